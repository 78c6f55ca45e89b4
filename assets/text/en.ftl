# English. The same messages, attributes and variables stand in sv.ftl and fi.ftl; tests/text holds them together.
#
# Variables come from the program as numbers, words to select on, names and other messages. $player is the name of
# the player a text is about; it is used as it is, without endings. $place, a place, also gives $place-to, $place-at,
# $place-from and $place-end: "to …", "in, on or at …", "from …" and the bare name inside a sentence.
#
# Glossary: one thing has one word.
#   game      a game that is played, and a kind of game     turn      from one player's choice to the next player's
#   move      one step of the rules                         position  what stands on the board, and who is to move
#   house rules, rules (a set of them with a name)          level     a computer player; strength: easy, medium, hard …
#   Star of Africa: token (turn a token), star, horseshoe, robber, ruby, emerald, topaz, empty token; roll (the die and
#     what it shows); walk, sail, fly; harbour, ticket, bonus; stranded: out of the game; held up: waits
#   *Star: node, stone (place a stone), ring, rim, peri (node on the rim), quark (corner), star, bridge, group, reward
#   Afrika: hole, stone, row, sow, capture; South begins, North plays second; komi, pie rule


## The app

yes = Yes
no = No
number = { NUMBER($value) }
player = { $player }
turn-of = { $player }’s turn
player-name = Player { NUMBER($number) }
player-temper = { $temper } { NUMBER($number) }
list-more = { $list }, { $item }
figure-0 = red disc
figure-1 = blue square
figure-2 = yellow triangle
figure-3 = green diamond
figure-4 = purple cross


## Going on with a game

start-continue = Continue
start-again = New game, same players
start-running =
    .aria-label = Unfinished games
running-players = { $names }
running-you = You
running-your-turn = Your turn


## Setting up a game

setup-title = Who plays?
setup-people = People
setup-computers = Computers
setup-strength = How hard?
setup-table = Players, names and pieces, seat by seat
setup-level = { $level }: { $strength }
setup-character = { $level }: { $character }
strength-easiest = Easiest
strength-very-easy = Very easy
strength-easy = Easy
strength-medium = Medium
strength-fairly-hard = Fairly hard
strength-hard = Hard
strength-very-hard = Very hard
strength-hardest = Hardest
setup-ratings = The number shows how strong a computer player is: one whose number is 200 higher wins three games in four.
setup-good-days = Computer players have good and bad days: one game in four they play like the level above, one in four like the level below. Master always plays its best.
setup-name =
    .placeholder = Name
    .aria-label = Name
setup-who =
    .aria-label = Who plays this seat
who-human = A person
who-elsewhere = On another device
who-nobody = Nobody
setup-figure =
    .aria-label = Piece: { $figure }
setup-preset = Rules
setup-preset-own = Our own
    .help = Your own mix of house rules.
setup-rules = House rules
setup-start = Start the game
setup-cancel = Cancel
setup-too-few = At least two must play
setup-none-here = At least one person must play on this device
setup-bad-number = { $option }: give a whole number from { NUMBER($lowest) } to { NUMBER($highest) }


## The game on the screen

game-undo =
    .aria-label = Undo
    .title = Undo
game-redo =
    .aria-label = Redo
    .title = Redo
undone = Taken back: { $move }
undo-past-chance = Take it back anyway
game-hint =
    .aria-label = Hint
    .title = Hint
game-sound =
    .aria-label = Sound
    .title = Sound
confirm-play = Play this move
confirm-withdraw = Choose another
game-panel =
    .aria-label = Players and log
    .title = Players and log
game-rules =
    .aria-label = Rules
    .title = Rules
game-zoom-in =
    .aria-label = Zoom in
    .title = Zoom in
game-zoom-out =
    .aria-label = Zoom out
    .title = Zoom out
game-zoom-all =
    .aria-label = The whole board
    .title = The whole board
game-board =
    .aria-label = Board
game-spots =
    .aria-label = Places on the board. Arrow keys lead to neighbours, a letter to a place that begins with it, Page Down to the next one that can be chosen, Home to where the game goes on; Enter chooses.
game-turn-card =
    .aria-label = Whose turn it is
game-actions =
    .aria-label = What can be done
game-thinking =
    .aria-label = Thinking…
game-stop = Play now
game-skip-to-me = Skip to my turn
game-skip-computers = Skip to the next person’s turn
game-skip-turn = Skip to the end of this turn
africa-cue = Tap a place that glows
star-cue = Tap an empty node
mancala-cue = Tap a hole that glows
game-log = What happened
game-log-list =
    .aria-label = What happened, newest first
game-table-title = Players
game-table =
    .aria-label = Players
game-stat = { $player } – { $stat }
game-stat-meaning = { $player } – { $stat }. { $meaning }.
hint = Hint: { $move }
hint-thinking = Thinking about a hint…
hint-later = You get the hint in your turn.
hint-reason = Hint: { $move }. { $reason }.
coach =
    .aria-label = Coach
coach-lost = { $player }, that move throws the game away: { $drawn ->
        [before] with best play it was a draw, and now the chance to win is { NUMBER($after) } %
        [after] the chance to win was { NUMBER($before) } %, and now the game is a draw with best play
       *[no] the chance to win falls from { NUMBER($before) } % to { NUMBER($after) } %
    }. Better: { $better }.
coach-take-back = Take it back
game-shows = View and help
africa-stock = Still hidden
star-stock = On the board
mancala-stock = On the board
seat-hand-over = Let the computer play for { $player }
seat-take-over = Let a person play for { $player }


## Learning

learn-title = Learn the game
learn-lesson = Play along (two minutes)
learn-puzzles = Puzzles


## The end of a game

result-you-win = You win!
result-you-resigned = You have resigned: { $player } wins!
result-you = You
result-good-day = A good day: it played like { $level }.
result-bad-day = A bad day: it played like { $level }.
outcome-resigned = { $other } has resigned: { $player } wins!
outcome-draw = Both agree: the game is a draw.
result-rematch = Once more
result-new = New game
result-look = Look at the board


## Looking back, and trying something out

replay-title =
    .aria-label = Looking back
replay-steps =
    .aria-label = Step through the game; the left and right arrow keys step, Home and End lead to its ends
replay-place = Turn { NUMBER($turn) } of { NUMBER($turns) }
replay-beginning = The game begins.
replay-first =
    .aria-label = To the beginning
    .title = To the beginning
replay-back =
    .aria-label = One move back
    .title = One move back
replay-play =
    .aria-label = Play the game back
    .title = Play the game back
replay-on =
    .aria-label = One move on
    .title = One move on
replay-last =
    .aria-label = To the last move
    .title = To the last move
replay-explore = Try from here
replay-done = Back to the game
sandbox-on = Only a trial: nothing is saved.
sandbox-home = Back to the start page
sandbox-return = Back to the game
game-more =
    .aria-label = More
    .title = More
more-title = More
more-look-back = Look back
more-explore = Try something out
resign = Resign


## How the game went

statistics-title = How the game went
statistics-as-table = As a table
statistics-turn = Turn
statistics-player = Player
statistics-ways = Routes
statistics-dice = The dice
statistics-rolls = Rolls
statistics-average = Average
statistics-usual = Usual
statistics-verdict = Compared with fair dice
statistics-decimal = { NUMBER($value, maximumFractionDigits: 2, minimumFractionDigits: 2) }
statistics-between = { NUMBER($least, maximumFractionDigits: 2, minimumFractionDigits: 2) } to { NUMBER($most, maximumFractionDigits: 2, minimumFractionDigits: 2) }
statistics-luck = { $side ->
        [low] lower than usual
        [high] higher than usual
       *[usual] as usual
    }
statistics-dice-note = In the long run a fair die averages { NUMBER($average) }. With so many rolls the average lies within the usual range 19 times out of 20; once in 20 it lies outside by pure chance.
statistics-faces = How often each number came up
statistics-face = Number
statistics-times = Times
statistics-expected = Expected
judge-title = What the computer thinks of it
judge-do = Rate every move
judge-note = The strongest computer player thinks about each position for a moment. It can be wrong.
judge-going = The computer is rating the game
judge-chance = { $player }: chance to win, in %
judge-turns = Turning points
judge-none = No move changed the chances much.
judge-turn = Turn { NUMBER($turn) }, { $player }: { $played }. Better: { $better }. { $drawn ->
        [before] Chance to win: { NUMBER($after) } % instead of a draw with best play.
        [after] A draw with best play, instead of a chance to win of { NUMBER($before) } %.
       *[no] Chance to win: { NUMBER($after) } % instead of { NUMBER($before) } %.
    }
africa-statistics-money = Money
africa-statistics-tokens = The tokens turned
africa-statistics-token = Token
africa-statistics-place = Place
africa-statistics-gain = Gain
africa-statistics-nothing = –
africa-statistics-loss = −{ $money }
star-statistics-sure = Settled points
mancala-statistics-captured = Stones captured
mancala-statistics-title = The captures
mancala-statistics-captures = Captures
mancala-statistics-mean = Stones each, on average
mancala-statistics-largest = Largest


## Handing a game on, opening one, and the library

share-title = Share
share-what = What
share-game = The whole game
share-position = Only the position
share-how = How
share-link = As a link
share-written = As text
share-text =
    .aria-label = The link or the text
share-copy = Copy
share-copied = Copied.
share-send = Send
share-file = Save as a file
share-picture = Save a picture of the board
share-note = Nothing leaves this device until you send it.
share-note-chance = Nothing leaves this device until you send it. Future rolls are not included.
import-file = Choose a file
import-paste = Or paste a link, a game as text, or a position:
import-open = Open
bad-record-link = The link is damaged or cut short, or is no link to a game; copy the whole link once more.
bad-record-transcript = This part of the text is not understood: { $text }
bad-record-missing = This line is missing: { $text }
preview-detail = { $turns ->
        [0] No turn played yet
        [one] One turn played
       *[other] { NUMBER($turns) } turns played
    }
preview-over = { $turns ->
        [one] { $result } Over after one turn.
       *[other] { $result } Over after { NUMBER($turns) } turns.
    }
preview-play = Play on
preview-replay = Look through it
preview-remove = Remove
library-count = { $games ->
        [0] No finished games yet. Every game that you finish is kept here, on this device.
        [one] One finished game, kept on this device.
       *[other] { NUMBER($games) } finished games, kept on this device.
    }
library-search =
    .placeholder = Search: a name, a game, a date
    .aria-label = Search the library
library-none = Nothing found.
library-row = { $date }
library-row-draw = { $date }, draw
library-unfinished = Games put aside
library-removed = The game was removed.
library-restore = Undo
library-won = has won
library-import = Add games from a file
library-export = Save all as a file
library-standings = { $game }: who won, and how often
library-against = Against
library-all = everybody
library-games = Games
library-wins = Won
library-draws = Drawn
library-share = Share won
library-percent = { NUMBER($percent) } % ({ NUMBER($least) } to { NUMBER($most) })
library-note = In brackets: the range in which the true share most likely lies (95 %); the more games, the narrower it is. A draw counts as half a win.
library-somebody = A player without a name
library-name = { $name }
library-taken-in = Added: { NUMBER($added) }. Already there: { NUMBER($known) }. Unreadable or unfinished: { NUMBER($refused) }.
library-dropped = The library was full: { $games ->
        [one] its oldest game made room.
       *[other] its { NUMBER($games) } oldest games made room.
    }
library-full = The library has no room for this game. To keep it, save it as a file.


## Setting up a position, and what the computer thinks of one

editor-open = Set up a position
editor-title =
    .aria-label = Setting up a position
editor-tools =
    .aria-label = What a tap does, and changes to the whole board
editor-prompt = Tap the board to set up the position
editor-hint-africa = Tap a spot to put the piece there. Tap again if it should be held up there, or be at sea on its way to a harbour.
editor-hint-star = Tap a node again and again: blue, red, empty.
editor-hint-mancala = Choose below what a tap does, then tap the holes. There are always 128 stones: what leaves a hole is captured.
editor-no = That is not possible in this game
editor-undo = Undo
editor-done = Try it out
editor-turn = Next to move
editor-clear = Clear
editor-star-rings = { NUMBER($rings) } rings
editor-star-stone = Stone
editor-mancala-more = One more
editor-mancala-fewer = One fewer
editor-mancala-none = Empty
editor-mancala-south = { NUMBER($stones) } to South
editor-mancala-north = { NUMBER($stones) } to North
editor-africa-piece = { $player }
editor-africa-token = { $token }
editor-africa-richer = More money
editor-africa-poorer = Less money
candidates-title = What the computer thinks
candidates-close =
    .aria-label = Close what the computer thinks
    .title = Close
candidates-thinking = It is thinking…
candidates-none = It is nobody’s turn here.
candidates-waiting = Nothing is shown here while others move. To see it afterwards, choose “Look back”.
candidates-best = It would choose: { $move }.
candidates-reason = It would choose: { $move }. { $reason }.
candidates-seat = { $player } – { $text }
candidates-value-africa = wins { NUMBER($percent) } %
candidates-value-star = wins { NUMBER($percent) } %
candidates-value-mancala = { $standing ->
        [ahead] { NUMBER($stones) } ahead
        [behind] { NUMBER($stones) } behind
       *[even] even
    }
candidates-exact = exact


## Settings

settings-title = Settings
settings-language = Language
settings-theme = Colours
theme-system = Same as device
theme-light = Light
theme-dark = Dark
settings-speed = Speed
speed-calm = Calm
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
settings-sound = Sound
settings-vibration = Vibration
settings-voice = Read aloud
voice-none = Nothing
voice-asked = What I am asked to do
voice-all = Everything that happens
settings-confirm = Confirm moves
settings-turned = Turn the board around
settings-full-screen = Full screen
settings-full-screen-leave = Leave full screen
settings-install = Install as an app
offline-pending = Once the game has started, this device keeps it for playing without a connection.
offline-ready = This device keeps the game: it can be played without a connection.
offline-insecure = The game cannot be played without a connection here: open the page at an address that begins with https.
offline-blocked = The game cannot be played without a connection: this browser does not keep it. If this is a private window, use an ordinary one.
offline-full = The game cannot be played without a connection yet: this device has too little room left to keep it. Make room, then open the page again.
offline-incomplete = The game cannot be played without a connection yet: some of its files could not be kept. The page tries again when the connection is back, or the next time you open it.
settings-motion = Motion
motion-system = Same as device
motion-full = Full
motion-less = Reduced
settings-names = Place names (Star of Africa)
names-old = As on old maps
names-today = Today’s
settings-undo = Undo
undo-chance = Back to the last roll or token
undo-any = Everything, among friends
settings-think = The computer’s thinking time
think-short = One second
think-long = Five seconds
think-open = Until I press “Play now”
settings-ponder = Computer also thinks while I do
settings-coach = Coach in *Star and Afrika: says so when a move throws the game away
settings-close = Done


## Notices

notice-not-saved = This browser does not let the page save anything. You can play, but the game is gone once the page is closed.
notice-undo-chance = The die has been rolled or a token turned since your last move. Take it back only if everybody agrees.
notice-storage-full = There is no room left to save the game; what was saved before is still there. Remove games from the library, or save this game as a file.
notice-bad-save = The saved game cannot be opened; you can begin a new one. { $reason }
notice-bad-save-part = The saved game is damaged; you can play on from the last position that can be read. { $reason }
notice-newer-save = The saved game was made by a newer version of this page. It is left untouched, and what you play now is not saved; reload the page to get that version.
bad-record-unreadable = It is damaged, or not a saved game.
bad-record-long = It is longer than any saved game.
bad-record-game = It is a game that this page does not have: { $text }
bad-record-rules = It was played by the rules of another version.
bad-record-newer = It was made by a newer version of this page; reload the page to get that version.
bad-record-copy = One of its two copies could not be read.
bad-record-letter = The link is cut short; copy all of it, or ask for it to be sent again.
bad-record-letter-damaged = The letter is damaged or cut short; ask for it to be sent again.
bad-record-letter-newer = The letter comes from a newer version of this page; reload the page to get that version.
bad-record-seal = It was changed after it had been saved.
notice-illegal-move = This move is not possible here: { $move }
notice-bad-notation = This is neither a move nor a position: { $text }
impossible-stones = This is a position of Afrika, but with { $count } stones. With those that are captured there must be 128.
impossible-rings = This is a position of *Star, but not on a board of { $count } rings: the first ring has 5 nodes, and each further ring 5 more.
notice-bad-option = This rule cannot have that value: { $option }
notice-bad-seats = This game cannot have that number of players: { $text }
notice-bad-player = This page does not have that computer player: { $text }
notice-error = Something went wrong. Your game is saved: reload to play on. The report helps whoever repairs the game; it has the moves and the error, but no names.
notice-reload = Reload
notice-report = Save the report
notice-keep-copy = Save a copy as a file
notice-update = There is a new version. Your game is kept.
notice-update-accept = Use it now
notice-updated = Starboard was brought up to date. Games go on where they were.
notice-elsewhere = This game is being played in another tab. Here you can only watch.
notice-other-game = Another tab is playing { $game }, so you see that game instead of the one you chose. Close that tab, then choose again.
notice-take-over = Take over here
notice-dismiss =
    .aria-label = Close
    .title = Close
notice-game-missing = Part of the game could not be fetched. Check the connection, then try once more.
notice-thinker = The computer players could not start in the background, so the page may stutter while they think.
import-bad = No game can be read from this. { $reason }
export-save = Save the game as a file


## Star of Africa: pieces of sentences

money-pounds = £{ NUMBER($amount) }
money-dollars = ${ NUMBER($amount) }

# .found: the token as something that a player finds; .many after a number; .none and .all of its kind.
token-star = star
    .found = the star
token-ruby = ruby
    .found = a ruby
token-emerald = emerald
    .found = an emerald
token-topaz = topaz
    .found = a topaz
token-robber = robber
    .found = a robber
    .many = robbers
token-bandit = bandit
    .found = a bandit
    .many = bandits
token-horseshoe = horseshoe
    .found = a horseshoe
    .many = horseshoes
    .none = no horseshoe
    .all = all horseshoes
token-visa = visa
    .found = a visa
    .many = visas
    .none = no visa
    .all = all visas
token-blank = empty token
    .found = an empty token

africa-left-star = { $count ->
        [0] The star is found
       *[other] The star is still to find
    }
africa-left-ruby = { $count ->
        [one] One ruby still to find
       *[other] { NUMBER($count) } rubies still to find
    }
africa-left-emerald = { $count ->
        [one] One emerald still to find
       *[other] { NUMBER($count) } emeralds still to find
    }
africa-left-topaz = { $count ->
        [one] One topaz still to find
       *[other] { NUMBER($count) } topazes still to find
    }
africa-left-robber = { $count ->
        [one] One robber still about
       *[other] { NUMBER($count) } robbers still about
    }
africa-left-bandit = { $count ->
        [one] One bandit still about
       *[other] { NUMBER($count) } bandits still about
    }
africa-left-visa = { $count ->
        [one] One visa still to find
       *[other] { NUMBER($count) } visas still to find
    }
africa-left-horseshoe = { $count ->
        [one] One horseshoe still to find
       *[other] { NUMBER($count) } horseshoes still to find
    }
africa-left-blank = { $count ->
        [one] One empty token left
       *[other] { NUMBER($count) } empty tokens left
    }


## Star of Africa: the story

africa-order = { $player } begins. The order: { $names }.
africa-starts = { $player } started { $place-from }.
africa-rolled = { $player } rolled a { $roll }.
africa-rolled-order = { $again ->
        [yes] { $player } rolled again: a { $roll }.
       *[no] { $player } rolled a { $roll } for the order.
    }
africa-rolled-try = { $turns ->
        [yes] { $player } rolled a { $roll }: the token may be turned!
       *[no] { $player } rolled a { $roll }: the token stays as it is.
    }
africa-rolled-captured = { $player } rolled a { $roll } and has to stay.
africa-walked = { $player } travelled { $place-to }.
africa-stopped = { $player } is now { $place-at }.
africa-boards = { $player } boarded a ship { $place-to } for { $money }.
africa-boards-stowaway = { $player } went aboard without paying, on the way { $place-to }.
africa-sailed = { $player } is at sea on the way { $place-to }.
africa-drifted = { $player } sailed slowly, without a ticket, on the way { $place-to }.
africa-landed = { $player } landed { $place-at }.
africa-flew = { $player } flew { $place-to } for { $money }.
africa-bought = { $player } paid { $money } for the token { $place-at }.
africa-turned-gem = { $player } turned { $token-found } { $place-at }: { $money }!
africa-turned-double = { $player } turned { $token-found } { $place-at }, where gems count double: { $money }!
africa-turned-worthless = { $player } turned { $token-found } { $place-at }. It is worth nothing in this game.
africa-turned-star = { $player } found the star { $place-at }!
africa-turned-robber = { $player } met { $token-found } { $place-at } and lost { $money }.
africa-turned-robber-poor = { $player } met { $token-found } { $place-at }, but had no money to lose.
africa-turned-horseshoe = { $player } turned { $token-found } { $place-at }. It comes too early to help: the star is still hidden.
africa-turned-horseshoe-late = { $player } turned { $token-found } { $place-at }! Brought to Tangier or Cairo, it wins like the star.
africa-turned-blank = { $player } turned an empty token { $place-at }.
africa-race = Now { $player } hurries to Tangier or Cairo. Whoever finds { $token-found } from now on can win too.
africa-race-others = Whoever finds { $token-found } from now on can win.
africa-held = { $player } is held up { $place-at } for { $turns ->
        [one] one turn
       *[other] { NUMBER($turns) } turns
    }.
africa-bonus = { $player } was the first { $place-at } and got { $money }!
africa-captured = { $where ->
        [desert] Desert riders stopped { $player }. A 1 or a 2 opens the way.
       *[sea] Pirates stopped { $player }. A 1 or a 2 opens the way.
    }
africa-freed = { $player } is free again!
africa-skips = { $player } cannot do anything this turn.
africa-skips-held = { $player } waits. { $turns ->
        [0] Next turn the journey goes on!
        [one] One more turn to wait.
       *[other] { NUMBER($turns) } more turns to wait.
    }
africa-skips-stowaway = { $player } waits in the harbour for a free passage.
africa-stranded = { $player } cannot win any more and is out of the game.
outcome-africa-star = { $player } has brought the star home { $place-to } and wins!
outcome-africa-star-you = You have brought the star home { $place-to }.
outcome-africa-horseshoe = { $player } has brought { $token-found } home { $place-to } and wins! The star had been found before, so { $token-found } wins, too.
outcome-africa-horseshoe-you = You have brought { $token-found } home { $place-to }. The star had been found before, so { $token-found } wins, too.
outcome-africa-no_horseshoe_left = { $player } has the star, and { $token-none } is left for the others: { $player } wins!
outcome-africa-no_horseshoe_left-you = You have the star, and { $token-none } is left for the others.
outcome-africa-stranded = The game is a draw: the star cannot come home without a ticket, and nobody who needs one can pay for it.


## Star of Africa: what a player is asked

africa-prompt-order = The order of play is drawn
africa-prompt-order_die = { $player }, roll for the order of play
africa-prompt-start = { $player }, choose where to start
africa-prompt-act-free = { $player }, choose how to travel
africa-prompt-act-walk = { $player }, roll the die and walk
africa-prompt-mode-sail = { $player }, choose a harbour
africa-prompt-mode-fly = { $player }, choose where to fly
africa-prompt-act-token = { $player }, turn the token or travel on
africa-prompt-act-stay = { $player }, turn the token
africa-prompt-act-token_or_wait = { $player }, turn the token or wait for a free passage
africa-prompt-act-hopeless = { $player }, nobody can win any more. End the game, or play on?
africa-prompt-act-sea = { $player }, sail on
africa-prompt-act-captured = { $player }, a 1 or a 2 sets you free
africa-prompt-act-held = { $player }, you are held up this turn
africa-prompt-act-stuck = { $player }, there is nothing you can do this turn
africa-prompt-act-wait = { $player }, wait in the harbour for a free passage
africa-prompt-walk_die = { $player }, roll the die
africa-prompt-sail_die = { $player }, roll the die
africa-prompt-try_die = { $player }, a 4, 5 or 6 turns the token
africa-prompt-escape_die = { $player }, a 1 or a 2 sets you free
africa-prompt-walk = { $player }, choose where to go
africa-prompt-arrived = { $player }, turn the token { $place-at } or leave it
africa-prompt-token = { $player }, turn the token

africa-move-sail = Sail { $place-to }
africa-move-fly = Fly { $place-to }
africa-do-start = Start { $place-at }
africa-do-roll = Roll
africa-do-land = Roll
africa-do-walk-on = Walk on
africa-do-sail = Sail
africa-do-onward = Sail on
africa-do-fly = Fly
africa-do-buy = Buy the token
africa-do-try = Roll for the token
africa-do-turn = Turn the token
africa-do-escape = Roll to be free
africa-do-skip = Pass
africa-do-wait = Wait for a free passage
africa-do-done = Leave it
africa-do-back = Back
africa-do-end = End in a draw
africa-price-roll = a roll
africa-price-try = 4, 5 or 6
africa-price-escape = 1 or 2
africa-price-sail = { $money } and a roll
africa-price-free = free


## Star of Africa: the reason given with a hint

africa-reason-only-choice = There is only one thing to do
africa-reason-no-aim = There is nothing better to do right now
africa-reason-home = Now quickly home { $place-to }
africa-reason-horseshoe = Without the star only { $token-found } can win now, and one may lie { $place-at }
africa-reason-end = Nobody can win any more
africa-reason-bonus = The first { $place-at } gets { $money }
africa-reason-buy = Paying turns the token for certain
africa-reason-try = A try costs no money: a 4, 5 or 6 turns the token
africa-reason-win = This wins the game
africa-reason-bonus-way = { $place } pays { $money } to whoever is first, and it is on the way
africa-reason-first = The token { $place-at } can be turned before anybody else turns it
africa-reason-tour = There is a token { $place-at }, and the next one is not far
africa-reason-contest = The token { $place-at } is near, though others are close to it too
africa-reason-money = Money in hand saves time later on


## Star of Africa: the table of players and the board for ears

africa-stat-purse = Money: { $money }
africa-stat-found = { $count ->
        [0] No tokens turned
        [one] One token turned
       *[other] { NUMBER($count) } tokens turned
    }
africa-stat-star = Has the star
africa-stat-horseshoe = Has { $token-found } that can win
africa-note-held = { $turns ->
        [one] Held up for one turn
       *[other] Held up for { NUMBER($turns) } turns
    }
africa-note-captured = { $where ->
        [desert] Held up by desert riders
       *[sea] Held up by pirates
    }
africa-note-stranded = Out of the game
africa-note-sea = On the way { $place-to }
africa-note-stowaway = May sail without paying

africa-spot = { $place }{ $people ->
        [0] { "" }
       *[other] , here: { $names }
    }{ $token ->
        [yes] , a token to turn
       *[no] { "" }
    }{ $bonus ->
        [yes] , a bonus for the first to stop
       *[no] { "" }
    }{ $danger ->
        [desert] , desert riders
        [sea] , pirates
       *[no] { "" }
    }{ $reach ->
        [start] , you can start here
        [go] , within reach
        [sail] , a ship goes there
        [fly] , a plane goes there
       *[no] { "" }
    }


## Star of Africa: places

# A plain spot between the places $a and $b; $step counts from $a.
spot-land = { $step ->
        [one] 1 step
       *[other] { NUMBER($step) } steps
    } { $a-from } towards { $b-end }
    .to = to the road between { $a-end } and { $b-end }
    .at = on the road between { $a-end } and { $b-end }
    .from = from the road between { $a-end } and { $b-end }
spot-sea = At sea, { $step ->
        [one] 1 step
       *[other] { NUMBER($step) } steps
    } { $a-from } towards { $b-end }
    .to = to the sea between { $a-end } and { $b-end }
    .at = on the sea between { $a-end } and { $b-end }
    .from = from the sea between { $a-end } and { $b-end }

place-tangier = Tangier
    .to = to Tangier
    .at = in Tangier
    .from = from Tangier
    .end = Tangier
place-cairo = Cairo
    .to = to Cairo
    .at = in Cairo
    .from = from Cairo
    .end = Cairo
place-morocco = Morocco
    .to = to Morocco
    .at = in Morocco
    .from = from Morocco
    .end = Morocco
place-canary_islands = Canary Islands
    .to = to the Canary Islands
    .at = on the Canary Islands
    .from = from the Canary Islands
    .end = the Canary Islands
place-egypt = Egypt
    .to = to Egypt
    .at = in Egypt
    .from = from Egypt
    .end = Egypt
place-tunis = Tunis
    .to = to Tunis
    .at = in Tunis
    .from = from Tunis
    .end = Tunis
place-tripoli = Tripoli
    .to = to Tripoli
    .at = in Tripoli
    .from = from Tripoli
    .end = Tripoli
place-sahara = Sahara
    .to = to the Sahara
    .at = in the Sahara
    .from = from the Sahara
    .end = the Sahara
place-suakin = Suakin
    .to = to Suakin
    .at = in Suakin
    .from = from Suakin
    .end = Suakin
place-darfur = Darfur
    .to = to Darfur
    .at = in Darfur
    .from = from Darfur
    .end = Darfur
place-ain_galaka = Ain Galaka
    .to = to Ain Galaka
    .at = in Ain Galaka
    .from = from Ain Galaka
    .end = Ain Galaka
place-timbuktu = Timbuktu
    .to = to Timbuktu
    .at = in Timbuktu
    .from = from Timbuktu
    .end = Timbuktu
place-cape_verde = Cape Verde
    .to = to Cape Verde
    .at = at Cape Verde
    .from = from Cape Verde
    .end = Cape Verde
place-sierra_leone = Sierra Leone
    .to = to Sierra Leone
    .at = in Sierra Leone
    .from = from Sierra Leone
    .end = Sierra Leone
place-gold_coast = Gold Coast
    .to = to the Gold Coast
    .at = on the Gold Coast
    .from = from the Gold Coast
    .end = the Gold Coast
place-slave_coast = Slave Coast
    .to = to the Slave Coast
    .at = on the Slave Coast
    .from = from the Slave Coast
    .end = the Slave Coast
place-kandjama = Kandjama
    .to = to Kandjama
    .at = in Kandjama
    .from = from Kandjama
    .end = Kandjama
place-bahr_el_ghazal = Bahr el Ghazal
    .to = to Bahr el Ghazal
    .at = in Bahr el Ghazal
    .from = from Bahr el Ghazal
    .end = Bahr el Ghazal
place-lake_victoria = Lake Victoria
    .to = to Lake Victoria
    .at = at Lake Victoria
    .from = from Lake Victoria
    .end = Lake Victoria
place-addis_ababa = Addis Ababa
    .to = to Addis Ababa
    .at = in Addis Ababa
    .from = from Addis Ababa
    .end = Addis Ababa
place-cape_guardafui = Cape Guardafui
    .to = to Cape Guardafui
    .at = at Cape Guardafui
    .from = from Cape Guardafui
    .end = Cape Guardafui
place-dar_es_salaam = Dar es Salaam
    .to = to Dar es Salaam
    .at = in Dar es Salaam
    .from = from Dar es Salaam
    .end = Dar es Salaam
place-mozambique = Mozambique
    .to = to Mozambique
    .at = in Mozambique
    .from = from Mozambique
    .end = Mozambique
place-ocomba = Ocomba
    .to = to Ocomba
    .at = in Ocomba
    .from = from Ocomba
    .end = Ocomba
place-congo = Congo
    .to = to Congo
    .at = in Congo
    .from = from Congo
    .end = Congo
place-whale_bay = Whale Bay
    .to = to Whale Bay
    .at = at Whale Bay
    .from = from Whale Bay
    .end = Whale Bay
place-st_helena = St. Helena
    .to = to St. Helena
    .at = on St. Helena
    .from = from St. Helena
    .end = St. Helena
place-victoria_falls = Victoria Falls
    .to = to Victoria Falls
    .at = at Victoria Falls
    .from = from Victoria Falls
    .end = Victoria Falls
place-dragon_mountain = Dragon Mountain
    .to = to Dragon Mountain
    .at = at Dragon Mountain
    .from = from Dragon Mountain
    .end = Dragon Mountain
place-tamatave = Tamatave
    .to = to Tamatave
    .at = in Tamatave
    .from = from Tamatave
    .end = Tamatave
place-cape_st_marie = Cape Sainte Marie
    .to = to Cape Sainte Marie
    .at = at Cape Sainte Marie
    .from = from Cape Sainte Marie
    .end = Cape Sainte Marie
place-cape_town = Cape Town
    .to = to Cape Town
    .at = in Cape Town
    .from = from Cape Town
    .end = Cape Town

# Where routes meet.

place-fork_atlas = Atlas crossroads
    .to = to the Atlas crossroads
    .at = at the Atlas crossroads
    .from = from the Atlas crossroads
    .end = the Atlas crossroads
place-fork_niger = Niger crossroads
    .to = to the Niger crossroads
    .at = at the Niger crossroads
    .from = from the Niger crossroads
    .end = the Niger crossroads
place-fork_chad = Chad crossroads
    .to = to the Chad crossroads
    .at = at the Chad crossroads
    .from = from the Chad crossroads
    .end = the Chad crossroads
place-fork_rufiji = Rufiji crossroads
    .to = to the Rufiji crossroads
    .at = at the Rufiji crossroads
    .from = from the Rufiji crossroads
    .end = the Rufiji crossroads
place-fork_zambezi = Zambezi crossroads
    .to = to the Zambezi crossroads
    .at = at the Zambezi crossroads
    .from = from the Zambezi crossroads
    .end = the Zambezi crossroads
place-fork_limpopo = Limpopo crossroads
    .to = to the Limpopo crossroads
    .at = at the Limpopo crossroads
    .from = from the Limpopo crossroads
    .end = the Limpopo crossroads
place-fork_sirte = Sea crossing off Sirte
    .to = to the sea crossing off Sirte
    .at = at the sea crossing off Sirte
    .from = from the sea crossing off Sirte
    .end = the sea crossing off Sirte
place-fork_guinea = Sea crossing off Guinea
    .to = to the sea crossing off Guinea
    .at = at the sea crossing off Guinea
    .from = from the sea crossing off Guinea
    .end = the sea crossing off Guinea
place-fork_benin = Sea crossing off Benin
    .to = to the sea crossing off Benin
    .at = at the sea crossing off Benin
    .from = from the sea crossing off Benin
    .end = the sea crossing off Benin
place-fork_benguela = Sea crossing off Benguela
    .to = to the sea crossing off Benguela
    .at = at the sea crossing off Benguela
    .from = from the sea crossing off Benguela
    .end = the sea crossing off Benguela

# Places that have another name today: under that display setting these stand for place-….

today-cape_verde = Dakar
    .to = to Dakar
    .at = in Dakar
    .from = from Dakar
    .end = Dakar
today-gold_coast = Ghana
    .to = to Ghana
    .at = in Ghana
    .from = from Ghana
    .end = Ghana
today-slave_coast = Bight of Benin
    .to = to the Bight of Benin
    .at = at the Bight of Benin
    .from = from the Bight of Benin
    .end = the Bight of Benin
today-whale_bay = Walvis Bay
    .to = to Walvis Bay
    .at = in Walvis Bay
    .from = from Walvis Bay
    .end = Walvis Bay
today-dragon_mountain = Drakensberg
    .to = to the Drakensberg
    .at = in the Drakensberg
    .from = from the Drakensberg
    .end = the Drakensberg
today-tamatave = Toamasina
    .to = to Toamasina
    .at = in Toamasina
    .from = from Toamasina
    .end = Toamasina


## Star of Africa: presets

preset-africa-classic = Finland, since 1951
    .help = The old family rules: without money there is no ticket.
preset-africa-amended_2005 = Finland, amended 2005
    .help = The rules of 1951, but without money you may sail slowly, two steps a turn. An official change.
preset-africa-sheet_2005 = Finland, rules sheet of 2005
    .help = As amended, but emeralds bring more, and the dice say in which order all play.
preset-africa-lost_diamond = Scandinavia
    .help = Bigger sums, more gems, visas for horseshoes and bandits for robbers, other sea routes, and only one turn to wait where you are held up.
preset-africa-piatnik = Central Europe
    .help = Emeralds bring more; without money you may sail very slowly, one step a turn.


## Star of Africa: house rules

option-africa-board-group = Board and tokens
option-africa-board = Board
option-africa-board-help = The two boards have different sea routes.
option-africa-board-finnish = Finnish
option-africa-board-scandinavian = Scandinavian
option-africa-tokens = Tokens
option-africa-tokens-help = The Finnish set has twelve empty tokens, the Swedish one six, with more topazes, robbers and horseshoes.
option-africa-tokens-finnish = Finnish
option-africa-tokens-swedish = Swedish
option-africa-money_start-group = Money
option-africa-money_start = Money at the start
option-africa-money_start-help = What everybody has in the purse when the game begins.
option-africa-token_price = Price of a token
option-africa-token_price-help = What it costs to turn a token without a die.
option-africa-sea_fare = Ticket by sea
option-africa-sea_fare-help = What a voyage costs, from harbour to harbour.
option-africa-air_fare = Ticket by air
option-africa-air_fare-help = What a flight along one line costs.
option-africa-topaz = Topaz
option-africa-topaz-help = What a topaz brings.
option-africa-emerald = Emerald
option-africa-emerald-help = What an emerald brings.
option-africa-ruby = Ruby
option-africa-ruby-help = What a ruby brings.
option-africa-cape_town_bonus = Bonus in Cape Town
option-africa-cape_town_bonus-help = What the first player to stop there gets.
option-africa-penniless_sea-group = On the way
option-africa-penniless_sea = At sea without money
option-africa-penniless_sea-help = How somebody who cannot pay for a ticket sails.
option-africa-penniless_sea-never = Not at all
option-africa-penniless_sea-two_steps = Two steps a turn
option-africa-penniless_sea-one_step = One step a turn
option-africa-penniless_sea-stowaway = From an island, after a wait
option-africa-slave_coast_turns = Wait on the Slave Coast
today-option-africa-slave_coast_turns = Wait at the Bight of Benin
option-africa-slave_coast_turns-help = How many turns an empty token there costs.
option-africa-try_on_arrival = Try on arrival
option-africa-try_on_arrival-help = Whether the die may be rolled for a token in the turn in which one arrives.
option-africa-freeing_roll_moves = The roll that frees you moves you, too
option-africa-freeing_roll_moves-help = Whether the roll that sets a player free is also the move.
option-africa-order-group = Start and end
option-africa-order = Order of play
option-africa-order-help = How the order of play is decided.
option-africa-order-random = It is drawn
option-africa-order-clockwise = Highest roll first, then round the table
option-africa-order-descending = From the highest roll to the lowest
option-africa-stranding = Out of the game with no chance to win
option-africa-stranding-help = Whether somebody who cannot win any more leaves the game.
option-africa-no_horseshoe = When no horseshoe is left
option-africa-no_horseshoe-help = Whether finding the star then wins at once, or the star still has to be brought home.
option-africa-no_horseshoe-wins = The star wins at once
option-africa-no_horseshoe-bring_home = The star still has to come home


## Star of Africa: computer players

level-africa-scout = Scout
character-africa-scout = Runs for the nearest token and never counts the pennies
level-africa-scout-easy = Scout (easy)
level-africa-scout-hard = Scout (hard)
level-africa-trader = Trader
character-africa-trader = Saves up, flies far and lets money do the walking
level-africa-trader-easy = Trader (easy)
level-africa-trader-hard = Trader (hard)
level-africa-homebody = Homebody
character-africa-homebody = Stays near home, for the way back is long
level-africa-homebody-easy = Homebody (easy)
level-africa-homebody-hard = Homebody (hard)
level-africa-navigator = Navigator
character-africa-navigator = Works out how each step changes its chance to win
level-africa-navigator-easy = Navigator (easy)
level-africa-navigator-medium = Navigator (medium)


## Star of Africa: the rules

rules-title = Rules
rules-africa-goal-title = The aim
rules-africa-goal = Tokens lie face down in thirty places of Africa, and one of them hides the star. Find it and bring it home, to Tangier or Cairo, before anybody else does.
rules-africa-turn-title = A turn
rules-africa-turn = You start in Tangier or Cairo, as you like. In each turn you do one thing: walk, sail, fly, or turn the token where you stand. Whoever arrives at a token may buy it at once. Turning a token ends the turn. Several players may stand on the same spot. Whoever can do nothing passes.
rules-africa-tokens-title = Tokens
rules-africa-tokens = To turn a token, pay its price, or start a turn on it and roll: a 4, 5 or 6 turns it, and the roll does not move you. Rubies, emeralds and topazes bring money. If you meet { $robber-found }, all your money is gone, but never the star or { $horseshoe-found }. An empty token brings nothing. Neither does { $horseshoe-found }, as long as the star is hidden; one that you turn after the star was found is as good as the star.
rules-africa-travel-title = Walking, sailing and flying
rules-africa-travel = By land: roll, and go exactly that many steps without turning back on the way. You may stop early in any place with a name, except at crossroads, or pass through. By sea: from a harbour, choose where to go, pay, and roll; the ship goes that many steps. Roll again in each of your next turns until it is in its harbour, where it stops even if steps are left over. The ticket is paid only once. By air: pay, and you are at the other end of the line, without a die.
rules-africa-places-title = Special places
rules-africa-places = { $amount ->
        [0] Gems bring double { $gold-at }.
       *[other] Gems bring double { $gold-at }. The first to stop in Cape Town gets { $bonus }, before buying the token there.
    } { $turns ->
        [0] An empty token { $blank-at } is like any other.
        [one] An empty token { $blank-at } holds you up for one turn.
       *[other] An empty token { $blank-at } holds you up for { NUMBER($turns) } turns.
    } Desert riders wait near the Sahara on the road to Darfur, and pirates in the sea next to St. Helena: if your move ends there, roll in your next turns; a 1 or a 2 sets you free{ $moves ->
        [yes] , and with that roll you move on.
       *[no] , and you move on in the turn after that.
    } Passing by is safe.
rules-africa-money-title = Money
rules-africa-money = Everybody begins with { $start }. A token costs { $price }, a voyage { $sea } and a flight { $air }. A topaz brings { $topaz }, an emerald { $emerald } and a ruby { $ruby }.
rules-africa-win-title = Winning
rules-africa-win = The first to stop in Tangier or Cairo with the star, or with { $horseshoe-found } turned after the star was found, wins; no exact roll is needed. { $unclaimed ->
        [bring_home] Even if { $horseshoe-none } is left when the star is found, it has to be brought home.
       *[wins] If { $horseshoe-none } is left when the star is found, its finder wins at once{ $penniless ->
            [never] , unless stuck without money for a ticket on an island where no token is left.
           *[other] .
        }
    } { $stranding ->
        [yes] { $penniless ->
            [never] When the star and { $horseshoe-all } are found, a player with neither the star nor { $horseshoe-found } that can win is out of the game. So is a player without money for a ticket on an island where no token is left. So is a player on the mainland with no money for a ticket and nothing that can win, when only islands have tokens left and no bonus is left in Cape Town. If all are out, nobody wins.
            [stowaway] When the star and { $horseshoe-all } are found, a player with neither the star nor { $horseshoe-found } that can win is out of the game. So is a player on the mainland with no money for a ticket and nothing that can win, when only islands have tokens left and no bonus is left in Cape Town. If all are out, nobody wins.
           *[other] When the star and { $horseshoe-all } are found, a player with neither the star nor { $horseshoe-found } that can win is out of the game.
        }
       *[no] Whoever cannot win any more stays in the game all the same. Once nobody can win, any player may end the game as a draw.
    }


## Nim, the template game

nim-prompt = { $player }, take sticks from one heap
nim-takes = { $player } takes { $sticks ->
        [one] one stick
       *[other] { NUMBER($sticks) } sticks
    } from heap { NUMBER($heap) }.
nim-stick = Heap { NUMBER($heap) }: take { $sticks ->
        [one] one stick
       *[other] { NUMBER($sticks) } sticks
    }
nim-left = { $sticks ->
        [one] One stick left
       *[other] { NUMBER($sticks) } sticks left
    }
nim-reason-balance = This leaves the heaps in balance
nim-reason-lost = Every move loses if the other player makes no mistake
outcome-nim-last-stick = { $player } wins!
option-nim-heaps = Heaps
option-nim-heaps-help = How many heaps there are; each has two sticks more than the one before.
option-nim-last = The last stick
option-nim-last-help = Whether taking the last stick wins or loses.
option-nim-last-wins = wins
option-nim-last-loses = loses
preset-nim-standard = Standard
    .help = Whoever takes the last stick wins.
preset-nim-misere = Misère
    .help = Whoever takes the last stick loses.
level-nim-careless = Careless
level-nim-perfect = Perfect


# *Star


## *Star: pieces of sentences

star-pair = { NUMBER($first) }–{ NUMBER($second) }
star-pair-signed = { $first }, { $second }
star-range = { NUMBER($least) }–{ NUMBER($most) }
star-settled-claimed = { NUMBER($settled) }+{ NUMBER($claimed) }
star-signed = { $value }


## *Star: the story

star-places = { $player } places a stone on { $node }.
star-swaps = { $player } takes over the stone on { $node }, and { $other } moves again.
star-passes = { $player } passes.
star-passes-second = { $player } places no second stone.
star-passes-rest = { $player } places no more stones.
star-offers = { $player } offers to end the game.
star-agrees = { $player } agrees to the result.
star-decided = { $player } cannot lose any more.
star-counted = Standard { $standard }, simplified { $simplified }, Schmittberger { $schmittberger }.
outcome-star-full = { $player } wins { NUMBER($own) }–{ NUMBER($other) }!
outcome-star-full-you = { NUMBER($own) } points to { NUMBER($other) }.
outcome-star-agreed = Both agree: { $player } wins { NUMBER($own) }–{ NUMBER($other) }!
outcome-star-agreed-you = You both agree: { NUMBER($own) } points to { NUMBER($other) }.
outcome-star-quarks = { NUMBER($own) }–{ NUMBER($other) }, and { $player } wins by having more quarks!
outcome-star-quarks-you = { NUMBER($own) }–{ NUMBER($other) }, and you have more quarks.
outcome-star-draw = { NUMBER($own) }–{ NUMBER($other) }: the game is a draw.


## *Star: what a player is asked

star-prompt = { $player }, place { $stones ->
        [one] a stone
       *[other] { NUMBER($stones) } stones
    }
star-prompt-second = { $player }, place your second stone
star-prompt-taken = { $player }, the first stone is { $other }’s now: place { $stones ->
        [one] another one
       *[other] { NUMBER($stones) } stones
    }
star-prompt-swap = { $player }, place a stone, or take over the first one: it takes your colour, and { $other } moves again
star-prompt-passed = { $player }, { $other } has { $stones ->
        [one] passed: place a stone
       *[other] ended the turn: place { NUMBER($stones) } stones
    }, or end the game as it stands
star-prompt-won = { $player }, you cannot lose any more. End the game?
star-prompt-lost = { $player }, { $other } cannot lose any more. End the game?
star-prompt-end = { $player }, end the game here? As it stands, { $kind ->
        [draw] it is a draw, { NUMBER($own) }–{ NUMBER($other) }
        [quarks] it is { NUMBER($own) }–{ NUMBER($other) }, and { $winner } wins by having more quarks
       *[points] { $winner } wins { NUMBER($own) }–{ NUMBER($other) }
    }

star-do-swap = Take over the first stone
star-do-pass = Pass
star-do-pass-second = Place no second stone
star-do-pass-rest = Place no more stones
star-do-offer = Offer to end the game
star-do-agree = End the game
star-do-end = End the game
star-do-play-on = Play on

star-move = { $node }
star-show-score = Points on rim and stars
star-show-proof = Settled and open points
star-show-territory = Settled nodes in colour
star-show-dead = What no longer matters
star-show-sectors = The five arms in colour
star-show-cells = Cells instead of nodes
star-show-coordinates = Names of the nodes
star-show-heat = Chance to win, node by node


## *Star: the table of players and the board for ears

star-unit-points = { $count ->
        [one] point
       *[other] points
    }
star-unit-peries = { $count ->
        [one] peri
       *[other] peries
    }
star-unit-quarks = { $count ->
        [one] quark
       *[other] quarks
    }
star-unit-stars = { $count ->
        [one] star
       *[other] stars
    }
star-unit-reward = reward
star-unit-empty = { $count ->
        [one] empty node
       *[other] empty nodes
    }
star-unit-open = { $count ->
        [one] point open
       *[other] points open
    }
star-unit-standard = standard
star-unit-simplified = simplified
star-unit-schmittberger = Schmittberger
star-stat-total = { $points ->
        [one] 1 point
       *[other] { NUMBER($points) } points
    }
star-stat-between = points: settled { NUMBER($least) }, at most { NUMBER($most) }
star-stat-peries = peries: settled { NUMBER($settled) }{ $claimed ->
        [0] { "" }
       *[other] , stones on { NUMBER($claimed) } more
    }
star-stat-quarks = quarks: settled { NUMBER($settled) }{ $claimed ->
        [0] { "" }
       *[other] , stones on { NUMBER($claimed) } more
    }
star-stat-stars = { $stars ->
        [0] no star yet
        [one] one star; its peries: { $sizes }
       *[other] { NUMBER($stars) } stars; their peries: { $sizes }
    }
star-stat-reward = reward for the difference in stars: { $value }
star-meaning-peries = A peri is a node on the rim: one point each
star-meaning-quarks = A quark is a corner: three quarks bring one point more
star-meaning-stars = A star is a group with at least two peries; the fewer stars, the better
star-note-won = Cannot lose any more

star-stock-empty = { $nodes ->
        [one] One empty node
       *[other] { NUMBER($nodes) } empty nodes
    }
star-stock-open = { $points ->
        [one] One point still open
       *[other] { NUMBER($points) } points still open
    }
star-stock-standard = Standard count: { $points }
star-stock-simplified = Simplified count: { $points }
star-stock-schmittberger = Schmittberger’s count: { $points }

star-node = { $node }{ $kind ->
        [quark] , corner
        [peri] , rim
       *[inner] { "" }
    }{ $stone ->
        [red] , red stone
        [blue] , blue stone
        [yellow] , yellow stone
        [green] , green stone
        [purple] , purple stone
       *[none] { "" }
    }{ $fate ->
        [lost] , lost to the other player
        [dead] , no longer matters
       *[open] { "" }
    }{ $last ->
        [yes] , last move
       *[no] { "" }
    }{ $rated ->
        [about] , chance to win { NUMBER($percent) } %
        [won] , wins for certain
        [lost] , loses for certain
       *[no] { "" }
    }


## *Star: options

option-star-rings = Rings
option-star-rings-help = How large the board is: 4 rings for a quick game, 10 for a long one.
option-star-stones = Stones a turn
option-star-stones-help = In Double *Star every turn but the very first places two stones.
option-star-stones-1 = One
option-star-stones-2 = Two (Double *Star)
option-star-swap = Swap
option-star-swap-help = Whether the second player may take over the first stone. It makes the start fair.
option-star-handicap = Handicap
option-star-handicap-help = How many stones the first player places at once to begin with. With a handicap there is no swap.
preset-star-small = Small board
    .help = Six rings, 105 nodes: a game of half an hour.
preset-star-mini = Smallest board
    .help = Four rings, 50 nodes: to learn the game.
preset-star-medium = Medium board
    .help = Eight rings, 180 nodes.
preset-star-full = Full board
    .help = Ten rings, 275 nodes: the whole depth of the game.
preset-star-double = Double *Star
    .help = Two stones a turn on the small board.


## *Star: computer players

level-star-sprout = Sprout
character-star-sprout = Looks only at its own stones, and overlooks one side of the board
level-star-wanderer = Wanderer
character-star-wanderer = Looks at what a stone joins and cuts off
level-star-artist = Artist
character-star-artist = Likes what looks good and never thinks ahead
level-star-dreamer = Dreamer
level-star-builder = Builder
character-star-builder = Imagines endings and builds towards the good ones
level-star-strategist = Strategist
character-star-strategist = Thinks a few moves ahead
level-star-scholar = Scholar
character-star-scholar = Thinks several moves ahead
level-star-professor = Professor
character-star-professor = Thinks many moves ahead
level-star-sage = Sage
level-star-master = Master
character-star-master = Thinks as far ahead as time allows


## *Star: the reason given with a hint

star-reason-agree = The result is settled: there is no need to play on
star-reason-swap = The first stone is worth taking over
star-reason-fair = A stone on the rim is neither too good nor too bad: it may be taken over
star-reason-small = On a board of four or five rings every first stone is too good: this one may be taken over, too
star-reason-shape = It goes well with the stones around it
star-reason-chance = The chance to win is about { NUMBER($percent) } %
star-reason-won = This wins for certain
star-reason-lost = Every move loses if the other player makes no mistake


## *Star: the rules

rules-star-goal-title = The aim
rules-star-goal = Own as much of the rim as you can, with as few stars as you can. A star is a group of your stones with at least two nodes on the rim, and two stars joined into one are worth more than two apart. The game is for two and was made by Ea Ea.
rules-star-turn-title = A turn
rules-star-turn = You take turns. In your turn you place one stone of your colour on any empty node, or you pass. Stones never move, and none is ever taken away.
rules-star-board-title = The board
rules-star-board = The nodes lie in rings, one around the other. Stones of one colour on neighbouring nodes are connected and make a group. The star in the middle is a bridge: the five nodes around it are all neighbours of each other, for both colours at once, so nobody can block it. The bridge itself takes no stone.
rules-star-stars-title = Peries, quarks and stars
rules-star-stars = A node on the rim is a peri; in the five corners it is a quark, too. A group with at least two peries is a star. A group with fewer is not counted: think of its stones as gone. An area where no star is left then belongs, with its peries, to the player whose stars alone border it; one that both border belongs to nobody yet.
rules-star-scoring-title = The points
rules-star-scoring = Every peri you own is a point. Owning at least three quarks is one point more. Then comes the reward: the player with fewer stars gets two points for each star fewer, and the other loses as many. Whoever has more points wins. On a full board with { NUMBER($rings) } rings both together always have { NUMBER($points) }.
rules-star-methods-title = Three ways to count
rules-star-methods = The simplified way: your peries, less four for each of your stars, plus the point for three quarks. Schmittberger’s way: your peries, quark point and reward, less those of the other player; above zero, you win. All three ways give the same winner and the same lead.
rules-star-swap-title = The pie rule
rules-star-swap = One cuts the pie, the other chooses. So that beginning is no advantage, the second player may take over the first stone instead of placing one: it changes colour, and the first player places again. A wise first stone is neither too good nor too bad. On a board of four or five rings every first stone is too good: take it over.
rules-star-double-title = Double *Star and handicap
rules-star-double = In Double *Star you place two stones a turn, only one in the very first; if you pass, you give up the rest of the turn. With a handicap the less practised player begins and places several stones in the first turn, and nobody swaps.
rules-star-end-title = The end
rules-star-end = The game is over when the board is full, or when both players pass, one right after the other, because they agree who has won. The points count as they stand then. If they are equal, more quarks win; if those are equal too, it is a draw. A computer player agrees only once the result is certain.
rules-star-tips-title = Good to know
rules-star-tips = Every star costs you as much as four peries: do not scatter little ones, join them, and keep the other player’s apart. If either of two empty nodes would join two of your groups, there is no hurry: when one of them is taken, you take the other. Paths through the middle reach everywhere. A lone stone on the rim that joins no star usually counts for the other player. Of the five quarks three are enough.


# Afrika


## Afrika: the story

mancala-score-komi = { NUMBER($stones) } + { NUMBER($komi) }
mancala-sowed = { $player } sows { $hole }: { $stones ->
        [one] one stone
       *[other] { NUMBER($stones) } stones
    }, ending in { $end } { $side ->
        [own] on the same side
       *[other] on the other side
    }.
mancala-captured = { $player } captures { $stones ->
        [one] one stone
       *[other] { NUMBER($stones) } stones
    } in { $hole }.
mancala-swapped = { $player } swaps: the board is turned round, as if { $player } had sown.
mancala-repeated = This position has come twice. If it comes once more, each takes their own row.
mancala-certain = { $player } has { $score } and cannot be overtaken any more.
outcome-mancala-empty = { $draw ->
        [yes] The board is empty: { $own } to { $other }, a draw.
       *[no] The board is empty: { $player } wins { $own } to { $other }.
    }
outcome-mancala-empty-you = The board is empty: { $own } stones to { $other }.
outcome-mancala-majority = { $player } cannot be overtaken any more and wins { $own } to { $other }.
outcome-mancala-majority-you = You cannot be overtaken any more: { $own } stones to { $other }.
outcome-mancala-repetition = { $draw ->
        [yes] The same position has come three times, and each takes their own row: { $own } to { $other }, a draw.
       *[no] The same position has come three times, and each takes their own row: { $player } wins { $own } to { $other }.
    }
outcome-mancala-repetition-you = The same position has come three times, and each takes their own row: { $own } stones to { $other }.
outcome-mancala-quiet = { $draw ->
        [yes] A hundred turns without a capture, and each takes their own row: { $own } to { $other }, a draw.
       *[no] A hundred turns without a capture, and each takes their own row: { $player } wins { $own } to { $other }.
    }
outcome-mancala-quiet-you = A hundred turns without a capture, and each takes their own row: { $own } stones to { $other }.


## Afrika: what a player is asked

mancala-prompt-sow = { $player }, sow one of your holes
mancala-prompt-swap = { $player }, sow, or swap
mancala-prompt-take = { $player }, capture { $hole }, opposite your empty hole { $empty }
mancala-prompt-take-fewest = { $player }, capture { $hole }: the fewest stones opposite your empty holes
mancala-prompt-choose = { $player }, capture a hole opposite an empty one of yours
mancala-prompt-choose-fewest = { $player }, capture one of those with the fewest stones
mancala-move-sow = Sow { $hole }
mancala-move-capture = Capture { $hole }
mancala-do-swap = Swap
mancala-price-swap = the sowing becomes yours


## Afrika: the table of players and the board for ears

mancala-stat-score = Stones: { $score }
mancala-note-needs = { $stones ->
        [one] One more stone to win
       *[other] { NUMBER($stones) } more stones to win
    }
mancala-note-certain = Cannot be overtaken any more
mancala-left-stones = { $stones ->
        [0] The board is empty
        [one] One stone on the board
       *[other] { NUMBER($stones) } stones on the board
    }
mancala-left-quiet = { $turns ->
        [one] One turn without a capture
       *[other] { NUMBER($turns) } turns without a capture
    }; { NUMBER($most) } end the game
mancala-hole = { $hole }, { $player }: { $stones ->
        [0] empty
        [one] one stone
       *[other] { NUMBER($stones) } stones
    }{ $doing ->
        [sow] , ends in { $end } { $side ->
            [own] on your side
           *[other] on the other side
        }
        [take] , to be captured
        [fewest] , to be captured, since it has the fewest stones
        [many] , not to be captured now, since another hole has fewer stones
       *[no] { "" }
    }{ $threatened ->
        [0] { "" }
        [one] , then the other player may capture one stone
       *[other] , then the other player may capture { NUMBER($threatened) } stones
    }{ $rated ->
        [about] { $standing ->
            [ahead] , in the end about { NUMBER($lead) } ahead
            [behind] , in the end about { NUMBER($lead) } behind
           *[even] , in the end about even
        }
        [exact] { $standing ->
            [ahead] , in the end exactly { NUMBER($lead) } ahead
            [behind] , in the end exactly { NUMBER($lead) } behind
           *[even] , in the end a draw for certain
        }
       *[no] { "" }
    }


## Afrika: what can be shown on the board

mancala-show-preview = Where a sowing ends, and what it exposes
mancala-show-numerals = Numbers instead of stones
mancala-show-heat = What each hole is worth, in stones (~ about, framed: exactly)
mancala-show-forced = The only possible capture plays itself


## Afrika: presets

preset-mancala-standard = Standard
    .help = Captures begin with the fewest stones. The game ends when the board is empty.
preset-mancala-komi = With komi
    .help = As Standard, but North gets two and a half stones for playing second.
preset-mancala-rule_2004 = Rule of 2004
    .help = The original rule: any hole opposite an empty one may be captured, however many stones it has.


## Afrika: house rules

option-mancala-capture = Which hole is captured
option-mancala-capture-help = If several holes lie opposite your empty ones.
option-mancala-capture-smallest = The one with the fewest stones
option-mancala-capture-free = Any of them
option-mancala-komi = Komi
option-mancala-komi-help = Stones that North gets for playing second, as in Go.
option-mancala-swap = Pie rule
option-mancala-swap-help = Whether North, who plays second, may take over South’s first sowing.
option-mancala-end = The end
option-mancala-end-help = When the game is over. The winner is the same either way.
option-mancala-end-empty = When the board is empty
option-mancala-end-majority = When somebody is certain to win
option-mancala-repetition = Against endless play
option-mancala-repetition-help = Whether each takes their own row when a position comes for the third time, or after a hundred turns without a capture.


## Afrika: the reason given with a hint

mancala-reason-only = This is the only move
mancala-reason-solved = { $side ->
        [ahead] Worked out to the end: { $stones ->
            [one] one stone
           *[other] { NUMBER($stones) } stones
        } ahead
        [behind] Worked out to the end: at best { $stones ->
            [one] one stone
           *[other] { NUMBER($stones) } stones
        } behind
       *[even] Worked out to the end: a draw
    }
mancala-reason-plan = { $turns ->
        [one] In one turn
       *[other] In { NUMBER($turns) } turns
    }: { $side ->
        [ahead] about { $stones ->
            [one] one stone
           *[other] { NUMBER($stones) } stones
        } ahead
        [behind] at best about { $stones ->
            [one] one stone
           *[other] { NUMBER($stones) } stones
        } behind
       *[even] about even
    }


## Afrika: computer players

level-mancala-sower = Sower
character-mancala-sower = Loves a full hand and never looks at captures
level-mancala-gleaner = Gleaner
character-mancala-gleaner = Wants to capture, but looks at only half of its holes
level-mancala-captor = Captor
character-mancala-captor = Wants to capture, and forgets that you do too
level-mancala-guard = Guard
character-mancala-guard = Leaves you little to capture
level-mancala-watcher = Watcher
character-mancala-watcher = Thinks of your answer and of its own reply
level-mancala-planner = Planner
character-mancala-planner = Thinks several turns ahead
level-mancala-elder = Elder
character-mancala-elder = Thinks far ahead, but not to the end
level-mancala-reckoner = Reckoner
character-mancala-reckoner = Counts every stone to the end


## Afrika: the rules

rules-mancala-goal-title = The aim
rules-mancala-goal = Two rows of eight holes, eight stones in each: one row is South’s, who begins, the other North’s. Whoever has captured more of the 128 stones in the end wins. The game was made by Ralf Gering in 2004.
rules-mancala-sow-title = Sowing
rules-mancala-sow = Take up all the stones of one of your holes and put them one by one into the holes that follow, anticlockwise: along your own row, then along the other one, round and round. The hole you emptied is skipped in every round. That ends your turn; sowing captures nothing.
rules-mancala-capture-title = Capturing
rules-mancala-capture = If a hole of yours is empty and there are stones in the hole opposite, you must capture instead of sowing: take all the stones of one such hole opposite. It must be one with the fewest stones; if several have equally few, you choose. That ends your turn.
rules-mancala-end-title = The end
rules-mancala-end = { $end ->
        [majority] The game is over as soon as somebody is certain to win, at the latest when the board is empty.
       *[empty] The game is over when the board is empty.
    } { $komi ->
        [0] More stones win; with 64 each it is a draw.
       *[other] North is given { NUMBER($komi) } stones for playing second, so South needs { NUMBER($south) } to win and North { NUMBER($north) }.
    } Nobody is ever unable to move: if your own row is empty, every stone opposite can be captured.
rules-mancala-options-title = House rules
rules-mancala-options = By the rule of 2004 you may capture any of those holes, however many stones it has. With komi North is given { NUMBER(2.5) } stones, because South begins; then South needs 66. With the pie rule North may take over South’s first sowing instead of sowing: the board is turned round, and South sows again. The game may also stop as soon as somebody is certain to win. And so that it never goes on for ever: if a position comes for the third time, with the same player to move, or nobody captures for 100 turns, each takes the stones in their own row.
rules-mancala-advice-title = The designer’s advice
rules-mancala-advice = Give up two holes to win one big one, and keep the initiative: a player who has to capture cannot sow. If you play second, empty each of your holes once, early on: each empty hole threatens the one opposite. In the end, move your stones into the other player’s row.
