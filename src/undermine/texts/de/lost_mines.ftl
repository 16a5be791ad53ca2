### Die verlorenen Minen. Wie man übersetzt: docs/translating.md.

lost_mines-title = Die verlorenen Minen
lost_mines-sentence = Zwei Clans laufen durch die Wildnis um die Wette zu vier Minen, mit ein, zwei Verrätern in den eigenen Reihen.

## Wörter

lost_mines-holds = { $holds ->
    [gold] Gold
    [silver] Silber
    [gems] Edelsteine
    [dragon] der Drache
   *[other] { $holds }
}
    .of = { $holds ->
        [gold] Gold
        [silver] Silber
        [gems] Edelsteinen
        [dragon] den Drachen
       *[other] { $holds }
    }
lost_mines-emblem = { $holds ->
    [gold] Gold
    [silver] Silber
    [gems] Edelsteine
    [dragon] Drache
   *[other] { $holds }
}
lost_mines-how = { $how ->
    [treasures] Alle Schätze sind gefunden
    [vote] Alle haben für das Ende gestimmt
   *[exhausted] Niemand hat mehr eine Karte
}
lost_mines-suspects = nicht loyal
    .many = alle, die nicht loyal waren

## Karten

lost_mines-card-axe = Axt
    .the = die Axt
lost_mines-card-boat = Boot
    .the = das Boot
lost_mines-card-rope = Seil
    .the = das Seil
lost_mines-card-trap = Falle
    .the = die Falle
lost_mines-card-troll = Troll
    .the = den Troll
lost_mines-card-info-mine-treasure = Information: Mine oder Schatz
    .the = die Information über Mine oder Schatz
lost_mines-card-info-mine-dwarf = Information: Mine oder Zwerg
    .the = die Information über Mine oder Zwerg
lost_mines-card-info-treasure-dwarf = Information: Schatz oder Zwerg
    .the = die Information über Schatz oder Zwerg
lost_mines-card-storm = Gewitter
    .the = das Gewitter
lost_mines-feature-trunk = Baumstamm
    .laid = eine Wegekarte mit einem Baumstamm
lost_mines-feature-lake = See
    .laid = eine Wegekarte mit einem See
lost_mines-feature-ditch = Graben
    .laid = eine Wegekarte mit einem Graben
lost_mines-feature-rock = Felsenge
    .laid = eine Wegekarte mit einer Felsenge
lost_mines-feature-fire = Lagerfeuer
    .laid = eine Wegekarte mit einem Lagerfeuer

## Was Karten tun

lost_mines-about-axe = Räumt einen Baumstamm aus dem Weg, für alle.
lost_mines-about-boat = Bringt alle über einen See.
lost_mines-about-rope = Bringt alle über einen Graben.
lost_mines-about-trap = Liegt auf einer Kante: Jeder Zwerg, der darübergeht, verliert eine Karte.
lost_mines-about-troll = Versperrt eine Kante bis zu deinem nächsten Zug.
lost_mines-about-info = Sieh dir heimlich eines von zwei Dingen an.
lost_mines-about-storm = Fegt eine Wegekarte weg, auf der niemand steht.
lost_mines-about-trunk = Versperrt den Weg, bis jemand hier eine Axt einsetzt.
lost_mines-about-lake = Versperrt den Weg, bis jemand hier ein Boot einsetzt.
lost_mines-about-ditch = Versperrt den Weg, bis jemand hier ein Seil einsetzt.
lost_mines-about-rock = Hier ist nur Platz für einen Zwerg.
lost_mines-about-fire = Wer hier losgeht, darf 5 Schritte weit gehen.

## Optionen und Ausgaben

lost_mines-option-stack_tokens = Auf einer Kante können mehrere Fallen liegen
lost_mines-option-treasure_pick = Welchen Schatz du bekommst
    .choose = du wählst
    .random = der Zufall entscheidet
lost_mines-option-own_treasure_hidden = Du siehst deine eigenen Schätze nicht an
lost_mines-option-balanced_clans = Die Clans sind gleich groß
lost_mines-edition-english = Nach der Anleitung könnt ihr eine Runde erst früh beenden, wenn eine Mine nicht mehr zu erreichen ist. Das beurteilt ihr selbst, und alle müssen zustimmen.

## Gespräch

lost_mines-saw-dragon = In der { chat-which.dative } Mine ist der Drache!
lost_mines-saw-safe = Die { chat-which } Mine ist sicher.
lost_mines-saw-gold = In der { chat-which.dative } Mine ist Gold.
lost_mines-saw-silver = In der { chat-which.dative } Mine ist Silber.
lost_mines-saw-gems = In der { chat-which.dative } Mine sind Edelsteine.
lost_mines-saw-loyal = { $seat } ist loyal. Ich habe die Karte gesehen.
lost_mines-saw-selfish = { $seat } ist eigennützig. Ich habe die Karte gesehen.
lost_mines-saw-saboteur = { $seat } ist Saboteur! Ich habe die Karte gesehen.
lost_mines-saw-worth = Ich habe einen Schatz gesehen, der { $worth } wert ist.

## Was man wissen will, wenn man neu ist

lost_mines-outlook-end = Wann endet eine Runde?
    .text = Sobald alle Schätze genommen sind, oder wenn der Nachziehstapel leer ist und niemand mehr eine Karte hat.
lost_mines-outlook-points = Wer bekommt Punkte?
    .text = Loyale Zwerge teilen mit dem eigenen Clan, Saboteure mit dem anderen, alle zu gleichen Teilen. Was sich nicht teilen lässt, bekommt, wer den besten Schatz gefunden hat. Ein eigennütziger Zwerg behält, was er gefunden hat. Der Drache kostet 2 Punkte.
lost_mines-outlook-tokens = Wie lange bleiben Trolle und Fallen?
    .text = Ein Troll bleibt bis zum nächsten Zug der Person, die ihn gerufen hat. Eine Falle bleibt bis zum Ende der Runde, egal wie viele Zwerge hineinlaufen.
lost_mines-outlook-empty = Und wenn mir die Karten ausgehen?
    .text = Du setzt aus, bis die Runde zu Ende ist, und dein Zwerg bleibt, wo er ist.
lost_mines-outlook-win = Wer gewinnt das Spiel?
    .text = { $rounds ->
        [one] Wer nach { $rounds } Runde die meisten Punkte hat.
       *[other] Wer nach { $rounds } Runden die meisten Punkte hat.
    }

lost_mines-wish-loyal = Finde Schätze: Du teilst alles, was der { clan-short } findet.
lost_mines-wish-selfish = Finde selbst Schätze: Die behältst du, und sonst bekommst du nichts.
lost_mines-wish-saboteur = { $clan ->
    [yellow] Du siehst aus wie der Sonnenclan, aber du teilst mit dem Mondclan.
   *[blue] Du siehst aus wie der Mondclan, aber du teilst mit dem Sonnenclan.
}

## Züge, und was vor jemandem liegt

lost_mines-waiting-treasure = { $name } wählt einen Schatz
lost_mines-storm = die Karte { $place } wegfegen
lost_mines-overcome = den Weg frei machen, { $place }
lost_mines-trap = { $side ->
    [N] die Falle an die obere Seite der Karte { $place } legen
    [E] die Falle an die rechte Seite der Karte { $place } legen
    [S] die Falle an die untere Seite der Karte { $place } legen
   *[W] die Falle an die linke Seite der Karte { $place } legen
}
lost_mines-troll = { $side ->
    [N] den Troll an die obere Seite der Karte { $place } stellen
    [E] den Troll an die rechte Seite der Karte { $place } stellen
    [S] den Troll an die untere Seite der Karte { $place } stellen
   *[W] den Troll an die linke Seite der Karte { $place } stellen
}
lost_mines-trap-toll = Falle: kostet eine Karte
lost_mines-look-treasure = Schatz { $place } ansehen ({ lost_mines-holds })
lost_mines-look-dwarf = Zwergenkarte ansehen
lost_mines-take = Du bist in der Mine. Welchen Schatz nimmst du?
lost_mines-treasures = Schätze
lost_mines-treasure = Schatz { $place }: { lost_mines-holds }{ lost_mines-worth }
lost_mines-worth = { $worth ->
    [none] { "" }
   *[other] , { $worth } wert
}
lost_mines-dragon = hat den Drachen: −2
lost_mines-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}

## Der Verlauf

lost_mines-looks = { $holds ->
    [none] { $who } sieht sich eine Mine an.
   *[other] { $who } sieht sich eine Mine an: { lost_mines-holds }.
}
lost_mines-turns-over = { $who } deckt eine Mine auf: { lost_mines-holds }!
lost_mines-uses-tool = { $tool ->
    [axe] { $who } macht mit der Axt den Weg frei.
    [boat] { $who } macht mit dem Boot den Weg frei.
   *[rope] { $who } macht mit dem Seil den Weg frei.
}
lost_mines-looks-treasure = { $worth ->
    [none] { $who } sieht sich Schatz { $place } an.
   *[other] { $who } sieht sich Schatz { $place } an: Er ist { $worth } wert.
}
lost_mines-sets-trap = { $who } stellt eine Falle.
lost_mines-trap-gone = Eine Falle ist weg.
lost_mines-calls-troll = { $who } ruft einen Troll.
lost_mines-troll-left = Der Troll von { $who } geht weg.
lost_mines-sweeps = Das Gewitter von { $who } fegt eine Wegekarte weg.
lost_mines-sprung = { $lost ->
    [yes] { $who } läuft in eine Falle und verliert eine Karte{ in-brackets }.
   *[no] { $who } läuft in eine Falle und verliert nichts.
}
lost_mines-takes-dragon = { $who } muss den Drachen nehmen.
lost_mines-takes-treasure = { $who } nimmt einen Schatz aus { lost_mines-holds.of }{ lost_mines-worth }.
lost_mines-round-ended = Runde { $round } ist zu Ende. { lost_mines-how }.

## Das Ende einer Runde

lost_mines-dwarves-up = Die Zwergenkarten werden aufgedeckt.
lost_mines-named = { lost_mines-holds } { $value }
lost_mines-found = { $who } hat gefunden: { $treasures }.
lost_mines-shares = Der { clan } teilt seine Schätze.
lost_mines-keeps = Eigennützige Zwerge behalten, was sie gefunden haben.
lost_mines-share = { $nothing ->
    [yes] { $who-count ->
        [one] { $who } hat nichts
       *[other] { $who } teilen nichts
    }
   *[no] { $who-count ->
        [one] { $who } hat
       *[other] { $who } teilen
    }
}
lost_mines-keep = { $nothing ->
    [yes] { $who-count ->
        [one] { $who }, eigennützig, behält nichts
       *[other] { $who }, eigennützig, behalten nichts
    }
   *[no] { $who-count ->
        [one] { $who }, eigennützig, behält
       *[other] { $who }, eigennützig, behalten
    }
}
lost_mines-dragon-takes = Der Drache holt sich von { $who }, was ihm zusteht.
lost_mines-not-found = Nicht gefunden:
lost_mines-shared = Die Schätze sind verteilt.

## Tipps

lost_mines-hint-lm_dig = Leg { $card }: Das macht deinen Weg zu einer Mine kürzer.
lost_mines-hint-lm_lay_aside = Leg { $card }: Für deinen eigenen Weg bringt es nichts, aber es hilft deiner Seite.
lost_mines-hint-lm_lay_obstacle = Leg { $card }: Das ist anderen im Weg, dir nicht.
lost_mines-hint-lm_tool = Setz { $card } ein: Dann kommst du vorbei.
lost_mines-hint-lm_storm = Schick das Gewitter dorthin: Diese Karte hilft anderen mehr als dir.
lost_mines-hint-lm_troll = Stell den Troll dorthin: Da steht er anderen im Weg.
lost_mines-hint-lm_trap = Stell die Falle dort auf: Da liegt sie anderen im Weg.
lost_mines-hint-lm_look_mine = Sieh in diese Mine, bevor du den ganzen Weg gehst.
lost_mines-hint-lm_look_treasure = Sieh dir diesen Schatz an, um zu wissen, was er wert ist.
lost_mines-hint-lm_look_dwarf = Sieh dir die Zwergenkarte von { $seat } an, um zu wissen, für wen { $seat } arbeitet.
lost_mines-hint-lm_walk = Geh weiter: Das bringt dich näher an eine Mine.
lost_mines-hint-lm_stay = Bleib, wo du bist: Gehen bringt dir nichts.
lost_mines-hint-lm_stay_mine = Bleib in der Mine: Vielleicht gibt es dort noch mehr zu holen.
lost_mines-hint-lm_open = Geh in die Mine: Der Drache ist wahrscheinlich woanders.
lost_mines-hint-lm_open_known = Geh in die Mine: Du hast gesehen, was darin ist. { lost_mines-holds }!
lost_mines-hint-lm_take_known = Nimm diesen Schatz: Du weißt, was er wert ist.
lost_mines-hint-lm_take_blind = Nimm diesen Schatz: Er könnte am meisten wert sein.
lost_mines-hint-lm_align = Dreh die Mine so, dass ihre Ausgänge deiner Seite helfen.
lost_mines-hint-lm_discard = Leg { $card } ab: Besser kannst du es nicht gebrauchen.
lost_mines-hint-lm_discard_two = Leg zwei Karten ab, dann bekommst du zwei neue.

## Regeln an Ort und Stelle: was die Dinge sind, mit Titel und Satz

lost_mines-help-card-path = Wegekarte
    .sentence = Leg sie so, dass sie einen Weg auf dem Plan fortsetzt und zu allen Karten passt, die sie berührt.
lost_mines-help-card-trunk = Baumstamm
    .sentence = Kein Zwerg kommt vorbei, bevor jemand hier eine Axt spielt; danach ist immer Platz für einen Zwerg.
lost_mines-help-card-lake = See
    .sentence = Kein Zwerg kommt vorbei, bevor jemand hier ein Boot spielt; danach ist immer Platz für einen Zwerg.
lost_mines-help-card-ditch = Graben
    .sentence = Kein Zwerg kommt vorbei, bevor jemand hier ein Seil spielt; danach ist immer Platz für einen Zwerg.
lost_mines-help-card-rock = Felsenge
    .sentence = Hier ist nur Platz für einen Zwerg, und solange er da steht, kommt sonst niemand vorbei.
lost_mines-help-card-fire = Lagerfeuer
    .sentence = Ein Zwerg, der zu Beginn seines Zuges hier steht, darf 5 statt 3 Karten weit gehen.
lost_mines-help-card-start = Lager
    .sentence = Hier beginnen die Zwerge eines Clans; die Sonne ist das Zeichen des gelben Clans, der Mond das des blauen.
lost_mines-help-card-mine-gold = Mine: Gold
    .sentence = Beende deinen Weg hier, und du nimmst einen Schatz aus Gold, solange noch einer da ist.
lost_mines-help-card-mine-silver = Mine: Silber
    .sentence = Beende deinen Weg hier, und du nimmst einen Schatz aus Silber, solange noch einer da ist.
lost_mines-help-card-mine-gems = Mine: Edelsteine
    .sentence = Beende deinen Weg hier, und du nimmst einen Schatz aus Edelsteinen, solange noch einer da ist.
lost_mines-help-card-mine-dragon = Mine: der Drache
    .sentence = Der erste Zwerg, der herkommt, muss den Drachen nehmen, und der kostet 2 Punkte; danach ist die Mine harmlos.
lost_mines-help-card-axe = Axt
    .sentence = Spiel sie auf irgendeinen Baumstamm, und von da an kommt jeder Zwerg vorbei, einer nach dem anderen.
lost_mines-help-card-boat = Boot
    .sentence = Spiel es auf irgendeinen See, und von da an kommt jeder Zwerg hinüber, einer nach dem anderen.
lost_mines-help-card-rope = Seil
    .sentence = Spiel es auf irgendeinen Graben, und von da an kommt jeder Zwerg hinüber, einer nach dem anderen.
lost_mines-help-card-trap = Falle
    .sentence = Leg sie dorthin, wo zwei Karten sich treffen, oder auf einen offenen Weg: Jeder Zwerg, der darübergeht, verliert jedes Mal eine Karte.
lost_mines-help-card-troll = Troll
    .sentence = Stell ihn dorthin, wo zwei Karten sich treffen, oder auf einen offenen Weg: Bis zu deinem nächsten Zug kommt niemand vorbei, auch du nicht.
lost_mines-help-card-info = Geheime Information
    .sentence = Sieh dir heimlich eines der beiden Dinge auf der Karte an: eine Mine, einen Schatz oder die Zwergenkarte von jemand anderem.
lost_mines-help-card-storm = Gewitter
    .sentence = Feg eine Wegekarte vom Plan, auf der kein Zwerg steht; Lager und Minen bleiben.

lost_mines-help-token-goal = Eine Mine, verdeckt
    .sentence = In drei der vier Minen sind Gold, Silber oder Edelsteine, in einer der Drache; der erste Zwerg, der hineingeht, findet es heraus.
lost_mines-help-token-trap = Falle
    .sentence = Jeder Zwerg, der darübergeht, verliert eine Handkarte, und die Falle bleibt liegen.
lost_mines-help-token-troll = Troll
    .sentence = Kein Zwerg kommt vorbei, bis der nächste Zug der Person beginnt, die ihn gerufen hat.
lost_mines-help-token-axe = Hier war eine Axt am Werk
    .sentence = Der Baumstamm ist nicht mehr im Weg: Jeder Zwerg kommt vorbei, aber immer nur einer.
lost_mines-help-token-boat = Hier liegt ein Boot
    .sentence = Der See ist nicht mehr im Weg: Jeder Zwerg kommt hinüber, aber immer nur einer.
lost_mines-help-token-rope = Hier hängt ein Seil
    .sentence = Der Graben ist nicht mehr im Weg: Jeder Zwerg kommt hinüber, aber immer nur einer.
lost_mines-help-token-dwarf = Ein Zwerg
    .sentence = Alle haben einen Zwerg, der nach dem Spielen oder Ablegen bis zu 3 Karten weit gehen darf, von einem Lagerfeuer aus 5.

lost_mines-help-badge-yellow = Der Sonnenclan (gelb)
    .sentence = Alle sehen, zu welchem Clan du gehörst, aber nicht, ob du ihm treu bist.
lost_mines-help-badge-blue = Der Mondclan (blau)
    .sentence = Alle sehen, zu welchem Clan du gehörst, aber nicht, ob du ihm treu bist.
lost_mines-help-badge-gold = Ein Schatz aus Gold
    .sentence = Alle sehen, dass es Gold ist, aber wie viel er wert ist, weiß bis zum Ende der Runde nur, wer ihn hat.
lost_mines-help-badge-silver = Ein Schatz aus Silber
    .sentence = Alle sehen, dass es Silber ist, aber wie viel er wert ist, weiß bis zum Ende der Runde nur, wer ihn hat.
lost_mines-help-badge-gems = Ein Schatz aus Edelsteinen
    .sentence = Alle sehen, dass es Edelsteine sind, aber wie viel er wert ist, weiß bis zum Ende der Runde nur, wer ihn hat.
lost_mines-help-badge-dragon = Der Drache
    .sentence = Er kostet am Ende der Runde 2 Punkte, aber nie mehr, als die Runde gebracht hat.
lost_mines-help-badge-points = Punkte
    .sentence = Punkte aus den beendeten Runden; sie bleiben dir, und die meisten Punkte gewinnen das Spiel.
lost_mines-help-badge-hand = Karten auf der Hand
    .sentence = Alle sehen, wie viele Karten jemand hat, aber nie, welche; ohne Karten bist du für den Rest der Runde raus.

lost_mines-help-role-loyal = Loyal sein
    .sentence = Du teilst alle Schätze deines eigenen Clans, also hilf seinen Zwergen zu den Minen.
lost_mines-help-role-selfish = Eigennützig
    .sentence = Du behältst die Schätze, die du selbst nimmst, und teilst mit niemandem.
lost_mines-help-role-saboteur = Ein Saboteur
    .sentence = Du siehst aus wie dein Clan, teilst aber mit dem anderen: Was du nimmst, geht dorthin, und dein Glück auch.

lost_mines-help-pile-pile = Nachziehstapel
    .sentence = Du ziehst so viele Karten, wie du gespielt oder abgelegt hast; ist der Stapel leer, wird in dieser Runde nichts mehr gezogen.
lost_mines-help-pile-discards = Ablagestapel
    .sentence = Alles Gespielte und Abgelegte landet hier verdeckt, und in dieser Runde kommt nichts davon zurück.

lost_mines-help-score-rounds = Wie man das Spiel gewinnt
    .sentence = In jeder Runde werden die Zwerge neu verteilt; nach zwei Runden gewinnen die meisten Punkte, bei Gleichstand gemeinsam.
lost_mines-help-score-end = Wann eine Runde endet
    .sentence = Eine Runde endet in dem Moment, in dem der letzte Schatz genommen wird, oder wenn der Stapel und alle Hände leer sind.
lost_mines-help-score-share = Wie aus Schätzen Punkte werden
    .sentence = Eine Seite zählt die Schätze aller zusammen, die zu ihr gehören, und teilt gleichmäßig; den Rest bekommt, wer den besten einzelnen Schatz genommen hat.
lost_mines-help-score-selfish = Eigennützige Zwerge
    .sentence = Sie bekommen genau das, was sie selbst genommen haben, und ihr Clan bekommt nichts davon.
lost_mines-help-score-dragon = Der Drache
    .sentence = Wer den Drachen hat, zahlt am Ende der Runde 2 Punkte, aber nie mehr, als die Runde gebracht hat.
lost_mines-help-score-stay = In einer Mine bleiben
    .sentence = Jeder Zug, den dein Zwerg in einer Mine mit Gold, Silber oder Edelsteinen beendet, bringt einen Schatz, auch wenn er nur stehen bleibt.
lost_mines-help-score-troll = Wie lange ein Troll bleibt
    .sentence = Er geht, wenn der nächste Zug der Person beginnt, die ihn gerufen hat; eine Falle bleibt bis zum Ende der Runde.
lost_mines-help-score-empty = Eine leere Hand
    .sentence = Hast du zu Beginn deines Zuges keine Karten, kannst du für den Rest der Runde weder spielen noch gehen.

lost_mines-help-option-first_player = Wer beginnt
    .sentence = Der Zufall entscheidet, wer anfängt, oder wer den Tisch aufgestellt hat, bestimmt einen Platz.
lost_mines-help-option-stack_tokens = Mehrere Plättchen an einem Ort
    .sentence = Ist das an, können mehrere Fallen und Trolle auf derselben Kante liegen, und jede Falle dort kostet eine Karte.
lost_mines-help-option-treasure_pick = Welchen Schatz du nimmst
    .sentence = Passen mehrere Schätze zu deiner Mine, wählst du einen, oder der Zufall tut es.
lost_mines-help-option-own_treasure_hidden = Deine eigenen Schätze bleiben geheim
    .sentence = Ist das an, siehst nicht einmal du vor dem Ende der Runde, was deine Schätze wert sind.
lost_mines-help-option-strict_immediate_end = Das Ende kommt sofort
    .sentence = Ist das an, endet die Runde in dem Moment, in dem die allerletzte Karte die allerletzte Hand verlässt, und dieser Zwerg geht nicht mehr.
lost_mines-help-option-vote_end = Eine Runde früh beenden
    .sentence = Ist das an, kann jeder vorschlagen, die Runde zu beenden, und sie endet, wenn alle Ja sagen.
lost_mines-help-option-balanced_clans = Gleich große Clans
    .sentence = Ist das an, werden die Zwerge so lange neu verteilt, bis beide Clans gleich groß sind oder nur um einen verschieden.
lost_mines-help-option-next_start = Wer die nächste Runde beginnt
    .sentence = Das ist die Person nach der, die die letzte Karte gespielt hat, oder nach der, die zuletzt am Zug war.
lost_mines-help-option-rounds = Runden
    .sentence = So viele Runden werden gespielt, bevor die Punkte entscheiden; die Anleitung sagt zwei.
