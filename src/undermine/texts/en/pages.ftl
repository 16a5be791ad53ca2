### The pages around the game: start, new table, lobby, people, lessons, rules, replay. How to translate: docs/translating.md.

language-choose = Language

## Start page

start-lead = Dig for gold with friends. But somebody at the table wants you to fail.
start-learn = New here? Learn in 5 minutes
start-learn-game = Learn { $game } in 5 minutes
start-learn-why = A short first game that shows you every kind of move.
start-living = Our bots are playing { $game }
# Who plays in the picture: five short names of stones or the like, with commas between them.
start-dwarves = Basalt, Flint, Garnet, Marl, Opal
start-nickname = Your name
start-name-placeholder = Nickname
start-play-now = Play now
start-play-now-game = Play now: { $game }, against bots
start-invite = Invite friends
start-invite-game = Invite friends to { $game }
start-seats = { $least }–{ $most } players
start-rules = Rules
start-rules-game = Rules of { $game }
start-yours = Your tables
start-your-turn = It’s your turn
start-waiting-for = { $names-count ->
    [0] Playing
   *[other] Waiting for { $names }
}
start-status = { $status ->
    [open] In the lobby
    [playing] Playing
    [over] Finished
   *[other] { $status }
}
start-join = Join with a code
start-code = Table code
start-join-button = Join
start-bad-code = A table code has six letters.
start-watch = Public tables
start-no-public = There are no public tables right now.
start-watch-table = { $game } · { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} · { $status ->
    [open] in the lobby
    [playing] playing
    [over] finished
   *[other] { $status }
}
start-refresh = Refresh
start-working = One moment…
# $why: a reason, a sentence without its full stop.
start-failed = That didn’t work: { $why }.
start-offline = The server can’t be reached.
# The name of somebody who gives none.
start-default-name = Guest

## New table

create-title = Invite friends to { $game }
create-next = You get a link to share. Bots can take any seats that stay free.
create-seats = How many seats?
create-bots = Bots in free seats
create-clock = Time for each move
create-clock-none = No clock
create-clock-decision-60 = 1 minute for each move
create-clock-decision-180 = 3 minutes for each move
create-clock-bank-600 = 10 minutes each, plus 10 seconds for every move
create-clock-decision-86400 = A day for each move
create-clock-decision-259200 = 3 days for each move
create-nights = The clocks rest at night
create-nights-from = From
create-nights-to = To
create-privacy = Who can see it?
create-privacy-link = Anyone with the link or the code
create-privacy-public = Everybody: it’s listed, and anyone can watch
create-privacy-closed = Players only: nobody can watch
create-several = Guests can play for several people, too
create-rules = House rules
create-make = Set up the table
create-back = Back

## When the connection fails

trouble-connecting = Connecting…
trouble-reconnecting = You’re offline. Trying again…
trouble-restarting = The server is restarting. Trying again…
trouble-slow_down = That was too fast for the server. Trying again in a moment…
trouble-not_stored = The server can’t save anything right now. Trying again…
trouble-no_table = There is no table with this code.
trouble-damaged = This table’s data is damaged, so it can’t go on. Whoever runs this server knows more.
trouble-closed_table = Only its players can see this table.
trouble-locked_table = The host has locked this table. Ask to be let in.
trouble-old_page = The server is newer than this page.
trouble-refused = The server doesn’t know you at this table.
trouble-set-back = The server had to go back to an earlier moment of this table.
trouble-other-tab = This table is open in another tab, too.
trouble-reload = Refresh
trouble-to-start = To the start page
trouble-loading = Setting up the table…

## The top bar, and the panel about this table

table-free = free seat
table-gone = somebody who left
table-code = Code
table-copy = Copy the link
table-copied = Copied
table-qr = QR code of the link
table-you = you
table-host = host
table-self = You
table-bot-sign = bot
table-offline = away
table-away = a bot is playing
table-leave = Leave the table
table-home = Undermine, start page
table-lag = The server answers after { $ms } milliseconds
table-this-table = This table
table-close = Close
table-rules = Rules of this table
table-no-house-rules = No house rules.
# $time and $more are durations, such as "3 minutes"; $more may be none.
table-clock-decision = { $more ->
    [none] { $time } for each move
   *[other] { $time } for each move, plus { $more } for every move
}
table-clock-bank = { $more ->
    [none] { $time } each
   *[other] { $time } each, plus { $more } for every move
}
# $from and $to are times of day, $zone a time zone such as "Europe/Amsterdam".
table-nights = The clocks rest from { $from } to { $to } ({ $zone })
# $time: a day of the week and a time of day.
table-until = until { $time }

## Lobby

lobby-title = { $game }: lobby
lobby-sit = Sit here
lobby-stand = Stand up
lobby-add-bot = Add a bot
lobby-remove-bot = Remove the bot
lobby-fill-bots = Fill up with bots
lobby-ready = I’m ready
lobby-not-ready = Wait, not yet
lobby-ready-sign = ready
lobby-not-ready-sign = not ready
lobby-start = Start the game
lobby-wait-host = { $host } starts the game when everybody is ready.
lobby-need-seats = { $free ->
    [one] { $free } seat is free: wait for people or add bots.
   *[other] { $free } seats are free: wait for people or add bots.
}
lobby-need-ready = Not ready yet: { $names }.
lobby-need-self = Take a seat to play, or fill all seats with others.
lobby-nobody = nobody yet
lobby-to-table = Back to the finished game

## People at a table: at the door, in the lobby, and when somebody is missing

people-title = People
people-host = host
people-spectator = spectator
people-away = away
people-joining = Join the table
people-as-spectator = Join as a spectator
people-free = { $number ->
    [one] { $number } seat is free: type your name and sit down.
   *[other] { $number } seats are free: type your name and sit down.
}
people-full = All seats are taken, so you’re watching.
people-running = A game is running, so you’re watching.
people-watching-wished = You’re watching. You can still sit down while a seat is free.
people-watching-full = All seats are taken, so you’re watching.
people-watching-running = A game is running, so you’re watching. Perhaps there’ll be a seat for you in the next one.
people-watching-shared = Others where you are have seats already, so you’re watching.
people-called = Somebody here already has that name, so you’re { $name }.
people-also-means = The screen is covered whenever the device changes hands.
people-also-name = Name of the next player
people-also-sit = Sit down
people-lock = Lock the table
people-unlock = Unlock the table
people-locked = The table is locked: nobody new can join or watch.
people-lock-means = Nobody new can join or watch.
people-make-host = Make host
people-make-host-of = Make { $name } the host
people-remove = Remove
people-remove-of = Remove { $name }
people-leave-ask = Leave this table?
people-leave-yes = Leave
people-absent = { $name } has been away for a while.
people-absent-host = { $name }, the host, has been away for a while.
people-stand-in = Let a bot play for { $name }
people-stand-in-short = Let a bot play
people-wait-after-all = Wait after all
people-pause = Pause
people-wait = Keep waiting
people-agreed = { $number } of { $of } want a bot; more than half is enough.
people-be-host = Become the host
people-share-invite = Invite your friends with this link or code:
people-share-local-only = This link works on this computer only.
# Two commands follow, with "or" between them.
people-share-for-friends = To play with friends at home, stop the server and start it with
people-share-for-friends-or = or

## Leaving, and one device for several people

leaving-title = Leave the game?
leaving-kept = Your seat stays yours: come back any time. If you’re gone for a minute, the others can let a bot play for you.
leaving-stay = Stay
leaving-away = Go to the start page
privacy-title = Hand the device to { $name }
privacy-hint = Nobody else should look now.
privacy-ready = I’m { $name }

## Lessons: what is said around the words of their steps

lessons-strip = Your lesson
lessons-step = Step { $step } of { $of }
lessons-short = { $step }/{ $of }
lessons-first = Good idea, but first:
lessons-watch = Watch what the others do…
lessons-next = Next
lessons-more = Why?
lessons-less = Less
lessons-leave = Leave
lessons-leave-about = Leave the lesson. You can go on with it later.
lessons-again = Start again
lessons-strayed = You’ve gone your own way. Play on as you like, or start the lesson again.
lessons-done = Well done! Now you know:
lessons-done-short = You’ve finished the lesson.
lessons-play-now = Play now
lessons-once = Once more
lessons-to-start = To the start page
lessons-starting = { $game }: your first game is being set up…
lessons-failed = The lesson can’t be started: { $why }.

## Rules: the page, and rules in place

rules-page = Rules: { $game }
rules-rules = Rules
rules-rules-of = Rules of { $game }
rules-close = Close
rules-what = What does this mean: { $thing }?
rules-loading = Looking it up…
rules-failed = The rules can’t be reached right now.
rules-read-more = Read more
rules-refused = Why not?
rules-the-rule = { $clauses ->
    [one] The rule
   *[other] The rules
}
rules-more = { $left } more on the rules page
rules-search = Search the rules
rules-search-hint = trap, empty hand, CL-P04…
rules-found = { $number ->
    [0] No rule mentions “{ $words }”.
    [one] { $number } rule mentions “{ $words }”.
   *[other] { $number } rules mention “{ $words }”.
}
rules-chapters = Chapters
rules-know = Good to know before it happens
rules-cards = The cards
rules-roles = Who you can be
rules-link = Link to rule { $clause }
rules-details = For those who want to know exactly
rules-about-page = About these rules
rules-good = allowed
rules-bad = not allowed
help-badge-host = Host
    .sentence = The crown marks the host, who made this table and starts the game.
help-badge-bot = Bot
    .sentence = A bot plays in this seat; it sees no more than you would in its place.

## Replay

replay-title = Replay of { $game }
replay-number = Move { $number } of { $of }
replay-slider = Move
replay-seat = Seen by
replay-everyone = a spectator
replay-first = To the beginning
replay-back = One move back
replay-forward = One move on
replay-last = To the end
replay-failed = This game can’t be shown; it may not be over yet.
replay-left = Player { $seat }

## Who suspected whom, after the game

timeline-title = Who suspected whom
timeline-rounds = Rounds
timeline-round = Round { $round }
timeline-observer = Through the eyes of
timeline-public = a perfect spectator
# $what: such as "a saboteur" or "not loyal".
timeline-about-public = How likely it was that each player was { $what }, judging by everything the whole table saw.
timeline-about-seat = How likely it was that each player worked against { $name }, judging by what { $name } knew.
timeline-plot = Suspicion over the round: arrow keys go from move to move, page keys to the next one that said a lot
timeline-shares = Suspicion at this moment
timeline-percent = { $share }%
timeline-self = –
timeline-decision = { $number ->
    [0] The deal
   *[other] Move { $number }
}
timeline-learned = { $number ->
    [0] The deal
   *[other] What move { $number } gave away
}
timeline-nothing = Nothing about who is who.
timeline-why = Why { $name } did it
timeline-moments = Key moments
timeline-axis = move
timeline-working = Working out who suspected whom…
timeline-details = Details
# What the table makes of a move.
timeline-effect = { $effect ->
    [much-guiltier] ▲ Looks much guiltier.
    [guiltier] ▲ Looks guiltier.
    [a-little-guiltier] ▲ Looks a little guiltier.
    [much-more-innocent] ▼ Looks much more innocent.
    [more-innocent] ▼ Looks more innocent.
    [a-little-more-innocent] ▼ Looks a little more innocent.
   *[nothing] That says nothing.
}
# $text: what somebody did; $bits: a number with its sign.
timeline-bits = { $text }: { $bits } bits
timeline-reading = Thick lines: { $whose }. A line above the dashes means they’ve been found out.
timeline-key = A full dot is a move that made somebody look guilty, a hollow one a move that made them look innocent. The bigger the dot, the more it said: a dot stands for one bit or more, which is odds that at least double or halve.
