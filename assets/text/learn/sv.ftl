# Det som sägs till den som lär sig ett spel: problem, lektioner, reglerna i sin helhet. Läses in när någon ber om det.


## Problem

puzzle-number = Problem { NUMBER($number) }{ $solved ->
        [yes] , löst
       *[no] { "" }
    }
puzzle-gering-name = Gerings problem{ $solved ->
        [yes] , löst
       *[no] { "" }
    }
puzzle-count = { $solved ->
        [0] { NUMBER($all) } ställningar. I varje finns ett enda drag som vinner.
       *[other] { NUMBER($all) } ställningar. I varje finns ett enda drag som vinner. Lösta hittills: { NUMBER($solved) }.
    }
puzzle-star-goal = { $side } är vid draget: hitta den enda sten som vinner
puzzle-star-blue = Blå
puzzle-star-red = Röd
puzzle-mancala-goal = { $side } är vid draget: hitta den enda sådd som vinner
puzzle-mancala-south = Syd
puzzle-mancala-north = Nord
puzzle-right = Rätt! Så här kan det gå vidare.
puzzle-refuted = Inte det draget. Se vad som händer sedan.
puzzle-wrong = Efter det svaret går det inte att vinna längre. Pröva ett annat drag.
puzzle-solved = Löst!
puzzle-hint = Det är ett av dessa: { $first }, { $second } eller { $third }
puzzle-hint-move = Det är { $move }
puzzle-again = Försök igen
puzzle-next = Nästa problem
puzzle-list = Alla problem

puzzle-gering = Ralf Gering, som har skapat spelet, publicerade det här slutspelet 2004. Diagrammet har gått förlorat. Fyra ställningar passar till de tryckta dragen, så länge dessa följer reglerna; det här är den som passar också enligt dagens regel. Här gäller regeln från det året: vilken grop som helst mitt emot en tom får fångas. Syd är vid draget och ska vinna.
puzzle-gering-solved = Löst! G vinner med 65 mot 63, och inget annat drag vinner, i någon av de fyra ställningarna. Misstaget som trycktes, D, leder till 64–64. Enligt dagens regel om färst stenar finns inget att vinna längre: även efter G leder bästa spel till oavgjort. Och lösningen som den trycktes bryter mot en regel i sitt tolfte drag.
puzzle-two-for-one-name = Strategi: två gropar för en stor{ $solved ->
        [yes] , löst
       *[no] { "" }
    }
puzzle-two-for-one = Offra två gropar för att vinna en stor, och behåll initiativet. Den som måste fånga kan inte så: alltså bestämmer du vad som fångas, och vad du tar i gengäld.
puzzle-two-for-one-goal = Offra två små gropar och vinn en stor: med vilken sådd börjar Syd?
puzzle-two-for-one-wrong = { $move } kostar för mycket: längre fram fångar Nord { $hole } med { $stones } stenar. Offra bara små gropar, och vinn en stor. Pröva ett annat drag.
puzzle-empty-once-name = Strategi: töm varje grop en gång{ $solved ->
        [yes] , löst
       *[no] { "" }
    }
puzzle-empty-once = Töm var och en av dina gropar en gång, tidigt i partiet. En tom grop fångar; en full fångar ingenting och kan själv bli fångad.
puzzle-empty-once-goal = Töm varje grop en gång, innan det är för sent: vilken sådd vinner för Syd?
puzzle-empty-once-wrong = Efter { $move } ligger fortfarande { $stones } stenar i { $hole }: full fångar den ingenting. Vilken grop är lika full som från början? Pröva ett annat drag.
puzzle-across-name = Strategi: över på andra sidan{ $solved ->
        [yes] , löst
       *[no] { "" }
    }
puzzle-across = Flytta mot slutet över dina stenar till motspelarens sida. Det som ligger i din rad kan fångas; det som ligger mitt emot dina tomma gropar fångar du.
puzzle-across-goal = Mot slutet hör stenarna hemma på andra sidan: vilken sådd vinner för Syd?
puzzle-across-wrong = Efter { $move } ligger fortfarande { $stones } stenar i din egen rad, där Nord fångar dem; det går att komma ner till { $best }. Pröva ett annat drag.


## Lektioner

lesson-on = Vidare
lesson-hint = Tryck där pilen pekar; på ett tangentbord leder Home dit, och Enter väljer
lesson-nudge = Inte riktigt. { $step }
lesson-nudge-on = Läs i lugn och ro och tryck sedan på ”Vidare”. { $step }
lesson-nudge-answer = Välj ett av svaren. { $step }
lesson-over = Mer än så behövs inte. Spela nu på riktigt!
lesson-play = Spela
lesson-again = En gång till

lesson-africa-aim = Överallt i Afrika ligger brickor med baksidan upp, och en gömmer stjärnan. Ta den hem, till Tanger eller Kairo
lesson-africa-start = Tryck på Tanger: där börjar du
lesson-africa-roll = Din tur: slå tärningen
lesson-africa-walk = En fyra! Tryck på Marocko: där ligger en bricka
lesson-africa-buy = Tryck på ”Köp brickan” för att vända den: det kostar { $price }
lesson-africa-tokens = En smaragd: { $money }! Andra brickor gömmer en rövare, en hästsko, ingenting – eller stjärnan
lesson-africa-fly = Flyget kostar { $fare }: tryck på Flyg och sedan på { $place-end }
lesson-africa-turn = Köp den här brickan också
lesson-africa-star = Stjärnan! Hem med den nu: flyg till Marocko
lesson-africa-last = Tanger är nära: slå
lesson-africa-home = Tryck på Tanger
lesson-africa-end = Stjärnan är hemma: du vinner!

lesson-star-aim = Platser på kanten ger poäng, men varje grupp du har där, en stjärna, kostar poäng. Ta mycket kant med få stjärnor
lesson-star-first = Ni turas om att lägga en sten på valfri tom nod. Du börjar: tryck på noden vid pilen (S30)
lesson-star-begun = Stenar flyttas aldrig. När ingen har något mer att vinna passar båda. Se nu hur ett parti slutar
lesson-star-place = Tryck på noden på kanten, bredvid din sten (R42)
lesson-star-star = Två stenar på kanten som hänger ihop: en stjärna!
lesson-star-bridge = Du har två stjärnor. Förena dem över bron i mitten: tryck på noden vid pilen (T10)
lesson-star-joined = Nu är de en. Varje stjärna kostar lika mycket som fyra platser på kanten, så en är bättre än två
lesson-star-rim = Ta en plats till på kanten, intill dina stenar: tryck på noden vid pilen (R43)
lesson-star-pass = Det räcker: passa. När båda passar är partiet slut
lesson-star-count = Nu räknas poängen: mer av kanten och färre stjärnor. Du vinner!
lesson-star-scoring = Räkna med: färre kantnoder, och ändå vinner du
lesson-star-peries = Du är Blå och äger 7 kantnoder. Röd äger de 13 som lyser, och leder än så länge med 12 mot 9
lesson-star-stars = Men Röd har tre stjärnor och du två. För varje stjärna färre får du två poäng, och Röd förlorar två
lesson-star-join = Om du förenar dina stjärnor leder du. Vilken tom nod ligger intill båda? Tryck på den
lesson-star-join-wrong = Då har du fortfarande två stjärnor, och Röd leder. Leta efter den enda tomma nod som skiljer dem åt
lesson-star-ahead = Om du gör dina två stjärnor till en är det fortfarande 7 kantnoder mot 13, men en stjärna mot tre. Vem leder då?
lesson-star-ahead-wrong = I kantnoder, ja. Men med två stjärnor färre får du 4 poäng, och Röd blir av med 4. Vem leder alltså?
lesson-star-fewer = 7 + 4 är 11 till dig; 13 + 1 för tre hörn − 4 är 10 till Röd. Färre kantnoder, och ändå vinner du!
lesson-star-lone = Ett annat parti, nära slutet. Din ensamma sten högst upp är ingen stjärna: som det står äger Röd det hörnet
lesson-star-last = Tre hörn ger dig en poäng till, och du vinner. Ta alltså den sista noden
lesson-star-last-wrong = Om du passar vinner Röd med 11 mot 10. Tryck på den tomma noden bredvid din ensamma sten
lesson-star-ten = Med en sten på den sista noden har ni tio kantnoder och tre stjärnor var. Vem vinner då?
lesson-star-nobody = Ingen
lesson-star-nobody-wrong = Kantnoder och stjärnor är då lika, ja. Men den som äger tre hörn får en poäng till. Vem är det?
lesson-star-red-wrong = Röd har det tredje hörnet bara så länge din sten är ensam. Vem äger det när en sten till hör ihop med den?
lesson-star-quark = Din ensamma sten hör nu till en stjärna: hörnet blir ditt tredje, och du vinner med 11 mot 10

lesson-mancala-aim = Den som fångar flest av de 128 stenarna vinner. Groparna A till H är dina
lesson-mancala-first = Ditt första drag: tryck på E. De åtta stenarna läggs en och en i groparna som följer
lesson-mancala-take = Din grop E är tom, så den här turen måste du fånga stenarna mitt emot: tryck på d
lesson-mancala-taken = Tio stenar till dig! Så går det vidare tills brädet är tomt. Se nu hur ett parti slutar
lesson-mancala-sow = Tryck på F: dess sex stenar läggs en och en i groparna som följer
lesson-mancala-capture = Dina tomma gropar E och F har nu stenar mitt emot. Du måste fånga där de är färst: tryck på d
lesson-mancala-more = Din tomma grop F har fyra stenar mitt emot: fånga dem. Tryck på c
lesson-mancala-last = Fånga nu stenen mitt emot din tomma grop G: tryck på b
lesson-mancala-end = Brädet är tomt: 65 stenar till dig, 63 till Nord. Du vinner!


## Reglerna: vad som gäller

rulebook-in-force = Reglerna i det här spelet: { $preset }

rulebook-africa-start-title = Början
rulebook-africa-order-random = Spelordningen lottas.
rulebook-africa-order-clockwise = Alla slår tärningen. Den som slår högst börjar, och de andra följer runt bordet. Om flera delar på det högsta slaget slår de om.
rulebook-africa-order-descending = Alla slår tärningen. Den som slår högst spelar först, sedan den som slår näst högst och så vidare. De som slår lika slår om.
rulebook-africa-board-finnish = Skeppen seglar som på det finska brädet: Kongo och Tripoli har hamnar.
rulebook-africa-board-scandinavian = Skeppen seglar som på det skandinaviska brädet: Kongo och Tripoli har inga hamnar.
rulebook-africa-penniless-never = Den som inte kan betala en biljett kan varken segla eller flyga.
rulebook-africa-penniless-two_steps = Den som inte kan betala en sjöresa får segla sakta, två steg per tur utan tärning. Den som kan betala måste göra det.
rulebook-africa-penniless-one_step = Den som inte kan betala en sjöresa får segla mycket sakta, ett steg per tur utan tärning. Den som kan betala måste göra det.
rulebook-africa-penniless-stowaway = Den som inte kan betala en sjöresa får i en hamn på en ö stå över en tur och sedan segla en gång utan att betala.
rulebook-africa-try = { $arrival ->
        [yes] Du får slå för en bricka redan i den tur då du kommer fram.
       *[no] I den tur då du kommer fram kan du bara köpa; att slå för brickan får vänta till nästa tur.
    } Misslyckas slaget är din tur slut.
rulebook-africa-bag = De trettio brickorna är stjärnan, { NUMBER($rubies) } rubiner, { NUMBER($emeralds) } smaragder, { NUMBER($topazes) } topaser, { NUMBER($robbers) } { $robber-many }, { NUMBER($horseshoes) } { $horseshoe-many } och { NUMBER($blanks) } tomma.
rulebook-africa-picture-home = Med stjärnan och en trea på tärningen: hem till Tanger
rulebook-africa-picture-walk = Efter en fyra i Tanger: det inringade går att nå
rulebook-africa-picture-voyage = Till sjöss från Tanger: de inringade hamnarna
rulebook-africa-picture-desert = Kvarhållen av ökenryttarna
rulebook-africa-advice-title = Goda råd
rulebook-africa-advice = Pengar är frihet: se till att ha kvar till en biljett, så blir ingen ö en fälla. Så länge stjärnan är gömd är brickor nära Tanger och Kairo mer värda än avlägsna, för det som hittas där är snart hemma. { $amount ->
        [0] Och
       *[other] Kan du bli först i Kapstaden, så res dit. Och
    } när någon annan har stjärnan, se efter vad som ännu är gömt: varje { $horseshoe } på din väg hem kan ännu vinna.

rulebook-star-size = Det här brädet har { NUMBER($rings) } ringar med { NUMBER($nodes) } noder, varav { NUMBER($peries) } på kanten.
rulebook-star-turn = Ni turas om. I den allra första turen läggs { $first ->
        [one] en sten
       *[other] { NUMBER($first) } stenar
    }, i alla senare { $later ->
        [one] en
       *[other] två
    }, på vilka tomma noder som helst. Passar du, så avstår du från resten av turen. Stenarna flyttas aldrig, och ingen tas någonsin bort.
rulebook-star-first-title = En rättvis början
rulebook-star-handicap = { $stones ->
        [one] Den mindre vana spelaren börjar med en sten. Den andra får inte ta över den.
       *[other] Den mindre vana spelaren börjar och lägger { NUMBER($stones) } stenar i första turen. Den andra får inte ta över dem.
    }
rulebook-star-no-swap = Ingen byter: den första stenen stannar hos den som lade den.
rulebook-star-picture-board = { NUMBER($rings) } ringar: noder med streckad ram är kantnoder, och fem av dem är också hörn
rulebook-star-picture-bridge = Båda färgerna hänger ihop över bron
rulebook-star-picture-star = Den blå stjärnan äger allt den stänger in, med fem kantnoder; de röda stenarna där är förlorade

rulebook-mancala-capture-free = Om en av dina gropar är tom och det finns stenar i gropen mitt emot måste du fånga i stället för att så: ta alla stenar ur en sådan grop mitt emot, vilken du vill. Därmed är din tur slut.
rulebook-mancala-repetition = För att partiet inte ska pågå i evighet: uppstår en ställning för tredje gången, med samma spelare vid draget, eller fångar ingen något på { NUMBER($turns) } turer, så tar var och en stenarna i sin egen rad.
rulebook-mancala-swap-title = Bytesregeln
rulebook-mancala-swap = Nord får ta över Syds första sådd i stället för att så: brädet vänds, och Syd sår igen.
rulebook-mancala-picture-sow = Var de åtta stenarna ur C skulle hamna
rulebook-mancala-picture-capture = { $free ->
        [yes] B och E är tomma: Syd måste fånga, och får välja g eller d
       *[no] B och E är tomma: Syd måste fånga d, som har färre stenar än g
    }


## Om ett spel

about-title = Om { $game }
about-numbers = Spelet i siffror
about-games = Av alla spel
about-decimal = { NUMBER($value) }
about-range = { NUMBER($first) }–{ NUMBER($last) }
about-levels = Hur starka datorspelarna är
about-against = Vem mot vem
about-share = Vunna partier, %
about-pair = { $better } mot { $other }
about-us = Starboard är ett gratis program som bygger på de publicerade reglerna, med egna namn, teckningar, texter och egen kod. Det har ingen koppling till något förlag eller någon upphovsperson.

about-africa-who = Kari Mannerla från Finland var nitton år när han hittade på spelet. Det gavs ut i Helsingfors 1951, och sedan dess har familjer i hela Norden spelat det.
about-africa-names = På svenska heter det Den försvunna diamanten eller Afrikas stjärna. På finska är det Afrikan tähti, Afrikas stjärna.
about-africa-rules = Reglerna är nästan oförändrade. Sedan 2005 finns en officiell ändring: också den som är utan pengar får segla, sakta. Ni kan spela med den eller utan den, och enligt reglerna i Skandinavien och Mellaneuropa.
about-africa-rounds = Varv, i genomsnitt
about-africa-star = Stjärnan tas hem, %
about-africa-no_horseshoe_left = Stjärnan hittas och ingen hästsko (inget visum) är kvar, %
about-africa-horseshoe = En hästsko (ett visum) tas hem, %
about-africa-stranded = Oavgjort: ingen kan vinna längre, %
about-africa-note = { NUMBER($games) } spel mellan fyra datorspelare med vardera regeluppsättningen. Den som börjar i Kairo vinner lite oftare än den som börjar i Tanger: ungefär ett spel mer på hundra.
about-africa-lengths = När spelen tar slut, i %
about-africa-ended = Varv
about-africa-endings = Hur spelen slutar, i %
about-africa-where = Varv till slutet, om stjärnan ligger där
about-africa-where-note = Fylld cirkel: spelet tar längre tid än i genomsnitt.

about-star-who = Ea Ea, född Craige Schensted, är en amerikansk fysiker som har skapat flera spel som går ut på att förena. Hans Star publicerades i en tidskrift 1983. Ur det växte *Star: med en bro i mitten och bättre balans mellan kanten och mitten. Kadon gav ut det som brädspel 2004.
about-star-names = Av de tre sätten att räkna är det tredje R. Wayne Schmittbergers.
about-star-nodes = Noder
about-star-peries = Kantnoder
about-star-points = Poäng
about-star-note = Alla noder, kantnoder och poäng på ett bräde. På ett fullt bräde blir spelarnas poäng tillsammans alltid talet under ”Poäng”. Är ringarna jämna till antalet är det udda, så att det inte kan bli oavgjort.

about-mancala-who = Ralf Gering från Bad Breisig i Tyskland skapade Afrika den 2 mars 2004.
about-mancala-rules = Det är ett mancalaspel där sådden inte fångar något: man fångar det som ligger mitt emot ens tomma gropar, och det måste man. Först fick vilken sådan grop som helst fångas; regeln om färst stenar kom senare.
about-mancala-gering = Gerings
about-mancala-ours = Våra
about-mancala-first = Den som börjar vinner, %
about-mancala-draws = Oavgjorda, %
about-mancala-lead = Vad det är värt att börja, i stenar
about-mancala-moves = Drag, i genomsnitt
about-mancala-shortest = Kortaste partiet, i drag
about-mancala-longest = Längsta partiet, i drag
about-mancala-lengths = Hur långt ett parti är, i drag
about-mancala-under = mindre än { NUMBER($value) }
about-mancala-note = Gerings siffror kommer från partier som hans program spelade, våra från { NUMBER($games) } partier med en datorspelare som ser åtta drag framåt.
