## Spel med andra enheter

together-list = Spel med andra
together-yours = Din tur
together-your-turn = Din tur i { $game }.
together-unsent = Skicka spelet vidare nu; { $name } väntar.
together-asking = Skicka nu frågan; { $name } svarar.
together-waiting = Väntar på { $name } sedan { $since }
together-send = Skicka
together-send-again = Skicka igen
together-ways = Andra sätt
together-title = Skicka spelet
together-note = Den här länken är ett brev med hela spelet. Skicka det till de andra i vilken meddelandeapp som helst; den som öppnar det ser vad du har spelat. Inget går genom en server.
together-text =
    .aria-label = Brevet
together-code = QR-kod
together-fair = Är tärningarna rättvisa?
together-fair-proved = Varje slag och varje bricka kommer ur hemligheter som alla enheter bestämde före spelet. Ingen kan välja ett slag, slå om eller ändra det som slogs, och alla kan kontrollera det.
together-fair-open = Det som inte kan bevisas: den som har ett ändrat program kan se tärningarna för sin egen tur före sitt val, och en person kan sitta vid två enheter.
together-join-title = Spela med
together-seat = Din plats
together-name = Ditt namn
together-join = Var med
together-join-note = Din plats hör sedan till den här enheten och den här webbläsaren. Rensa inte dess data innan spelet är slut.
together-watch = Bara titta på
together-taken = I det här brevet hör din plats till en annan enhet: någon annan hann före. Ditt spel är kvar som det var.
together-other-seat = Ta en annan plats
together-no-room = Webbläsaren har inte plats för ett spel till, så inget har börjat. Ta bort spel ur biblioteket och öppna sedan brevet igen.
together-full = Det finns ingen plats kvar att spara det här spelet. Ta bort spel ur biblioteket innan du spelar vidare.
together-remove =
    .aria-label = Ta bort det här spelet { $game }
    .title = Ta bort
together-removed = Spelet har tagits bort, och din plats i det.
together-same = Du har redan sett det här brevet. Inget har ändrats.
together-older = Brevet är äldre än ditt spel. Inget har ändrats.
together-refused = Brevet passar inte ihop med ditt spel, som är kvar som det var. { $reason ->
        [anchor] Platsen hör till en annan enhet.
        [rules] Det har andra spelare eller regler.
        [name] Det ger en spelare ett annat namn.
        [seat] Någon har spelat på en annans plats.
        [undo] Det tar tillbaka ett drag av dig, fast du inte har frågat.
        [draw] Det säger att ni är överens om oavgjort, fast du inte har erbjudit det.
       *[other] Tärningarna är inte de som slogs.
    }
together-false = Brevet är inte ärligt och har inte öppnats. { $reason ->
        [seat] Någon har spelat på en annans plats.
       *[other] Tärningarna är inte de som slogs.
    }
together-fork-title = Spelat på två sätt
together-fork = { $name } har spelat samma tur på två olika sätt. Kom överens om vilket som gäller.
together-elsewhere = I det här brevet har { $name }, din plats, spelat turer som inte spelades på den här enheten. Kanske har du spelat vidare på en annan enhet. Välj vilket spel som gäller.
together-mine = Behåll spelet som det är här
together-theirs = Ta spelet i brevet
together-move = Flytta min plats
together-move-question = Du kan spela vidare på en annan av dina enheter. Här tittar du sedan bara på. Ha den andra enheten till hands.
together-move-note = Läs koden med kameran på din andra enhet, eller öppna filen där. Den som har koden kan spela i ditt ställe, så visa den inte för någon annan. Här tittar du bara på från och med nu.
together-move-again = Visa koden
together-moved = Din plats har flyttats till en annan enhet.
together-take-seat = Spela här
together-two-seats = Den här enheten har redan en plats i spelet. Flytta den andra platsen till en enhet utan plats.
together-undo-title = Ta tillbaka ett drag
together-undo-question = Ditt drag har skickats. Du får ta tillbaka det om { $name } går med på det: fråga, och skicka frågan vidare. Spelar { $name } bara vidare är svaret nej.
together-undo-answer = { $name } ber att få ta tillbaka det senaste draget. Vill du inte det, så spela bara vidare.
together-undo-dice = Det som har slagits eller vänts är kvar som det är: ingen slår om, och inget före det kan tas tillbaka. Slag som inte har slagits än kan bli andra.
together-undo-ask = Fråga
together-undo-agree = Gå med på det
together-decline = Spela vidare
together-agreed = Ditt drag har tagits tillbaka. Gör ett annat.
together-declined = Ditt drag gäller: spelet har gått vidare.
together-draw = Erbjud oavgjort
together-draw-title = Oavgjort
together-draw-question = Du erbjuder { $name } oavgjort. Skicka erbjudandet; spelar { $name } bara vidare är svaret nej.
together-draw-answer = { $name } erbjuder oavgjort. Vill du inte det, så spela bara vidare.
together-draw-ask = Erbjud oavgjort
together-draw-agree = Gå med på det
together-draw-declined = Erbjudandet om oavgjort avböjdes: partiet har gått vidare.
together-resign-question = Då är partiet slut, och { $name } vinner. Det går inte att ta tillbaka.
together-resign-now = Ge upp
together-proved = { $draws ->
        [0] Inga tärningar slogs; varje tur spelades på sin egen enhet.
       *[other] Alla slag och brickor i spelet är bevisade ({ NUMBER($draws) }).
    }
together-open = { $draws ->
        [0] Inga tärningar slogs; den sista turen är inte skickad än, så inget bevisar vem som spelade den.
       *[other] { NUMBER($proved) } av { NUMBER($draws) } slag och brickor är bevisade; de andra hör till en tur som inte har skickats än.
    }
together-wrong = Drag { NUMBER($move) } är inte det som slogs. Någon har ändrat det här spelet.


## Spela direkt

live-title = Spela i samma nätverk
live-devices = Enheter …
live-invitation-note = Låt den andra enhetens kamera läsa den här koden. Den visar då ett svar: läs det med den här enhetens kamera. Nästa enhet behöver en ny kod.
live-answer-note = Låt den första enhetens kamera läsa det här svaret. Sedan kommer spelet av sig självt.
live-link =
    .aria-label = Koden som länk
live-paste = Svaret, om det kommer som text
live-connect = Anslut
live-network = Alla enheter måste vara i samma nätverk, till exempel hemmets wifi. Inget går genom en server.
live-end = Koppla från
live-here = { $name } är här.
live-away = { $name } är borta; spelet väntar. Det går också att fortsätta med brev.
live-watches = En gäst tittar på.
live-guest = En gäst
live-taken = Svaret har kommit fram. Fortsätt i fliken med ditt spel.
live-not-taken = Ingen flik i den här webbläsaren väntar på svaret. Visa en ny kod och läs det nya svaret.
live-bad-code = Koden passar inte eller är redan använd. Visa en ny.
live-no-network = De andra kan inte hitta den här enheten, eftersom den inte är med i något nätverk. Anslut den till samma wifi som de andra och försök igen.
live-other-tab = En annan flik i den här webbläsaren spelar redan i nätverket. Fortsätt där, eller stäng den fliken och försök igen.
live-full = Fem enheter spelar redan.
live-refused = En enhet har skickat något som inte hör till något spel och har stängts ute.
live-unreached = Enheten som svarade går inte att nå härifrån. Se till att båda är i samma nätverk och visa en ny kod.
live-unsupported = Den här webbläsaren kan inte spela i nätverket. Det går att fortsätta med brev.
