### Wiederholungen zum Ansehen, Teilen und Mitbringen. Wie man übersetzt: docs/translating.md.

replay-all = allen, mit offenen Karten
replay-seats = Wer mitspielt
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-times = { $speed }×
replay-says = { $name }: „{ $text }“
replay-keys = Leertaste: abspielen und anhalten. Pfeiltasten: Zug für Zug. Pos1 und Ende: ganz an den Anfang oder ans Ende.

## Teilen

share-open = Teilen
share-title = Dieses Spiel teilen
share-moment = Dieser Moment
share-link = Link kopieren
share-copied = Kopiert
share-no-link = Dieses Spiel gibt es nur in deinem Browser, darum hat es keinen Link. Schick die Datei weiter, die du geöffnet hast.
share-svg = Bild (SVG)
share-png = Bild (PNG)
share-game = Als kurzer Film
share-about-film = Eine Datei, die in jedem Browser läuft, Zug für Zug.
share-film = Das ganze Spiel
share-film-round = Runde { $round }
share-working = Wird gezeichnet…
share-failed = Das hat nicht geklappt. Versuch es bitte noch einmal.
share-record = Aufzeichnung herunterladen
share-caption = Undermine · { $title }

## Eine Aufzeichnung aus einer Datei

record-title = Aufzeichnung öffnen
record-open = Aufzeichnung öffnen…
record-about = Du hast die Aufzeichnung eines Spiels, vielleicht von Freunden? Wähl die Datei aus oder zieh sie hierher und sieh dir das Spiel an. Sie wird nirgends gespeichert.
record-choose = Datei auswählen
record-reading = Wird nachgespielt…
record-refused = Diese Datei lässt sich nicht zeigen: { $why }.
record-large = für eine Aufzeichnung ist sie zu groß
