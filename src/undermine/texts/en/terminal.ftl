### The terminal: undermine play, replay, rules and options. How to translate: docs/translating.md.
### What stands between ` and ` is typed, and shown bold. Cells are written as x,y; cards as in docs/notation.md.

## Lists, and who is who

terminal-and = { $some } and { $one }
terminal-or = { $some } or { $one }
# Behind the letter of your own seat.
terminal-you = (you)

## Words that can be typed instead of the English ones, one after the other. English has none to add.

terminal-typed-quit = { "" }
terminal-typed-log = { "" }
terminal-typed-rules = { "" }
terminal-typed-help = { "" }
terminal-typed-yes = { "" }
terminal-typed-no = { "" }
terminal-typed-discard = { "" }
terminal-typed-stop = { "" }
terminal-typed-upright = { "" }
terminal-typed-turned = { "" }
terminal-typed-propose-end = { "" }
terminal-typed-take = { "" }

## A game

terminal-welcome = `{ $title }` — type `?` for help, `quit` to leave.
terminal-help =
    `Enter`        shows the table again
    `yes`, `no`      answer a vote · `propose-end`  call one, where the table allows it
    `rules ID`     show a rule, such as a refusal names · `rules map`  all rules that mention a map
    `log`          what happened so far · `quit`  leave
terminal-prompt = `{ $what }` (? for help) ›
terminal-your-move = your move
terminal-walk = walk, steps left: { $left }
terminal-goodbye = Goodbye.
terminal-again = To play this deal again: --seed { $seed }
terminal-saved = The record is in { $file }: undermine replay { $file }
terminal-replayed = { $number } decisions replayed, every state as recorded.
terminal-unreadable = That could not be read; please type it again.
terminal-not-understood = I don’t understand { $typed }. Try 1 3,0 to play card 1, or ? for help
terminal-no-card = you have no card { $typed }; your cards are 1 to { $number }
terminal-no-numbers = cards are not played by number here; write what to do with { $card }
terminal-no-choice = there is no choice { $typed }; they are 1 to { $number }
terminal-choices = choices are numbered 1 to { $number }; type one number
terminal-no-cards-now = You can’t play a card right now.
terminal-only-discard = { $card } can’t be played now, only discarded.
terminal-ways = You can play { $card } like this: { $ways }
terminal-marks = + fits as it is · ↻ turned (~) · ± both ways
terminal-here = + here
terminal-may = You may: { $choices }
terminal-no-seat = there is no seat { $typed } among { $number }
terminal-no-folder = there is no folder { $folder } to save the record in
terminal-not-saved = the record could not be saved: { $why }
terminal-no-language = there is no language { $typed }; there are { $words }
terminal-no-bot = there is no bot { $typed }; there are { $words }
terminal-option-form = option { $typed } should be NAME=VALUE, for example vote_end=on

## Tables of seats and results

terminal-seat = seat
terminal-clan = clan
terminal-identity = identity
terminal-cards = cards
terminal-points = points
terminal-round = round { $round }
terminal-status = Round { $round } of { $rounds } · cards in the pile: { $pile }

## What happens in several games. $who and $whose: a seat, its letter and its name.

terminal-lays = { $who } lays { $card } at { $cell }.
terminal-drew = You draw { $card }.
terminal-nobody-wins = The game is over. Nobody wins.
terminal-aligned = { $turned ->
    [yes] { $who } lays the goal turned.
   *[no] { $who } lays the goal upright.
}
terminal-rock = { $who } lets rock fall on { $card } at { $cell }.

## Any other game

terminal-plain-aim = Every choice has a number: type it. The rules say what there is to win.
terminal-plain-help =
    `3`            take choice 3; or write it in full, as it is in the list
    On the board: light is a passage, dark is rock, × a dead end; a framed card is a goal
terminal-plain-over = The game is over.

## Classic

terminal-classic-aim =
    Miners dig a path from the start (╪) to the treasure, which lies under one of the three goals (?); saboteurs want
    the cards to run out before that. Nobody knows who is what. In a turn you lay a path card, play an action card, or
    discard one card face down; then you draw. With a broken tool you can’t lay path cards. The most gold wins.
terminal-classic-help =
    `1 3,0`     play card 1 at the cell 3,0: lay it, let rock fall there, or look at that goal with a map
    `1~ 3,0`    lay card 1 turned by 180 degrees
    `2 B`       play card 2 on seat B: break or mend a tool; `2 B cart` names one of two tools
    `2`         show what card 2 can do
    `discard 2` discard card 2 face down
    `2`         while gold is shared: take the card with two nuggets
    Cards are named by their open sides: NSW is open to the north, south and west; × marks a dead end; ~ means turned.
    On the board: ╪ start · ? goal · ◆ treasure · ● stone · the brightest card is the last one laid
    In full: lay SW~ 3,0 · break lamp B · repair cart B with repair-lamp-cart · map 8,2
terminal-classic-which = { $tools } are broken; say which, as 1 { $example }
terminal-classic-you = you are a `{ role-name }`
terminal-classic-packet = The packet holds: { $nuggets } nuggets
terminal-classic-broken = broken tools
terminal-classic-gold = gold cards
terminal-classic-yours = { $cards } (yours: { $nuggets } nuggets)
# $miner and $saboteur: the signs in the table below.
terminal-classic-result = The gold  (M miner · S saboteur · ★ winner)
terminal-classic-sign = { $role ->
    [saboteur] S
   *[miner] M
}
terminal-classic-nuggets = nuggets
terminal-classic-role = { $role ->
    [saboteur] Your role: saboteur. You win the round if the treasure is not reached.
   *[miner] Your role: miner. You win the round if a path reaches the treasure.
} { $saboteurs ->
    [one] (Role cards: { $saboteurs } saboteur and { $miners } miners, one of them set aside.)
   *[other] (Role cards: { $saboteurs } saboteurs and { $miners } miners, one of them set aside.)
}
terminal-classic-goal-up = The goal at { $cell } is turned over: { $card }!
terminal-classic-breaks = { $yours ->
    [yes] { $who } breaks your { classic-tool }.
   *[no] { $who } breaks { $whose }’s { classic-tool }.
}
terminal-classic-mends = { $yours ->
    [yes] { $who } mends your { classic-tool }.
   *[no] { $who } mends { $whose }’s { classic-tool }.
}
# $card: what is there, for those who may know; otherwise none.
terminal-classic-looks = { $card ->
    [none] { $who } plays a map and looks at the goal at { $cell }.
   *[other] { $who } plays a map and looks at the goal at { $cell }: it is { $card }.
}
terminal-classic-discards = { $card ->
    [none] { $who } discards a card, face down.
   *[other] { $who } discards { $card }, face down.
}
terminal-classic-how = { $how ->
    [treasure] the treasure is reached
    [vote] all voted to end it
   *[exhausted] no cards are left and the treasure was not reached
}
terminal-classic-round-ended = { $winner ->
    [miners] Round { $round } goes to the miners: { terminal-classic-how }.
    [saboteurs] Round { $round } goes to the saboteurs: { terminal-classic-how }.
   *[none] Nobody wins round { $round }: { terminal-classic-how }.
} { $saboteurs ->
    [none] There was no saboteur
   *[other] Saboteurs were: { $saboteurs }
} { $aside ->
    [saboteur] (set aside: a saboteur).
   *[miner] (set aside: a miner).
}
terminal-classic-gets = { $nuggets ->
    [none] { $who } gets the packet of { $cards } gold cards.
   *[other] { $who } gets the packet of { $cards } gold cards: { $nuggets } nuggets.
}

## The Lost Mines

terminal-lost_mines-aim =
    Two clans lay paths from their starts (☀ yellow, ☾ blue) to the four mines (?) and walk their dwarves there. A turn
    that ends on a mine of gold, silver or gems brings one matching treasure; one mine holds a dragon that costs 2 points.
    A turn: play or discard, then walk up to 3 cards, then draw. A loyal dwarf shares with its clan, a saboteur with the
    other clan, a selfish one with nobody. The most points win.
terminal-lost_mines-help =
    `1 3,2`       play card 1 at the cell 3,2: lay it, use a tool on an obstacle, sweep a card away, look at that mine
    `1~ 3,2`      lay card 1 turned by 180 degrees
    `2 3,2 E`     set a trap or a troll on the east side of 3,2
    `3 B`, `3 2`    information: look at B’s dwarf card, or at the treasure in place 2
    `2`           show what card 2 can do
    `d 1`, `d 1 4`  discard one or two cards face down
    `e`, `nne`      step east; step north twice and then east · `stop` or `.` ends the movement
    Cards are named by their open sides: NSW is open to the north, south and west; ~ means turned by 180 degrees.
    On the board: letters are dwarves · ♣ trunk, ≈ lake, ∪ ditch, = overcome · ▲ rock (one dwarf) · ♨ campfire (5 steps)
    ^ trap and T troll lie on the side of a card · G gold, S silver, ◆ gems, ☠ dragon · brightest: the last card laid
    In full: lay SW~ 3,2 · tool 3,2 · trap 3,2 E · look-mine 10,2 with info-mine-dwarf · take 2
# The sign of a mine on the board.
terminal-lost_mines-sign = { $holds ->
    [gold] G
    [silver] S
    [gems] ◆
    [dragon] ☠
   *[other] ?
}
terminal-lost_mines-you = you are { terminal-clan-name }, `{ role-name }`
terminal-lost_mines-treasures = treasures
# $symbol: what it is made of; $value: its worth, or none.
terminal-lost_mines-treasure = { $value ->
    [none] { $holds }-?
   *[other] { $holds }-{ $value }
}
terminal-lost_mines-to-find = Treasures to find: { $treasures }
terminal-lost_mines-result = The points  (☀ ☾ clan · L loyal · S selfish · X saboteur · ★ winner)
terminal-lost_mines-role-sign = { $role ->
    [loyal] L
    [selfish] S
   *[saboteur] X
}
# What can be chosen, as it is typed and what it means.
terminal-lost_mines-choice-step = step { $side }
terminal-lost_mines-choice-stop = stop
terminal-lost_mines-choice-take = take { $place }
terminal-lost_mines-choice-align = { $turned ->
    [yes] align turned
   *[no] align upright
}
terminal-lost_mines-choice-vote = { $yes ->
    [yes] vote yes
   *[no] vote no
}
terminal-clan-name = { $clan ->
    [yellow] yellow
   *[blue] blue
}
terminal-lost_mines-dwarf = { $role ->
    [loyal] You are { terminal-clan-name }, loyal. You share what the { terminal-clan-name } clan finds.
    [selfish] You are { terminal-clan-name }, selfish. You keep what you find yourself, and get nothing else.
   *[saboteur] { $clan ->
        [yellow] You are yellow, saboteur. You look yellow, but you share with the blue clan, and your treasures go there.
       *[blue] You are blue, saboteur. You look blue, but you share with the yellow clan, and your treasures go there.
    }
}
terminal-lost_mines-uses = { $who } uses the { $tool } at { $cell }.
terminal-lost_mines-looks-mine = { $holds ->
    [none] { $who } plays { $card } and looks at the mine at { $cell }.
   *[other] { $who } plays { $card } and looks at the mine at { $cell }: it is { $holds }.
}
terminal-lost_mines-looks-treasure = { $worth ->
    [none] { $who } plays { $card } and looks at treasure { $place }.
   *[other] { $who } plays { $card } and looks at treasure { $place }: it is worth { $worth }.
}
# Behind "and looks at …": whose card, and what it shows, if that is known.
terminal-looks-card = { $role ->
    [none] .
   *[other] : { role-name }.
}
terminal-lost_mines-looks-dwarf = { $yours ->
    [yes] { $who } plays { $card } and looks at your dwarf card{ terminal-looks-card }
   *[no] { $who } plays { $card } and looks at { $whose }’s dwarf card{ terminal-looks-card }
}
terminal-lost_mines-sets-trap = { $who } sets a trap at { $place }.
terminal-lost_mines-calls-troll = { $who } calls a troll to { $place }.
terminal-lost_mines-troll-left = { $yours ->
    [yes] Your troll leaves { $place }.
   *[no] { $whose }’s troll leaves { $place }.
}
terminal-lost_mines-trap-gone = The trap at { $place } is gone.
terminal-lost_mines-sweeps = { $who } sweeps { $card } away from { $cell }.
terminal-lost_mines-discards = { $who } discards { $number }{ in-brackets }.
terminal-walks = { $who } walks to { $where }.
terminal-lost_mines-opens = { $who } opens the mine at { $cell }: { $holds }!
terminal-lost_mines-takes = { $who } takes a treasure of { $holds } from place { $place }{ lost_mines-worth }.
# $treasures: "gold 3 and gems 4", or none.
terminal-lost_mines-took = { $treasures ->
    [none] { $who }, { role-name }, took nothing: { lost_mines-points }
   *[other] { $who }, { role-name }, took { $treasures }: { lost_mines-points }
}
terminal-lost_mines-has-dragon = { $who } has the dragon.
terminal-lost_mines-left = Not found: { $treasures }.

## The Dark Cave

terminal-dark_cave-aim =
    Dwarves dig through a cave to find the exit (☼), which lies under one of the four goals (?) in the corners, and carry
    their gold out. Yellow and blue dwarves work for their clan, but saboteurs among them work for the other one. A turn:
    play a card or discard, then walk up to 3 steps, then draw. In the end the gold that a side carried out counts once
    for each dwarf that works against it; gold still in the cave is lost. The side with the more valuable treasure wins.
terminal-dark_cave-help =
    `1 3,2`       play card 1 at the cell 3,2: lay it, let rock fall, look at a goal, call a creature
    `1~ 3,2`      lay card 1 turned by 180 degrees
    `2 3,2 E`     put a web on the east side of 3,2
    `3 B`         play card 3 on seat B: look at the clan card, swap hands, give boots or an axe
    `4 !`         move a creature that is in the cave already
    `2`           show what card 2 does, and where
    `d 1`, `d 1 4`  discard one or two cards face down, and draw as many
    `n e s w`     walk to that side, on the card or off it · `c` to the centre · `t` into the tunnel
    `nne`         several steps in a row · `l 3,2` by ladder to 3,2 · `.` or `stop` ends the walk
    `h 0,0 E`     hew with your axe at the web on the east side of 0,0 · `y`, `n` answer a question
    Where the choices are numbered, the number will do. Creatures are walked just like dwarves.
    Cards are named by their group and their open sides: II-NSW takes 2 steps to cross and is open to the north, south and
    west; ~ means turned by 180 degrees. A place is a cell and a space on its card: N E S W behind that door, C the centre,
    T the tunnel, EW or NW a track that joins these sides. The brightest card is the last one laid.
    In full: lay II-NE~ 3,2 · web 3,2 E with I-web · look-clan B with I-information · rouse with I-rat · step 3,2 W
terminal-dark_cave-legend =
    A to H dwarves · r rat · w lindworm · g goblin · ╪ ladder · ● dark hole · ◆ gold (◇ gone) · ∩ tunnel · ☼ exit ·
    ═ ║ wooden bridge · 2 1 web on a door · each thin line is a step · a word on a goal: what you saw there
# A word that fits a card: up to seven letters.
terminal-dark_cave-symbol = { $card ->
    [web] web
    [boots] boots
    [axe] axe
    [rat] rat
    [lindworm] worm
   *[goblin] goblin
}
terminal-dark_cave-about-information = Look in secret at a goal that lies face down, or at another player’s clan card.
terminal-dark_cave-about-rockfall = Takes away a path card that nobody is on.
terminal-dark_cave-about-swap = You swap all your other cards with another player’s; then they draw a card instead of you.
terminal-dark_cave-about-web = Closes a door for two rounds, to dwarves and creatures alike.
terminal-dark_cave-about-boots = With boots a dwarf can walk 4 steps instead of 3; one pair for each.
terminal-dark_cave-about-axe = From its owner’s next turn on, it can drive a creature away, or cut a web from 2 to 1, or from 1 away.
terminal-dark_cave-about-rat = Comes out of a dark hole (●) and walks up to 3 steps; every dwarf it meets loses a card.
terminal-dark_cave-about-lindworm = Comes out of a dark hole (●) and walks up to 4 steps; every dwarf it meets misses its next walk.
terminal-dark_cave-about-goblin = Comes out of a dark hole (●) and walks up to 5 steps; every dwarf it meets loses 1 gold.
terminal-dark_cave-about-hole = From a dark hole creatures come.
terminal-dark_cave-about-ladder = From one ladder to any other it is a single step; the start has one, too.
terminal-dark_cave-about-vein = A dwarf that stops at the gold takes it, and has to show which side it works for.
terminal-dark_cave-about-bridge = A dwarf that walks onto the wooden bridge loses a card; the path below is free.
terminal-dark_cave-about-bend = Two bends that do not meet; the tunnel between them costs 1 gold.
terminal-dark_cave-crossing = { $steps ->
    [one] Crossing it takes { $steps } step.
   *[other] Crossing it takes { $steps } steps.
}
terminal-dark_cave-stop = `.` stop here
terminal-dark_cave-axe-yes = `y` drive it away, which costs an axe
terminal-dark_cave-axe-no = `n` keep the axe
terminal-dark_cave-take-yes = `y` take the gold and show your clan card
terminal-dark_cave-take-no = `n` leave the gold there
terminal-dark_cave-vote-yes = `y` end the game now
terminal-dark_cave-vote-no = `n` play on
terminal-dark_cave-align-upright = `upright`
terminal-dark_cave-align-turned = `turned`
terminal-dark_cave-meet = `meet { dark_cave-creature }`
terminal-dark_cave-ask-align = how shall the goal lie?
terminal-dark_cave-ask-meet = which creature first?
terminal-dark_cave-ask-axe = use your axe? y or n
terminal-dark_cave-ask-take = take the gold? y or n
terminal-dark_cave-ask-vote = end the game now? y or n
terminal-dark_cave-walk-creature = walk the { dark_cave-creature }, steps left: { $left }
terminal-dark_cave-upright = upright
terminal-dark_cave-turned = turned
terminal-dark_cave-pile = cards in the pile: { $number }, the top one of group { $group }
terminal-dark_cave-pile-empty = cards in the pile: none
# $gone: how many of them are gone since then, or none.
terminal-dark_cave-saw-hand = { $gone ->
    [none] In the hand of { $who } you saw { $cards }.
   *[other] In the hand of { $who } you saw { $cards } (gone since then, face down: { $gone }).
}
terminal-dark_cave-nobody-dealt = Nobody was dealt: { $cards }.
terminal-dark_cave-where = where
terminal-dark_cave-gold = gold
terminal-dark_cave-has = has
terminal-dark_cave-outside = out of the cave
# $identity: what is known of it; shown to everybody.
terminal-dark_cave-open = { $identity } (open)
terminal-dark_cave-lying = { $where } lying
terminal-dark_cave-boots = boots
terminal-dark_cave-axes = { $number ->
    [one] { $fresh ->
        [yes] an axe (not in this turn)
       *[no] an axe
    }
   *[other] { $number } axes
}
terminal-dark_cave-owns = the { dark_cave-creature }
terminal-dark_cave-owns-web = the web at { $place }
terminal-dark_cave-attacks = The { dark_cave-creature } attacks { $victims }.
terminal-dark_cave-may-play = You may play a card, for example { $examples }
terminal-dark_cave-no-card = No card can be played now
terminal-dark_cave-stuck = (not now: { $cards })
terminal-dark_cave-number-alone = its number alone shows what it does and where · or discard one or two: `d 1`, `d 1 2`
terminal-dark_cave-stays = your dwarf has just stood up and stays where it is in this turn
terminal-dark_cave-step = `{ $typed }` to { $where }{ in-brackets }
terminal-dark_cave-step-ladder = `{ $typed }` by ladder to { $where }{ in-brackets }
terminal-dark_cave-hew = `h { $place }` hew at the web with your axe
terminal-dark_cave-hew-none = there is no web to hew from here
terminal-dark_cave-hew-several = there is more than one web to hew from here; say which
terminal-dark_cave-ladder-none = there is no ladder to take from here
terminal-dark_cave-ladder-several = there is more than one ladder to take from here; say which
terminal-dark_cave-no-walk = now is not the time to walk
terminal-dark_cave-no-walk-yet = now is not the time to walk: first play a card, or discard
terminal-dark_cave-nowhere = { $ways ->
    [none] { $typed } leads nowhere from here
   *[other] { $typed } leads nowhere from here; you may go { $ways }
}
# What awaits a walker.
terminal-dark_cave-toll-turns = turns the goal over
terminal-dark_cave-toll-bridge = wooden bridge: costs a card
terminal-dark_cave-toll-bridge-free = wooden bridge: free
terminal-dark_cave-toll-tunnel = costs 1 gold
terminal-dark_cave-toll-tunnel-free = free without gold
terminal-dark_cave-card = clan card
terminal-dark_cave-worked = worked for
terminal-dark_cave-carried = gold carried out
terminal-dark_cave-still-inside = 0 (still in the cave)
terminal-dark_cave-sum = { terminal-clan-name }: { $gold } gold × { $against } against = { $worth }
# $goal: what you saw there, in a word that fits a card; up to seven letters.
terminal-dark_cave-hidden = { $goal ->
    [exit] exit
    [hole] hole
    [ladder] ladder
   *[vein] vein
}
# $side: the clan that it counts for; $table: none, or loyal or saboteur at a table of one clan.
terminal-dark_cave-wish = You are { terminal-clan-name }, { role-name }: gold that you carry out counts for { $side ->
    [yellow] yellow
   *[blue] blue
}{ $table ->
    [saboteur] , the side of all saboteurs
    [loyal] , the side of the loyal
   *[none] { "" }
}
terminal-dark_cave-nobody-out = Nobody wins: no dwarf has left the cave.
terminal-dark_cave-equal = The treasures are worth the same, and the first dwarf out decides:
terminal-dark_cave-wins = { $clan ->
    [yellow] Yellow wins, with all who worked for it.
   *[blue] Blue wins, with all who worked for it.
}
terminal-dark_cave-over = The game is over: { dark_cave-how }.
terminal-dark_cave-walk-over = Your walk is over.
terminal-dark_cave-gold-laid = Gold shines in the vein at { $cell }.
terminal-dark_cave-looks-goal = { $goal ->
    [none] { $who } plays { $card } and looks at the goal at { $cell }.
   *[other] { $who } plays { $card } and looks at the goal at { $cell }: it is { dark_cave-goal }.
}
terminal-dark_cave-looks-clan = { $yours ->
    [yes] { $who } plays { $card } and looks at your clan card{ terminal-looks-card }
   *[no] { $who } plays { $card } and looks at { $whose }’s clan card{ terminal-looks-card }
}
terminal-dark_cave-holds = { $cards ->
    [none] { $who } now holds no cards.
   *[other] { $who } now holds { $cards }.
}
# $one and $other: the cells beside it.
terminal-dark_cave-puts-web = { $who } puts a web between { $one } and { $other }.
terminal-dark_cave-web-gone = The web between { $one } and { $other } is gone.
terminal-dark_cave-cuts-web = { $left ->
    [0] { $who } cuts the web between { $one } and { $other }: it is gone.
   *[other] { $who } cuts the web between { $one } and { $other }: it still holds, with 1 left.
}
# $whom: none for somebody who takes it.
terminal-dark_cave-gives-boots = { $whom ->
    [none] { $who } gives boots to themselves.
   *[other] { $who } gives boots to { $whom }.
}
terminal-dark_cave-gives-axe = { $whom ->
    [none] { $who } gives an axe to themselves.
   *[other] { $who } gives an axe to { $whom }.
}
terminal-dark_cave-calls = { $who } calls the { dark_cave-creature } out of the dark hole at { $cell }.
terminal-dark_cave-creature-left = { $yours ->
    [yes] Your { dark_cave-creature } leaves the cave.
   *[no] { $whose }’s { dark_cave-creature } leaves the cave.
}
terminal-dark_cave-attacked = { $creature ->
    [lindworm] The lindworm attacks { $who } and knocks the dwarf down: it will not move in its next turn!
   *[other] The { dark_cave-creature } attacks { $who }!
}
terminal-dark_cave-stands-up = { $yours ->
    [yes] Your dwarf stands up, and stays where it is in this turn.
   *[no] { $whose }’s dwarf stands up, and stays where it is in this turn.
}
terminal-dark_cave-turns-over = { $who } turns the goal at { $cell } over: { dark_cave-goal }!
terminal-dark_cave-leaves = { $yours ->
    [yes] Your dwarf leaves the cave with { $gold } gold!
   *[no] { $whose }’s dwarf leaves the cave with { $gold } gold!
}
terminal-dark_cave-takes-gold = { $who } takes the gold at { $cell }.

## Rules and options to read

terminal-rules-hint = One rule: undermine rules { $rule }. Words to look for: undermine rules broken tool.
terminal-rules-found = { $number ->
    [one] { $number } rule; undermine rules { $rule } shows one whole.
   *[other] { $number } rules; undermine rules { $rule } shows one whole.
}
terminal-rules-none = there is no rule { $typed }, and none that speaks of it; ids look like { $rule }
terminal-rules-nearly = there is no rule { $typed }, and none that speaks of it; did you mean { $oneof }?
terminal-options-default = default: { $value }
terminal-options-number = a number
terminal-options-book = { $edition } book: { $what }
terminal-options-editions = To play by a rulebook: { $oneof }
