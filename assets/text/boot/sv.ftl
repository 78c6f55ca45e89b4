# Det som sidan säger före, eller i stället för, allt annat.
boot-failed = Spelet kunde inte starta
boot-no-webassembly = Den här webbläsaren kan inte köra WebAssembly, eller så är det avstängt. Det går bra med en aktuell Firefox, Chrome, Edge eller Safari; i ett företags eller en skolas nät, eller i låst läge, kan det behöva tillåtas.
boot-no-memory = Minnet räckte inte till för att starta spelet. Stäng andra flikar eller program och försök igen.
boot-no-files = Några av spelets filer kom inte fram. Kontrollera anslutningen och försök igen.
boot-no-python = Spelet stannade medan det startade. Försök igen; stannar det en gång till, skicka oss texten nedan.
boot-offline = Just nu finns ingen anslutning. Sidan försöker igen av sig själv när den är tillbaka.
boot-saves-safe = Dina sparade spel är orörda.
boot-saves-files = För säkerhets skull kan du spara en kopia av dem:
boot-again = Försök igen
boot-progress =
    .aria-label = Spelet laddas
