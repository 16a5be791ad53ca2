### Klassiek: Saboteur zoals het begon. Hoe je vertaalt: docs/translating.md.

classic-title = Klassiek
classic-sentence = Goudzoekers graven naar de schat, saboteurs onder hen werken hen tegen, en niemand weet wie wie is.

## Woorden

classic-tool = { $tool ->
    [lamp] lantaarn
    [cart] mijnkar
   *[pick] houweel
}
    .the = { $tool ->
        [lamp] de lantaarn
        [cart] de mijnkar
       *[pick] het houweel
    }
classic-goal = { $goal ->
    [treasure] de schat
    [stone] alleen steen
   *[other] { $goal }
}
classic-how = { $how ->
    [exhausted] de kaarten zijn op
    [dead] niemand kon nog spelen
    [vote] iedereen heeft voor het einde gestemd
   *[treasure] de gang naar de schat is af
}
classic-suspects = een saboteur
    .many = saboteurs

## Kaarten

classic-card-broken-lamp = kapotte lantaarn
    .the = de kapotte lantaarn
classic-card-broken-cart = kapotte mijnkar
    .the = de kapotte mijnkar
classic-card-broken-pick = kapot houweel
    .the = het kapotte houweel
classic-card-repair-lamp = reparatie: lantaarn
    .the = de reparatie voor lantaarns
classic-card-repair-cart = reparatie: mijnkar
    .the = de reparatie voor mijnkarren
classic-card-repair-pick = reparatie: houweel
    .the = de reparatie voor houwelen
classic-card-repair-lamp-cart = reparatie: lantaarn of mijnkar
    .the = de reparatie voor lantaarn of mijnkar
classic-card-repair-lamp-pick = reparatie: lantaarn of houweel
    .the = de reparatie voor lantaarn of houweel
classic-card-repair-cart-pick = reparatie: mijnkar of houweel
    .the = de reparatie voor mijnkar of houweel
classic-card-rockfall = instorting
    .the = de instorting
classic-card-map = plattegrond
    .the = de plattegrond
classic-feature-dead = doodlopende gang
    .laid = een doodlopende gang

## Wat kaarten doen

classic-about-broken = Geef hem aan een ander: wie kapot gereedschap heeft, mag geen gangenkaarten leggen.
classic-about-repair = Repareert passend kapot gereedschap, van jezelf of van een ander.
classic-about-rockfall = Haalt één gangenkaart van het bord.
classic-about-map = Kijk in het geheim naar één doel.
classic-about-dead = Hier loopt de gang dood, van alle kanten.

## Opties en uitgaven

classic-option-loose_connection = Gangenkaarten hoeven niet met de start verbonden te zijn
classic-option-self_break = Je mag je eigen gereedschap kapotmaken
classic-option-auto_end_when_dead = Een ronde eindigt zodra niemand nog iets zinnigs kan doen
classic-option-gold_draw = Goudkaarten als de goudzoekers winnen
    .miners = één voor elke goudzoeker
    .players = één voor elke speler
classic-option-competitive = Goudzoekers met kapot gereedschap krijgen geen goud
classic-edition-dutch = Als een saboteur de gang afmaakt, wordt het goud verdeeld zoals in het Engelse boekje: volgens de Nederlandse zin zou één goudzoeker niets krijgen.

## Gesprek

classic-saw-stone = Het doel { chat-which } is alleen steen.
classic-saw-treasure = De schat ligt onder het doel { chat-which }!

## Wat een nieuweling wil weten

classic-outlook-end = Wanneer eindigt een ronde?
    .text = Zodra een gang vanaf de start de schat bereikt, of als de trekstapel leeg is en niemand meer een kaart heeft.
classic-outlook-gold = Wie krijgt goud?
    .text = { $competitive ->
        [yes] Winnen de goudzoekers, dan gaan er goudkaarten rond en kiest elke goudzoeker met heel gereedschap er één; wie de gang afmaakte kiest als eerste. Winnen de saboteurs, dan krijgt één saboteur alleen 4 goud, twee of drie krijgen er elk 3 en vier elk 2.
       *[no] Winnen de goudzoekers, dan gaan er goudkaarten rond en kiest elke goudzoeker er één; wie de gang afmaakte kiest als eerste. Winnen de saboteurs, dan krijgt één saboteur alleen 4 goud, twee of drie krijgen er elk 3 en vier elk 2.
    }
classic-outlook-empty = En als mijn kaarten op zijn?
    .text = Dan sla je je beurten over tot de ronde voorbij is. Winnen kun je nog steeds.
classic-outlook-win = Wie wint het spel?
    .text = { $rounds ->
        [one] Wie na { $rounds } ronde het meeste goud heeft.
       *[other] Wie na { $rounds } rondes het meeste goud heeft.
    }

classic-wish-miner = Graaf een gang naar de schat: komt die er, dan winnen de goudzoekers.
classic-wish-saboteur = Hou het graven stiekem tegen: je wint als geen gang de schat bereikt.

## Keuzes, en wat er voor iemand ligt

classic-broken = Je kunt niet graven. Kapot: { $tools }
classic-waiting-gold = { $name } kiest goud
classic-break = { classic-tool } kapotmaken
classic-repair = { classic-tool } repareren
classic-pick = Kies één goudkaart; de andere gaan door naar de volgende goudzoeker.
classic-nuggets = { $number ->
    [one] { $number } goudstuk
   *[other] { $number } goudstukken
}
classic-gold-pile = Goudkaarten
classic-gold = goud
classic-tool-state = { $broken ->
    [yes] { classic-tool } kapot
   *[no] { classic-tool } heel
}
classic-is-broken = kan niet graven
classic-gold-cards = { $number ->
    [one] { $number } goudkaart
   *[other] { $number } goudkaarten
}{ $worth ->
    [none] { "" }
   *[other] , samen { $worth } waard
}

## Het verslag

classic-looks = { $goal ->
    [none] { $who } kijkt naar een doel.
   *[other] { $who } kijkt naar een doel en ziet: { classic-goal }.
}
classic-goal-up = Een doel wordt omgedraaid: { classic-goal }!
classic-breaks = { $who } maakt { classic-tool.the } van { $whose } kapot.
classic-breaks-own = { $who } maakt bij zichzelf { classic-tool.the } kapot.
classic-mends = { $who } repareert { classic-tool.the } van { $whose }.
classic-mends-own = { $who } repareert bij zichzelf { classic-tool.the }.
classic-discards = { $who } legt dicht een kaart af{ in-brackets }.
classic-your-role = Je rol: { role-name }.
classic-round-ended = { $winner ->
    [miners] Ronde { $round } is voor de goudzoekers: { classic-how }.
    [saboteurs] Ronde { $round } is voor de saboteurs: { classic-how }.
   *[none] Niemand wint ronde { $round }: { classic-how }.
} { $saboteurs-count ->
    [0] Er was geen saboteur
   *[other] Saboteurs: { $saboteurs }
} { $aside ->
    [saboteur] (apart gelegd: een saboteur).
   *[miner] (apart gelegd: een goudzoeker).
}
classic-packet = { $number ->
    [one] { $who } krijgt het stapeltje van { $number } goudkaart.
   *[other] { $who } krijgt het stapeltje van { $number } goudkaarten.
}
classic-takes-gold = { $worth ->
    [none] { $who } neemt een goudkaart.
   *[other] { $who } neemt een goudkaart van { $worth }.
}
classic-paid = { $number ->
    [one] { $who } krijgt { $number } goudkaart
   *[other] { $who } krijgt { $number } goudkaarten
}{ $worth ->
    [none] .
   *[other] , samen { $worth } waard.
}

## Het einde van een ronde

classic-roles-up = De rolkaarten worden omgedraaid.
classic-set-aside = { $role ->
    [saboteur] De rolkaart die apart lag was een saboteur.
   *[miner] De rolkaart die apart lag was een goudzoeker.
}
classic-aside = apart gelegd
classic-round-over = { $winner ->
    [miners] De goudzoekers winnen: { classic-how }.
    [saboteurs] De saboteurs winnen: { classic-how }.
   *[none] Niemand wint: { classic-how }, en er was geen saboteur.
}
classic-counts = { $who } heeft in totaal { $nuggets } goud.
classic-pick-gold = Ga verder en kies je goud!
classic-gold-shared = Het goud wordt verdeeld.

## Tips

classic-hint-take_most = Neem de goudkaart van { $nuggets }: dat is de beste die er ligt.
classic-hint-lay_reach = Leg { $card }: daarmee bereik je een doel!
classic-hint-lay_closer = Leg { $card }: dat brengt je dichter bij een doel.
classic-hint-lay_open = Leg { $card }: dat houdt de weg open, en iets beters heb je niet.
classic-hint-lay_cover = Leg { $card }: dat helpt de goudzoekers een beetje, dus niemand verdenkt je.
classic-hint-lay_dead = Leg { $card }: een doodlopende gang kost de goudzoekers tijd.
classic-hint-lay_astray = Leg { $card }: dat leidt de goudzoekers de verkeerde kant op.
classic-hint-rockfall_clear = Gebruik je instorting: die maakt de weg voor je vrij.
classic-hint-rockfall_spoil = Gebruik je instorting: die slaat een gat in de gang van de goudzoekers.
classic-hint-break_suspect = Maak gereedschap van { $seat } kapot: { $seat } is misschien een saboteur.
classic-hint-break_miner = Maak gereedschap van { $seat } kapot: { $seat } is waarschijnlijk een goudzoeker.
classic-hint-repair_self = Repareer { classic-tool.the } bij jezelf, dan kun je weer graven.
classic-hint-repair_friend = Repareer het gereedschap van { $seat }: { $seat } lijkt aan jouw kant te staan.
classic-hint-repair_cover = Repareer het gereedschap van { $seat }: dan lijk je eerlijk.
classic-hint-map_look = Speel je plattegrond: daar kan de schat best liggen.
classic-hint-pass_blocked = Leg { $card } af: met kapot gereedschap kun je niet graven, en misschien helpt de volgende kaart.
classic-hint-pass_useless = Leg { $card } af: je hebt er niets aan, en je krijgt een nieuwe kaart.
classic-hint-pass_hold = Leg { $card } af: elke beurt waarin niemand graaft is goed voor je.

## Regels ter plekke: wat de dingen zijn, met een titel en een zin

classic-help-card-path = Gangenkaart
    .sentence = Leg hem zo dat hij past bij elke kaart die hij raakt en dat je vanaf hem terug naar de start zou kunnen lopen.
classic-help-card-dead = Doodlopende gang
    .sentence = Je legt hem als elke gangenkaart, maar niemand komt erdoor: in het midden houdt elke gang op.
classic-help-card-start = Startkaart
    .sentence = Hier beginnen alle gangen, en hij blijft de hele ronde liggen.
classic-help-card-treasure = De schat
    .sentence = Het doel dat iedereen zoekt: zodra een gang vanaf de start hem bereikt, winnen de goudzoekers de ronde.
classic-help-card-stone = Alleen steen
    .sentence = Dit doel was het niet: het wordt deel van de gang, en het graven gaat door.
classic-help-card-broken = Kapot gereedschap
    .sentence = Maak het gereedschap van een ander kapot: met kapot gereedschap mag niemand gangenkaarten leggen.
classic-help-card-repair = Reparatie
    .sentence = Repareer kapot gereedschap van dezelfde soort, van jezelf of van een ander.
classic-help-card-repair-two = Reparatie
    .sentence = Repareer één van de twee gereedschappen op de kaart, van jezelf of van een ander, maar nooit allebei.
classic-help-card-rockfall = Instorting
    .sentence = Haal één gangenkaart van tafel, maar niet de start en geen doel.
classic-help-card-map = Plattegrond
    .sentence = Kijk in het geheim onder één doel; wat je erover vertelt, bepaal je zelf.

classic-help-token-goal = Een doel, dicht
    .sentence = Onder één van de drie doelen ligt de schat, onder de andere twee alleen steen.

classic-help-badge-lamp = De lantaarn
    .sentence = Deze lantaarn is heel; met drie hele gereedschappen mag je gangenkaarten leggen.
classic-help-badge-cart = De mijnkar
    .sentence = Deze mijnkar is heel; met drie hele gereedschappen mag je gangenkaarten leggen.
classic-help-badge-pick = Het houweel
    .sentence = Dit houweel is heel; met drie hele gereedschappen mag je gangenkaarten leggen.
classic-help-badge-lamp-broken = Kapotte lantaarn
    .sentence = Deze lantaarn is kapot: geen gangenkaarten tot iemand hem repareert of de ronde eindigt.
classic-help-badge-cart-broken = Kapotte mijnkar
    .sentence = Deze mijnkar is kapot: geen gangenkaarten tot iemand hem repareert of de ronde eindigt.
classic-help-badge-pick-broken = Kapot houweel
    .sentence = Dit houweel is kapot: geen gangenkaarten tot iemand het repareert of de ronde eindigt.
classic-help-badge-gold = Gewonnen goud
    .sentence = Iedereen ziet hoeveel goudkaarten je hebt, maar wat ze waard zijn weet tot het einde alleen jij.
classic-help-badge-hand = Kaarten in de hand
    .sentence = Iedereen ziet hoeveel kaarten iemand heeft, maar nooit welke.

classic-help-role-miner = Goudzoeker
    .sentence = Je wilt een gang van de start naar de schat; dan kiest elke goudzoeker een goudkaart.
classic-help-role-saboteur = Een saboteur
    .sentence = Je wilt dat de kaarten op zijn voordat de schat is gevonden; dan verdelen de saboteurs het goud.

classic-help-pile-pile = Trekstapel
    .sentence = Na elke beurt trek je een kaart; is de stapel leeg, dan speel je verder met wat je hebt.
classic-help-pile-discards = Aflegstapel
    .sentence = Gespeelde kaarten liggen hier open, afgelegde dicht, en in deze ronde komt er geen terug.
classic-help-pile-gold = Goudkaarten
    .sentence = Wie een ronde wint, krijgt goud van deze stapel, in kaarten van 1, 2 of 3 goudstukken.

classic-help-score-rounds = Hoe je het spel wint
    .sentence = Elke ronde worden de rollen opnieuw gedeeld; na drie rondes wint wie de meeste goudstukken heeft, bij gelijke stand samen.
classic-help-score-end = Wanneer een ronde eindigt
    .sentence = Een ronde eindigt zodra de schat wordt omgedraaid, of als de stapel en alle handen leeg zijn.
classic-help-score-miners = Wat goudzoekers krijgen
    .sentence = Winnen de goudzoekers, dan komen er zoveel goudkaarten als er goudzoekers zijn; wie de schat bereikte kiest eerst, daarna gaat het tegen de klok in verder.
classic-help-score-saboteurs = Wat saboteurs krijgen
    .sentence = Wordt de schat niet gevonden, dan krijgt één saboteur alleen 4 goudstukken, twee of drie krijgen er elk 3 en vier elk 2.
classic-help-score-empty = Een lege hand
    .sentence = Heb je geen kaarten meer, dan sla je je beurten over tot de ronde voorbij is, maar je wint nog steeds met je kant mee.
classic-help-score-discard = Afleggen in plaats van spelen
    .sentence = Je mag altijd één kaart dicht afleggen in plaats van er één te spelen, ook als je zou kunnen spelen.
classic-help-score-roles = Hoeveel saboteurs er zijn
    .sentence = Er wordt één rolkaart meer geschud dan er spelers zijn, dus één rol blijft verborgen tot de ronde voorbij is.

classic-help-option-first_player = Wie begint
    .sentence = Het toeval beslist wie de eerste beurt krijgt, of de gastheer wijst een plaats aan.
classic-help-option-loose_connection = Losse gangenkaarten
    .sentence = Staat dit aan, dan hoeft een kaart alleen bij zijn buren te passen; hij hoeft niet naar de start te leiden.
classic-help-option-self_break = Je eigen gereedschap kapotmaken
    .sentence = Staat dit aan, dan mag je je eigen gereedschap kapotmaken, om zo’n kaart open kwijt te raken.
classic-help-option-auto_end_when_dead = Niet wachten op de laatste kaarten
    .sentence = Staat dit aan, dan eindigt een ronde zodra de stapel leeg is en niemand nog een speelbare kaart heeft.
classic-help-option-next_start = Wie de volgende ronde begint
    .sentence = Dat is de speler na wie de laatste gangenkaart legde, na wie de laatste kaart speelde, of gewoon de volgende.
classic-help-option-gold_draw = Hoeveel goud er komt te liggen
    .sentence = Winnen de goudzoekers, dan is er één goudkaart voor elke goudzoeker, of één voor elke speler, en dan gaat het rond tot alles op is.
classic-help-option-competitive = Geen goud met kapot gereedschap
    .sentence = Staat dit aan, dan krijgt een goudzoeker met kapot gereedschap aan het eind van de ronde geen goud.
classic-help-option-vote_end = Een ronde eerder beëindigen
    .sentence = Staat dit aan, dan mag iedereen voorstellen om de ronde te beëindigen, en die eindigt als iedereen ja zegt.
classic-help-option-rounds = Rondes
    .sentence = Zoveel rondes worden er gespeeld voordat het goud wordt geteld; de boekjes zeggen drie.
