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
puzzle-refuted = Inte det draget. Se vad som följer.
puzzle-wrong = Efter det svaret går det inte att vinna längre. Pröva ett annat drag.
puzzle-solved = Löst!
puzzle-hint = Det är ett av dessa: { $first }, { $second } eller { $third }
puzzle-hint-move = Det är { $move }
puzzle-again = Försök igen
puzzle-next = Nästa problem
puzzle-list = Alla problem

puzzle-gering = Ralf Gering, som gjort spelet, gav ut det här slutspelet 2004. Diagrammet har gått förlorat; bara en enda ställning passar till de tryckta dragen. Det spelas enligt det årets regel: vilken grop som helst mitt emot en tom får fångas. Syd är i tur och ska vinna.
puzzle-gering-solved = Löst! G vinner med 65 mot 63, och inget annat drag vinner. Misstaget som trycktes, D, leder till 64 lika. Enligt dagens regel om minst antal stenar finns inget att vinna längre: också efter G slutar bästa spel oavgjort. Och lösningen som den trycktes bryter mot en regel i sitt tolfte drag.


## Lektioner

lesson-on = Vidare
lesson-hint = Tryck där pilen pekar
lesson-nudge = Inte där: tryck där pilen pekar
lesson-over = Mer behövs inte. Spela nu ett eget spel!
lesson-play = Spela
lesson-again = En gång till
