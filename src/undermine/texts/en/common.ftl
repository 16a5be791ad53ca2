### Words that several pages and all games need. How to translate: docs/translating.md.

name = Undermine
on = on
off = off
yes = yes
no = no

## Numbers up to ten are written out.

# $count: how many.
number = { $count ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $count }
}

## Clans and roles

# $clan: yellow or blue. Its sign (sun or moon) and its colour.
clan = { $clan ->
    [yellow] sun clan (yellow)
    [blue] moon clan (blue)
   *[other] { $clan }
}
# Where the sign stands beside it.
clan-short = { $clan ->
    [yellow] sun clan
    [blue] moon clan
   *[other] { $clan }
}
# $role: what somebody is, as a word.
role-name = { $role ->
    [saboteur] saboteur
    [loyal] loyal
    [selfish] selfish
    [miner] miner
   *[other] { $role }
}
# The same as the title of a role card.
role-title = { $role ->
    [saboteur] Saboteur
    [loyal] Loyal
    [selfish] Selfish
    [miner] Miner
   *[other] { $role }
}

## Path cards: what is on them and where they lead

way-N = up
way-E = right
way-S = down
way-W = left
# A side of a card.
side-N = top
side-E = right
side-S = bottom
side-W = left
path-plain = path
# $what: what is on the card; $ways: where its doors lead, such as "up, left".
path-card = { $what } ({ $ways })
# The object of "lays" or "discards".
path-laid = a path card
# $what: the name of any other card. The object of "lay", "use" or "discard".
card-the = the { $what }

## Where things are

# $landmark: something that everybody knows. Goals are named by their number from the top and by how many there are.
place-landmark = { $landmark ->
    [start] the start
    [start-yellow] the yellow camp
    [start-blue] the blue camp
    [goal-1-1] the goal
    [goal-1-2] the upper goal
    [goal-2-2] the lower goal
    [goal-1-3] the top goal
    [goal-2-3] the middle goal
    [goal-3-3] the bottom goal
    [goal-1-4] the top mine
    [goal-2-4] the second mine
    [goal-3-4] the third mine
    [goal-4-4] the bottom mine
    [top-left] the top left corner
    [top-right] the top right corner
    [bottom-left] the bottom left corner
    [bottom-right] the bottom right corner
   *[goal] a goal
}
place-on = at { place-landmark }
# $count: how many cells away.
place-left = { $count ->
    [1] just left of { place-landmark }
   *[other] { number } left of { place-landmark }
}
place-right = { $count ->
    [1] just right of { place-landmark }
   *[other] { number } right of { place-landmark }
}
place-above = { $count ->
    [1] just above { place-landmark }
   *[other] { number } above { place-landmark }
}
place-below = { $count ->
    [1] just below { place-landmark }
   *[other] { number } below { place-landmark }
}
# $across and $along: numbers in words; $side: left or right; $height: up or down.
place-aslant = { $across } { $side ->
    [left] left
   *[right] right
} and { $along } { $height ->
    [up] up
   *[down] down
} from { place-landmark }

## Options that several games have, and their values

option-first_player = Who begins
    .random = chance decides
    .youngest = the youngest
    .shortest = the shortest
    .trustworthy = the most trustworthy
option-next_start = Who begins the next round
    .rotate = the next seat
    .last_path = left of the player who laid the last path card
    .last_card = left of the player who played the last card
    .last_played = left of the player who played the last card
    .last_turn = left of the player who had the last turn
option-strict_immediate_end = The end comes at once, even in the middle of a turn
option-vote_end = Everybody together can vote to end it early
option-rounds = Rounds

## The rulebooks, and our own rules beside them

editions-title = Rules
editions-ours = Undermine’s rules
editions-ours-about = Where the books differ or are unclear, we chose what plays best. Recommended.
editions-about = To the letter of that rulebook.
# $edition: the language of the book.
editions-name = { $edition ->
    [english] English edition
    [dutch] Dutch edition
    [german] German edition
   *[other] Edition: { $edition }
}
editions-with-house-rules = { $name }, with house rules
# $what: what that book says about an option.
editions-says = { $edition ->
    [english] English book: { $what }
    [dutch] Dutch book: { $what }
    [german] German book: { $what }
   *[other] { $edition } book: { $what }
}
editions-both = Both books: { $what }
editions-nothing = says nothing
editions-nothing-so = says nothing, so { $value }

## Bots

bots-level = Bots
bots-which = How well do the bots play?
bots-temper = { $temper ->
    [cautious] the cautious
    [loud] the loud
    [sly] the sly
   *[grumpy] the grumpy
}
bots-level-of = How well { $name } plays
bots-level-random = random
    .about = Plays any card that fits. Good for a first look.
bots-level-rookie = rookie
    .about = Plays its own cards well, and suspects nobody.
bots-level-veteran = veteran
    .about = Remembers what everyone did, and draws conclusions.
bots-level-master = master
    .about = Thinks ahead for the whole table, and may bluff.
