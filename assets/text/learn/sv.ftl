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
        [0] { NUMBER($all) } ställningar. I var och en finns ett enda drag som vinner.
       *[other] { NUMBER($all) } ställningar. I var och en finns ett enda drag som vinner. { NUMBER($solved) } lösta hittills.
    }
puzzle-star-goal = { $side } är i tur: hitta den enda sten som vinner
puzzle-star-blue = Blå
puzzle-star-red = Röd
puzzle-mancala-goal = { $side } är i tur: hitta den enda sådd som vinner
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

puzzle-gering = Ralf Gering, som har skapat spelet, gav ut det här slutspelet 2004. Diagrammet har gått förlorat. Fyra ställningar passar till de tryckta dragen, så långt dessa följer reglerna; det här är den som passar också enligt dagens regel. Det spelas enligt det årets regel: vilken grop som helst mitt emot en tom får fångas. Syd är i tur och ska vinna.
puzzle-gering-solved = Löst! G vinner med 65 mot 63, och inget annat drag vinner, i någon av de fyra ställningarna. Misstaget som trycktes, D, leder till 64 lika. Enligt dagens regel om minst antal stenar finns inget att vinna längre: också efter G slutar bästa spel oavgjort. Och lösningen som den trycktes bryter mot en regel i sitt tolfte drag.


## Lektioner

lesson-on = Vidare
lesson-hint = Tryck där pilen pekar; på ett tangentbord leder Home dit, och Enter väljer
lesson-nudge = Inte riktigt där. { $step }
lesson-nudge-on = Läs i lugn och ro och tryck sedan på ”Vidare”. { $step }
lesson-over = Mer behövs inte. Spela nu ett eget spel!
lesson-play = Spela
lesson-again = En gång till

lesson-africa-aim = Överallt i Afrika ligger brickor, och en gömmer stjärnan. Hitta den och ta den hem
lesson-africa-start = Tryck på Tanger: där börjar du
lesson-africa-roll = Din tur: slå tärningen
lesson-africa-walk = En fyra! Tryck på Marocko: där ligger en bricka
lesson-africa-buy = Vänd brickan: den kostar { $price }
lesson-africa-tokens = En smaragd: { $money }! Andra brickor gömmer en rövare, en hästsko, ingenting – eller stjärnan
lesson-africa-fly = Med flyg för { $fare }: tryck på Flyg och sedan på { $place-end }
lesson-africa-turn = Vänd den här brickan också
lesson-africa-star = Stjärnan! Hem med den nu: flyg till Marocko
lesson-africa-last = Tanger är nära: slå
lesson-africa-home = Tryck på Tanger
lesson-africa-end = Stjärnan är hemma: du vinner!

lesson-star-place = Tryck på noden på kanten, bredvid din sten
lesson-star-star = Två stenar på kanten som hänger ihop: en stjärna!
lesson-star-bridge = Du har två stjärnor. Förena dem över bron i mitten
lesson-star-joined = Nu är de en. Varje stjärna kostar lika mycket som fyra platser på kanten, så en är bättre än två
lesson-star-rim = Ta en plats till på kanten
lesson-star-pass = Det räcker: passa. När båda passar är partiet slut
lesson-star-count = Nu räknas poängen: mer av kanten och färre stjärnor. Du vinner!

lesson-mancala-aim = Den som fångar flest av de 128 stenarna vinner. Groparna A till H är dina
lesson-mancala-first = Ditt första drag: tryck på E. De åtta stenarna läggs en och en i groparna som följer
lesson-mancala-take = Din grop E är tom, så du tar stenarna mitt emot: tryck på d
lesson-mancala-taken = Tio stenar till dig! Så går det vidare tills brädet är tomt. Nu slutet av ett parti
lesson-mancala-sow = Tryck på F: dess sex stenar läggs en och en i groparna som följer
lesson-mancala-capture = Dina tomma gropar E och F har nu stenar mitt emot. Ta den som har minst stenar: tryck på d
lesson-mancala-more = Din tomma grop F har fyra stenar mitt emot: ta dem
lesson-mancala-last = Och den mitt emot G
lesson-mancala-end = Brädet är tomt: 65 stenar till dig, 63 till Nord. Du vinner!


## Reglerna: vad som gäller

rulebook-in-force = Reglerna i det här spelet: { $preset }

rulebook-africa-start-title = Början
rulebook-africa-order-random = Spelordningen lottas.
rulebook-africa-order-clockwise = Alla slår tärningen. Den som slår högst börjar, och de andra följer runt bordet. Slår flera lika högt slår de om.
rulebook-africa-order-descending = Alla slår tärningen och spelar i slagens ordning, det högsta först. Den som slår lika slår om.
rulebook-africa-board-finnish = Skeppen seglar som på det finska brädet: Kongo och Tripoli har hamnar.
rulebook-africa-board-scandinavian = Skeppen seglar som på det skandinaviska brädet: Kongo och Tripoli har inga hamnar.
rulebook-africa-penniless-never = Den som inte kan betala en biljett kan varken segla eller flyga.
rulebook-africa-penniless-two_steps = Den som inte kan betala en sjöresa får segla sakta, två steg per tur utan tärning. Den som kan betala måste göra det.
rulebook-africa-penniless-one_step = Den som inte kan betala en sjöresa får segla mycket sakta, ett steg per tur utan tärning. Den som kan betala måste göra det.
rulebook-africa-penniless-stowaway = Den som inte kan betala en sjöresa får i en hamn på en ö stå över en tur och sedan segla en gång utan att betala.
rulebook-africa-try = { $arrival ->
        [yes] Du får slå för en bricka redan i den tur då du kommer fram.
       *[no] I den tur då du kommer fram kan du bara köpa; att slå för brickan får vänta till nästa tur.
    }
rulebook-africa-bag = De trettio brickorna är stjärnan, { NUMBER($rubies) } rubiner, { NUMBER($emeralds) } smaragder, { NUMBER($topazes) } topaser, { NUMBER($robbers) } { $robber-many }, { NUMBER($horseshoes) } { $horseshoe-many } och { NUMBER($blanks) } tomma.
rulebook-africa-picture-home = Med stjärnan och en fyra på tärningen: hem till Kairo
rulebook-africa-picture-walk = Efter en fyra i Tanger: det inringade går att nå
rulebook-africa-picture-voyage = Till sjöss från Tanger: de inringade hamnarna
rulebook-africa-picture-desert = Kvarhållen av ökenryttarna
rulebook-africa-advice-title = Goda råd
rulebook-africa-advice = Pengar är frihet: behåll så att det räcker till en biljett, så blir ingen ö en fälla. Så länge stjärnan är gömd är brickor nära Tanger och Kairo mer värda än avlägsna, för det som hittas där är snart hemma. Kan du bli först i Kapstaden, så res dit. Och när någon annan har stjärnan, se efter vad som ännu är gömt: varje hästsko (eller visum) på din väg hem kan ännu vinna.

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
        [one] Den mindre vana spelaren börjar med en sten, och ingen byter.
       *[other] Den mindre vana spelaren börjar och lägger { NUMBER($stones) } stenar i första turen. Ingen byter.
    }
rulebook-star-no-swap = Ingen byter: den första stenen förblir hos den som lade den.
rulebook-star-picture-board = { NUMBER($rings) } ringar: noder med streckad ram är kantnoder, och fem av dem är också hörn
rulebook-star-picture-bridge = Båda färgerna hänger ihop över bron
rulebook-star-picture-star = Den blå stjärnan äger allt den stänger in, med fem kantnoder; de röda stenarna där är förlorade

rulebook-mancala-capture-free = Om en av dina gropar är tom och det finns stenar i gropen mitt emot måste du fånga i stället för att så: ta alla stenar ur en sådan grop mitt emot, vilken du vill. Därmed är din tur slut.
rulebook-mancala-repetition = För att spelet aldrig ska pågå i evighet: kommer en ställning för tredje gången, med samma spelare i tur, eller fångar ingen något på { NUMBER($turns) } turer, så tar var och en stenarna i sin egen rad.
rulebook-mancala-swap-title = Bytesregeln
rulebook-mancala-swap = Nord får ta över Syds första sådd i stället för att så: brädet vänds, och Syd sår igen.
rulebook-mancala-picture-sow = Vart de åtta stenarna i C skulle ta vägen
rulebook-mancala-picture-capture = { $free ->
        [yes] B och E är tomma: Syd måste fånga, och får välja g eller d
       *[no] B och E är tomma: Syd måste fånga d, som har färre stenar än g
    }


## Om ett spel

about-title = Om { $game }
about-numbers = Spelet i siffror
about-games = Av alla spel
about-decimal = { NUMBER($value) }
about-us = Starboard är ett fritt program som använder de publicerade reglerna, med egna namn, teckningar, texter och egen kod. Det har inget samband med något förlag eller någon upphovsman.

about-africa-who = Kari Mannerla från Finland var nitton år när han hittade på spelet. Det gavs ut i Helsingfors 1951, och sedan dess har familjer i hela Norden spelat det.
about-africa-names = På svenska heter det Den försvunna diamanten eller Afrikas stjärna. På finska är det Afrikan tähti, Afrikas stjärna.
about-africa-rules = Reglerna är nästan oförändrade. Sedan 2005 finns en officiell ändring: också den som är utan pengar får segla, sakta. Ni kan spela med den eller utan den, och efter reglerna i Skandinavien och Mellaneuropa.
about-africa-rounds = Varv, i medeltal
about-africa-star = Stjärnan tas hem, %
about-africa-no_horseshoe_left = Stjärnan hittas och ingen hästsko (inget visum) är kvar, %
about-africa-horseshoe = En hästsko (ett visum) tas hem, %
about-africa-stranded = Oavgjort: ingen kan vinna längre, %
about-africa-note = { NUMBER($games) } spel mellan fyra datorspelare med vardera reglerna. Den som börjar i Kairo vinner lite oftare än den som börjar i Tanger: ett spel på hundra.

about-star-who = Ea Ea, född Craige Schensted, är en amerikansk fysiker som har skapat flera spel om att förena. Hans Star stod i en tidskrift 1983. Ur det växte *Star: med en bro i mitten och bättre balans mellan kanten och mitten. Kadon gav ut det som brädspel 2004.
about-star-names = Av de tre sätten att räkna är det tredje R. Wayne Schmittbergers.
about-star-nodes = Noder
about-star-peries = Kantnoder
about-star-points = Poäng
about-star-note = Alla noder, kantnoder och poäng på ett bräde. Båda spelarnas poäng blir alltid lika mycket tillsammans: ett udda tal om ringarna är jämna till antalet, så att det inte kan bli lika.

about-mancala-who = Ralf Gering från Bad Breisig i Tyskland skapade Afrika den 2 mars 2004.
about-mancala-rules = Det är ett mancala där sådden inte fångar något: man fångar det som ligger mitt emot ens tomma gropar, och måste göra det. Först fick vilken sådan grop som helst fångas; regeln om minst antal stenar kom senare.
about-mancala-gering = Gerings
about-mancala-ours = Våra
about-mancala-first = Den som börjar vinner, %
about-mancala-draws = Oavgjorda, %
about-mancala-lead = Vad det är värt att börja, i stenar
about-mancala-moves = Drag, i medeltal
about-mancala-shortest = Kortaste partiet, i drag
about-mancala-longest = Längsta partiet, i drag
about-mancala-under = mindre än { NUMBER($value) }
about-mancala-note = Gerings siffror kommer från partier som hans program spelade, våra från { NUMBER($games) } partier med en datorspelare som ser åtta drag framåt.
