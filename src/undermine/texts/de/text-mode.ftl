### Der Textmodus: der Tisch in Worten, für Screenreader und für alle, die gern tippen. Wie man übersetzt: docs/translating.md.

text-mode = Textmodus
text-now = Jetzt
text-choices = Deine Möglichkeiten
text-nothing = Nichts.
text-field = Was machst du?
text-send = Senden
text-answer = Antwort
text-how = Die Nummer einer Möglichkeit, eine Entscheidung in Notation oder „{ $help }“.

# $cell: die Zahlen, etwa 3,-1; $place: dasselbe in Worten; $turned: wie die Karte gedreht liegt, oder nichts.
text-lay = Legen: { $place } ({ $cell }){ $turned ->
    [none] { "" }
   *[other] , gedreht: { $turned }
}
text-card = Karte { $number }: { $card }
text-two = Zwei Karten ablegen

## Der Tisch

text-start = { $start ->
    [start-yellow] gelbes Lager
    [start-blue] blaues Lager
   *[other] Start
}
text-row = Reihe { $row }: { $cards }
# $places: freie Plätze mit den Seiten, von denen ein Weg kommt, etwa „3,0 (links)“.
text-open = Ein Weg ist offen nach { $places }
text-apart = Offen, aber ohne Verbindung zu einem Start: { $places }
# Etwas auf der Kante zwischen zwei Karten.
text-edge = { $thing } am Rand von { $cell }, { $side }
# $shows: was nur diese Person weiß, oder nichts.
text-goal = { $cell }, { $place }: verdeckt{ $shows ->
    [none] { "" }
   *[other] . Nur du weißt: { $shows }
}

## Antworten

text-unknown = Das verstehe ich nicht. Schreib „{ $help }“, dann hörst du, was du schreiben kannst.
text-missing = Die Möglichkeit { $number } gibt es gerade nicht.
text-possible = Nichts spricht dagegen.
text-watching = Du siehst zu.
text-help = Schreib die Nummer einer Möglichkeit. Oder schreib eine Entscheidung in Notation, etwa „lay NS 3,0“: Die erste Zahl eines Platzes zählt nach rechts, die zweite nach oben. Oder eins von diesen Wörtern:

## Was jedes Wort tut. `.words` sind alle, die man schreiben kann, mit Leerzeichen dazwischen; das erste wird gezeigt.

text-do-now = was jetzt zu tun ist
    .words = jetzt zug now
text-do-recap = was seit deinem letzten Zug geschehen ist
    .words = neues seit news
text-do-hand = deine Rolle und deine Karten; mit der Nummer einer Karte: was sie tut
    .words = hand karten rolle
text-do-players = wer hier sitzt und was jeder hat
    .words = spieler plätze players
text-do-board = was wo liegt
    .words = tisch brett board
text-do-choices = was du tun kannst; mit der Nummer einer Karte: was du mit ihr tun kannst
    .words = möglichkeiten wahl choices
text-do-log = die letzten zwanzig Ereignisse
    .words = verlauf log
text-do-help = diese Wörter
    .words = hilfe help
text-do-discard = mit den Nummern von einer oder zwei Karten: legt sie ab
    .words = ablegen discard
text-do-why = mit einer Karte und einem Platz („warum 2 5,5“) oder einer Entscheidung („warum lay NS 5,5“): warum das nicht geht
    .words = warum why
text-do-say = und was du dem Tisch sagen willst
    .words = sag sagen say
