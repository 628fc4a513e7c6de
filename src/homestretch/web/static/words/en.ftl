# Homestretch in English. Names in { $braces } are filled in; keep them.

### The page as a whole

title = Homestretch
title-table = { $turn } – Homestretch
title-your-turn = ● { $turn } – Homestretch

### Colours and places

colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green

place-base = the base
place-start-square = the start square
place-home-row = home square { $number }
place-start = Start
place-start-exit = the start exit
place-home = Home
place-zone = safety square { $number }
place-square = square { $number }

### The start page

continue-title = Continue
continue-forget = Take this game off the list
continue-ask = Take this game off the list? Your seat at it is lost.
continue-keep = Keep it
continue-drop = Take it off
continue-rematch = The rematch is on
join-code = Join a game: code
join-go = Join
start-game = Choose a game
start-preset = How to play it
start-seats = Who sits where
start-play = Play
start-invite = Invite and play
play-summary = { $game }: { $people ->
        [0] no people
        [one] 1 person
       *[other] { $people } people
    }, { $bots ->
        [0] no bots
        [one] 1 bot
       *[other] { $bots } bots
    }
play-summary-friends = { $game }: { $people ->
        [0] nobody here
        [one] 1 person here
       *[other] { $people } people here
    }, { $friends ->
        [one] 1 friend
       *[other] { $friends } friends
    }, { $bots ->
        [0] no bots
        [one] 1 bot
       *[other] { $bots } bots
    }
rules-in-detail = Rules in detail
rules-changed = Rules in detail ({ $count ->
        [one] 1 changed
       *[other] { $count } changed
    })
seat-person = Person
seat-open = Friend
seat-bot = Bot
seat-empty = Empty
seat-nobody = Nobody
seat-open-text = Open to a friend on another device
seat-name-label = Name of { $colour }
seat-bot-label = Bot for { $colour }
first-label = Who begins?
first-drawn = Drawn by lot
first-named = { $name } ({ $colour })
time-label = Time for a move?
time-none = No limit
private-label = Nobody else may watch
problem-too-few = At least two seats must be taken.
problem-not-opposite = Two players sit opposite each other: Red and Yellow, or Blue and Green.
problem-seat-opposite = Seat them opposite

game-temper = Temper
game-temper-text = The dice race: four tokens home before the others.
game-pardon = Pardon
game-pardon-text = The card race: slide, switch and split your way Home.

preset-temper = Classic
preset-temper-text = Four tokens, three tries for a six, and capturing is a duty.
preset-temper-leaflet = Brisk
preset-temper-leaflet-text = One token is already out, capturing is up to you, and you play on for the places.
preset-temper-quick = Quick
preset-temper-quick-text = Only two tokens each, one already out: about ten minutes.
preset-pardon = Hand of five
preset-pardon-text = Hold five cards and choose which one to play.
preset-pardon-classic = Draw and play
preset-pardon-classic-text = No hand: turn up a card and play it, with Pardon cards in the deck.
preset-pardon-strategy = Strategy
preset-pardon-strategy-text = Five cards, Pardon cards in the deck, and one pawn already out.
preset-pardon-quick = Quick
preset-pardon-quick-text = Only two pawns each, one already out: about ten minutes.

option-tokens = Tokens of each player
option-tokens-text = Fewer tokens make a shorter game.
option-start-token = Begin with a token out
option-start-token-text = Each player begins with one token on the start square.
option-unplayable-six-again = Any six rolls again
option-unplayable-six-again-text = A six gives another roll even when no token could move with it.
option-three-tries = Three tries for a six
option-three-tries-text = With nothing able to move, you may roll up to three times to get a six.
option-must-capture = Capturing is a duty
option-must-capture-text = Whoever can capture must do so. Off: you may.
option-home-jump = Jump in the home row
option-home-jump-text = Tokens may jump over your own tokens in the home row.
option-play-on = Play on for the places
option-play-on-text = After the first has won, the others play for second and third place.
option-pawns = Pawns of each player
option-pawns-text = Fewer pawns make a shorter game.
option-hand-size = Cards in the hand
option-hand-size-text = With 0 there is no hand: you turn up one card and play it.
option-pardon-cards = Pardon cards
option-pardon-cards-text = Adds four cards that put a pawn from Start in the place of a rival’s pawn.
option-start-pawn = Begin with a pawn out
option-start-pawn-text = Each player begins with one pawn on the start exit.
option-bump-own = Bump your own pawns
option-bump-own-text = A pawn may end on your own pawn, which then goes back to Start.

bot-careful = Careful
bot-careful-text = Brings one piece home at a time and keeps out of reach.
bot-random = Random
bot-random-text = Plays any legal move.

### The table

table-back = Back to the start page
dock-label = Your turn to act
log-open = The moves so far
log-close = Close
log-title = Moves so far
connection-lost = The connection is lost. Trying again …

banner-your-turn = Your turn
banner-turn-of = { $who }, your turn
banner-their-turn = { $who } is playing
banner-won = { $who } wins!
banner-sealing = One moment …

line-over = The game is over.
line-thinking = One moment …
line-waiting = Waiting for this player.
line-watching = You are watching.
line-deal = The cards are being dealt.
line-first = Drawing who begins.
line-roll = Tap the die to roll.
line-tries = You need a six: { $left } tries left. Tap the die.
line-last-try = Last try: you need a six. Tap the die.
line-turn-card = Tap the deck to turn up a card.
line-choose-token = { $die } rolled. Tap the token to move.
line-choose-card = Choose a card.
line-choose-pawn = Tap the pawn to move.
line-choose-target = Tap where it should go.
line-choose-steps = How many steps with this pawn? Another one walks the rest of the 7.
tap-refused = This piece cannot move now.
drop-refused = It can go only where there is a ring.
line-choose-second = Tap the pawn that walks the rest.
line-choose-words = Choose below.
line-again = A 2 plays again: choose another card.

roll-label = Roll the die
roll-word = Tap to roll
die-shows = The die shows { $die }
die-not-rolled = The die. Nothing has been rolled yet.
turn-label = Turn up a card
deck-label = Draw pile
hand-label = Your cards
card-cannot-move = Cannot be played now.
card-number = { $number }
card-pardon = Pardon
tell-draw = You draw { $card }.

card-text-1 = Leave Start, or forward 1
card-text-2 = Leave Start, or forward 2; then play again
card-text-3 = Forward 3
card-text-4 = Backward 4
card-text-5 = Forward 5
card-text-7 = Forward 7, or split it between two pawns
card-text-8 = Forward 8
card-text-10 = Forward 10, or backward 1
card-text-11 = Forward 11, or switch with a rival
card-text-12 = Forward 12
card-text-pardon = From Start onto a rival’s pawn

spot-piece = Choose the piece on { $place }
spot-target = Go to { $place }
button-back = Back
button-decline = Play the 11 without moving
button-discard = Throw away: { $card }

plate-bot = Bot
plate-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in the hand
plate-home = { $home } of { $all } home

curtain-pass = Pass the device to { $who }
curtain-why = Nobody else should see these cards.
curtain-open = I am { $who }: show my cards

### Why

reason-clear-start = The token on your start square must move first: others still wait in the base.
reason-bring-out = A six brings a token out of the base.
reason-must-capture = You can capture, so you must.
reason-only-token = Only this token can move { $die }.
reason-must-discard = No card can be played: choose one to throw away.
reason-only-play = Only this move is possible.
reason-only-decline = No pawn can go forward 11. Switch, or play the card without moving.
reason-try-again = No six: try again.
reason-six-again = No token can move, but a six rolls again.
reason-no-move = No token can move { $die }.
reason-tries-over = No six in three tries.
reason-no-play = It cannot be played.
reason-no-move-again = It cannot be played, but a 2 draws again.

refusal-stale = The game had already gone on. Look again.
refusal-not-your-turn = It is not your turn.
refusal-illegal-move = This move is not allowed here.
refusal-offline = The server cannot be reached. Please try again.
refusal-no-table = There is no such table here, or no longer.
refusal-not-over = This game is not over yet.
refusal-not-saved = The server could not save this, so nothing was changed. Please try again.
refusal-busy = There is too much going on just now. Please try again in a moment.
refusal-no-code = There is no table with this code. Please check it.
refusal-seat-taken = This seat has just been taken.
refusal-hidden-hand = This seat’s cards are somebody else’s. Open it, so that all see who takes it.
refusal-no-open-seat = No seat is free at this table any more.
refusal-not-host = Only the host of the table can do that.
refusal-absent = A bot is playing for you. Tap “I am back” first.
refusal-wrong-key = This link is no longer valid.
refusal-private = Only those who were invited can watch this table.
refusal-no-take-back = This can no longer be taken back.
refusal-too-late = It is too late for that.
refusal-too-many-links = This seat has been opened on too many devices.
refusal-unknown = This was refused.

### What happens

log-created = The table is set.
log-started = The game begins.
log-joined = { $who } sits down.
log-named = { $colour } is called { $who } now.
log-seat-bot = A bot plays { $colour } from now on.
log-seat-open = { $colour } is free for somebody.
log-seat-person = A person plays { $colour } from now on.
log-swapped = { $who } and { $other } change places.
log-host = { $who } is the host now.
log-away = { $who } has lost the connection.
log-here = { $who } is connected again.
log-absent = A bot plays for { $who } now.
log-back = { $who } is back.
log-taken-back = { $who } takes the move back.
log-said = { $who }: { $what }
log-offer-made = { $who } offers a rematch.
log-offer-agreed = { $who } agrees to the rematch.
log-offer-ended = The rematch is off.
log-first = { $who } is drawn to begin.
log-reshuffle = The discards are shuffled into a new pile.
log-roll = { $who } rolls { $die }.
log-turn-card = { $who } turns up { $card }.
log-move = { $who }: { $what }
log-play-card = { $who } plays { $card }: { $what }
log-decline = { $who } plays { $card } without moving.
log-discard = { $who } throws away { $card }.

does-walk = { $from } to { $to }.
does-leave-base = a token comes out.
does-leave-start = a pawn comes out.
does-slide = It slides on to { $to }.
does-switch = { $who } is put on { $to }.
does-send-token = { $who } goes back to the base.
does-send-pawn = { $who } goes back to Start.

### The end

place-number = { $place }.
place-home-count = { $home } of { $all } home
result-again = Play again
rematch-offer = Offer a rematch
rematch-agree = Play the rematch
rematch-decline = No, thank you
rematch-withdraw = Take the offer back
rematch-waiting = Waiting for the others to agree …
rematch-go = To the rematch
result-new = New game
result-record = Save the moves (record)
result-replay = Watch it again
result-board = Look at the board
result-show = Show the result

### Settings

settings-open = Settings
settings-title = Settings
settings-language = Language
settings-theme = Colours
settings-speed = Movement
settings-autoplay = Play the only legal move by itself
settings-autoroll = Roll the die and turn up the card by itself
settings-sound = Sounds
settings-vibration = Vibration
settings-turning = Turn the board to each player
sound-off = Switch sounds off
sound-on = Switch sounds on
settings-done = Done
language-en = English
language-de = Deutsch
language-it = Italiano
language-es = Español
language-fr = Français
language-nl = Nederlands
theme-system = System
theme-light = Light
theme-dark = Dark
speed-off = Off
speed-fast = Fast
speed-normal = Normal

### The lobby and the invitation

lobby-people = Who is here
lobby-invite = Invite
lobby-invite-text = Friends scan the picture, open the link, or type the code on the start page.
lobby-code = Code:
lobby-time = Time for a move: { $time }. Then a bot plays on.
lobby-start-bots = Start now, with bots
lobby-wait-host = The game begins by itself when every seat is taken. If you start now, bots take the free seats.
lobby-wait = You have a seat. The game begins when everybody is here.
lobby-wait-watcher = You are watching. The game begins when everybody is here.
people-you = You
people-here = Is here
people-open = Free
people-invited = Invited
people-away = Connection lost
people-absent = A bot plays on
people-program = Program
people-sit = Sit down
people-back = I am back
people-link = Open on a second device
people-leave = Let a bot play on
people-title = The people at the table
people-watch-link = Link for friends who want to watch or join
people-watch-tab = Show the board alone, without cards, in a new tab
absent-you = A bot is playing for you.
take-back = Take back
time-left = Time left: { $time }
time-away = { $who } is away: a bot takes over in { $time }
line-away = { $who } is away. A bot takes over when the time runs out.
line-absent = A bot plays for you until you say that you are back.
people-fill = Put a bot here
people-make-host = Make host
people-swap = Swap with { $colour }
people-host-sign = { $state } · Host
people-give-open = Open to a friend
people-give-here = Play it here
join-title = Join a game
join-seat = Choose a seat
join-name = Your name
join-sit = Sit down here
join-full = No seat is free at this table.
join-watch = Watch only
share-qr = QR code of the link
share-link = Link
share-copy = Copy link
share-send = Send …
share-copied = The link is copied.
share-copy-yourself = Please copy the marked link yourself.
share-here-only = This link works on this computer only. To let others in, start the program with { $command } (or { $make }).
share-seat-title = Your seat on another device
share-seat-text = Whoever has this link can play for you. Keep it to yourself.
share-game-text = Whoever has this link can watch the whole game again.

### What can be said

say-hello = Hello!
say-good-luck = Good luck!
say-well-played = Well played!
say-thanks = Thank you!
say-sorry = Sorry!
say-oops = Oops!
say-lucky = What luck!
say-so-close = So close!
say-your-turn = It is your turn.
say-one-moment = One moment, please.
say-good-game = Good game!
say-again = Once more?
say-goodbye = Goodbye!
say-smile = smiles
say-laugh = laughs
say-wow = is amazed
say-sad = is sad
say-angry = is angry
say-clap = claps
say-heart = sends a heart
say-thumbs-up = gives a thumbs up
say-title = Say something
say-mute = Mute what others say
say-muted = Muted. Switch it on again at the people at the table.

### Past games and replays

past-title = Past games
past-none = You have not finished a game in this browser yet.
replay-title = Step by step
replay-at = Replay: { $step } of { $steps }
replay-step = Step of the game
replay-first = To the beginning
replay-back = One step back
replay-run = Let it run
replay-pause = Stop
replay-on = One step on
replay-last = To the end
replay-share = Share this game

### The game in numbers

statistics-open = The game in numbers
statistics-rolls = How often each number was rolled
statistics-everybody = All
statistics-rolls-count = { $count ->
        [one] 1 roll
       *[other] { $count } rolls
    }
statistics-expected = The dashed line marks what one expects: a sixth of the rolls.
statistics-early = Too early to judge the dice: { $rolls } of at least { $enough } rolls.
statistics-fair = This is what one expects of a fair die.
statistics-uneven = A little uneven, but nothing special: a fair die is so uneven { $odds }.
statistics-unusual = Unusual: a fair die is so uneven only { $odds }.
statistics-even = Remarkably even: a fair die is so even only { $odds }.
statistics-no-proof = That alone proves nothing: among many games, some look like this.
odds-nearly-always = in nearly every game
odds-share = in { $share } of 100 games
odds-one-in = in about one game in { $games }
odds-never = practically never
statistics-wait-title = Waiting for a six
statistics-wait = Longest wait
statistics-odds = This long or longer
statistics-wait-count = { $count ->
        [one] 1 roll
       *[other] { $count } rolls
    }
statistics-wait-anybody = That somebody here waits { $count ->
        [one] 1 roll
       *[other] { $count } rolls
    } or longer happens { $odds }.
statistics-how = How this is worked out
statistics-how-wait = Waiting: the longest row of rolls without a six, and how likely a fair die is to give such a row, or a longer one, at least once in exactly as many rolls as that seat has made. For “somebody here”, the same for all seats together.
statistics-how-spread = All numbers: for each, how far its count is from a sixth of all rolls, squared, divided by that sixth. Added up this gives { $value } (chi-square, five degrees of freedom). A fair die gives as much or more in about { $share } of 100 games.
statistics-captures = Captures
statistics-captured = Captured
statistics-was-captured = Was captured
statistics-bumps = Bumps and slides
statistics-bumped = Bumped
statistics-was-bumped = Was bumped
statistics-slides = Slides
statistics-own = Own sent back
statistics-cards = Cards seen so far, by kind
statistics-cards-count = { $count ->
        [0] No card has been seen yet.
        [one] 1 card has been seen so far.
       *[other] { $count } cards have been seen so far.
    }
statistics-cards-note = Cards in hands are not counted until they are played. After a reshuffle, cards are seen again.
statistics-card = Card
statistics-deck = In the deck

### Hints

hint-ask = Hint
hint-line = Hint: { $why }
hint-said = Hint: { $what } { $why }
hint-said-card = Hint, card { $card }: { $what } { $why }
why-only-move = There is no other move.
why-equal = All moves are equally good.
why-best = All in all it is the best move.
why-captures = It sends a rival back.
why-sets-back = It sets a rival back.
why-token-home = It brings a token into the home row.
why-pawn-home = It brings a pawn into safety.
why-goes-deeper = It goes further in and leaves room for the others.
why-token-out = It brings a token out.
why-pawn-out = It brings a pawn out of Start.
why-leaves-danger = Afterwards you are less in danger.
why-avoids-danger = Other moves would leave you more in danger.
why-hunts = It puts a rival within your reach.
why-leads = It brings the one that is farther ahead nearer home.
why-goes-farther = It gains more squares.

### The rules

rules-link = Rules
rules-back = Back
seats-help = What do these mean?
seat-person-text = Somebody who plays here, on this device.
seat-friend-text = Somebody who joins with a link or code on a device of their own.
seat-bot-text = The computer plays this seat.
why-button = Why?
why-rules = See it in the rules

### The seal

line-sealing = { $game ->
        [temper] The dice are being sealed …
       *[other] The cards are being sealed …
    }
log-sealed = { $game ->
        [temper] The dice are sealed.
       *[other] The cards are sealed.
    }
log-seal-restarted = A device did not open its secret: the seal is made anew.
seal-title = { $game ->
        [temper] Sealed dice
       *[other] Sealed cards
    }
seal-none-seed = What chance brings at this table was fixed beforehand, for a test. It cannot be checked.
seal-none-system = This table is from before there were seals. What chance brings here comes from the server alone and cannot be checked.
seal-lobby = The seal is made when the game begins.
seal-making = The seal is being made: each device locks a secret of its own away.
seal-fits = Everything fits so far.
seal-alarm = Something here does not fit.
seal-look = Look
seal-advice = A lost connection does not do this. Compare the four words with the others, and let the verifier look at the game after its end.
seal-promise = { $game ->
        [temper] Nobody can choose the dice: not the server, not a player. Before the first roll, the server and each device locked a secret away, and all rolls follow from these secrets together.
       *[other] Nobody can choose the cards: not the server, not a player. Before the first card, the server and each device locked a secret away; the order of the deck follows from these secrets together and was fixed before anybody drew.
    }
seal-promise-live = { $game ->
        [temper] And nobody can know a roll beforehand: with every roll, each device adds a number that it had locked away.
       *[other] Whenever the deck is shuffled anew, each device adds a number that it had locked away. The server knows the hidden cards, and is trusted to keep them to itself.
    }
seal-words = Compare these four words with the others at the table. They must be the same on every device:
seal-people = Who takes part in the seal
seal-seat-live = Takes part
seal-seat-given = { $count ->
        [one] Takes part: 1 number given
       *[other] Takes part: { $count } numbers given
    }
seal-seat-closed = Once gave no number in time; adds none since
seal-seat-used = Has given all its numbers
seal-seat-committed = Has locked its secret away
seal-seat-none = No part of its own
seal-restarts = { $count ->
        [one] The seal was begun anew once. Not opened by: { $who }
       *[other] The seal was begun anew { $count } times. Not opened by: { $who }
    }
seal-missed = { $count ->
        [one] Once, the number of this device was lost on the way or came too late.
       *[other] { $count } times, the number of this device was lost on the way or came too late.
    }
seal-not-live = No device takes part: the server could know beforehand what comes, but it cannot change it.
seal-commitment = The secret of the server, locked
seal-copy = Copy
seal-copied = Copied
seal-check = Check everything so far
seal-check-all = Check everything
seal-checking = Checking …
seal-check-good = Everything fits.
seal-check-bad = This does not fit.
seal-check-where = Entry { $event } of the log ({ $code })
check-entries = { $count ->
        [one] 1 entry of the log
       *[other] { $count } entries of the log, each bound to all before it
    }
check-dice = { $count ->
        [one] 1 roll, computed anew from the secrets
       *[other] { $count } rolls, computed anew from the secrets
    }
check-decks = { $count ->
        [one] 1 deck, shuffled anew from the secrets
       *[other] { $count } decks, shuffled anew from the secrets
    }
check-cards = { $count ->
        [one] 1 card that was shown and lay in the sealed deck
       *[other] { $count } cards that were shown and lay in the sealed deck
    }
check-links = { $count ->
        [one] 1 number of a device, the one it had locked away
       *[other] { $count } numbers that devices had locked away
    }
check-later = { $game ->
        [temper] The rolls themselves can be computed anew after the game: only then does the server show its secret.
       *[other] The decks themselves can be shuffled anew after the game: only then does the server show its secret.
    }
check-moves = { $game ->
        [temper] Whether all moves were legal too is checked by the verifier: “Check the dice”.
       *[other] Whether all moves were legal too is checked by the verifier: “Check the cards”.
    }
seal-verify = { $game ->
        [temper] Check the dice
       *[other] Check the cards
    }
seal-save = Save the proof (transcript)
seal-save-notes = Save this device’s notes
seal-save-verifier = Save the verifier
verify-blocked = The browser opened no window. Please allow it for this page.
alarm-seal = The seal that the server shows is not the one that this device took part in.
alarm-log = The server’s log is not the one that this device has followed.
alarm-left-out = A number that this device gave in time was left out.
alarm-link = A number in the log is not the one that a device had locked away.
alarm-card = A card that was shown did not lie in the sealed deck.
alarm-deck = A deck is not the one that the secrets shuffle.
alarm-shown = What the table shows is not what stands in the log.
alarm-die = A roll is not the one that follows from the secrets.
alarm-secret = The secret that the server shows is not the one it had locked away.
seal-none-title = { $game ->
        [temper] Dice without a seal
       *[other] Cards without a seal
    }

### For everyone

board-words = The board in words
board-words-note = Squares are counted from each colour’s own start.
words-seat = { $who }, { $home } of { $all } home
words-seat-yours = You, { $who }, { $home } of { $all } home
words-tokens = { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }: { $place }
words-pawns = { $count ->
        [one] 1 pawn
       *[other] { $count } pawns
    }: { $place }
words-ahead = { $steps } ahead of { $who }
words-behind = { $steps } behind { $who }
typed-label = Type a move
typed-hint = For example 13 or 7-13; with cards 5:12-17 or only 5. An empty field rolls the die.
typed-go = Play
typed-roll-first = First the die or the deck: press Enter in the empty field.
typed-refused = “{ $text }” is not possible here.
typed-possible = Possible: { $moves }.
tip-turn = It is your turn whenever the bar above wears your colour.
tip-glow = Pieces that can move glow. Point at one to see where it would land; tap it to move.
tip-glow-touch = Pieces that can move glow. Press and hold one to see where it would land; tap it to move.
tip-cards = Cards that cannot move anything are dimmed. Tap another one to see what it can do.
tip-why = “Why?” beside a sentence opens the rule behind it.
tip-hint = In doubt? The light bulb shows what a careful player would do.
tip-none = No more tips
settings-tips = Tips for the first games
settings-awake = Keep the screen on in a game
settings-typing = Show the field for typed moves
people-rename = Change the name
people-other-bot = Another bot
people-watch-private = Link for those who may watch
