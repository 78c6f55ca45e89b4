"""The weights of the network (`network.py`) in units of 0.25: A is 0, B is 1, @ is -1, in the order of ASCII.

Written by a program; do not edit. How they were learned is in `ai/experiments.md`.
"""

WEIGHTS = (
    "A>D<CDA?AA??@A?ICBB<BCC@@?=>><@?B@A>?8>??=>?B>9?;=:<;9?;A@FDBB@A8@?AAA>BB?AAAC@?A@AC?>>?>=A>@=DDA?AC"
    "<?A@ADAB?@C@ECD=C@:B??@?AA@9>=D@=IA?;E=@;B@=@?A?D?>BEA?>??@AA?BLCB?ACACCIHFDEEECA?@?@A@@>?>AA>@@?@B@"
    "@@@BDC?AAB@@A@=D@>@?E?=FC@@G??=C??CHED@CEC@CHCFDFGEE?9>?A@<?B@:><<><<=CIB@DABECCFAEDAFFFBHDC@AEC?CHC"
    "EDFEBD?CA@DBB?BBDDDCBIB@??@B@B@>BB@?AAA;>@BHDBA@CB?CHCEDCFGCA>>BBBC=A?=>@@C=<A?>@??B@@@@@@?=>??@AGCB"
    "=BF??ADDDBD?DD@9>=?@?AA>9=>====<@CB?B=:C?>;AD>B?EBD@A@BAD??@A@;BA@?:?GBE>@A>>CC@CAA>@?>FAE>=8AA@B9CG"
    "CB??B?B@=@DBEAD@BDBADAAB@?@A@A>@=BB@>D@?BB:BA?:KBD:?BAABBA?@DBCA>C@AD@AC@@C@BA?AAABB@C?<EC@CBB?A@BC?"
    "B@?=@@C7AB;A?BC>?BAAAAA@@DA>BA?A;AA@>@CE?AA@ABB@@B@A@A??@A@C@?B@A@C?>AA@CA=:@A>>@><?ABC>>>AADBA:A>=="
    "AA:ACC?CAAAADBGG@CEB@@ADB?=>FFEE9@BBDF@?D@B?CB@GG??CA?=A@B@CA;@CC>@>>>AAF?>DFA@D=<@B??CA?DAA;CB@ACA?"
    "@?AGD=CCA=@BA@CBHABDFA@F=@@<BB?=>@=CCCE@?CE@EGBABHBCBE@AG=@DC7:@<;CDE@A?B?A@@A?DAAFAB@G@CH@@B?@CBA@E"
    ">GEA?B>A@BA=AB?G=?>DA?A9:A:=@>;@?9CAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAF?9C?D@:?H@<:I:I"
    "IH<H=;I6??8><:B9CH>=AI;IHB=H<??9N;18==127P<B8R2GQA9G=;O2G>5A<:A:;N<?9N6FNH<L8<K7B;8B=DB:<J>A>J9DJI=H"
    "<;J:H<9<<7=<<J<<;J:FIF;I8=H:M;2@?H=4;PAA8P4IOF<M>;M6A=<@=;::>H<B=I;IGE=GAAF=B=9?><=<@I??AI:FHB=J;=F:"
    "EB7=?=?:?JA<?K9IJC=I?>C;C@6B=A?7@K@?<L9HKD=I@:I7E?8?AEA:@KA>>J:IIG>H@<F8?DA><AC@CA<?ABBGCC>@@>@<@>:7"
    "?58=@H?<>H;IHC=I9==:C=:=@>:?>H@@>H;DFB@G<<E;C<:C??@;=H=A=H;DGJ<F?@F<FJ?C=GE@CC@BBB@EBDCFC??:PA5A>JC7"
    "<NC=:M5LNJ>L@=J8C?:=BBA;BI@A>I;JGE@H>;B;D>8C?=C<<J@@=J8HJC<G@<J9AB:C@>C>?F??AG<CGD@DB<G8;C;?B?A?AD=A"
    "@F@GEBADA<@8DA;A?@@>=G@A?G=AEA?B>?D;@G>C>BE<>D@@AF>FEDBBC>?;>=:A?@<=>G>BCI<FG@<G@:B;@@88B@@;>I>>>J9E"
    "JE=I@@E:;><;C6A=>C>A@F>FEB>E@?9;;@:<?7:=AC=B@H<HFD<H?<;9?@<<@<=A@E<B?E=FDB=F>>=;DF;E@FF;BG@B>G<IEM?F"
    "F<F9>@CB@FDBA@?BCAB?AA>AA@@ADB@>@8===DA??B>DBE@D=BE??BABBICCAA@EC@A=@@A>DAABEA@=@8=<>DA>@D?DCE@D=AEB"
    ">@BB@GDBA@@CBAB?A@??B?@@B@AACBABA@DAD?CB@?B?@>@B<AAB@GDDB@@DC?A?A>@=A?>C=?DCAHDEB=ACE>C>=>??A>>BFB?>"
    "A7=<>DA>?E>DDF@B?@D>=ABEBICFB>AEG@C>??A?C@=B>?CCBHEFB=CDE>C>?>@>C@?DFB>>A8>=?D@>>D>BBF@C@BE>FE>>@8>="
    ">C@>?D?DDE@D>?E>C@A??<?CAABAD?BA@AA@B?@@FC>>B6>;?D@>=E?CDFBC>AD@?ACC@DCEA?BDE@B@?=B>DA?B?E@E@@?=F?<G"
    "GAG@<ADDBJEEC>ADD>B?>=A?CA>CB>D=BBCD<EE==A<C"
)
