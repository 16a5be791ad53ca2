### Woorden die meerdere pagina's en alle spellen nodig hebben. Hoe je vertaalt: docs/translating.md.

name = Undermine
on = aan
off = uit
yes = ja
no = nee

## Getallen tot tien worden uitgeschreven.

number = { $count ->
    [0] nul
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
   *[other] { $count }
}

## Clans en rollen

clan = { $clan ->
    [yellow] zonneclan (geel)
    [blue] maanclan (blauw)
   *[other] { $clan }
}
clan-short = { $clan ->
    [yellow] zonneclan
    [blue] maanclan
   *[other] { $clan }
}
role-name = { $role ->
    [saboteur] saboteur
    [loyal] loyaal
    [selfish] zelfzuchtig
    [miner] goudzoeker
   *[other] { $role }
}
role-title = { $role ->
    [saboteur] Saboteur
    [loyal] Loyaal
    [selfish] Zelfzuchtig
    [miner] Goudzoeker
   *[other] { $role }
}

## Gangenkaarten: wat erop staat en waar ze heen gaan

way-N = omhoog
way-E = rechts
way-S = omlaag
way-W = links
side-N = boven
side-E = rechts
side-S = onder
side-W = links
path-plain = gang
path-card = { $what } ({ $ways })
path-laid = een gangenkaart
card-the = de kaart ‘{ $what }’

## Waar iets ligt: achter ‘links van’, ‘boven’ enzovoort

place-landmark = { $landmark ->
    [start] de start
    [start-yellow] het gele kamp
    [start-blue] het blauwe kamp
    [goal-1-1] het doel
    [goal-1-2] het bovenste doel
    [goal-2-2] het onderste doel
    [goal-1-3] het bovenste doel
    [goal-2-3] het middelste doel
    [goal-3-3] het onderste doel
    [goal-1-4] de bovenste mijn
    [goal-2-4] de tweede mijn
    [goal-3-4] de derde mijn
    [goal-4-4] de onderste mijn
    [top-left] de hoek linksboven
    [top-right] de hoek rechtsboven
    [bottom-left] de hoek linksonder
    [bottom-right] de hoek rechtsonder
   *[goal] een doel
}
place-on = bij { place-landmark }
place-left = { $count ->
    [1] direct links van { place-landmark }
   *[other] { number } links van { place-landmark }
}
place-right = { $count ->
    [1] direct rechts van { place-landmark }
   *[other] { number } rechts van { place-landmark }
}
place-above = { $count ->
    [1] direct boven { place-landmark }
   *[other] { number } boven { place-landmark }
}
place-below = { $count ->
    [1] direct onder { place-landmark }
   *[other] { number } onder { place-landmark }
}
place-aslant = { $across } naar { $side ->
    [left] links
   *[right] rechts
} en { $along } naar { $height ->
    [up] boven
   *[down] beneden
} vanaf { place-landmark }

## Opties die meerdere spellen hebben, en hun waarden

option-first_player = Wie begint
    .random = het toeval beslist
    .youngest = de jongste
    .shortest = de kleinste
    .trustworthy = de betrouwbaarste
option-next_start = Wie de volgende ronde begint
    .rotate = de volgende plaats
    .last_path = links van wie de laatste gangenkaart heeft gelegd
    .last_card = links van wie de laatste kaart heeft gespeeld
    .last_played = links van wie de laatste kaart heeft gespeeld
    .last_turn = links van wie het laatst aan de beurt was
option-strict_immediate_end = Het einde komt meteen, ook midden in een beurt
option-vote_end = Iedereen samen kan stemmen om eerder te stoppen
option-rounds = Rondes

## De spelregelboekjes, en onze eigen regels ernaast

editions-title = Regels
editions-ours = Regels van Undermine
editions-ours-about = Waar de boekjes verschillen of onduidelijk zijn, kozen wij wat het lekkerst speelt. Aanbevolen.
editions-about = Letterlijk volgens dat boekje.
editions-name = { $edition ->
    [english] Engelse uitgave
    [dutch] Nederlandse uitgave
    [german] Duitse uitgave
   *[other] Uitgave: { $edition }
}
editions-with-house-rules = { $name }, met huisregels
editions-says = { $edition ->
    [english] Engels boekje: { $what }
    [dutch] Nederlands boekje: { $what }
    [german] Duits boekje: { $what }
   *[other] Boekje ({ $edition }): { $what }
}
editions-both = Beide boekjes: { $what }
editions-nothing = zegt niets
editions-nothing-so = zegt niets, dus { $value }

## Bots

bots-level = Bots
bots-which = Hoe goed spelen de bots?
bots-temper = { $temper ->
    [cautious] voorzichtig
    [loud] luid
    [sly] sluw
   *[grumpy] knorrig
}
bots-level-of = Hoe goed { $name } speelt
bots-level-random = willekeurig
    .about = Speelt zomaar een kaart die past. Goed voor een eerste indruk.
bots-level-rookie = beginner
    .about = Speelt de eigen kaarten goed en verdenkt niemand.
bots-level-veteran = veteraan
    .about = Onthoudt wat iedereen deed en trekt conclusies.
bots-level-master = meester
    .about = Denkt vooruit voor de hele tafel en bluft misschien.
