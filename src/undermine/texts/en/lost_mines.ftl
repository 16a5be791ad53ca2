### The Lost Mines. How to translate: docs/translating.md.

lost_mines-title = The Lost Mines
lost_mines-sentence = Two clans race through the wilderness to four mines, with a traitor or two in their own ranks.

## Words

# $holds: what is in a mine, or what a treasure is made of.
lost_mines-holds = { $holds ->
    [gold] gold
    [silver] silver
    [gems] gems
    [dragon] the dragon
   *[other] { $holds }
}
# The name of a sign.
lost_mines-emblem = { $holds ->
    [gold] gold
    [silver] silver
    [gems] gems
    [dragon] dragon
   *[other] { $holds }
}
lost_mines-how = { $how ->
    [treasures] all treasures are found
    [vote] all voted to end it
   *[exhausted] nobody has a card left
}
lost_mines-suspects = not loyal
    .many = players who were not loyal

## Cards. `.the` is the object of "lay", "use" or "discard".

lost_mines-card-axe = axe
    .the = the axe
lost_mines-card-boat = boat
    .the = the boat
lost_mines-card-rope = rope
    .the = the rope
lost_mines-card-trap = trap
    .the = the trap
lost_mines-card-troll = troll
    .the = the troll
lost_mines-card-info-mine-treasure = information: mine or treasure
    .the = the information about a mine or a treasure
lost_mines-card-info-mine-dwarf = information: mine or dwarf
    .the = the information about a mine or a dwarf
lost_mines-card-info-treasure-dwarf = information: treasure or dwarf
    .the = the information about a treasure or a dwarf
lost_mines-card-storm = thunderstorm
    .the = the thunderstorm
# Path cards with something on them; `.laid` is the object of "lays" or "discards".
lost_mines-feature-trunk = tree trunk
    .laid = a path card with a tree trunk
lost_mines-feature-lake = lake
    .laid = a path card with a lake
lost_mines-feature-ditch = ditch
    .laid = a path card with a ditch
lost_mines-feature-rock = narrow rocks
    .laid = a path card with narrow rocks
lost_mines-feature-fire = campfire
    .laid = a path card with a campfire

## What cards do

lost_mines-about-axe = Clears a tree trunk out of the way, for everybody.
lost_mines-about-boat = Lets everybody cross a lake.
lost_mines-about-rope = Lets everybody cross a ditch.
lost_mines-about-trap = Lies on an edge: every dwarf who crosses it loses a card.
lost_mines-about-troll = Blocks an edge until your next turn.
lost_mines-about-info = Look in secret at one of two things.
lost_mines-about-storm = Sweeps away a path card that nobody stands on.
lost_mines-about-trunk = Blocks the way until somebody uses an axe on it.
lost_mines-about-lake = Blocks the way until somebody uses a boat on it.
lost_mines-about-ditch = Blocks the way until somebody uses a rope on it.
lost_mines-about-rock = Only one dwarf has room here.
lost_mines-about-fire = Anyone who starts a walk here can take 5 steps.

## Options and editions

lost_mines-option-stack_tokens = Several traps can lie on one edge
lost_mines-option-treasure_pick = Which treasure you get
    .choose = you choose
    .random = chance decides
lost_mines-option-own_treasure_hidden = You don’t look at your own treasures
lost_mines-option-balanced_clans = The clans are equally large
lost_mines-edition-english = The book lets you end a round early only once a mine can’t be reached any more. You judge that yourselves, and all have to agree.

## Talk

lost_mines-saw-dragon = The dragon is in the { chat-which } mine!
lost_mines-saw-safe = The { chat-which } mine is safe.
lost_mines-saw-gold = There is gold in the { chat-which } mine.
lost_mines-saw-silver = There is silver in the { chat-which } mine.
lost_mines-saw-gems = There are gems in the { chat-which } mine.
lost_mines-saw-loyal = { $seat } is loyal. I saw the card.
lost_mines-saw-selfish = { $seat } is selfish. I saw the card.
lost_mines-saw-saboteur = { $seat } is a saboteur! I saw the card.
lost_mines-saw-worth = I saw a treasure that is worth { $worth }.

## What a newcomer wants to know

lost_mines-outlook-end = When does a round end?
    .text = As soon as all treasures are taken, or when the draw pile is empty and nobody has a card left.
lost_mines-outlook-points = Who gets points?
    .text = Loyal dwarves share with their own clan, saboteurs with the other clan, all in equal parts. What can’t be shared goes to whoever found the best treasure. A selfish dwarf keeps what it found. The dragon costs its holder 2 points.
lost_mines-outlook-tokens = How long do trolls and traps stay?
    .text = A troll stays until its player’s next turn. A trap stays to the end of the round, however many dwarves walk into it.
lost_mines-outlook-empty = What if I run out of cards?
    .text = You miss your turns until the round is over, and your dwarf stays where it is.
lost_mines-outlook-win = Who wins the game?
    .text = { $rounds ->
        [one] Whoever has the most points after { $rounds } round.
       *[other] Whoever has the most points after { $rounds } rounds.
    }

# $clan: the own clan; $other: the other one.
lost_mines-wish-loyal = Find treasures: you share all that the { clan-short } finds.
lost_mines-wish-selfish = Find treasures yourself: you keep those, and get nothing else.
lost_mines-wish-saboteur = { $clan ->
    [yellow] You look like the sun clan, but you share with the moon clan.
   *[blue] You look like the moon clan, but you share with the sun clan.
}

## Choices, and what lies before a player. $place: where a card lies, such as "two left of the start".

lost_mines-waiting-treasure = { $name } is choosing a treasure
lost_mines-storm = sweep away the card { $place }
lost_mines-overcome = clear the way { $place }
# $side: N, E, S or W.
lost_mines-trap = { $side ->
    [N] set the trap on the top side of the card { $place }
    [E] set the trap on the right side of the card { $place }
    [S] set the trap on the bottom side of the card { $place }
   *[W] set the trap on the left side of the card { $place }
}
lost_mines-troll = { $side ->
    [N] set the troll on the top side of the card { $place }
    [E] set the troll on the right side of the card { $place }
    [S] set the troll on the bottom side of the card { $place }
   *[W] set the troll on the left side of the card { $place }
}
lost_mines-trap-toll = trap: costs a card
lost_mines-look-treasure = Look at treasure { $place } ({ lost_mines-holds })
lost_mines-look-dwarf = Look at the dwarf card
lost_mines-take = You are at the mine. Which treasure do you take?
lost_mines-treasures = Treasures
# $place: its number; $worth: its value, for those who may know; otherwise none.
lost_mines-treasure = Treasure { $place }: { lost_mines-holds }{ lost_mines-worth }
lost_mines-worth = { $worth ->
    [none] { "" }
   *[other] , worth { $worth }
}
lost_mines-dragon = has the dragon: −2
lost_mines-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}

## The log

lost_mines-looks = { $holds ->
    [none] { $who } looks at a mine.
   *[other] { $who } looks at a mine and sees: { lost_mines-holds }.
}
lost_mines-turns-over = { $who } turns over a mine: { lost_mines-holds }!
lost_mines-uses-tool = { $tool ->
    [axe] { $who } clears the way with the axe.
    [boat] { $who } clears the way with the boat.
   *[rope] { $who } clears the way with the rope.
}
lost_mines-looks-treasure = { $worth ->
    [none] { $who } looks at treasure { $place }.
   *[other] { $who } looks at treasure { $place }: it is worth { $worth }.
}
lost_mines-sets-trap = { $who } sets a trap.
lost_mines-trap-gone = A trap is gone.
lost_mines-calls-troll = { $who } calls a troll.
lost_mines-troll-left = { $who }’s troll goes away.
lost_mines-sweeps = { $who }’s thunderstorm sweeps a path card away.
# $lost: whether there was a card to lose; $more: which, for those who may know.
lost_mines-sprung = { $lost ->
    [yes] { $who } walks into a trap and loses a card{ in-brackets }.
   *[no] { $who } walks into a trap and loses nothing.
}
lost_mines-takes-dragon = { $who } has to take the dragon token.
lost_mines-takes-treasure = { $who } takes a treasure of { lost_mines-holds }{ lost_mines-worth }.
lost_mines-round-ended = Round { $round } is over: { lost_mines-how }.

## The end of a round

lost_mines-dwarves-up = The dwarf cards are turned over.
# A treasure and its value: "gems 4".
lost_mines-named = { lost_mines-holds } { $value }
# $treasures: a list of these.
lost_mines-found = { $who } found { $treasures }.
lost_mines-shares = The { clan } shares its treasures.
lost_mines-keeps = Selfish dwarves keep what they found.
# The treasures follow as pictures, or there are none.
lost_mines-share = { $nothing ->
    [yes] { $who-count ->
        [one] { $who } has nothing
       *[other] { $who } share nothing
    }
   *[no] { $who-count ->
        [one] { $who } has
       *[other] { $who } share
    }
}
lost_mines-keep = { $nothing ->
    [yes] { $who-count ->
        [one] { $who }, selfish, keeps nothing
       *[other] { $who }, selfish, keep nothing
    }
   *[no] { $who-count ->
        [one] { $who }, selfish, keeps
       *[other] { $who }, selfish, keep
    }
}
lost_mines-dragon-takes = The dragon takes its due from { $who }.
lost_mines-not-found = Not found:
lost_mines-shared = The treasures are shared out.

## Tips. $card: a card as the object of the sentence; $seat: somebody's name.

lost_mines-hint-lm_dig = Lay { $card }: it makes your way to a mine shorter.
lost_mines-hint-lm_lay_aside = Lay { $card }: it does nothing for your own way, but it helps your side.
lost_mines-hint-lm_lay_obstacle = Lay { $card }: it gets in the way of others, not in yours.
lost_mines-hint-lm_tool = Use { $card }: then you can get past.
lost_mines-hint-lm_storm = Send the storm there: that card helps others more than you.
lost_mines-hint-lm_troll = Put the troll there: it stands in the way of others.
lost_mines-hint-lm_trap = Set the trap there: it lies in the way of others.
lost_mines-hint-lm_look_mine = Look into this mine, before you walk all the way.
lost_mines-hint-lm_look_treasure = Look at this treasure, to know what it is worth.
lost_mines-hint-lm_look_dwarf = Look at { $seat }’s dwarf card, to see whom { $seat } works for.
lost_mines-hint-lm_walk = Walk on: it takes you closer to a mine.
lost_mines-hint-lm_stay = Stay where you are: walking would gain you nothing.
lost_mines-hint-lm_stay_mine = Stay in the mine: there may be more to take.
lost_mines-hint-lm_open = Walk into the mine: the dragon is probably somewhere else.
lost_mines-hint-lm_open_known = Walk into the mine: you have seen that it holds { lost_mines-holds }.
lost_mines-hint-lm_take_known = Take this treasure: you know what it is worth.
lost_mines-hint-lm_take_blind = Take this treasure: it could be worth the most.
lost_mines-hint-lm_align = Turn the mine so that its ways out help your side.
lost_mines-hint-lm_discard = Discard { $card }: you have no better use for it.
lost_mines-hint-lm_discard_two = Discard two cards, and you get two new ones.

## Rules in place: what things are, in a title and a sentence each

lost_mines-help-card-path = Path card
    .sentence = Lay it so that it goes on from a path on the board and fits every card it touches.
lost_mines-help-card-trunk = Tree trunk
    .sentence = No dwarf gets past before somebody plays an axe on it; after that there is room for one dwarf at a time.
lost_mines-help-card-lake = Lake
    .sentence = No dwarf gets past before somebody plays a boat on it; after that there is room for one dwarf at a time.
lost_mines-help-card-ditch = Ditch
    .sentence = No dwarf gets past before somebody plays a rope on it; after that there is room for one dwarf at a time.
lost_mines-help-card-rock = Narrow rocks
    .sentence = There is room for one dwarf only, and while it stands here nobody else gets past.
lost_mines-help-card-fire = Campfire
    .sentence = A dwarf that stands here when its turn begins can walk 5 cards instead of 3.
lost_mines-help-card-start = Camp
    .sentence = The dwarves of a clan begin here; the sun is the yellow clan’s sign, the moon the blue clan’s.
lost_mines-help-card-mine-gold = Mine: gold
    .sentence = End your walk here and you take one treasure of gold, as long as there is one left.
lost_mines-help-card-mine-silver = Mine: silver
    .sentence = End your walk here and you take one treasure of silver, as long as there is one left.
lost_mines-help-card-mine-gems = Mine: gems
    .sentence = End your walk here and you take one treasure of gems, as long as there is one left.
lost_mines-help-card-mine-dragon = Mine: the dragon
    .sentence = The first dwarf to come here has to take the dragon token, which costs 2 points; after that the mine is harmless.
lost_mines-help-card-axe = Axe
    .sentence = Play it on a tree trunk anywhere on the board, and from then on every dwarf can get past, one at a time.
lost_mines-help-card-boat = Boat
    .sentence = Play it on a lake anywhere on the board, and from then on every dwarf can get past, one at a time.
lost_mines-help-card-rope = Rope
    .sentence = Play it on a ditch anywhere on the board, and from then on every dwarf can get past, one at a time.
lost_mines-help-card-trap = Trap
    .sentence = Put it where two cards meet or on an open path: every dwarf that walks over it loses a card, each time.
lost_mines-help-card-troll = Troll
    .sentence = Put it where two cards meet or on an open path: nobody gets past, not even you, until your next turn.
lost_mines-help-card-info = Information
    .sentence = Look in secret at one of the two things on the card: a mine, a treasure, or another player’s dwarf card.
lost_mines-help-card-storm = Thunderstorm
    .sentence = Sweep one path card off the board, if no dwarf stands on it; camps and mines stay.

lost_mines-help-token-goal = A mine, face down
    .sentence = Three of the four mines hold gold, silver or gems and one the dragon; the first dwarf to enter finds out which.
lost_mines-help-token-trap = Trap
    .sentence = Every dwarf that walks over it loses a card from its hand, and the trap stays where it is.
lost_mines-help-token-troll = Troll
    .sentence = No dwarf gets past until the player who called it begins the next turn.
lost_mines-help-token-axe = An axe has been used
    .sentence = The tree trunk is no longer in the way: any dwarf can get past, but only one at a time.
lost_mines-help-token-boat = A boat has been used
    .sentence = The lake is no longer in the way: any dwarf can get past, but only one at a time.
lost_mines-help-token-rope = A rope has been used
    .sentence = The ditch is no longer in the way: any dwarf can get past, but only one at a time.
lost_mines-help-token-dwarf = A dwarf
    .sentence = Each player has one dwarf, which can walk up to 3 cards after you play or discard, or 5 from a campfire.

lost_mines-help-badge-yellow = The sun clan (yellow)
    .sentence = Everybody sees the clan you belong to, but not whether you are loyal to it.
lost_mines-help-badge-blue = The moon clan (blue)
    .sentence = Everybody sees the clan you belong to, but not whether you are loyal to it.
lost_mines-help-badge-gold = A treasure of gold
    .sentence = Everybody sees that it is gold, but only its owner knows how much it is worth until the round is over.
lost_mines-help-badge-silver = A treasure of silver
    .sentence = Everybody sees that it is silver, but only its owner knows how much it is worth until the round is over.
lost_mines-help-badge-gems = A treasure of gems
    .sentence = Everybody sees that it is gems, but only its owner knows how much it is worth until the round is over.
lost_mines-help-badge-dragon = Dragon token
    .sentence = It costs this player 2 points at the end of the round, but never more than the round brought in.
lost_mines-help-badge-points = Points
    .sentence = Points from the rounds that are over; they stay with you, and the most points win the game.
lost_mines-help-badge-hand = Cards in hand
    .sentence = Everybody sees how many cards somebody holds, but never which; without cards you are out for the rest of the round.

lost_mines-help-role-loyal = Loyal
    .sentence = You share all treasures of your own clan’s side, so help its dwarves to the mines.
lost_mines-help-role-selfish = Selfish
    .sentence = You keep the treasures you take yourself and share with nobody.
lost_mines-help-role-saboteur = Saboteur
    .sentence = You look like your clan but share with the other one: what you take goes there, and so does your luck.

lost_mines-help-pile-pile = Draw pile
    .sentence = You draw as many cards as you played or discarded; once the pile is empty nothing more is drawn this round.
lost_mines-help-pile-discards = Discard pile
    .sentence = Everything that is played or discarded ends up here face down, and none of it comes back this round.

lost_mines-help-score-rounds = How the game is won
    .sentence = Everyone gets a new dwarf each round; after two rounds the player with the most points wins, and ties share.
lost_mines-help-score-end = When a round ends
    .sentence = A round ends the moment the last treasure is taken, or when the pile and all hands are empty.
lost_mines-help-score-share = How treasures become points
    .sentence = A side adds up the treasures of all who belong to it and shares them out evenly; what is left over goes to whoever took the best single one.
lost_mines-help-score-selfish = Selfish dwarves
    .sentence = They score exactly what they took themselves, and their clan gets none of it.
lost_mines-help-score-dragon = The dragon
    .sentence = Whoever holds the dragon token pays 2 points at the end of the round, but never more than the round brought in.
lost_mines-help-score-stay = Staying on a mine
    .sentence = Every turn that your dwarf ends on a mine of gold, silver or gems brings one treasure, even if it just stays there.
lost_mines-help-score-troll = How long a troll stays
    .sentence = It leaves when the player who called it begins the next turn; a trap stays to the end of the round.
lost_mines-help-score-empty = An empty hand
    .sentence = If you have no cards when your turn begins, you can neither play nor walk for the rest of the round.

lost_mines-help-option-first_player = Who begins
    .sentence = Chance decides who takes the first turn, or the host names a seat.
lost_mines-help-option-stack_tokens = Several tokens in one place
    .sentence = When on, several traps and trolls can lie on the same edge, and each trap there costs a card.
lost_mines-help-option-treasure_pick = Which treasure you take
    .sentence = If several treasures match your mine, you choose one, or chance does.
lost_mines-help-option-own_treasure_hidden = Your own treasures stay secret
    .sentence = When on, not even you see what your treasures are worth until the round is over.
lost_mines-help-option-strict_immediate_end = The end comes at once
    .sentence = When on, the round stops the moment the very last card leaves the very last hand, and that player no longer walks.
lost_mines-help-option-vote_end = Ending a round early
    .sentence = When on, anyone can propose to end the round, and it ends if everybody says yes.
lost_mines-help-option-balanced_clans = Clans of equal size
    .sentence = When on, dwarves are dealt again until both clans are equally large, or one apart.
lost_mines-help-option-next_start = Who begins the next round
    .sentence = It is the player after the one who played the last card, or after the one who had the last turn.
lost_mines-help-option-rounds = Rounds
    .sentence = This is how many rounds are played before the points decide; the book says two.
