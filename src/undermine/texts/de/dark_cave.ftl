### Die dunkle Höhle. Wie man übersetzt: docs/translating.md.

dark_cave-title = Die dunkle Höhle
dark_cave-sentence = Findet den Ausgang, tragt euer Gold hinaus, und hütet euch vor der Ratte, dem Goblin und dem Lindwurm.

## Wörter

dark_cave-goal = { $goal ->
    [exit] der Ausgang
    [hole] ein dunkles Loch
    [ladder] eine Leiter
    [vein] eine Goldader
   *[other] { $goal }
}
# `.object` ist, wen man bewegt oder vertreibt.
dark_cave-creature = { $creature ->
    [rat] Ratte
    [lindworm] Lindwurm
   *[goblin] Goblin
}
    .object = { $creature ->
        [rat] die Ratte
        [lindworm] den Lindwurm
       *[goblin] den Goblin
    }
dark_cave-creature-the = { $creature ->
    [rat] die Ratte
    [lindworm] der Lindwurm
   *[goblin] der Goblin
}
dark_cave-creature-walks = { $creature ->
    [rat] Die Ratte
    [lindworm] Der Lindwurm
   *[goblin] Der Goblin
}
dark_cave-how = { $how ->
    [exit] Alle Zwerge einer Seite haben die Höhle verlassen
    [vote] Alle haben für das Ende gestimmt
   *[exhausted] Niemand hat mehr eine Karte
}
dark_cave-suspects = nicht loyal
    .many = alle, die nicht loyal waren
dark_cave-clan-card = { clan }, { role-name }

## Karten

dark_cave-card-rockfall = Steinschlag
    .the = den Steinschlag
dark_cave-card-axe = Streitaxt
    .the = die Streitaxt
dark_cave-card-information = geheime Information
    .the = die geheime Information
dark_cave-card-swap = Karten tauschen
    .the = den Kartentausch
dark_cave-card-web = Spinnennetz
    .the = das Spinnennetz
dark_cave-card-boots = Stiefel
    .the = die Stiefel
dark_cave-card-rat = Ratte
    .the = die Ratte
dark_cave-card-lindworm = Lindwurm
    .the = den Lindwurm
dark_cave-card-goblin = Goblin
    .the = den Goblin
dark_cave-feature-hole = dunkles Loch
    .laid = eine Wegekarte mit einem dunklen Loch
dark_cave-feature-ladder = Leiter
    .laid = eine Wegekarte mit einer Leiter
dark_cave-feature-bridge = Brücke
    .laid = eine Wegekarte mit einer Brücke
dark_cave-feature-bend = Doppelkurve
    .laid = eine Wegekarte mit einer Doppelkurve
dark_cave-feature-vein = Goldader
    .laid = eine Wegekarte mit einer Goldader
dark_cave-card-of-group = { $card }, Gruppe { $group }
dark_cave-of-group = { $number } aus Gruppe { $group }

## Was Karten tun

dark_cave-about-rockfall = Nimmt eine Wegekarte weg, auf der niemand steht.
dark_cave-about-axe = Vom nächsten Zug an vertreibt sie eine Kreatur oder zerhaut ein Netz.
    .at-once = Sie vertreibt eine Kreatur oder zerhaut ein Netz, sogar im selben Zug.
dark_cave-about-information = Sieh dir heimlich ein verdecktes Ziel an oder die Clankarte von jemand anderem.
dark_cave-about-swap = Du tauschst alle deine anderen Karten mit denen von jemand anderem.
dark_cave-about-web = Verschließt zwei Runden lang einen Durchgang, für Zwerge und Kreaturen.
dark_cave-about-boots = Wer Stiefel hat, darf 4 statt 3 Schritte gehen.
dark_cave-about-rat = Kommt aus einem dunklen Loch und läuft bis zu 3 Schritte; jeder Zwerg, den sie trifft, verliert eine Karte.
dark_cave-about-lindworm = Kommt aus einem dunklen Loch und kriecht bis zu 4 Schritte; jeder Zwerg, den er trifft, darf beim nächsten Mal nicht gehen.
dark_cave-about-goblin = Kommt aus einem dunklen Loch und läuft bis zu 5 Schritte; jeder Zwerg, den er trifft, verliert 1 Gold.
dark_cave-about-hole = Aus dunklen Löchern kommen Kreaturen.
dark_cave-about-ladder = Von einer Leiter zu jeder anderen ist es nur ein Schritt.
dark_cave-about-bridge = Wer die Holzbrücke betritt, verliert eine Karte; der Weg darunter ist frei.
dark_cave-about-bend = Zwei Kurven, die sich nicht treffen; der Tunnel dazwischen kostet 1 Gold.
dark_cave-about-vein = Wer beim Gold stehen bleibt, nimmt es und muss die Clankarte zeigen.

## Optionen und Ausgaben

dark_cave-option-area = Größe der Höhle
    .auto = je nach Personenzahl
    .n7 = 7 mal 7 Felder
    .n9 = 9 mal 9 Felder
dark_cave-option-rotate180 = Karten dürfen auf den Kopf gedreht werden
dark_cave-option-axe_same_turn = Eine Streitaxt wirkt schon in dem Zug, in dem sie gespielt wird
dark_cave-option-axe_keeps_moving = Wer eine Kreatur mit der Streitaxt vertrieben hat, darf weitergehen
dark_cave-option-vein_optional = Du darfst das Gold einer Ader liegen lassen
dark_cave-option-swap_needs_cards = Zum Tauschen brauchst du eigene Karten
dark_cave-option-emerge_attacks = Kreaturen greifen dort an, wo sie herauskommen
dark_cave-option-axe_prompt = Wer eine Streitaxt hat, wird gefragt
    .sequential = nacheinander
    .simultaneous = alle gleichzeitig
dark_cave-option-show_backs = Alle sehen, aus welchen Gruppen die Karten einer Hand sind
dark_cave-edition-english = Karten werden nie gedreht. Unsere Karten sind zum Drehen gemacht, deshalb wird die Höhle etwas einseitig. Ihr beurteilt selbst, wann niemand mehr zum Ausgang kommt, und für ein frühes Ende müssen alle zustimmen.
dark_cave-edition-german = Ihr beurteilt selbst, wann niemand mehr zum Ausgang kommt, und für ein frühes Ende müssen alle zustimmen.

## Gespräch

dark_cave-saw-exit = Das { chat-which } Ziel ist der Ausgang!
dark_cave-saw-no_exit = Das { chat-which } Ziel ist nicht der Ausgang.
dark_cave-saw-vein = Das { chat-which } Ziel ist eine Goldader.
dark_cave-saw-hole = Das { chat-which } Ziel ist nur ein Loch.
dark_cave-saw-ladder = Das { chat-which } Ziel ist nur eine Leiter.
dark_cave-saw-loyal = { $seat } ist loyal. Ich habe die Karte gesehen.
dark_cave-saw-saboteur = { $seat } ist Saboteur! Ich habe die Karte gesehen.

## Was man wissen will, wenn man neu ist

dark_cave-outlook-end = Wann endet das Spiel?
    .text = Sobald alle Zwerge einer Seite die Höhle verlassen haben, oder wenn der Nachziehstapel leer ist und niemand mehr eine Karte hat.
dark_cave-outlook-win = Welche Seite gewinnt?
    .text = Nur hinausgetragenes Gold zählt. Das Gold einer Seite wird mit der Zahl der Zwerge auf der anderen Seite malgenommen, und der größere Schatz gewinnt. Sind beide gleich, gewinnt die Seite des Zwergs, der zuerst draußen war.
dark_cave-outlook-tokens = Wie lange bleiben Kreaturen und Netze?
    .text = Eine Kreatur bleibt bis zum nächsten Zug der Person, die sie zuletzt bewegt hat. Ein Netz bleibt zwei Runden.
dark_cave-outlook-empty = Und wenn mir die Karten ausgehen?
    .text = Du setzt aus, und dein Zwerg bleibt, wo er ist. Nur ein Kartentausch gibt dir wieder Karten.

dark_cave-wish = Finde den Ausgang und trag Gold hinaus: Es zählt für den { clan-short }.
dark_cave-wish-loyal = Finde den Ausgang und trag Gold hinaus: Es zählt für den { clan-short }, die Seite der Loyalen.
dark_cave-wish-saboteur = Finde den Ausgang und trag Gold hinaus: Es zählt für den { clan-short }, die Seite aller Saboteure.

## Was nur du weißt

dark_cave-known-hand = Die Hand von { $name }, beim Tauschen gesehen: { $cards }{ $gone ->
    [none] { "" }
   *[other] ; seitdem weg: { $gone }
}
dark_cave-known-left-over = Clankarten, die niemand bekommen hat: { $cards }

## Was jetzt zu tun ist

dark_cave-stays = Dein Zwerg ist gerade erst aufgestanden und bleibt, wo er ist.
dark_cave-walk-creature = { $left ->
    [one] Bewege { dark_cave-creature.object }: noch { $left } Schritt
   *[other] Bewege { dark_cave-creature.object }: noch { $left } Schritte
}
dark_cave-waiting-creature = { $name } bewegt { dark_cave-creature.object }
dark_cave-waiting-axe = { $names }: eine Streitaxt gegen { dark_cave-creature.object }?

## Züge

dark_cave-attract = { dark_cave-creature.object } aus dem Loch { $place } locken
dark_cave-rouse = { dark_cave-creature } übernehmen
dark_cave-web = { $side ->
    [N] das Netz an die obere Seite der Karte { $place } hängen
    [E] das Netz an die rechte Seite der Karte { $place } hängen
    [S] das Netz an die untere Seite der Karte { $place } hängen
   *[W] das Netz an die linke Seite der Karte { $place } hängen
}
dark_cave-hew = { $side ->
    [N] das Netz mit der Streitaxt zerhauen, an der oberen Seite der Karte { $place }
    [E] das Netz mit der Streitaxt zerhauen, an der rechten Seite der Karte { $place }
    [S] das Netz mit der Streitaxt zerhauen, an der unteren Seite der Karte { $place }
   *[W] das Netz mit der Streitaxt zerhauen, an der linken Seite der Karte { $place }
}
dark_cave-step = { $part ->
    [none] auf die Karte { $place } gehen{ in-brackets }
   *[other] auf die Karte { $place } gehen, { $part }{ in-brackets }
}
dark_cave-look-clan = Clankarte ansehen
dark_cave-swap = Hände tauschen
dark_cave-give-boots = Stiefel geben
dark_cave-give-axe = Streitaxt geben

## Was einen unterwegs erwartet

dark_cave-toll-bridge = Brücke: kostet eine Karte
dark_cave-toll-bridge-free = Brücke: frei
dark_cave-toll-tunnel = Tunnel: kostet 1 Gold
dark_cave-toll-tunnel-free = Tunnel: ohne Gold frei
dark_cave-toll-exit = hinaus aus der Höhle!
dark_cave-toll-gold = Gold, wenn du dort bleibst
dark_cave-toll-empty-vein = leere Goldader
dark_cave-toll-hole = dunkles Loch
dark_cave-toll-ladder = Leiter
dark_cave-toll-attack = { dark_cave-creature-the } greift an
dark_cave-toll-attacks = greift { $letters } an

## Fragen

dark_cave-axe = { dark_cave-creature-walks } greift an: { $victims }. Vertreibst du { dark_cave-creature.object } mit deiner Streitaxt?
dark_cave-axe-yes = Ja: vertreiben (kostet die Streitaxt)
dark_cave-axe-no = Nein: Streitaxt behalten
dark_cave-meet = Hier sind mehrere Kreaturen. Welcher begegnest du zuerst?
dark_cave-take = Gold! Wenn du es nimmst, musst du allen deine Clankarte zeigen.
dark_cave-take-yes = Gold nehmen und Karte zeigen
dark_cave-take-no = Liegen lassen

## Was vor jemandem liegt

dark_cave-pool = Gold im Vorrat
dark_cave-boots = die Stiefel
dark_cave-axes = { $number ->
    [one] { $number } Streitaxt
   *[other] { $number } Streitäxte
}{ $fresh ->
    [yes] { " " }(ab dem nächsten Zug)
   *[no] { "" }
}
dark_cave-fallen = geht beim nächsten Mal nicht
dark_cave-out = draußen!

## Der Verlauf

dark_cave-began = { $who } fängt an.
dark_cave-gold-laid = In einer Ader glänzt Gold.
dark_cave-looks = { $goal ->
    [none] { $who } sieht sich ein Ziel an.
   *[other] { $who } sieht sich ein Ziel an: { dark_cave-goal }.
}
dark_cave-turns-over = { $who } deckt ein Ziel auf: { dark_cave-goal }!
dark_cave-swaps = { $who } tauscht die Hand mit { $whom }.
dark_cave-holds = { $cards-count ->
    [0] { $who } hat jetzt keine Karten.
   *[other] { $who } hat jetzt: { $cards }.
}
dark_cave-puts-web = { $who } verschließt einen Durchgang mit einem Spinnennetz.
dark_cave-web-gone = Ein Spinnennetz ist weg.
dark_cave-hews = { $left ->
    [0] { $who } haut auf ein Spinnennetz: Es ist weg.
   *[other] { $who } haut auf ein Spinnennetz: Noch hält es.
}
dark_cave-takes-boots = { $who } nimmt Stiefel.
dark_cave-takes-axe = { $who } nimmt eine Streitaxt.
dark_cave-gives-boots = { $who } gibt { $whom } Stiefel.
dark_cave-gives-axe = { $who } gibt { $whom } eine Streitaxt.
dark_cave-attracts = { $who } lockt { dark_cave-creature.object } aus einem dunklen Loch.
dark_cave-rouses = { $who } übernimmt { dark_cave-creature.object }.
dark_cave-creature-left = { dark_cave-creature-walks } verlässt die Höhle.
dark_cave-axe-kept = { $who } benutzt keine Streitaxt gegen { dark_cave-creature.object }.
dark_cave-driven-away = { $who } vertreibt { dark_cave-creature.object } mit einer Streitaxt!
dark_cave-attacked = { $creature ->
    [lindworm] Der Lindwurm wirft { $who } um, und dieser Zwerg geht beim nächsten Mal nicht!
   *[other] { dark_cave-creature-walks } greift { $who } an!
}
# Hinter „durch“.
dark_cave-loss = { $to ->
    [bridge] die Brücke
    [rat] die Ratte
    [lindworm] den Lindwurm
    [goblin] den Goblin
    [tunnel] den Tunnel
   *[other] { $to }
}
dark_cave-card-lost = { $lost ->
    [yes] { $who } verliert eine Karte{ in-brackets } durch { dark_cave-loss }.
   *[no] { $who } verliert keine Karte durch { dark_cave-loss }.
}
dark_cave-gold-lost = { $lost ->
    [yes] { $who } verliert 1 Gold durch { dark_cave-loss }.
   *[no] { $who } verliert kein Gold durch { dark_cave-loss }.
}
dark_cave-stands-up = Der Zwerg von { $who } steht auf und bleibt in diesem Zug, wo er ist.
dark_cave-leaves = Der Zwerg von { $who } verlässt die Höhle mit { $gold } Gold!
dark_cave-clan-shown = { $who } muss die Clankarte zeigen: { role-name }!
dark_cave-left-over-seen = { $number ->
    [one] { $who } sieht sich die { $number } Clankarte an, die niemand bekommen hat
   *[other] { $who } sieht sich die { $number } Clankarten an, die niemand bekommen hat
}{ $cards ->
    [none] .
   *[other] : { $cards }.
}
dark_cave-takes-gold = { $who } nimmt Gold aus einer Ader.
dark_cave-ended = { $clan ->
    [none] Das Spiel ist aus. { dark_cave-how }. Niemand gewinnt: Kein Zwerg hat die Höhle verlassen.
   *[other] Das Spiel ist aus. { dark_cave-how }. Der { clan } gewinnt, mit allen, die für ihn gearbeitet haben.
}

## Das Ende des Spiels

dark_cave-gold = an Gold
dark_cave-saved = Gerettetes Gold
dark_cave-clans-up = Die Clankarten werden aufgedeckt.
dark_cave-over = { $how ->
    [exit] Alle Zwerge einer Seite haben die Höhle verlassen.
    [vote] Alle haben für das Ende gestimmt.
   *[exhausted] Niemand hat mehr eine Karte.
}
dark_cave-left-over = Auch die, die niemand bekommen hat.
dark_cave-left-over-card = übrig
dark_cave-left-over-cards = Übrige Clankarten: { $cards }.
dark_cave-for-side = { role-name }, für den { clan }
dark_cave-inside = Der Zwerg von { $who } ist noch in der Höhle.
dark_cave-got-out = hinausgekommen
dark_cave-still-inside = noch drin
dark_cave-side-wins = Der { clan } gewinnt: { $names }!
dark_cave-nobody-out = Niemand gewinnt: Kein Zwerg hat die Höhle verlassen.
dark_cave-weighs = { clan-short }: Der Schatz ist { $worth } wert.
dark_cave-side-treasure = Schatz im Wert von { $worth }: { $who }
dark_cave-tie-break = Beide Schätze sind gleich viel wert. { $who } war zuerst draußen, also gewinnt der { clan }.

## Tipps

dark_cave-hint-cave_dig = Leg { $card }: Das bringt deinen Zwerg näher an sein Ziel.
dark_cave-hint-cave_dig_open = Leg { $card }: Das hält Wege offen, und Besseres hast du nicht.
dark_cave-hint-cave_dig_friend = Leg { $card }: Das hilft { $seat }, vielleicht auf deiner Seite.
dark_cave-hint-cave_block = Leg { $card }: Das ist { $seat } im Weg, vielleicht gegen dich.
dark_cave-hint-cave_rockfall = Spiel deinen Steinschlag: Er hält auf, wer gegen dich arbeitet.
dark_cave-hint-cave_web = Spinn dein Netz dort: Es hält auf, wer gegen dich arbeitet.
dark_cave-hint-cave_attack = Hetz { dark_cave-creature.object } auf { $seat }, vielleicht gegen dich.
dark_cave-hint-cave_creature_waits = Lass { dark_cave-creature.object } warten: In Reichweite lohnt sich kein Angriff.
dark_cave-hint-cave_axe = Benutz eine Streitaxt: Sie vertreibt { dark_cave-creature.object }.
dark_cave-hint-cave_axe_kept = Heb dir die Streitaxt auf: { dark_cave-creature-walks } schadet dir wenig.
dark_cave-hint-cave_axe_self = Nimm die Streitaxt selbst: Sie hilft gegen Netze und Kreaturen.
dark_cave-hint-cave_axe_friend = Gib { $seat } die Streitaxt, vielleicht auf deiner Seite.
dark_cave-hint-cave_boots_self = Zieh die Stiefel an: Du gehst in jedem Zug einen Schritt weiter.
dark_cave-hint-cave_boots_friend = Gib { $seat } die Stiefel, vielleicht auf deiner Seite.
dark_cave-hint-cave_look_goal = Sieh dir diese Ecke an: Dort könnte der Ausgang sein.
dark_cave-hint-cave_look_clan = Sieh dir die Clankarte von { $seat } an, um zu wissen, für wen { $seat } arbeitet.
dark_cave-hint-cave_reveal = Geh auf die Eckkarte und deck sie auf: Es könnte der Ausgang sein.
dark_cave-hint-cave_walk = Geh hier entlang: Das bringt dich näher an dein Ziel.
dark_cave-hint-cave_leave = Geh aus der Höhle, dann ist dein Gold in Sicherheit.
dark_cave-hint-cave_hew = Zerhau das Netz mit deiner Streitaxt: Es ist dir im Weg.
dark_cave-hint-cave_vein = Bleib hier: Du bekommst das Gold.
dark_cave-hint-cave_stay = Bleib, wo du bist: In Reichweite ist es nirgends besser.
dark_cave-hint-cave_take = Nimm das Gold.
dark_cave-hint-cave_leave_gold = Lass das Gold liegen, dann bleibt deine Clankarte geheim.
dark_cave-hint-cave_discard = Leg { $card } ab: Besser kannst du es nicht gebrauchen.
dark_cave-hint-cave_discard_two = Leg zwei Karten ab, dann bekommst du zwei neue.
dark_cave-hint-cave_swap = Tausch die Hand mit { $seat }: Deine Karten nützen dir wenig.

## Regeln an Ort und Stelle: was die Dinge sind, mit Titel und Satz

dark_cave-help-card-path = Wegekarte
    .sentence = Leg sie so, dass sie einen Weg in der Höhle fortsetzt und zu allen Karten passt, die sie berührt; die Zahl auf der Rückseite sagt, wie viele Schritte man für sie braucht.
dark_cave-help-card-hole = Dunkles Loch
    .sentence = Hier kommen Kreaturen in die Höhle.
dark_cave-help-card-ladder = Leiter
    .sentence = Von einer Leiter ist es ein einziger Schritt zu jeder anderen, wie weit sie auch weg ist.
dark_cave-help-card-bridge = Brücke
    .sentence = Die Holzbrücke zu betreten kostet eine Handkarte; der Weg darunter ist frei, und zwischen beiden kann niemand wechseln.
dark_cave-help-card-bend = Doppelkurve mit Tunnel
    .sentence = Die beiden Kurven verbindet nur der Tunnel, der 1 Gold kostet, oder nichts, wenn du keins hast.
dark_cave-help-card-vein = Goldader
    .sentence = Beende deinen Weg hier, um das Gold zu nehmen, aber dann musst du deine Clankarte aufdecken.
dark_cave-help-card-start = Startkarte
    .sentence = Hier beginnen alle Zwerge, und sie hat eine Leiter.
dark_cave-help-card-goal-exit = Der Ausgang
    .sentence = Ein Zwerg, der das Ausgangsfeld erreicht, verlässt die Höhle, und sein Gold ist in Sicherheit.
dark_cave-help-card-goal-hole = Ziel: ein dunkles Loch
    .sentence = Dieses Ziel war nicht der Ausgang, und hier können Kreaturen herauskommen.
dark_cave-help-card-goal-ladder = Ziel: eine Leiter
    .sentence = Dieses Ziel war nicht der Ausgang, aber seine Leiter führt zu allen anderen Leitern.
dark_cave-help-card-goal-vein = Ziel: eine Goldader
    .sentence = Dieses Ziel war nicht der Ausgang, aber hier ist Gold zu holen.
dark_cave-help-card-information = Geheime Information
    .sentence = Sieh heimlich unter ein Ziel oder auf die Clankarte von jemand anderem; was du darüber erzählst, ist deine Sache.
dark_cave-help-card-rockfall = Steinschlag
    .sentence = Nimm eine Wegekarte aus der Höhle, auf der kein Zwerg und keine Kreatur ist; Start und Ziele bleiben.
dark_cave-help-card-swap = Karten tauschen
    .sentence = Gib jemandem alle deine anderen Karten und nimm dafür alle von dort; die andere Person zieht in diesem Zug eine Karte, du nicht.
dark_cave-help-card-web = Spinnennetz
    .sentence = Verschließ einen Durchgang für zwei Runden, für Zwerge und Kreaturen.
dark_cave-help-card-boots = Stiefel
    .sentence = Gib sie einem Zwerg ohne Stiefel, gern auch deinem: Von jetzt an darf er 4 statt 3 Schritte gehen.
dark_cave-help-card-axe = Streitaxt
    .sentence = Gib sie, wem du willst: Nach diesem Zug kann sie eine Kreatur vertreiben oder ein Netz zerhauen, dann ist sie verbraucht.
dark_cave-help-card-rat = Ratte
    .sentence = Hol sie aus einem dunklen Loch und lass sie bis zu 3 Schritte laufen; jeder Zwerg, den sie trifft, verliert eine Karte.
dark_cave-help-card-lindworm = Lindwurm
    .sentence = Hol ihn aus einem dunklen Loch und lass ihn bis zu 4 Schritte kriechen; jeder Zwerg, den er trifft, fällt um und geht beim nächsten Mal nicht.
dark_cave-help-card-goblin = Goblin
    .sentence = Hol ihn aus einem dunklen Loch und lass ihn bis zu 5 Schritte laufen; jeder Zwerg, den er trifft, verliert 1 Gold.

dark_cave-help-token-goal = Ein Ziel, verdeckt
    .sentence = Eines der vier Ziele ist der Ausgang; um es aufzudecken, muss ein Zwerg hingehen.
dark_cave-help-token-web = Spinnennetz
    .sentence = Niemand kommt durch; jedes Mal, wenn der Zug der Person beginnt, die es gespielt hat, oder eine Streitaxt es trifft, geht es von 2 auf 1 und dann weg.
dark_cave-help-token-rat = Die Ratte
    .sentence = Läufst du in sie hinein oder sie in dich, verlierst du eine Karte, wenn keine Streitaxt sie vertreibt; sie geht, wenn der nächste Zug der Person beginnt, der sie gehört.
dark_cave-help-token-lindworm = Der Lindwurm
    .sentence = Läufst du in ihn hinein oder er in dich, fällt dein Zwerg um und geht beim nächsten Mal nicht, wenn keine Streitaxt ihn vertreibt; er geht, wenn der nächste Zug der Person beginnt, der er gehört.
dark_cave-help-token-goblin = Der Goblin
    .sentence = Läufst du in ihn hinein oder er in dich, verlierst du 1 Gold, wenn keine Streitaxt ihn vertreibt; er geht, wenn der nächste Zug der Person beginnt, der er gehört.
dark_cave-help-token-gold = Gold in einer Ader
    .sentence = Ein Zwerg, der seinen Weg hier beendet, nimmt es, und seine Clankarte muss aufgedeckt werden.
dark_cave-help-token-dwarf = Ein Zwerg
    .sentence = Alle haben einen Zwerg, der nach dem Spielen oder Ablegen bis zu 3 Schritte gehen darf, mit Stiefeln 4.

dark_cave-help-badge-yellow = Der Sonnenclan (gelb)
    .sentence = Alle sehen, zu welchem Clan du gehörst, aber nicht, für welche Seite du arbeitest.
dark_cave-help-badge-blue = Der Mondclan (blau)
    .sentence = Alle sehen, zu welchem Clan du gehörst, aber nicht, für welche Seite du arbeitest.
dark_cave-help-badge-gold = Das Gold
    .sentence = Es zählt nur, wenn der Zwerg es vor dem Ende des Spiels aus der Höhle trägt.
dark_cave-help-badge-boots = Stiefel
    .sentence = Dieser Zwerg darf in jedem Zug 4 statt 3 Schritte gehen.
dark_cave-help-badge-axe = Streitaxt
    .sentence = Sie vertreibt eine Kreatur im Moment des Angriffs oder zerhaut ein Netz neben dem Zwerg; dann ist sie verbraucht.
dark_cave-help-badge-rat = Die Ratte dieser Person
    .sentence = Läufst du in sie hinein oder sie in dich, verlierst du eine Karte, wenn keine Streitaxt sie vertreibt; sie geht, wenn der nächste Zug dieser Person beginnt.
dark_cave-help-badge-lindworm = Der Lindwurm dieser Person
    .sentence = Läufst du in ihn hinein oder er in dich, fällt dein Zwerg um und geht beim nächsten Mal nicht, wenn keine Streitaxt ihn vertreibt; er geht, wenn der nächste Zug dieser Person beginnt.
dark_cave-help-badge-goblin = Der Goblin dieser Person
    .sentence = Läufst du in ihn hinein oder er in dich, verlierst du 1 Gold, wenn keine Streitaxt ihn vertreibt; er geht, wenn der nächste Zug dieser Person beginnt.
dark_cave-help-badge-lying = Umgeworfen
    .sentence = Ein Lindwurm hat diesen Zwerg umgeworfen: In seinem nächsten Zug steht er auf, geht aber nicht.
dark_cave-help-badge-outside = Draußen
    .sentence = Dieser Zwerg und sein Gold sind in Sicherheit; weiter gespielt werden Karten für die anderen.
dark_cave-help-badge-hand = Karten auf der Hand
    .sentence = Alle sehen, wie viele Karten jemand hat und aus welchen Gruppen, aber nie, welche Karten es sind.

dark_cave-help-role-loyal = Loyal sein
    .sentence = Gold, das du hinausträgst, zählt für deinen eigenen Clan, und du gewinnst mit ihm.
dark_cave-help-role-saboteur = Ein Saboteur
    .sentence = Du siehst aus wie dein Clan, arbeitest aber für die andere Seite: Gold, das du hinausträgst, zählt für sie, und du gewinnst mit ihr.

dark_cave-help-pile-pile = Nachziehstapel
    .sentence = Die Gruppe der obersten Karte steht auf ihrer Rückseite: erst I, dann II, dann III, und die Wege werden länger.
dark_cave-help-pile-discards = Ablagestapel
    .sentence = Alles Gespielte und Abgelegte landet hier verdeckt, und nichts davon kommt zurück.
dark_cave-help-pile-gold = Gold im Vorrat
    .sentence = Verlorenes Gold kommt hierher, und Adern werden von hier gefüllt.

dark_cave-help-score-value = Was der Schatz einer Seite wert ist
    .sentence = Das hinausgetragene Gold einer Seite mal die Zahl der Zwerge, die gegen sie gearbeitet haben: Die größere Zahl gewinnt.
dark_cave-help-score-end = Wann das Spiel endet
    .sentence = Es endet in dem Moment, in dem alle Zwerge einer Seite draußen sind, oder wenn der Stapel und alle Hände leer sind.
dark_cave-help-score-lost = Gold, das in der Höhle bleibt
    .sentence = Das Gold von Zwergen, die am Ende noch drinnen sind, zählt für niemanden, aber sie gewinnen trotzdem mit ihrer Seite.
dark_cave-help-score-tie = Gleichstand
    .sentence = Sind beide Schätze gleich viel wert, gewinnt die Seite des Zwergs, der die Höhle zuerst verlassen hat.
dark_cave-help-score-creature = Wie lange eine Kreatur bleibt
    .sentence = Sie geht, wenn der nächste Zug der Person beginnt, die sie gerufen hat, oder wenn eine Streitaxt sie vertreibt.
dark_cave-help-score-web = Wie lange ein Netz hält
    .sentence = Es zeigt 2, beim nächsten Zug der Person, die es gespielt hat, 1, und beim Zug danach ist es weg.
dark_cave-help-score-empty = Eine leere Hand
    .sentence = Hast du zu Beginn deines Zuges keine Karten, wirst du übersprungen; nur ein Tausch bringt dich zurück.

dark_cave-help-option-first_player = Wer beginnt
    .sentence = Der Zufall entscheidet, wer anfängt, oder wer den Tisch aufgestellt hat, bestimmt einen Platz.
dark_cave-help-option-area = Größe der Höhle
    .sentence = Die Ziele liegen in den Ecken von 7 mal 7 oder 9 mal 9 Feldern; eine kleinere Höhle macht ein kürzeres Spiel.
dark_cave-help-option-rotate180 = Wegekarten drehen
    .sentence = Ist das an, darfst du eine Wegekarte vor dem Legen auf den Kopf drehen.
dark_cave-help-option-axe_same_turn = Eine frische Streitaxt
    .sentence = Ist das an, wirkt eine Streitaxt schon in dem Zug, in dem sie gegeben wurde.
dark_cave-help-option-axe_keeps_moving = Nach einem Kampf weitergehen
    .sentence = Ist das an, darf dein Zwerg seine übrigen Schritte gehen, nachdem er eine Kreatur vertrieben hat.
dark_cave-help-option-vein_optional = Gold liegen lassen
    .sentence = Ist das an, darfst du das Gold einer Ader liegen lassen, und deine Clankarte bleibt verdeckt.
dark_cave-help-option-strict_immediate_end = Das Ende kommt sofort
    .sentence = Ist das an, endet das Spiel in dem Moment, in dem die allerletzte Karte die allerletzte Hand verlässt, und dieser Zwerg geht nicht mehr.
dark_cave-help-option-swap_needs_cards = Nichts für nichts
    .sentence = Ist das an, darfst du nur tauschen, wenn du mindestens eine andere Karte zu geben hast.
dark_cave-help-option-vote_end = Das Spiel früh beenden
    .sentence = Ist das an, kann jeder vorschlagen, das Spiel zu beenden, und es endet, wenn alle Ja sagen.
dark_cave-help-option-emerge_attacks = Kreaturen greifen dort an, wo sie herauskommen
    .sentence = Ist das an, greift eine Kreatur die Zwerge an, die auf ihrem dunklen Loch stehen.
dark_cave-help-option-axe_prompt = Wer nach einer Streitaxt gefragt wird
    .sentence = Könnten mehrere eine Streitaxt benutzen, werden sie nacheinander gefragt oder alle gleichzeitig.
dark_cave-help-option-show_backs = Gruppen der Karten sind offen
    .sentence = Ist das an, sehen alle, aus welchen Gruppen die Karten auf deiner Hand sind.
