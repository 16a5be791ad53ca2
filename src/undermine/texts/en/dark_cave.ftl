### The Dark Cave. How to translate: docs/translating.md.

dark_cave-title = The Dark Cave
dark_cave-sentence = Find the exit, carry your gold out, and mind the rat, the goblin and the lindworm.

## Words

# $goal: what a goal turns out to be.
dark_cave-goal = { $goal ->
    [exit] the exit
    [hole] a dark hole
    [ladder] a ladder
    [vein] a gold vein
   *[other] { $goal }
}
# $creature: rat, lindworm or goblin. Where a language needs it, add attributes for its cases.
dark_cave-creature = { $creature ->
    [rat] rat
    [lindworm] lindworm
   *[goblin] goblin
}
dark_cave-creature-the = the { dark_cave-creature }
# As the first word of "… walks 3 steps."
dark_cave-creature-walks = The { dark_cave-creature }
dark_cave-how = { $how ->
    [exit] all dwarves of one side have left the cave
    [vote] all voted to end it
   *[exhausted] nobody has a card left
}
dark_cave-suspects = not loyal
    .many = players who were not loyal
# A clan card: "sun clan (yellow), loyal".
dark_cave-clan-card = { clan }, { role-name }

## Cards. `.the` is the object of "lay", "use" or "discard".

dark_cave-card-rockfall = rockfall
    .the = the rockfall
dark_cave-card-axe = axe
    .the = the axe
dark_cave-card-information = secret information
    .the = the secret information
dark_cave-card-swap = swap hands
    .the = the swap of hands
dark_cave-card-web = spider’s web
    .the = the spider’s web
dark_cave-card-boots = boots
    .the = the boots
dark_cave-card-rat = rat
    .the = the rat
dark_cave-card-lindworm = lindworm
    .the = the lindworm
dark_cave-card-goblin = goblin
    .the = the goblin
# Path cards with something on them; `.laid` is the object of "lays" or "discards".
dark_cave-feature-hole = dark hole
    .laid = a path card with a dark hole
dark_cave-feature-ladder = ladder
    .laid = a path card with a ladder
dark_cave-feature-bridge = bridge
    .laid = a path card with a bridge
dark_cave-feature-bend = double bend
    .laid = a path card with a double bend
dark_cave-feature-vein = gold vein
    .laid = a path card with a gold vein
# $card: its name; $group: I, II or III.
dark_cave-card-of-group = { $card }, group { $group }
# How many cards of a group: "2 of group II".
dark_cave-of-group = { $number } of group { $group }

## What cards do

dark_cave-about-rockfall = Takes away one path card that nobody stands on.
dark_cave-about-axe = From the next turn on, its owner can drive a creature away with it, or cut a web.
    .at-once = Its owner can drive a creature away with it or cut a web, even in the same turn.
dark_cave-about-information = Look in secret at a goal that lies face down, or at another player’s clan card.
dark_cave-about-swap = You swap all your other cards with another player’s.
dark_cave-about-web = Closes a door for two rounds, to dwarves and creatures alike.
dark_cave-about-boots = Anyone with boots can walk 4 steps instead of 3.
dark_cave-about-rat = Comes out of a dark hole and walks up to 3 steps; every dwarf it meets loses a card.
dark_cave-about-lindworm = Comes out of a dark hole and walks up to 4 steps; every dwarf it meets misses its next walk.
dark_cave-about-goblin = Comes out of a dark hole and walks up to 5 steps; every dwarf it meets loses 1 gold.
dark_cave-about-hole = Creatures come out of dark holes.
dark_cave-about-ladder = It’s a single step from one ladder to any other.
dark_cave-about-bridge = Anyone who walks onto the wooden bridge loses a card; the path below is free.
dark_cave-about-bend = Two bends that don’t meet; the tunnel between them costs 1 gold.
dark_cave-about-vein = Anyone who stops at the gold takes it, and has to show the clan card.

## Options and editions

dark_cave-option-area = Size of the cave
    .auto = by the number of players
    .n7 = 7 by 7 cells
    .n9 = 9 by 9 cells
dark_cave-option-rotate180 = Cards can be turned upside down
dark_cave-option-axe_same_turn = An axe can be used in the turn it is played
dark_cave-option-axe_keeps_moving = You can walk on after using an axe on a creature
dark_cave-option-vein_optional = You can leave the gold of a vein where it is
dark_cave-option-swap_needs_cards = You need cards of your own to swap hands
dark_cave-option-emerge_attacks = Creatures attack where they come out
dark_cave-option-axe_prompt = Players who can use an axe are asked
    .sequential = one after the other
    .simultaneous = all at once
dark_cave-option-show_backs = Everybody sees which groups the cards in a hand belong to
dark_cave-edition-english = Cards are never turned round. Our deck is made for turning, so the cave will lean to one side. You judge yourselves when nobody can reach the exit any more, and all have to agree to end early.
dark_cave-edition-german = You judge yourselves when nobody can reach the exit any more, and all have to agree to end early.

## Talk

dark_cave-saw-exit = The exit is behind the { chat-which } goal!
dark_cave-saw-no_exit = The exit isn’t behind the { chat-which } goal.
dark_cave-saw-vein = The { chat-which } goal is a vein of gold.
dark_cave-saw-hole = The { chat-which } goal is only a hole.
dark_cave-saw-ladder = The { chat-which } goal is only a ladder.
dark_cave-saw-loyal = { $seat } is loyal. I saw the card.
dark_cave-saw-saboteur = { $seat } is a saboteur! I saw the card.

## What a newcomer wants to know

dark_cave-outlook-end = When does the game end?
    .text = As soon as all dwarves of one side are out of the cave, or when the draw pile is empty and nobody has a card left.
dark_cave-outlook-win = Which side wins?
    .text = Only gold that is carried out counts. A side’s gold is multiplied by the number of dwarves on the other side, and the bigger treasure wins. If they are equal, the side of the first dwarf who got out wins.
dark_cave-outlook-tokens = How long do creatures and webs stay?
    .text = A creature stays until the next turn of the player who moved it last. A web stays for two rounds.
dark_cave-outlook-empty = What if I run out of cards?
    .text = You miss your turns, and your dwarf stays where it is. Only a swap of hands gives you cards again.

# $clan: the side that somebody works for.
dark_cave-wish = Find the exit and carry gold out: it counts for the { clan-short }.
dark_cave-wish-loyal = Find the exit and carry gold out: it counts for the { clan-short }, the side of the loyal.
dark_cave-wish-saboteur = Find the exit and carry gold out: it counts for the { clan-short }, the side of all saboteurs.

## What only you know

# $cards: a list; $gone: which or how many of them are gone, or none.
dark_cave-known-hand = { $name }’s hand, seen in a swap: { $cards }{ $gone ->
    [none] { "" }
   *[other] ; gone since then: { $gone }
}
dark_cave-known-left-over = Clan cards nobody was dealt: { $cards }

## What to do now

dark_cave-stays = Your dwarf has just stood up and stays where it is.
dark_cave-walk-creature = { $left ->
    [one] Move the { dark_cave-creature }: { $left } step left
   *[other] Move the { dark_cave-creature }: { $left } steps left
}
dark_cave-waiting-creature = { $name } is moving the { dark_cave-creature }
dark_cave-waiting-axe = { $names }: an axe against the { dark_cave-creature }?

## Choices. $place: where a card lies, such as "two left of the start"; $side: N, E, S or W.

dark_cave-attract = let the { dark_cave-creature } out of the hole { $place }
dark_cave-rouse = Take over the { dark_cave-creature }
dark_cave-web = { $side ->
    [N] put the web on the top side of the card { $place }
    [E] put the web on the right side of the card { $place }
    [S] put the web on the bottom side of the card { $place }
   *[W] put the web on the left side of the card { $place }
}
dark_cave-hew = { $side ->
    [N] cut the web with your axe, on the top side of the card { $place }
    [E] cut the web with your axe, on the right side of the card { $place }
    [S] cut the web with your axe, on the bottom side of the card { $place }
   *[W] cut the web with your axe, on the left side of the card { $place }
}
# $part: which part of the card, such as "top left", or none; $more: what it costs or what waits there, or none.
dark_cave-step = { $part ->
    [none] step to the card { $place }{ in-brackets }
   *[other] step to the card { $place }, { $part }{ in-brackets }
}
dark_cave-look-clan = Look at the clan card
dark_cave-swap = Swap hands
dark_cave-give-boots = Give boots
dark_cave-give-axe = Give the axe

## What awaits a walker

dark_cave-toll-bridge = bridge: costs a card
dark_cave-toll-bridge-free = bridge: free
dark_cave-toll-tunnel = tunnel: costs 1 gold
dark_cave-toll-tunnel-free = tunnel: free without gold
dark_cave-toll-exit = out of the cave!
dark_cave-toll-gold = gold, if you stop there
dark_cave-toll-empty-vein = empty vein
dark_cave-toll-hole = dark hole
dark_cave-toll-ladder = ladder
dark_cave-toll-attack = the { dark_cave-creature } attacks
# $letters: the letters of the seats.
dark_cave-toll-attacks = attacks { $letters }

## Questions

dark_cave-axe = The { dark_cave-creature } attacks { $victims }. Use your axe to drive it away?
dark_cave-axe-yes = Yes: drive it away (costs the axe)
dark_cave-axe-no = No: keep the axe
dark_cave-meet = Several creatures are here. Which one do you meet first?
dark_cave-take = Gold! If you take it, you have to show everybody your clan card.
dark_cave-take-yes = Take the gold and show the card
dark_cave-take-no = Leave it there

## What lies before a player

dark_cave-pool = Gold left
dark_cave-boots = boots
# $fresh: whether the axe can be used only from the next turn on.
dark_cave-axes = { $number ->
    [one] { $number } axe
   *[other] { $number } axes
}{ $fresh ->
    [yes] { " " }(from next turn)
   *[no] { "" }
}
dark_cave-fallen = misses the next walk
dark_cave-out = out!

## The log

dark_cave-began = { $who } starts.
dark_cave-gold-laid = Gold shines in a vein.
dark_cave-looks = { $goal ->
    [none] { $who } looks at a goal.
   *[other] { $who } looks at a goal and sees: { dark_cave-goal }.
}
dark_cave-turns-over = { $who } turns over a goal: { dark_cave-goal }!
dark_cave-swaps = { $who } swaps hands with { $whom }.
dark_cave-holds = { $cards-count ->
    [0] { $who } now holds: no cards.
   *[other] { $who } now holds: { $cards }.
}
dark_cave-puts-web = { $who } closes a door with a spider’s web.
dark_cave-web-gone = A spider’s web is gone.
dark_cave-hews = { $left ->
    [0] { $who } cuts a spider’s web: it is gone.
   *[other] { $who } cuts a spider’s web: it still holds.
}
dark_cave-takes-boots = { $who } takes boots.
dark_cave-takes-axe = { $who } takes an axe.
dark_cave-gives-boots = { $who } gives { $whom } boots.
dark_cave-gives-axe = { $who } gives { $whom } an axe.
dark_cave-attracts = { $who } lets the { dark_cave-creature } out of a dark hole.
dark_cave-rouses = { $who } takes over the { dark_cave-creature }.
dark_cave-creature-left = The { dark_cave-creature } leaves the cave.
dark_cave-axe-kept = { $who } doesn’t use an axe against the { dark_cave-creature }.
dark_cave-driven-away = { $who } drives the { dark_cave-creature } away with an axe!
dark_cave-attacked = { $creature ->
    [lindworm] The lindworm attacks { $who }, whose dwarf falls and misses the next walk!
   *[other] The { dark_cave-creature } attacks { $who }!
}
# $to: what takes it: bridge, rat …; $lost: whether there was a card; $more: which, for those who may know.
dark_cave-loss = { $to ->
    [bridge] bridge
    [rat] rat
    [lindworm] lindworm
    [goblin] goblin
    [tunnel] tunnel
   *[other] { $to }
}
dark_cave-card-lost = { $lost ->
    [yes] { $who } loses a card{ in-brackets } to the { dark_cave-loss }.
   *[no] { $who } loses no card to the { dark_cave-loss }.
}
dark_cave-gold-lost = { $lost ->
    [yes] { $who } loses 1 gold to the { dark_cave-loss }.
   *[no] { $who } loses no gold to the { dark_cave-loss }.
}
dark_cave-stands-up = { $who }’s dwarf stands up, and stays where it is in this turn.
dark_cave-leaves = { $who }’s dwarf leaves the cave with { $gold } gold!
dark_cave-clan-shown = { $who } has to show the clan card: { role-name }!
# $cards: a list, for those who may know; otherwise none.
dark_cave-left-over-seen = { $number ->
    [one] { $who } looks at the { $number } clan card nobody was dealt
   *[other] { $who } looks at the { $number } clan cards nobody was dealt
}{ $cards ->
    [none] .
   *[other] : { $cards }.
}
dark_cave-takes-gold = { $who } takes gold from a vein.
# $clan: the side that wins, or none.
dark_cave-ended = { $clan ->
    [none] The game is over: { dark_cave-how }. Nobody wins: no dwarf has left the cave.
   *[other] The game is over: { dark_cave-how }. The { clan } wins, with all who worked for it.
}

## The end of the game

dark_cave-gold = gold
dark_cave-saved = Gold saved
dark_cave-clans-up = The clan cards are turned over.
dark_cave-over = { $how ->
    [exit] All dwarves of one side have left the cave.
    [vote] All voted to end it.
   *[exhausted] Nobody has a card left.
}
dark_cave-left-over = Those that nobody was dealt, too.
dark_cave-left-over-card = left over
dark_cave-left-over-cards = Clan cards left over: { $cards }.
dark_cave-for-side = { role-name }, for the { clan }
dark_cave-inside = { $who }’s dwarf is still in the cave.
dark_cave-got-out = got out
dark_cave-still-inside = inside
dark_cave-side-wins = The { clan } wins: { $names }!
dark_cave-nobody-out = Nobody wins: no dwarf has left the cave.
dark_cave-weighs = The { clan-short }’s treasure is worth { $worth }.
dark_cave-side-treasure = Treasure worth { $worth }: { $who }
dark_cave-tie-break = Both treasures are worth the same. { $who } was the first to leave, so the { clan } wins.

## Tips. $card: a card as the object of the sentence; $seat: somebody's name.

dark_cave-hint-cave_dig = Lay { $card }: it brings your dwarf closer to where you want to go.
dark_cave-hint-cave_dig_open = Lay { $card }: it keeps ways open, and you have nothing better.
dark_cave-hint-cave_dig_friend = Lay { $card }: it helps { $seat }, who may be on your side.
dark_cave-hint-cave_block = Lay { $card }: it gets in the way of { $seat }, who may be against you.
dark_cave-hint-cave_rockfall = Use your rockfall: it stops those who work against you.
dark_cave-hint-cave_web = Spin your web there: it stops those who work against you.
dark_cave-hint-cave_attack = Send the { dark_cave-creature } after { $seat }, who may be against you.
dark_cave-hint-cave_creature_waits = Let the { dark_cave-creature } wait: nobody worth an attack is in reach.
dark_cave-hint-cave_axe = Use an axe: it drives the { dark_cave-creature } away.
dark_cave-hint-cave_axe_kept = Keep your axe for later: the { dark_cave-creature } does you little harm.
dark_cave-hint-cave_axe_self = Take the axe yourself: it helps against webs and creatures.
dark_cave-hint-cave_axe_friend = Give the axe to { $seat }, who may be on your side.
dark_cave-hint-cave_boots_self = Put on the boots: you walk one step further in every turn.
dark_cave-hint-cave_boots_friend = Give the boots to { $seat }, who may be on your side.
dark_cave-hint-cave_look_goal = Look at this corner: the exit could be there.
dark_cave-hint-cave_look_clan = Look at { $seat }’s clan card, to see whom { $seat } works for.
dark_cave-hint-cave_reveal = Walk onto the corner card and turn it over: it could be the exit.
dark_cave-hint-cave_walk = Walk this way: it takes you closer to where you want to go.
dark_cave-hint-cave_leave = Walk out of the cave, and your gold is safe.
dark_cave-hint-cave_hew = Cut the web with your axe: it is in your way.
dark_cave-hint-cave_vein = Stay here: you get the gold.
dark_cave-hint-cave_stay = Stay where you are: no other place in reach is better.
dark_cave-hint-cave_take = Take the gold.
dark_cave-hint-cave_leave_gold = Leave the gold, and your clan card stays secret.
dark_cave-hint-cave_discard = Discard { $card }: you have no better use for it.
dark_cave-hint-cave_discard_two = Discard two cards, and you get two new ones.
dark_cave-hint-cave_swap = Swap hands with { $seat }: your own cards are of little use to you.

## Rules in place: what things are, in a title and a sentence each

dark_cave-help-card-path = Path card
    .sentence = Lay it so that it goes on from a path in the cave and fits every card it touches; the number on its back is the steps it takes to cross.
dark_cave-help-card-hole = Dark hole
    .sentence = Creatures come into the cave here.
dark_cave-help-card-ladder = Ladder
    .sentence = From a ladder it is a single step to any other ladder, however far away.
dark_cave-help-card-bridge = Bridge
    .sentence = Walking onto the wooden bridge costs a card from your hand; the path below is free, and nobody can change from one to the other.
dark_cave-help-card-bend = Double bend with tunnel
    .sentence = The two bends are joined only by the tunnel, which costs 1 gold, or nothing if you have none.
dark_cave-help-card-vein = Gold vein
    .sentence = End your walk here to take the gold, but then you have to turn your clan card over.
dark_cave-help-card-start = Start
    .sentence = All dwarves begin here, and it has a ladder.
dark_cave-help-card-goal-exit = The exit
    .sentence = A dwarf that reaches the exit space leaves the cave, and its gold is safe.
dark_cave-help-card-goal-hole = Goal: a dark hole
    .sentence = This goal was not the exit, and creatures can come out here.
dark_cave-help-card-goal-ladder = Goal: a ladder
    .sentence = This goal was not the exit, but its ladder leads to all other ladders.
dark_cave-help-card-goal-vein = Goal: a gold vein
    .sentence = This goal was not the exit, but there is gold to take.
dark_cave-help-card-information = Secret information
    .sentence = Look in secret under a goal or at another player’s clan card; what you say about it is up to you.
dark_cave-help-card-rockfall = Rockfall
    .sentence = Take one path card out of the cave, if no dwarf and no creature is on it; start and goals stay.
dark_cave-help-card-swap = Swap hands
    .sentence = Give all your other cards to another player and take theirs; they draw a card this turn, and you don’t.
dark_cave-help-card-web = Spider’s web
    .sentence = Close a door for two rounds, to dwarves and creatures alike.
dark_cave-help-card-boots = Boots
    .sentence = Give them to any dwarf without boots, your own too: it can walk 4 steps instead of 3 from now on.
dark_cave-help-card-axe = Axe
    .sentence = Give it to anybody: once this turn is over it can drive a creature away or cut a web, and then it is used up.
dark_cave-help-card-rat = Rat
    .sentence = Bring it out of a dark hole and walk it up to 3 steps; every dwarf it meets loses a card.
dark_cave-help-card-lindworm = Lindworm
    .sentence = Bring it out of a dark hole and walk it up to 4 steps; every dwarf it meets is knocked down and misses its next walk.
dark_cave-help-card-goblin = Goblin
    .sentence = Bring it out of a dark hole and walk it up to 5 steps; every dwarf it meets loses 1 gold.

dark_cave-help-token-goal = A goal, face down
    .sentence = One of the four goals is the exit; a dwarf has to walk there to turn it over.
dark_cave-help-token-web = Spider’s web
    .sentence = Nobody gets through; it goes from 2 to 1 and then away, each time its player’s turn begins or an axe hits it.
dark_cave-help-token-rat = The rat
    .sentence = Walk into it, or let it walk into you, and you lose a card unless an axe drives it away; it leaves when its player’s next turn begins.
dark_cave-help-token-lindworm = The lindworm
    .sentence = Walk into it, or let it walk into you, and your dwarf is knocked down and misses its next walk unless an axe drives it away; it leaves when its player’s next turn begins.
dark_cave-help-token-goblin = The goblin
    .sentence = Walk into it, or let it walk into you, and you lose 1 gold unless an axe drives it away; it leaves when its player’s next turn begins.
dark_cave-help-token-gold = Gold in a vein
    .sentence = A dwarf that ends its walk here takes it, and its player has to turn the clan card over.
dark_cave-help-token-dwarf = A dwarf
    .sentence = Each player has one dwarf, which can walk up to 3 steps after you play or discard, or 4 with boots.

dark_cave-help-badge-yellow = The sun clan (yellow)
    .sentence = Everybody sees the clan you belong to, but not which side you work for.
dark_cave-help-badge-blue = The moon clan (blue)
    .sentence = Everybody sees the clan you belong to, but not which side you work for.
dark_cave-help-badge-gold = Gold
    .sentence = It counts only if the dwarf carries it out of the cave before the game ends.
dark_cave-help-badge-boots = Boots
    .sentence = This dwarf can walk 4 steps instead of 3, in every turn.
dark_cave-help-badge-axe = Axe
    .sentence = It can drive a creature away at the moment it attacks, or cut a web beside the dwarf; then it is used up.
dark_cave-help-badge-rat = This player’s rat
    .sentence = Walk into it, or let it walk into you, and you lose a card unless an axe drives it away; it leaves when its player’s next turn begins.
dark_cave-help-badge-lindworm = This player’s lindworm
    .sentence = Walk into it, or let it walk into you, and your dwarf is knocked down and misses its next walk unless an axe drives it away; it leaves when its player’s next turn begins.
dark_cave-help-badge-goblin = This player’s goblin
    .sentence = Walk into it, or let it walk into you, and you lose 1 gold unless an axe drives it away; it leaves when its player’s next turn begins.
dark_cave-help-badge-lying = Knocked down
    .sentence = A lindworm knocked this dwarf down: in its next turn it stands up but doesn’t walk.
dark_cave-help-badge-outside = Out of the cave
    .sentence = This dwarf and its gold are safe; its player goes on playing cards for the others.
dark_cave-help-badge-hand = Cards in hand
    .sentence = Everybody sees how many cards somebody holds and which groups they belong to, but never which cards they are.

dark_cave-help-role-loyal = Loyal
    .sentence = Gold that you carry out counts for your own clan’s side, and you win with it.
dark_cave-help-role-saboteur = Saboteur
    .sentence = You look like your clan but work for the other side: gold that you carry out counts for them, and you win with them.

dark_cave-help-pile-pile = Draw pile
    .sentence = The top card’s group shows on its back: first I, then II, then III, and the paths get longer.
dark_cave-help-pile-discards = Discard pile
    .sentence = Everything that is played or discarded ends up here face down, and none of it comes back.
dark_cave-help-pile-gold = Gold left
    .sentence = Gold that is lost goes here, and veins are filled from here.

dark_cave-help-score-value = What a side’s treasure is worth
    .sentence = Take the gold that a side carried out, times the number of dwarves that worked against it: the larger number wins.
dark_cave-help-score-end = When the game ends
    .sentence = It ends the moment all dwarves of one side are out of the cave, or when the pile and all hands are empty.
dark_cave-help-score-lost = Gold that stays in the cave
    .sentence = Gold of dwarves who are still inside at the end counts for nobody, but they still win with their side.
dark_cave-help-score-tie = A tie
    .sentence = If both treasures are worth the same, the side of the first dwarf that left the cave wins.
dark_cave-help-score-creature = How long a creature stays
    .sentence = It leaves when the next turn of the player who called it begins, or when an axe drives it away.
dark_cave-help-score-web = How long a web holds
    .sentence = It shows 2, then 1 at its player’s next turn, and at the turn after that it is gone.
dark_cave-help-score-empty = An empty hand
    .sentence = If you have no cards when your turn begins you are skipped; only a swap can bring you back.

dark_cave-help-option-first_player = Who begins
    .sentence = Chance decides who takes the first turn, or the host names a seat.
dark_cave-help-option-area = Size of the cave
    .sentence = The goals lie in the corners of 7 by 7 or 9 by 9 cells; a smaller cave makes a shorter game.
dark_cave-help-option-rotate180 = Turning path cards
    .sentence = When on, you can turn a path card upside down before you lay it.
dark_cave-help-option-axe_same_turn = A fresh axe
    .sentence = When on, an axe can be used in the very turn it was given.
dark_cave-help-option-axe_keeps_moving = Walking on after a fight
    .sentence = When on, your dwarf can use the steps it has left after driving a creature away.
dark_cave-help-option-vein_optional = Leaving gold behind
    .sentence = When on, you can leave the gold of a vein where it is and keep your clan card hidden.
dark_cave-help-option-strict_immediate_end = The end comes at once
    .sentence = When on, the game stops the moment the very last card leaves the very last hand, and that player no longer walks.
dark_cave-help-option-swap_needs_cards = Nothing for nothing
    .sentence = When on, you can swap hands only if you have at least one other card to give.
dark_cave-help-option-vote_end = Ending the game early
    .sentence = When on, anyone can propose to end the game, and it ends if everybody says yes.
dark_cave-help-option-emerge_attacks = Creatures attack where they come out
    .sentence = When on, a creature attacks the dwarves who stand on the dark hole it comes out of.
dark_cave-help-option-axe_prompt = Who is asked for an axe
    .sentence = If several players could use an axe, they are asked one after the other, or all at once.
dark_cave-help-option-show_backs = Groups of cards are open
    .sentence = When on, everybody sees which groups the cards in your hand belong to.
