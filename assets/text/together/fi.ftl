## Peli muiden laitteiden kanssa

together-list = Pelit muiden kanssa
together-yours = Sinun vuorosi
together-your-turn = Sinun vuorosi: { $game }.
together-unsent = Lähetä peli nyt eteenpäin; { $name } odottaa.
together-asking = Lähetä nyt kysymyksesi; { $name } vastaa.
together-waiting = Odotetaan pelaajaa { $name }, lähetetty: { $since }
together-send = Lähetä
together-send-again = Lähetä uudelleen
together-ways = Muut tavat
together-title = Lähetä peli
together-note = Tämä linkki on kirje, jossa on koko peli. Lähetä se muille millä tahansa viestisovelluksella; kirjeen avaaja näkee, mitä olet pelannut. Mikään ei kulje palvelimen kautta.
together-text =
    .aria-label = Kirje
together-code = QR-koodi
together-fair = Onko noppa reilu?
together-fair-proved = Jokainen heitto ja jokainen kiekko syntyy kaikkien laitteiden salaisuuksista, jotka lyötiin lukkoon ennen peliä. Kukaan ei voi valita heittoa, heittää uudelleen eikä muuttaa heitettyä, ja jokainen voi tarkistaa sen.
together-fair-open = Mitä ei voi todistaa: muutetulla ohjelmalla voisi nähdä oman vuoronsa heitot ennen päätöstä, ja sama ihminen voi istua kahden laitteen ääressä.
together-join-title = Tule mukaan peliin
together-seat = Paikkasi
together-name = Nimesi
together-join = Tule mukaan
together-join-note = Paikkasi kuuluu sitten tälle laitteelle ja tälle selaimelle. Älä tyhjennä sen tietoja ennen pelin loppua.
together-watch = Vain katso
together-taken = Tässä kirjeessä paikkasi kuuluu toiselle laitteelle: joku muu ehti ensin. Pelisi pysyi ennallaan.
together-other-seat = Ota toinen paikka
together-no-room = Selaimessa ei ole tilaa uudelle pelille, joten mitään ei aloitettu. Poista pelejä kirjastosta ja avaa kirje sitten uudelleen.
together-full = Tälle pelille ei ole enää tallennustilaa. Poista pelejä kirjastosta, ennen kuin jatkat.
together-remove =
    .aria-label = Poista tämä peli: { $game }
    .title = Poista
together-removed = Peli ja paikkasi siinä poistettiin.
together-same = Tämä kirje on jo avattu. Mikään ei muuttunut.
together-older = Tämä kirje on vanhempi kuin pelisi. Mikään ei muuttunut.
together-refused = Kirje ei sovi peliisi, joka pysyi ennallaan. { $reason ->
        [anchor] Paikka kuuluu toiselle laitteelle.
        [rules] Siinä on muut pelaajat tai säännöt.
        [name] Se antaa pelaajalle toisen nimen.
        [seat] Joku on pelannut toisen paikalla.
        [undo] Se kumoaa siirtosi, vaikka et ole kysynyt.
        [draw] Sen mukaan sovitte tasapelistä, vaikka et ole tarjonnut sitä.
       *[other] Sen nopat eivät ole ne, jotka heitettiin.
    }
together-false = Kirje ei ole rehellinen, joten sitä ei avattu. { $reason ->
        [seat] Joku on pelannut toisen paikalla.
       *[other] Sen nopat eivät ole ne, jotka heitettiin.
    }
together-fork-title = Pelattu kahdella tavalla
together-fork = { $name } on pelannut saman vuoron kahdella eri tavalla. Sopikaa, kumpi on voimassa.
together-elsewhere = Tässä kirjeessä { $name } eli sinun paikkasi on pelannut vuoroja, joita ei pelattu tällä laitteella. Ehkä olet jatkanut toisella laitteella. Valitse, kumpi peli on voimassa.
together-mine = Pidä peli sellaisena kuin se on täällä
together-theirs = Ota kirjeen peli
together-move = Siirrä paikkani
together-move-question = Voit jatkaa tätä peliä toisella laitteellasi. Täällä voit sen jälkeen vain katsoa. Pidä toinen laite käden ulottuvilla.
together-move-note = Lue koodi toisen laitteesi kameralla tai avaa tiedosto siellä. Koodilla voi pelata puolestasi, joten älä näytä sitä muille. Täällä voit tästä lähtien vain katsoa.
together-move-again = Näytä koodi
together-moved = Paikkasi on siirretty toiselle laitteelle.
together-take-seat = Pelaa täällä
together-two-seats = Tällä laitteella on jo paikka tässä pelissä. Siirrä toinen paikka laitteelle, jolla ei ole paikkaa.
together-undo-title = Siirron kumoaminen
together-undo-question = Siirtosi on lähetetty. Voit kumota sen, jos { $name } suostuu: kysy ja lähetä kysymys eteenpäin. Jos { $name } vain pelaa eteenpäin, vastaus on ei.
together-undo-answer = { $name } haluaisi kumota viimeisen siirron. Jos et suostu, pelaa vain eteenpäin.
together-undo-dice = Heitetty ja käännetty pysyy ennallaan: kukaan ei heitä uudelleen, eikä mitään sitä edeltävää voi kumota. Tulevat heitot voivat muuttua.
together-undo-ask = Kysy
together-undo-agree = Suostu
together-decline = Pelaa eteenpäin
together-agreed = Siirtosi kumottiin. Tee toinen siirto.
together-declined = Siirtosi jäi voimaan: peli on jatkunut.
together-draw = Tarjoa tasapeliä
together-draw-title = Tasapeli
together-draw-question = Tarjoat tasapeliä, ja päätöksen tekee { $name }. Lähetä tarjous; jos peli jatkuu, tarjous raukeaa.
together-draw-answer = { $name } tarjoaa tasapeliä. Jos et suostu, pelaa vain eteenpäin.
together-draw-ask = Tarjoa tasapeliä
together-draw-agree = Suostu
together-draw-declined = Tasapeliin ei suostuttu: peli on jatkunut.
together-resign-question = Silloin peli päättyy, ja voittaja on { $name }. Tätä ei voi kumota.
together-resign-now = Luovuta
together-proved = { $draws ->
        [0] Noppaa ei heitetty; jokaisen vuoron pelasi sen oma laite.
       *[other] Pelin jokainen heitto ja kiekko on todistettu ({ NUMBER($draws) }).
    }
together-open = { $draws ->
        [0] Noppaa ei heitetty; viimeistä vuoroa ei ole vielä lähetetty, joten mikään ei todista, kuka sen pelasi.
       *[other] Heitoista ja kiekoista on todistettu { NUMBER($proved) }, kaikkiaan niitä on { NUMBER($draws) }; muut kuuluvat vuoroon, jota ei ole vielä lähetetty.
    }
together-wrong = Siirto { NUMBER($move) } ei ole se, mikä heitettiin. Joku on muuttanut tätä peliä.


## Peli laitteesta laitteeseen

live-title = Pelaa samassa verkossa
live-devices = Laitteet…
live-invitation-note = Anna toisen laitteen kameran lukea tämä koodi. Laite näyttää silloin vastauksen: lue se tämän laitteen kameralla. Seuraava laite tarvitsee uuden koodin.
live-answer-note = Anna ensimmäisen laitteen kameran lukea tämä vastaus. Sen jälkeen peli tulee itsestään.
live-link =
    .aria-label = Koodi linkkinä
live-paste = Vastaus, jos se tulee tekstinä
live-connect = Yhdistä
live-network = Kaikkien laitteiden on oltava samassa verkossa, esimerkiksi kodin wifissä. Mikään ei kulje palvelimen kautta.
live-end = Katkaise yhteys
live-here = { $name } on paikalla.
live-away = { $name } on poissa; peli odottaa. Voitte jatkaa myös kirjeillä.
live-watches = Vieras katselee peliä.
live-guest = Vieras
live-taken = Vastaus on perillä. Jatka välilehdessä, jossa pelisi on.
live-not-taken = Mikään tämän selaimen välilehti ei odota tätä vastausta. Näytä uusi koodi ja lue uusi vastaus.
live-bad-code = Koodi ei sovi tai se on jo käytetty. Näytä uusi.
live-no-network = Muut eivät löydä tätä laitetta, koska se ei ole missään verkossa. Yhdistä se samaan wifiin kuin muut ja yritä uudelleen.
live-other-tab = Toinen tämän selaimen välilehti pelaa jo verkossa. Jatka siellä tai sulje se välilehti ja yritä uudelleen.
live-full = Viisi laitetta pelaa jo.
live-refused = Eräs laite lähetti jotakin, mikä ei kuulu mihinkään peliin, ja se suljettiin pois.
live-unreached = Vastannutta laitetta ei tavoiteta täältä. Tarkista, että molemmat ovat samassa verkossa, ja näytä uusi koodi.
live-unsupported = Tämä selain ei osaa pelata verkossa. Voitte jatkaa kirjeillä.
