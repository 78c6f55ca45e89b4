# Aloitussivu sellaisena kuin kaikki sen näkevät, ja mitä sanotaan kaiken muun sijasta. Kulkee itse skriptin mukana.


## Kun jokin menee vikaan

boot-failed = Peli ei käynnistynyt
boot-no-webassembly = Tämä selain ei tue WebAssemblya, tai se on kytketty pois. Mikä tahansa ajantasainen Firefox, Chrome, Edge tai Safari käy; yrityksen tai koulun verkossa tai sulkutilassa se pitää ehkä sallia.
boot-no-memory = Muisti ei riittänyt pelin käynnistämiseen. Sulje muita välilehtiä tai ohjelmia ja yritä uudelleen.
boot-no-files = Osa pelin tiedostoista ei tullut perille. Tarkista yhteys ja yritä uudelleen.
boot-no-python = Peli pysähtyi käynnistyessään. Yritä uudelleen; jos se pysähtyy vielä kerran, lähetä meille alla oleva teksti.
boot-offline = Juuri nyt ei ole yhteyttä. Sivu yrittää itse uudelleen, kun yhteys palaa.
boot-saves-safe = Tallennetut pelisi ovat tallessa.
boot-saves-files = Voit varmuuden vuoksi tallentaa niistä kopion:
boot-again = Yritä uudelleen
boot-wait = Odota
boot-slow =
    { $stage ->
        [files] Tämä kestää tavallista kauemmin. Pythonin tiedostot ovat vielä matkalla.
        [python] Tämä kestää tavallista kauemmin. Python käynnistyy vielä.
        [texts] Tämä kestää tavallista kauemmin. Sivun tekstit ovat vielä matkalla.
        [game] Tämä kestää tavallista kauemmin. Peliä valmistellaan vielä.
       *[modules] Tämä kestää tavallista kauemmin. Peliä ajava ohjelma on vielä matkalla.
    }
boot-progress =
    .aria-label = Peliä ladataan


## Aloitussivu

app-title = Starboard
game-home =
    .aria-label = Aloitussivulle
    .title = Aloitussivulle
game-settings =
    .aria-label = Asetukset
    .title = Asetukset
start-games =
    .aria-label = Pelit
africa-title = Star of Africa
africa-tagline = Matkusta, käännä kiekkoja, löydä tähti ja tuo se kotiin
africa-origin = Kari Mannerlan Afrikan tähden mukaan
star-title = *Star
star-tagline = Valtaa reuna kivi kiveltä ja yhdistä tähtesi
star-origin = Ea Ean *Starin mukaan
mancala-title = Afrika
mancala-tagline = Kylvä kivesi, tyhjennä kuoppasi ja kaappaa vastapäiset kivet
mancala-origin = Ralf Geringin Afrikan mukaan
start-play = Pelaa
start-setup = Uusi peli… (pelaajat ja säännöt)
start-learn = Opettele
library-title = Kirjasto
import-title = Avaa peli
running-now = juuri äsken
loading = Valmistellaan…
