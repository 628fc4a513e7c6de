# The rules in plain words: each clause has a title, what it says and, where there is one, what to try.

### The page

rules-aim-temper = Bring all your tokens once around the track and into your home row before the others do.
rules-aim-pardon = Bring all your pawns from Start around the track and Home before the others do.
rules-part-board = The board
rules-part-turn = A turn
rules-part-allowed = Which move is allowed
rules-part-home-row = The home row
rules-part-cards = The cards
rules-part-moving = Moving
rules-part-end = The end
rules-variants = Ways to play
rules-presets = One tap on the start page chooses one of these.
rules-options = Each of these rules can also be changed by itself, under “Rules in detail” on the start page.
rules-seats = Who plays
rules-bots = The bots
rules-bots-fair = A bot knows only what a person in its seat would know: no roll or card to come, and nobody else’s hand.
rules-bot-careful = Brings one piece home before it risks the others, stays out of reach of those behind it, captures when that pays, and then runs for home. The hint button shows what this bot would play.
rules-bot-random = Picks any of the legal moves, without a plan. The right one for small children and for a first game.
lesson-right = Right!
lesson-other = That is allowed too, but it is not what this is about.
lesson-again = You go on.
lesson-next = Now it is the next player’s turn.
lesson-once-more = Once more

### Temper: the board

clause-t1-title = The road around
clause-t1 = The track is a ring of 40 squares, walked clockwise. Every colour has its own start square on it, and its home row turns off the track just before that square.
clause-t2-title = One lap, then home
clause-t2 = A token comes out on its start square, walks once around, square 1 to square 40, and turns into the four squares of its home row. Square 4 is the innermost.
clause-t3-title = Who sits where
clause-t3 = Two players sit in opposite corners. Three take any three seats. An empty seat is skipped.
clause-t4-title = At the beginning
clause-t4 = All four tokens wait in the base. A rule may be changed so that one token begins on the start square, or so that each player has fewer tokens.

### Temper: a turn

clause-t5-title = Who begins
clause-t5 = The first player is chosen or drawn by lot when the game is made. Then the turn passes clockwise.
clause-t6-title = Roll and walk
clause-t6 = Roll the die and walk one token by exactly that number. A roll is never split between tokens. Occupied squares count as well, and on the track you may walk over any token.
clause-t7-title = Nothing can move
clause-t7 = If no token can walk the number rolled, the turn passes.
clause-t8-title = Coming out
clause-t8 = A token leaves the base only with a six, and it is put on its start square.
clause-t9-title = Six rolls again
clause-t9 = After moving with a six you roll again, however often that happens. A six that no token can use gives no extra roll, unless that rule is changed. A six that wins ends the game.
clause-t10-title = Three tries
clause-t10 = With no token on the track, and none in the home row that can still walk on, you have up to three rolls to get a six. The first six ends the tries and is played. This rule can be switched off.
clause-t11-title = Capturing
clause-t11 = If the last step ends on somebody else’s token, that token goes back to its base. Tokens on the way are left alone.
clause-t12-title = Not on your own
clause-t12 = A move may not end on a token of your own.
clause-t13-title = Nowhere is safe
clause-t13 = Every square of the track is dangerous, the own start square too. A token that comes out captures a rival standing there.

### Temper: which move is allowed

clause-t14a-title = Clear the start square first
clause-t14a = If a token of yours stands on your start square while others wait in the base, it has to move first, if it can walk the number rolled. That comes before a capture, and before a six.
clause-t14b-title = Bring one out with a six
clause-t14b = With a six, tokens in the base and none of your own on the start square, a token has to come out.
clause-t14c-title = Capture if you can
clause-t14c = Otherwise, if you can capture, you must. With several captures you may choose. This rule can be switched off; then capturing is always up to you.
clause-t14d-title = Otherwise, free choice
clause-t14d = If none of these holds, you may move any token that can walk the number. With a six, when a token that cannot move blocks the start square, nobody can come out, and the other tokens may move.

### Temper: the home row

clause-t15-title = Exactly home
clause-t15 = The roll must fit: no token walks past the innermost square. Any free square of the home row may be stopped on, and from there a token may walk on later. In the home row no token can be captured.
clause-t16-title = No jumping in the home row
clause-t16 = In the home row a token may not walk over one of its own colour. A rule can be changed to allow it.

### Temper: the end

clause-t17-title = Winning
clause-t17 = Whoever has all tokens in the home row first wins, and the game is over. A rule can be changed so that the others play on for the places.
clause-t18-title = The other places
clause-t18 = The others are ranked by the tokens in their home rows, then by how far all their tokens have come. Equals share a place, and the next place is left out.

### Pardon: the board

clause-p1-title = The ring and its slides
clause-p1 = The track is a ring of 60 squares, walked clockwise. Each side has two slides in its colour, from a triangle to a circle. The circle of the first slide is the start exit, and one square after its triangle the safety zone turns off.
clause-p2-title = From Start to Home
clause-p2 = A pawn comes out onto the start exit, walks around to the entry of its safety zone, through five safety squares, and Home.
clause-p3-title = How squares are counted
clause-p3 = Square 1 is your start exit, square 59 is the entry of your safety zone. Square 60 lies between the two and is reached only backwards, by a switch or with a Pardon card. Forward from square 60 comes the start exit again.

### Pardon: the cards

clause-p4-title = The deck
clause-p4 = Five cards with a 1 and four each of 2, 3, 4, 5, 7, 8, 10, 11 and 12: that makes 41. There is no 6 and no 9. A rule can be changed to add four Pardon cards.
clause-p5-title = What the cards do
clause-p5 = 3, 5, 8 and 12 go forward. 4 goes backward. 7 may be split between two pawns. 10 goes forward 10 or backward 1. 11 goes forward 11 or switches places with a rival’s pawn on the track. The Pardon card takes a pawn from Start and puts it where a rival’s pawn stands on the track; that pawn goes back to its Start.
clause-p6-title = Coming out
clause-p6 = A pawn leaves Start only with a 1, a 2 or a Pardon card. With a 1 or a 2 it stops on the start exit.

### Pardon: a turn

clause-p7-title = At the beginning
clause-p7 = All pawns wait in Start, and everybody is dealt five cards that the others do not see. Rules can be changed for fewer pawns, for more or fewer cards, and for a pawn that is already out. Without a hand you turn up one card and play it.
clause-p8-title = Play a card, draw a card
clause-p8 = Choose a card, move, and draw up to a full hand. After a 2 you play again, however often that happens.
clause-p9-title = You must move if you can
clause-p9 = If any of your cards can move a pawn, you have to play one that can, even if it hurts. Only when none can, you throw one card away. A 2 that is thrown away gives no second turn.
clause-p10-title = An 11 without moving
clause-p10 = If no pawn can go forward 11 but a switch is possible, you may play the 11 and leave everything as it is.
clause-p11-title = When the pile is used up
clause-p11 = The discards are shuffled and become the new draw pile.

### Pardon: moving

clause-p12-title = Walking over pawns
clause-p12 = Pawns may be walked over, your own as well, and every square counts.
clause-p13-title = Bumping
clause-p13 = A pawn that ends on a rival’s pawn sends it back to its Start. It may not end on one of your own, unless that rule is changed. In Start and at Home there is room for all.
clause-p14-title = Slides
clause-p14 = If your move ends on the triangle of another colour’s slide, your pawn slides to the circle. Every pawn on its way, your own too, goes back to Start. On your own colour you do not slide. The end of one slide is never the beginning of the next.
clause-p15-title = A switch onto a slide
clause-p15 = Only the pawn of whoever switches slides. First both pawns change places, then it slides: if the rival’s pawn now stands on that slide, it goes to its Start.
clause-p16-title = Safety zone and Home
clause-p16 = Only your own pawns can be in your safety zone, and nobody can do anything to them there. They go in forward and may come out again backward, with a 4 or a 10. Home has to be reached exactly, and a pawn at Home stays there.
clause-p17-title = The short cut backward
clause-p17 = A pawn on the start exit that goes backward comes to the squares before its safety zone. From the entry, or before it, it can walk straight in.
clause-p18-title = Splitting a 7
clause-p18 = The first pawn walks and slides, then the second, from the position that is left. Both parts have to be possible and make seven together; one may lead Home. A pawn in Start cannot take part.
clause-p19-title = Same is same
clause-p19 = Pawns of one colour on one place are alike: which of them you take makes no difference.

### Pardon: the end

clause-p20-title = Winning
clause-p20 = Whoever has all pawns Home first wins, and the game is over at once. The others are ranked by their pawns at Home, then by how far all their pawns have come.
clause-p21-title = What stays hidden
clause-p21 = You see the board, the discards, how many cards are left and how many everybody holds, and your own cards. Nobody sees the cards of others or the order of the pile, neither a bot nor a hint.

### To try out

try-t2-road = The way of a red token, from its start square to the innermost square.
try-t6-jump = Walk 5 squares, past the yellow token.
try-t7-pass = Roll: the 5 is too much for the token on square 40.
try-t8-out = Roll a six and let a token come out.
try-t9-again = Move any token with the six. What happens then?
try-t10-tries = Both tokens in the home row are at their ends. Try for a six.
try-t11-capture = Capture the yellow token. Here you may, but need not.
try-t12-own = The token on square 5 would end on your own. Move the other one.
try-t13-start = Come out, and send the yellow token back.
try-t14a-clear = A six, and two tokens in the base. Which token has to move?
try-t14b-out = Two tokens could walk, but with a six something else comes first.
try-t14c-must = Two tokens can capture, the third cannot. Choose a capture.
try-t15-exact = Take the token on square 39 exactly to the innermost square.
try-t16-jump = The token on square 38 would have to jump. Move another one.
try-t17-win = One step is missing. Win!
try-p2-road = The way of a red pawn, from the start exit to Home.
try-p5-back = Go backward with the 4.
try-p5-split = Split the 7 between the two pawns: tap one, where it goes, and the other.
try-p5-ten = Go one square backward instead of ten forward.
try-p5-switch = Switch places with the yellow pawn.
try-p5-pardon = Put a pawn from Start where the yellow one stands.
try-p6-out = Leave Start with the 1.
try-p8-again = Play the 2. What happens then?
try-p9-must = The 3 and the 12 cannot move, but the 4 can, so it has to be played.
try-p9-discard = No pawn can leave Start with an 8. Throw it away.
try-p10-decline = Forward 11 ends on your own pawn. Play the 11 without moving.
try-p13-bump = Walk over the blue pawn and bump the yellow one.
try-p14-slide = End on the blue triangle and see what happens on the slide.
try-p14-own = End on your own triangle: here nothing slides.
try-p15-switch = Switch with the yellow pawn on the blue triangle.
try-p16-home = Take a pawn Home exactly.
try-p17-back = Go back from the start exit with the 4.
try-p18-order = Split the 7 as 5 and 2. Only one order is possible: the front pawn first.
try-p20-win = One pawn is missing. Win!
