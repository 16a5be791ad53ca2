### Why something can't be done: written by `python -m tests.sentences` from the sources, for translators.
### Sentences have no capital letter at the beginning and no full stop; the program adds both where they stand alone.
### $seat, $seats: names of players; $card, $cards: names of cards; $either: a list with "or". Words such as $tool or
### $creature are keys to select by, as in the file of the game. $typed, $form, $words and $oneof: what somebody typed,
### and what can be typed, as it is; $last and $named: letters of seats.

## All games

refusal-the-game-is-over = the game is over
refusal-its-seat-s-turn = it’s { $seat }’s turn
refusal-its-up-to-seats-now = it’s up to { $seats } now
refusal-this-table-doesnt-vote-on-ending-early-option-vote-end = this table doesn’t vote on ending early (option vote_end)
refusal-you-can-only-propose-to-end-early-of-a-turn = you can only propose to end early at the beginning of a turn
refusal-there-has-been-a-vote-in-this-turn-already = there has been a vote in this turn already
refusal-first-vote-on-ending-the-what-yes-or-no = first vote on ending the { $what }: yes or no
refusal-nobody-has-proposed-to-end-the-what = nobody has proposed to end the { $what }
refusal-first-choose-which-way-up-the-what-lies-upright-or-turned = first choose which way up the { $what } lies: upright or turned
refusal-there-is-no-what-to-turn-now = there is no { $what } to turn now
refusal-you-dont-hold-card-you-hold-cards = you don’t hold { $card }; you hold { $cards }
refusal-there-is-no-card-name-in-this-s-w-meant = there is no card { $name } in this deck; doors are written in the order N E S W: { $meant }
refusal-there-is-no-card-name-in-this-deck = there is no card { $name } in this deck
refusal-first-choose-a-card-from-your-hand = first choose a card from your hand
refusal-this-card-fits-nowhere-at-the-moment-you-can-discard-it = this card fits nowhere at the moment; you can discard it
refusal-this-card-is-for-the-board-not-for-a-player = this card is for the board, not for a player
refusal-this-card-is-for-a-player-choose-one-of-them = this card is for a player: choose one of them
refusal-that-is-off-the-board = that is off the board
refusal-there-is-a-card-here-already = there is a card here already
refusal-no-face-up-card-lies-next-to-this-place = no face-up card lies next to this place
refusal-a-path-comes-in-from-above-but-on-that-side = a path comes in from above, but this card is closed on that side
refusal-a-path-comes-in-from-the-right-on-that-side = a path comes in from the right, but this card is closed on that side
refusal-a-path-comes-in-from-below-but-on-that-side = a path comes in from below, but this card is closed on that side
refusal-a-path-comes-in-from-the-left-on-that-side = a path comes in from the left, but this card is closed on that side
refusal-this-cards-path-at-the-top-would-run-into-rock = this card’s path at the top would run into rock
refusal-this-cards-path-on-the-right-would-run-into-rock = this card’s path on the right would run into rock
refusal-this-cards-path-at-the-bottom-would-run-into-rock = this card’s path at the bottom would run into rock
refusal-this-cards-path-on-the-left-would-run-into-rock = this card’s path on the left would run into rock
refusal-no-path-leads-here-a-card-has-on-a-path = no path leads here; a card has to carry on a path
refusal-no-unbroken-path-leads-here-from-the-start = no unbroken path leads here from the start
refusal-it-doesnt-fit-this-way-up-but-turn-it-round = it doesn’t fit this way up, but it does when you turn it round
refusal-this-card-doesnt-fit-here-whichever-way-up-you-lay-it = this card doesn’t fit here, whichever way up you lay it

## Classic

refusal-first-take-one-of-the-gold-cards = first take one of the gold cards
refusal-there-is-no-gold-card-worth-nuggets-there-are-values = there is no gold card worth { $nuggets }; there are { $values }
refusal-gold-is-shared-out-after-the-round-miners-have-won = gold is shared out after the round, if the miners have won
refusal-card-is-an-action-card-you-can-only-lay-path-cards = { $card } is an action card; you can only lay path cards
refusal-your-tool-is-broken-you-cant-lay-it-is-mended = your { $tool } is broken: you can’t lay path cards until it is mended
refusal-your-tools-are-broken-you-cant-lay-they-are-mended = your { $tools } are broken: you can’t lay path cards until they are mended
refusal-you-cant-break-your-own-tools-only-those-of-others = you can’t break your own tools, only those of others
refusal-seat-has-a-broken-tool-already = { $seat } has a broken { $tool } already
refusal-card-is-no-repair-card = { $card } is no repair card
refusal-there-is-no-tool-tool-there-are-tools = there is no tool { $tool }; there are { $tools }
refusal-card-cant-mend-a-tool = { $card } can’t mend a { $tool }
refusal-seat-has-no-broken-either = { $seat } has no broken { $either }
refusal-a-rockfall-cant-take-away-the-start-or-a-goal = a rockfall can’t take away the start or a goal
refusal-there-is-no-path-card-here-to-take-away = there is no path card here to take away
refusal-a-map-is-for-goals-and-there-is-none-here = a map is for goals, and there is none here
refusal-everyone-can-see-this-goal-already-it-lies-face-up = everyone can see this goal already: it lies face up
refusal-nobody-has-a-broken-either = nobody has a broken { $either }
refusal-everyone-has-a-broken-tool-already = everyone has a broken { $tool } already
refusal-everyone-else-has-a-broken-tool-already = everyone else has a broken { $tool } already
refusal-all-goals-lie-face-up-already = all goals lie face up already
refusal-there-is-no-path-card-to-take-away-yet = there is no path card to take away yet

## The Lost Mines

refusal-you-take-a-treasure-when-your-turn-ends-on-its-mine = you take a treasure when your turn ends on its mine
refusal-first-play-a-card-or-discard-one-your-dwarf-walks = first play a card, or discard one or two; then your dwarf walks
refusal-first-take-a-treasure = first take a treasure
refusal-somebody-has-taken-this-treasure-already = somebody has taken this treasure already
refusal-this-is-the-mine-of-holds-and-has-another-sign = this is the mine of { $holds }, and that treasure has another sign
refusal-there-is-no-place-place-places-are-1-to-last = there is no place { $place }; places are 1 to { $last }
refusal-you-have-played-your-card-now-walk-dwarf-or-stop = you have played your card; now walk with your dwarf, or stop
refusal-side-is-no-side-sides-are-n-e-s-w = { $side } is no side; sides are N, E, S, W
refusal-no-path-leads-there-from-your-dwarf = no path leads there from your dwarf
refusal-a-troll-blocks-the-way = a troll blocks the way
refusal-the-path-doesnt-go-on-there = the path doesn’t go on there
refusal-the-obstacle-blocks-the-way-until-somebody-uses-tool-on-it = the { $obstacle } blocks the way until somebody uses { $tool } on it
refusal-there-is-room-for-only-one-dwarf-another-stands-there = there is room for only one dwarf on the { $obstacle }, and another stands there
refusal-discard-one-card-or-two = discard one card or two
refusal-you-hold-only-one-card = you hold only one { $card }
refusal-there-is-nothing-in-the-way-here-tool-could-overcome = there is nothing in the way here that a tool could overcome
refusal-the-obstacle-doesnt-block-the-way-any-more = the { $obstacle } doesn’t block the way any more
refusal-a-thunderstorm-cant-sweep-away-a-start-card-or-a-mine = a thunderstorm can’t sweep away a start card or a mine
refusal-there-is-no-path-card-here-to-sweep-away = there is no path card here to sweep away
refusal-a-dwarf-stands-on-this-card-so-sweep-it-away = a dwarf stands on this card, so the storm can’t sweep it away
refusal-there-is-no-edge-here = there is no edge here
refusal-no-path-crosses-this-edge = no path crosses this edge
refusal-the-path-leads-nowhere-here-it-ends-of-the-board = the path leads nowhere here: it ends at rock or at the edge of the board
refusal-a-trap-or-a-troll-lies-on-this-edge-already = a trap or a troll lies on this edge already
refusal-card-is-no-information-card = { $card } is no information card
refusal-this-card-cant-look-at-a-what = this card can’t look at a { $what }
refusal-there-is-no-mine-here-to-look-at = there is no mine here to look at
refusal-everyone-can-see-this-mine-already-it-lies-face-up = everyone can see this mine already: it lies face up
refusal-you-know-your-own-card-look-at-somebody-elses = you know your own card; look at somebody else’s
refusal-your-dwarf-cant-get-there-in-one-card-by-card = your dwarf can’t get there in one step: it walks along the paths, card by card
refusal-there-is-nothing-left-for-this-card-to-look-at = there is nothing left for this card to look at
refusal-there-is-no-path-card-that-the-storm-could-sweep-away = there is no path card that the storm could sweep away
refusal-there-is-no-edge-left-for-a-card = there is no edge left for a { $card }
refusal-tool-is-no-help-with-a-obstacle-that-takes-better = { $tool } is no help with a { $obstacle }: that takes { $better }
refusal-no-obstacle-blocks-the-way-at-the-use-tool-on = no { $obstacle } blocks the way at the moment, so there is nothing to use { $tool } on

## The Dark Cave

refusal-the-creature-attacks-first-say-whether-you-use-your-axe = the { $creature } attacks; first say whether you use your axe
refusal-first-say-whether-you-take-the-gold = first say whether you take the gold
refusal-there-are-several-creatures-here-first-choose-which-one-attacks-next = there are several creatures here; first choose which one attacks next
refusal-the-creature-is-not-about-to-attack = the { $creature } is not about to attack
refusal-no-creature-attacks-you = no creature attacks you
refusal-there-is-no-gold-to-decide-about = there is no gold to decide about
refusal-no-creatures-are-about-to-attack = no creatures are about to attack
refusal-the-creature-is-on-its-way-first-it-or-stop = the { $creature } is on its way: first walk with it, or stop
refusal-your-dwarf-has-no-steps-left = your dwarf has no steps left
refusal-space-is-no-space-of-a-card = { $space } is no space of a card
refusal-there-is-no-space-here-to-step-onto = there is no space here to step onto
refusal-that-is-where-you-are = that is where you are
refusal-no-path-leads-there-in-one-step = no path leads there in one step
refusal-a-web-blocks-the-way = a web blocks the way
refusal-a-creature-cant-go-onto-a-goal-that-lies-face-down = a creature can’t go onto a goal that lies face down
refusal-from-here-you-enter-the-goal-on-another-side = from here you enter the goal on another side
refusal-no-path-leads-to-this-goal-in-one-step = no path leads to this goal in one step
refusal-you-have-no-axe-in-front-of-you = you have no axe in front of you
refusal-your-axe-was-played-in-this-turn-next-turn-on = your axe was played in this turn; you can use it from your next turn on
refusal-there-is-no-web-here = there is no web here
refusal-your-dwarf-has-left-the-cave = your dwarf has left the cave
refusal-your-dwarf-isnt-next-to-this-web = your dwarf isn’t next to this web
refusal-card-is-the-wrong-card-for-this-it-takes-kind = { $card } is the wrong card for this: it takes { $kind }
refusal-at-this-table-cards-are-never-turned-round-option-rotate180 = at this table cards are never turned round (option rotate180)
refusal-there-is-no-goal-here-to-look-at = there is no goal here to look at
refusal-everyone-can-see-seat-s-clan-card-already = everyone can see { $seat }’s clan card already
refusal-a-dwarf-stands-on-this-card-so-be-taken-away = a dwarf stands on this card, so it can’t be taken away
refusal-a-creature-is-on-this-card-so-be-taken-away = a creature is on this card, so it can’t be taken away
refusal-you-can-only-swap-with-somebody-else = you can only swap with somebody else
refusal-you-have-no-other-card-to-give-swap-needs-cards = you have no other card to give away (option swap_needs_cards)
refusal-the-path-ends-at-rock-here = the path ends at rock here
refusal-there-is-a-web-here-already = there is a web here already
refusal-card-is-the-wrong-card-for-this-or-an-axe = { $card } is the wrong card for this: it takes boots or an axe
refusal-seat-has-boots-already = { $seat } has boots already
refusal-card-is-no-creature = { $card } is no creature
refusal-the-creature-is-in-the-cave-already-where-it-is = the { $creature } is in the cave already: it walks on from where it is
refusal-the-creature-isnt-in-the-cave-yet-a-dark-hole = the { $creature } isn’t in the cave yet: it comes out of a dark hole
refusal-the-creature-comes-out-of-a-dark-is-none-here = the { $creature } comes out of a dark hole, and there is none here
refusal-the-creature-comes-out-of-a-dark-the-cave-yet = the { $creature } comes out of a dark hole, and there is none in the cave yet
refusal-you-have-no-other-card-to-give-away = you have no other card to give away

## Tables

refusal-this-table-is-locked-its-host-can-let-you-in = this table is locked; its host can let you in
refusal-this-table-is-full-number-people-are-here = this table is full: { $number } people are here
refusal-you-have-left-this-table-join-it-again = you have left this table; join it again
refusal-you-are-watching-join-the-table-to-take-part = you are watching; join the table to take part
refusal-this-tables-log-is-full-you-can-another-one-here = this table’s log is full: you can finish its game, but not start another one here
refusal-so-much-was-said-at-this-table-game-goes-on = so much was said at this table that nothing more can be kept; the game goes on
refusal-the-game-has-gone-on-since-then = the game has gone on since then
refusal-no-game-is-running = no game is running
refusal-the-game-is-paused = the game is paused
refusal-a-game-is-running-you-can-sit-or-after-it = a game is running; you can sit down only before or after it
refusal-this-seat-is-taken = this seat is taken
refusal-a-game-is-running-you-can-get-or-after-it = a game is running; you can get ready only before or after it
refusal-take-a-seat-first = take a seat first
refusal-no-bot-plays-for-you = no bot plays for you
refusal-you-have-a-seat-already-at-this-host-has-one = you have a seat already; at this table everybody but the host has one
refusal-there-is-no-seat-typed-seats-are-a-to-last = there is no seat { $typed }; seats are 0 to { $number } (A to { $last })
refusal-this-is-not-your-seat = this is not your seat
refusal-nobody-is-missing-there = nobody is missing there
refusal-a-bot-plays-there-already = a bot plays there already
refusal-name-is-here-or-has-not-been-a-minute-yet = { $name } is here, or has not been away for a minute yet
refusal-only-players-and-the-host-can-let-play-for-somebody = only players and the host can let a bot play for somebody
refusal-only-the-host-can-lock-the-table = only the host can lock the table
refusal-that-is-the-host-already = that is the host already
refusal-only-the-host-can-make-somebody-else-the-host = only the host can make somebody else the host
refusal-only-those-who-sat-here-before-the-one-of-them = only those who sat here before the host went away choose another host, and one of them
refusal-that-person-isnt-at-this-table = that person isn’t at this table
refusal-only-the-host-can-add-bots = only the host can add bots
refusal-a-game-is-running-you-can-add-or-after-it = a game is running; you can add bots only before or after it
refusal-there-is-no-bot-typed-there-are-words = there is no bot { $typed }; there are { $words }
refusal-a-game-is-running-you-can-stand-or-after-it = a game is running; you can stand up only before or after it
refusal-only-the-host-can-remove-bots = only the host can remove bots
refusal-only-the-host-can-start-the-game = only the host can start the game
refusal-a-game-is-running-you-can-start-or-after-it = a game is running; you can start only before or after it
refusal-1-seat-is-free-wait-for-people-or-add-bots = 1 seat is free: wait for people or add bots
refusal-number-seats-are-free-wait-for-people-or-add-bots = { $number } seats are free: wait for people or add bots
refusal-not-ready-yet-names = not ready yet: { $names }
refusal-somebody-has-to-play-take-a-seat = somebody has to play: take a seat
refusal-only-the-host-can-remove-people = only the host can remove people
refusal-you-cant-remove-yourself-you-can-leave = you can’t remove yourself; you can leave
refusal-a-game-is-running-until-it-is-without-a-seat = a game is running; until it is over you can only remove people without a seat
refusal-only-players-can-pause-a-game = only players can pause a game
refusal-there-is-nothing-to-say = there is nothing to say
refusal-you-cant-mute-yourself = you can’t mute yourself
refusal-a-name-needs-at-least-one-letter = a name needs at least one letter
refusal-there-is-nothing-for-you-to-decide-now = there is nothing for you to decide now
refusal-nobody-has-an-idea = nobody has an idea
refusal-the-people-who-run-this-server-have-ended-this-table = the people who run this server have ended this table
refusal-the-table-has-gone-on-in-the-meantime = the table has gone on in the meantime

## Pages

refusal-too-many-requests-wait-a-minute = too many requests; wait a minute
refusal-there-is-no-such-table = there is no such table
refusal-a-newer-server-has-this-table-try-again = a newer server has this table; try again
refusal-this-table-is-damaged-the-people-who-can-tell-more = this table is damaged; the people who run this server can tell more
refusal-the-server-cant-store-anything-right-now-try-again-soon = the server can’t store anything right now; nothing has changed, and nobody is to blame: try again soon
refusal-this-server-is-about-to-stop-another-one-has-room = this server is about to stop; another one has room
refusal-too-many-tables-from-this-address-try-again-in-an-hour = too many tables from this address; try again in an hour
refusal-too-many-public-tables-from-this-address-make-it-private = too many public tables from this address; try again in an hour, or make it private
refusal-many-people-from-your-address-are-at-this-table-already = many people from your address are at this table already
refusal-too-many-people-from-your-address-have-joined-try-again-later = too many people from your address have joined; try again later
refusal-this-game-had-number-decisions = this game had { $number } decisions
refusal-you-have-opened-many-records-wait-a-few-minutes = you have opened many records; wait a few minutes
refusal-there-is-no-such-game-or-it-is-not-over = there is no such game, or it is not over
refusal-too-many-wrong-codes-wait-a-minute = too many wrong codes; wait a minute
refusal-typed-is-not-the-number-of-a-game-or-a-decision = { $typed } is not the number of a game or a decision
refusal-too-many-messages-slow-down = too many messages; slow down
refusal-that-was-changed-very-often-just-now-wait-a-little = that was changed very often just now; wait a little
refusal-you-have-said-a-lot-just-now-wait-a-little = you have said a lot just now; wait a little
refusal-those-who-watch-have-said-a-lot-wait-a-little = those who watch have said a lot just now; wait a little
refusal-others-from-your-address-have-as-many-for-several-people = others from your address have as many seats as one address can have here; ask the host for a table where guests can play for several people

## What a table can agree on

refusal-there-is-no-game-typed-there-are-words = there is no game { $typed }; there are { $words }
refusal-game-is-for-few-to-many-seats-not-typed = { $game } is for { $few } to { $many } seats, not { $typed }
refusal-option-first-player-there-is-no-seat-typed-among-number = option first_player: there is no seat { $typed } among { $number }
refusal-game-has-no-option-names-it-has-words = { $game } has no option { $names }; it has { $words }
refusal-option-name-of-game-can-be-oneof-not-typed = option { $name } of { $game } can be { $oneof }, not { $typed }
refusal-option-name-of-game-can-be-a-most-not-typed = option { $name } of { $game } can be a whole number from { $least } to { $most }, not { $typed }
refusal-there-is-no-edition-typed-of-this-game-there-are-none = there is no edition { $typed } of this game; there are none
refusal-there-is-no-edition-typed-of-this-game-there-are-words = there is no edition { $typed } of this game; there are { $words }
refusal-this-lesson-is-for-number-seats-and-options-and-cards = this lesson is for { $number } seats, and brings its own options and cards
refusal-too-many-options = too many options
refusal-only-clocks-of-an-hour-and-more-can-rest-at-night = only clocks of an hour and more can rest at night
refusal-a-night-cant-begin-and-end-at-time-of-day = a night can’t begin and end at the same time of day
refusal-a-night-cant-be-longer-than-number-hours = a night can’t be longer than { $number } hours
refusal-this-server-knows-no-time-zone-zone = this server knows no time zone "{ $zone }"

## What is typed

refusal-typed-is-no-seat-seats-are-letters-from-a-to-last = { $typed } is no seat; seats are letters from A to { $last }
refusal-there-is-no-seat-named-seats-are-a-to-last = there is no seat { $named }; seats are A to { $last }
refusal-typed-is-no-side-sides-are-n-e-s-w = { $typed } is no side; sides are N, E, S, W
refusal-typed-is-no-cell-write-x-y-for-example-1-0 = { $typed } is no cell; write x,y, for example 1,0
refusal-cell-typed-is-off-the-grid-it-goes-to-number = cell { $typed } is off the grid; it goes to ±{ $number }
refusal-typed-is-no-cards-name-names-are-for-example-ns = { $typed } is no card’s name; names are letters and hyphens, for example NS
refusal-typed-should-be-oneof = { $typed } should be { $oneof }
refusal-typed-is-no-decision-the-first-word-one-of-words = { $typed } is no decision; the first word must be one of { $words }
refusal-typed-is-incomplete-or-too-long-write-form = { $typed } is incomplete or too long; write { $form }
refusal-typed-is-no-number-of-nuggets = { $typed } is no number of nuggets
refusal-typed-is-no-place-of-a-treasure-numbered-from-1 = { $typed } is no place of a treasure; they are numbered from 1
refusal-number-cards-are-too-many-discard-one-or-two = { $number } cards are too many; discard one or two
refusal-typed-is-no-space-of-a-card-they-are-called-words = { $typed } is no space of a card; they are called { $words }
refusal-typed-is-no-creature-there-are-words = { $typed } is no creature; there are { $words }

## Records

refusal-this-record-has-format-theirs-this-undermine-reads-formats-ours = this record has format { $theirs }; this Undermine reads formats { $ours }
refusal-this-record-is-damaged-why = this record is damaged: { $why }
refusal-the-setup-the-state-has-digest-ours-that-plays-differently = the setup: the state has digest { $ours }, the record says { $theirs }; the record was altered, or made by an engine that plays differently
refusal-decision-number-who-decision-the-state-has-that-plays-differently = decision { $number } ({ $who } { $decision }): the state has digest { $ours }, the record says { $theirs }; the record was altered, or made by an engine that plays differently
refusal-record-of-game-made-under-version-theirs-plays-version-ours = record of { $game }: made under version { $theirs } of its rules; this Undermine plays version { $ours }
refusal-record-of-game-cant-be-set-up-why = record of { $game }: can’t be set up: { $why }
refusal-decision-number-who-decision-refused-why = decision { $number } ({ $who } { $decision }): refused: { $why }
refusal-decision-number-who-decision-why = decision { $number } ({ $who } { $decision }): { $why }
refusal-what-who-says-after-decision-number-why = what { $who } says after decision { $number }: { $why }
refusal-record-of-game-its-what-are-not-those-of-its-position = record of { $game }: its { $what } are not those of its position
refusal-there-is-no-seat-typed-seats-are-none-to-watch = there is no seat { $typed }; seats are 0 to { $number } (A to { $last }), or none to watch
refusal-this-is-a-game-called-game-here-there-are-games = this is a game called { $game }; here there are { $games }
refusal-the-deck-or-the-position-of-this-record-is-too-long = the deck or the position of this record is too long
refusal-this-game-takes-too-long-to-play-moves-were-all = this game takes too long to play again: { $number } moves were all

## Other devices and notices

refusal-this-link-was-used-already-and-it-where-you-play = this link was used already, and it works once; make a new one on the device where you play
refusal-this-link-is-too-old-it-works-where-you-play = this link is too old, it works for ten minutes; make a new one on the device where you play
refusal-you-have-made-many-links-just-now-wait-a-little = you have made many links just now; wait a little
refusal-too-many-wrong-links-wait-a-minute = too many wrong links; wait a minute
refusal-this-link-leads-to-no-seat-at-where-you-play = this link leads to no seat at this table; make a new one on the device where you play
refusal-this-is-not-the-address-of-a-on-the-internet = this is not the address of a push service: those begin with https and are on the internet
refusal-this-server-cant-tell-you-that-it-you-are-away = this server can’t tell you that it is your turn while you are away
refusal-these-are-not-the-keys-of-a-push-subscription = these are not the keys of a push subscription
