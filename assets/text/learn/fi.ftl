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

puzzle-gering = Ralf Gering, pelin tekijä, julkaisi tämän loppupelin vuonna 2004. Kaavio on kadonnut. Painettuihin siirtoihin sopii neljä asemaa, siltä osin kuin ne ovat sääntöjen mukaisia; tämä sopii niihin myös nykyisellä säännöllä. Pulmassa pelataan sen vuoden säännöllä: minkä tahansa tyhjän kuopan vastapäisen kuopan saa kaapata. Etelä on vuorossa, ja sen pitää voittaa.
puzzle-gering-solved = Ratkaistu! G voittaa 65–63, eikä mikään muu siirto voita missään neljästä asemasta. Painettu virhesiirto D johtaa tasapeliin 64–64. Nykyisellä vähimpien kivien säännöllä voitettavaa ei enää ole: G:nkin jälkeen paras peli päättyy tasan. Ja painettu ratkaisu rikkoo sääntöä kahdennellatoista siirrollaan.
puzzle-two-for-one-name = Strategia: kaksi kuoppaa yhdestä suuresta{ $solved ->
        [yes] , ratkaistu
       *[no] { "" }
    }
puzzle-two-for-one = Luovu kahdesta kuopasta, jos saat niillä yhden suuren, ja pidä aloite itselläsi. Se, jonka on kaapattava, ei voi kylvää: sinä siis päätät, mitä kaapataan ja mitä saat vastineeksi.
puzzle-two-for-one-goal = Luovu kahdesta pienestä kuopasta ja voita suuri: millä kylvöllä Etelä aloittaa?
puzzle-two-for-one-wrong = { $move } maksaa liikaa: myöhemmin Pohjoinen kaappaa kuopan { $hole }, jossa kiviä on { $stones }. Luovu vain pienistä kuopista ja voita suuri. Kokeile toista siirtoa.
puzzle-empty-once-name = Strategia: tyhjennä joka kuoppa kerran{ $solved ->
        [yes] , ratkaistu
       *[no] { "" }
    }
puzzle-empty-once = Tyhjennä jokainen kuoppasi kerran, pelin alkupuolella. Tyhjä kuoppa kaappaa; täysi ei kaappaa mitään, ja se voidaan itse kaapata.
puzzle-empty-once-goal = Tyhjennä joka kuoppa kerran, ennen kuin on myöhäistä: millä kylvöllä Etelä voittaa?
puzzle-empty-once-wrong = Siirron { $move } jälkeen kuopassa { $hole } on yhä { $stones } kiveä: täytenä se ei kaappaa mitään. Mikä kuoppa on yhtä täynnä kuin alussa? Kokeile toista siirtoa.
puzzle-across-name = Strategia: lopussa vastapuolelle{ $solved ->
        [yes] , ratkaistu
       *[no] { "" }
    }
puzzle-across = Siirrä lopussa kivesi vastapuolelle. Omalla rivilläsi olevat kivet voidaan kaapata; ne, jotka ovat tyhjiä kuoppiasi vastapäätä, kaappaat sinä.
puzzle-across-goal = Lopussa kivet kuuluvat vastapuolelle: millä kylvöllä Etelä voittaa?
puzzle-across-wrong = Siirron { $move } jälkeen omalla rivilläsi on yhä { $stones } kiveä, ja Pohjoinen kaappaa niitä; niitä voisi olla vain { $best }. Kokeile toista siirtoa.


## Oppitunnit

lesson-on = Jatka
lesson-hint = Napauta kohtaa, jota nuoli osoittaa; näppäimistöllä Home vie sinne ja Enter valitsee
lesson-nudge = Ei aivan niin. { $step }
lesson-nudge-on = Lue rauhassa ja paina sitten ”Jatka”. { $step }
lesson-nudge-answer = Valitse jokin vastauksista. { $step }
lesson-over = Muuta ei tarvita. Pelaa nyt oma peli!
lesson-play = Pelaa
lesson-again = Uudestaan

lesson-africa-aim = Eri puolilla Afrikkaa on kiekkoja kuvapuoli alaspäin. Yksi kätkee tähden: tuo se kotiin, Tangeriin tai Kairoon
lesson-africa-start = Napauta Tangeria: siitä aloitat
lesson-africa-roll = Sinun vuorosi: heitä noppaa
lesson-africa-walk = Nelonen! Napauta Marokkoa: siellä on kiekko
lesson-africa-buy = Käännä kiekko painamalla ”Osta kiekko”: hinta on { $price }
lesson-africa-tokens = Smaragdi: { $money }! Muissa kiekoissa on rosvo, hevosenkenkä, ei mitään – tai tähti
lesson-africa-fly = Lento maksaa { $fare }: paina Lennä ja valitse kartalta { $place }
lesson-africa-turn = Osta tämäkin kiekko
lesson-africa-star = Tähti! Nyt kotiin: lennä Marokkoon
lesson-africa-last = Tanger on lähellä: heitä noppaa
lesson-africa-home = Napauta Tangeria
lesson-africa-end = Tähti on kotona: voitit!

lesson-star-aim = Reunan paikoista saa pisteitä, mutta jokainen ryhmäsi siellä, tähti, maksaa niitä. Ota paljon reunaa, tee vähän tähtiä
lesson-star-first = Kumpikin asettaa vuorollaan kiven tyhjään solmuun. Sinä aloitat: napauta solmua, jota nuoli osoittaa (S30)
lesson-star-begun = Kivet eivät koskaan siirry. Kun voitettavaa ei enää ole, molemmat ohittavat vuoronsa. Katso nyt, miten peli päättyy
lesson-star-place = Napauta reunan solmua kivesi vieressä (R42)
lesson-star-star = Kaksi yhteen kuuluvaa kiveä reunalla: tähti!
lesson-star-bridge = Sinulla on kaksi tähteä. Yhdistä ne keskellä olevan sillan yli: napauta solmua, jota nuoli osoittaa (T10)
lesson-star-joined = Nyt ne ovat yksi. Jokainen tähti maksaa saman kuin neljä paikkaa reunalla, joten yksi on parempi kuin kaksi
lesson-star-rim = Ota reunalta vielä yksi paikka kiviesi vierestä: napauta solmua, jota nuoli osoittaa (R43)
lesson-star-pass = Tämä riittää: ohita vuoro. Kun molemmat ohittavat vuoronsa, peli päättyy
lesson-star-count = Nyt lasketaan pisteet: enemmän reunaa, vähemmän tähtiä. Voitit!
lesson-star-scoring = Laske mukana: vähemmän reunasolmuja, ja silti voitat
lesson-star-peries = Olet Sininen, ja sinulla on 7 reunasolmua. Punaisella on ne 13, jotka hohtavat, ja se johtaa vielä 12–9
lesson-star-stars = Mutta Punaisella on kolme tähteä, sinulla kaksi. Erotuksen joka tähdestä saat kaksi pistettä ja Punainen menettää kaksi
lesson-star-join = Jos yhdistät tähtesi, sinä johdat. Mikä tyhjä solmu on kummankin vieressä? Napauta sitä
lesson-star-join-wrong = Silloin tähtiä on yhä kaksi ja Punainen johtaa. Etsi se ainoa tyhjä solmu, joka pitää ne erillään
lesson-star-ahead = Jos yhdistät tähtesi, reunasolmuja on yhä 7 ja 13, mutta sinulla on yksi tähti, Punaisella kolme. Kuka silloin johtaa?
lesson-star-ahead-wrong = Reunasolmuissa kyllä. Mutta sinulla on kaksi tähteä vähemmän: saat 4 pistettä ja Punainen menettää 4. Kuka siis johtaa?
lesson-star-fewer = 7 + 4 on 11 sinulle; 13 + 1 kolmesta kulmasta − 4 on 10 Punaiselle. Voitat vähemmillä reunasolmuilla!
lesson-star-lone = Toinen peli, lähellä loppua. Yksinäinen kivesi ylhäällä ei ole tähti: näin sen kulma on Punaisen
lesson-star-last = Kolmesta kulmasta saat pisteen ja voitat. Ota siis viimeinen solmu
lesson-star-last-wrong = Jos ohitat vuorosi, Punainen voittaa 11–10. Napauta tyhjää solmua yksinäisen kivesi vieressä
lesson-star-ten = Jos asetat kiven viimeiseen solmuun, kummallakin on kymmenen reunasolmua ja kolme tähteä. Kuka silloin voittaa?
lesson-star-nobody = Ei kukaan
lesson-star-nobody-wrong = Reunasolmuja ja tähtiä on silloin yhtä monta, kyllä. Mutta kolmen kulman omistaja saa pisteen lisää. Kuka se on?
lesson-star-red-wrong = Kolmas kulma on Punaisen vain, kun kivesi on yksin. Kenen se on, kun toinen kivi liittyy siihen?
lesson-star-quark = Yksinäinen kivesi kuuluu nyt tähteen: sen kulma on kolmantesi, ja voitat 11–10

lesson-mancala-aim = Se voittaa, joka kaappaa 128 kivestä enemmän. Kuopat A–H ovat sinun
lesson-mancala-first = Ensimmäinen siirtosi: napauta E:tä. Sen kahdeksan kiveä menevät yksitellen seuraaviin kuoppiin
lesson-mancala-take = Kuoppasi E on tyhjä, joten nyt sinun on kaapattava kivet sitä vastapäätä: napauta d:tä
lesson-mancala-taken = Kymmenen kiveä sinulle! Näin jatketaan, kunnes lauta on tyhjä. Katso nyt, miten peli päättyy
lesson-mancala-sow = Napauta F:ää: sen kuusi kiveä menevät yksitellen seuraaviin kuoppiin
lesson-mancala-capture = Tyhjien kuoppiesi E ja F vastassa on nyt kiviä. Sinun on kaapattava siitä, jossa niitä on vähiten: napauta d:tä
lesson-mancala-more = Tyhjän kuoppasi F vastassa on neljä kiveä: kaappaa ne. Napauta c:tä
lesson-mancala-last = Kaappaa nyt kivi, joka on tyhjää kuoppaasi G vastapäätä: napauta b:tä
lesson-mancala-end = Lauta on tyhjä: sinulla 65 kiveä, Pohjoisella 63. Voitit!


## Säännöt: mikä on voimassa

rulebook-in-force = Tämän pelin säännöt: { $preset }

rulebook-africa-start-title = Alku
rulebook-africa-order-random = Vuorojärjestys arvotaan.
rulebook-africa-order-clockwise = Kaikki heittävät noppaa. Suurimman heittänyt aloittaa, ja muut seuraavat pöydän ympäri. Jos suurimpia on monta, ne heitetään uudelleen.
rulebook-africa-order-descending = Kaikki heittävät noppaa ja pelaavat heittojen järjestyksessä, suurin ensin. Yhtä suuret heitetään uudelleen.
rulebook-africa-board-finnish = Laivat kulkevat kuten suomalaisella laudalla: Kongossa ja Tripolissa on satama.
rulebook-africa-board-scandinavian = Laivat kulkevat kuten skandinaavisella laudalla: Kongossa ja Tripolissa ei ole satamaa.
rulebook-africa-penniless-never = Se, jolla ei ole rahaa lippuun, ei voi purjehtia eikä lentää.
rulebook-africa-penniless-two_steps = Se, jolla ei ole rahaa laivalippuun, saa purjehtia hitaasti, kaksi askelta vuorolla ilman noppaa. Se, joka voi maksaa, maksaa.
rulebook-africa-penniless-one_step = Se, jolla ei ole rahaa laivalippuun, saa purjehtia hyvin hitaasti, yhden askelen vuorolla ilman noppaa. Se, joka voi maksaa, maksaa.
rulebook-africa-penniless-stowaway = Se, jolla ei ole rahaa laivalippuun, saa saaren satamassa jättää yhden vuoron väliin ja purjehtia sitten kerran ilmaiseksi.
rulebook-africa-try = { $arrival ->
        [yes] Kiekkoa saa yrittää nopalla jo saapumisvuorolla.
       *[no] Saapumisvuorolla kiekon voi vain ostaa; nopalla saa yrittää vasta seuraavalla vuorolla.
    } Jos yritys ei onnistu, vuorosi päättyy.
rulebook-africa-bag = Kiekkoja on kolmekymmentä: tähti, { NUMBER($rubies) } rubiinia, { NUMBER($emeralds) } smaragdia, { NUMBER($topazes) } topaasia, { NUMBER($robbers) } { $robber-many }, { NUMBER($horseshoes) } { $horseshoe-many } ja { NUMBER($blanks) } tyhjää.
rulebook-africa-picture-home = Tähti mukana ja nopassa kolmonen: kotiin Tangeriin
rulebook-africa-picture-walk = Nelosen jälkeen Tangerissa: renkailla merkittyihin paikkoihin pääsee
rulebook-africa-picture-voyage = Meritse Tangerista: renkailla merkityt satamat
rulebook-africa-picture-desert = Aavikon ratsastajien pysäyttämänä
rulebook-africa-advice-title = Hyviä neuvoja
rulebook-africa-advice = Raha on vapautta: pidä aina lipun hinta tallessa, niin mikään saari ei ole ansa. Niin kauan kuin tähti on piilossa, Tangerin ja Kairon lähellä olevat kiekot ovat kaukaisia arvokkaampia, sillä sieltä on lyhyt matka kotiin. { $amount ->
        [0] Ja
       *[other] Jos ehdit Kapkaupunkiin ensimmäisenä, mene. Ja
    } kun tähti on toisella, katso, mitä on vielä piilossa: jokainen kotimatkan varrella oleva { $horseshoe } voi vielä voittaa.

rulebook-star-size = Tällä laudalla on { NUMBER($rings) } kehää ja { NUMBER($nodes) } solmua, joista { NUMBER($peries) } on reunalla.
rulebook-star-turn = Pelataan vuorotellen. Aivan ensimmäisellä vuorolla asetetaan { $first ->
        [one] yksi kivi
       *[other] { NUMBER($first) } kiveä
    }, kaikilla myöhemmillä { $later ->
        [one] yksi
       *[other] kaksi
    }, mihin tahansa tyhjiin solmuihin. Ohittamalla luovut vuoron lopusta. Kiviä ei koskaan siirretä eikä poisteta.
rulebook-star-first-title = Reilu alku
rulebook-star-handicap = { $stones ->
        [one] Tottumattomampi pelaaja aloittaa yhdellä kivellä. Toinen pelaaja ei saa ottaa sitä itselleen.
       *[other] Tottumattomampi pelaaja aloittaa ja asettaa ensimmäisellä vuorollaan { NUMBER($stones) } kiveä. Toinen pelaaja ei saa ottaa niitä itselleen.
    }
rulebook-star-no-swap = Kukaan ei vaihda: ensimmäinen kivi pysyy asettajallaan.
rulebook-star-picture-board = Kehiä on { NUMBER($rings) }: katkoviivalla merkityt ovat reunasolmuja, ja niistä viisi on myös kulmia
rulebook-star-picture-bridge = Kumpikin väri yhdistyy sillan yli
rulebook-star-picture-star = Sinisen tähti omistaa kaiken, minkä se sulkee sisäänsä, yhteensä viisi reunasolmua; siellä olevat punaiset kivet on menetetty

rulebook-mancala-capture-free = Jos jokin kuoppasi on tyhjä ja vastapäisessä kuopassa on kiviä, sinun on kylvämisen sijasta kaapattava: ota kaikki kivet yhdestä tällaisesta vastapäisestä kuopasta, mistä haluat. Siihen vuorosi päättyy.
rulebook-mancala-repetition = Jottei peli jatkuisi loputtomiin: jos sama asema tulee kolmannen kerran saman pelaajan vuorolla tai jos { NUMBER($turns) } vuoroon ei kaapata mitään, kumpikin ottaa oman rivinsä kivet.
rulebook-mancala-swap-title = Vaihtosääntö
rulebook-mancala-swap = Pohjoinen voi ottaa Etelän ensimmäisen kylvön omakseen sen sijaan, että kylväisi: lauta käännetään, ja Etelä kylvää uudelleen.
rulebook-mancala-picture-sow = Mihin kuopan C kahdeksan kiveä menisivät
rulebook-mancala-picture-capture = { $free ->
        [yes] B ja E ovat tyhjiä: Etelän on kaapattava, ja se saa valita g:n tai d:n
       *[no] B ja E ovat tyhjiä: Etelän on kaapattava d, jossa on vähemmän kiviä kuin g:ssä
    }


## Tietoa pelistä

about-title = Tietoa pelistä { $game }
about-numbers = Peli numeroina
about-games = Kaikista peleistä
about-decimal = { NUMBER($value) }
about-range = { NUMBER($first) }–{ NUMBER($last) }
about-levels = Kuinka vahvoja tietokonepelaajat ovat
about-against = Pelaaja ja vastustaja
about-share = Voitettuja pelejä, %
about-pair = { $better }, vastassa { $other }
about-us = Starboard on ilmainen ohjelma, joka käyttää julkaistuja sääntöjä; nimet, piirrokset, tekstit ja koodi ovat sen omia. Se ei ole yhteydessä yhteenkään kustantajaan eikä pelintekijään.

about-africa-who = Suomalainen Kari Mannerla oli yhdeksäntoista, kun hän keksi tämän pelin. Se ilmestyi Helsingissä vuonna 1951 nimellä Afrikan tähti, ja siitä lähtien sitä on pelattu kodeissa kaikkialla Pohjoismaissa.
about-africa-names = Ruotsiksi pelin nimi on Den försvunna diamanten, kadonnut timantti, tai Afrikas stjärna.
about-africa-rules = Säännöt ovat pysyneet lähes ennallaan. Vuonna 2005 tuli virallinen muutos: rahatonkin saa purjehtia, hitaasti. Voitte pelata sen kanssa tai ilman sitä, tai Skandinavian ja Keski-Euroopan säännöillä.
about-africa-rounds = Kierroksia keskimäärin
about-africa-star = Tähti tuodaan kotiin, %
about-africa-no_horseshoe_left = Tähti löytyy, eikä hevosenkenkiä (viisumeja) ole jäljellä, %
about-africa-horseshoe = Hevosenkenkä (viisumi) tuodaan kotiin, %
about-africa-stranded = Tasapeli: kukaan ei voi enää voittaa, %
about-africa-note = Kummillakin säännöillä on pelattu { NUMBER($games) } peliä, joissa oli neljä tietokonepelaajaa. Kairosta aloittava voittaa hiukan useammin kuin Tangerista aloittava: sadassa pelissä noin yhden kerran enemmän.
about-africa-lengths = Milloin pelit päättyvät, %
about-africa-ended = Kierros
about-africa-endings = Miten pelit päättyvät, %
about-africa-where = Kierroksia pelin loppuun, jos tähti on siellä
about-africa-where-note = Täytetty ympyrä: peli kestää keskimääräistä pidempään.

about-star-who = Ea Ea, syntyjään Craige Schensted, on amerikkalainen fyysikko, joka on tehnyt monta yhdistämispeliä. Hänen Star-pelinsä julkaistiin lehdessä vuonna 1983. Siitä kehittyi *Star: keskellä on silta, ja reuna ja keskusta ovat paremmin tasapainossa. Kadon julkaisi sen lautapelinä vuonna 2004.
about-star-names = Kolmesta laskutavasta kolmas on R. Wayne Schmittbergerin.
about-star-nodes = Solmuja
about-star-peries = Reunalla
about-star-points = Pisteitä
about-star-note = Laudan kaikki solmut, reunasolmut ja pisteet. Täydellä laudalla pelaajien pisteitä on yhteensä aina sarakkeen ”Pisteitä” luku. Jos kehiä on parillinen määrä, se on pariton, joten pisteet eivät voi mennä tasan.

about-mancala-who = Ralf Gering Saksan Bad Breisigista keksi Afrikan 2. maaliskuuta 2004.
about-mancala-rules = Se on mancala, jossa kylväminen ei kaappaa: kaapataan se, mikä on omia tyhjiä kuoppia vastapäätä, ja niin on pakko tehdä. Aluksi sai kaapata minkä tahansa tällaisen kuopan; vähimpien kivien sääntö tuli myöhemmin.
about-mancala-gering = Geringin
about-mancala-ours = Meidän
about-mancala-first = Aloittaja voittaa, %
about-mancala-draws = Tasapelejä, %
about-mancala-lead = Aloittamisen arvo kivinä
about-mancala-moves = Siirtoja keskimäärin
about-mancala-shortest = Lyhin peli, siirtoja
about-mancala-longest = Pisin peli, siirtoja
about-mancala-lengths = Pelin pituus siirtoina
about-mancala-under = alle { NUMBER($value) }
about-mancala-note = Geringin luvut ovat hänen ohjelmansa peleistä, meidän { NUMBER($games) } pelistä, joissa tietokonepelaaja katsoi kahdeksan siirtoa eteenpäin.
