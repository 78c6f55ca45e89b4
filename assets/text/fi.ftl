# Suomi. Samat viestit, attribuutit ja muuttujat kuin en.ftl-tiedostossa; siellä kerrotaan, mitä muuttujat ovat.
#
# $player on pelaajan nimi, eikä sitä taivuteta: lauseet muotoillaan niin, että nimi on perusmuodossa. $place, paikka,
# antaa myös muodot $place-to (mihin), $place-at (missä), $place-from (mistä) ja $place-end (minkä).
#
# Sanasto: yhdellä asialla on yksi sana.
#   peli      pelattava peli ja pelin laji                   vuoro     yhden pelaajan valinnasta seuraavan valintaan
#   siirto    yksi askel sääntöjen mukaan                    asema     mitä laudalla on ja kenen vuoro on
#   kotisäännöt; säännöt (nimetty paketti)                   taso      tietokonepelaaja; helppo, keskivaikea, vaikea …
#   kumoa (ei: peru)                                         kokeilla, katsella, rakentaa asema
#   Star of Africa: kiekko (kääntää), tähti, hevosenkenkä, rosvo, rubiini, smaragdi, topaasi, tyhjä kiekko; heittää noppaa,
#     heitto; kulkea maitse, purjehtia, lentää; satama, lippu, palkkio; poissa pelistä; pysäytetty
#   *Star: solmu, kivi (asettaa), kehä, reuna, reunasolmu, kulma, tähti, silta, ryhmä, palkkio
#   Afrika: kuoppa, kivi, rivi, kylvää kuopasta, kaapata; Etelä aloittaa, Pohjoinen; komi, vaihtosääntö


## Sovellus

yes = Kyllä
no = Ei
number = { NUMBER($value) }
player = { $player }
turn-of = Vuorossa { $player }
player-name = Pelaaja { NUMBER($number) }
player-temper = { $temper } { NUMBER($number) }
list-more = { $list }, { $item }
figure-0 = punainen kiekko
figure-1 = sininen neliö
figure-2 = keltainen kolmio
figure-3 = vihreä vinoneliö
figure-4 = violetti risti


## Pelin jatkaminen

start-continue = Jatka
start-again = Uusi peli, samat pelaajat
start-running =
    .aria-label = Keskeneräiset pelit
running-players = { $names }
running-you = Sinä
running-your-turn = Sinun vuorosi


## Ennen peliä

setup-title = Ketkä pelaavat?
setup-people = Ihmisiä
setup-computers = Tietokoneita
setup-strength = Kuinka vaikeaa?
setup-table = Pelaajat, nimet ja nappulat, paikka paikalta
setup-level = { $level }: { $strength }
setup-character = { $level }: { $character }
strength-easiest = Helpoin
strength-very-easy = Hyvin helppo
strength-easy = Helppo
strength-medium = Keskivaikea
strength-fairly-hard = Melko vaikea
strength-hard = Vaikea
strength-very-hard = Hyvin vaikea
strength-hardest = Vaikein
setup-ratings = Luku kertoo, kuinka vahva tietokonepelaaja on: jos luku on 200 suurempi, se voittaa kolme peliä neljästä.
setup-good-days = Tietokonepelaajilla on hyviä ja huonoja päiviä: joka neljännessä pelissä ne pelaavat kuin ylempi taso, joka neljännessä kuin alempi. Mestari pelaa aina parhaansa.
setup-name =
    .placeholder = Nimi
    .aria-label = Nimi
setup-who =
    .aria-label = Kuka pelaa tällä paikalla
who-human = Ihminen
who-elsewhere = Toisella laitteella
who-nobody = Ei kukaan
setup-figure =
    .aria-label = Nappula: { $figure }
setup-preset = Säännöt
setup-preset-own = Omat
    .help = Oma sekoituksenne kotisääntöjä.
setup-rules = Kotisäännöt
setup-start = Aloita peli
setup-cancel = Peruuta
setup-too-few = Pelissä on oltava ainakin kaksi
setup-none-here = Ainakin yhden ihmisen on pelattava tällä laitteella
setup-bad-number = { $option }: anna kokonaisluku väliltä { NUMBER($lowest) }–{ NUMBER($highest) }


## Peli ruudulla

game-undo =
    .aria-label = Kumoa
    .title = Kumoa
game-redo =
    .aria-label = Tee uudelleen
    .title = Tee uudelleen
undone = Kumottu: { $move }
undo-past-chance = Kumoa silti
game-hint =
    .aria-label = Vihje
    .title = Vihje
game-sound =
    .aria-label = Äänet
    .title = Äänet
confirm-play = Tee tämä siirto
confirm-withdraw = Valitse toinen
game-panel =
    .aria-label = Pelaajat ja tapahtumat
    .title = Pelaajat ja tapahtumat
game-rules =
    .aria-label = Säännöt
    .title = Säännöt
game-zoom-in =
    .aria-label = Lähennä
    .title = Lähennä
game-zoom-out =
    .aria-label = Loitonna
    .title = Loitonna
game-zoom-all =
    .aria-label = Koko lauta
    .title = Koko lauta
game-board =
    .aria-label = Pelilauta
game-spots =
    .aria-label = Laudan paikat. Nuolinäppäimet vievät viereisiin paikkoihin, kirjain sillä alkavaan paikkaan, Page Down seuraavaan, jonka voi valita, Home sinne, missä peli jatkuu; Enter valitsee.
game-turn-card =
    .aria-label = Kenen vuoro on
game-actions =
    .aria-label = Mitä voi tehdä
game-thinking =
    .aria-label = Miettii…
game-stop = Siirrä nyt
game-skip-to-me = Siirry omaan vuorooni
game-skip-computers = Kelaa tietokoneiden vuorot
game-skip-turn = Kelaa tämä vuoro
africa-cue = Napauta hohtavaa paikkaa
star-cue = Napauta tyhjää solmua
mancala-cue = Napauta hohtavaa kuoppaa
game-log = Mitä on tapahtunut
game-log-list =
    .aria-label = Mitä on tapahtunut, uusin ensin
game-table-title = Pelaajat
game-table =
    .aria-label = Pelaajat
game-stat = { $player } – { $stat }
game-stat-meaning = { $player } – { $stat }. { $meaning }.
hint = Vihje: { $move }
hint-thinking = Vihje on tulossa…
hint-later = Vihje tulee, kun on sinun vuorosi.
hint-reason = Vihje: { $move }. { $reason }.
coach =
    .aria-label = Valmentaja
coach-lost = { $player }, tuo siirto hukkaa pelin: { $drawn ->
        [before] parhaalla pelillä tulos oli tasapeli, mutta nyt voiton mahdollisuus on { NUMBER($after) } %
        [after] voiton mahdollisuus oli { NUMBER($before) } %, mutta nyt tulos on parhaalla pelillä tasapeli
       *[no] voiton mahdollisuus laskee { NUMBER($before) } prosentista { NUMBER($after) } prosenttiin
    }. Parempi: { $better }.
coach-take-back = Kumoa siirto
game-shows = Näkymä ja apu
africa-stock = Vielä piilossa
star-stock = Laudalla
mancala-stock = Laudalla
seat-hand-over = { $player }: anna tietokoneen jatkaa
seat-take-over = { $player }: anna ihmisen jatkaa


## Oppiminen

learn-title = Opettele peli
learn-lesson = Kokeile peliä (kaksi minuuttia)
learn-puzzles = Pulmat


## Pelin päätyttyä

result-you-win = Sinä voitit!
result-you-resigned = Sinä luovutit: { $player } voittaa!
result-you = Sinä
result-good-day = Hyvä päivä: pelasi kuin { $level }.
result-bad-day = Huono päivä: pelasi kuin { $level }.
outcome-resigned = { $other } luovutti: { $player } voittaa!
outcome-draw = Tasapelistä sovittiin.
result-rematch = Vielä kerran
result-new = Uusi peli
result-look = Katso lautaa


## Pelin katselu jälkikäteen ja kokeileminen

replay-title =
    .aria-label = Pelin selaus
replay-steps =
    .aria-label = Selaa peliä; nuolet vasemmalle ja oikealle siirtävät siirron verran, Home ja End vievät alkuun ja loppuun
replay-place = Vuoro { NUMBER($turn) } / { NUMBER($turns) }
replay-beginning = Peli alkaa.
replay-first =
    .aria-label = Alkuun
    .title = Alkuun
replay-back =
    .aria-label = Siirto taaksepäin
    .title = Siirto taaksepäin
replay-play =
    .aria-label = Toista peli
    .title = Toista peli
replay-on =
    .aria-label = Siirto eteenpäin
    .title = Siirto eteenpäin
replay-last =
    .aria-label = Viimeiseen siirtoon
    .title = Viimeiseen siirtoon
replay-explore = Kokeile tästä
replay-done = Takaisin peliin
sandbox-on = Vain kokeilu: mitään ei tallenneta.
sandbox-home = Takaisin aloitussivulle
sandbox-return = Takaisin peliin
game-more =
    .aria-label = Lisää
    .title = Lisää
more-title = Lisää
more-look-back = Selaa peliä
more-explore = Kokeile jotakin
resign = Luovuta


## Miten peli meni

statistics-title = Näin peli meni
statistics-as-table = Taulukkona
statistics-turn = Vuoro
statistics-player = Pelaaja
statistics-ways = Reitit
statistics-dice = Nopat
statistics-rolls = Heittoja
statistics-average = Keskiarvo
statistics-usual = Tavallista
statistics-verdict = Reiluihin noppiin verrattuna
statistics-decimal = { NUMBER($value, maximumFractionDigits: 2, minimumFractionDigits: 2) }
statistics-between = { NUMBER($least, maximumFractionDigits: 2, minimumFractionDigits: 2) }–{ NUMBER($most, maximumFractionDigits: 2, minimumFractionDigits: 2) }
statistics-luck = { $side ->
        [low] tavallista pienempi
        [high] tavallista suurempi
       *[usual] tavallinen
    }
statistics-dice-note = Reilun nopan keskiarvo on pitkän päälle { NUMBER($average) }. Näin monella heitolla keskiarvo osuu tavalliselle välille 19 kertaa kahdestakymmenestä; kerran se jää ulkopuolelle pelkän sattuman takia.
statistics-faces = Miten usein mikin silmäluku tuli
statistics-face = Silmäluku
statistics-times = Kertaa
statistics-expected = Odotettavissa
judge-title = Tietokoneen arvio pelistä
judge-do = Arvioi joka siirto
judge-note = Vahvin tietokonepelaaja miettii jokaista asemaa hetken. Se voi erehtyä.
judge-going = Tietokone arvioi peliä
judge-chance = { $player }: voiton mahdollisuus, %
judge-turns = Käännekohdat
judge-none = Mikään siirto ei muuttanut mahdollisuuksia paljon.
judge-turn = Vuoro { NUMBER($turn) }, { $player }: { $played }. Parempi: { $better }. { $drawn ->
        [before] Voiton mahdollisuus: { NUMBER($after) } %, kun tulos olisi parhaalla pelillä ollut tasapeli.
        [after] Parhaalla pelillä tasapeli, kun voiton mahdollisuus olisi voinut olla { NUMBER($before) } %.
       *[no] Voiton mahdollisuus: { NUMBER($after) } %, kun se olisi voinut olla { NUMBER($before) } %.
    }
africa-statistics-money = Rahat
africa-statistics-tokens = Käännetyt kiekot
africa-statistics-token = Kiekko
africa-statistics-place = Paikka
africa-statistics-gain = Tuotto
africa-statistics-nothing = –
africa-statistics-loss = −{ $money }
star-statistics-sure = Varmat pisteet
mancala-statistics-captured = Kaapatut kivet
mancala-statistics-title = Kaappaukset
mancala-statistics-captures = Kaappauksia
mancala-statistics-mean = Kiviä keskimäärin kerralla
mancala-statistics-largest = Suurin


## Pelin antaminen eteenpäin, avaaminen ja kirjasto

share-title = Jaa
share-what = Mitä
share-game = Koko peli
share-position = Vain asema
share-how = Miten
share-link = Linkkinä
share-written = Tekstinä
share-text =
    .aria-label = Linkki tai teksti
share-copy = Kopioi
share-copied = Kopioitu.
share-send = Lähetä
share-file = Tallenna tiedostoksi
share-picture = Tallenna kuva laudasta
share-note = Mitään ei lähde tältä laitteelta, ennen kuin itse lähetät sen.
share-note-chance = Mitään ei lähde tältä laitteelta, ennen kuin itse lähetät sen. Nopan tulevat heitot eivät ole mukana.
import-file = Valitse tiedosto
import-paste = Tai liitä linkki, peli tekstinä tai asema:
import-open = Avaa
bad-record-link = Linkki on vioittunut tai katkennut, tai se ei ole pelin linkki; kopioi koko linkki uudelleen.
bad-record-transcript = Tätä tekstin osaa ei ymmärretä: { $text }
bad-record-missing = Tämä rivi puuttuu: { $text }
preview-detail = { $turns ->
        [0] Yhtään vuoroa ei ole vielä pelattu
        [one] Yksi vuoro pelattu
       *[other] { NUMBER($turns) } vuoroa pelattu
    }
preview-over = { $turns ->
        [one] { $result } Päättyi yhden vuoron jälkeen.
       *[other] { $result } Päättyi { NUMBER($turns) } vuoron jälkeen.
    }
preview-play = Jatka peliä
preview-replay = Selaa peliä
preview-remove = Poista
library-count = { $games ->
        [0] Ei vielä päättyneitä pelejä. Jokainen loppuun pelattu peli säilyy täällä, tällä laitteella.
        [one] Yksi päättynyt peli tällä laitteella.
       *[other] { NUMBER($games) } päättynyttä peliä tällä laitteella.
    }
library-search =
    .placeholder = Etsi: nimi, peli, päivä
    .aria-label = Etsi kirjastosta
library-none = Mitään ei löytynyt.
library-row = { $date }
library-row-draw = { $date }, tasapeli
library-unfinished = Sivuun jätetyt pelit
library-removed = Peli poistettiin.
library-restore = Kumoa
library-won = voitti
library-import = Lisää pelejä tiedostosta
library-export = Tallenna kaikki tiedostoksi
library-standings = { $game }: kuka on voittanut ja miten usein
library-against = Vastassa
library-all = kaikki
library-games = Pelejä
library-wins = Voittoja
library-draws = Tasapelejä
library-share = Voittojen osuus
library-percent = { NUMBER($percent) } % ({ NUMBER($least) }–{ NUMBER($most) })
library-note = Sulkeissa: väli, jolla todellinen osuus luultavasti on (95 %); mitä enemmän pelejä, sitä kapeampi väli. Tasapeli on puoli voittoa.
library-somebody = Nimetön pelaaja
library-name = { $name }
library-taken-in = Lisätty: { NUMBER($added) }. Oli jo: { NUMBER($known) }. Lukukelvottomia tai kesken: { NUMBER($refused) }.
library-dropped = Kirjasto oli täynnä: { $games ->
        [one] vanhin peli sai väistyä.
       *[other] { NUMBER($games) } vanhinta peliä sai väistyä.
    }
library-full = Kirjastossa ei ole tilaa tälle pelille. Jos haluat säilyttää sen, tallenna se tiedostoon.


## Oman aseman tekeminen, ja mitä tietokone siitä ajattelee

editor-open = Tee oma asema
editor-title =
    .aria-label = Oman aseman tekeminen
editor-tools =
    .aria-label = Mitä napautus tekee, ja koko laudan muutokset
editor-prompt = Muuta asemaa napauttamalla lautaa
editor-hint-africa = Aseta nappula napauttamalla paikkaa. Napauta uudestaan, jos nappulan pitää olla siellä pysäytettynä tai matkalla satamaan.
editor-hint-star = Napauta solmua monta kertaa: sininen, punainen, tyhjä.
editor-hint-mancala = Valitse alta, mitä napautus tekee, ja napauta kuoppia. Kiviä on aina 128: kuopasta poistuva kivi on kaapattu.
editor-no = Tässä pelissä niin ei voi olla
editor-undo = Kumoa
editor-done = Kokeile asemaa
editor-turn = Vuorossa
editor-clear = Tyhjennä
editor-star-rings = { NUMBER($rings) } kehää
editor-star-stone = Kivi
editor-mancala-more = Yksi lisää
editor-mancala-fewer = Yksi pois
editor-mancala-none = Tyhjennä kuoppa
editor-mancala-south = { NUMBER($stones) } Etelälle
editor-mancala-north = { NUMBER($stones) } Pohjoiselle
editor-africa-piece = { $player }
editor-africa-token = { $token }
editor-africa-richer = Lisää rahaa
editor-africa-poorer = Vähemmän rahaa
candidates-title = Mitä tietokone ajattelee
candidates-close =
    .aria-label = Sulje tietokoneen ajatukset
    .title = Sulje
candidates-thinking = Se miettii…
candidates-none = Kukaan ei ole nyt vuorossa.
candidates-waiting = Muiden vuorolla tässä ei näy mitään. Valitse ”Selaa peliä”, niin näet sen jälkikäteen.
candidates-best = Se valitsisi: { $move }.
candidates-reason = Se valitsisi: { $move }. { $reason }.
candidates-seat = { $player } – { $text }
candidates-value-africa = voittaa { NUMBER($percent) } %
candidates-value-star = voittaa { NUMBER($percent) } %
candidates-value-mancala = { $standing ->
        [ahead] { NUMBER($stones) } edellä
        [behind] { NUMBER($stones) } jäljessä
       *[even] tasan
    }
candidates-exact = tarkka


## Asetukset

settings-title = Asetukset
settings-language = Kieli
settings-theme = Värit
theme-system = Laitteen mukaan
theme-light = Vaaleat
theme-dark = Tummat
settings-speed = Nopeus
speed-calm = Rauhallinen
speed-normal = Tavallinen
speed-fast = Nopea
speed-instant = Heti
settings-sound = Äänet
settings-vibration = Värinä
settings-voice = Lue ääneen
voice-none = Ei mitään
voice-asked = Mitä minun pitää tehdä
voice-all = Kaikki, mitä tapahtuu
settings-confirm = Vahvista siirrot
settings-turned = Käännä lauta
settings-full-screen = Koko näyttö
settings-full-screen-leave = Poistu koko näytön tilasta
settings-install = Asenna sovelluksena
offline-pending = Kun peli on käynnistynyt, se tallennetaan laitteelle, jotta voit pelata ilman yhteyttä.
offline-ready = Peli on tallessa laitteella: voit pelata ilman yhteyttä.
offline-insecure = Ilman yhteyttä ei voi pelata täällä: avaa sivu osoitteesta, jonka alussa on https.
offline-blocked = Ilman yhteyttä ei voi pelata: tämä selain ei tallenna peliä. Jos ikkuna on yksityinen, käytä tavallista ikkunaa.
offline-full = Ilman yhteyttä ei voi vielä pelata: laitteella on liian vähän tilaa pelin tallentamiseen. Vapauta tilaa ja avaa sivu uudelleen.
offline-incomplete = Ilman yhteyttä ei voi vielä pelata: osaa pelin tiedostoista ei voitu tallentaa. Sivu yrittää uudelleen, kun yhteys palaa tai kun avaat sen seuraavan kerran.
settings-motion = Liike
motion-system = Laitteen mukaan
motion-full = Kaikki
motion-less = Vähemmän
settings-names = Paikannimet (Star of Africa)
names-old = Vanhojen karttojen mukaan
names-today = Nykyiset
settings-undo = Kumoaminen
undo-chance = Heittoon tai kiekkoon asti
undo-any = Kaikki, ystävien kesken
settings-think = Tietokoneen miettimisaika
think-short = Yksi sekunti
think-long = Viisi sekuntia
think-open = Kunnes painan ”Siirrä nyt”
settings-ponder = Tietokone miettii myös minun vuorollani
settings-coach = Valmentaja *Starissa ja Afrikassa: sanoo, jos siirto hukkaa pelin
settings-close = Valmis


## Ilmoitukset

notice-not-saved = Tämä selain ei anna sivun tallentaa mitään. Pelata voi, mutta peli katoaa, kun sivu suljetaan.
notice-undo-chance = Siirtosi jälkeen on heitetty noppaa tai käännetty kiekko. Kumoa vain, jos kaikki suostuvat.
notice-storage-full = Pelille ei ole enää tallennustilaa; aiemmin tallennettu on tallella. Poista pelejä kirjastosta tai tallenna tämä peli tiedostoon.
notice-bad-save = Tallennettua peliä ei voi avata; voit aloittaa uuden. { $reason }
notice-bad-save-part = Tallennettu peli on vahingoittunut; voitte jatkaa viimeisestä asemasta, joka voidaan lukea. { $reason }
notice-newer-save = Tallennettu peli on tehty sivun uudemmalla versiolla. Se jätetään ennalleen, eikä nyt pelattavaa peliä tallenneta; lataa sivu uudelleen, niin saat sen version.
bad-record-unreadable = Se on vahingoittunut, tai se ei ole tallennettu peli.
bad-record-long = Se on pidempi kuin mikään tallennettu peli.
bad-record-game = Tällä sivulla ei ole sellaista peliä: { $text }
bad-record-rules = Sitä on pelattu toisen version säännöillä.
bad-record-newer = Se on tehty sivun uudemmalla versiolla; lataa sivu uudelleen, niin saat sen version.
bad-record-copy = Toista sen kahdesta kopiosta ei voitu lukea.
bad-record-letter = Linkki on katkennut; kopioi se kokonaan tai pyydä lähettämään se uudelleen.
bad-record-letter-damaged = Kirje on vioittunut tai katkennut; pyydä lähettämään se uudelleen.
bad-record-letter-newer = Kirje on tehty sivun uudemmalla versiolla; lataa sivu uudelleen, niin saat sen version.
bad-record-seal = Sitä on muutettu tallentamisen jälkeen.
notice-illegal-move = Tämä siirto ei ole tässä mahdollinen: { $move }
notice-bad-notation = Tämä ei ole siirto eikä asema: { $text }
impossible-stones = Tämä on Afrikan asema, mutta kiviä on { $count }. Kaapatut mukaan lukien niitä on oltava 128.
impossible-rings = Tämä on *Starin asema, mutta ei { $count } kehän laudalla: ensimmäisellä kehällä on 5 solmua ja jokaisella seuraavalla 5 enemmän.
notice-bad-option = Tälle säännölle ei käy tuo arvo: { $option }
notice-bad-seats = Tätä peliä ei voi pelata tällä pelaajamäärällä: { $text }
notice-bad-player = Tällä sivulla ei ole sellaista tietokonepelaajaa: { $text }
notice-error = Jotain meni vikaan. Peli on tallessa: lataa sivu uudelleen, niin voit jatkaa. Raportista on apua vian korjaajalle; siinä ovat siirrot ja virhe, mutta ei nimiä.
notice-reload = Lataa uudelleen
notice-report = Tallenna raportti
notice-keep-copy = Tallenna kopio tiedostoksi
notice-update = Uusi versio on saatavilla. Peli säilyy.
notice-update-accept = Ota käyttöön
notice-updated = Starboard on päivitetty. Pelit jatkuvat siitä, mihin ne jäivät.
notice-elsewhere = Tätä peliä pelataan toisessa välilehdessä. Tässä voi vain katsella.
notice-other-game = Toisessa välilehdessä on kesken { $game }, joten näet sen pelin etkä valitsemaasi. Sulje se välilehti ja valitse sitten uudelleen.
notice-take-over = Jatka tässä
notice-dismiss =
    .aria-label = Sulje
    .title = Sulje
notice-game-missing = Kaikkea peliin kuuluvaa ei saatu haettua. Tarkista verkkoyhteys ja yritä uudelleen.
notice-thinker = Tietokonepelaajat eivät käynnistyneet taustalla, joten sivu voi nykiä niiden miettiessä.
import-bad = Tästä ei voi lukea peliä. { $reason }
export-save = Tallenna peli tiedostoon


## Star of Africa: lauseiden osia

money-pounds = { NUMBER($amount) }{ "\u00A0" }£
money-dollars = { NUMBER($amount) }{ "\u00A0" }$

# .found: kiekko sinä, minkä pelaaja löytää.
token-star = tähti
    .found = tähden
token-ruby = rubiini
    .found = rubiinin
token-emerald = smaragdi
    .found = smaragdin
token-topaz = topaasi
    .found = topaasin
token-robber = rosvo
    .found = rosvon
    .many = rosvoa
token-bandit = ryöväri
    .found = ryövärin
    .many = ryöväriä
token-horseshoe = hevosenkenkä
    .found = hevosenkengän
    .many = hevosenkenkää
    .none = yhtään hevosenkenkää
    .all = kaikki hevosenkengät
token-visa = viisumi
    .found = viisumin
    .many = viisumia
    .none = yhtään viisumia
    .all = kaikki viisumit
token-blank = tyhjä kiekko
    .found = tyhjän kiekon

africa-left-star = { $count ->
        [0] Tähti on löytynyt
       *[other] Tähti on vielä löytämättä
    }
africa-left-ruby = { $count ->
        [one] Yksi rubiini löytämättä
       *[other] { NUMBER($count) } rubiinia löytämättä
    }
africa-left-emerald = { $count ->
        [one] Yksi smaragdi löytämättä
       *[other] { NUMBER($count) } smaragdia löytämättä
    }
africa-left-topaz = { $count ->
        [one] Yksi topaasi löytämättä
       *[other] { NUMBER($count) } topaasia löytämättä
    }
africa-left-robber = { $count ->
        [one] Yksi rosvo jäljellä
       *[other] { NUMBER($count) } rosvoa jäljellä
    }
africa-left-bandit = { $count ->
        [one] Yksi ryöväri jäljellä
       *[other] { NUMBER($count) } ryöväriä jäljellä
    }
africa-left-visa = { $count ->
        [one] Yksi viisumi löytämättä
       *[other] { NUMBER($count) } viisumia löytämättä
    }
africa-left-horseshoe = { $count ->
        [one] Yksi hevosenkenkä löytämättä
       *[other] { NUMBER($count) } hevosenkenkää löytämättä
    }
africa-left-blank = { $count ->
        [one] Yksi tyhjä kiekko jäljellä
       *[other] { NUMBER($count) } tyhjää kiekkoa jäljellä
    }


## Star of Africa: tarina

africa-order = { $player } aloittaa. Järjestys: { $names }.
africa-starts = { $player } lähtee matkaan { $place-from }.
africa-rolled = { $player } heitti { $roll ->
        [1] ykkösen
        [2] kakkosen
        [3] kolmosen
        [4] nelosen
        [5] vitosen
       *[6] kutosen
    }.
africa-rolled-order = { $again ->
        [yes] { $player } heitti uudelleen: { $roll }.
       *[no] { $player } heitti vuorojärjestyksestä: { $roll }.
    }
africa-rolled-try = { $turns ->
        [yes] { $player } heitti: { $roll }. Kiekon saa kääntää!
       *[no] { $player } heitti: { $roll }. Kiekko jää paikalleen.
    }
africa-rolled-captured = { $player } heitti: { $roll }. Matka ei vielä jatku.
africa-walked = { $player } matkusti { $place-to }.
africa-stopped = { $player } on nyt { $place-at }.
africa-boards = { $player } nousi laivaan, määränpää { $place }. Lippu maksoi { $money }.
africa-boards-stowaway = { $player } pääsi laivaan ilman lippua, määränpää { $place }.
africa-sailed = { $player } on merellä matkalla { $place-to }.
africa-drifted = { $player } purjehti hitaasti, ilman lippua, matkalla { $place-to }.
africa-landed = { $player } nousi maihin { $place-at }.
africa-flew = { $player } lensi { $place-to }. Lippu maksoi { $money }.
africa-bought = { $player } osti { $place-from } kiekon: { $money }.
africa-turned-gem = { $player } löysi { $place-from } { $token-found }: { $money }!
africa-turned-double = { $player } löysi { $place-from } { $token-found }, ja siellä jalokivistä maksetaan kaksin verroin: { $money }!
africa-turned-worthless = { $player } löysi { $place-from } { $token-found }. Tässä pelissä siitä ei saa rahaa.
africa-turned-star = { $player } löysi { $place-from } tähden!
africa-turned-robber = { $player } kohtasi { $token-found } { $place-at } ja menetti rahat: { $money }.
africa-turned-robber-poor = { $player } kohtasi { $token-found } { $place-at }, mutta menetettävää ei ollut.
africa-turned-horseshoe = { $player } löysi { $place-from } { $token-found }. Harmi, liian aikaisin: niin kauan kuin tähti on piilossa, siitä ei ole apua.
africa-turned-horseshoe-late = { $player } löysi { $place-from } { $token-found }! Perillä Tangerissa tai Kairossa se voittaa niin kuin tähti.
africa-turned-blank = { $player } käänsi { $place-at } tyhjän kiekon.
africa-race = Nyt { $player } kiiruhtaa Tangeriin tai Kairoon. Tästä lähtien voi voittaa sekin, joka löytää { $token-found }.
africa-race-others = Tästä lähtien voi voittaa se, joka löytää { $token-found }.
africa-held = { $player } jää odottamaan { $place-at } { $turns ->
        [one] yhden vuoron
       *[other] { NUMBER($turns) } vuoroa
    }.
africa-bonus = { $player } oli ensimmäisenä { $place-at } ja sai palkkion: { $money }!
africa-captured = { $where ->
        [desert] { $player } joutui aavikon ratsastajien pysäyttämäksi. Ykkönen tai kakkonen avaa tien.
       *[sea] { $player } joutui merirosvojen pysäyttämäksi. Ykkönen tai kakkonen avaa tien.
    }
africa-freed = { $player } on taas vapaa!
africa-skips = { $player } ei voi tehdä mitään tällä vuorolla.
africa-skips-held = { $player } odottaa. { $turns ->
        [0] Ensi vuorolla matka jatkuu!
        [one] Vielä yksi vuoro odotettavana.
       *[other] Vielä { NUMBER($turns) } vuoroa odotettavana.
    }
africa-skips-stowaway = { $player } odottaa satamassa ilmaista laivamatkaa.
africa-stranded = { $player } ei voi enää voittaa ja on poissa pelistä.
outcome-africa-star = { $player } toi tähden { $place-to } ja voittaa!
outcome-africa-star-you = Toit tähden { $place-to }.
outcome-africa-horseshoe = { $player } toi { $token-found } { $place-to } ja voittaa! Tähti oli jo löytynyt, joten myös { $token } voittaa.
outcome-africa-horseshoe-you = Toit { $token-found } { $place-to }. Tähti oli jo löytynyt, joten myös { $token } voittaa.
outcome-africa-no_horseshoe_left = { $player } löysi tähden, eikä muille jäänyt { $token-none }: { $player } voittaa!
outcome-africa-no_horseshoe_left-you = Tähti on sinulla, eikä muille jäänyt { $token-none }.
outcome-africa-stranded = Peli päättyy tasan: tähti ei pääse kotiin ilman lippua, eikä kukaan lippua tarvitseva voi maksaa sitä.


## Star of Africa: mitä pelaajaa pyydetään tekemään

africa-prompt-order = Vuorojärjestys arvotaan
africa-prompt-order_die = { $player }, heitä noppaa vuorojärjestyksestä
africa-prompt-start = { $player }, valitse mistä aloitat
africa-prompt-act-free = { $player }, valitse miten matkustat
africa-prompt-act-walk = { $player }, heitä noppaa ja kulje
africa-prompt-mode-sail = { $player }, valitse satama
africa-prompt-mode-fly = { $player }, valitse minne lennät
africa-prompt-act-token = { $player }, käännä kiekko tai jatka matkaa
africa-prompt-act-stay = { $player }, käännä kiekko
africa-prompt-act-token_or_wait = { $player }, käännä kiekko tai odota ilmaista laivamatkaa
africa-prompt-act-hopeless = { $player }, kukaan ei voi enää voittaa. Päätetäänkö peli vai jatketaanko?
africa-prompt-act-sea = { $player }, jatka merimatkaa
africa-prompt-act-captured = { $player }, ykkönen tai kakkonen vapauttaa
africa-prompt-act-held = { $player }, tämä vuoro täytyy odottaa
africa-prompt-act-stuck = { $player }, tällä vuorolla et voi tehdä mitään
africa-prompt-act-wait = { $player }, odota satamassa ilmaista laivamatkaa
africa-prompt-walk_die = { $player }, heitä noppaa
africa-prompt-sail_die = { $player }, heitä noppaa
africa-prompt-try_die = { $player }, nelonen, vitonen tai kutonen kääntää kiekon
africa-prompt-escape_die = { $player }, ykkönen tai kakkonen vapauttaa
africa-prompt-walk = { $player }, valitse minne kuljet
africa-prompt-arrived = { $player }, käännä kiekko { $place-at } tai jätä se
africa-prompt-token = { $player }, käännä kiekko

africa-move-sail = Purjehdi { $place-to }
africa-move-fly = Lennä { $place-to }
africa-do-start = Aloita { $place-from }
africa-do-roll = Heitä
africa-do-land = Heitä
africa-do-walk-on = Kulje
africa-do-sail = Purjehdi
africa-do-onward = Jatka merellä
africa-do-fly = Lennä
africa-do-buy = Osta kiekko
africa-do-try = Yritä nopalla
africa-do-turn = Käännä kiekko
africa-do-escape = Yritä vapautua
africa-do-skip = Jätä väliin
africa-do-wait = Odota ilmaista laivamatkaa
africa-do-done = Jätä kiekko
africa-do-back = Takaisin
africa-do-end = Päätä tasapeliin
africa-price-roll = heitto
africa-price-try = 4, 5 tai 6
africa-price-escape = 1 tai 2
africa-price-sail = { $money } ja heitto
africa-price-free = ilmainen


## Star of Africa: vihjeen perustelu

africa-reason-only-choice = Muuta ei voi tehdä
africa-reason-no-aim = Parempaa ei juuri nyt ole tarjolla
africa-reason-home = Nyt äkkiä kotiin { $place-to }
africa-reason-horseshoe = Ilman tähteä voittoon tarvitaan nyt { $token }, ja sellainen voi olla { $place-at }
africa-reason-end = Kukaan ei voi enää voittaa
africa-reason-bonus = Ensimmäinen { $place-at } saa palkkion: { $money }
africa-reason-buy = Maksamalla kiekon saa varmasti kääntää
africa-reason-try = Yritys ei maksa mitään: 4, 5 tai 6 kääntää kiekon
africa-reason-win = Tällä voittaa pelin
africa-reason-bonus-way = { $place } palkitsee ensimmäisen ({ $money }) ja on matkan varrella
africa-reason-first = { $place-at } olevan kiekon ehtii kääntää ennen muita
africa-reason-tour = { $place-at } on kiekko, eikä seuraava ole kaukana
africa-reason-contest = { $place-at } oleva kiekko on lähellä, vaikka muutkin ovat lähellä sitä
africa-reason-money = Säästetty raha säästää myöhemmin aikaa


## Star of Africa: pelaajat pöydässä ja lauta korvin kuultuna

africa-stat-purse = Rahaa: { $money }
africa-stat-found = { $count ->
        [0] Ei käännettyjä kiekkoja
        [one] Yksi käännetty kiekko
       *[other] { NUMBER($count) } käännettyä kiekkoa
    }
africa-stat-star = Tähti on hallussa
africa-stat-horseshoe = Hallussa { $token }, jolla voi voittaa
africa-note-held = { $turns ->
        [one] Odottaa yhden vuoron
       *[other] Odottaa { NUMBER($turns) } vuoroa
    }
africa-note-captured = { $where ->
        [desert] Aavikon ratsastajien pysäyttämä
       *[sea] Merirosvojen pysäyttämä
    }
africa-note-stranded = Poissa pelistä
africa-note-sea = Matkalla { $place-to }
africa-note-stowaway = Pääsee laivaan ilmaiseksi

africa-spot = { $place }{ $people ->
        [0] { "" }
       *[other] , täällä: { $names }
    }{ $token ->
        [yes] , kiekko kääntämättä
       *[no] { "" }
    }{ $bonus ->
        [yes] , palkkio ensimmäiselle pysähtyjälle
       *[no] { "" }
    }{ $danger ->
        [desert] , aavikon ratsastajia
        [sea] , merirosvoja
       *[no] { "" }
    }{ $reach ->
        [start] , tästä voi aloittaa
        [go] , tänne pääsee
        [sail] , tänne pääsee laivalla
        [fly] , tänne pääsee lentäen
       *[no] { "" }
    }


## Star of Africa: paikat

# Piste paikkojen $a ja $b välillä; $step lasketaan paikasta $a.
spot-land = { $step ->
        [one] 1 askel
       *[other] { NUMBER($step) } askelta
    } { $a-from } { $b-to } päin
    .to = tielle { $a-end } ja { $b-end } välille
    .at = tiellä { $a-end } ja { $b-end } välillä
    .from = tieltä { $a-end } ja { $b-end } väliltä
spot-sea = Merellä, { $step ->
        [one] 1 askel
       *[other] { NUMBER($step) } askelta
    } { $a-from } { $b-to } päin
    .to = merelle { $a-end } ja { $b-end } välille
    .at = merellä { $a-end } ja { $b-end } välillä
    .from = mereltä { $a-end } ja { $b-end } väliltä

place-tangier = Tanger
    .to = Tangeriin
    .at = Tangerissa
    .from = Tangerista
    .end = Tangerin
place-cairo = Kairo
    .to = Kairoon
    .at = Kairossa
    .from = Kairosta
    .end = Kairon
place-morocco = Marokko
    .to = Marokkoon
    .at = Marokossa
    .from = Marokosta
    .end = Marokon
place-canary_islands = Kanariansaaret
    .to = Kanariansaarille
    .at = Kanariansaarilla
    .from = Kanariansaarilta
    .end = Kanariansaarten
place-egypt = Egypti
    .to = Egyptiin
    .at = Egyptissä
    .from = Egyptistä
    .end = Egyptin
place-tunis = Tunis
    .to = Tunisiin
    .at = Tunisissa
    .from = Tunisista
    .end = Tunisin
place-tripoli = Tripoli
    .to = Tripoliin
    .at = Tripolissa
    .from = Tripolista
    .end = Tripolin
place-sahara = Sahara
    .to = Saharaan
    .at = Saharassa
    .from = Saharasta
    .end = Saharan
place-suakin = Suakin
    .to = Suakiniin
    .at = Suakinissa
    .from = Suakinista
    .end = Suakinin
place-darfur = Darfur
    .to = Darfuriin
    .at = Darfurissa
    .from = Darfurista
    .end = Darfurin
place-ain_galaka = Ain Galaka
    .to = Ain Galakaan
    .at = Ain Galakassa
    .from = Ain Galakasta
    .end = Ain Galakan
place-timbuktu = Timbuktu
    .to = Timbuktuun
    .at = Timbuktussa
    .from = Timbuktusta
    .end = Timbuktun
place-cape_verde = Kap Verde
    .to = Kap Verdelle
    .at = Kap Verdellä
    .from = Kap Verdeltä
    .end = Kap Verden
place-sierra_leone = Sierra Leone
    .to = Sierra Leoneen
    .at = Sierra Leonessa
    .from = Sierra Leonesta
    .end = Sierra Leonen
place-gold_coast = Kultarannikko
    .to = Kultarannikolle
    .at = Kultarannikolla
    .from = Kultarannikolta
    .end = Kultarannikon
place-slave_coast = Orjarannikko
    .to = Orjarannikolle
    .at = Orjarannikolla
    .from = Orjarannikolta
    .end = Orjarannikon
place-kandjama = Kandjama
    .to = Kandjamaan
    .at = Kandjamassa
    .from = Kandjamasta
    .end = Kandjaman
place-bahr_el_ghazal = Bahr el Ghazal
    .to = Bahr el Ghazaliin
    .at = Bahr el Ghazalissa
    .from = Bahr el Ghazalista
    .end = Bahr el Ghazalin
place-lake_victoria = Viktoriajärvi
    .to = Viktoriajärvelle
    .at = Viktoriajärvellä
    .from = Viktoriajärveltä
    .end = Viktoriajärven
place-addis_ababa = Addis Abeba
    .to = Addis Abebaan
    .at = Addis Abebassa
    .from = Addis Abebasta
    .end = Addis Abeban
place-cape_guardafui = Kap Guardafui
    .to = Kap Guardafuille
    .at = Kap Guardafuilla
    .from = Kap Guardafuilta
    .end = Kap Guardafuin
place-dar_es_salaam = Dar es Salaam
    .to = Dar es Salaamiin
    .at = Dar es Salaamissa
    .from = Dar es Salaamista
    .end = Dar es Salaamin
place-mozambique = Mosambik
    .to = Mosambikiin
    .at = Mosambikissa
    .from = Mosambikista
    .end = Mosambikin
place-ocomba = Ocomba
    .to = Ocombaan
    .at = Ocombassa
    .from = Ocombasta
    .end = Ocomban
place-congo = Kongo
    .to = Kongoon
    .at = Kongossa
    .from = Kongosta
    .end = Kongon
place-whale_bay = Valaslahti
    .to = Valaslahteen
    .at = Valaslahdessa
    .from = Valaslahdesta
    .end = Valaslahden
place-st_helena = Saint Helena
    .to = Saint Helenalle
    .at = Saint Helenalla
    .from = Saint Helenalta
    .end = Saint Helenan
place-victoria_falls = Victorianputoukset
    .to = Victorianputouksille
    .at = Victorianputouksilla
    .from = Victorianputouksilta
    .end = Victorianputousten
place-dragon_mountain = Lohikäärmevuori
    .to = Lohikäärmevuorelle
    .at = Lohikäärmevuorella
    .from = Lohikäärmevuorelta
    .end = Lohikäärmevuoren
place-tamatave = Tamatave
    .to = Tamataveen
    .at = Tamatavessa
    .from = Tamatavesta
    .end = Tamataven
place-cape_st_marie = Kap Sainte-Marie
    .to = Kap Sainte-Marielle
    .at = Kap Sainte-Mariella
    .from = Kap Sainte-Marielta
    .end = Kap Sainte-Marien
place-cape_town = Kapkaupunki
    .to = Kapkaupunkiin
    .at = Kapkaupungissa
    .from = Kapkaupungista
    .end = Kapkaupungin

# Where routes meet.

place-fork_atlas = Atlasin tienristeys
    .to = Atlasin tienristeykseen
    .at = Atlasin tienristeyksessä
    .from = Atlasin tienristeyksestä
    .end = Atlasin tienristeyksen
place-fork_niger = Nigerin tienristeys
    .to = Nigerin tienristeykseen
    .at = Nigerin tienristeyksessä
    .from = Nigerin tienristeyksestä
    .end = Nigerin tienristeyksen
place-fork_chad = Tšadin tienristeys
    .to = Tšadin tienristeykseen
    .at = Tšadin tienristeyksessä
    .from = Tšadin tienristeyksestä
    .end = Tšadin tienristeyksen
place-fork_rufiji = Rufijin tienristeys
    .to = Rufijin tienristeykseen
    .at = Rufijin tienristeyksessä
    .from = Rufijin tienristeyksestä
    .end = Rufijin tienristeyksen
place-fork_zambezi = Sambesin tienristeys
    .to = Sambesin tienristeykseen
    .at = Sambesin tienristeyksessä
    .from = Sambesin tienristeyksestä
    .end = Sambesin tienristeyksen
place-fork_limpopo = Limpopon tienristeys
    .to = Limpopon tienristeykseen
    .at = Limpopon tienristeyksessä
    .from = Limpopon tienristeyksestä
    .end = Limpopon tienristeyksen
place-fork_sirte = Sirten väyläristeys
    .to = Sirten väyläristeykseen
    .at = Sirten väyläristeyksessä
    .from = Sirten väyläristeyksestä
    .end = Sirten väyläristeyksen
place-fork_guinea = Guinean väyläristeys
    .to = Guinean väyläristeykseen
    .at = Guinean väyläristeyksessä
    .from = Guinean väyläristeyksestä
    .end = Guinean väyläristeyksen
place-fork_benin = Beninin väyläristeys
    .to = Beninin väyläristeykseen
    .at = Beninin väyläristeyksessä
    .from = Beninin väyläristeyksestä
    .end = Beninin väyläristeyksen
place-fork_benguela = Benguelan väyläristeys
    .to = Benguelan väyläristeykseen
    .at = Benguelan väyläristeyksessä
    .from = Benguelan väyläristeyksestä
    .end = Benguelan väyläristeyksen

# Places that have another name today: under that display setting these stand for place-….

today-cape_verde = Dakar
    .to = Dakariin
    .at = Dakarissa
    .from = Dakarista
    .end = Dakarin
today-gold_coast = Ghana
    .to = Ghanaan
    .at = Ghanassa
    .from = Ghanasta
    .end = Ghanan
today-slave_coast = Beninlahti
    .to = Beninlahdelle
    .at = Beninlahdella
    .from = Beninlahdelta
    .end = Beninlahden
today-whale_bay = Walvis Bay
    .to = Walvis Bayhin
    .at = Walvis Bayssä
    .from = Walvis Baystä
    .end = Walvis Bayn
today-dragon_mountain = Drakensberg
    .to = Drakensbergille
    .at = Drakensbergillä
    .from = Drakensbergiltä
    .end = Drakensbergin
today-tamatave = Toamasina
    .to = Toamasinaan
    .at = Toamasinassa
    .from = Toamasinasta
    .end = Toamasinan


## Star of Africa: sääntöpaketit

preset-africa-classic = Suomi, vuodesta 1951
    .help = Vanhat perhesäännöt: ilman rahaa ei saa lippua.
preset-africa-amended_2005 = Suomi, muutos 2005
    .help = Kuten vuoden 1951 säännöt, mutta ilman rahaa saa purjehtia hitaasti, kaksi askelta vuorolla. Virallinen muutos.
preset-africa-sheet_2005 = Suomi, vuoden 2005 säännöt
    .help = Kuten vuoden 2005 muutos, mutta smaragdeista saa enemmän ja noppa ratkaisee vuorojärjestyksen.
preset-africa-lost_diamond = Skandinavia
    .help = Suuremmat summat, enemmän jalokiviä, hevosenkenkien tilalla viisumit ja rosvojen tilalla ryövärit, toiset merireitit, ja pysäytettynä odotetaan vain yksi vuoro.
preset-africa-piatnik = Keski-Eurooppa
    .help = Smaragdeista saa enemmän; ilman rahaa saa purjehtia hyvin hitaasti, yksi askel vuorolla.


## Star of Africa: talon säännöt

option-africa-board-group = Lauta ja kiekot
option-africa-board = Lauta
option-africa-board-help = Laudoilla on eri merireitit.
option-africa-board-finnish = Suomalainen
option-africa-board-scandinavian = Skandinaavinen
option-africa-tokens = Kiekot
option-africa-tokens-help = Suomalaisissa kiekoissa on kaksitoista tyhjää, ruotsalaisissa kuusi ja enemmän topaaseja, rosvoja ja hevosenkenkiä.
option-africa-tokens-finnish = Suomalaiset
option-africa-tokens-swedish = Ruotsalaiset
option-africa-money_start-group = Raha
option-africa-money_start = Rahaa alussa
option-africa-money_start-help = Paljonko jokaisella on kukkarossa, kun peli alkaa.
option-africa-token_price = Kiekon hinta
option-africa-token_price-help = Mitä kiekon kääntäminen ilman noppaa maksaa.
option-africa-sea_fare = Laivalippu
option-africa-sea_fare-help = Mitä matka satamasta satamaan maksaa.
option-africa-air_fare = Lentolippu
option-africa-air_fare-help = Mitä yhden lentoreitin matka maksaa.
option-africa-topaz = Topaasi
option-africa-topaz-help = Paljonko topaasista saa.
option-africa-emerald = Smaragdi
option-africa-emerald-help = Paljonko smaragdista saa.
option-africa-ruby = Rubiini
option-africa-ruby-help = Paljonko rubiinista saa.
option-africa-cape_town_bonus = Palkkio Kapkaupungissa
option-africa-cape_town_bonus-help = Paljonko ensimmäinen siellä pysähtyvä saa.
option-africa-penniless_sea-group = Matkalla
option-africa-penniless_sea = Merelle ilman rahaa
option-africa-penniless_sea-help = Miten purjehtii se, jolla ei ole rahaa lippuun.
option-africa-penniless_sea-never = Ei mitenkään
option-africa-penniless_sea-two_steps = Kaksi askelta vuorolla
option-africa-penniless_sea-one_step = Yksi askel vuorolla
option-africa-penniless_sea-stowaway = Saarelta, vuoron odotettuaan
option-africa-slave_coast_turns = Odotus Orjarannikolla
today-option-africa-slave_coast_turns = Odotus Beninlahdella
option-africa-slave_coast_turns-help = Montako vuoroa tyhjä kiekko siellä maksaa.
option-africa-try_on_arrival = Yritys heti perillä
option-africa-try_on_arrival-help = Saako kiekosta heittää noppaa samalla vuorolla, kun sen luo saapuu.
option-africa-freeing_roll_moves = Vapauttava heitto siirtää
option-africa-freeing_roll_moves-help = Onko vapauttava heitto myös pelaajan siirto.
option-africa-order-group = Alku ja loppu
option-africa-order = Vuorojärjestys
option-africa-order-help = Miten vuorojärjestys ratkaistaan.
option-africa-order-random = Arvotaan
option-africa-order-clockwise = Suurin heitto aloittaa, sitten pöydän ympäri
option-africa-order-descending = Suurimmasta heitosta pienimpään
option-africa-stranding = Pois pelistä, kun ei voi enää voittaa
option-africa-stranding-help = Poistuuko pelistä se, joka ei enää voi voittaa.
option-africa-no_horseshoe = Kun hevosenkenkiä ei ole jäljellä
option-africa-no_horseshoe-help = Voittaako tähden löytäjä silloin heti, vai pitääkö tähti silti tuoda kotiin.
option-africa-no_horseshoe-wins = Tähti voittaa heti
option-africa-no_horseshoe-bring_home = Tähti on silti tuotava kotiin


## Star of Africa: tietokonepelaajat

level-africa-scout = Tiedustelija
character-africa-scout = Kiirehtii lähimmälle kiekolle eikä laske kolikoita
level-africa-scout-easy = Tiedustelija (helppo)
level-africa-scout-hard = Tiedustelija (vaikea)
level-africa-trader = Kauppias
character-africa-trader = Säästää, lentää kauas ja antaa rahan tehdä työn
level-africa-trader-easy = Kauppias (helppo)
level-africa-trader-hard = Kauppias (vaikea)
level-africa-homebody = Kotihiiri
character-africa-homebody = Pysyy kodin lähellä, sillä paluumatka on pitkä
level-africa-homebody-easy = Kotihiiri (helppo)
level-africa-homebody-hard = Kotihiiri (vaikea)
level-africa-navigator = Luotsi
character-africa-navigator = Laskee, miten joka askel vaikuttaa voiton mahdollisuuteen
level-africa-navigator-easy = Luotsi (helppo)
level-africa-navigator-medium = Luotsi (keskivaikea)


## Star of Africa: säännöt

rules-title = Säännöt
rules-africa-goal-title = Tavoite
rules-africa-goal = Kolmessakymmenessä paikassa Afrikassa on kiekko kuvapuoli alaspäin, ja yksi niistä kätkee tähden. Löydä se ja tuo se kotiin, Tangeriin tai Kairoon, ennen kaikkia muita.
rules-africa-turn-title = Vuoro
rules-africa-turn = Aloitat Tangerista tai Kairosta, miten haluat. Joka vuorolla teet yhden asian: kuljet maitse, purjehdit, lennät tai käännät kiekon siinä, missä seisot. Kiekon luo saapuva saa ostaa sen heti. Kiekon kääntäminen päättää vuoron. Samalla paikalla saa seistä monta pelaajaa. Joka ei voi tehdä mitään, jättää vuoron väliin.
rules-africa-tokens-title = Kiekot
rules-africa-tokens = Kiekon käännät maksamalla sen hinnan tai aloittamalla vuoron sen kohdalta ja heittämällä noppaa: nelonen, vitonen tai kutonen kääntää sen, eikä heitto siirrä sinua. Rubiineista, smaragdeista ja topaaseista saa rahaa. Jos kohtaat { $robber-found }, menetät kaikki rahasi; tähden ja { $horseshoe-found } saat aina pitää. Tyhjästä kiekosta ei saa mitään. Eikä { $horseshoe } auta, niin kauan kuin tähti on piilossa; tähden löydyttyä käännetty { $horseshoe } on yhtä hyvä kuin tähti.
rules-africa-travel-title = Maitse, meritse ja lentäen
rules-africa-travel = Maitse: heitä noppaa ja kulje tasan niin monta askelta kääntymättä matkalla takaisin. Nimettyyn paikkaan, ei kuitenkaan tienristeykseen, saat pysähtyä aiemminkin, tai kulkea sen läpi. Meritse: valitse satamassa määränpää, maksa ja heitä; laiva kulkee niin monta askelta. Heitä uudelleen joka vuorollasi, kunnes laiva on satamassaan; siihen se pysähtyy, vaikka askelia jäisi yli. Lippu maksetaan vain kerran. Lentäen: maksa, niin olet reitin toisessa päässä, ilman noppaa.
rules-africa-places-title = Erityiset paikat
rules-africa-places = { $amount ->
        [0] Jalokivistä maksetaan kaksin verroin { $gold-at }.
       *[other] Jalokivistä maksetaan kaksin verroin { $gold-at }. Kapkaupungissa ensimmäinen pysähtyjä saa jo ennen kiekon ostamista palkkion: { $bonus }.
    } { $turns ->
        [0] Tyhjä kiekko on { $blank-at } samanlainen kuin muuallakin.
        [one] Tyhjä kiekko { $blank-at } panee odottamaan yhden vuoron.
       *[other] Tyhjä kiekko { $blank-at } panee odottamaan { NUMBER($turns) } vuoroa.
    } Aavikon ratsastajat odottavat lähellä Saharaa Darfuriin vievällä tiellä ja merirosvot merellä Saint Helenan vieressä: jos siirtosi päättyy sinne, heität seuraavilla vuoroillasi noppaa; ykkönen tai kakkonen vapauttaa{ $moves ->
        [yes] , ja sillä heitolla myös jatkat matkaa.
       *[no] , ja seuraavalla vuorolla jatkat matkaa.
    } Ohi saa kulkea rauhassa.
rules-africa-money-title = Raha
rules-africa-money = Kaikilla on alussa rahaa { $start }. Kiekko maksaa { $price }, merimatka { $sea } ja lento { $air }. Topaasista saa { $topaz }, smaragdista { $emerald } ja rubiinista { $ruby }.
rules-africa-win-title = Voitto
rules-africa-win = Voittaja on se, joka ensimmäisenä pysähtyy Tangeriin tai Kairoon ja jolla on tähti tai tähden löydyttyä käännetty { $horseshoe }; heiton ei tarvitse mennä tasan. { $unclaimed ->
        [bring_home] Vaikka tähden löytyessä { $horseshoe-none } ei olisi jäljellä, tähti on tuotava kotiin.
       *[wins] Jos tähden löytyessä { $horseshoe-none } ei ole jäljellä, löytäjä voittaa heti{ $penniless ->
            [never] , paitsi jos on jäänyt ilman lippurahaa saarelle, jolla ei ole enää kiekkoja.
           *[other] .
        }
    } { $stranding ->
        [yes] { $penniless ->
            [never] Kun tähti ja { $horseshoe-all } on löydetty, pelistä putoaa se, jolla ei ole tähteä eikä { $horseshoe-none }, jolla voi voittaa. Samoin käy sille, joka on ilman lippurahaa saarella, jolla ei ole enää kiekkoja. Samoin käy mantereella sille, jolla ei ole lippurahaa eikä mitään, millä voittaa, kun kiekkoja on enää saarilla eikä Kapkaupungissa ole palkkiota jäljellä. Jos kaikki putoavat, kukaan ei voita.
            [stowaway] Kun tähti ja { $horseshoe-all } on löydetty, pelistä putoaa se, jolla ei ole tähteä eikä { $horseshoe-none }, jolla voi voittaa. Samoin käy mantereella sille, jolla ei ole lippurahaa eikä mitään, millä voittaa, kun kiekkoja on enää saarilla eikä Kapkaupungissa ole palkkiota jäljellä. Jos kaikki putoavat, kukaan ei voita.
           *[other] Kun tähti ja { $horseshoe-all } on löydetty, pelistä putoaa se, jolla ei ole tähteä eikä { $horseshoe-none }, jolla voi voittaa.
        }
       *[no] Sekin, joka ei enää voi voittaa, pysyy mukana pelissä. Kun kukaan ei enää voi voittaa, kuka tahansa saa päättää pelin tasan.
    }


## Nim, mallipeli

nim-prompt = { $player }, ota tikkuja yhdestä kasasta
nim-takes = { $player } ottaa { $sticks ->
        [one] yhden tikun
       *[other] { NUMBER($sticks) } tikkua
    } kasasta { NUMBER($heap) }.
nim-stick = Kasa { NUMBER($heap) }: ota { $sticks ->
        [one] yksi tikku
       *[other] { NUMBER($sticks) } tikkua
    }
nim-left = { $sticks ->
        [one] Yksi tikku jäljellä
       *[other] { NUMBER($sticks) } tikkua jäljellä
    }
nim-reason-balance = Näin kasat jäävät tasapainoon
nim-reason-lost = Jokainen siirto häviää, jos vastustaja ei tee virheitä
outcome-nim-last-stick = { $player } voittaa!
option-nim-heaps = Kasat
option-nim-heaps-help = Montako kasaa on; kussakin on kaksi tikkua enemmän kuin edellisessä.
option-nim-last = Viimeinen tikku
option-nim-last-help = Voittaako vai häviääkö viimeisen tikun ottaja.
option-nim-last-wins = voittaa
option-nim-last-loses = häviää
preset-nim-standard = Tavallinen
    .help = Viimeisen tikun ottaja voittaa.
preset-nim-misere = Misère
    .help = Viimeisen tikun ottaja häviää.
level-nim-careless = Huoleton
level-nim-perfect = Mestari


# *Star


## *Star: lauseiden osia

star-pair = { NUMBER($first) }–{ NUMBER($second) }
star-pair-signed = { $first }, { $second }
star-range = { NUMBER($least) }–{ NUMBER($most) }
star-settled-claimed = { NUMBER($settled) }+{ NUMBER($claimed) }
star-signed = { $value }


## *Star: kertomus

star-places = { $player } asettaa kiven solmuun { $node }.
star-swaps = { $player } ottaa solmun { $node } kiven itselleen, ja { $other } siirtää uudestaan.
star-passes = { $player } ohittaa vuoronsa.
star-passes-second = { $player } jättää toisen kiven asettamatta.
star-passes-rest = { $player } ei aseta enempää kiviä.
star-offers = { $player } ehdottaa pelin päättämistä.
star-agrees = { $player } hyväksyy tuloksen.
star-decided = { $player } ei voi enää hävitä.
star-counted = Vakiolasku { $standard }, yksinkertaistettu { $simplified }, Schmittbergerin lasku { $schmittberger }.
outcome-star-full = { $player } voittaa { NUMBER($own) }–{ NUMBER($other) }!
outcome-star-full-you = Pisteet { NUMBER($own) }–{ NUMBER($other) }.
outcome-star-agreed = Tuloksesta sovittiin: { $player } voittaa { NUMBER($own) }–{ NUMBER($other) }!
outcome-star-agreed-you = Tuloksesta sovittiin: pisteet { NUMBER($own) }–{ NUMBER($other) }.
outcome-star-quarks = { NUMBER($own) }–{ NUMBER($other) }, ja { $player } voittaa, koska kulmia on enemmän!
outcome-star-quarks-you = { NUMBER($own) }–{ NUMBER($other) }, ja sinulla on enemmän kulmia.
outcome-star-draw = { NUMBER($own) }–{ NUMBER($other) }: peli päättyy tasan.


## *Star: mitä pelaajalta odotetaan

star-prompt = { $player }, aseta { $stones ->
        [one] kivi
       *[other] { NUMBER($stones) } kiveä
    }
star-prompt-second = { $player }, aseta toinen kivesi
star-prompt-taken = { $player }, ensimmäisen kiven omistaa nyt { $other }: aseta { $stones ->
        [one] uusi kivi
       *[other] { NUMBER($stones) } kiveä
    }
star-prompt-swap = { $player }, aseta kivi tai ota ensimmäinen itsellesi: se vaihtaa väriä, ja { $other } siirtää uudestaan
star-prompt-passed = { $player }, { $other } { $stones ->
        [one] ohitti vuoronsa: aseta kivi
       *[other] päätti vuoronsa: aseta { NUMBER($stones) } kiveä
    } tai päätä peli tähän
star-prompt-won = { $player }, et voi enää hävitä. Päätetäänkö peli?
star-prompt-lost = { $player }, { $other } ei voi enää hävitä. Päätetäänkö peli?
star-prompt-end = { $player }, päätetäänkö peli tähän? Silloin { $kind ->
        [draw] tulos on tasapeli, { NUMBER($own) }–{ NUMBER($other) }
        [quarks] tulos on { NUMBER($own) }–{ NUMBER($other) }, ja { $winner } voittaa, koska kulmia on enemmän
       *[points] { $winner } voittaa { NUMBER($own) }–{ NUMBER($other) }
    }

star-do-swap = Ota ensimmäinen kivi itsellesi
star-do-pass = Ohita vuoro
star-do-pass-second = Jätä toinen kivi asettamatta
star-do-pass-rest = Älä aseta enempää kiviä
star-do-offer = Ehdota pelin päättämistä
star-do-agree = Päätä peli
star-do-end = Päätä peli
star-do-play-on = Jatka peliä

star-move = { $node }
star-show-score = Reunan ja tähtien pisteet
star-show-proof = Ratkenneet ja avoimet pisteet
star-show-territory = Ratkenneet solmut väreissä
star-show-dead = Solmut, joilla ei ole enää merkitystä
star-show-sectors = Viisi haaraa väreissä
star-show-cells = Ruudut solmujen sijasta
star-show-coordinates = Solmujen nimet
star-show-heat = Voiton mahdollisuus solmu solmulta


## *Star: pelaajien taulukko ja lauta korville

star-unit-points = { $count ->
        [one] piste
       *[other] pistettä
    }
star-unit-peries = { $count ->
        [one] reunasolmu
       *[other] reunasolmua
    }
star-unit-quarks = { $count ->
        [one] kulma
       *[other] kulmaa
    }
star-unit-stars = { $count ->
        [one] tähti
       *[other] tähteä
    }
star-unit-reward = palkkio
star-unit-empty = { $count ->
        [one] tyhjä solmu
       *[other] tyhjää solmua
    }
star-unit-open = { $count ->
        [one] piste auki
       *[other] pistettä auki
    }
star-unit-standard = vakio
star-unit-simplified = yksinkertaistettu
star-unit-schmittberger = Schmittbergerin mukaan
star-stat-total = { $points ->
        [one] 1 piste
       *[other] { NUMBER($points) } pistettä
    }
star-stat-between = pisteitä varmasti { NUMBER($least) }, enintään { NUMBER($most) }
star-stat-peries = reunasolmuja varmasti { NUMBER($settled) }{ $claimed ->
        [0] { "" }
        [one] , ja vielä yksi, jossa on kivi
       *[other] , ja vielä { NUMBER($claimed) }, joissa on kivi
    }
star-stat-quarks = kulmia varmasti { NUMBER($settled) }{ $claimed ->
        [0] { "" }
        [one] , ja vielä yksi, jossa on kivi
       *[other] , ja vielä { NUMBER($claimed) }, joissa on kivi
    }
star-stat-stars = { $stars ->
        [0] ei vielä tähtiä
        [one] yksi tähti, reunasolmuja: { $sizes }
       *[other] { NUMBER($stars) } tähteä, reunasolmuja: { $sizes }
    }
star-stat-reward = palkkio tähtien lukumäärän erosta: { $value }
star-meaning-peries = Jokainen reunasolmu on yhden pisteen arvoinen
star-meaning-quarks = Kolme kulmaa tuo yhden lisäpisteen
star-meaning-stars = Tähti on ryhmä, jossa on vähintään kaksi reunasolmua; mitä vähemmän tähtiä, sitä parempi
star-note-won = Ei voi enää hävitä

star-stock-empty = { $nodes ->
        [one] Yksi tyhjä solmu
       *[other] { NUMBER($nodes) } tyhjää solmua
    }
star-stock-open = { $points ->
        [one] Yksi piste vielä auki
       *[other] { NUMBER($points) } pistettä vielä auki
    }
star-stock-standard = Vakiolasku: { $points }
star-stock-simplified = Yksinkertaistettu lasku: { $points }
star-stock-schmittberger = Schmittbergerin lasku: { $points }

star-node = { $node }{ $kind ->
        [quark] , kulma
        [peri] , reuna
       *[inner] { "" }
    }{ $stone ->
        [red] , punainen kivi
        [blue] , sininen kivi
        [yellow] , keltainen kivi
        [green] , vihreä kivi
        [purple] , violetti kivi
       *[none] { "" }
    }{ $fate ->
        [lost] , menetetty vastustajalle
        [dead] , ei enää merkitystä
       *[open] { "" }
    }{ $last ->
        [yes] , viimeisin siirto
       *[no] { "" }
    }{ $rated ->
        [about] , voiton mahdollisuus { NUMBER($percent) } %
        [won] , voittaa varmasti
        [lost] , häviää varmasti
       *[no] { "" }
    }


## *Star: valinnat

option-star-rings = Kehiä
option-star-rings-help = Miten suuri lauta on: 4 kehää nopeaan peliin, 10 pitkään.
option-star-stones = Kiviä vuorolla
option-star-stones-help = Kaksois-*Starissa asetetaan kaksi kiveä joka vuorolla paitsi aivan ensimmäisellä.
option-star-stones-1 = Yksi
option-star-stones-2 = Kaksi (Kaksois-*Star)
option-star-swap = Vaihto
option-star-swap-help = Saako toinen pelaaja ottaa ensimmäisen kiven itselleen. Se tekee alusta reilun.
option-star-handicap = Tasoitus
option-star-handicap-help = Montako kiveä ensimmäinen pelaaja asettaa aluksi kerralla. Tasoituspelissä ei ole vaihtoa.
preset-star-small = Pieni lauta
    .help = Kuusi kehää, 105 solmua: puolen tunnin peli.
preset-star-mini = Pienin lauta
    .help = Neljä kehää, 50 solmua: pelin opetteluun.
preset-star-medium = Keskikokoinen lauta
    .help = Kahdeksan kehää, 180 solmua.
preset-star-full = Täysi lauta
    .help = Kymmenen kehää, 275 solmua: peli koko syvyydessään.
preset-star-double = Kaksois-*Star
    .help = Kaksi kiveä vuorolla pienellä laudalla.


## *Star: tietokonepelaajat

level-star-sprout = Verso
character-star-sprout = Katsoo vain omia kiviään ja unohtaa laudan yhden sivun
level-star-wanderer = Vaeltaja
character-star-wanderer = Katsoo muotoa: mitä kivi yhdistää ja katkaisee
level-star-artist = Taiteilija
character-star-artist = Pitää siitä, mikä näyttää hyvältä, eikä ajattele eteenpäin
level-star-dreamer = Haaveilija
level-star-builder = Rakentaja
character-star-builder = Kuvittelee, miten peli voisi päättyä, ja rakentaa kohti parasta loppua
level-star-strategist = Strategi
character-star-strategist = Ajattelee pari siirtoa eteenpäin
level-star-scholar = Oppinut
character-star-scholar = Ajattelee muutaman siirron eteenpäin
level-star-professor = Professori
character-star-professor = Ajattelee monta siirtoa eteenpäin
level-star-sage = Viisas
level-star-master = Mestari
character-star-master = Ajattelee niin pitkälle kuin aika riittää


## *Star: vihjeen perustelu

star-reason-agree = Tulos on selvä: ei tarvitse pelata enempää
star-reason-swap = Ensimmäinen kivi kannattaa ottaa itselleen
star-reason-fair = Kivi reunalla ei ole liian hyvä eikä liian huono: vastustaja voi ottaa sen itselleen
star-reason-small = Neljän tai viiden kehän laudalla jokainen ensimmäinen kivi on liian hyvä: vastustaja voi ottaa tämänkin itselleen
star-reason-shape = Se sopii hyvin ympärillä oleviin kiviin
star-reason-chance = Voiton mahdollisuus on noin { NUMBER($percent) } %
star-reason-won = Tämä voittaa varmasti
star-reason-lost = Jokainen siirto häviää, jos vastustaja ei tee virheitä


## *Star: säännöt

rules-star-goal-title = Tavoite
rules-star-goal = Hanki omaksesi mahdollisimman suuri osa reunasta, mutta tee mahdollisimman vähän tähtiä. Tähti on kiviesi ryhmä, jossa on vähintään kaksi reunan solmua, ja yhdeksi liitetyt tähdet ovat arvokkaampia kuin erilliset. Tämän kahden pelaajan pelin on tehnyt Ea Ea.
rules-star-turn-title = Vuoro
rules-star-turn = Pelataan vuorotellen. Vuorollasi asetat yhden oman värisi kiven mihin tahansa tyhjään solmuun tai ohitat vuorosi. Kiviä ei koskaan siirretä eikä poisteta.
rules-star-board-title = Lauta
rules-star-board = Solmut ovat sisäkkäisillä kehillä. Samanväriset kivet naapurisolmuissa kuuluvat yhteen ja muodostavat ryhmän. Keskellä oleva tähti on silta: sen ympärillä olevat viisi solmua ovat kaikki toistensa naapureita, molemmille väreille yhtä aikaa, joten kukaan ei voi sulkea sitä. Itse sillalle ei aseteta kiviä.
rules-star-stars-title = Reunasolmut, kulmat ja tähdet
rules-star-stars = Reunan solmut ovat reunasolmuja, ja viisi niistä on myös kulmia. Ryhmä, jolla on ainakin kaksi reunasolmua, on tähti. Ryhmää, jolla niitä on vähemmän, ei lasketa: ajattele sen kivet pois. Alue, jolle ei silloin jää tähteä, kuuluu reunasolmuineen pelaajalle, jonka tähdet yksin rajaavat sitä; molempien rajaama alue ei vielä kuulu kenellekään.
rules-star-scoring-title = Pisteet
rules-star-scoring = Jokainen omistamasi reunasolmu on piste. Vähintään kolmen kulman omistajalle tulee yksi piste lisää. Sitten tulee palkkio: se, jolla on vähemmän tähtiä, saa kaksi pistettä erotuksen jokaisesta tähdestä, ja toinen menettää yhtä monta. Enemmän pisteitä saanut voittaa. Kun kehiä on { NUMBER($rings) }, pisteitä on täydellä laudalla yhteensä aina { NUMBER($points) }.
rules-star-methods-title = Kolme laskutapaa
rules-star-methods = Yksinkertaistettu tapa: reunasolmusi, miinus neljä jokaisesta tähdestäsi, plus piste kolmesta kulmasta. Schmittbergerin tapa: reunasolmusi, kulmapisteesi ja palkkiosi, miinus toisen vastaavat; jos tulos on yli nollan, voitat. Kaikki kolme tapaa antavat saman voittajan ja saman eron.
rules-star-swap-title = Vaihtosääntö
rules-star-swap = Toinen leikkaa kakun, toinen valitsee. Jottei aloittaja saisi etua, toinen pelaaja voi ottaa ensimmäisen kiven itselleen sen sijaan, että asettaisi oman: se vaihtaa väriä, ja aloittaja asettaa uuden. Viisas ensimmäinen kivi ei ole liian hyvä eikä liian huono. Neljän tai viiden kehän laudalla jokainen ensimmäinen kivi on liian hyvä: ota se itsellesi.
rules-star-double-title = Kaksois-*Star ja tasoitus
rules-star-double = Kaksois-*Starissa asetat kaksi kiveä vuorolla, aivan ensimmäisellä vain yhden; ohittamalla luovut vuoron lopusta. Tasoituspelissä tottumattomampi pelaaja aloittaa ja asettaa ensimmäisellä vuorollaan useita kiviä, eikä kukaan vaihda.
rules-star-end-title = Loppu
rules-star-end = Peli päättyy, kun lauta on täynnä tai kun molemmat ohittavat vuoronsa heti peräkkäin, koska ovat yhtä mieltä voittajasta. Pisteet lasketaan siitä, mitä laudalla silloin on. Jos ne menevät tasan, voittaa se, jolla on enemmän kulmia; jos niitäkin on yhtä monta, tulos on tasapeli. Tietokonepelaaja suostuu siihen vasta, kun tulos on varma.
rules-star-tips-title = Hyvä tietää
rules-star-tips = Jokainen tähti maksaa sinulle saman kuin neljä reunasolmua: älä ripottele pieniä tähtiä, vaan yhdistä ne, ja pidä toisen pelaajan tähdet erillään. Jos kaksi tyhjää solmua kumpikin yhdistäisi kaksi ryhmääsi, kiirettä ei ole: kun toinen vie niistä yhden, sinä otat toisen. Keskustan kautta pääsee kaikkialle. Reunan yksinäinen kivi, joka ei kuulu mihinkään tähteen, menee yleensä toiselle pelaajalle. Viidestä kulmasta riittää kolme.


# Afrika


## Afrika: tarina

mancala-score-komi = { NUMBER($stones) } + { NUMBER($komi) }
mancala-sowed = { $player } kylvää kuopasta { $hole }: { $stones ->
        [one] yksi kivi
       *[other] { NUMBER($stones) } kiveä
    }, viimeinen kuoppaan { $end } { $side ->
        [own] samalle puolelle
       *[other] toiselle puolelle
    }.
mancala-captured = { $player } kaappaa { $stones ->
        [one] yhden kiven
       *[other] { NUMBER($stones) } kiveä
    } kuopasta { $hole }.
mancala-swapped = { $player } vaihtaa: lauta käännetään, ikään kuin { $player } olisi kylvänyt.
mancala-repeated = Sama asema on tullut kahdesti. Jos se tulee vielä kerran, kumpikin ottaa oman rivinsä kivet.
mancala-certain = { $player } on saanut { $score }, eikä häntä voi enää tavoittaa.
outcome-mancala-empty = { $draw ->
        [yes] Lauta on tyhjä: { $own } vastaan { $other }, tasapeli.
       *[no] Lauta on tyhjä: { $player } voittaa, { $own } vastaan { $other }.
    }
outcome-mancala-empty-you = Lauta on tyhjä: kiviä { $own }, vastustajalla { $other }.
outcome-mancala-majority = { $player } ei ole enää tavoitettavissa ja voittaa, { $own } vastaan { $other }.
outcome-mancala-majority-you = Sinua ei voi enää ohittaa: kiviä { $own }, vastustajalla { $other }.
outcome-mancala-repetition = { $draw ->
        [yes] Sama asema on tullut kolmesti, ja kumpikin ottaa oman rivinsä kivet: { $own } vastaan { $other }, tasapeli.
       *[no] Sama asema on tullut kolmesti, ja kumpikin ottaa oman rivinsä kivet: { $player } voittaa, { $own } vastaan { $other }.
    }
outcome-mancala-repetition-you = Sama asema on tullut kolmesti, ja kumpikin ottaa oman rivinsä kivet: kiviä { $own }, vastustajalla { $other }.
outcome-mancala-quiet = { $draw ->
        [yes] Sataan vuoroon ei ole kaapattu mitään, ja kumpikin ottaa oman rivinsä kivet: { $own } vastaan { $other }, tasapeli.
       *[no] Sataan vuoroon ei ole kaapattu mitään, ja kumpikin ottaa oman rivinsä kivet: { $player } voittaa, { $own } vastaan { $other }.
    }
outcome-mancala-quiet-you = Sataan vuoroon ei ole kaapattu mitään, ja kumpikin ottaa oman rivinsä kivet: kiviä { $own }, vastustajalla { $other }.


## Afrika: mitä pelaajalta pyydetään

mancala-prompt-sow = { $player }, kylvä jostakin kuopastasi
mancala-prompt-swap = { $player }, kylvä jostakin kuopastasi tai vaihda
mancala-prompt-take = { $player }, kaappaa { $hole }, vastapäätä tyhjää kuoppaasi { $empty }
mancala-prompt-take-fewest = { $player }, kaappaa { $hole }: vähiten kiviä tyhjiä kuoppiasi vastapäätä
mancala-prompt-choose = { $player }, kaappaa kuoppa, joka on tyhjää kuoppaasi vastapäätä
mancala-prompt-choose-fewest = { $player }, kaappaa jokin niistä, joissa on vähiten kiviä
mancala-move-sow = Kylvä kuopasta { $hole }
mancala-move-capture = Kaappaa { $hole }
mancala-do-swap = Vaihda
mancala-price-swap = kylvö on sitten sinun


## Afrika: pelaajien taulukko ja lauta korville

mancala-stat-score = Kiviä: { $score }
mancala-note-needs = { $stones ->
        [one] Yksi kivi lisää voittoon
       *[other] { NUMBER($stones) } kiveä lisää voittoon
    }
mancala-note-certain = Ei enää tavoitettavissa
mancala-left-stones = { $stones ->
        [0] Lauta on tyhjä
        [one] Yksi kivi laudalla
       *[other] { NUMBER($stones) } kiveä laudalla
    }
mancala-left-quiet = { $turns ->
        [one] Yksi vuoro ilman kaappausta
       *[other] { NUMBER($turns) } vuoroa ilman kaappausta
    }; peli päättyy, kun niitä on { NUMBER($most) }
mancala-hole = { $hole }, { $player }: { $stones ->
        [0] tyhjä
        [one] yksi kivi
       *[other] { NUMBER($stones) } kiveä
    }{ $doing ->
        [sow] , viimeinen kuoppaan { $end } { $side ->
            [own] omalle puolellesi
           *[other] toiselle puolelle
        }
        [take] , kaapattavissa
        [fewest] , kaapattavissa, koska siinä on vähiten kiviä
        [many] , ei kaapattavissa nyt, koska toisessa kuopassa on vähemmän kiviä
       *[no] { "" }
    }{ $threatened ->
        [0] { "" }
        [one] , sen jälkeen vastustaja voi kaapata yhden kiven
       *[other] , sen jälkeen vastustaja voi kaapata { NUMBER($threatened) } kiveä
    }{ $rated ->
        [about] { $standing ->
            [ahead] , lopussa noin { NUMBER($lead) } edellä
            [behind] , lopussa noin { NUMBER($lead) } jäljessä
           *[even] , lopussa suunnilleen tasan
        }
        [exact] { $standing ->
            [ahead] , lopussa tasan { NUMBER($lead) } edellä
            [behind] , lopussa tasan { NUMBER($lead) } jäljessä
           *[even] , lopussa varmasti tasapeli
        }
       *[no] { "" }
    }


## Afrika: mitä laudalla voi näyttää

mancala-show-preview = Mihin kylvö päättyy ja mikä jää alttiiksi
mancala-show-numerals = Numerot kivien sijasta
mancala-show-heat = Kunkin kuopan arvo kivinä (~ noin, kehystetty: tarkka)
mancala-show-forced = Ainoa mahdollinen kaappaus tehdään itsestään


## Afrika: valmiit säännöt

preset-mancala-standard = Perussäännöt
    .help = Ensin kaapataan kuoppa, jossa on vähiten kiviä. Peli päättyy, kun lauta on tyhjä.
preset-mancala-komi = Komin kanssa
    .help = Kuten perussäännöissä, mutta Pohjoinen saa kaksi ja puoli kiveä, koska Etelä aloittaa.
preset-mancala-rule_2004 = Vuoden 2004 sääntö
    .help = Alkuperäinen sääntö: saa kaapata minkä tahansa kuopan, joka on tyhjää vastapäätä, oli siinä kiviä kuinka monta tahansa.


## Afrika: talon säännöt

option-mancala-capture = Mikä kuoppa kaapataan
option-mancala-capture-help = Jos tyhjiä kuoppiasi vastapäätä on useita kuoppia.
option-mancala-capture-smallest = Se, jossa on vähiten kiviä
option-mancala-capture-free = Mikä tahansa niistä
option-mancala-komi = Komin suuruus
option-mancala-komi-help = Kuten go-pelissä: kivet, jotka Pohjoinen saa, koska Etelä aloittaa.
option-mancala-swap = Vaihtosääntö
option-mancala-swap-help = Saako Pohjoinen, joka on toisena vuorossa, ottaa Etelän ensimmäisen kylvön omakseen.
option-mancala-end = Pelin loppu
option-mancala-end-help = Milloin peli päättyy. Voittaja on kummassakin sama.
option-mancala-end-empty = Kun lauta on tyhjä
option-mancala-end-majority = Kun voittaja on varma
option-mancala-repetition = Loputonta peliä vastaan
option-mancala-repetition-help = Ottaako kumpikin oman rivinsä kivet, kun sama asema tulee kolmannen kerran tai sataan vuoroon ei kaapata mitään.


## Afrika: vihjeen perustelu

mancala-reason-only = Tämä on ainoa siirto
mancala-reason-solved = { $side ->
        [ahead] Loppuun asti laskettu: { $stones ->
            [one] yhden kiven
           *[other] { NUMBER($stones) } kiveä
        } edellä
        [behind] Loppuun asti laskettu: parhaimmillaan { $stones ->
            [one] yhden kiven
           *[other] { NUMBER($stones) } kiveä
        } jäljessä
       *[even] Loppuun asti laskettu: tasapeli
    }
mancala-reason-plan = { $turns ->
        [one] Yhden vuoron
       *[other] { NUMBER($turns) } vuoron
    } päästä { $side ->
        [ahead] noin { $stones ->
            [one] yhden kiven
           *[other] { NUMBER($stones) } kiveä
        } edellä
        [behind] parhaimmillaan noin { $stones ->
            [one] yhden kiven
           *[other] { NUMBER($stones) } kiveä
        } jäljessä
       *[even] suunnilleen tasan
    }


## Afrika: tietokonepelaajat

level-mancala-sower = Kylväjä
character-mancala-sower = Rakastaa täyttä kouraa eikä katso, mitä voisi kaapata
level-mancala-gleaner = Tähkänpoimija
character-mancala-gleaner = Haluaa kaapata mutta katsoo vain puolta kuopistaan
level-mancala-captor = Kaappari
character-mancala-captor = Haluaa kaapata ja unohtaa, että sinäkin haluat
level-mancala-guard = Vartija
character-mancala-guard = Jättää sinulle vain vähän kaapattavaa
level-mancala-watcher = Tarkkailija
character-mancala-watcher = Ajattelee vastaustasi ja omaa seuraavaa siirtoaan
level-mancala-planner = Suunnittelija
character-mancala-planner = Ajattelee usean vuoron eteenpäin
level-mancala-elder = Kylänvanhin
character-mancala-elder = Ajattelee kauas eteenpäin mutta ei loppuun asti
level-mancala-reckoner = Laskumestari
character-mancala-reckoner = Laskee joka kiven loppuun asti


## Afrika: säännöt

rules-mancala-goal-title = Tavoite
rules-mancala-goal = Kaksi kahdeksan kuopan riviä, joka kuopassa kahdeksan kiveä: toinen rivi on Etelän, joka aloittaa, toinen Pohjoisen. Voittaja on se, joka on lopuksi kaapannut 128 kivestä enemmän. Pelin on tehnyt Ralf Gering vuonna 2004.
rules-mancala-sow-title = Kylväminen
rules-mancala-sow = Ota kaikki kivet yhdestä omasta kuopastasi ja pane ne yksitellen seuraaviin kuoppiin, vastapäivään: omaa riviäsi pitkin, sitten toista, yhä ympäri. Tyhjentämäsi kuoppa jätetään väliin joka kierroksella. Siihen vuorosi päättyy; kylväessä ei kaapata mitään.
rules-mancala-capture-title = Kaappaaminen
rules-mancala-capture = Jos jokin kuoppasi on tyhjä ja vastapäisessä kuopassa on kiviä, sinun on kylvämisen sijasta kaapattava: ota kaikki kivet yhdestä tällaisesta vastapäisestä kuopasta. Sen on oltava se, jossa kiviä on vähiten; jos yhtä vähän on monessa, saat valita. Siihen vuorosi päättyy.
rules-mancala-end-title = Loppu
rules-mancala-end = { $end ->
        [majority] Peli päättyy heti, kun voittaja on varma, ja viimeistään, kun lauta on tyhjä.
       *[empty] Peli päättyy, kun lauta on tyhjä.
    } { $komi ->
        [0] Enemmän kiviä kaapannut voittaa; jos kummallakin on 64, tulos on tasapeli.
       *[other] Pohjoinen saa { NUMBER($komi) } kiveä siitä, että pelaa toisena, joten Etelä tarvitsee voittoon { NUMBER($south) } ja Pohjoinen { NUMBER($north) }.
    } Kukaan ei jää koskaan ilman siirtoa: jos oma rivisi on tyhjä, jokaisen vastapäisen kiven voi kaapata.
rules-mancala-options-title = Kotisäännöt
rules-mancala-options = Vuoden 2004 säännön mukaan saat kaapata näistä kuopista minkä tahansa, oli siinä kiviä kuinka monta tahansa. Komi antaa Pohjoiselle { NUMBER(2.5) } kiveä, koska Etelä aloittaa; silloin Etelä tarvitsee 66. Vaihtosäännöllä Pohjoinen voi ottaa Etelän ensimmäisen kylvön omakseen sen sijaan, että kylväisi: lauta käännetään, ja Etelä kylvää uudelleen. Peli voi myös päättyä heti, kun voittaja on varma. Ja jottei se jatkuisi loputtomiin: jos sama asema tulee kolmannen kerran saman pelaajan vuorolla tai jos 100 vuoroon ei kaapata mitään, kumpikin ottaa oman rivinsä kivet.
rules-mancala-advice-title = Pelin tekijän neuvoja
rules-mancala-advice = Luovu kahdesta kuopasta, jos saat niillä yhden suuren, ja pidä aloite itselläsi: se, jonka on kaapattava, ei voi kylvää. Jos et aloita, tyhjennä jokainen kuoppasi kerran pelin alkupuolella: jokainen tyhjä kuoppa uhkaa vastapäistä. Siirrä lopussa kivesi vastapuolelle.
