### De donkere grot. Hoe je vertaalt: docs/translating.md.

dark_cave-title = De donkere grot
dark_cave-sentence = Vind de uitgang, draag je goud naar buiten, en pas op voor de rat, de goblin en de lindworm.

## Woorden

dark_cave-goal = { $goal ->
    [exit] de uitgang
    [hole] een donker gat
    [ladder] een ladder
    [vein] een goudader
   *[other] { $goal }
}
dark_cave-creature = { $creature ->
    [rat] rat
    [lindworm] lindworm
   *[goblin] goblin
}
dark_cave-creature-the = de { dark_cave-creature }
dark_cave-creature-walks = De { dark_cave-creature }
dark_cave-how = { $how ->
    [exit] alle dwergen van één kant zijn de grot uit
    [vote] iedereen heeft voor het einde gestemd
   *[exhausted] niemand heeft nog een kaart
}
dark_cave-suspects = niet loyaal
    .many = wie niet loyaal waren
dark_cave-clan-card = { clan }, { role-name }

## Kaarten

dark_cave-card-rockfall = instorting
    .the = de instorting
dark_cave-card-axe = strijdbijl
    .the = de strijdbijl
dark_cave-card-information = geheime informatie
    .the = de geheime informatie
dark_cave-card-swap = kaarten ruilen
    .the = de kaartenruil
dark_cave-card-web = spinnenweb
    .the = het spinnenweb
dark_cave-card-boots = laarzen
    .the = de laarzen
dark_cave-card-rat = rat
    .the = de rat
dark_cave-card-lindworm = lindworm
    .the = de lindworm
dark_cave-card-goblin = goblin
    .the = de goblin
dark_cave-feature-hole = donker gat
    .laid = een gangenkaart met een donker gat
dark_cave-feature-ladder = ladder
    .laid = een gangenkaart met een ladder
dark_cave-feature-bridge = brug
    .laid = een gangenkaart met een brug
dark_cave-feature-bend = dubbele bocht
    .laid = een gangenkaart met een dubbele bocht
dark_cave-feature-vein = goudader
    .laid = een gangenkaart met een goudader
dark_cave-card-of-group = { $card }, groep { $group }
dark_cave-of-group = { $number } van groep { $group }

## Wat kaarten doen

dark_cave-about-rockfall = Haalt één gangenkaart weg waar niemand op staat.
dark_cave-about-axe = Vanaf de volgende beurt kan de eigenaar er een wezen mee verjagen of een web doorhakken.
    .at-once = De eigenaar kan er een wezen mee verjagen of een web doorhakken, zelfs in dezelfde beurt.
dark_cave-about-information = Kijk in het geheim naar een dicht doel of naar de clankaart van een ander.
dark_cave-about-swap = Je ruilt al je andere kaarten met die van een ander.
dark_cave-about-web = Sluit een doorgang twee rondes lang af, voor dwergen en wezens.
dark_cave-about-boots = Wie laarzen heeft, mag 4 stappen lopen in plaats van 3.
dark_cave-about-rat = Komt uit een donker gat en loopt tot 3 stappen; elke dwerg die ze tegenkomt verliest een kaart.
dark_cave-about-lindworm = Komt uit een donker gat en kruipt tot 4 stappen; elke dwerg die hij tegenkomt mag de volgende keer niet lopen.
dark_cave-about-goblin = Komt uit een donker gat en loopt tot 5 stappen; elke dwerg die hij tegenkomt verliest 1 goud.
dark_cave-about-hole = Uit donkere gaten komen wezens.
dark_cave-about-ladder = Van een ladder naar elke andere is het maar één stap.
dark_cave-about-bridge = Wie de houten brug op loopt verliest een kaart; de gang eronder is vrij.
dark_cave-about-bend = Twee bochten die elkaar niet raken; de tunnel ertussen kost 1 goud.
dark_cave-about-vein = Wie bij het goud stopt neemt het, en moet de clankaart laten zien.

## Opties en uitgaven

dark_cave-option-area = Grootte van de grot
    .auto = naar het aantal spelers
    .n7 = 7 bij 7 vakken
    .n9 = 9 bij 9 vakken
dark_cave-option-rotate180 = Kaarten mogen op hun kop worden gelegd
dark_cave-option-axe_same_turn = Een strijdbijl werkt al in de beurt waarin hij wordt gespeeld
dark_cave-option-axe_keeps_moving = Na een wezen te hebben verjaagd mag je doorlopen
dark_cave-option-vein_optional = Je mag het goud van een ader laten liggen
dark_cave-option-swap_needs_cards = Om te ruilen heb je eigen kaarten nodig
dark_cave-option-emerge_attacks = Wezens vallen aan waar ze naar buiten komen
dark_cave-option-axe_prompt = Wie een strijdbijl kan gebruiken, wordt gevraagd
    .sequential = na elkaar
    .simultaneous = allemaal tegelijk
dark_cave-option-show_backs = Iedereen ziet uit welke groepen de kaarten in een hand komen
dark_cave-edition-english = Kaarten worden nooit gedraaid. Onze kaarten zijn gemaakt om te draaien, dus de grot wordt wat scheef. Jullie beoordelen zelf wanneer niemand de uitgang nog kan bereiken, en om eerder te stoppen moet iedereen het eens zijn.
dark_cave-edition-german = Jullie beoordelen zelf wanneer niemand de uitgang nog kan bereiken, en om eerder te stoppen moet iedereen het eens zijn.

## Gesprek

dark_cave-saw-exit = De uitgang is onder het doel { chat-which }!
dark_cave-saw-no_exit = De uitgang is niet onder het doel { chat-which }.
dark_cave-saw-vein = Het doel { chat-which } is een goudader.
dark_cave-saw-hole = Het doel { chat-which } is alleen een gat.
dark_cave-saw-ladder = Het doel { chat-which } is alleen een ladder.
dark_cave-saw-loyal = { $seat } is loyaal. Ik heb de kaart gezien.
dark_cave-saw-saboteur = { $seat } is een saboteur! Ik heb de kaart gezien.

## Wat een nieuweling wil weten

dark_cave-outlook-end = Wanneer eindigt het spel?
    .text = Zodra alle dwergen van één kant de grot uit zijn, of als de trekstapel leeg is en niemand meer een kaart heeft.
dark_cave-outlook-win = Welke kant wint?
    .text = Alleen goud dat naar buiten is gedragen telt. Het goud van een kant wordt vermenigvuldigd met het aantal dwergen aan de andere kant, en de grootste schat wint. Zijn ze gelijk, dan wint de kant van de dwerg die als eerste buiten was.
dark_cave-outlook-tokens = Hoe lang blijven wezens en webben?
    .text = Een wezen blijft tot de volgende beurt van wie het als laatste verplaatste. Een web blijft twee rondes.
dark_cave-outlook-empty = En als mijn kaarten op zijn?
    .text = Dan sla je je beurten over, en je dwerg blijft waar hij is. Alleen een kaartenruil geeft je weer kaarten.

dark_cave-wish = Vind de uitgang en draag goud naar buiten: het telt voor de { clan-short }.
dark_cave-wish-loyal = Vind de uitgang en draag goud naar buiten: het telt voor de { clan-short }, de kant van de loyalen.
dark_cave-wish-saboteur = Vind de uitgang en draag goud naar buiten: het telt voor de { clan-short }, de kant van alle saboteurs.

## Wat alleen jij weet

dark_cave-known-hand = De hand van { $name }, gezien bij het ruilen: { $cards }{ $gone ->
    [none] { "" }
   *[other] ; sindsdien weg: { $gone }
}
dark_cave-known-left-over = Clankaarten die niemand kreeg: { $cards }

## Wat je nu kunt doen

dark_cave-stays = Je dwerg is net opgestaan en blijft waar hij is.
dark_cave-walk-creature = { $left ->
    [one] Verplaats de { dark_cave-creature }: nog { $left } stap
   *[other] Verplaats de { dark_cave-creature }: nog { $left } stappen
}
dark_cave-waiting-creature = { $name } verplaatst de { dark_cave-creature }
dark_cave-waiting-axe = { $names }: een strijdbijl tegen de { dark_cave-creature }?

## Keuzes

dark_cave-attract = de { dark_cave-creature } uit het gat { $place } lokken
dark_cave-rouse = De { dark_cave-creature } overnemen
dark_cave-web = { $side ->
    [N] het web aan de bovenkant van de kaart { $place } hangen
    [E] het web aan de rechterkant van de kaart { $place } hangen
    [S] het web aan de onderkant van de kaart { $place } hangen
   *[W] het web aan de linkerkant van de kaart { $place } hangen
}
dark_cave-hew = { $side ->
    [N] het web met je strijdbijl doorhakken, aan de bovenkant van de kaart { $place }
    [E] het web met je strijdbijl doorhakken, aan de rechterkant van de kaart { $place }
    [S] het web met je strijdbijl doorhakken, aan de onderkant van de kaart { $place }
   *[W] het web met je strijdbijl doorhakken, aan de linkerkant van de kaart { $place }
}
dark_cave-step = { $part ->
    [none] naar de kaart { $place } lopen{ in-brackets }
   *[other] naar de kaart { $place } lopen, { $part }{ in-brackets }
}
dark_cave-look-clan = Clankaart bekijken
dark_cave-swap = Handen ruilen
dark_cave-give-boots = Laarzen geven
dark_cave-give-axe = Strijdbijl geven

## Wat een wandelaar wacht

dark_cave-toll-bridge = brug: kost een kaart
dark_cave-toll-bridge-free = brug: vrij
dark_cave-toll-tunnel = tunnel: kost 1 goud
dark_cave-toll-tunnel-free = tunnel: vrij zonder goud
dark_cave-toll-exit = de grot uit!
dark_cave-toll-gold = goud, als je daar stopt
dark_cave-toll-empty-vein = lege goudader
dark_cave-toll-hole = donker gat
dark_cave-toll-ladder = een ladder
dark_cave-toll-attack = de { dark_cave-creature } valt aan
dark_cave-toll-attacks = valt { $letters } aan

## Vragen

dark_cave-axe = De { dark_cave-creature } valt { $victims } aan. Gebruik je je strijdbijl om hem te verjagen?
dark_cave-axe-yes = Ja: verjaag hem (kost de strijdbijl)
dark_cave-axe-no = Nee: hou de strijdbijl
dark_cave-meet = Hier zijn meerdere wezens. Welk kom je het eerst tegen?
dark_cave-take = Goud! Als je het neemt, moet je iedereen je clankaart laten zien.
dark_cave-take-yes = Neem het goud en laat de kaart zien
dark_cave-take-no = Laat het liggen

## Wat er voor iemand ligt

dark_cave-pool = Goud over
dark_cave-boots = laarzen
dark_cave-axes = { $number ->
    [one] { $number } strijdbijl
   *[other] { $number } strijdbijlen
}{ $fresh ->
    [yes] { " " }(vanaf de volgende beurt)
   *[no] { "" }
}
dark_cave-fallen = loopt de volgende keer niet
dark_cave-out = buiten!

## Het verslag

dark_cave-began = { $who } begint.
dark_cave-gold-laid = In een ader blinkt goud.
dark_cave-looks = { $goal ->
    [none] { $who } kijkt naar een doel.
   *[other] { $who } kijkt naar een doel en ziet: { dark_cave-goal }.
}
dark_cave-turns-over = { $who } draait een doel om: { dark_cave-goal }!
dark_cave-swaps = { $who } ruilt van hand met { $whom }.
dark_cave-holds = { $cards-count ->
    [0] { $who } heeft nu geen kaarten.
   *[other] { $who } heeft nu: { $cards }.
}
dark_cave-puts-web = { $who } sluit een doorgang af met een spinnenweb.
dark_cave-web-gone = Er is een spinnenweb weg.
dark_cave-hews = { $left ->
    [0] { $who } hakt op een spinnenweb in: het is weg.
   *[other] { $who } hakt op een spinnenweb in: het houdt nog.
}
dark_cave-takes-boots = { $who } neemt laarzen.
dark_cave-takes-axe = { $who } neemt een strijdbijl.
dark_cave-gives-boots = { $who } geeft { $whom } laarzen.
dark_cave-gives-axe = { $who } geeft { $whom } een strijdbijl.
dark_cave-attracts = { $who } lokt de { dark_cave-creature } uit een donker gat.
dark_cave-rouses = { $who } neemt de { dark_cave-creature } over.
dark_cave-creature-left = De { dark_cave-creature } verlaat de grot.
dark_cave-axe-kept = { $who } gebruikt geen strijdbijl tegen de { dark_cave-creature }.
dark_cave-driven-away = { $who } verjaagt de { dark_cave-creature } met een strijdbijl!
dark_cave-attacked = { $creature ->
    [lindworm] De lindworm werpt { $who } omver, en die dwerg loopt de volgende keer niet!
   *[other] De { dark_cave-creature } valt { $who } aan!
}
dark_cave-loss = { $to ->
    [bridge] brug
    [rat] rat
    [lindworm] lindworm
    [goblin] goblin
    [tunnel] tunnel
   *[other] { $to }
}
dark_cave-card-lost = { $lost ->
    [yes] { $who } verliest een kaart{ in-brackets } door de { dark_cave-loss }.
   *[no] { $who } verliest geen kaart door de { dark_cave-loss }.
}
dark_cave-gold-lost = { $lost ->
    [yes] { $who } verliest 1 goud door de { dark_cave-loss }.
   *[no] { $who } verliest geen goud door de { dark_cave-loss }.
}
dark_cave-stands-up = De dwerg van { $who } staat op en blijft deze beurt waar hij is.
dark_cave-leaves = De dwerg van { $who } verlaat de grot met { $gold } goud!
dark_cave-clan-shown = { $who } moet de clankaart laten zien: { role-name }!
dark_cave-left-over-seen = { $number ->
    [one] { $who } bekijkt de { $number } clankaart die niemand kreeg
   *[other] { $who } bekijkt de { $number } clankaarten die niemand kreeg
}{ $cards ->
    [none] .
   *[other] : { $cards }.
}
dark_cave-takes-gold = { $who } neemt goud uit een ader.
dark_cave-ended = { $clan ->
    [none] Het spel is afgelopen: { dark_cave-how }. Niemand wint: geen dwerg is de grot uit.
   *[other] Het spel is afgelopen: { dark_cave-how }. De { clan } wint, met iedereen die ervoor werkte.
}

## Het einde van het spel

dark_cave-gold = goud
dark_cave-saved = Gered goud
dark_cave-clans-up = De clankaarten worden omgedraaid.
dark_cave-over = { $how ->
    [exit] Alle dwergen van één kant zijn de grot uit.
    [vote] Iedereen heeft voor het einde gestemd.
   *[exhausted] Niemand heeft nog een kaart.
}
dark_cave-left-over = Ook die niemand kreeg.
dark_cave-left-over-card = overgebleven
dark_cave-left-over-cards = Overgebleven clankaarten: { $cards }.
dark_cave-for-side = { role-name }, voor de { clan }
dark_cave-inside = De dwerg van { $who } is nog in de grot.
dark_cave-got-out = kwam eruit
dark_cave-still-inside = nog binnen
dark_cave-side-wins = De { clan } wint: { $names }!
dark_cave-nobody-out = Niemand wint: geen dwerg is de grot uit.
dark_cave-weighs = De schat van de { clan-short } is { $worth } waard.
dark_cave-side-treasure = Schat ter waarde van { $worth }: { $who }
dark_cave-tie-break = Beide schatten zijn evenveel waard. { $who } was als eerste buiten, dus de { clan } wint.

## Tips

dark_cave-hint-cave_dig = Leg { $card }: dat brengt je dwerg dichter bij waar je heen wilt.
dark_cave-hint-cave_dig_open = Leg { $card }: dat houdt wegen open, en iets beters heb je niet.
dark_cave-hint-cave_dig_friend = Leg { $card }: dat helpt { $seat }, misschien aan jouw kant.
dark_cave-hint-cave_block = Leg { $card }: dat zit { $seat } in de weg, misschien tegen jou.
dark_cave-hint-cave_rockfall = Gebruik je instorting: die houdt tegen wie tegen je werkt.
dark_cave-hint-cave_web = Span je web daar: dat houdt tegen wie tegen je werkt.
dark_cave-hint-cave_attack = Stuur de { dark_cave-creature } op { $seat } af, misschien tegen jou.
dark_cave-hint-cave_creature_waits = Laat de { dark_cave-creature } wachten: niemand in de buurt is een aanval waard.
dark_cave-hint-cave_axe = Gebruik een strijdbijl: die verjaagt de { dark_cave-creature }.
dark_cave-hint-cave_axe_kept = Bewaar je strijdbijl: de { dark_cave-creature } doet je weinig kwaad.
dark_cave-hint-cave_axe_self = Neem de strijdbijl zelf: hij helpt tegen webben en wezens.
dark_cave-hint-cave_axe_friend = Geef de strijdbijl aan { $seat }, misschien aan jouw kant.
dark_cave-hint-cave_boots_self = Trek de laarzen aan: je loopt elke beurt een stap verder.
dark_cave-hint-cave_boots_friend = Geef de laarzen aan { $seat }, misschien aan jouw kant.
dark_cave-hint-cave_look_goal = Kijk naar deze hoek: daar kan de uitgang zijn.
dark_cave-hint-cave_look_clan = Bekijk de clankaart van { $seat }, dan weet je voor wie { $seat } werkt.
dark_cave-hint-cave_reveal = Loop naar de hoekkaart en draai hem om: het kan de uitgang zijn.
dark_cave-hint-cave_walk = Loop deze kant op: dat brengt je dichter bij waar je heen wilt.
dark_cave-hint-cave_leave = Loop de grot uit, dan is je goud veilig.
dark_cave-hint-cave_hew = Hak het web door met je strijdbijl: het zit je in de weg.
dark_cave-hint-cave_vein = Blijf hier: je krijgt het goud.
dark_cave-hint-cave_stay = Blijf waar je bent: nergens in de buurt is het beter.
dark_cave-hint-cave_take = Neem het goud.
dark_cave-hint-cave_leave_gold = Laat het goud liggen, dan blijft je clankaart geheim.
dark_cave-hint-cave_discard = Leg { $card } af: beter kun je het niet gebruiken.
dark_cave-hint-cave_discard_two = Leg twee kaarten af, dan krijg je er twee nieuwe.
dark_cave-hint-cave_swap = Ruil van hand met { $seat }: aan je eigen kaarten heb je weinig.

## Regels ter plekke: wat de dingen zijn, met een titel en een zin

dark_cave-help-card-path = Gangenkaart
    .sentence = Leg hem zo dat hij een gang in de grot voortzet en past bij elke kaart die hij raakt; het getal achterop zegt hoeveel stappen het kost om erover te lopen.
dark_cave-help-card-hole = Donker gat
    .sentence = Hier komen wezens de grot in.
dark_cave-help-card-ladder = Een ladder
    .sentence = Van een ladder is het één stap naar elke andere ladder, hoe ver weg ook.
dark_cave-help-card-bridge = Brug
    .sentence = De houten brug op lopen kost een kaart uit je hand; de gang eronder is vrij, en niemand kan van de ene op de andere komen.
dark_cave-help-card-bend = Dubbele bocht met tunnel
    .sentence = De twee bochten zijn alleen door de tunnel verbonden, die 1 goud kost, of niets als je geen goud hebt.
dark_cave-help-card-vein = Goudader
    .sentence = Eindig hier om het goud te nemen, maar dan moet je je clankaart omdraaien.
dark_cave-help-card-start = Startkaart
    .sentence = Hier beginnen alle dwergen, en er is een ladder.
dark_cave-help-card-goal-exit = De uitgang
    .sentence = Een dwerg die het uitgangsvak bereikt verlaat de grot, en zijn goud is veilig.
dark_cave-help-card-goal-hole = Doel: een donker gat
    .sentence = Dit doel was niet de uitgang, en hier kunnen wezens uit komen.
dark_cave-help-card-goal-ladder = Doel: een ladder
    .sentence = Dit doel was niet de uitgang, maar de ladder leidt naar alle andere ladders.
dark_cave-help-card-goal-vein = Doel: een goudader
    .sentence = Dit doel was niet de uitgang, maar er is goud te halen.
dark_cave-help-card-information = Geheime informatie
    .sentence = Kijk in het geheim onder een doel of naar de clankaart van een ander; wat je erover vertelt, bepaal je zelf.
dark_cave-help-card-rockfall = Instorting
    .sentence = Haal één gangenkaart uit de grot waar geen dwerg en geen wezen op staat; start en doelen blijven.
dark_cave-help-card-swap = Kaarten ruilen
    .sentence = Geef al je andere kaarten aan een ander en neem die van hem of haar; de ander trekt deze beurt een kaart, jij niet.
dark_cave-help-card-web = Spinnenweb
    .sentence = Sluit een doorgang twee rondes af, voor dwergen en wezens.
dark_cave-help-card-boots = Laarzen
    .sentence = Geef ze aan een dwerg zonder laarzen, ook je eigen: vanaf nu mag hij 4 stappen lopen in plaats van 3.
dark_cave-help-card-axe = Strijdbijl
    .sentence = Geef hem aan wie je wilt: na deze beurt kan hij een wezen verjagen of een web doorhakken, en dan is hij op.
dark_cave-help-card-rat = De rat
    .sentence = Haal haar uit een donker gat en laat haar tot 3 stappen lopen; elke dwerg die ze tegenkomt verliest een kaart.
dark_cave-help-card-lindworm = De lindworm
    .sentence = Haal hem uit een donker gat en laat hem tot 4 stappen kruipen; elke dwerg die hij tegenkomt valt om en loopt de volgende keer niet.
dark_cave-help-card-goblin = De goblin
    .sentence = Haal hem uit een donker gat en laat hem tot 5 stappen lopen; elke dwerg die hij tegenkomt verliest 1 goud.

dark_cave-help-token-goal = Een doel, dicht
    .sentence = Eén van de vier doelen is de uitgang; een dwerg moet erheen lopen om het om te draaien.
dark_cave-help-token-web = Spinnenweb
    .sentence = Niemand komt erdoor; het gaat van 2 naar 1 en dan weg, elke keer dat de beurt begint van wie het speelde of een strijdbijl het raakt.
dark_cave-help-token-rat = De rat
    .sentence = Loop je tegen haar aan, of zij tegen jou, dan verlies je een kaart tenzij een strijdbijl haar verjaagt; ze gaat weg als de volgende beurt van haar speler begint.
dark_cave-help-token-lindworm = De lindworm
    .sentence = Loop je tegen hem aan, of hij tegen jou, dan valt je dwerg om en loopt de volgende keer niet, tenzij een strijdbijl hem verjaagt; hij gaat weg als de volgende beurt van zijn speler begint.
dark_cave-help-token-goblin = De goblin
    .sentence = Loop je tegen hem aan, of hij tegen jou, dan verlies je 1 goud tenzij een strijdbijl hem verjaagt; hij gaat weg als de volgende beurt van zijn speler begint.
dark_cave-help-token-gold = Goud in een ader
    .sentence = Een dwerg die hier eindigt neemt het, en zijn speler moet de clankaart omdraaien.
dark_cave-help-token-dwarf = Een dwerg
    .sentence = Elke speler heeft één dwerg, die na het spelen of afleggen tot 3 stappen mag lopen, of 4 met laarzen.

dark_cave-help-badge-yellow = De zonneclan (geel)
    .sentence = Iedereen ziet bij welke clan je hoort, maar niet voor welke kant je werkt.
dark_cave-help-badge-blue = De maanclan (blauw)
    .sentence = Iedereen ziet bij welke clan je hoort, maar niet voor welke kant je werkt.
dark_cave-help-badge-gold = Goud
    .sentence = Het telt alleen als de dwerg het voor het einde van het spel de grot uit draagt.
dark_cave-help-badge-boots = Laarzen
    .sentence = Deze dwerg mag elke beurt 4 stappen lopen in plaats van 3.
dark_cave-help-badge-axe = Strijdbijl
    .sentence = Hij verjaagt een wezen op het moment dat het aanvalt, of hakt een web naast de dwerg door; dan is hij op.
dark_cave-help-badge-rat = De rat van deze speler
    .sentence = Loop je tegen haar aan, of zij tegen jou, dan verlies je een kaart tenzij een strijdbijl haar verjaagt; ze gaat weg als de volgende beurt van deze speler begint.
dark_cave-help-badge-lindworm = De lindworm van deze speler
    .sentence = Loop je tegen hem aan, of hij tegen jou, dan valt je dwerg om en loopt de volgende keer niet, tenzij een strijdbijl hem verjaagt; hij gaat weg als de volgende beurt van deze speler begint.
dark_cave-help-badge-goblin = De goblin van deze speler
    .sentence = Loop je tegen hem aan, of hij tegen jou, dan verlies je 1 goud tenzij een strijdbijl hem verjaagt; hij gaat weg als de volgende beurt van deze speler begint.
dark_cave-help-badge-lying = Omvergeworpen
    .sentence = Een lindworm heeft deze dwerg omvergeworpen: in zijn volgende beurt staat hij op maar loopt hij niet.
dark_cave-help-badge-outside = De grot uit
    .sentence = Deze dwerg en zijn goud zijn veilig; zijn speler blijft kaarten spelen voor de anderen.
dark_cave-help-badge-hand = Kaarten in de hand
    .sentence = Iedereen ziet hoeveel kaarten iemand heeft en uit welke groepen, maar nooit welke kaarten het zijn.

dark_cave-help-role-loyal = Loyaal
    .sentence = Goud dat je naar buiten draagt telt voor je eigen clan, en je wint ermee.
dark_cave-help-role-saboteur = Een saboteur
    .sentence = Je lijkt van je eigen clan maar werkt voor de andere kant: goud dat je naar buiten draagt telt voor hen, en je wint met hen.

dark_cave-help-pile-pile = Trekstapel
    .sentence = De groep van de bovenste kaart staat achterop: eerst I, dan II, dan III, en de gangen worden langer.
dark_cave-help-pile-discards = Aflegstapel
    .sentence = Alles wat gespeeld of afgelegd wordt komt hier dicht te liggen, en niets ervan komt terug.
dark_cave-help-pile-gold = Goud over
    .sentence = Verloren goud komt hier terecht, en aders worden hieruit gevuld.

dark_cave-help-score-value = Wat de schat van een kant waard is
    .sentence = Neem het goud dat een kant naar buiten droeg, maal het aantal dwergen dat ertegen werkte: het grootste getal wint.
dark_cave-help-score-end = Wanneer het spel eindigt
    .sentence = Het eindigt zodra alle dwergen van één kant de grot uit zijn, of als de stapel en alle handen leeg zijn.
dark_cave-help-score-lost = Goud dat in de grot blijft
    .sentence = Het goud van dwergen die aan het eind nog binnen zijn telt voor niemand, maar ze winnen nog steeds met hun kant mee.
dark_cave-help-score-tie = Gelijke stand
    .sentence = Zijn beide schatten evenveel waard, dan wint de kant van de dwerg die als eerste de grot verliet.
dark_cave-help-score-creature = Hoe lang een wezen blijft
    .sentence = Het gaat weg als de volgende beurt begint van wie het riep, of als een strijdbijl het verjaagt.
dark_cave-help-score-web = Hoe lang een web houdt
    .sentence = Het staat op 2, op 1 bij de volgende beurt van wie het speelde, en bij de beurt daarna is het weg.
dark_cave-help-score-empty = Een lege hand
    .sentence = Heb je aan het begin van je beurt geen kaarten, dan word je overgeslagen; alleen een ruil kan je terugbrengen.

dark_cave-help-option-first_player = Wie begint
    .sentence = Het toeval beslist wie de eerste beurt krijgt, of de gastheer wijst een plaats aan.
dark_cave-help-option-area = Grootte van de grot
    .sentence = De doelen liggen in de hoeken van 7 bij 7 of 9 bij 9 vakken; een kleinere grot geeft een korter spel.
dark_cave-help-option-rotate180 = Gangenkaarten draaien
    .sentence = Staat dit aan, dan mag je een gangenkaart op zijn kop draaien voordat je hem legt.
dark_cave-help-option-axe_same_turn = Een verse strijdbijl
    .sentence = Staat dit aan, dan werkt een strijdbijl al in de beurt waarin hij is gegeven.
dark_cave-help-option-axe_keeps_moving = Doorlopen na een gevecht
    .sentence = Staat dit aan, dan mag je dwerg zijn overgebleven stappen lopen nadat hij een wezen heeft verjaagd.
dark_cave-help-option-vein_optional = Goud laten liggen
    .sentence = Staat dit aan, dan mag je het goud van een ader laten liggen en je clankaart dicht houden.
dark_cave-help-option-strict_immediate_end = Het einde komt meteen
    .sentence = Staat dit aan, dan stopt het spel zodra de allerlaatste kaart de allerlaatste hand verlaat, en die dwerg loopt niet meer.
dark_cave-help-option-swap_needs_cards = Voor niets niets
    .sentence = Staat dit aan, dan mag je alleen ruilen als je minstens één andere kaart te geven hebt.
dark_cave-help-option-vote_end = Het spel eerder beëindigen
    .sentence = Staat dit aan, dan mag iedereen voorstellen om het spel te beëindigen, en dat eindigt als iedereen ja zegt.
dark_cave-help-option-emerge_attacks = Wezens vallen aan waar ze naar buiten komen
    .sentence = Staat dit aan, dan valt een wezen de dwergen aan die op het donkere gat staan waar het uit komt.
dark_cave-help-option-axe_prompt = Wie om een strijdbijl wordt gevraagd
    .sentence = Kunnen meerdere spelers een strijdbijl gebruiken, dan worden ze na elkaar gevraagd, of allemaal tegelijk.
dark_cave-help-option-show_backs = Groepen van kaarten zijn open
    .sentence = Staat dit aan, dan ziet iedereen uit welke groepen de kaarten in je hand komen.
