# The first screen as it is for everybody, and what is said instead of everything else. It is bundled with the script.


## What goes wrong

boot-failed = The game could not start
boot-no-webassembly = This browser does not run WebAssembly, or it is switched off. Any current Firefox, Chrome, Edge or Safari will do; in a company’s or a school’s network, or in lockdown mode, it may have to be allowed.
boot-no-memory = There was not enough memory to start the game. Close other tabs or programs and try again.
boot-no-files = Some of the game’s files did not arrive. Check the connection and try again.
boot-no-python = The game stopped while starting. Try again; if it stops once more, send us the text below.
boot-offline = There is no connection just now. The page tries again by itself when there is.
boot-saves-safe = Your saved games are untouched.
boot-saves-files = To be sure, keep a copy of them:
boot-again = Try again
boot-wait = Wait
boot-slow =
    { $stage ->
        [files] This takes longer than usual. Python’s files are still on their way.
        [python] This takes longer than usual. Python is still starting.
        [texts] This takes longer than usual. The page’s texts are still on their way.
        [game] This takes longer than usual. The game is still being prepared.
       *[modules] This takes longer than usual. The program that runs the game is still on its way.
    }
boot-progress =
    .aria-label = Loading the game


## The first screen

app-title = Starboard
game-home =
    .aria-label = To the start page
    .title = To the start page
game-settings =
    .aria-label = Settings
    .title = Settings
start-games =
    .aria-label = Games
africa-title = Star of Africa
africa-tagline = Travel, turn tokens, find the star and bring it home
africa-origin = After Kari Mannerla’s Afrikan tähti
star-title = *Star
star-tagline = Take the rim, stone by stone, and join your stars
star-origin = After Ea Ea’s *Star
mancala-title = Afrika
mancala-tagline = Sow your stones, empty your holes, and capture what lies opposite
mancala-origin = After Ralf Gering’s Afrika
start-play = Play
start-setup = New game… (players and rules)
start-learn = Learn
library-title = Library
import-title = Open a game
running-now = just now
loading = Getting ready…
