# Startsidan som den är för alla, och det som sägs i stället för allt annat. Det ligger i själva skriptet.


## När något går fel

boot-failed = Spelet kunde inte starta
boot-no-webassembly = Den här webbläsaren kan inte köra WebAssembly, eller så är det avstängt. Det går bra med en aktuell Firefox, Chrome, Edge eller Safari; i ett företags eller en skolas nät, eller i låst läge, kan det behöva tillåtas.
boot-no-memory = Minnet räckte inte till för att starta spelet. Stäng andra flikar eller program och försök igen.
boot-no-files = Några av spelets filer kom inte fram. Kontrollera anslutningen och försök igen.
boot-no-python = Spelet stannade medan det startade. Försök igen; stannar det en gång till, skicka oss texten nedan.
boot-offline = Just nu finns ingen anslutning. Sidan försöker igen av sig själv när den är tillbaka.
boot-saves-safe = Dina sparade spel är orörda.
boot-saves-files = För säkerhets skull kan du spara en kopia av dem:
boot-again = Försök igen
boot-wait = Vänta
boot-slow =
    { $stage ->
        [files] Det här tar längre tid än vanligt. Pythons filer är fortfarande på väg.
        [python] Det här tar längre tid än vanligt. Python håller fortfarande på att starta.
        [texts] Det här tar längre tid än vanligt. Sidans texter är fortfarande på väg.
        [game] Det här tar längre tid än vanligt. Spelet förbereds fortfarande.
       *[modules] Det här tar längre tid än vanligt. Programmet som kör spelet är fortfarande på väg.
    }
boot-progress =
    .aria-label = Spelet laddas


## Startsidan

app-title = Starboard
game-home =
    .aria-label = Till startsidan
    .title = Till startsidan
game-settings =
    .aria-label = Inställningar
    .title = Inställningar
start-games =
    .aria-label = Spel
africa-title = Star of Africa
africa-tagline = Res, vänd brickor, hitta stjärnan och ta den hem
africa-origin = Efter Den försvunna diamanten, även kallat Afrikas stjärna
star-title = *Star
star-tagline = Ta kanten, sten för sten, och förena dina stjärnor
star-origin = Efter Ea Eas *Star
mancala-title = Afrika
mancala-tagline = Så dina stenar, töm dina gropar och fånga det som ligger mitt emot
mancala-origin = Efter Ralf Gerings Afrika
start-play = Spela
start-setup = Nytt spel … (spelare och regler)
start-learn = Lär dig
library-title = Bibliotek
import-title = Öppna ett spel
running-now = nyss
loading = Gör i ordning …
