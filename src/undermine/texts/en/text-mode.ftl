### The text mode: the table in words, for screen readers and for anyone who likes to type. How to translate: docs/translating.md.

text-mode = Text mode
text-now = Now
text-choices = Your choices
text-nothing = Nothing.
text-field = What do you do?
text-send = Send
text-answer = Answer
text-how = The number of a choice, a decision in notation, or “{ $help }”.

# $cell: its numbers, such as 3,-1; $place: the same in words; $turned: the card as it lies when turned, or none.
text-lay = Lay it { $place } ({ $cell }){ $turned ->
    [none] { "" }
   *[other] , turned: { $turned }
}
text-card = Card { $number }: { $card }
text-two = Discard two cards

## The board

text-start = { $start ->
    [start-yellow] yellow camp
    [start-blue] blue camp
   *[other] start
}
text-row = Row { $row }: { $cards }
# $places: free places with the sides that a path comes from, such as "3,0 (left)".
text-open = A path is open to { $places }
text-apart = Open, but not joined to a start: { $places }
# Something on the edge between two cards.
text-edge = { $thing } on the { $side } side of { $cell }
# $shows: what only this player knows of it, or none.
text-goal = { $cell }, { $place }: face down{ $shows ->
    [none] { "" }
   *[other] . Only you know: { $shows }
}

## Answers

text-unknown = I don’t understand that. Write “{ $help }” for what you can write.
text-missing = There is no choice { $number } now.
text-possible = Nothing is against it.
text-watching = You are watching.
text-help = Write the number of a choice. Or write a decision in notation, such as “lay NS 3,0”: the first number of a place counts to the right, the second upwards. Or one of these words:

## What each word does. `.words` are those that can be written, with a blank between them; the first is shown.

text-do-now = what to do now
    .words = now turn
text-do-recap = what happened since your last turn
    .words = news since
text-do-hand = your role and your cards; with the number of a card, what it does
    .words = hand cards role
text-do-players = who sits here, and what they have
    .words = players seats
text-do-board = what lies where
    .words = board table
text-do-choices = what you can do; with the number of a card, what you can do with it
    .words = choices options
text-do-log = the last twenty things that happened
    .words = log
text-do-help = these words
    .words = help commands
text-do-discard = with the numbers of one or two cards: discards them
    .words = discard
text-do-why = with a card and a place (“why 2 5,5”) or a decision (“why lay NS 5,5”): why it can’t be played
    .words = why
text-do-say = and whatever you want to tell the table
    .words = say
