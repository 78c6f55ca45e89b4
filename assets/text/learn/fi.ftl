# Mitä peliä opettelevalle kerrotaan: pulmat, oppitunnit, säännöt kokonaan. Ladataan, kun joku niitä pyytää.


## Pulmat

puzzle-number = Pulma { NUMBER($number) }{ $solved ->
        [yes] , ratkaistu
       *[no] { "" }
    }
puzzle-gering-name = Geringin pulma{ $solved ->
        [yes] , ratkaistu
       *[no] { "" }
    }
puzzle-count = { $solved ->
        [0] { NUMBER($all) } asemaa. Jokaisessa vain yksi siirto voittaa.
       *[other] { NUMBER($all) } asemaa. Jokaisessa vain yksi siirto voittaa. Ratkaistuja on jo { NUMBER($solved) }.
    }
puzzle-star-goal = { $side } on vuorossa: etsi ainoa kivi, joka voittaa
puzzle-star-blue = Sininen
puzzle-star-red = Punainen
puzzle-mancala-goal = { $side } on vuorossa: etsi ainoa kylvö, joka voittaa
puzzle-mancala-south = Etelä
puzzle-mancala-north = Pohjoinen
puzzle-right = Oikein! Näin peli voi jatkua.
puzzle-refuted = Ei tämä. Katso, mitä siitä seuraa.
puzzle-wrong = Tuon vastauksen jälkeen ei enää voi voittaa. Kokeile toista siirtoa.
puzzle-solved = Ratkaistu!
puzzle-hint = Se on jokin näistä: { $first }, { $second } tai { $third }
puzzle-hint-move = Se on { $move }
puzzle-again = Yritä uudelleen
puzzle-next = Seuraava pulma
puzzle-list = Kaikki pulmat

puzzle-gering = Ralf Gering, pelin tekijä, julkaisi tämän loppupelin vuonna 2004. Kaavio on kadonnut; painettuihin siirtoihin sopii vain yksi asema. Pulmassa pelataan sen vuoden säännöllä: minkä tahansa tyhjän kuopan vastapäisen kuopan saa kaapata. Etelä on vuorossa, ja sen pitää voittaa.
puzzle-gering-solved = Ratkaistu! G voittaa 65–63, eikä mikään muu siirto voita. Painettu virhesiirto D johtaa tasapeliin 64–64. Nykyisellä vähimpien kivien säännöllä voitettavaa ei enää ole: G:nkin jälkeen paras peli päättyy tasan. Ja painettu ratkaisu rikkoo sääntöä kahdennellatoista siirrollaan.


## Oppitunnit

lesson-on = Jatka
lesson-hint = Napauta kohtaa, jota nuoli osoittaa
lesson-nudge = Ei siitä: napauta kohtaa, jota nuoli osoittaa
lesson-over = Muuta ei tarvita. Pelaa nyt oma peli!
lesson-play = Pelaa
lesson-again = Uudestaan
