### Das Terminal: undermine play, replay, rules und options. Wie man übersetzt: docs/translating.md.

## Aufzählungen, und wer wer ist

terminal-and = { $some } und { $one }
terminal-or = { $some } oder { $one }
terminal-you = (du)

## Wörter, die man statt der englischen tippen kann

terminal-typed-quit = ende, schluss
terminal-typed-log = verlauf
terminal-typed-rules = regeln
terminal-typed-help = hilfe
terminal-typed-yes = ja, j
terminal-typed-no = nein
terminal-typed-discard = ablegen, a
terminal-typed-stop = halt
terminal-typed-upright = aufrecht
terminal-typed-turned = gedreht
terminal-typed-propose-end = abstimmen
terminal-typed-take = nimm

## Ein Spiel

terminal-welcome = `{ $title }` — `?` zeigt Hilfe, `ende` beendet das Spiel.
terminal-help =
    `Enter`        zeigt den Tisch noch einmal
    `ja`, `nein`     bei einer Abstimmung · `abstimmen`  schlägt eine vor, wo der Tisch das erlaubt
    `regeln ID`    zeigt eine Regel, wie sie bei einem Nein steht · `regeln Karte`  alle Regeln, in denen das vorkommt
    `verlauf`      was bisher geschah · `ende`  aufhören
terminal-prompt = `{ $what }` (? für Hilfe) ›
terminal-your-move = du bist dran
terminal-walk = lauf, Schritte übrig: { $left }
terminal-goodbye = Bis bald.
terminal-again = Dieselben Karten noch einmal: --seed { $seed }
terminal-saved = Die Aufzeichnung ist in { $file }: undermine replay { $file }
terminal-replayed = { $number } Entscheidungen nachgespielt, jeder Stand wie aufgezeichnet.
terminal-unreadable = Das war nicht zu lesen; tipp es bitte noch einmal.
terminal-not-understood = { $typed } verstehe ich nicht. 1 3,0 spielt Karte 1, ? zeigt Hilfe
terminal-no-card = Karte { $typed } hast du nicht; deine Karten sind 1 bis { $number }
terminal-no-numbers = hier haben Karten keine Nummern; schreib aus, was du mit { $card } tust
terminal-no-choice = Nummer { $typed } gibt es nicht; es geht von 1 bis { $number }
terminal-choices = es geht von 1 bis { $number }; tipp eine Nummer
terminal-no-cards-now = Du kannst gerade keine Karte spielen.
terminal-only-discard = { $card } kann jetzt nicht gespielt werden, nur abgelegt.
terminal-ways = { $card } kannst du so spielen: { $ways }
terminal-marks = + passt, wie sie ist · ↻ gedreht (~) · ± beides
terminal-here = + hier
terminal-may = Du kannst: { $choices }
terminal-no-seat = Platz { $typed } gibt es bei { $number } Plätzen nicht
terminal-no-folder = den Ordner { $folder } für die Aufzeichnung gibt es nicht
terminal-not-saved = die Aufzeichnung konnte nicht gespeichert werden: { $why }
terminal-no-language = die Sprache { $typed } gibt es nicht; es gibt { $words }
terminal-no-bot = einen Bot { $typed } gibt es nicht; es gibt { $words }
terminal-option-form = statt { $typed } schreib NAME=WERT, zum Beispiel vote_end=on

## Tabellen

terminal-seat = Platz
terminal-clan = Clan
terminal-identity = Rolle
terminal-cards = Karten
terminal-points = Punkte
terminal-round = Runde { $round }
terminal-status = Runde { $round } von { $rounds } · Karten im Nachziehstapel: { $pile }

## Was in mehreren Spielen geschieht

terminal-lays = { $who } legt { $card } auf { $cell }.
terminal-drew = Du ziehst { $card }.
terminal-nobody-wins = Das Spiel ist aus. Niemand gewinnt.
terminal-aligned = { $turned ->
    [yes] { $who } legt das Ziel gedreht hin.
   *[no] { $who } legt das Ziel aufrecht hin.
}
terminal-rock = { $who } lässt Steine auf { $card } bei { $cell } fallen.

## Jedes andere Spiel

terminal-plain-aim = Jede Möglichkeit hat eine Nummer: tipp sie. Was es zu gewinnen gibt, sagen die Regeln.
terminal-plain-help =
    `3`            nimmt Möglichkeit 3; du kannst sie auch ausschreiben, wie sie in der Liste steht
    Auf dem Plan: hell ist ein Weg, dunkel ist Fels, × eine Sackgasse; eine Karte mit Rahmen ist ein Ziel
terminal-plain-over = Das Spiel ist aus.

## Klassisch

terminal-classic-aim =
    Goldsucher graben vom Start (╪) einen Weg zum Schatz, der unter einem der drei Ziele (?) liegt; Saboteure wollen,
    dass vorher die Karten ausgehen. Niemand weiß, wer was ist. In deinem Zug legst du eine Wegekarte, spielst eine
    Aktionskarte oder legst eine Karte verdeckt ab; dann ziehst du nach. Mit kaputtem Werkzeug kannst du keine
    Wegekarten legen. Das meiste Gold gewinnt.
terminal-classic-help =
    `1 3,0`     spielt Karte 1 auf Feld 3,0: legt sie, lässt dort Steine fallen oder sieht sich das Ziel an
    `1~ 3,0`    legt Karte 1 um 180 Grad gedreht
    `2 B`       spielt Karte 2 auf Platz B: macht ein Werkzeug kaputt oder repariert es; `2 B lore` nennt eines von zweien
    `2`         zeigt, was Karte 2 kann
    `ablegen 2` legt Karte 2 verdeckt ab
    `2`         wenn Gold verteilt wird: nimmt die Karte mit zwei Goldstücken
    Karten heißen nach ihren offenen Seiten, N oben, E rechts, S unten, W links: NSW ist oben, unten und links offen;
    × ist eine Sackgasse, ~ heißt gedreht.
    Auf dem Plan: ╪ Start · ? Ziel · ◆ Schatz · ● Stein · am hellsten ist die Karte, die zuletzt gelegt wurde
    In der Notation: lay SW~ 3,0 · break lamp B · repair cart B with repair-lamp-cart · map 8,2
terminal-classic-which = { $tools } sind kaputt; sag, was du meinst, etwa 1 { $example }
terminal-classic-you = du bist `{ role-name }`
terminal-classic-packet = Im Stapel sind { $nuggets } Goldstücke
terminal-classic-broken = kaputt
terminal-classic-gold = Goldkarten
terminal-classic-yours = { $cards } (deine: { $nuggets } Goldstücke)
terminal-classic-result = Das Gold  (G Goldsucher · S Saboteur · ★ gewonnen)
terminal-classic-sign = { $role ->
    [saboteur] S
   *[miner] G
}
terminal-classic-nuggets = Goldstücke
terminal-classic-role = { $role ->
    [saboteur] Deine Rolle: Saboteur. Du gewinnst die Runde, wenn niemand den Schatz erreicht.
   *[miner] Deine Rolle: Goldsucher. Du gewinnst die Runde, wenn ein Weg den Schatz erreicht.
} { $saboteurs ->
    [one] (Rollenkarten: { $saboteurs } Saboteur und { $miners } Goldsucher, eine davon beiseitegelegt.)
   *[other] (Rollenkarten: { $saboteurs } Saboteure und { $miners } Goldsucher, eine davon beiseitegelegt.)
}
terminal-classic-goal-up = Das Ziel bei { $cell } wird aufgedeckt: { $card }!
terminal-classic-breaks = { $yours ->
    [yes] { $who } macht deine { classic-tool } kaputt.
   *[no] { $who } macht { classic-tool.the } von { $whose } kaputt.
}
terminal-classic-mends = { $yours ->
    [yes] { $who } repariert deine { classic-tool }.
   *[no] { $who } repariert { classic-tool.the } von { $whose }.
}
terminal-classic-looks = { $card ->
    [none] { $who } spielt eine Schatzkarte und sieht sich das Ziel bei { $cell } an.
   *[other] { $who } spielt eine Schatzkarte und sieht sich das Ziel bei { $cell } an: { $card }.
}
terminal-classic-discards = { $card ->
    [none] { $who } legt verdeckt eine Karte ab.
   *[other] { $who } legt verdeckt ab: { $card }.
}
terminal-classic-how = { $how ->
    [treasure] Der Schatz ist erreicht
    [vote] Alle haben für das Ende gestimmt
   *[exhausted] Die Karten sind aus, und niemand hat den Schatz erreicht
}
terminal-classic-round-ended = { $winner ->
    [miners] Runde { $round } geht an die Goldsucher. { terminal-classic-how }.
    [saboteurs] Runde { $round } geht an die Saboteure. { terminal-classic-how }.
   *[none] Niemand gewinnt Runde { $round }. { terminal-classic-how }.
} { $saboteurs ->
    [none] Es gab keinen Saboteur
   *[other] Saboteure waren: { $saboteurs }
} { $aside ->
    [saboteur] (beiseitegelegt: ein Saboteur).
   *[miner] (beiseitegelegt: ein Goldsucher).
}
terminal-classic-gets = { $nuggets ->
    [none] { $who } bekommt den Stapel mit { $cards } Goldkarten.
   *[other] { $who } bekommt den Stapel mit { $cards } Goldkarten: { $nuggets } Goldstücke.
}

## Die verlorenen Minen

terminal-lost_mines-aim =
    Zwei Clans legen Wege von ihren Lagern (☀ gelb, ☾ blau) zu den vier Minen (?) und schicken ihre Zwerge hin. Ein Zug,
    der auf einer Mine mit Gold, Silber oder Edelsteinen endet, bringt einen passenden Schatz; in einer Mine sitzt ein
    Drache, der 2 Punkte kostet. Ein Zug: spielen oder ablegen, dann bis zu 3 Karten weit laufen, dann nachziehen. Wer
    loyal ist, teilt mit seinem Clan, ein Saboteur mit dem anderen, wer eigennützig ist, mit niemandem. Die meisten
    Punkte gewinnen.
terminal-lost_mines-help =
    `1 3,2`       spielt Karte 1 auf Feld 3,2: legt sie, räumt ein Hindernis weg, fegt eine Karte fort, sieht in die Mine
    `1~ 3,2`      legt Karte 1 um 180 Grad gedreht
    `2 3,2 E`     stellt eine Falle oder einen Troll an die rechte Seite von 3,2
    `3 B`, `3 2`    Information: sieht sich die Zwergenkarte von B an, oder den Schatz auf Platz 2
    `2`           zeigt, was Karte 2 kann
    `a 1`, `a 1 4`  legt eine oder zwei Karten verdeckt ab
    `e`, `nne`      geht nach rechts; zweimal nach oben und dann nach rechts · `halt` oder `.` beendet den Weg
    Karten heißen nach ihren offenen Seiten, N oben, E rechts, S unten, W links; ~ heißt um 180 Grad gedreht.
    Auf dem Plan: Buchstaben sind Zwerge · ♣ Baumstamm, ≈ See, ∪ Graben, = überwunden · ▲ Felsenge (ein Zwerg)
    ♨ Lagerfeuer (5 Schritte) · ^ Falle und T Troll liegen an der Seite einer Karte
    G Gold, S Silber, ◆ Edelsteine, ☠ Drache · am hellsten ist die Karte, die zuletzt gelegt wurde
    In der Notation: lay SW~ 3,2 · tool 3,2 · trap 3,2 E · look-mine 10,2 with info-mine-dwarf · take 2
terminal-lost_mines-sign = { $holds ->
    [gold] G
    [silver] S
    [gems] ◆
    [dragon] ☠
   *[other] ?
}
terminal-lost_mines-you = du bist { terminal-clan-name }, `{ role-name }`
terminal-lost_mines-treasures = Schätze
terminal-lost_mines-treasure = { $value ->
    [none] { $holds } ?
   *[other] { $holds } { $value }
}
terminal-lost_mines-to-find = Zu finden: { $treasures }
terminal-lost_mines-result = Die Punkte  (☀ ☾ Clan · L loyal · E eigennützig · X Saboteur · ★ gewonnen)
terminal-lost_mines-role-sign = { $role ->
    [loyal] L
    [selfish] E
   *[saboteur] X
}
terminal-lost_mines-choice-step = { $side } (gehen)
terminal-lost_mines-choice-stop = halt
terminal-lost_mines-choice-take = nimm { $place }
terminal-lost_mines-choice-align = { $turned ->
    [yes] gedreht
   *[no] aufrecht
}
terminal-lost_mines-choice-vote = { $yes ->
    [yes] ja
   *[no] nein
}
terminal-clan-name = { $clan ->
    [yellow] gelb
   *[blue] blau
}
terminal-lost_mines-dwarf = { $role ->
    [loyal] { $clan ->
        [yellow] Du bist gelb und loyal. Du teilst, was der gelbe Clan findet.
       *[blue] Du bist blau und loyal. Du teilst, was der blaue Clan findet.
    }
    [selfish] Du bist { terminal-clan-name } und eigennützig. Du behältst, was du selbst findest, und sonst nichts.
   *[saboteur] { $clan ->
        [yellow] Du bist gelb und Saboteur. Du siehst gelb aus, teilst aber mit dem blauen Clan; auch deine Schätze gehen dorthin.
       *[blue] Du bist blau und Saboteur. Du siehst blau aus, teilst aber mit dem gelben Clan; auch deine Schätze gehen dorthin.
    }
}
terminal-lost_mines-uses = { $tool ->
    [axe] { $who } benutzt die Axt bei { $cell }.
    [boat] { $who } benutzt das Boot bei { $cell }.
   *[rope] { $who } benutzt das Seil bei { $cell }.
}
terminal-lost_mines-looks-mine = { $holds ->
    [none] { $who } spielt „{ $card }“ und sieht in die Mine bei { $cell }.
   *[other] { $who } spielt „{ $card }“ und sieht in die Mine bei { $cell }: { $holds }.
}
terminal-lost_mines-looks-treasure = { $worth ->
    [none] { $who } spielt „{ $card }“ und sieht sich Schatz { $place } an.
   *[other] { $who } spielt „{ $card }“ und sieht sich Schatz { $place } an: Er ist { $worth } wert.
}
terminal-looks-card = { $role ->
    [none] .
   *[other] : { role-name }.
}
terminal-lost_mines-looks-dwarf = { $yours ->
    [yes] { $who } spielt „{ $card }“ und sieht sich deine Zwergenkarte an{ terminal-looks-card }
   *[no] { $who } spielt „{ $card }“ und sieht sich die Zwergenkarte von { $whose } an{ terminal-looks-card }
}
terminal-lost_mines-sets-trap = { $who } stellt bei { $place } eine Falle auf.
terminal-lost_mines-calls-troll = { $who } ruft einen Troll nach { $place }.
terminal-lost_mines-troll-left = { $yours ->
    [yes] Dein Troll verlässt { $place }.
   *[no] Der Troll von { $whose } verlässt { $place }.
}
terminal-lost_mines-trap-gone = Die Falle bei { $place } ist weg.
terminal-lost_mines-sweeps = { $who } fegt { $card } von { $cell } fort.
terminal-lost_mines-discards = { $who } legt { $number } ab{ in-brackets }.
terminal-walks = { $who } läuft nach { $where }.
terminal-lost_mines-opens = { $who } öffnet die Mine bei { $cell }: { $holds }!
terminal-lost_mines-takes = { $who } nimmt von Platz { $place } einen Schatz: { $holds }{ lost_mines-worth }.
terminal-lost_mines-took = { $treasures ->
    [none] { $who }, { role-name }, hat nichts gefunden: { lost_mines-points }
   *[other] { $who }, { role-name }, hat { $treasures } gefunden: { lost_mines-points }
}
terminal-lost_mines-has-dragon = { $who } hat den Drachen.
terminal-lost_mines-left = Nicht gefunden: { $treasures }.

## Die dunkle Höhle

terminal-dark_cave-aim =
    Zwerge graben sich durch eine Höhle zum Ausgang (☼), der unter einem der vier Ziele (?) in den Ecken liegt, und tragen
    ihr Gold hinaus. Gelbe und blaue Zwerge arbeiten für ihren Clan, aber Saboteure unter ihnen für den anderen. Ein Zug:
    eine Karte spielen oder ablegen, dann bis zu 3 Schritte laufen, dann nachziehen. Am Ende zählt das Gold, das eine
    Seite hinausgetragen hat, einmal für jeden Zwerg, der gegen sie arbeitet; Gold, das noch in der Höhle ist, ist
    verloren. Es gewinnt die Seite mit dem wertvolleren Schatz.
terminal-dark_cave-help =
    `1 3,2`       spielt Karte 1 auf Feld 3,2: legt sie, lässt Steine fallen, sieht ein Ziel an, ruft eine Kreatur
    `1~ 3,2`      legt Karte 1 um 180 Grad gedreht
    `2 3,2 E`     hängt ein Spinnennetz an die rechte Seite von 3,2
    `3 B`         spielt Karte 3 auf Platz B: sieht die Clankarte an, tauscht Karten, gibt Stiefel oder eine Streitaxt
    `4 !`         bewegt eine Kreatur, die schon in der Höhle ist
    `2`           zeigt, was Karte 2 tut, und wo
    `a 1`, `a 1 4`  legt eine oder zwei Karten verdeckt ab, und zieht ebenso viele
    `n e s w`     geht nach oben, rechts, unten, links, auf der Karte oder hinaus · `c` zur Mitte · `t` in den Tunnel
    `nne`         mehrere Schritte · `l 3,2` über die Leiter nach 3,2 · `.` oder `halt` beendet den Weg
    `h 0,0 E`     schlägt mit der Streitaxt auf das Netz rechts an 0,0 · `j`, `n` antworten auf eine Frage
    Wo die Möglichkeiten nummeriert sind, genügt die Nummer. Kreaturen laufen genau wie Zwerge.
    Karten heißen nach ihrer Gruppe und ihren offenen Seiten, N oben, E rechts, S unten, W links: Über II-NSW sind es 2
    Schritte; ~ heißt gedreht. Ein Ort ist ein Feld und ein Bereich darauf: N E S W hinter dieser Tür, C die Mitte,
    T der Tunnel, EW oder NW ein Weg, der diese Seiten verbindet. Am hellsten ist die zuletzt gelegte Karte.
    In der Notation: lay II-NE~ 3,2 · web 3,2 E with I-web · look-clan B with I-information · step 3,2 W
terminal-dark_cave-legend =
    A bis H Zwerge · r Ratte · w Lindwurm · g Goblin · ╪ Leiter · ● dunkles Loch · ◆ Gold (◇ weg) · ∩ Tunnel · ☼ Ausgang ·
    ═ ║ Holzbrücke · 2 1 Netz an einer Tür · jede dünne Linie ist ein Schritt · ein Wort auf einem Ziel: was du dort sahst
terminal-dark_cave-symbol = { $card ->
    [web] Netz
    [boots] Stiefel
    [axe] Axt
    [rat] Ratte
    [lindworm] Wurm
   *[goblin] Goblin
}
terminal-dark_cave-about-information = Sieh dir heimlich ein verdecktes Ziel an oder die Clankarte von jemandem.
terminal-dark_cave-about-rockfall = Nimmt eine Wegekarte weg, auf der niemand ist.
terminal-dark_cave-about-swap = Du tauschst alle deine anderen Karten mit jemandem; dann zieht die andere Person statt dir eine Karte.
terminal-dark_cave-about-web = Schließt eine Tür für zwei Runden, für Zwerge wie für Kreaturen.
terminal-dark_cave-about-boots = Mit Stiefeln kann ein Zwerg 4 statt 3 Schritte laufen; ein Paar für jeden.
terminal-dark_cave-about-axe = Ab dem nächsten Zug kann sie eine Kreatur vertreiben oder ein Netz von 2 auf 1 kürzen, oder von 1 ganz weg.
terminal-dark_cave-about-rat = Kommt aus einem dunklen Loch (●) und läuft bis zu 3 Schritte; jeder Zwerg, den sie trifft, verliert eine Karte.
terminal-dark_cave-about-lindworm = Kommt aus einem dunklen Loch (●) und läuft bis zu 4 Schritte; jeder Zwerg, den er trifft, läuft im nächsten Zug nicht.
terminal-dark_cave-about-goblin = Kommt aus einem dunklen Loch (●) und läuft bis zu 5 Schritte; jeder Zwerg, den er trifft, verliert 1 Gold.
terminal-dark_cave-about-hole = Aus einem dunklen Loch kommen Kreaturen.
terminal-dark_cave-about-ladder = Von einer Leiter zu jeder anderen ist es ein einziger Schritt; auch der Start hat eine.
terminal-dark_cave-about-vein = Ein Zwerg, der beim Gold anhält, nimmt es und muss zeigen, für wen er arbeitet.
terminal-dark_cave-about-bridge = Ein Zwerg, der auf die Holzbrücke geht, verliert eine Karte; der Weg darunter ist frei.
terminal-dark_cave-about-bend = Zwei Kurven, die sich nicht treffen; der Tunnel dazwischen kostet 1 Gold.
terminal-dark_cave-crossing = { $steps ->
    [one] Darüber ist es { $steps } Schritt.
   *[other] Darüber sind es { $steps } Schritte.
}
terminal-dark_cave-stop = `.` hier anhalten
terminal-dark_cave-axe-yes = `j` vertreiben, das kostet eine Streitaxt
terminal-dark_cave-axe-no = `n` die Streitaxt behalten
terminal-dark_cave-take-yes = `j` das Gold nehmen und die Clankarte zeigen
terminal-dark_cave-take-no = `n` das Gold liegen lassen
terminal-dark_cave-vote-yes = `j` das Spiel jetzt beenden
terminal-dark_cave-vote-no = `n` weiterspielen
terminal-dark_cave-align-upright = `aufrecht`
terminal-dark_cave-align-turned = `gedreht`
terminal-dark_cave-meet = `{ dark_cave-creature }` zuerst
terminal-dark_cave-ask-align = wie soll das Ziel liegen?
terminal-dark_cave-ask-meet = welche Kreatur zuerst?
terminal-dark_cave-ask-axe = die Streitaxt benutzen? j oder n
terminal-dark_cave-ask-take = das Gold nehmen? j oder n
terminal-dark_cave-ask-vote = das Spiel jetzt beenden? j oder n
terminal-dark_cave-walk-creature = lauf mit { $creature ->
    [rat] der Ratte
    [lindworm] dem Lindwurm
   *[goblin] dem Goblin
}, Schritte übrig: { $left }
terminal-dark_cave-upright = aufrecht
terminal-dark_cave-turned = gedreht
terminal-dark_cave-pile = Karten im Nachziehstapel: { $number }, die oberste aus Gruppe { $group }
terminal-dark_cave-pile-empty = der Nachziehstapel ist leer
terminal-dark_cave-saw-hand = { $gone ->
    [none] Bei { $who } hast du gesehen: { $cards }.
   *[other] Bei { $who } hast du gesehen: { $cards } (seither verdeckt weg: { $gone }).
}
terminal-dark_cave-nobody-dealt = Niemand bekam: { $cards }.
terminal-dark_cave-where = wo
terminal-dark_cave-gold = Gold
terminal-dark_cave-has = hat
terminal-dark_cave-outside = draußen
terminal-dark_cave-open = { $identity } (offen)
terminal-dark_cave-lying = { $where }, liegt
terminal-dark_cave-boots = Stiefel
terminal-dark_cave-axes = { $number ->
    [one] { $fresh ->
        [yes] eine Streitaxt (nicht in diesem Zug)
       *[no] eine Streitaxt
    }
   *[other] { $number } Streitäxte
}
terminal-dark_cave-owns = { dark_cave-creature }
terminal-dark_cave-owns-web = Netz bei { $place }
terminal-dark_cave-attacks = { $creature ->
    [rat] Die Ratte greift { $victims } an.
    [lindworm] Der Lindwurm greift { $victims } an.
   *[goblin] Der Goblin greift { $victims } an.
}
terminal-dark_cave-may-play = Du kannst eine Karte spielen, zum Beispiel { $examples }
terminal-dark_cave-no-card = Jetzt kann keine Karte gespielt werden
terminal-dark_cave-stuck = (jetzt nicht: { $cards })
terminal-dark_cave-number-alone = die Nummer allein zeigt, was sie tut und wo · oder leg eine oder zwei ab: `a 1`, `a 1 2`
terminal-dark_cave-stays = dein Zwerg ist gerade aufgestanden und bleibt in diesem Zug, wo er ist
terminal-dark_cave-step = `{ $typed }` nach { $where }{ in-brackets }
terminal-dark_cave-step-ladder = `{ $typed }` über die Leiter nach { $where }{ in-brackets }
terminal-dark_cave-hew = `h { $place }` mit der Streitaxt auf das Netz schlagen
terminal-dark_cave-hew-none = von hier aus ist kein Netz zu treffen
terminal-dark_cave-hew-several = von hier aus sind mehrere Netze zu treffen; sag, welches
terminal-dark_cave-ladder-none = von hier aus führt keine Leiter weiter
terminal-dark_cave-ladder-several = von hier aus führen mehrere Leitern weiter; sag, welche
terminal-dark_cave-no-walk = jetzt wird nicht gelaufen
terminal-dark_cave-no-walk-yet = jetzt wird noch nicht gelaufen: erst spiel eine Karte oder leg ab
terminal-dark_cave-nowhere = { $ways ->
    [none] { $typed } führt von hier aus nirgends hin
   *[other] { $typed } führt von hier aus nirgends hin; möglich ist { $ways }
}
terminal-dark_cave-toll-turns = deckt das Ziel auf
terminal-dark_cave-toll-bridge = Holzbrücke: kostet eine Karte
terminal-dark_cave-toll-bridge-free = Holzbrücke: frei
terminal-dark_cave-toll-tunnel = kostet 1 Gold
terminal-dark_cave-toll-tunnel-free = ohne Gold frei
terminal-dark_cave-card = Clankarte
terminal-dark_cave-worked = arbeitete für
terminal-dark_cave-carried = hinausgetragenes Gold
terminal-dark_cave-still-inside = 0 (noch in der Höhle)
terminal-dark_cave-sum = { terminal-clan-name }: { $gold } Gold × { $against } dagegen = { $worth }
terminal-dark_cave-hidden = { $goal ->
    [exit] Ausgang
    [hole] Loch
    [ladder] Leiter
   *[vein] Ader
}
terminal-dark_cave-wish = Du bist { terminal-clan-name }, { role-name }: Gold, das du hinausträgst, zählt für { $side ->
    [yellow] Gelb
   *[blue] Blau
}{ $table ->
    [saboteur] , die Seite aller Saboteure
    [loyal] , die Seite der Loyalen
   *[none] { "" }
}
terminal-dark_cave-nobody-out = Niemand gewinnt: Kein Zwerg hat die Höhle verlassen.
terminal-dark_cave-equal = Beide Schätze sind gleich viel wert, und der erste Zwerg draußen entscheidet:
terminal-dark_cave-wins = { $clan ->
    [yellow] Gelb gewinnt, mit allen, die dafür gearbeitet haben.
   *[blue] Blau gewinnt, mit allen, die dafür gearbeitet haben.
}
terminal-dark_cave-over = Das Spiel ist aus: { dark_cave-how }.
terminal-dark_cave-walk-over = Dein Weg ist zu Ende.
terminal-dark_cave-gold-laid = In der Ader bei { $cell } glänzt Gold.
terminal-dark_cave-looks-goal = { $goal ->
    [none] { $who } spielt „{ $card }“ und sieht sich das Ziel bei { $cell } an.
   *[other] { $who } spielt „{ $card }“ und sieht sich das Ziel bei { $cell } an: { dark_cave-goal }.
}
terminal-dark_cave-looks-clan = { $yours ->
    [yes] { $who } spielt „{ $card }“ und sieht sich deine Clankarte an{ terminal-looks-card }
   *[no] { $who } spielt „{ $card }“ und sieht sich die Clankarte von { $whose } an{ terminal-looks-card }
}
terminal-dark_cave-holds = { $cards ->
    [none] { $who } hat jetzt keine Karten.
   *[other] { $who } hat jetzt: { $cards }.
}
terminal-dark_cave-puts-web = { $who } hängt ein Netz zwischen { $one } und { $other }.
terminal-dark_cave-web-gone = Das Netz zwischen { $one } und { $other } ist weg.
terminal-dark_cave-cuts-web = { $left ->
    [0] { $who } schlägt auf das Netz zwischen { $one } und { $other }: Es ist weg.
   *[other] { $who } schlägt auf das Netz zwischen { $one } und { $other }: Es hält noch, mit 1.
}
terminal-dark_cave-gives-boots = { $whom ->
    [none] { $who } zieht selbst Stiefel an.
   *[other] { $who } gibt { $whom } Stiefel.
}
terminal-dark_cave-gives-axe = { $whom ->
    [none] { $who } nimmt selbst eine Streitaxt.
   *[other] { $who } gibt { $whom } eine Streitaxt.
}
terminal-dark_cave-calls = { $who } ruft { dark_cave-creature.object } aus dem dunklen Loch bei { $cell }.
terminal-dark_cave-creature-left = { $creature ->
    [rat] { $yours ->
        [yes] Deine Ratte verlässt die Höhle.
       *[no] Die Ratte von { $whose } verlässt die Höhle.
    }
    [lindworm] { $yours ->
        [yes] Dein Lindwurm verlässt die Höhle.
       *[no] Der Lindwurm von { $whose } verlässt die Höhle.
    }
   *[goblin] { $yours ->
        [yes] Dein Goblin verlässt die Höhle.
       *[no] Der Goblin von { $whose } verlässt die Höhle.
    }
}
terminal-dark_cave-attacked = { $creature ->
    [lindworm] Der Lindwurm greift { $who } an und wirft den Zwerg um: Im nächsten Zug läuft er nicht!
    [rat] Die Ratte greift { $who } an!
   *[goblin] Der Goblin greift { $who } an!
}
terminal-dark_cave-stands-up = { $yours ->
    [yes] Dein Zwerg steht auf und bleibt in diesem Zug, wo er ist.
   *[no] Der Zwerg von { $whose } steht auf und bleibt in diesem Zug, wo er ist.
}
terminal-dark_cave-turns-over = { $who } deckt das Ziel bei { $cell } auf: { dark_cave-goal }!
terminal-dark_cave-leaves = { $yours ->
    [yes] Dein Zwerg verlässt die Höhle mit { $gold } Gold!
   *[no] Der Zwerg von { $whose } verlässt die Höhle mit { $gold } Gold!
}
terminal-dark_cave-takes-gold = { $who } nimmt das Gold bei { $cell }.

## Regeln und Optionen zum Lesen

terminal-rules-hint = Eine Regel: undermine rules { $rule }. Wörter suchen: undermine rules kaputt.
terminal-rules-found = { $number ->
    [one] { $number } Regel; undermine rules { $rule } zeigt eine ganz.
   *[other] { $number } Regeln; undermine rules { $rule } zeigt eine ganz.
}
terminal-rules-none = eine Regel { $typed } gibt es nicht, und keine, die davon spricht; sie heißen wie { $rule }
terminal-rules-nearly = eine Regel { $typed } gibt es nicht, und keine, die davon spricht; meinst du { $oneof }?
terminal-options-default = normal: { $value }
terminal-options-number = eine Zahl
terminal-options-book = { $edition ->
    [english] englische Anleitung: { $what }
    [dutch] niederländische Anleitung: { $what }
    [german] deutsche Anleitung: { $what }
   *[other] Anleitung { $edition }: { $what }
}
terminal-options-editions = Nach einer Anleitung spielen: { $oneof }
