### Classic: Saboteur as it began. How to translate: docs/translating.md.

classic-title = Classic
classic-sentence = Miners dig for the treasure, saboteurs among them dig for failure, and nobody knows who is who.

## Words

# $tool: lamp, cart or pick.
classic-tool = { $tool ->
    [lamp] lamp
    [cart] cart
   *[pick] pick
}
# $goal: what a goal turns out to be.
classic-goal = { $goal ->
    [treasure] the treasure
    [stone] only stone
   *[other] { $goal }
}
# How a round ended.
classic-how = { $how ->
    [exhausted] the cards ran out
    [dead] nobody could play any more
    [vote] all voted to end it
   *[treasure] the path to the treasure is complete
}
# Whom a timeline tells apart: "how likely it was that each player was …", and "thick lines: …".
classic-suspects = a saboteur
    .many = saboteurs

## Cards. `.the` is the object of "lay", "use" or "discard".

classic-card-broken-lamp = broken lamp
    .the = the broken lamp
classic-card-broken-cart = broken cart
    .the = the broken cart
classic-card-broken-pick = broken pick
    .the = the broken pick
classic-card-repair-lamp = repair: lamp
    .the = the card that mends lamps
classic-card-repair-cart = repair: cart
    .the = the card that mends carts
classic-card-repair-pick = repair: pick
    .the = the card that mends picks
classic-card-repair-lamp-cart = repair: lamp or cart
    .the = the card that mends a lamp or a cart
classic-card-repair-lamp-pick = repair: lamp or pick
    .the = the card that mends a lamp or a pick
classic-card-repair-cart-pick = repair: cart or pick
    .the = the card that mends a cart or a pick
classic-card-rockfall = rockfall
    .the = the rockfall
classic-card-map = map
    .the = the map
# A path card with something on it; `.laid` is the object of "lays" or "discards".
classic-feature-dead = dead end
    .laid = a path card with a dead end

## What cards do

classic-about-broken = Give it to another player: nobody with a broken tool can lay path cards.
classic-about-repair = Mends a matching broken tool, your own or somebody else’s.
classic-about-rockfall = Takes one path card off the board.
classic-about-map = Look at one goal in secret.
classic-about-dead = The path ends here, from every side.

## Options and editions

classic-option-loose_connection = Path cards don’t have to be connected to the start
classic-option-self_break = You can break your own tools
classic-option-auto_end_when_dead = A round ends as soon as nobody can do anything useful
classic-option-gold_draw = Gold cards when the miners win
    .miners = one for each miner
    .players = one for each player
classic-option-competitive = Miners with a broken tool get no gold
classic-edition-dutch = If a saboteur completes the path, gold is shared out as in the English book: by the Dutch sentence, one miner would get none.

## Talk

classic-saw-stone = The { chat-which } goal is only stone.
classic-saw-treasure = The treasure is behind the { chat-which } goal!

## What a newcomer wants to know

classic-outlook-end = When does a round end?
    .text = As soon as a path from the start reaches the treasure, or when the draw pile is empty and nobody has a card left.
classic-outlook-gold = Who gets gold?
    .text = { $competitive ->
        [yes] If the miners win, gold cards go round and every miner whose tools are whole picks one; the miner who finished the path picks first. If the saboteurs win, one saboteur alone gets 4 gold, two or three get 3 each, and four get 2 each.
       *[no] If the miners win, gold cards go round and every miner picks one; the miner who finished the path picks first. If the saboteurs win, one saboteur alone gets 4 gold, two or three get 3 each, and four get 2 each.
    }
classic-outlook-empty = What if I run out of cards?
    .text = You miss your turns until the round is over. You can still win it.
classic-outlook-win = Who wins the game?
    .text = { $rounds ->
        [one] Whoever has the most gold after { $rounds } round.
       *[other] Whoever has the most gold after { $rounds } rounds.
    }

classic-wish-miner = Dig a path to the treasure: if it gets there, the miners win.
classic-wish-saboteur = Secretly stop the digging: you win if no path reaches the treasure.

## Choices, and what lies before a player

# $tools: one or more tools, as words.
classic-broken = With a broken { $tools } you can’t dig
classic-waiting-gold = { $name } is picking gold
classic-break = Break the { classic-tool }
classic-repair = Mend the { classic-tool }
classic-pick = Choose one gold card; the others go on to the next miner.
classic-nuggets = { $number ->
    [one] { $number } nugget
   *[other] { $number } nuggets
}
classic-gold-pile = Gold cards
classic-gold = gold
classic-tool-state = { $broken ->
    [yes] { classic-tool } broken
   *[no] { classic-tool } whole
}
classic-is-broken = can’t dig
# $worth: the nuggets on them, for those who may know; otherwise none.
classic-gold-cards = { $number ->
    [one] { $number } gold card
   *[other] { $number } gold cards
}{ $worth ->
    [none] { "" }
   *[other] , worth { $worth }
}

## The log

classic-looks = { $goal ->
    [none] { $who } looks at a goal.
   *[other] { $who } looks at a goal and sees: { classic-goal }.
}
classic-goal-up = A goal is turned over: { classic-goal }!
classic-breaks = { $who } breaks { $whose }’s { classic-tool }.
classic-breaks-own = { $who } breaks their own { classic-tool }.
classic-mends = { $who } mends { $whose }’s { classic-tool }.
classic-mends-own = { $who } mends their own { classic-tool }.
# $more: which card, for those who may know; otherwise none.
classic-discards = { $who } discards a card face down{ in-brackets }.
classic-your-role = Your role: { role-name }.
# $winner: miners, saboteurs or none; $saboteurs: their names; $aside: the role card that nobody had.
classic-round-ended = { $winner ->
    [miners] Round { $round } goes to the miners: { classic-how }.
    [saboteurs] Round { $round } goes to the saboteurs: { classic-how }.
   *[none] Nobody wins round { $round }: { classic-how }.
} { $saboteurs-count ->
    [0] There was no saboteur
   *[other] Saboteurs: { $saboteurs }
} { $aside ->
    [saboteur] (set aside: a saboteur).
   *[miner] (set aside: a miner).
}
classic-packet = { $number ->
    [one] { $who } gets the packet of { $number } gold card.
   *[other] { $who } gets the packet of { $number } gold cards.
}
classic-takes-gold = { $worth ->
    [none] { $who } takes a gold card.
   *[other] { $who } takes a gold card worth { $worth }.
}
classic-paid = { $number ->
    [one] { $who } is paid { $number } gold card
   *[other] { $who } is paid { $number } gold cards
}{ $worth ->
    [none] .
   *[other] { " " }worth { $worth }.
}

## The end of a round

classic-roles-up = The role cards are turned over.
classic-set-aside = { $role ->
    [saboteur] The role card set aside was a saboteur.
   *[miner] The role card set aside was a miner.
}
classic-aside = set aside
classic-round-over = { $winner ->
    [miners] The miners win: { classic-how }.
    [saboteurs] The saboteurs win: { classic-how }.
   *[none] Nobody wins: { classic-how }, and there was no saboteur.
}
classic-counts = { $who } has { $nuggets } gold in all.
classic-pick-gold = Go on, and pick your gold!
classic-gold-shared = The gold is shared out.

## Tips. $card: a card as the object of the sentence; $seat: somebody's name.

classic-hint-take_most = Take the gold card worth { $nuggets }: it is the best one there.
classic-hint-lay_reach = Lay { $card }: it reaches a goal!
classic-hint-lay_closer = Lay { $card }: it brings you closer to a goal.
classic-hint-lay_open = Lay { $card }: it keeps the way open, and you have nothing better.
classic-hint-lay_cover = Lay { $card }: it helps the miners a little, so nobody will suspect you.
classic-hint-lay_dead = Lay { $card }: a dead end costs the miners time.
classic-hint-lay_astray = Lay { $card }: it leads the miners the wrong way.
classic-hint-rockfall_clear = Use your rockfall: it clears the way for you.
classic-hint-rockfall_spoil = Use your rockfall: it tears a hole in the miners’ tunnel.
classic-hint-break_suspect = Break one of { $seat }’s tools: { $seat } may be a saboteur.
classic-hint-break_miner = Break one of { $seat }’s tools: { $seat } is probably a miner.
classic-hint-repair_self = Mend your { classic-tool }, so that you can dig again.
classic-hint-repair_friend = Mend { $seat }’s tool: { $seat } seems to be on your side.
classic-hint-repair_cover = Mend { $seat }’s tool: it makes you look honest.
classic-hint-map_look = Play your map: the treasure could well be there.
classic-hint-pass_blocked = Discard { $card }: with a broken tool you can’t dig, and the next card may help.
classic-hint-pass_useless = Discard { $card }: it is no use to you, and you get a new card.
classic-hint-pass_hold = Discard { $card }: every turn in which nobody digs is good for you.

## Rules in place: what things are, in a title and a sentence each

classic-help-card-path = Path card
    .sentence = Lay it so that it fits every card it touches and you could walk from it back to the start.
classic-help-card-dead = Dead end
    .sentence = It is laid like any path card, but nobody gets through: every path stops in its middle.
classic-help-card-start = Start
    .sentence = All tunnels begin here, and it stays for the whole round.
classic-help-card-treasure = The treasure
    .sentence = The goal everybody is after: when a path from the start reaches it, the miners win the round at once.
classic-help-card-stone = Only stone
    .sentence = This goal was not the one: it becomes part of the tunnel, and the digging goes on.
classic-help-card-broken = Broken tool
    .sentence = Break another player’s tool: nobody with a broken tool can lay path cards.
classic-help-card-repair = Repair
    .sentence = Mend a broken tool of the same kind, your own or somebody else’s.
classic-help-card-repair-two = Repair
    .sentence = Mend one of the two tools on the card, your own or somebody else’s, but never both.
classic-help-card-rockfall = Rockfall
    .sentence = Take any one path card off the table, but not the start and not a goal.
classic-help-card-map = Map
    .sentence = Look under one goal in secret; what you say about it is up to you.

classic-help-token-goal = A goal, face down
    .sentence = Under one of the three goals lies the treasure, under the other two only stone.

classic-help-badge-lamp = The lamp
    .sentence = This player’s lamp is fine; with all three tools whole you can lay path cards.
classic-help-badge-cart = The cart
    .sentence = This player’s cart is fine; with all three tools whole you can lay path cards.
classic-help-badge-pick = The pick
    .sentence = This player’s pick is fine; with all three tools whole you can lay path cards.
classic-help-badge-lamp-broken = Broken lamp
    .sentence = This player’s lamp is broken: no path cards until somebody mends it or the round ends.
classic-help-badge-cart-broken = Broken cart
    .sentence = This player’s cart is broken: no path cards until somebody mends it or the round ends.
classic-help-badge-pick-broken = Broken pick
    .sentence = This player’s pick is broken: no path cards until somebody mends it or the round ends.
classic-help-badge-gold = Gold won
    .sentence = Everybody sees how many gold cards you have, but only you know what they are worth until the game is over.
classic-help-badge-hand = Cards in hand
    .sentence = Everybody sees how many cards somebody holds, but never which.

classic-help-role-miner = Miner
    .sentence = You want a path from the start to the treasure; then every miner picks a gold card.
classic-help-role-saboteur = Saboteur
    .sentence = You want the cards to run out before the treasure is found; then the saboteurs share the gold.

classic-help-pile-pile = Draw pile
    .sentence = You draw one card after each turn; when the pile is empty you play on with what you hold.
classic-help-pile-discards = Discard pile
    .sentence = Played cards lie here face up, discarded ones face down, and none comes back this round.
classic-help-pile-gold = Gold cards
    .sentence = The winners of a round are paid from this pile, with cards worth 1, 2 or 3 nuggets.

classic-help-score-rounds = How the game is won
    .sentence = Everyone gets a new role each round; after three rounds the player with the most nuggets wins, and ties share.
classic-help-score-end = When a round ends
    .sentence = A round ends the moment the treasure is turned over, or when the pile and all hands are empty.
classic-help-score-miners = What miners are paid
    .sentence = If the miners win, as many gold cards are laid out as there are miners; whoever reached the treasure picks first, and the rest go round to the right.
classic-help-score-saboteurs = What saboteurs are paid
    .sentence = If the treasure is not found, a single saboteur gets 4 nuggets, two or three get 3 each, and four get 2 each.
classic-help-score-empty = An empty hand
    .sentence = If you have no cards left you miss your turns until the round is over, but you still win with your side.
classic-help-score-discard = Discarding instead of playing
    .sentence = You can always discard one card face down instead of playing one, even if you could play.
classic-help-score-roles = How many saboteurs there are
    .sentence = One role card more than there are players is shuffled, so one role always stays hidden until the round is over.

classic-help-option-first_player = Who begins
    .sentence = Chance decides who takes the first turn, or the host names a seat.
classic-help-option-loose_connection = Loose path cards
    .sentence = When on, a card only has to fit its neighbours; it doesn’t have to lead back to the start.
classic-help-option-self_break = Breaking your own tools
    .sentence = When on, you can break your own tools, to get rid of such a card face up.
classic-help-option-auto_end_when_dead = No waiting for the last cards
    .sentence = When on, a round ends as soon as the pile is empty and nobody holds a card they could play.
classic-help-option-next_start = Who begins the next round
    .sentence = It is the player after the one who laid the last path card, after the one who played the last card, or simply the next in turn.
classic-help-option-gold_draw = How much gold is laid out
    .sentence = When the miners win there is one gold card for each miner, or one for each player, and then it goes round until all is taken.
classic-help-option-competitive = No gold with a broken tool
    .sentence = When on, a miner whose tool is still broken at the end of the round gets no gold.
classic-help-option-vote_end = Ending a round early
    .sentence = When on, anyone can propose to end the round, and it ends if everybody says yes.
classic-help-option-rounds = Rounds
    .sentence = This is how many rounds are played before the gold is counted; the books say three.
