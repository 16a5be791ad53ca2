### De tekstmodus: de tafel in woorden, voor schermlezers en voor wie graag typt. Hoe je vertaalt: docs/translating.md.

text-mode = Tekstmodus
text-now = Nu
text-choices = Wat je kunt doen
text-nothing = Niets.
text-field = Wat doe je?
text-send = Verstuur
text-answer = Antwoord
text-how = Het nummer van een keuze, een beslissing in notatie, of ‘{ $help }’.

# $cell: de getallen, zoals 3,-1; $place: hetzelfde in woorden; $turned: hoe de kaart gedraaid ligt, of niets.
text-lay = Leggen: { $place } ({ $cell }){ $turned ->
    [none] { "" }
   *[other] , gedraaid: { $turned }
}
text-card = Kaart { $number }: { $card }
text-two = Twee kaarten afleggen

## De tafel

text-start = { $start ->
    [start-yellow] geel kamp
    [start-blue] blauw kamp
   *[other] start
}
text-row = Rij { $row }: { $cards }
# $places: vrije plekken met de kanten waar een gang vandaan komt, zoals ‘3,0 (links)’.
text-open = Een gang is open naar { $places }
text-apart = Open, maar niet verbonden met een start: { $places }
# Iets op de rand tussen twee kaarten.
text-edge = { $thing } op de rand van { $cell }, { $side }
# $shows: wat alleen deze speler weet, of niets.
text-goal = { $cell }, { $place }: dicht{ $shows ->
    [none] { "" }
   *[other] . Alleen jij weet: { $shows }
}

## Antwoorden

text-unknown = Dat begrijp ik niet. Schrijf ‘{ $help }’ om te horen wat je kunt schrijven.
text-missing = Keuze { $number } is er nu niet.
text-possible = Er is niets op tegen.
text-watching = Je kijkt toe.
text-help = Schrijf het nummer van een keuze. Of schrijf een beslissing in notatie, zoals ‘lay NS 3,0’: het eerste getal van een plek telt naar rechts, het tweede omhoog. Of een van deze woorden:

## Wat elk woord doet. `.words` zijn alle woorden die je kunt schrijven, met een spatie ertussen; het eerste wordt getoond.

text-do-now = wat je nu moet doen
    .words = nu beurt now
text-do-recap = wat er sinds je vorige beurt is gebeurd
    .words = nieuws sinds news
text-do-hand = je rol en je kaarten; met het nummer van een kaart: wat die doet
    .words = hand kaarten rol
text-do-players = wie hier zit, en wat iedereen heeft
    .words = spelers plaatsen players
text-do-board = wat waar ligt
    .words = tafel bord board
text-do-choices = wat je kunt doen; met het nummer van een kaart: wat je daarmee kunt doen
    .words = keuzes choices
text-do-log = de laatste twintig gebeurtenissen
    .words = verslag log
text-do-help = deze woorden
    .words = hulp help
text-do-discard = met de nummers van een of twee kaarten: legt ze af
    .words = afleggen leg discard
text-do-why = met een kaart en een plek (‘waarom 2 5,5’) of een beslissing (‘waarom lay NS 5,5’): waarom dat niet kan
    .words = waarom why
text-do-say = en wat je tegen de tafel wilt zeggen
    .words = zeg say
