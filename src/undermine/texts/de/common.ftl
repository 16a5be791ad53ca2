### Wörter, die mehrere Seiten und alle Spiele brauchen. Wie man übersetzt: docs/translating.md.

name = Undermine
on = an
off = aus
yes = ja
no = nein

## Zahlen bis zehn werden ausgeschrieben.

number = { $count ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $count }
}

## Clans und Rollen

clan = { $clan ->
    [yellow] Sonnenclan (gelb)
    [blue] Mondclan (blau)
   *[other] { $clan }
}
clan-short = { $clan ->
    [yellow] Sonnenclan
    [blue] Mondclan
   *[other] { $clan }
}
role-name = { $role ->
    [saboteur] Saboteur
    [loyal] loyal
    [selfish] eigennützig
    [miner] Goldsucher
   *[other] { $role }
}
role-title = { $role ->
    [saboteur] Saboteur
    [loyal] Loyal
    [selfish] Eigennützig
    [miner] Goldsucher
   *[other] { $role }
}

## Wegekarten: was darauf ist und wohin sie führen

way-N = oben
way-E = rechts
way-S = unten
way-W = links
side-N = oben
side-E = rechts
side-S = unten
side-W = links
path-plain = Weg
path-card = { $what } ({ $ways })
path-laid = eine Wegekarte
card-the = die Karte „{ $what }“

## Wo etwas liegt: hinter „links“, „rechts“, „oberhalb“ und „unterhalb“; `.at` steht allein.

place-landmark = { $landmark ->
    [start] vom Start
    [start-yellow] vom gelben Lager
    [start-blue] vom blauen Lager
    [goal-1-1] vom Ziel
    [goal-1-2] vom oberen Ziel
    [goal-2-2] vom unteren Ziel
    [goal-1-3] vom oberen Ziel
    [goal-2-3] vom mittleren Ziel
    [goal-3-3] vom unteren Ziel
    [goal-1-4] von der obersten Mine
    [goal-2-4] von der zweiten Mine
    [goal-3-4] von der dritten Mine
    [goal-4-4] von der untersten Mine
    [top-left] von der Ecke oben links
    [top-right] von der Ecke oben rechts
    [bottom-left] von der Ecke unten links
    [bottom-right] von der Ecke unten rechts
   *[goal] von einem Ziel
}
    .at = { $landmark ->
        [start] am Start
        [start-yellow] am gelben Lager
        [start-blue] am blauen Lager
        [goal-1-1] am Ziel
        [goal-1-2] am oberen Ziel
        [goal-2-2] am unteren Ziel
        [goal-1-3] am oberen Ziel
        [goal-2-3] am mittleren Ziel
        [goal-3-3] am unteren Ziel
        [goal-1-4] an der obersten Mine
        [goal-2-4] an der zweiten Mine
        [goal-3-4] an der dritten Mine
        [goal-4-4] an der untersten Mine
        [top-left] in der Ecke oben links
        [top-right] in der Ecke oben rechts
        [bottom-left] in der Ecke unten links
        [bottom-right] in der Ecke unten rechts
       *[goal] an einem Ziel
    }
place-on = { place-landmark.at }
place-left = { $count ->
    [1] direkt links { place-landmark }
   *[other] { number } links { place-landmark }
}
place-right = { $count ->
    [1] direkt rechts { place-landmark }
   *[other] { number } rechts { place-landmark }
}
place-above = { $count ->
    [1] direkt oberhalb { place-landmark }
   *[other] { number } oberhalb { place-landmark }
}
place-below = { $count ->
    [1] direkt unterhalb { place-landmark }
   *[other] { number } unterhalb { place-landmark }
}
place-aslant = { $across } nach { $side ->
    [left] links
   *[right] rechts
} und { $along } nach { $height ->
    [up] oben
   *[down] unten
} { place-landmark } aus

## Optionen, die mehrere Spiele haben, und ihre Werte

option-first_player = Wer beginnt
    .random = der Zufall entscheidet
    .youngest = die jüngste Person
    .shortest = die kleinste Person
    .trustworthy = die vertrauenswürdigste Person
option-next_start = Wer die nächste Runde beginnt
    .rotate = der nächste Platz
    .last_path = links von der Person, die die letzte Wegekarte gelegt hat
    .last_card = links von der Person, die die letzte Karte gespielt hat
    .last_played = links von der Person, die die letzte Karte gespielt hat
    .last_turn = links von der Person, die zuletzt am Zug war
option-strict_immediate_end = Das Ende kommt sofort, auch mitten im Zug
option-vote_end = Alle zusammen können für ein frühes Ende stimmen
option-rounds = Runden

## Die Spielregeln der Schachteln, und unsere daneben

editions-title = Regeln
editions-ours = Regeln von Undermine
editions-ours-about = Wo die Anleitungen verschieden oder unklar sind, haben wir gewählt, was am besten spielt. Empfohlen.
editions-about = Wort für Wort nach dieser Anleitung.
editions-name = { $edition ->
    [english] Englische Ausgabe
    [dutch] Niederländische Ausgabe
    [german] Deutsche Ausgabe
   *[other] Ausgabe: { $edition }
}
editions-with-house-rules = { $name }, mit Hausregeln
editions-says = { $edition ->
    [english] Englische Anleitung: { $what }
    [dutch] Niederländische Anleitung: { $what }
    [german] Deutsche Anleitung: { $what }
   *[other] Anleitung ({ $edition }): { $what }
}
editions-both = Beide Anleitungen: { $what }
editions-nothing = sagt nichts
editions-nothing-so = sagt nichts, also: { $value }

## Bots

bots-level = Bots
bots-which = Wie gut spielen die Bots?
bots-temper = { $temper ->
    [cautious] vorsichtig
    [loud] laut
    [sly] listig
   *[grumpy] mürrisch
}
bots-level-of = Wie gut { $name } spielt
bots-level-random = Zufall
    .about = Spielt irgendeine Karte, die passt. Gut für einen ersten Blick.
bots-level-rookie = Neuling
    .about = Spielt die eigenen Karten gut und verdächtigt niemanden.
bots-level-veteran = Veteran
    .about = Merkt sich, was alle getan haben, und zieht Schlüsse daraus.
bots-level-master = Meister
    .about = Denkt für den ganzen Tisch voraus und blufft vielleicht.
