# Svenska. Samma meddelanden, attribut och variabler som i en.ftl; där står vad variablerna är.
#
# $player är spelarens namn och böjs aldrig. $place, en plats, ger också $place-to, $place-at, $place-from och
# $place-end: ”till …”, ”i, på eller vid …”, ”från …” och namnet mitt i en mening.
#
# Ordlista: en sak har ett ord.
#   spel      ett slags spel, och ett spel Star of Africa    parti     ett spel *Star eller Afrika
#   tur       tills nästa spelare väljer                     drag      ett steg enligt reglerna
#   ställning vad som står på brädet, och vems tur det är    husregler, regler (ett paket med namn)
#   nivå      en datorspelare; hur svårt: lätt, medel, svårt …  motspelaren, vid draget
#   Star of Africa: bricka (vända), stjärna, hästsko, rövare, rubin, smaragd, topas, tom bricka; slå, slag (tärningen);
#     gå, segla, flyga; hamn, biljett, belöning; ute ur spelet; hållas kvar; finskt och skandinaviskt bräde
#   *Star: nod, sten (lägga), ring, kant, kantnod, hörn, stjärna, bro, grupp, belöning
#   Afrika: grop, sten, rad, så ut stenarna ur en grop, fånga; Syd börjar, Nord; komi, bytesregeln


## Appen

yes = Ja
no = Nej
number = { NUMBER($value) }
player = { $player }
turn-of = Nu spelar { $player }
player-name = Spelare { NUMBER($number) }
player-temper = { $temper } { NUMBER($number) }
list-more = { $list }, { $item }
figure-0 = röd skiva
figure-1 = blå kvadrat
figure-2 = gul triangel
figure-3 = grön romb
figure-4 = lila kors


## Att spela vidare

start-continue = Fortsätt
start-again = Nytt spel, samma spelare
start-running =
    .aria-label = Oavslutade spel
running-players = { $names }
running-you = Du
running-your-turn = Din tur


## Inför ett spel

setup-title = Vilka ska spela?
setup-people = Människor
setup-computers = Datorer
setup-strength = Hur svårt?
setup-table = Spelare, namn och pjäser, plats för plats
setup-level = { $level }: { $strength }
setup-character = { $level }: { $character }
strength-easiest = Lättast
strength-very-easy = Mycket lätt
strength-easy = Lätt
strength-medium = Medel
strength-fairly-hard = Ganska svårt
strength-hard = Svårt
strength-very-hard = Mycket svårt
strength-hardest = Svårast
setup-ratings = Talet visar hur stark en datorspelare är: den vars tal är 200 högre vinner tre partier av fyra.
setup-good-days = Datorspelarna har bra och dåliga dagar: i ett parti av fyra spelar de som nivån över, i ett av fyra som nivån under. Mästaren spelar alltid så bra den kan.
setup-name =
    .placeholder = Namn
    .aria-label = Namn
setup-who =
    .aria-label = Vem som spelar här
who-human = En människa
who-elsewhere = På en annan enhet
who-nobody = Ingen
setup-figure =
    .aria-label = Pjäs: { $figure }
setup-preset = Regler
setup-preset-own = Våra egna
    .help = Er egen blandning av husregler.
setup-rules = Husregler
setup-start = Börja spela
setup-cancel = Avbryt
setup-too-few = Minst två måste vara med
setup-none-here = Minst en människa måste spela på den här enheten
setup-bad-number = { $option }: ange ett heltal från { NUMBER($lowest) } till { NUMBER($highest) }


## Spelet på skärmen

game-undo =
    .aria-label = Ångra
    .title = Ångra
game-redo =
    .aria-label = Gör om
    .title = Gör om
undone = Ångrat: { $move }
undo-past-chance = Ångra ändå
game-hint =
    .aria-label = Tips
    .title = Tips
game-sound =
    .aria-label = Ljud
    .title = Ljud
confirm-play = Gör draget
confirm-withdraw = Välj ett annat
game-panel =
    .aria-label = Spelare och händelser
    .title = Spelare och händelser
game-rules =
    .aria-label = Regler
    .title = Regler
game-zoom-in =
    .aria-label = Zooma in
    .title = Zooma in
game-zoom-out =
    .aria-label = Zooma ut
    .title = Zooma ut
game-zoom-all =
    .aria-label = Hela brädet
    .title = Hela brädet
game-board =
    .aria-label = Spelbräde
game-spots =
    .aria-label = Platserna på brädet. Piltangenterna leder till grannarna, en bokstav till en plats som börjar med den, Page Down till nästa som kan väljas, Home dit där spelet går vidare; Enter väljer.
game-turn-card =
    .aria-label = Vems tur det är
game-actions =
    .aria-label = Vad du kan göra
game-thinking =
    .aria-label = Tänker…
game-stop = Spela nu
game-skip-to-me = Hoppa till min tur
game-skip-computers = Snabbspola datorerna
game-skip-turn = Snabbspola turen
africa-cue = Tryck på en plats som lyser
star-cue = Tryck på en tom nod
mancala-cue = Tryck på en grop som lyser
game-log = Vad som har hänt
game-log-list =
    .aria-label = Vad som har hänt, det senaste först
game-table-title = Spelare
game-table =
    .aria-label = Spelare
game-stat = { $player } – { $stat }
game-stat-meaning = { $player } – { $stat }. { $meaning }.
hint = Tips: { $move }
hint-thinking = Tänker ut ett tips…
hint-later = Tipset kommer när det är din tur.
hint-reason = Tips: { $move }. { $reason }.
coach =
    .aria-label = Tränare
coach-lost = { $player }, det draget skänker bort partiet: { $drawn ->
        [before] med bästa spel var det oavgjort, och nu är chansen att vinna { NUMBER($after) } %
        [after] chansen att vinna var { NUMBER($before) } %, och nu blir det oavgjort med bästa spel
       *[no] chansen att vinna sjunker från { NUMBER($before) } % till { NUMBER($after) } %
    }. Bättre: { $better }.
coach-take-back = Ta tillbaka draget
game-shows = Visning och hjälp
africa-stock = Kvar att hitta
star-stock = På brädet
mancala-stock = På brädet
seat-hand-over = Låt datorn spela för { $player }
seat-take-over = Låt en människa spela för { $player }


## Att lära sig

learn-title = Lär dig spelet
learn-lesson = Prova på (två minuter)
learn-puzzles = Problem


## När ett spel är slut

result-you-win = Du vann!
result-you-resigned = Du har gett upp: { $player } vinner!
result-you = Du
result-good-day = En bra dag: den spelade som { $level }.
result-bad-day = En dålig dag: den spelade som { $level }.
outcome-resigned = { $other } har gett upp: { $player } vinner!
outcome-draw = Båda är överens: partiet slutar oavgjort.
result-rematch = En gång till
result-new = Nytt spel
result-look = Titta på brädet


## Att se tillbaka och att pröva något

replay-title =
    .aria-label = Tillbakablick
replay-steps =
    .aria-label = Stega genom spelet; vänster- och högerpilen stegar, Home och End går till början och slutet
replay-place = Tur { NUMBER($turn) } av { NUMBER($turns) }
replay-beginning = Spelet börjar.
replay-first =
    .aria-label = Till början
    .title = Till början
replay-back =
    .aria-label = Ett drag bakåt
    .title = Ett drag bakåt
replay-play =
    .aria-label = Spela upp spelet
    .title = Spela upp spelet
replay-on =
    .aria-label = Ett drag framåt
    .title = Ett drag framåt
replay-last =
    .aria-label = Till det sista draget
    .title = Till det sista draget
replay-explore = Pröva härifrån
replay-done = Tillbaka till spelet
sandbox-on = Bara ett försök: inget sparas.
sandbox-home = Tillbaka till startsidan
sandbox-return = Tillbaka till spelet
game-more =
    .aria-label = Mer
    .title = Mer
more-title = Mer
more-look-back = Titta tillbaka
more-explore = Pröva dig fram
resign = Ge upp


## Hur spelet gick

statistics-title = Så gick spelet
statistics-as-table = Som tabell
statistics-turn = Tur
statistics-player = Spelare
statistics-ways = Resvägar
statistics-dice = Tärningarna
statistics-rolls = Slag
statistics-average = Genomsnitt
statistics-usual = Vanligt
statistics-verdict = Jämfört med rättvisa tärningar
statistics-decimal = { NUMBER($value, maximumFractionDigits: 2, minimumFractionDigits: 2) }
statistics-between = { NUMBER($least, maximumFractionDigits: 2, minimumFractionDigits: 2) } till { NUMBER($most, maximumFractionDigits: 2, minimumFractionDigits: 2) }
statistics-luck = { $side ->
        [low] lägre än vanligt
        [high] högre än vanligt
       *[usual] som vanligt
    }
statistics-dice-note = I längden slår en rättvis tärning { NUMBER($average) } i genomsnitt. Med så här många slag hamnar genomsnittet inom det vanliga 19 gånger av 20; en gång av 20 hamnar det utanför av ren slump.
statistics-faces = Hur ofta varje tal kom upp
statistics-face = Tal
statistics-times = Gånger
statistics-expected = Förväntat
judge-title = Datorns omdöme
judge-do = Bedöm varje drag
judge-note = Den starkaste datorspelaren tänker en stund på varje ställning. Den kan ha fel.
judge-going = Datorn bedömer spelet
judge-chance = { $player }: chans att vinna, i %
judge-turns = Vändpunkter
judge-none = Inget drag ändrade chanserna mycket.
judge-turn = Tur { NUMBER($turn) }, { $player }: { $played }. Bättre: { $better }. { $drawn ->
        [before] Chans att vinna: { NUMBER($after) } % i stället för oavgjort med bästa spel.
        [after] Oavgjort med bästa spel i stället för en chans att vinna på { NUMBER($before) } %.
       *[no] Chans att vinna: { NUMBER($after) } % i stället för { NUMBER($before) } %.
    }
africa-statistics-money = Pengar
africa-statistics-tokens = Vända brickor
africa-statistics-token = Bricka
africa-statistics-place = Plats
africa-statistics-gain = Vinst
africa-statistics-nothing = –
africa-statistics-loss = −{ $money }
star-statistics-sure = Säkra poäng
mancala-statistics-captured = Fångade stenar
mancala-statistics-title = Fångsterna
mancala-statistics-captures = Fångster
mancala-statistics-mean = Stenar per fångst i genomsnitt
mancala-statistics-largest = Största


## Att ge ett spel vidare, att öppna ett, och biblioteket

share-title = Dela
share-what = Vad
share-game = Hela spelet
share-position = Bara ställningen
share-how = Hur
share-link = Som länk
share-written = Som text
share-text =
    .aria-label = Länken eller texten
share-copy = Kopiera
share-copied = Kopierat till Urklipp.
share-send = Skicka
share-file = Spara som fil
share-picture = Spara en bild av brädet
share-note = Inget lämnar den här enheten förrän du skickar det.
share-note-chance = Inget lämnar den här enheten förrän du skickar det. Kommande tärningsslag följer inte med.
import-file = Välj en fil
import-paste = Eller klistra in en länk, ett spel som text eller en ställning:
import-open = Öppna
bad-record-link = Länken är skadad eller avklippt, eller är ingen länk till ett spel; kopiera hela länken en gång till.
bad-record-transcript = Den här delen av texten går inte att förstå: { $text }
bad-record-missing = Den här raden saknas: { $text }
preview-detail = { $turns ->
        [0] Ingen tur spelad än
        [one] En tur spelad
       *[other] { NUMBER($turns) } turer spelade
    }
preview-over = { $turns ->
        [one] { $result } Slut efter en tur.
       *[other] { $result } Slut efter { NUMBER($turns) } turer.
    }
preview-play = Spela vidare
preview-replay = Bläddra igenom
preview-remove = Ta bort
library-count = { $games ->
        [0] Inga avslutade spel än. Varje spel som du avslutar sparas här på enheten.
        [one] Ett avslutat spel, sparat på enheten.
       *[other] { NUMBER($games) } avslutade spel, sparade på enheten.
    }
library-search =
    .placeholder = Sök: ett namn, ett spel, ett datum
    .aria-label = Sök i biblioteket
library-none = Inget hittades.
library-row = { $date }
library-row-draw = { $date }, oavgjort
library-unfinished = Undanlagda spel
library-removed = Spelet togs bort.
library-restore = Ångra
library-won = har vunnit
library-import = Lägg till spel från en fil
library-export = Spara alla som fil
library-standings = { $game }: vem som har vunnit, och hur ofta
library-against = Mot
library-all = alla
library-games = Spel
library-wins = Vunna
library-draws = Oavgjorda
library-share = Andel vunna
library-percent = { NUMBER($percent) } % ({ NUMBER($least) } till { NUMBER($most) })
library-note = Inom parentes: det intervall där den verkliga andelen troligen ligger (95 %); ju fler spel, desto smalare är det. Oavgjort räknas som en halv vinst.
library-somebody = En spelare utan namn
library-name = { $name }
library-taken-in = Tillagda: { NUMBER($added) }. Fanns redan: { NUMBER($known) }. Oläsliga eller oavslutade: { NUMBER($refused) }.
library-dropped = Biblioteket var fullt: { $games ->
        [one] det äldsta spelet fick ge plats.
       *[other] de { NUMBER($games) } äldsta spelen fick ge plats.
    }
library-full = Biblioteket har inte plats för spelet. Spara det som en fil om du vill ha det kvar.


## Att ställa upp en ställning, och vad datorn tänker om den

editor-open = Gör en egen ställning
editor-title =
    .aria-label = Göra en egen ställning
editor-tools =
    .aria-label = Vad ett tryck gör, och ändringar av hela brädet
editor-prompt = Tryck på brädet för att ändra ställningen
editor-hint-africa = Tryck på en plats för att ställa pjäsen där. Tryck igen om den ska hållas kvar där eller vara till sjöss.
editor-hint-star = Tryck på en nod flera gånger: blå, röd, tom.
editor-hint-mancala = Välj här nedanför vad ett tryck gör och tryck sedan på groparna. Stenarna är alltid 128: de som lämnar en grop är fångade.
editor-no = Det går inte i det här spelet
editor-undo = Ångra
editor-done = Pröva ställningen
editor-turn = Vid draget
editor-clear = Töm
editor-star-rings = { NUMBER($rings) } ringar
editor-star-stone = Sten
editor-mancala-more = En till
editor-mancala-fewer = En färre
editor-mancala-none = Töm gropen
editor-mancala-south = { NUMBER($stones) } till Syd
editor-mancala-north = { NUMBER($stones) } till Nord
editor-africa-piece = { $player }
editor-africa-token = { $token }
editor-africa-richer = Mer pengar
editor-africa-poorer = Mindre pengar
candidates-title = Vad datorn tänker
candidates-close =
    .aria-label = Stäng vad datorn tänker
    .title = Stäng
candidates-thinking = Den tänker…
candidates-none = Det är ingens tur här.
candidates-waiting = Medan andra spelar visas inget här. Välj ”Titta tillbaka” om du vill se det efteråt.
candidates-best = Den skulle välja: { $move }.
candidates-reason = Den skulle välja: { $move }. { $reason }.
candidates-seat = { $player } – { $text }
candidates-value-africa = vinner { NUMBER($percent) } %
candidates-value-star = vinner { NUMBER($percent) } %
candidates-value-mancala = { $standing ->
        [ahead] { NUMBER($stones) } före
        [behind] { NUMBER($stones) } efter
       *[even] jämnt
    }
candidates-exact = exakt


## Inställningar

settings-title = Inställningar
settings-language = Språk
settings-theme = Färger
theme-system = Samma som enheten
theme-light = Ljusa
theme-dark = Mörka
settings-speed = Tempo
speed-calm = Lugnt
speed-normal = Vanligt
speed-fast = Snabbt
speed-instant = Genast
settings-sound = Ljud
settings-vibration = Vibrera
settings-voice = Läs upp
voice-none = Ingenting
voice-asked = Vad jag ska göra
voice-all = Allt som händer
settings-confirm = Bekräfta drag
settings-turned = Vänd brädet
settings-full-screen = Helskärm
settings-full-screen-leave = Lämna helskärmsläget
settings-install = Installera som app
offline-pending = När spelet har startat sparas det på enheten, så att du kan spela utan uppkoppling.
offline-ready = Spelet är sparat på enheten: du kan spela utan uppkoppling.
offline-insecure = Det går inte att spela utan uppkoppling här: öppna sidan på en adress som börjar med https.
offline-blocked = Det går inte att spela utan uppkoppling: webbläsaren sparar inte spelet. Är det här ett privat fönster, använd ett vanligt.
offline-full = Det går ännu inte att spela utan uppkoppling: enheten har för lite ledigt utrymme för att spara spelet. Frigör utrymme och öppna sidan igen.
offline-incomplete = Det går ännu inte att spela utan uppkoppling: några av spelets filer kunde inte sparas. Sidan försöker igen när uppkopplingen är tillbaka, eller nästa gång du öppnar den.
settings-motion = Rörelser
motion-system = Samma som enheten
motion-full = Alla
motion-less = Färre
settings-names = Ortnamn (Star of Africa)
names-old = Som på gamla kartor
names-today = Dagens
settings-undo = Ångra
undo-chance = Till senaste slaget eller brickan
undo-any = Allt, vänner emellan
settings-think = Datorns betänketid
think-short = En sekund
think-long = Fem sekunder
think-open = Tills jag trycker på ”Spela nu”
settings-ponder = Datorn tänker också medan jag tänker
settings-coach = Tränare i *Star och Afrika: säger till om ett drag skänker bort partiet
settings-close = Klar


## Meddelanden

notice-not-saved = Den här webbläsaren låter inte sidan spara något. Det går att spela, men spelet är borta när sidan stängs.
notice-undo-chance = Sedan ditt drag har tärningen slagits eller en bricka vänts. Ångra bara om alla är överens.
notice-storage-full = Det finns inte plats att spara spelet; det som sparades tidigare finns kvar. Ta bort spel ur biblioteket, eller spara det här spelet som en fil.
notice-bad-save = Det sparade spelet går inte att öppna; du kan börja ett nytt. { $reason }
notice-bad-save-part = Det sparade spelet är skadat; ni kan spela vidare från den sista ställningen som går att läsa. { $reason }
notice-newer-save = Det sparade spelet är gjort med en nyare version av sidan. Det lämnas orört, och det som spelas nu sparas inte; ladda om sidan för att få den versionen.
bad-record-unreadable = Det är skadat, eller inget sparat spel.
bad-record-long = Det är längre än något sparat spel.
bad-record-game = Det hör till ett spel som inte finns här: { $text }
bad-record-rules = Det spelades med en annan version av reglerna.
bad-record-newer = Det är gjort med en nyare version av sidan; ladda om sidan för att få den versionen.
bad-record-copy = Den ena av de två kopiorna gick inte att läsa.
bad-record-letter = Länken är avklippt; kopiera hela länken, eller be om den en gång till.
bad-record-letter-damaged = Brevet är skadat eller avklippt; be om det en gång till.
bad-record-letter-newer = Brevet kommer från en nyare version av sidan; ladda om sidan för att få den versionen.
bad-record-seal = Det har ändrats efter att det sparades.
notice-illegal-move = Det draget går inte här: { $move }
notice-bad-notation = Det här är varken ett drag eller en ställning: { $text }
impossible-stones = Det här är en ställning i Afrika, men med { $count } stenar. Med de fångade ska det vara 128.
impossible-rings = Det här är en ställning i *Star, men inte på ett bräde med { $count } ringar: den första ringen har 5 noder, och varje ring därefter 5 fler.
notice-bad-option = Den här regeln kan inte ha det värdet: { $option }
notice-bad-seats = Det här spelet kan inte ha det antalet spelare: { $text }
notice-bad-player = Den datorspelaren finns inte här: { $text }
notice-error = Något gick fel. Spelet är sparat: ladda om för att spela vidare. Rapporten hjälper den som lagar felet; den innehåller dragen och felet, men inga namn.
notice-reload = Ladda om
notice-report = Spara rapporten
notice-keep-copy = Spara en kopia som fil
notice-update = Det finns en ny version. Spelet blir kvar.
notice-update-accept = Använd den nu
notice-updated = Starboard har uppdaterats. Spelen fortsätter där de var.
notice-elsewhere = Spelet spelas i en annan flik. Här går det bara att titta på.
notice-other-game = { $game } spelas i en annan flik, så du ser det partiet i stället för det du valde. Stäng den fliken och välj sedan igen.
notice-take-over = Ta över här
notice-dismiss =
    .aria-label = Stäng
    .title = Stäng
notice-game-missing = En del av spelet kunde inte hämtas. Kontrollera anslutningen och försök igen.
notice-thinker = Datorspelarna kunde inte starta i bakgrunden, så sidan kan hacka lite medan de tänker.
import-bad = Det här går inte att läsa som ett spel. { $reason }
export-save = Spara spelet som en fil


## Star of Africa: delar av meningar

money-pounds = { NUMBER($amount) }{ "\u00A0" }£
money-dollars = { NUMBER($amount) }{ "\u00A0" }$

# .found: brickan som något en spelare hittar.
token-star = stjärna
    .found = stjärnan
token-ruby = rubin
    .found = en rubin
token-emerald = smaragd
    .found = en smaragd
token-topaz = topas
    .found = en topas
token-robber = rövare
    .found = en rövare
    .many = rövare
token-bandit = bandit
    .found = en bandit
    .many = banditer
token-horseshoe = hästsko
    .found = en hästsko
    .many = hästskor
    .none = ingen hästsko
    .all = alla hästskor
token-visa = visum
    .found = ett visum
    .many = visum
    .none = inget visum
    .all = alla visum
token-blank = tom bricka
    .found = en tom bricka

africa-left-star = { $count ->
        [0] Stjärnan är hittad
       *[other] Stjärnan är kvar att hitta
    }
africa-left-ruby = { $count ->
        [one] En rubin kvar att hitta
       *[other] { NUMBER($count) } rubiner kvar att hitta
    }
africa-left-emerald = { $count ->
        [one] En smaragd kvar att hitta
       *[other] { NUMBER($count) } smaragder kvar att hitta
    }
africa-left-topaz = { $count ->
        [one] En topas kvar att hitta
       *[other] { NUMBER($count) } topaser kvar att hitta
    }
africa-left-robber = { $count ->
        [one] En rövare kvar
       *[other] { NUMBER($count) } rövare kvar
    }
africa-left-bandit = { $count ->
        [one] En bandit kvar
       *[other] { NUMBER($count) } banditer kvar
    }
africa-left-visa = { $count ->
        [one] Ett visum kvar att hitta
       *[other] { NUMBER($count) } visum kvar att hitta
    }
africa-left-horseshoe = { $count ->
        [one] En hästsko kvar att hitta
       *[other] { NUMBER($count) } hästskor kvar att hitta
    }
africa-left-blank = { $count ->
        [one] En tom bricka kvar
       *[other] { NUMBER($count) } tomma brickor kvar
    }


## Star of Africa: berättelsen

africa-order = { $player } börjar. Ordningen: { $names }.
africa-starts = { $player } började sin resa { $place-at }.
africa-rolled = { $player } slog en { $roll ->
        [1] etta
        [2] tvåa
        [3] trea
        [4] fyra
        [5] femma
       *[6] sexa
    }.
africa-rolled-order = { $again ->
        [yes] { $player } slog en gång till: { $roll }.
       *[no] { $player } slog { $roll } för ordningen.
    }
africa-rolled-try = { $turns ->
        [yes] { $player } slog { $roll }: brickan får vändas!
       *[no] { $player } slog { $roll }: brickan ligger kvar.
    }
africa-rolled-captured = { $player } slog { $roll } och måste stanna kvar.
africa-walked = { $player } reste { $place-to }.
africa-stopped = { $player } är nu { $place-at }.
africa-boards = { $player } gick ombord för { $money }, på väg { $place-to }.
africa-boards-stowaway = { $player } fick åka med utan biljett { $place-to }.
africa-sailed = { $player } är till sjöss på väg { $place-to }.
africa-drifted = { $player } seglade sakta, utan biljett, på väg { $place-to }.
africa-landed = { $player } kom i land { $place-at }.
africa-flew = { $player } flög { $place-to } för { $money }.
africa-bought = { $player } betalade { $money } för brickan { $place-at }.
africa-turned-gem = { $player } vände { $token-found } { $place-at }: { $money }!
africa-turned-double = { $player } vände { $token-found } { $place-at }, där ädelstenar räknas dubbelt: { $money }!
africa-turned-worthless = { $player } vände { $token-found } { $place-at }. Den är inte värd något i det här spelet.
africa-turned-star = { $player } hittade stjärnan { $place-at }!
africa-turned-robber = { $player } mötte { $token-found } { $place-at } och blev av med { $money }.
africa-turned-robber-poor = { $player } mötte { $token-found } { $place-at }, men hade inga pengar att bli av med.
africa-turned-horseshoe = { $player } vände { $token-found } { $place-at }. Synd, för tidigt: så länge stjärnan är gömd hjälper det inte.
africa-turned-horseshoe-late = { $player } vände { $token-found } { $place-at }! Hemma i Tanger eller Kairo är det lika bra som stjärnan.
africa-turned-blank = { $player } vände en tom bricka { $place-at }.
africa-race = Nu skyndar { $player } till Tanger eller Kairo. Den som hittar { $token-found } från och med nu kan också vinna.
africa-race-others = Den som hittar { $token-found } från och med nu kan vinna.
africa-held = { $player } blir kvar { $place-at } i { $turns ->
        [one] en tur
       *[other] { NUMBER($turns) } turer
    }.
africa-bonus = { $player } var först { $place-at } och fick { $money }!
africa-captured = { $where ->
        [desert] Ökenryttare stoppade { $player }. En etta eller tvåa ger fri väg.
       *[sea] Pirater stoppade { $player }. En etta eller tvåa ger fri väg.
    }
africa-freed = { $player } är fri igen!
africa-skips = { $player } kan inte göra något den här turen.
africa-skips-held = { $player } väntar. { $turns ->
        [0] Nästa tur går resan vidare!
        [one] En tur till att vänta.
       *[other] { NUMBER($turns) } turer till att vänta.
    }
africa-skips-stowaway = { $player } väntar i hamnen på en gratis resa.
africa-stranded = { $player } kan inte vinna längre och är ute ur spelet.
outcome-africa-star = { $player } har tagit hem stjärnan { $place-to } och vinner!
outcome-africa-star-you = Du har tagit hem stjärnan { $place-to }.
outcome-africa-horseshoe = { $player } har tagit hem { $token-found } { $place-to } och vinner! Stjärnan var redan hittad, så { $token-found } vinner också.
outcome-africa-horseshoe-you = Du har tagit hem { $token-found } { $place-to }. Stjärnan var redan hittad, så { $token-found } vinner också.
outcome-africa-no_horseshoe_left = { $player } har stjärnan, och { $token-none } är kvar åt de andra: { $player } vinner!
outcome-africa-no_horseshoe_left-you = Du har stjärnan, och { $token-none } är kvar åt de andra.
outcome-africa-stranded = Spelet slutar oavgjort: stjärnan kommer inte hem utan biljett, och ingen som behöver en kan betala den.


## Star of Africa: vad spelaren ombeds göra

africa-prompt-order = Spelordningen lottas
africa-prompt-order_die = { $player }, slå för spelordningen
africa-prompt-start = { $player }, välj var du börjar
africa-prompt-act-free = { $player }, välj hur du reser
africa-prompt-act-walk = { $player }, slå tärningen och gå
africa-prompt-mode-sail = { $player }, välj en hamn
africa-prompt-mode-fly = { $player }, välj vart du flyger
africa-prompt-act-token = { $player }, vänd brickan eller res vidare
africa-prompt-act-stay = { $player }, vänd brickan
africa-prompt-act-token_or_wait = { $player }, vänd brickan eller vänta på en gratis resa
africa-prompt-act-hopeless = { $player }, ingen kan vinna längre. Avsluta spelet eller spela vidare?
africa-prompt-act-sea = { $player }, segla vidare
africa-prompt-act-captured = { $player }, en etta eller tvåa gör dig fri
africa-prompt-act-held = { $player }, du får vänta den här turen
africa-prompt-act-stuck = { $player }, det finns inget du kan göra den här turen
africa-prompt-act-wait = { $player }, vänta i hamnen på en gratis resa
africa-prompt-walk_die = { $player }, slå tärningen
africa-prompt-sail_die = { $player }, slå tärningen
africa-prompt-try_die = { $player }, en fyra, femma eller sexa vänder brickan
africa-prompt-escape_die = { $player }, en etta eller tvåa gör dig fri
africa-prompt-walk = { $player }, välj vart du går
africa-prompt-arrived = { $player }, vänd brickan { $place-at } eller låt den ligga
africa-prompt-token = { $player }, vänd brickan

africa-move-sail = Segla { $place-to }
africa-move-fly = Flyg { $place-to }
africa-do-start = Börja { $place-at }
africa-do-roll = Slå
africa-do-land = Slå
africa-do-walk-on = Gå vidare
africa-do-sail = Segla
africa-do-onward = Segla vidare
africa-do-fly = Flyg
africa-do-buy = Köp brickan
africa-do-try = Slå för brickan
africa-do-turn = Vänd brickan
africa-do-escape = Slå dig fri
africa-do-skip = Stå över
africa-do-wait = Vänta på en gratis resa
africa-do-done = Låt den ligga
africa-do-back = Tillbaka
africa-do-end = Sluta oavgjort
africa-price-roll = ett slag
africa-price-try = 4, 5 eller 6
africa-price-escape = 1 eller 2
africa-price-sail = { $money } och ett slag
africa-price-free = gratis


## Star of Africa: skälet som ges med ett tips

africa-reason-only-choice = Det finns bara en sak att göra
africa-reason-no-aim = Just nu finns inget bättre att göra
africa-reason-home = Nu snabbt hem { $place-to }
africa-reason-horseshoe = Utan stjärnan vinner man nu bara med { $token-found }, kanske { $place-at }
africa-reason-end = Ingen kan vinna längre
africa-reason-bonus = Den som är först { $place-at } får { $money }
africa-reason-buy = Den som betalar vänder brickan säkert
africa-reason-try = Ett försök kostar inga pengar: 4, 5 eller 6 vänder brickan
africa-reason-win = Det här vinner spelet
africa-reason-bonus-way = { $place } ger { $money } till den som är först, och det ligger på vägen
africa-reason-first = Brickan { $place-at } går att vända före alla andra
africa-reason-tour = Det ligger en bricka { $place-at }, och nästa är inte långt borta
africa-reason-contest = Brickan { $place-at } är nära, fast andra också är nära den
africa-reason-money = Pengar på handen sparar tid längre fram


## Star of Africa: spelarna vid bordet och brädet för örat

africa-stat-purse = Pengar: { $money }
africa-stat-found = { $count ->
        [0] Inga vända brickor
        [one] En vänd bricka
       *[other] { NUMBER($count) } vända brickor
    }
africa-stat-star = Har stjärnan
africa-stat-horseshoe = Har { $token-found } som kan vinna
africa-note-held = { $turns ->
        [one] Måste vänta en tur
       *[other] Måste vänta { NUMBER($turns) } turer
    }
africa-note-captured = { $where ->
        [desert] Hålls kvar av ökenryttare
       *[sea] Hålls kvar av pirater
    }
africa-note-stranded = Ute ur spelet
africa-note-sea = På väg { $place-to }
africa-note-stowaway = Får segla gratis

africa-spot = { $place }{ $people ->
        [0] { "" }
       *[other] , här: { $names }
    }{ $token ->
        [yes] , en bricka att vända
       *[no] { "" }
    }{ $bonus ->
        [yes] , en belöning för den som stannar först
       *[no] { "" }
    }{ $danger ->
        [desert] , ökenryttare
        [sea] , pirater
       *[no] { "" }
    }{ $reach ->
        [start] , här kan du börja
        [go] , kan nås
        [sail] , dit går ett skepp
        [fly] , dit går ett flyg
       *[no] { "" }
    }


## Star of Africa: platser

# En punkt mellan platserna $a och $b; $step räknas från $a.
spot-land = { NUMBER($step) } steg { $a-from } mot { $b-end }
    .to = till vägen mellan { $a-end } och { $b-end }
    .at = på vägen mellan { $a-end } och { $b-end }
    .from = från vägen mellan { $a-end } och { $b-end }
spot-sea = Till sjöss, { NUMBER($step) } steg { $a-from } mot { $b-end }
    .to = ut på havet mellan { $a-end } och { $b-end }
    .at = på havet mellan { $a-end } och { $b-end }
    .from = från havet mellan { $a-end } och { $b-end }

place-tangier = Tanger
    .to = till Tanger
    .at = i Tanger
    .from = från Tanger
    .end = Tanger
place-cairo = Kairo
    .to = till Kairo
    .at = i Kairo
    .from = från Kairo
    .end = Kairo
place-morocco = Marocko
    .to = till Marocko
    .at = i Marocko
    .from = från Marocko
    .end = Marocko
place-canary_islands = Kanarieöarna
    .to = till Kanarieöarna
    .at = på Kanarieöarna
    .from = från Kanarieöarna
    .end = Kanarieöarna
place-egypt = Egypten
    .to = till Egypten
    .at = i Egypten
    .from = från Egypten
    .end = Egypten
place-tunis = Tunis
    .to = till Tunis
    .at = i Tunis
    .from = från Tunis
    .end = Tunis
place-tripoli = Tripoli
    .to = till Tripoli
    .at = i Tripoli
    .from = från Tripoli
    .end = Tripoli
place-sahara = Sahara
    .to = till Sahara
    .at = i Sahara
    .from = från Sahara
    .end = Sahara
place-suakin = Suakin
    .to = till Suakin
    .at = i Suakin
    .from = från Suakin
    .end = Suakin
place-darfur = Darfur
    .to = till Darfur
    .at = i Darfur
    .from = från Darfur
    .end = Darfur
place-ain_galaka = Ain Galaka
    .to = till Ain Galaka
    .at = i Ain Galaka
    .from = från Ain Galaka
    .end = Ain Galaka
place-timbuktu = Timbuktu
    .to = till Timbuktu
    .at = i Timbuktu
    .from = från Timbuktu
    .end = Timbuktu
place-cape_verde = Kap Verde
    .to = till Kap Verde
    .at = vid Kap Verde
    .from = från Kap Verde
    .end = Kap Verde
place-sierra_leone = Sierra Leone
    .to = till Sierra Leone
    .at = i Sierra Leone
    .from = från Sierra Leone
    .end = Sierra Leone
place-gold_coast = Guldkusten
    .to = till Guldkusten
    .at = på Guldkusten
    .from = från Guldkusten
    .end = Guldkusten
place-slave_coast = Slavkusten
    .to = till Slavkusten
    .at = på Slavkusten
    .from = från Slavkusten
    .end = Slavkusten
place-kandjama = Kandjama
    .to = till Kandjama
    .at = i Kandjama
    .from = från Kandjama
    .end = Kandjama
place-bahr_el_ghazal = Bahr el Ghazal
    .to = till Bahr el Ghazal
    .at = i Bahr el Ghazal
    .from = från Bahr el Ghazal
    .end = Bahr el Ghazal
place-lake_victoria = Victoriasjön
    .to = till Victoriasjön
    .at = vid Victoriasjön
    .from = från Victoriasjön
    .end = Victoriasjön
place-addis_ababa = Addis Abeba
    .to = till Addis Abeba
    .at = i Addis Abeba
    .from = från Addis Abeba
    .end = Addis Abeba
place-cape_guardafui = Kap Guardafui
    .to = till Kap Guardafui
    .at = vid Kap Guardafui
    .from = från Kap Guardafui
    .end = Kap Guardafui
place-dar_es_salaam = Dar es Salaam
    .to = till Dar es Salaam
    .at = i Dar es Salaam
    .from = från Dar es Salaam
    .end = Dar es Salaam
place-mozambique = Moçambique
    .to = till Moçambique
    .at = i Moçambique
    .from = från Moçambique
    .end = Moçambique
place-ocomba = Ocomba
    .to = till Ocomba
    .at = i Ocomba
    .from = från Ocomba
    .end = Ocomba
place-congo = Kongo
    .to = till Kongo
    .at = i Kongo
    .from = från Kongo
    .end = Kongo
place-whale_bay = Valfiskbukten
    .to = till Valfiskbukten
    .at = vid Valfiskbukten
    .from = från Valfiskbukten
    .end = Valfiskbukten
place-st_helena = S:t Helena
    .to = till S:t Helena
    .at = på S:t Helena
    .from = från S:t Helena
    .end = S:t Helena
place-victoria_falls = Victoriafallen
    .to = till Victoriafallen
    .at = vid Victoriafallen
    .from = från Victoriafallen
    .end = Victoriafallen
place-dragon_mountain = Drakberget
    .to = till Drakberget
    .at = vid Drakberget
    .from = från Drakberget
    .end = Drakberget
place-tamatave = Tamatave
    .to = till Tamatave
    .at = i Tamatave
    .from = från Tamatave
    .end = Tamatave
place-cape_st_marie = Kap Sainte-Marie
    .to = till Kap Sainte-Marie
    .at = vid Kap Sainte-Marie
    .from = från Kap Sainte-Marie
    .end = Kap Sainte-Marie
place-cape_town = Kapstaden
    .to = till Kapstaden
    .at = i Kapstaden
    .from = från Kapstaden
    .end = Kapstaden

# Where routes meet.

place-fork_atlas = Vägskälet vid Atlas
    .to = till vägskälet vid Atlas
    .at = i vägskälet vid Atlas
    .from = från vägskälet vid Atlas
    .end = vägskälet vid Atlas
place-fork_niger = Vägskälet vid Niger
    .to = till vägskälet vid Niger
    .at = i vägskälet vid Niger
    .from = från vägskälet vid Niger
    .end = vägskälet vid Niger
place-fork_chad = Vägskälet vid Tchad
    .to = till vägskälet vid Tchad
    .at = i vägskälet vid Tchad
    .from = från vägskälet vid Tchad
    .end = vägskälet vid Tchad
place-fork_rufiji = Vägskälet vid Rufiji
    .to = till vägskälet vid Rufiji
    .at = i vägskälet vid Rufiji
    .from = från vägskälet vid Rufiji
    .end = vägskälet vid Rufiji
place-fork_zambezi = Vägskälet vid Zambezi
    .to = till vägskälet vid Zambezi
    .at = i vägskälet vid Zambezi
    .from = från vägskälet vid Zambezi
    .end = vägskälet vid Zambezi
place-fork_limpopo = Vägskälet vid Limpopo
    .to = till vägskälet vid Limpopo
    .at = i vägskälet vid Limpopo
    .from = från vägskälet vid Limpopo
    .end = vägskälet vid Limpopo
place-fork_sirte = Farledskorsningen utanför Sirte
    .to = till farledskorsningen utanför Sirte
    .at = i farledskorsningen utanför Sirte
    .from = från farledskorsningen utanför Sirte
    .end = farledskorsningen utanför Sirte
place-fork_guinea = Farledskorsningen utanför Guinea
    .to = till farledskorsningen utanför Guinea
    .at = i farledskorsningen utanför Guinea
    .from = från farledskorsningen utanför Guinea
    .end = farledskorsningen utanför Guinea
place-fork_benin = Farledskorsningen utanför Benin
    .to = till farledskorsningen utanför Benin
    .at = i farledskorsningen utanför Benin
    .from = från farledskorsningen utanför Benin
    .end = farledskorsningen utanför Benin
place-fork_benguela = Farledskorsningen utanför Benguela
    .to = till farledskorsningen utanför Benguela
    .at = i farledskorsningen utanför Benguela
    .from = från farledskorsningen utanför Benguela
    .end = farledskorsningen utanför Benguela

# Places that have another name today: under that display setting these stand for place-….

today-cape_verde = Dakar
    .to = till Dakar
    .at = i Dakar
    .from = från Dakar
    .end = Dakar
today-gold_coast = Ghana
    .to = till Ghana
    .at = i Ghana
    .from = från Ghana
    .end = Ghana
today-slave_coast = Beninbukten
    .to = till Beninbukten
    .at = vid Beninbukten
    .from = från Beninbukten
    .end = Beninbukten
today-whale_bay = Walvis Bay
    .to = till Walvis Bay
    .at = i Walvis Bay
    .from = från Walvis Bay
    .end = Walvis Bay
today-dragon_mountain = Drakensberg
    .to = till Drakensberg
    .at = i Drakensberg
    .from = från Drakensberg
    .end = Drakensberg
today-tamatave = Toamasina
    .to = till Toamasina
    .at = i Toamasina
    .from = från Toamasina
    .end = Toamasina


## Star of Africa: regelpaket

preset-africa-classic = Finland, sedan 1951
    .help = De gamla familjereglerna: utan pengar ingen biljett.
preset-africa-amended_2005 = Finland, ändrat 2005
    .help = Som reglerna från 1951, men utan pengar får man segla sakta, två steg per tur. En officiell ändring.
preset-africa-sheet_2005 = Finland, regelbladet från 2005
    .help = Som ändringen 2005, men smaragder ger mer, och tärningen avgör i vilken ordning alla spelar.
preset-africa-lost_diamond = Skandinavien
    .help = Större summor, fler ädelstenar, visum i stället för hästskor och banditer i stället för rövare, andra sjövägar, och bara en tur att vänta där man blir kvarhållen.
preset-africa-piatnik = Mellaneuropa
    .help = Smaragder ger mer; utan pengar får man segla mycket sakta, ett steg per tur.


## Star of Africa: husregler

option-africa-board-group = Bräde och brickor
option-africa-board = Bräde
option-africa-board-help = De två bräderna har olika sjövägar.
option-africa-board-finnish = Finskt
option-africa-board-scandinavian = Skandinaviskt
option-africa-tokens = Brickor
option-africa-tokens-help = Den finska uppsättningen har tolv tomma brickor, den svenska sex, med fler topaser, rövare och hästskor.
option-africa-tokens-finnish = Finska
option-africa-tokens-swedish = Svenska
option-africa-money_start-group = Pengar
option-africa-money_start = Pengar vid start
option-africa-money_start-help = Vad var och en har i kassan när spelet börjar.
option-africa-token_price = Pris för en bricka
option-africa-token_price-help = Vad det kostar att vända en bricka utan tärning.
option-africa-sea_fare = Biljett till sjöss
option-africa-sea_fare-help = Vad en sjöresa kostar, från hamn till hamn.
option-africa-air_fare = Biljett med flyg
option-africa-air_fare-help = Vad en flygtur längs en linje kostar.
option-africa-topaz = Topas
option-africa-topaz-help = Vad en topas ger.
option-africa-emerald = Smaragd
option-africa-emerald-help = Vad en smaragd ger.
option-africa-ruby = Rubin
option-africa-ruby-help = Vad en rubin ger.
option-africa-cape_town_bonus = Belöning i Kapstaden
option-africa-cape_town_bonus-help = Vad den får som stannar där först.
option-africa-penniless_sea-group = På vägen
option-africa-penniless_sea = Till sjöss utan pengar
option-africa-penniless_sea-help = Hur den seglar som inte kan betala biljetten.
option-africa-penniless_sea-never = Inte alls
option-africa-penniless_sea-two_steps = Två steg per tur
option-africa-penniless_sea-one_step = Ett steg per tur
option-africa-penniless_sea-stowaway = Från en ö, efter en väntan
option-africa-slave_coast_turns = Väntan på Slavkusten
today-option-africa-slave_coast_turns = Väntan vid Beninbukten
option-africa-slave_coast_turns-help = Hur många turer en tom bricka kostar där.
option-africa-try_on_arrival = Försök vid ankomst
option-africa-try_on_arrival-help = Om man får slå för en bricka samma tur som man kommer fram.
option-africa-freeing_roll_moves = Slaget som gör dig fri flyttar dig också
option-africa-freeing_roll_moves-help = Om slaget som gör en spelare fri också är spelarens drag.
option-africa-order-group = Start och slut
option-africa-order = Spelordning
option-africa-order-help = Hur spelordningen bestäms.
option-africa-order-random = Den lottas
option-africa-order-clockwise = Högsta slaget först, sedan runt bordet
option-africa-order-descending = Från högsta slaget till lägsta
option-africa-stranding = Ute ur spelet utan chans att vinna
option-africa-stranding-help = Om den som inte längre kan vinna lämnar spelet.
option-africa-no_horseshoe = När ingen hästsko är kvar
option-africa-no_horseshoe-help = Om den som då hittar stjärnan vinner genast, eller ändå måste ta hem den.
option-africa-no_horseshoe-wins = Stjärnan vinner genast
option-africa-no_horseshoe-bring_home = Stjärnan måste ändå tas hem


## Star of Africa: datorspelare

level-africa-scout = Spejaren
character-africa-scout = Rusar mot närmaste bricka och räknar inte slantarna
level-africa-scout-easy = Spejaren (lätt)
level-africa-scout-hard = Spejaren (svår)
level-africa-trader = Köpmannen
character-africa-trader = Sparar, flyger långt och låter pengarna göra jobbet
level-africa-trader-easy = Köpmannen (lätt)
level-africa-trader-hard = Köpmannen (svår)
level-africa-homebody = Hemmakatten
character-africa-homebody = Håller sig nära hemmet, för vägen tillbaka är lång
level-africa-homebody-easy = Hemmakatten (lätt)
level-africa-homebody-hard = Hemmakatten (svår)
level-africa-navigator = Navigatören
character-africa-navigator = Räknar ut vad varje steg gör med chansen att vinna
level-africa-navigator-easy = Navigatören (lätt)
level-africa-navigator-medium = Navigatören (medel)


## Star of Africa: reglerna

rules-title = Regler
rules-africa-goal-title = Målet
rules-africa-goal = På trettio platser i Afrika ligger brickor med baksidan upp, och en av dem gömmer stjärnan. Hitta den och ta den hem, till Tanger eller Kairo, före alla andra.
rules-africa-turn-title = En tur
rules-africa-turn = Du börjar i Tanger eller Kairo, som du vill. Varje tur gör du en sak: går, seglar, flyger eller vänder brickan där du står. Den som kommer fram till en bricka får köpa den genast. När en bricka har vänts är turen slut. Flera spelare får stå på samma ställe. Den som inte kan göra något står över.
rules-africa-tokens-title = Brickor
rules-africa-tokens = En bricka vänder du genom att betala dess pris, eller genom att börja en tur på den och slå: en fyra, femma eller sexa vänder den, och slaget flyttar dig inte. Rubiner, smaragder och topaser ger pengar. Möter du { $robber-found } blir du av med alla dina pengar, men aldrig med stjärnan eller { $horseshoe-found }. En tom bricka ger ingenting. Det gör inte heller { $horseshoe-found } så länge stjärnan är gömd; vänder du { $horseshoe-found } efter att stjärnan hittats är det lika bra som stjärnan.
rules-africa-travel-title = Gå, segla och flyga
rules-africa-travel = Till lands: slå, och gå precis så många steg utan att vända om på vägen. På en plats med namn, men inte i ett vägskäl, får du stanna tidigare, eller gå förbi. Till sjöss: välj i en hamn vart du vill, betala och slå; skeppet går så många steg. Slå igen varje följande tur tills det är i sin hamn; där stannar det även om steg blir över. Biljetten betalas bara en gång. Med flyg: betala, så är du i andra änden av linjen, utan tärning.
rules-africa-places-title = Särskilda platser
rules-africa-places = { $amount ->
        [0] Ädelstenar ger dubbelt { $gold-at }.
       *[other] Ädelstenar ger dubbelt { $gold-at }. Den som först stannar i Kapstaden får { $bonus }, innan brickan där köps.
    } { $turns ->
        [0] En tom bricka { $blank-at } är som vilken annan som helst.
        [one] En tom bricka { $blank-at } håller dig kvar en tur.
       *[other] En tom bricka { $blank-at } håller dig kvar { NUMBER($turns) } turer.
    } Ökenryttare väntar nära Sahara på vägen till Darfur, och pirater i havet intill S:t Helena: slutar ditt drag där, slår du tärningen i dina följande turer; en etta eller tvåa gör dig fri{ $moves ->
        [yes] , och med det slaget går du vidare.
       *[no] , och turen därpå går du vidare.
    } Att passera är ofarligt.
rules-africa-money-title = Pengar
rules-africa-money = Alla börjar med { $start }. En bricka kostar { $price }, en sjöresa { $sea } och en flygresa { $air }. En topas ger { $topaz }, en smaragd { $emerald } och en rubin { $ruby }.
rules-africa-win-title = Att vinna
rules-africa-win = Den vinner som först stannar i Tanger eller Kairo med stjärnan, eller med { $horseshoe-found } som vänts efter att stjärnan hittades; slaget behöver inte gå jämnt upp. { $unclaimed ->
        [bring_home] Även om { $horseshoe-none } är kvar när stjärnan hittas måste den tas hem.
       *[wins] Är { $horseshoe-none } kvar när stjärnan hittas vinner genast den som hittade den{ $penniless ->
            [never] , om inte den spelaren sitter fast utan pengar till en biljett på en ö där ingen bricka finns kvar.
           *[other] .
        }
    } { $stranding ->
        [yes] { $penniless ->
            [never] När stjärnan och { $horseshoe-all } är funna är den ute ur spelet som varken har stjärnan eller { $horseshoe-found } att vinna med. Det är också den som är utan pengar till en biljett på en ö där ingen bricka finns kvar. Och likaså den som på fastlandet varken har pengar till en biljett eller något att vinna med, när det bara finns brickor kvar på öar och ingen belöning finns kvar i Kapstaden. Är alla ute vinner ingen.
            [stowaway] När stjärnan och { $horseshoe-all } är funna är den ute ur spelet som varken har stjärnan eller { $horseshoe-found } att vinna med. Det är också den som på fastlandet varken har pengar till en biljett eller något att vinna med, när det bara finns brickor kvar på öar och ingen belöning finns kvar i Kapstaden. Är alla ute vinner ingen.
           *[other] När stjärnan och { $horseshoe-all } är funna är den ute ur spelet som varken har stjärnan eller { $horseshoe-found } att vinna med.
        }
       *[no] Den som inte längre kan vinna är ändå kvar i spelet. När ingen längre kan vinna får vem som helst avsluta spelet som oavgjort.
    }


## Nim, mallspelet

nim-prompt = { $player }, ta stickor från en hög
nim-takes = { $player } tar { $sticks ->
        [one] en sticka
       *[other] { NUMBER($sticks) } stickor
    } från hög { NUMBER($heap) }.
nim-stick = Hög { NUMBER($heap) }: ta { $sticks ->
        [one] en sticka
       *[other] { NUMBER($sticks) } stickor
    }
nim-left = { $sticks ->
        [one] En sticka kvar
       *[other] { NUMBER($sticks) } stickor kvar
    }
nim-reason-balance = Så blir högarna i balans
nim-reason-lost = Alla drag förlorar om motspelaren inte gör något misstag
outcome-nim-last-stick = { $player } vinner!
option-nim-heaps = Högar
option-nim-heaps-help = Hur många högar det finns; var och en har två stickor fler än den förra.
option-nim-last = Den sista stickan
option-nim-last-help = Om den som tar den sista stickan vinner eller förlorar.
option-nim-last-wins = vinner
option-nim-last-loses = förlorar
preset-nim-standard = Vanligt
    .help = Den som tar den sista stickan vinner.
preset-nim-misere = Misère
    .help = Den som tar den sista stickan förlorar.
level-nim-careless = Slarvern
level-nim-perfect = Mästaren


# *Star


## *Star: delar av meningar

star-pair = { NUMBER($first) }–{ NUMBER($second) }
star-pair-signed = { $first }, { $second }
star-range = { NUMBER($least) }–{ NUMBER($most) }
star-settled-claimed = { NUMBER($settled) }+{ NUMBER($claimed) }
star-signed = { $value }


## *Star: berättelsen

star-places = { $player } lägger en sten på { $node }.
star-swaps = { $player } tar över stenen på { $node }, och { $other } får göra ett nytt drag.
star-passes = { $player } passar.
star-passes-second = { $player } avstår från den andra stenen.
star-passes-rest = { $player } lägger inga fler stenar.
star-offers = { $player } föreslår att partiet slutar här.
star-agrees = { $player } godtar resultatet.
star-decided = { $player } kan inte förlora längre.
star-counted = Standard { $standard }, förenklat { $simplified }, enligt Schmittberger { $schmittberger }.
outcome-star-full = { $player } vinner med { NUMBER($own) }–{ NUMBER($other) }!
outcome-star-full-you = { NUMBER($own) } poäng mot { NUMBER($other) }.
outcome-star-agreed = Båda är överens: { $player } vinner med { NUMBER($own) }–{ NUMBER($other) }!
outcome-star-agreed-you = Ni är överens: { NUMBER($own) } poäng mot { NUMBER($other) }.
outcome-star-quarks = { NUMBER($own) }–{ NUMBER($other) }, och { $player } vinner genom att ha fler hörn!
outcome-star-quarks-you = { NUMBER($own) }–{ NUMBER($other) }, och du har fler hörn.
outcome-star-draw = { NUMBER($own) }–{ NUMBER($other) }: partiet slutar oavgjort.


## *Star: vad spelaren ska göra

star-prompt = { $player }, lägg { $stones ->
        [one] en sten
       *[other] { NUMBER($stones) } stenar
    }
star-prompt-second = { $player }, lägg din andra sten
star-prompt-taken = { $player }, den första stenen tillhör nu { $other }: lägg { $stones ->
        [one] en ny
       *[other] { NUMBER($stones) } stenar
    }
star-prompt-swap = { $player }, lägg en sten eller ta över den första: den får din färg, och { $other } gör ett nytt drag
star-prompt-passed = { $player }, { $other } har { $stones ->
        [one] passat: lägg en sten
       *[other] avslutat sin tur: lägg { NUMBER($stones) } stenar
    } eller avsluta partiet som det står
star-prompt-won = { $player }, du kan inte förlora längre. Avsluta partiet?
star-prompt-lost = { $player }, { $other } kan inte förlora längre. Avsluta partiet?
star-prompt-end = { $player }, ska partiet sluta här? Som det står { $kind ->
        [draw] blir det oavgjort, { NUMBER($own) }–{ NUMBER($other) }
        [quarks] blir det { NUMBER($own) }–{ NUMBER($other) }, och { $winner } vinner tack vare fler hörn
       *[points] vinner { $winner } med { NUMBER($own) }–{ NUMBER($other) }
    }

star-do-swap = Ta över den första stenen
star-do-pass = Passa
star-do-pass-second = Avstå från den andra stenen
star-do-pass-rest = Lägg inga fler stenar
star-do-offer = Föreslå att partiet slutar
star-do-agree = Avsluta partiet
star-do-end = Avsluta partiet
star-do-play-on = Spela vidare

star-move = { $node }
star-show-score = Poäng på kant och stjärnor
star-show-proof = Avgjorda och öppna poäng
star-show-territory = Avgjorda noder i färg
star-show-dead = Noder som inte längre spelar roll
star-show-sectors = De fem armarna i färg
star-show-cells = Rutor i stället för noder
star-show-coordinates = Nodernas namn
star-show-heat = Chansen att vinna, nod för nod


## *Star: tabellen över spelare och brädet för öronen

star-unit-points = { $count ->
       *[other] poäng
    }
star-unit-peries = { $count ->
        [one] kantnod
       *[other] kantnoder
    }
star-unit-quarks = { $count ->
       *[other] hörn
    }
star-unit-stars = { $count ->
        [one] stjärna
       *[other] stjärnor
    }
star-unit-reward = belöning
star-unit-empty = { $count ->
        [one] tom nod
       *[other] tomma noder
    }
star-unit-open = { $count ->
        [one] öppen poäng
       *[other] öppna poäng
    }
star-unit-standard = standardräkning
star-unit-simplified = förenklad räkning
star-unit-schmittberger = enligt Schmittberger
star-stat-total = { $points ->
        [one] 1 poäng
       *[other] { NUMBER($points) } poäng
    }
star-stat-between = poäng: { NUMBER($least) } säkra, högst { NUMBER($most) }
star-stat-peries = kantnoder: { NUMBER($settled) } säkra{ $claimed ->
        [0] { "" }
       *[other] , stenar på { NUMBER($claimed) } till
    }
star-stat-quarks = hörn: { NUMBER($settled) } säkra{ $claimed ->
        [0] { "" }
       *[other] , stenar på { NUMBER($claimed) } till
    }
star-stat-stars = { $stars ->
        [0] ingen stjärna ännu
        [one] en stjärna med så här många kantnoder: { $sizes }
       *[other] { NUMBER($stars) } stjärnor med så här många kantnoder: { $sizes }
    }
star-stat-reward = belöning för skillnaden i antal stjärnor: { $value }
star-meaning-peries = Varje kantnod ger en poäng
star-meaning-quarks = Tre hörn ger en poäng till
star-meaning-stars = En stjärna är en grupp med minst två kantnoder; ju färre stjärnor, desto bättre
star-note-won = Kan inte förlora längre

star-stock-empty = { $nodes ->
        [one] En tom nod
       *[other] { NUMBER($nodes) } tomma noder
    }
star-stock-open = { $points ->
        [one] En poäng ännu öppen
       *[other] { NUMBER($points) } poäng ännu öppna
    }
star-stock-standard = Standardräkning: { $points }
star-stock-simplified = Förenklad räkning: { $points }
star-stock-schmittberger = Schmittbergers räkning: { $points }

star-node = { $node }{ $kind ->
        [quark] , hörn
        [peri] , kant
       *[inner] { "" }
    }{ $stone ->
        [red] , röd sten
        [blue] , blå sten
        [yellow] , gul sten
        [green] , grön sten
        [purple] , lila sten
       *[none] { "" }
    }{ $fate ->
        [lost] , går till motspelaren
        [dead] , spelar ingen roll längre
       *[open] { "" }
    }{ $last ->
        [yes] , senaste draget
       *[no] { "" }
    }{ $rated ->
        [about] , chans att vinna { NUMBER($percent) } %
        [won] , vinner säkert
        [lost] , förlorar säkert
       *[no] { "" }
    }


## *Star: val

option-star-rings = Ringar
option-star-rings-help = Hur stort brädet är: 4 ringar för ett snabbt parti, 10 för ett långt.
option-star-stones = Stenar per tur
option-star-stones-help = I Dubbel-*Star lägger man två stenar varje tur utom den allra första.
option-star-stones-1 = En
option-star-stones-2 = Två (Dubbel-*Star)
option-star-swap = Byte
option-star-swap-help = Om den andra spelaren får ta över den första stenen. Det gör början rättvis.
option-star-handicap = Handikapp
option-star-handicap-help = Hur många stenar den första spelaren lägger på en gång i början. Med handikapp finns inget byte.
preset-star-small = Litet bräde
    .help = Sex ringar, 105 noder: ett parti på en halvtimme.
preset-star-mini = Minsta brädet
    .help = Fyra ringar, 50 noder: för att lära sig spelet.
preset-star-medium = Mellanstort bräde
    .help = Åtta ringar, 180 noder.
preset-star-full = Fullstort bräde
    .help = Tio ringar, 275 noder: för långa, djupa partier.
preset-star-double = Dubbel-*Star
    .help = Två stenar per tur på det lilla brädet.


## *Star: datorspelare

level-star-sprout = Grodden
character-star-sprout = Ser bara sina egna stenar och förbiser en sida av brädet
level-star-wanderer = Vandraren
character-star-wanderer = Ser till formen: vad en sten förenar och skär av
level-star-artist = Konstnären
character-star-artist = Gillar det som ser bra ut och tänker aldrig framåt
level-star-dreamer = Drömmaren
level-star-builder = Byggaren
character-star-builder = Tänker sig hur det kan sluta och bygger mot det bästa
level-star-strategist = Strategen
character-star-strategist = Räknar några drag framåt
level-star-scholar = Den lärda
character-star-scholar = Räknar flera drag framåt
level-star-professor = Professorn
character-star-professor = Räknar många drag framåt
level-star-sage = Den visa
level-star-master = Mästaren
character-star-master = Räknar så långt tiden räcker


## *Star: skälet som ges med ett tips

star-reason-agree = Resultatet är avgjort: man behöver inte spela vidare
star-reason-swap = Den första stenen är värd att ta över
star-reason-fair = En sten på kanten är varken för bra eller för dålig: den kan ju tas över
star-reason-small = På ett bräde med fyra eller fem ringar är varje första sten för bra: också den här kan tas över
star-reason-shape = Det passar bra ihop med stenarna omkring
star-reason-chance = Chansen att vinna är ungefär { NUMBER($percent) } %
star-reason-won = Det här vinner säkert
star-reason-lost = Alla drag förlorar om motspelaren inte gör något misstag


## *Star: reglerna

rules-star-goal-title = Målet
rules-star-goal = Ta så mycket av kanten som du kan, med så få stjärnor som möjligt. En stjärna är en grupp av dina stenar med minst två noder på kanten, och två stjärnor som förenats till en är värda mer än två var för sig. Spelet är för två och har skapats av Ea Ea.
rules-star-turn-title = En tur
rules-star-turn = Ni turas om. I din tur lägger du en sten av din färg på vilken tom nod du vill, eller passar. Stenarna flyttas aldrig, och ingen tas någonsin bort.
rules-star-board-title = Brädet
rules-star-board = Noderna ligger i ringar, den ena utanför den andra. Stenar av samma färg på noder intill varandra hänger ihop och bildar en grupp. Stjärnan i mitten är en bro: de fem noderna runt den är alla grannar med varandra, för båda färgerna på en gång, så ingen kan spärra den. På själva bron läggs ingen sten.
rules-star-stars-title = Kantnoder, hörn och stjärnor
rules-star-stars = Noderna längs kanten är kantnoder, och fem av dem är också hörn. En grupp med minst två kantnoder är en stjärna. En grupp med färre räknas inte: tänk dig att dess stenar är borta. Ett område där ingen stjärna är kvar tillhör då, med sina kantnoder, den spelare vars stjärnor ensamma gränsar till det; ett som båda gränsar till hör ännu inte till någon.
rules-star-scoring-title = Poängen
rules-star-scoring = Varje kantnod du äger är en poäng. Att äga minst tre hörn ger en poäng till. Sedan kommer belöningen: den som har färre stjärnor får två poäng för varje stjärna som skiljer, och den andra förlorar lika många. Den som har flest poäng vinner. På ett fullt bräde med { NUMBER($rings) } ringar har båda tillsammans alltid { NUMBER($points) }.
rules-star-methods-title = Tre sätt att räkna
rules-star-methods = Det förenklade sättet: dina kantnoder, minus fyra för varje stjärna du har, plus poängen för tre hörn. Schmittbergers sätt: dina kantnoder, din hörnpoäng och din belöning, minus den andras; över noll vinner du. Alla tre sätten ger samma vinnare och samma försprång.
rules-star-swap-title = Bytesregeln
rules-star-swap = Den ena delar kakan, den andra väljer. För att det inte ska vara en fördel att börja får den andra spelaren ta över den första stenen i stället för att lägga en egen: den byter färg, och den första spelaren lägger en ny. Klokast är en första sten som varken är för bra eller för dålig. På ett bräde med fyra eller fem ringar är varje första sten för bra: ta över den.
rules-star-double-title = Dubbel-*Star och handikapp
rules-star-double = I Dubbel-*Star lägger du två stenar per tur, men bara en i den allra första; passar du, så avstår du från resten av turen. Med handikapp börjar den mindre vana spelaren och lägger flera stenar i första turen, och ingen byter.
rules-star-end-title = Slutet
rules-star-end = Partiet är slut när brädet är fullt, eller när båda passar direkt efter varandra, eftersom de är överens om vem som har vunnit. Då gäller poängen som de står. Är de lika vinner den som har flest hörn; är också de lika blir det oavgjort. En datorspelare går med på det först när resultatet är säkert.
rules-star-tips-title = Bra att veta
rules-star-tips = Varje stjärna kostar dig lika mycket som fyra kantnoder: strö inte ut små stjärnor, utan förena dem, och håll motspelarens isär. Om två tomma noder båda kan förena två av dina grupper är det ingen brådska: när den ena tas, tar du den andra. Genom mitten kommer man överallt. En ensam sten på kanten som inte hör till någon stjärna räknas oftast åt motspelaren. Av de fem hörnen räcker tre.


# Afrika


## Afrika: berättelsen

mancala-score-komi = { NUMBER($stones) } + { NUMBER($komi) }
mancala-sowed = { $player } sår ur { $hole }: { $stones ->
        [one] en sten
       *[other] { NUMBER($stones) } stenar
    }, den sista i { $end } { $side ->
        [own] på samma sida
       *[other] på andra sidan
    }.
mancala-captured = { $player } fångar { $stones ->
        [one] en sten
       *[other] { NUMBER($stones) } stenar
    } i { $hole }.
mancala-swapped = { $player } byter: brädet vänds, som om { $player } hade sått.
mancala-repeated = Ställningen har uppstått två gånger. Uppstår den en gång till, tar var och en sin egen rad.
mancala-certain = { $player } har { $score } och kan inte längre hinnas ikapp.
outcome-mancala-empty = { $draw ->
        [yes] Brädet är tomt: { $own } mot { $other }, oavgjort.
       *[no] Brädet är tomt: { $player } vinner med { $own } mot { $other }.
    }
outcome-mancala-empty-you = Brädet är tomt: { $own } stenar mot { $other }.
outcome-mancala-majority = { $player } kan inte längre hinnas ikapp och vinner med { $own } mot { $other }.
outcome-mancala-majority-you = Ingen kan hinna ikapp dig längre: { $own } stenar mot { $other }.
outcome-mancala-repetition = { $draw ->
        [yes] Samma ställning har uppstått tre gånger, och var och en tar sin egen rad: { $own } mot { $other }, oavgjort.
       *[no] Samma ställning har uppstått tre gånger, och var och en tar sin egen rad: { $player } vinner med { $own } mot { $other }.
    }
outcome-mancala-repetition-you = Samma ställning har uppstått tre gånger, och var och en tar sin egen rad: { $own } stenar mot { $other }.
outcome-mancala-quiet = { $draw ->
        [yes] Hundra turer utan fångst, och var och en tar sin egen rad: { $own } mot { $other }, oavgjort.
       *[no] Hundra turer utan fångst, och var och en tar sin egen rad: { $player } vinner med { $own } mot { $other }.
    }
outcome-mancala-quiet-you = Hundra turer utan fångst, och var och en tar sin egen rad: { $own } stenar mot { $other }.


## Afrika: vad en spelare ombeds göra

mancala-prompt-sow = { $player }, så ut stenarna ur en av dina gropar
mancala-prompt-swap = { $player }, så ut stenarna ur en grop, eller byt
mancala-prompt-take = { $player }, fånga { $hole }, mitt emot din tomma grop { $empty }
mancala-prompt-take-fewest = { $player }, fånga { $hole }: färst stenar mitt emot dina tomma gropar
mancala-prompt-choose = { $player }, fånga en grop mitt emot en av dina tomma
mancala-prompt-choose-fewest = { $player }, fånga en av dem som har färst stenar
mancala-move-sow = Så ur { $hole }
mancala-move-capture = Fånga { $hole }
mancala-do-swap = Byt
mancala-price-swap = sådden blir din


## Afrika: spelarnas tabell och brädet för öronen

mancala-stat-score = Stenar: { $score }
mancala-note-needs = { $stones ->
        [one] En sten till för att vinna
       *[other] { NUMBER($stones) } stenar till för att vinna
    }
mancala-note-certain = Kan inte längre hinnas ikapp
mancala-left-stones = { $stones ->
        [0] Brädet är tomt
        [one] En sten på brädet
       *[other] { NUMBER($stones) } stenar på brädet
    }
mancala-left-quiet = { $turns ->
        [one] En tur utan fångst
       *[other] { NUMBER($turns) } turer utan fångst
    }; efter { NUMBER($most) } är partiet slut
mancala-hole = { $hole }, { $player }: { $stones ->
        [0] tom
        [one] en sten
       *[other] { NUMBER($stones) } stenar
    }{ $doing ->
        [sow] , slutar i { $end } { $side ->
            [own] på din sida
           *[other] på andra sidan
        }
        [take] , kan fångas
        [fewest] , kan fångas, eftersom den har färst stenar
        [many] , kan inte fångas nu, eftersom en annan grop har färre stenar
       *[no] { "" }
    }{ $threatened ->
        [0] { "" }
        [one] , sedan kan motspelaren fånga en sten
       *[other] , sedan kan motspelaren fånga { NUMBER($threatened) } stenar
    }{ $rated ->
        [about] { $standing ->
            [ahead] , till slut ungefär { NUMBER($lead) } före
            [behind] , till slut ungefär { NUMBER($lead) } efter
           *[even] , till slut ungefär jämnt
        }
        [exact] { $standing ->
            [ahead] , till slut exakt { NUMBER($lead) } före
            [behind] , till slut exakt { NUMBER($lead) } efter
           *[even] , till slut säkert oavgjort
        }
       *[no] { "" }
    }


## Afrika: vad som kan visas på brädet

mancala-show-preview = Var en sådd slutar och vad den lämnar oskyddat
mancala-show-numerals = Siffror i stället för stenar
mancala-show-heat = Vad varje grop är värd, i stenar (~ ungefär, inramat: exakt)
mancala-show-forced = Den enda möjliga fångsten görs av sig själv


## Afrika: färdiga regler

preset-mancala-standard = Vanliga regler
    .help = Den grop som har färst stenar fångas först. Partiet slutar när brädet är tomt.
preset-mancala-komi = Med komi
    .help = Som de vanliga, men Nord får två och en halv sten för att Syd börjar.
preset-mancala-rule_2004 = Regeln från 2004
    .help = Den ursprungliga regeln: vilken grop som helst mitt emot en tom får fångas, hur många stenar den än har.


## Afrika: husregler

option-mancala-capture = Vilken grop som fångas
option-mancala-capture-help = Om flera gropar ligger mitt emot dina tomma.
option-mancala-capture-smallest = Den med färst stenar
option-mancala-capture-free = Vilken som helst av dem
option-mancala-komi = Komins storlek
option-mancala-komi-help = Som i go: stenar som Nord får för att Syd börjar.
option-mancala-swap = Bytesregeln
option-mancala-swap-help = Om Nord, som är tvåa, får ta över Syds första sådd.
option-mancala-end = Slutet
option-mancala-end-help = När partiet är över. Vinnaren blir densamma i båda fallen.
option-mancala-end-empty = När brädet är tomt
option-mancala-end-majority = När någon säkert vinner
option-mancala-repetition = Mot partier utan slut
option-mancala-repetition-help = Om var och en tar sin egen rad när en ställning uppstår för tredje gången, eller efter hundra turer utan fångst.


## Afrika: skälet som ges med ett tips

mancala-reason-only = Det är det enda draget
mancala-reason-solved = { $side ->
        [ahead] Uträknat till slutet: { $stones ->
            [one] en sten
           *[other] { NUMBER($stones) } stenar
        } före
        [behind] Uträknat till slutet: i bästa fall { $stones ->
            [one] en sten
           *[other] { NUMBER($stones) } stenar
        } efter
       *[even] Uträknat till slutet: oavgjort
    }
mancala-reason-plan = { $turns ->
        [one] Om en tur
       *[other] Om { NUMBER($turns) } turer
    }: { $side ->
        [ahead] ungefär { $stones ->
            [one] en sten
           *[other] { NUMBER($stones) } stenar
        } före
        [behind] i bästa fall ungefär { $stones ->
            [one] en sten
           *[other] { NUMBER($stones) } stenar
        } efter
       *[even] ungefär jämnt
    }


## Afrika: datorspelare

level-mancala-sower = Såningsmannen
character-mancala-sower = Älskar en full hand och ser aldrig vad som kan fångas
level-mancala-gleaner = Axplockaren
character-mancala-gleaner = Vill fånga men ser bara på hälften av sina gropar
level-mancala-captor = Fångaren
character-mancala-captor = Vill fånga och glömmer att du också vill det
level-mancala-guard = Väktaren
character-mancala-guard = Lämnar lite för dig att fånga
level-mancala-watcher = Iakttagaren
character-mancala-watcher = Tänker på ditt svar och sitt nästa drag
level-mancala-planner = Planeraren
character-mancala-planner = Tänker flera drag framåt
level-mancala-elder = Byäldsten
character-mancala-elder = Tänker långt framåt men inte till slutet
level-mancala-reckoner = Räknemästaren
character-mancala-reckoner = Räknar varje sten till slutet


## Afrika: reglerna

rules-mancala-goal-title = Målet
rules-mancala-goal = Två rader med åtta gropar, åtta stenar i varje: den ena raden hör till Syd, som börjar, den andra till Nord. Den som till slut har fångat flest av de 128 stenarna vinner. Spelet skapades av Ralf Gering 2004.
rules-mancala-sow-title = Att så
rules-mancala-sow = Ta upp alla stenar ur en av dina gropar och lägg dem en och en i groparna som följer, motsols: längs din egen rad, sedan längs den andra, runt och runt. Gropen du tömde hoppas över varje varv. Därmed är din tur slut; den som sår fångar ingenting.
rules-mancala-capture-title = Att fånga
rules-mancala-capture = Om en av dina gropar är tom och det finns stenar i gropen mitt emot måste du fånga i stället för att så: ta alla stenar ur en sådan grop mitt emot. Det måste vara en av dem som har färst stenar; har flera lika få väljer du. Därmed är din tur slut.
rules-mancala-end-title = Slutet
rules-mancala-end = { $end ->
        [majority] Partiet är slut så snart någon säkert vinner, senast när brädet är tomt.
       *[empty] Partiet är slut när brädet är tomt.
    } { $komi ->
        [0] Flest stenar vinner; med 64 var är det oavgjort.
       *[other] Nord får { NUMBER($komi) } stenar för att ha spelat som tvåa, så Syd behöver { NUMBER($south) } för att vinna och Nord { NUMBER($north) }.
    } Ingen blir någonsin utan drag: är din egen rad tom går varje sten mitt emot att fånga.
rules-mancala-options-title = Husregler
rules-mancala-options = Enligt regeln från 2004 får du fånga vilken som helst av de groparna, hur många stenar den än har. Med komi får Nord { NUMBER(2.5) } stenar, eftersom Syd börjar; då behöver Syd 66. Med bytesregeln får Nord ta över Syds första sådd i stället för att så: brädet vänds, och Syd sår igen. Partiet kan också sluta så snart någon säkert vinner. Och för att det inte ska pågå i evighet: uppstår en ställning för tredje gången, med samma spelare vid draget, eller fångar ingen något på 100 turer, så tar var och en stenarna i sin egen rad.
rules-mancala-advice-title = Råd från spelets skapare
rules-mancala-advice = Offra två gropar för att vinna en stor, och behåll initiativet: den som måste fånga kan inte så. Om du inte börjar, töm var och en av dina gropar en gång, tidigt i partiet: varje tom grop hotar den mitt emot. Flytta mot slutet över dina stenar till motspelarens sida.
