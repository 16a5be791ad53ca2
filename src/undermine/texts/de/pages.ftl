### Die Seiten rund um das Spiel: Start, neuer Tisch, Vorraum, Leute, Lektionen, Regeln, Wiederholung. Wie man übersetzt: docs/translating.md.

language-choose = Sprache

## Startseite

start-lead = Grab mit Freunden nach Gold. Aber jemand am Tisch will, dass ihr scheitert.
start-learn = Neu hier? Lern es in 5 Minuten
start-learn-game = { $game } in 5 Minuten lernen
start-learn-why = Ein kurzes erstes Spiel, das dir jeden Zug einmal zeigt.
start-living = Unsere Bots spielen: { $game }
start-dwarves = Basalt, Feuerstein, Granat, Mergel, Opal
start-nickname = Dein Name
start-name-placeholder = Spitzname
start-play-now = Losspielen
start-play-now-game = Losspielen: { $game }, gegen Bots
start-invite = Freunde einladen
start-invite-game = Freunde einladen zu: { $game }
start-seats = { $least }–{ $most } Personen
start-rules = Regeln
start-rules-game = Regeln von: { $game }
start-yours = Deine Tische
start-your-turn = Du bist dran
start-waiting-for = { $names-count ->
    [0] Läuft
   *[other] Warten auf { $names }
}
start-status = { $status ->
    [open] Im Vorraum
    [playing] Läuft
    [over] Beendet
   *[other] { $status }
}
start-join = Mit einem Code mitspielen
start-code = Tischcode
start-join-button = Mitspielen
start-bad-code = Ein Tischcode hat sechs Buchstaben.
start-watch = Öffentliche Tische
start-no-public = Gerade gibt es keine öffentlichen Tische.
start-watch-table = { $game } · { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
} · { $status ->
    [open] im Vorraum
    [playing] läuft
    [over] beendet
   *[other] { $status }
}
start-refresh = Aktualisieren
start-working = Einen Moment…
start-failed = Das hat nicht geklappt: { $why }.
start-offline = Der Server ist nicht zu erreichen.
start-default-name = Gast

## Neuer Tisch

create-title = Freunde einladen zu: { $game }
create-next = Du bekommst einen Link zum Teilen. Freie Plätze können Bots übernehmen.
create-seats = Wie viele Plätze?
create-bots = Bots auf freien Plätzen
create-clock = Zeit pro Zug
create-clock-none = Ohne Uhr
create-clock-decision-60 = 1 Minute pro Zug
create-clock-decision-180 = 3 Minuten pro Zug
create-clock-bank-600 = 10 Minuten für alle, dazu 10 Sekunden pro Zug
create-clock-decision-86400 = Ein Tag pro Zug
create-clock-decision-259200 = 3 Tage pro Zug
create-nights = Nachts stehen die Uhren still
create-nights-from = Von
create-nights-to = Bis
create-privacy = Wer darf zusehen?
create-privacy-link = Alle mit dem Link oder dem Code
create-privacy-public = Alle: Der Tisch steht in der Liste, und jeder darf zusehen
create-privacy-closed = Nur wer mitspielt: Niemand sonst darf zusehen
create-several = Gäste dürfen auch für mehrere Personen spielen
create-rules = Hausregeln
create-make = Tisch aufstellen
create-back = Zurück

## Wenn die Verbindung streikt

trouble-connecting = Verbindung wird aufgebaut…
trouble-reconnecting = Du bist offline. Neuer Versuch…
trouble-restarting = Der Server startet neu. Neuer Versuch…
trouble-slow_down = Das war dem Server zu schnell. Gleich kommt ein neuer Versuch…
trouble-not_stored = Der Server kann gerade nichts speichern. Neuer Versuch…
trouble-no_table = Einen Tisch mit diesem Code gibt es nicht.
trouble-damaged = Die Daten dieses Tisches sind beschädigt, deshalb geht es nicht weiter. Wer den Server betreibt, weiß mehr.
trouble-closed_table = Diesen Tisch sehen nur die, die mitspielen.
trouble-locked_table = Dieser Tisch ist abgeschlossen. Bitte darum, eingelassen zu werden.
trouble-old_page = Der Server ist neuer als diese Seite.
trouble-refused = Der Server kennt dich an diesem Tisch nicht.
trouble-set-back = Der Server musste zu einem früheren Moment dieses Tisches zurück.
trouble-other-tab = Dieser Tisch ist auch in einem anderen Tab offen.
trouble-reload = Neu laden
trouble-to-start = Zur Startseite
trouble-loading = Der Tisch wird gedeckt…

## Die Leiste oben, und das Feld über diesen Tisch

table-free = freier Platz
table-gone = jemand, der gegangen ist
table-code = Tischcode
table-copy = Link kopieren
table-copied = Kopiert
table-qr = QR-Code des Links
table-you = du
table-host = Gastgeber
table-self = Du
table-bot-sign = ein Bot
table-offline = abwesend
table-away = ein Bot spielt
table-leave = Tisch verlassen
table-home = Undermine, Startseite
table-lag = Der Server antwortet nach { $ms } Millisekunden
table-this-table = Dieser Tisch
table-close = Schließen
table-rules = Regeln dieses Tisches
table-no-house-rules = Keine Hausregeln.
table-clock-decision = { $more ->
    [none] { $time } pro Zug
   *[other] { $time } pro Zug, und jedes Mal { $more } dazu
}
table-clock-bank = { $more ->
    [none] { $time } für alle
   *[other] { $time } für alle, dazu { $more } pro Zug
}
table-nights = Von { $from } bis { $to } stehen die Uhren still ({ $zone })
table-until = bis { $time }

## Vorraum

lobby-title = { $game }: Vorraum
lobby-sit = Hier hinsetzen
lobby-stand = Aufstehen
lobby-add-bot = Bot dazusetzen
lobby-remove-bot = Bot wegschicken
lobby-fill-bots = Mit Bots auffüllen
lobby-ready = Ich bin bereit
lobby-not-ready = Warte, noch nicht
lobby-ready-sign = bereit
lobby-not-ready-sign = nicht bereit
lobby-start = Spiel starten
lobby-wait-host = { $host } startet das Spiel, wenn alle bereit sind.
lobby-need-seats = { $free ->
    [one] { $free } Platz ist frei: Wartet auf Leute oder setzt Bots dazu.
   *[other] { $free } Plätze sind frei: Wartet auf Leute oder setzt Bots dazu.
}
lobby-need-ready = Noch nicht bereit: { $names }.
lobby-need-self = Setz dich, um mitzuspielen, oder besetze alle Plätze mit anderen.
lobby-nobody = noch niemand
lobby-to-table = Zurück zum beendeten Spiel

## Leute am Tisch: an der Tür, im Vorraum, und wenn jemand fehlt

people-title = Leute
people-host = Gastgeber
people-spectator = schaut zu
people-away = abwesend
people-joining = Am Tisch mitspielen
people-as-spectator = Nur zusehen
people-free = { $number ->
    [one] { $number } Platz ist frei: Gib deinen Namen ein und setz dich.
   *[other] { $number } Plätze sind frei: Gib deinen Namen ein und setz dich.
}
people-full = Alle Plätze sind besetzt, deshalb siehst du zu.
people-running = Ein Spiel läuft gerade, deshalb siehst du zu.
people-watching-wished = Du siehst zu. Solange ein Platz frei ist, kannst du dich noch setzen.
people-watching-full = Alle Plätze sind besetzt, deshalb siehst du zu.
people-watching-running = Ein Spiel läuft gerade, deshalb siehst du zu. Vielleicht ist im nächsten ein Platz für dich frei.
people-watching-shared = Andere bei dir haben schon Plätze, deshalb siehst du zu.
people-called = Hier heißt schon jemand so, deshalb bist du { $name }.
people-also-means = Der Bildschirm wird verdeckt, wenn das Gerät von Hand zu Hand geht.
people-also-name = Name der nächsten Person
people-also-sit = Dazusetzen
people-lock = Tisch abschließen
people-unlock = Tisch aufschließen
people-locked = Der Tisch ist abgeschlossen: Niemand Neues kann mitspielen oder zusehen.
people-lock-means = Niemand Neues kann mitspielen oder zusehen.
people-make-host = Zum Gastgeber machen
people-make-host-of = { $name } zum Gastgeber machen
people-remove = Entfernen
people-remove-of = { $name } entfernen
people-leave-ask = Diesen Tisch verlassen?
people-leave-yes = Verlassen
people-absent = { $name } ist schon eine Weile weg.
people-absent-host = { $name } (Gastgeber) ist schon eine Weile weg.
people-stand-in = Einen Bot für { $name } spielen lassen
people-stand-in-short = Einen Bot spielen lassen
people-wait-after-all = Doch lieber warten
people-pause = Pause machen
people-wait = Weiter warten
people-agreed = { $number } von { $of } wollen einen Bot; mehr als die Hälfte genügt.
people-be-host = Selbst Gastgeber werden
people-share-invite = Lade deine Freunde mit diesem Link oder Code ein:
people-share-local-only = Dieser Link funktioniert nur auf diesem Computer.
people-share-for-friends = Um mit Freunden zu Hause zu spielen, halte den Server an und starte ihn mit
people-share-for-friends-or = oder

## Weggehen, und ein Gerät für mehrere

leaving-title = Das Spiel verlassen?
leaving-kept = Dein Platz bleibt deiner: Komm zurück, wann du willst. Bist du eine Minute weg, können die anderen einen Bot für dich spielen lassen.
leaving-stay = Bleiben
leaving-away = Zur Startseite gehen
privacy-title = Gib das Gerät weiter an { $name }
privacy-hint = Sonst sollte jetzt niemand hinsehen.
privacy-ready = Ich bin { $name }

## Lektionen: was um ihre Schritte herum gesagt wird

lessons-strip = Deine Lektion
lessons-step = Schritt { $step } von { $of }
lessons-short = { $step }/{ $of }
lessons-first = Gute Idee, aber zuerst:
lessons-watch = Sieh zu, was die anderen tun…
lessons-next = Weiter
lessons-more = Warum?
lessons-less = Weniger
lessons-leave = Verlassen
lessons-leave-about = Die Lektion verlassen. Du kannst später weitermachen.
lessons-again = Von vorn beginnen
lessons-strayed = Du gehst deinen eigenen Weg. Spiel weiter, wie du magst, oder beginne die Lektion von vorn.
lessons-done = Gut gemacht! Jetzt weißt du:
lessons-done-short = Du hast die Lektion geschafft.
lessons-play-now = Losspielen
lessons-once = Noch einmal
lessons-to-start = Zur Startseite
lessons-starting = { $game }: Dein erstes Spiel wird aufgebaut…
lessons-failed = Die Lektion lässt sich nicht starten: { $why }.

## Regeln: die Seite, und Regeln an Ort und Stelle

rules-page = Regeln: { $game }
rules-rules = Regeln
rules-rules-of = Regeln von: { $game }
rules-close = Schließen
rules-what = Was heißt das: { $thing }?
rules-loading = Wird nachgeschlagen…
rules-failed = Die Regeln sind gerade nicht zu erreichen.
rules-read-more = Mehr lesen
rules-refused = Warum nicht?
rules-the-rule = { $clauses ->
    [one] Die Regel
   *[other] Die Regeln
}
rules-more = { $left } weitere auf der Regelseite
rules-search = Regeln durchsuchen
rules-search-hint = Falle, leere Hand, CL-P04…
rules-found = { $number ->
    [0] In keiner Regel steht „{ $words }“.
    [one] In { $number } Regel steht „{ $words }“.
   *[other] In { $number } Regeln steht „{ $words }“.
}
rules-chapters = Kapitel
rules-know = Gut zu wissen, bevor es passiert
rules-cards = Die Karten
rules-roles = Wer du sein kannst
rules-link = Link zu Regel { $clause }
rules-details = Für alle, die es genau wissen wollen
rules-about-page = Über diese Regeln
rules-good = erlaubt
rules-bad = nicht erlaubt
help-badge-host = Gastgeber
    .sentence = Die Krone zeigt, wer diesen Tisch aufgestellt hat und das Spiel startet.
help-badge-bot = Ein Bot
    .sentence = Auf diesem Platz spielt ein Bot; er sieht nicht mehr, als du an seiner Stelle sehen würdest.

## Wiederholung

replay-title = Wiederholung: { $game }
replay-number = Zug { $number } von { $of }
replay-slider = Zug
replay-seat = Gesehen von
replay-everyone = jemand, der zusieht
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-forward = Einen Zug weiter
replay-last = Zum Ende
replay-failed = Dieses Spiel lässt sich nicht zeigen; vielleicht läuft es noch.
replay-left = Platz { $seat }

## Wer wen verdächtigt hat, nach dem Spiel

timeline-title = Wer wen verdächtigt hat
timeline-rounds = Runden
timeline-round = Runde { $round }
timeline-observer = Mit den Augen von
timeline-public = jemandem, dem nichts entgeht
timeline-about-public = Wie wahrscheinlich jede Person { $what } war, nach allem, was der ganze Tisch gesehen hat.
timeline-about-seat = Wie wahrscheinlich alle anderen gegen { $name } gearbeitet haben, nach allem, was { $name } wusste.
timeline-plot = Verdacht im Lauf der Runde: Pfeiltasten gehen von Zug zu Zug, Bildtasten zum nächsten, der viel verraten hat
timeline-shares = Verdacht in diesem Moment
timeline-percent = { $share } %
timeline-self = –
timeline-decision = { $number ->
    [0] Das Austeilen
   *[other] Zug { $number }
}
timeline-learned = { $number ->
    [0] Das Austeilen
   *[other] Was Zug { $number } verraten hat
}
timeline-nothing = Nichts darüber, wer wer ist.
timeline-why = Warum { $name } das getan hat
timeline-moments = Entscheidende Momente
timeline-axis = Zug
timeline-working = Es wird ausgerechnet, wer wen verdächtigt hat…
timeline-details = Einzelheiten
timeline-effect = { $effect ->
    [much-guiltier] ▲ Wirkt viel verdächtiger.
    [guiltier] ▲ Wirkt verdächtiger.
    [a-little-guiltier] ▲ Wirkt ein wenig verdächtiger.
    [much-more-innocent] ▼ Wirkt viel unschuldiger.
    [more-innocent] ▼ Wirkt unschuldiger.
    [a-little-more-innocent] ▼ Wirkt ein wenig unschuldiger.
   *[nothing] Das sagt nichts.
}
timeline-bits = { $text }: { $bits } Bit
timeline-reading = Dicke Linien: { $whose }. Wessen Linie über den Strichen liegt, ist enttarnt.
timeline-key = Ein voller Punkt ist ein Zug, der jemanden verdächtig gemacht hat, ein hohler einer, der entlastet hat. Je größer der Punkt, desto mehr hat er gesagt: Ein Punkt steht für ein Bit oder mehr, also für Chancen, die sich mindestens verdoppeln oder halbieren.
