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
puzzle-refuted = Not that one. Look at what follows.
puzzle-wrong = After that answer there is no win any more. Try another move.
puzzle-solved = Solved!
puzzle-hint = It is one of these: { $first }, { $second } or { $third }
puzzle-hint-move = It is { $move }
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-list = All puzzles

puzzle-gering = Ralf Gering, who designed the game, published this ending in 2004. The diagram was lost. Four positions fit the lines that were printed, as far as those keep to the rules; this is the one that also fits them under today’s rule. It is played by the rule of that year: any hole opposite an empty one may be captured. South is to move and win.
puzzle-gering-solved = Solved! G wins 65 to 63, and nothing else does, on each of the four positions. The mistake that was published, D, leads to 64 all. By today’s rule of the fewest stones there is nothing left to win: after G, too, best play ends in a draw. And the solution as it was printed breaks a rule at its twelfth move.
puzzle-two-for-one-name = Strategy: two holes for a big one{ $solved ->
        [yes] , solved
       *[no] { "" }
    }
puzzle-two-for-one = Give up two holes to win one big one, and keep the initiative. A player who has to capture cannot sow: so you choose what is captured, and what you take for it.
puzzle-two-for-one-goal = Give up two small holes and win a big one: which sowing of South’s begins it?
puzzle-two-for-one-wrong = { $move } gives up too much: later North captures { $hole } with { $stones } stones. Give up small holes only, and win a big one. Try another move.
puzzle-empty-once-name = Strategy: empty every hole once{ $solved ->
        [yes] , solved
       *[no] { "" }
    }
puzzle-empty-once = Empty each of your holes once, early on. An empty hole captures; a full one captures nothing and may be captured itself.
puzzle-empty-once-goal = Empty each hole once, before it is too late: which sowing wins for South?
puzzle-empty-once-wrong = After { $move } there are still { $stones } stones in { $hole }: full, it captures nothing. Which hole is as full as at the start? Try another move.
puzzle-across-name = Strategy: across in the end{ $solved ->
        [yes] , solved
       *[no] { "" }
    }
puzzle-across = In the end, move your stones into the other player’s row. What lies in your row can be captured; what lies opposite your empty holes, you capture.
puzzle-across-goal = In the end stones belong on the other side: which sowing wins for South?
puzzle-across-wrong = After { $move } there are still { $stones } stones in your own row, where North captures them; you can bring it down to { $best }. Try another move.


## Lessons

lesson-on = Go on
lesson-hint = Tap where the arrow points; on a keyboard, Home leads there and Enter chooses
lesson-nudge = Not there yet. { $step }
lesson-nudge-on = Take your time, then press “Go on”. { $step }
lesson-nudge-answer = Choose one of the answers. { $step }
lesson-over = That is all you need. Now play a game of your own!
lesson-play = Play
lesson-again = Once more

lesson-africa-aim = Tokens lie face down all over Africa, and one hides the star. Find it and bring it home, to Tangier or Cairo
lesson-africa-start = Tap Tangier: there you begin
lesson-africa-roll = Your turn: roll the die
lesson-africa-walk = A 4! Tap Morocco: a token lies there
lesson-africa-buy = Press “Buy the token” to turn it: that costs { $price }
lesson-africa-tokens = An emerald: { $money }! Other tokens hide a robber, a horseshoe, nothing – or the star
lesson-africa-fly = The plane costs { $fare }: press Fly and tap { $place-end }
lesson-africa-turn = Buy this token, too
lesson-africa-star = The star! Now home with it: fly to Morocco
lesson-africa-last = Tangier is near: roll
lesson-africa-home = Tap Tangier
lesson-africa-end = The star is home: you win!

lesson-star-aim = Places on the rim are points, but every group you have there, a star, costs some. Own much of the rim with few stars
lesson-star-first = You take turns, a stone each, on any empty node. Yours first: tap the node with the arrow (S30)
lesson-star-begun = Stones never move. When there is nothing left to gain, both pass. Now see how a game ends
lesson-star-place = Tap the node on the rim, beside your stone (R42)
lesson-star-star = Two stones on the rim that are connected: a star!
lesson-star-bridge = You have two stars. Join them over the bridge in the middle: tap the node with the arrow (T10)
lesson-star-joined = Now they are one. Every star costs as much as four places on the rim, so one is better than two
lesson-star-rim = Take another place on the rim, beside your stones: tap the node with the arrow (R43)
lesson-star-pass = That will do: pass. If both pass, the game is over
lesson-star-count = Now the points are counted: more of the rim, and fewer stars. You win!
lesson-star-scoring = Count along: fewer peries, and yet you win
lesson-star-peries = You are Blue and own 7 peries, places on the rim. Red owns the 13 that are lit, and so far leads 12 to 9
lesson-star-stars = But Red has three stars, and you have two. For each star fewer you get two points, and Red loses two
lesson-star-join = If you join your stars, you are ahead. Which empty node touches both? Tap it
lesson-star-join-wrong = Then you still have two stars, and Red leads. Look where a single empty node keeps them apart
lesson-star-ahead = If you make one star of your two, it is still 7 peries to 13, but one star to three. Who is ahead then?
lesson-star-ahead-wrong = In peries, yes. But with two stars fewer you get 4 points, and Red loses 4. So who is ahead?
lesson-star-fewer = You: 7 + 4 is 11. Red: 13 + 1 for three quarks (corners) − 4 is 10. Fewer peries, and yet you win!
lesson-star-lone = Another game, near its end. Your lone stone at the top is no star: as it stands, Red owns that quark
lesson-star-last = Three quarks bring you a point, and you win. So take the last node
lesson-star-last-wrong = If you pass, Red wins 11 to 10. Tap the empty node beside your lone stone
lesson-star-ten = With a stone on the last node you each have ten peries and three stars. Who wins then?
lesson-star-nobody = Nobody
lesson-star-nobody-wrong = Peries and stars are equal then, yes. But one more point goes to whoever owns three quarks. Who is that?
lesson-star-red-wrong = Red has the third quark only while your stone is alone. Who owns it when another stone joins it?
lesson-star-quark = Your lone stone is part of a star now: its corner is your third quark, and you win 11 to 10

lesson-mancala-aim = Whoever captures more of the 128 stones wins. The holes A to H are yours
lesson-mancala-first = Your first move: tap E. Its eight stones go into the next holes, one by one
lesson-mancala-take = Your hole E is empty, so this turn you must capture the stones opposite: tap d
lesson-mancala-taken = Ten stones for you! So it goes on until the board is empty. Now see how a game ends
lesson-mancala-sow = Tap F: its six stones go into the next holes, one by one
lesson-mancala-capture = Your empty holes E and F now face stones. You must capture where there are fewest: tap d
lesson-mancala-more = Your empty hole F faces four stones: capture them. Tap c
lesson-mancala-last = Now capture the stone opposite your empty hole G: tap b
lesson-mancala-end = The board is empty: 65 stones for you, 63 for North. You win!


## The rules: what is in force

rulebook-in-force = The rules of this game: { $preset }

rulebook-africa-start-title = The beginning
rulebook-africa-order-random = The order of play is drawn.
rulebook-africa-order-clockwise = Everybody rolls. The highest roll begins, and the others follow round the table. If the highest are equal, they roll again.
rulebook-africa-order-descending = Everybody rolls and plays in the order of the rolls, the highest first. Equal rolls are rolled again.
rulebook-africa-board-finnish = The ships sail as on the Finnish board: Congo and Tripoli have harbours.
rulebook-africa-board-scandinavian = The ships sail as on the Scandinavian board: Congo and Tripoli have no harbours.
rulebook-africa-penniless-never = Whoever cannot pay for a ticket can neither sail nor fly.
rulebook-africa-penniless-two_steps = Whoever cannot pay for a ticket by sea may sail slowly, two steps a turn without a die. Whoever can pay has to.
rulebook-africa-penniless-one_step = Whoever cannot pay for a ticket by sea may sail very slowly, one step a turn without a die. Whoever can pay has to.
rulebook-africa-penniless-stowaway = Whoever cannot pay for a ticket by sea may, in a harbour on an island, miss a turn and then sail once for nothing.
rulebook-africa-try = { $arrival ->
        [yes] You may roll for a token in the very turn in which you arrive, too.
       *[no] In the turn in which you arrive you may only buy; a roll for the token has to wait until the next one.
    } If the roll fails, your turn is over.
rulebook-africa-bag = The thirty tokens are the star, { NUMBER($rubies) } rubies, { NUMBER($emeralds) } emeralds, { NUMBER($topazes) } topazes, { NUMBER($robbers) } { $robber-many }, { NUMBER($horseshoes) } { $horseshoe-many } and { NUMBER($blanks) } empty ones.
rulebook-africa-picture-home = With the star and a 3 on the die: home to Tangier
rulebook-africa-picture-walk = After a 4 in Tangier: what is ringed can be reached
rulebook-africa-picture-voyage = By sea from Tangier: the ringed harbours
rulebook-africa-picture-desert = Held up by the desert riders
rulebook-africa-advice-title = Good advice
rulebook-africa-advice = Money is freedom: keep enough for a ticket, and no island becomes a trap. As long as the star is hidden, tokens near Tangier and Cairo are worth more than distant ones, since what is found there is soon home. { $amount ->
        [0] And
       *[other] If you are about to be first in Cape Town, go. And
    } once another player has the star, look at what is still hidden: every { $horseshoe } on your way home can still win.

rulebook-star-size = This board has { NUMBER($rings) } rings with { NUMBER($nodes) } nodes, { NUMBER($peries) } of them on the rim.
rulebook-star-turn = You take turns. In the very first turn { $first ->
        [one] one stone is placed
       *[other] { NUMBER($first) } stones are placed
    }, in every later turn { $later ->
        [one] one
       *[other] two
    }, on any empty nodes. If you pass, you give up the rest of the turn. Stones never move, and none is ever taken away.
rulebook-star-first-title = A fair beginning
rulebook-star-handicap = { $stones ->
        [one] The less practised player begins with one stone. The other player may not take it over.
       *[other] The less practised player begins and places { NUMBER($stones) } stones in the first turn. The other player may not take them over.
    }
rulebook-star-no-swap = Nobody swaps: the first stone stays with whoever placed it.
rulebook-star-picture-board = { NUMBER($rings) } rings: dashed nodes are peries, and the five in the corners quarks, too
rulebook-star-picture-bridge = Both colours are connected over the bridge
rulebook-star-picture-star = Blue’s star owns all that it closes off, with five peries; the red stones in there are lost

rulebook-mancala-capture-free = If a hole of yours is empty and there are stones in the hole opposite, you must capture instead of sowing: take all the stones of one such hole opposite, whichever you like. That ends your turn.
rulebook-mancala-repetition = So that it never goes on for ever: if a position comes for the third time, with the same player to move, or nobody captures for { NUMBER($turns) } turns, each takes the stones in their own row.
rulebook-mancala-swap-title = The pie rule
rulebook-mancala-swap = North may take over South’s first sowing instead of sowing: the board is turned round, and South sows again.
rulebook-mancala-picture-sow = Where the eight stones of C would go
rulebook-mancala-picture-capture = { $free ->
        [yes] B and E are empty: South must capture, and may choose g or d
       *[no] B and E are empty: South must capture d, which has fewer stones than g
    }


## About a game

about-title = About { $game }
about-numbers = The game in numbers
about-games = Of all games
about-decimal = { NUMBER($value) }
about-range = { NUMBER($first) }–{ NUMBER($last) }
about-levels = How strong the computer players are
about-against = Who against whom
about-share = Games won, %
about-pair = { $better } against { $other }
about-us = Starboard is a free program that uses the published rules, with names, drawings, texts and code of its own. It is not connected with any publisher or designer.

about-africa-who = Kari Mannerla of Finland was nineteen when he designed this game. It came out in Helsinki in 1951, and families in the Nordic countries have played it ever since.
about-africa-names = In Finnish it is Afrikan tähti, the star of Africa. In Swedish it is Den försvunna diamanten, the lost diamond, or Afrikas stjärna.
about-africa-rules = The rules have hardly changed. Since 2005 there has been an official amendment: players without money may sail as well, slowly. You can play with it or without it, and by the rules of Scandinavia and Central Europe.
about-africa-rounds = Rounds, on average
about-africa-star = The star is brought home, %
about-africa-no_horseshoe_left = The star is found and no horseshoe (or visa) is left, %
about-africa-horseshoe = A horseshoe (or visa) is brought home, %
about-africa-stranded = A draw: nobody can win any more, %
about-africa-note = { NUMBER($games) } games of four computer players under each set of rules. Whoever starts in Cairo wins slightly more often than whoever starts in Tangier: by one game in a hundred.
about-africa-lengths = When games end, in %
about-africa-ended = Round
about-africa-endings = How games end, in %
about-africa-where = Rounds until the end, if the star lies there
about-africa-where-note = Filled circle: the game takes longer than average.

about-star-who = Ea Ea, born Craige Schensted, is an American physicist who has designed several connection games. His Star appeared in a magazine in 1983. *Star grew out of it: with a bridge in the middle, and a better balance between the rim and the centre. Kadon published it as a board game in 2004.
about-star-names = Of the three ways of counting, the third is R. Wayne Schmittberger’s.
about-star-nodes = Nodes
about-star-peries = Peries
about-star-points = Points
about-star-note = All nodes, peries and points of a board. On a full board both players’ points always add up to the number under “Points”. With an even number of rings it is odd, so there can be no tie.

about-mancala-who = Ralf Gering of Bad Breisig in Germany designed Afrika on 2 March 2004.
about-mancala-rules = It is a mancala without captures by sowing: you capture what lies opposite your empty holes, and have to. At first any such hole could be captured; the rule of the fewest stones came later.
about-mancala-gering = Gering’s
about-mancala-ours = Ours
about-mancala-first = The first player wins, %
about-mancala-draws = Draws, %
about-mancala-lead = What moving first is worth, in stones
about-mancala-moves = Moves, on average
about-mancala-shortest = Shortest game, in moves
about-mancala-longest = Longest game, in moves
about-mancala-lengths = How long a game is, in moves
about-mancala-under = under { NUMBER($value) }
about-mancala-note = Gering’s figures are from games of his program, ours from { NUMBER($games) } games of a computer player that looks eight moves ahead.
