## Playing with other devices

together-list = Games with others
together-yours = Your turn
together-your-turn = Your turn in { $game }.
together-unsent = Now send the game on; { $name } is waiting.
together-asking = Now send your question to { $name }.
together-waiting = Waiting for { $name } since { $since }
together-send = Send
together-send-again = Send again
together-ways = Other ways
together-title = Send the game
together-note = This link is a letter with the whole game. Send it to the others with any messenger; whoever opens it sees what you have played. Nothing goes through a server.
together-text =
    .aria-label = The letter
together-code = QR code
together-fair = Are the dice fair?
together-fair-proved = Every roll and every token comes from secrets of all devices, which were fixed before the game. Nobody can choose a roll, roll again or change what was rolled, and everybody can check that.
together-fair-open = What cannot be proved: somebody with a changed program could see the dice of their own turn before deciding, and one person may sit at two devices.
together-join-title = Play along
together-seat = Your seat
together-name = Your name
together-join = Join
together-join-note = Your seat then belongs to this device and this browser. Do not clear its data before the game is over.
together-watch = Just watch
together-taken = In this letter your seat belongs to another device: somebody else joined there first. Your game stays as it was.
together-other-seat = Take another seat
together-no-room = This browser has no room left for another game, so nothing was begun. Remove games from the library, then open the letter again.
together-full = There is no room left to save this game. Remove games from the library before you play on.
together-remove =
    .aria-label = Remove this game of { $game }
    .title = Remove
together-removed = The game was removed, and your seat in it.
together-same = You know this letter already. Nothing has changed.
together-older = This letter is older than your game. Nothing has changed.
together-refused = This letter does not fit your game, which stays as it was. { $reason ->
        [anchor] The seat belongs to another device.
        [rules] It has other players or rules.
        [name] It gives a player another name.
        [seat] Somebody has played in the seat of another.
        [undo] It takes back a move of yours, though you have not asked.
        [draw] It says that you agree on a draw, though you have not offered one.
       *[other] Its dice are not those that were rolled.
    }
together-false = This letter is not honest, so it was not opened. { $reason ->
        [seat] Somebody has played in the seat of another.
       *[other] Its dice are not those that were rolled.
    }
together-fork-title = Played in two ways
together-fork = { $name } has played the same turn in two different ways. Agree on which one counts.
together-elsewhere = This letter has turns of { $name }, your seat, that were not played on this device. Perhaps you have played on with another device. Choose which game counts.
together-mine = Keep the game as it is here
together-theirs = Take the game of the letter
together-move = Move my seat
together-move-question = You can go on playing this game on another device of yours. Here you then only watch. Have the other device at hand.
together-move-note = Read this code with the camera of your other device, or open the file there. Whoever has it can play in your place, so show it to nobody else. Here you only watch from now on.
together-move-again = Show the code
together-moved = Your seat has moved to another device.
together-take-seat = Play here
together-two-seats = This device already has a seat in this game. Move the other seat to a device without one.
together-undo-title = Take a move back
together-undo-question = Your move has been sent. You can take it back if { $name } agrees: ask, and send the question on. If { $name } just plays on, the answer is no.
together-undo-answer = { $name } asks to take the last move back. If you would rather not, just play on.
together-undo-dice = What has been rolled or turned stays as it is: nobody rolls again, and nothing before it can be taken back. Dice still to come may change.
together-undo-ask = Ask
together-undo-agree = Agree
together-decline = Play on
together-agreed = Your move was taken back. Play another one.
together-declined = Your move stands: the game has gone on.
together-draw = Offer a draw
together-draw-title = A draw
together-draw-question = You offer { $name } a draw. Send the offer; if { $name } plays on, it is declined.
together-draw-answer = { $name } offers a draw. If you would rather not, just play on.
together-draw-ask = Offer a draw
together-draw-agree = Agree
together-draw-declined = The draw was declined: the game has gone on.
together-resign-question = Then the game is over, and { $name } wins. This cannot be taken back.
together-resign-now = Resign
together-proved = { $draws ->
        [0] No dice were rolled; every turn was played by its own device.
       *[other] Every roll and every token of this game is proved ({ NUMBER($draws) }).
    }
together-open = { $draws ->
        [0] No dice were rolled; the last turn has not been sent yet, so nothing proves who played it.
       *[other] { NUMBER($proved) } of { NUMBER($draws) } rolls and tokens are proved; the others belong to a turn that has not been sent yet.
    }
together-wrong = Move { NUMBER($move) } is not what was rolled. Somebody has changed this game.


## Playing live

live-title = Play live
live-devices = Devices…
live-invitation-note = Let the camera of the other device read this code. It then shows an answer: read that with the camera of this device. The next device needs a new code.
live-answer-note = Let the camera of the first device read this answer. The game then comes by itself.
live-link =
    .aria-label = The code as a link
live-paste = The answer, if it comes as text
live-connect = Connect
live-network = All devices must be in the same network, such as the Wi-Fi at home. Nothing goes through a server.
live-end = Stop playing live
live-here = { $name } is here.
live-away = { $name } is away; the game waits. You can also go on by letter.
live-watches = A guest is watching.
live-guest = A guest
live-taken = The answer has arrived. Go on in the tab with your game.
live-not-taken = No tab of this browser waits for this answer. Show a new code and read the new answer.
live-bad-code = This code does not fit, or it was used before. Show a new one.
live-no-network = Others cannot find this device, since it is in no network. Connect it to the same Wi-Fi as the others, then try again.
live-other-tab = Another tab of this browser is playing live. Go on there, or close that tab and try again.
live-full = Five devices are playing already.
live-refused = A device has sent what belongs to no game, and was shut out.
live-unreached = The device that answered cannot be reached from here. Check that both are in the same network, then show a new code.
live-unsupported = This browser cannot play live. You can go on by letter.
