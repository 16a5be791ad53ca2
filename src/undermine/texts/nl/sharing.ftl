### Herhalingen om te bekijken, te delen en mee te brengen. Hoe je vertaalt: docs/translating.md.

replay-all = iedereen, met open kaarten
replay-seats = Wie er meespelen
replay-play = Afspelen
replay-pause = Pauzeren
replay-speed = Tempo
replay-times = { $speed }×
replay-says = { $name }: ‘{ $text }’
replay-keys = Spatie: afspelen en pauzeren. Pijltjes: zet voor zet. Home en End: naar het begin of het einde.

## Delen

share-open = Delen
share-title = Dit spel delen
share-moment = Dit moment
share-link = Link kopiëren
share-copied = Gekopieerd
share-no-link = Dit spel staat alleen in jouw browser, dus er is geen link. Stuur het bestand door dat je hebt geopend.
share-svg = Plaatje (SVG)
share-png = Plaatje (PNG)
share-game = Als korte film
share-about-film = Eén bestand dat in elke browser speelt, zet voor zet.
share-film = Het hele spel
share-film-round = Ronde { $round }
share-working = Wordt getekend…
share-failed = Dat lukte niet. Probeer het nog eens.
share-record = Spelverslag downloaden
share-caption = Undermine · { $title }

## Een spelverslag uit een bestand

record-title = Een spelverslag openen
record-open = Een spelverslag openen…
record-about = Heb je het verslag van een spel, misschien van vrienden? Kies het bestand of sleep het hierheen, en bekijk het spel. Het wordt nergens bewaard.
record-choose = Bestand kiezen
record-reading = Wordt nagespeeld…
record-refused = Dit bestand kan niet worden getoond: { $why }.
record-large = het is te groot voor een spelverslag
