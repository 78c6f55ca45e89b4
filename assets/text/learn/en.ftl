# What is told to those who learn a game: puzzles, lessons, the rules in full. Loaded when somebody asks for it.


## Puzzles

puzzle-number = Puzzle { NUMBER($number) }{ $solved ->
        [yes] , solved
       *[no] { "" }
    }
puzzle-gering-name = Gering’s problem{ $solved ->
        [yes] , solved
       *[no] { "" }
    }
puzzle-count = { $solved ->
        [0] { NUMBER($all) } positions. In each, one move wins and no other.
       *[other] { NUMBER($all) } positions. In each, one move wins and no other. { NUMBER($solved) } solved so far.
    }
puzzle-star-goal = { $side } is to move: find the only stone that wins
puzzle-star-blue = Blue
puzzle-star-red = Red
puzzle-mancala-goal = { $side } is to move: find the only sowing that wins
puzzle-mancala-south = South
puzzle-mancala-north = North
puzzle-right = Right! This is how it may go on.
puzzle-refuted = Not that one. Look what follows.
puzzle-wrong = After that answer there is no win any more. Try another move.
puzzle-solved = Solved!
puzzle-hint = It is one of these: { $first }, { $second } or { $third }
puzzle-hint-move = It is { $move }
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-list = All puzzles

puzzle-gering = Ralf Gering, who made the game, published this ending in 2004. The diagram was lost; only one position fits the lines that were printed. It is played by the rule of that year: any hole opposite an empty one may be captured. South is to move and win.
puzzle-gering-solved = Solved! G wins 65 to 63, and nothing else does. The mistake that was published, D, leads to 64 all. By today’s rule of the fewest stones there is nothing left to win: after G, too, best play ends in a draw. And the solution as it was printed breaks a rule at its twelfth move.


## Lessons

lesson-on = Go on
lesson-hint = Tap where the arrow points
lesson-nudge = Not there: tap where the arrow points
lesson-over = That is all you need. Now play a game of your own!
lesson-play = Play
lesson-again = Once more
