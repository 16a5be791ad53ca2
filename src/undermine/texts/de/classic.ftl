### Klassisch: Saboteur, wie es anfing. Wie man übersetzt: docs/translating.md.

classic-title = Klassisch
classic-sentence = Goldsucher graben nach dem Schatz, Saboteure unter ihnen wollen das verhindern, und niemand weiß, wer wer ist.

## Wörter. `.the` ist, was jemand kaputt macht oder repariert.

classic-tool = { $tool ->
    [lamp] Lampe
    [cart] Lore
   *[pick] Spitzhacke
}
    .the = { $tool ->
        [lamp] die Lampe
        [cart] die Lore
       *[pick] die Spitzhacke
    }
classic-goal = { $goal ->
    [treasure] der Schatz
    [stone] nur Stein
   *[other] { $goal }
}
classic-how = { $how ->
    [exhausted] Die Karten sind ausgegangen
    [dead] Niemand konnte mehr spielen
    [vote] Alle haben für das Ende gestimmt
   *[treasure] Der Weg zum Schatz ist fertig
}
classic-suspects = ein Saboteur
    .many = Saboteure

## Karten

classic-card-broken-lamp = kaputte Lampe
    .the = die kaputte Lampe
classic-card-broken-cart = kaputte Lore
    .the = die kaputte Lore
classic-card-broken-pick = kaputte Spitzhacke
    .the = die kaputte Spitzhacke
classic-card-repair-lamp = Reparatur: Lampe
    .the = die Reparatur für Lampen
classic-card-repair-cart = Reparatur: Lore
    .the = die Reparatur für Loren
classic-card-repair-pick = Reparatur: Spitzhacke
    .the = die Reparatur für Spitzhacken
classic-card-repair-lamp-cart = Reparatur: Lampe oder Lore
    .the = die Reparatur für Lampe oder Lore
classic-card-repair-lamp-pick = Reparatur: Lampe oder Spitzhacke
    .the = die Reparatur für Lampe oder Spitzhacke
classic-card-repair-cart-pick = Reparatur: Lore oder Spitzhacke
    .the = die Reparatur für Lore oder Spitzhacke
classic-card-rockfall = Steinschlag
    .the = den Steinschlag
classic-card-map = Schatzkarte
    .the = die Schatzkarte
classic-feature-dead = Sackgasse
    .laid = eine Sackgasse

## Was Karten tun

classic-about-broken = Gib sie jemand anderem: Wer ein kaputtes Werkzeug hat, darf keine Wegekarten legen.
classic-about-repair = Repariert ein passendes kaputtes Werkzeug, deines oder das von jemand anderem.
classic-about-rockfall = Nimmt eine Wegekarte vom Plan.
classic-about-map = Sieh dir heimlich ein Ziel an.
classic-about-dead = Hier endet der Weg, von jeder Seite.

## Optionen und Ausgaben

classic-option-loose_connection = Wegekarten müssen nicht mit dem Start verbunden sein
classic-option-self_break = Du darfst deine eigenen Werkzeuge kaputt machen
classic-option-auto_end_when_dead = Eine Runde endet, sobald niemand mehr etwas Sinnvolles tun kann
classic-option-gold_draw = Goldkarten, wenn die Goldsucher gewinnen
    .miners = eine für jeden Goldsucher
    .players = eine für jede Person am Tisch
classic-option-competitive = Goldsucher mit kaputtem Werkzeug bekommen kein Gold
classic-edition-dutch = Vollendet ein Saboteur den Weg, wird das Gold wie in der englischen Anleitung verteilt: Nach dem niederländischen Satz ginge ein Goldsucher leer aus.

## Gespräch

classic-saw-stone = Das { chat-which } Ziel ist nur Stein.
classic-saw-treasure = Unter dem { chat-which.dative } Ziel liegt der Schatz!

## Was man wissen will, wenn man neu ist

classic-outlook-end = Wann endet eine Runde?
    .text = Sobald ein Weg vom Start den Schatz erreicht, oder wenn der Nachziehstapel leer ist und niemand mehr eine Karte hat.
classic-outlook-gold = Wer bekommt Gold?
    .text = { $competitive ->
        [yes] Gewinnen die Goldsucher, gehen Goldkarten reihum, und jeder Goldsucher mit heilen Werkzeugen nimmt sich eine; wer den Weg vollendet hat, wählt zuerst. Gewinnen die Saboteure, bekommt ein einzelner 4 Gold, zwei oder drei bekommen je 3 und vier je 2.
       *[no] Gewinnen die Goldsucher, gehen Goldkarten reihum, und jeder Goldsucher nimmt sich eine; wer den Weg vollendet hat, wählt zuerst. Gewinnen die Saboteure, bekommt ein einzelner 4 Gold, zwei oder drei bekommen je 3 und vier je 2.
    }
classic-outlook-empty = Und wenn mir die Karten ausgehen?
    .text = Du setzt aus, bis die Runde zu Ende ist. Gewinnen kannst du sie trotzdem.
classic-outlook-win = Wer gewinnt das Spiel?
    .text = { $rounds ->
        [one] Wer nach { $rounds } Runde das meiste Gold hat.
       *[other] Wer nach { $rounds } Runden das meiste Gold hat.
    }

classic-wish-miner = Grab einen Weg zum Schatz: Kommt er an, gewinnen die Goldsucher.
classic-wish-saboteur = Verhindere es heimlich: Du gewinnst, wenn kein Weg den Schatz erreicht.

## Züge, und was vor jemandem liegt

classic-broken = Du kannst nicht graben. Kaputt: { $tools }
classic-waiting-gold = { $name } sucht sich Gold aus
classic-break = { classic-tool } kaputt machen
classic-repair = { classic-tool } reparieren
classic-pick = Wähle eine Goldkarte; die anderen gehen weiter an den nächsten Goldsucher.
classic-nuggets = { $number ->
    [one] { $number } Goldstück
   *[other] { $number } Goldstücke
}
classic-gold-pile = Goldkarten
classic-gold = in Gold
classic-tool-state = { $broken ->
    [yes] { classic-tool } kaputt
   *[no] { classic-tool } heil
}
classic-is-broken = kann nicht graben
classic-gold-cards = { $number ->
    [one] { $number } Goldkarte
   *[other] { $number } Goldkarten
}{ $worth ->
    [none] { "" }
   *[other] , { $worth } wert
}

## Der Verlauf

classic-looks = { $goal ->
    [none] { $who } sieht sich ein Ziel an.
   *[other] { $who } sieht sich ein Ziel an: { classic-goal }.
}
classic-goal-up = Ein Ziel wird aufgedeckt: { classic-goal }!
classic-breaks = { $who } macht { classic-tool.the } von { $whose } kaputt.
classic-breaks-own = { $who } macht bei sich selbst { classic-tool.the } kaputt.
classic-mends = { $who } repariert { classic-tool.the } von { $whose }.
classic-mends-own = { $who } repariert bei sich selbst { classic-tool.the }.
classic-discards = { $who } legt verdeckt eine Karte ab{ in-brackets }.
classic-your-role = Deine Rolle: { role-name }.
classic-round-ended = { $winner ->
    [miners] Runde { $round } geht an die Goldsucher. { classic-how }.
    [saboteurs] Runde { $round } geht an die Saboteure. { classic-how }.
   *[none] Niemand gewinnt Runde { $round }. { classic-how }.
} { $saboteurs-count ->
    [0] Es gab keinen Saboteur
   *[other] Saboteure: { $saboteurs }
} { $aside ->
    [saboteur] (beiseitegelegt: ein Saboteur).
   *[miner] (beiseitegelegt: ein Goldsucher).
}
classic-packet = { $number ->
    [one] { $who } bekommt den Stapel mit { $number } Goldkarte.
   *[other] { $who } bekommt den Stapel mit { $number } Goldkarten.
}
classic-takes-gold = { $worth ->
    [none] { $who } nimmt eine Goldkarte.
   *[other] { $who } nimmt eine Goldkarte, { $worth } wert.
}
classic-paid = { $number ->
    [one] { $who } bekommt { $number } Goldkarte
   *[other] { $who } bekommt { $number } Goldkarten
}{ $worth ->
    [none] .
   *[other] , { $worth } wert.
}

## Das Ende einer Runde

classic-roles-up = Die Rollenkarten werden aufgedeckt.
classic-set-aside = { $role ->
    [saboteur] Die beiseitegelegte Rollenkarte war ein Saboteur.
   *[miner] Die beiseitegelegte Rollenkarte war ein Goldsucher.
}
classic-aside = beiseitegelegt
classic-round-over = { $winner ->
    [miners] Die Goldsucher gewinnen. { classic-how }.
    [saboteurs] Die Saboteure gewinnen. { classic-how }.
   *[none] Niemand gewinnt. { classic-how }, und es gab keinen Saboteur.
}
classic-counts = { $who } hat insgesamt { $nuggets } Gold.
classic-pick-gold = Weiter, such dir dein Gold aus!
classic-gold-shared = Das Gold wird verteilt.

## Tipps

classic-hint-take_most = Nimm die Goldkarte mit { $nuggets }: Sie ist die beste, die da ist.
classic-hint-lay_reach = Leg { $card }: Damit erreichst du ein Ziel!
classic-hint-lay_closer = Leg { $card }: Das bringt dich näher an ein Ziel.
classic-hint-lay_open = Leg { $card }: Das hält den Weg offen, und Besseres hast du nicht.
classic-hint-lay_cover = Leg { $card }: Das hilft den Goldsuchern ein wenig, so verdächtigt dich niemand.
classic-hint-lay_dead = Leg { $card }: Eine Sackgasse kostet die Goldsucher Zeit.
classic-hint-lay_astray = Leg { $card }: Das führt die Goldsucher in die Irre.
classic-hint-rockfall_clear = Spiel deinen Steinschlag: Er macht dir den Weg frei.
classic-hint-rockfall_spoil = Spiel deinen Steinschlag: Er reißt ein Loch in den Stollen der Goldsucher.
classic-hint-break_suspect = Mach { $seat } ein Werkzeug kaputt: { $seat } könnte Saboteur sein.
classic-hint-break_miner = Mach { $seat } ein Werkzeug kaputt: { $seat } ist wohl Goldsucher.
classic-hint-repair_self = Reparier { classic-tool.the } bei dir, damit du wieder graben kannst.
classic-hint-repair_friend = Reparier { $seat } das Werkzeug: { $seat } scheint auf deiner Seite zu sein.
classic-hint-repair_cover = Reparier { $seat } das Werkzeug: Das lässt dich ehrlich aussehen.
classic-hint-map_look = Spiel deine Schatzkarte: Dort könnte gut der Schatz liegen.
classic-hint-pass_blocked = Leg { $card } ab: Mit kaputtem Werkzeug kannst du nicht graben, und die nächste Karte hilft vielleicht.
classic-hint-pass_useless = Leg { $card } ab: Das nützt dir nichts, und du bekommst eine neue Karte.
classic-hint-pass_hold = Leg { $card } ab: Jeder Zug, in dem niemand gräbt, ist gut für dich.

## Regeln an Ort und Stelle: was die Dinge sind, mit Titel und Satz

classic-help-card-path = Wegekarte
    .sentence = Leg sie so, dass sie zu allen Karten passt, die sie berührt, und dass man von ihr bis zum Start gehen könnte.
classic-help-card-dead = Sackgasse
    .sentence = Sie wird wie jede Wegekarte gelegt, aber niemand kommt durch: In ihrer Mitte endet jeder Weg.
classic-help-card-start = Startkarte
    .sentence = Hier beginnen alle Stollen, und sie bleibt die ganze Runde liegen.
classic-help-card-treasure = Der Schatz
    .sentence = Das Ziel, das alle suchen: Sobald ein Weg vom Start ihn erreicht, gewinnen die Goldsucher die Runde.
classic-help-card-stone = Nur Stein
    .sentence = Dieses Ziel war es nicht: Es wird Teil des Stollens, und das Graben geht weiter.
classic-help-card-broken = Kaputtes Werkzeug
    .sentence = Mach jemand anderem ein Werkzeug kaputt: Damit darf niemand Wegekarten legen.
classic-help-card-repair = Reparatur
    .sentence = Reparier ein kaputtes Werkzeug derselben Art, deines oder das von jemand anderem.
classic-help-card-repair-two = Reparatur
    .sentence = Reparier eines der beiden Werkzeuge auf der Karte, deines oder das von jemand anderem, aber nie beide.
classic-help-card-rockfall = Steinschlag
    .sentence = Nimm irgendeine Wegekarte vom Tisch, nur nicht den Start und kein Ziel.
classic-help-card-map = Schatzkarte
    .sentence = Sieh heimlich unter ein Ziel; was du darüber erzählst, ist deine Sache.

classic-help-token-goal = Ein Ziel, verdeckt
    .sentence = Unter einem der drei Ziele liegt der Schatz, unter den anderen beiden nur Stein.

classic-help-badge-lamp = Die Lampe
    .sentence = Diese Lampe ist heil; mit drei heilen Werkzeugen darfst du Wegekarten legen.
classic-help-badge-cart = Die Lore
    .sentence = Diese Lore ist heil; mit drei heilen Werkzeugen darfst du Wegekarten legen.
classic-help-badge-pick = Die Spitzhacke
    .sentence = Diese Spitzhacke ist heil; mit drei heilen Werkzeugen darfst du Wegekarten legen.
classic-help-badge-lamp-broken = Kaputte Lampe
    .sentence = Diese Lampe ist kaputt: keine Wegekarten, bis jemand sie repariert oder die Runde endet.
classic-help-badge-cart-broken = Kaputte Lore
    .sentence = Diese Lore ist kaputt: keine Wegekarten, bis jemand sie repariert oder die Runde endet.
classic-help-badge-pick-broken = Kaputte Spitzhacke
    .sentence = Diese Spitzhacke ist kaputt: keine Wegekarten, bis jemand sie repariert oder die Runde endet.
classic-help-badge-gold = Gewonnenes Gold
    .sentence = Alle sehen, wie viele Goldkarten du hast, aber was sie wert sind, weißt bis zum Ende nur du.
classic-help-badge-hand = Karten auf der Hand
    .sentence = Alle sehen, wie viele Karten jemand hat, aber nie, welche.

classic-help-role-miner = Goldsucher
    .sentence = Du willst einen Weg vom Start zum Schatz; dann nimmt sich jeder Goldsucher eine Goldkarte.
classic-help-role-saboteur = Ein Saboteur
    .sentence = Du willst, dass die Karten ausgehen, bevor der Schatz gefunden ist; dann teilen sich die Saboteure das Gold.

classic-help-pile-pile = Nachziehstapel
    .sentence = Nach jedem Zug ziehst du eine Karte; ist der Stapel leer, spielst du mit dem weiter, was du hast.
classic-help-pile-discards = Ablagestapel
    .sentence = Gespielte Karten liegen hier offen, abgelegte verdeckt, und in dieser Runde kommt keine zurück.
classic-help-pile-gold = Goldkarten
    .sentence = Wer eine Runde gewinnt, wird aus diesem Stapel bezahlt, mit Karten im Wert von 1, 2 oder 3 Goldstücken.

classic-help-score-rounds = Wie man das Spiel gewinnt
    .sentence = In jeder Runde werden die Rollen neu verteilt; nach drei Runden gewinnt, wer die meisten Goldstücke hat, bei Gleichstand gemeinsam.
classic-help-score-end = Wann eine Runde endet
    .sentence = Eine Runde endet in dem Moment, in dem der Schatz aufgedeckt wird, oder wenn der Stapel und alle Hände leer sind.
classic-help-score-miners = Was Goldsucher bekommen
    .sentence = Gewinnen die Goldsucher, liegen so viele Goldkarten da, wie es Goldsucher gibt; wer den Schatz erreicht hat, wählt zuerst, dann geht es gegen den Uhrzeigersinn weiter.
classic-help-score-saboteurs = Was Saboteure bekommen
    .sentence = Wird der Schatz nicht gefunden, bekommt ein einzelner Saboteur 4 Goldstücke, zwei oder drei bekommen je 3 und vier je 2.
classic-help-score-empty = Eine leere Hand
    .sentence = Hast du keine Karten mehr, setzt du bis zum Ende der Runde aus, gewinnst aber mit deiner Seite.
classic-help-score-discard = Ablegen statt spielen
    .sentence = Statt eine Karte zu spielen, darfst du immer eine verdeckt ablegen, auch wenn du spielen könntest.
classic-help-score-roles = Wie viele Saboteure es gibt
    .sentence = Es wird eine Rollenkarte mehr gemischt, als Leute mitspielen, eine Rolle bleibt also bis zum Ende der Runde verborgen.

classic-help-option-first_player = Wer beginnt
    .sentence = Der Zufall entscheidet, wer anfängt, oder wer den Tisch aufgestellt hat, bestimmt einen Platz.
classic-help-option-loose_connection = Lose Wegekarten
    .sentence = Ist das an, muss eine Karte nur zu ihren Nachbarn passen; zum Start muss sie nicht führen.
classic-help-option-self_break = Eigene Werkzeuge kaputt machen
    .sentence = Ist das an, darfst du deine eigenen Werkzeuge kaputt machen, um so eine Karte offen loszuwerden.
classic-help-option-auto_end_when_dead = Kein Warten auf die letzten Karten
    .sentence = Ist das an, endet eine Runde, sobald der Stapel leer ist und niemand mehr eine spielbare Karte hat.
classic-help-option-next_start = Wer die nächste Runde beginnt
    .sentence = Das ist die Person nach der, die die letzte Wegekarte gelegt hat, nach der, die die letzte Karte gespielt hat, oder einfach die nächste.
classic-help-option-gold_draw = Wie viel Gold ausliegt
    .sentence = Gewinnen die Goldsucher, gibt es eine Goldkarte für jeden Goldsucher oder eine für jede Person, und dann geht es reihum, bis alle genommen sind.
classic-help-option-competitive = Kein Gold mit kaputtem Werkzeug
    .sentence = Ist das an, bekommt ein Goldsucher mit kaputtem Werkzeug am Ende der Runde kein Gold.
classic-help-option-vote_end = Eine Runde früh beenden
    .sentence = Ist das an, kann jeder vorschlagen, die Runde zu beenden, und sie endet, wenn alle Ja sagen.
classic-help-option-rounds = Runden
    .sentence = So viele Runden werden gespielt, bevor das Gold gezählt wird; die Anleitungen sagen drei.
