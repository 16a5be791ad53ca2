### At the table, in any game: board, hand, choices, log, talk, results. How to translate: docs/translating.md.

## Around the board

play-round = Round { $round } of { $rounds }
play-pile = Draw pile
play-discards = Discards
play-hand = Your hand
play-no-hand = You have no cards.
play-board = The table
play-players = Players
play-log = Log
play-chat = Talk
play-recap = Since your last turn
play-earlier = Show earlier
play-place = Show where
play-drawer = Log, talk
play-paused = The game is paused.
play-pause = Ask for a pause
play-resume = Continue
play-pause-wished = { $names } would like a pause.
play-hide = Hide
play-show = Show
play-role-hidden = Your role is hidden.
play-take-back = A bot is playing for you. Take over
play-leave-game = Leave the game (a bot takes over)
play-mark = Your private mark for { $name }: { play-mark-name }
play-mark-name = { $mark ->
    [trust] I trust
    [unsure] unsure
    [suspect] I suspect
   *[none] none
}
# In the title of the browser's tab.
play-title-your-turn = Your turn
play-waiting = next to move
play-known = What only you know

board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show all
# $letter: the letter of the seat.
board-dwarf = { $fallen ->
    [yes] Dwarf { $letter }, lying
   *[no] Dwarf { $letter }
}
board-hidden = A goal, face down
# $shows: what lies under it.
board-peeked = A goal, face down. Only you know: { board-sign }
board-sign = { $shows ->
    [chest] the treasure
    [stone] stone
    [exit] the exit
    [hole] a dark hole
    [ladder] a ladder
    [vein] a gold vein
    [gold] gold
    [silver] silver
    [gems] gems
    [dragon] the dragon
   *[other] { $shows }
}
board-walk = Walk here: { number } steps
board-lens-play = Play
board-lens-turn = Turn
board-lens-close = Close

role-yours = Your role
role-how = How do I win?
role-hide = Hide your role
role-show = Show your role

# $groups: which groups the cards belong to, in games that have groups; may be none.
panel-hand = { $number ->
    [0] no cards
    [one] { $number } card in hand{ in-brackets }
   *[other] { $number } cards in hand{ in-brackets }
}
panel-gold = { $number } gold
panel-open = More about { $name }
panel-choose = Choose what to do to { $name }
panel-choose-short = Choose…

# $more: something that may be none, behind a sentence.
in-brackets = { $more ->
    [none] { "" }
   *[other] { " " }({ $more })
}

## What to do now

now-selected = Chosen: { $name }.
now-where-lay = Choose a lit cell.
now-where-card = Choose a lit card.
now-where-goal = Choose what to look at.
now-where-edge = Choose an edge.
now-where-player = Choose a player.
now-nowhere = It can’t be played now, only discarded.
now-again = Click again to play it, or press Enter.
now-then = · then { $name }
now-you = you
now-your-turn = Your turn: play a card or discard
now-walk = { $left ->
    [one] Walk: { $left } step left
   *[other] Walk: { $left } steps left
}
now-waiting = Waiting for { $names }
now-waiting-walk = { $left ->
    [one] { $name } is walking ({ $left } step left)
   *[other] { $name } is walking ({ $left } steps left)
}
now-waiting-align = { $name } is choosing how a card lies
now-waiting-vote = Everybody votes. Waiting for { $names }
now-decide = Your turn to choose
now-over = The game is over
now-sending = Sending…

act-turn = Turn
act-confirm = Play here
act-cancel = Cancel
act-stop = Stop here
act-first = Choose a card to play or to discard.
act-discard = { $cards ->
    [one] Discard it
   *[other] Discard both
}
act-second = Discard two…
act-second-stop = Only one
# $what: round or game.
act-propose = { $what ->
    [round] Propose to end the round
   *[game] Propose to end the game
}

## What a choice on the board is called: "lay path (up, right), two left of the start"

# $how: whether the card lies turned, or could lie either way.
target-lay = lay { $card }, { $place }{ $how ->
    [lay-turned] , turned
    [lay-both] , either way up
   *[lay] { "" }
}
target-look = look at the card { $place }
target-rockfall = let rock fall on the card { $place }
target-step = step to the card { $place }{ in-brackets }
target-reveal = turns the card over

## Questions

ask-align = A goal is turned over. Which way round should it lie?
ask-upright = As it is
ask-turned = Turned
ask-vote = { $what ->
    [round] { $name } proposes to end the round. Do you agree?
   *[game] { $name } proposes to end the game. Do you agree?
}
ask-vote-yes = Yes, end it
ask-vote-no = No, play on
ask-other = Choose:

## The log: what happens at the table itself

tell-created = The table is set up.
tell-joined = { $name } joins.
tell-left = { $name } leaves.
tell-sat = { $name } sits down.
tell-bot-sat = A bot sits down.
tell-stood = A seat is free again.
tell-readied = { $yes ->
    [yes] { $name } is ready.
   *[no] { $name } is not ready.
}
tell-started = { $match ->
    [1] The game begins.
   *[other] Game { $match } begins.
}
tell-bot-took = A bot takes over for { $name }.
tell-took-back = { $name } plays again.
tell-pause-wished = { $yes ->
    [yes] { $name } asks for a pause.
   *[no] { $name } wants to play on.
}
tell-time-out = { $name } ran out of time.
# $level: how well a bot plays, such as "veteran".
tell-instead = The server is busy, so { $name } plays as a { $level } this time.
tell-locked = { $yes ->
    [yes] The table is locked.
   *[no] The table is open again.
}
tell-handed-over = { $name } is the host now.
tell-host-wished = { $name } would like { $host } to be the host.
tell-host-wished-self = { $name } would like to be the host.
tell-stand-in-wished = { $yes ->
    [yes] { $name } would like a bot to play for { $absent }.
   *[no] { $name } would rather wait for { $absent }.
}
tell-came-back = { $name } is back.
tell-paused = The game is paused.

## The log: what happens in several games. $who and $whose are names of players.

tell-round-began = Round { $round } begins; { $who } starts.
# $what: "a path card", "a path card with a bridge", as the games write it.
tell-lays = { $who } lays { $what }.
tell-skipped = { $who } has no cards left and misses a turn.
tell-drew = You draw a card: { $card }.
tell-proposed = { $what ->
    [round] { $who } proposes to end the round.
   *[game] { $who } proposes to end the game.
}
tell-voted = { $yes ->
    [yes] { $who } votes yes.
   *[no] { $who } votes no.
}
tell-aligned = { $turned ->
    [yes] { $who } lays it turned.
   *[no] { $who } lays it as it is.
}
tell-rock = { $who } lets rock fall on a path card.
# $role: what the card shows, for those who may know; otherwise none.
tell-looks-player = { $role ->
    [none] { $who } looks at { $whose }’s card.
   *[other] { $who } looks at { $whose }’s card and sees: { role-name }.
}
# $more: which cards, for those who may know; otherwise none.
tell-discards = { $number ->
    [one] { $who } discards { $number } card{ in-brackets }.
   *[other] { $who } discards { $number } cards{ in-brackets }.
}
tell-walks = { $steps ->
    [one] { $who } walks { $steps } step.
   *[other] { $who } walks { $steps } steps.
}
tell-walk-over = You can’t walk any farther.
tell-game-ended = { $winners-count ->
    [one] The game is over. { $winners } wins!
   *[other] The game is over. { $winners } win!
}

## When something isn't possible

why-not-nearly = Nearly: choose one of the lit places.
refused-title = Not possible
refused-stale = The game has moved on. Please choose again.
refused-rule = rule { $clause }

## Tips

hints-label = Tip
hints-show = Show me
hints-hide = Hide tips
hints-toggle = Tips
hints-toggle-about = { $on ->
    [yes] Tips are on: each turn says what you could do
   *[no] Tips are off
}
hints-asking = Thinking of something…
hints-other = Any of your choices will do.

## Talk

chat-placeholder = Say something…
chat-claims = Say…
chat-about = About whom or what
chat-send = Send
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-mute-bots = Mute the bots
chat-unmute-bots = Hear the bots again
chat-empty = Nobody has said anything yet.
# Which goal, by where it lies among the others: "the top goal". None while it has not been chosen.
chat-which = { $goal ->
    [none] …
    [top] top
    [second] second
    [middle] middle
    [third] third
    [bottom] bottom
    [left] left
    [right] right
    [top-left] top left
    [top-right] top right
    [bottom-left] bottom left
    [bottom-right] bottom right
    [only] only
   *[other] { $goal }
}
# The goal as an answer to choose.
chat-goal = { chat-which }
chat-trust = I trust { $who }.
chat-suspect = { $why ->
    [lied] { $who } lied to us!
   *[none] I don’t trust { $who }.
}
chat-am = { $role ->
    [miner] I am a miner.
    [saboteur] I am a saboteur.
    [loyal] I am loyal.
    [selfish] I am selfish.
   *[other] I am { $role }.
}
chat-need = { $what ->
    [cards] I have no good card.
    [path] I need a path card.
    [axe] I need an axe.
    [boat] I need a boat.
    [rope] I need a rope.
    [boots] I need boots.
    [lamp] My lamp is broken. Please mend it!
    [cart] My cart is broken. Please mend it!
    [pick] My pick is broken. Please mend it!
   *[tool] My tool is broken. Please mend it!
}
chat-plan = Let’s go for the { chat-which } one.
chat-promise = { $what ->
    [repair] I’ll mend a tool.
   *[follow] You go ahead, I’ll follow!
}
# To everybody, or to one player.
chat-ask-saw = { $who ->
    [none] Everyone, what have you seen?
   *[other] { $who }, what have you seen?
}
chat-ask-am = { $who ->
    [none] Everyone, whose side are you on?
   *[other] { $who }, whose side are you on?
}
chat-emote-e_ha = Ha!
chat-emote-e_hm = Hm…
chat-emote-e_oh = Oh no!
chat-emote-e_well = Well done!
chat-emote-e_sorry = Sorry!
# How a bot begins what it says, by its temper.
chat-voice-cautious = Um… { $says }
chat-voice-loud = Listen up! { $says }
chat-voice-sly = Psst! { $says }
chat-voice-grumpy = Bah! { $says }

## Results

results-table = The scores
results-round = Round { $round } is over
results-game = The game is over
results-seat = Player
results-role = Role
results-round-number = Round { $round }
results-gold = Gold
results-points = Points
results-winner = winner
results-winners = { $names-count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
results-you-win = You win!
results-you-lose = You didn’t win this time.
results-nobody = Nobody wins.
results-everybody = It’s a draw: everybody wins!
results-show-all = Show all
results-turned = { $who }: { $role }
results-again = Play again
results-again-wait = { $names-count ->
    [0] Starting…
   *[other] Waiting for { $names }
}
results-not-again = Not yet
results-back = To the start page
results-record = Download the record
results-replay = Watch the replay
results-show = Show the result
results-close = Continue
results-look-table = Look at the table
results-change-seats = Change seats

## A game that brings no words of its own: what its program calls things, spelled out

plain-suspects = not loyal
    .many = players who were not loyal
plain-your-turn = Your turn
plain-happened = { $what }{ in-brackets }.
plain-at-start = at the start
# $across and $along are numbers with a way: "3 right".
plain-from-start = { $across ->
    [none] { $along } from the start
   *[other] { $along ->
        [none] { $across } from the start
       *[other] { $across } and { $along } from the start
    }
}
