### De verloren mijnen. Hoe je vertaalt: docs/translating.md.

lost_mines-title = De verloren mijnen
lost_mines-sentence = Twee clans trekken om het hardst door de wildernis naar vier mijnen, met een of twee verraders in eigen gelederen.

## Woorden

lost_mines-holds = { $holds ->
    [gold] goud
    [silver] zilver
    [gems] edelstenen
    [dragon] de draak
   *[other] { $holds }
}
lost_mines-emblem = { $holds ->
    [gold] goud
    [silver] zilver
    [gems] edelstenen
    [dragon] draak
   *[other] { $holds }
}
lost_mines-how = { $how ->
    [treasures] alle schatten zijn gevonden
    [vote] iedereen heeft voor het einde gestemd
   *[exhausted] niemand heeft nog een kaart
}
lost_mines-suspects = niet loyaal
    .many = wie niet loyaal waren

## Kaarten

lost_mines-card-axe = bijl
    .the = de bijl
lost_mines-card-boat = boot
    .the = de boot
lost_mines-card-rope = touw
    .the = het touw
lost_mines-card-trap = val
    .the = de val
lost_mines-card-troll = trol
    .the = de trol
lost_mines-card-info-mine-treasure = informatie: mijn of schat
    .the = de informatie over een mijn of een schat
lost_mines-card-info-mine-dwarf = informatie: mijn of dwerg
    .the = de informatie over een mijn of een dwerg
lost_mines-card-info-treasure-dwarf = informatie: schat of dwerg
    .the = de informatie over een schat of een dwerg
lost_mines-card-storm = onweer
    .the = het onweer
lost_mines-feature-trunk = boomstam
    .laid = een gangenkaart met een boomstam
lost_mines-feature-lake = meer
    .laid = een gangenkaart met een meer
lost_mines-feature-ditch = kloof
    .laid = een gangenkaart met een kloof
lost_mines-feature-rock = rotsengte
    .laid = een gangenkaart met een rotsengte
lost_mines-feature-fire = kampvuur
    .laid = een gangenkaart met een kampvuur

## Wat kaarten doen

lost_mines-about-axe = Ruimt een boomstam uit de weg, voor iedereen.
lost_mines-about-boat = Laat iedereen een meer oversteken.
lost_mines-about-rope = Laat iedereen een kloof oversteken.
lost_mines-about-trap = Ligt op een rand: elke dwerg die eroverheen loopt verliest een kaart.
lost_mines-about-troll = Verspert een rand tot je volgende beurt.
lost_mines-about-info = Bekijk in het geheim één van twee dingen.
lost_mines-about-storm = Veegt een gangenkaart weg waar niemand op staat.
lost_mines-about-trunk = Verspert de weg tot iemand er een bijl gebruikt.
lost_mines-about-lake = Verspert de weg tot iemand er een boot gebruikt.
lost_mines-about-ditch = Verspert de weg tot iemand er een touw gebruikt.
lost_mines-about-rock = Hier is maar plaats voor één dwerg.
lost_mines-about-fire = Wie hier vertrekt, mag 5 stappen lopen.

## Opties en uitgaven

lost_mines-option-stack_tokens = Op één rand mogen meerdere vallen liggen
lost_mines-option-treasure_pick = Welke schat je krijgt
    .choose = jij kiest
    .random = het toeval beslist
lost_mines-option-own_treasure_hidden = Je bekijkt je eigen schatten niet
lost_mines-option-balanced_clans = De clans zijn even groot
lost_mines-edition-english = Volgens het boekje mag je een ronde pas eerder beëindigen als een mijn niet meer bereikbaar is. Dat beoordelen jullie zelf, en iedereen moet het eens zijn.

## Gesprek

lost_mines-saw-dragon = De draak zit in de mijn { chat-which }!
lost_mines-saw-safe = De mijn { chat-which } is veilig.
lost_mines-saw-gold = In de mijn { chat-which } ligt goud.
lost_mines-saw-silver = In de mijn { chat-which } ligt zilver.
lost_mines-saw-gems = In de mijn { chat-which } liggen edelstenen.
lost_mines-saw-loyal = { $seat } is loyaal. Ik heb de kaart gezien.
lost_mines-saw-selfish = { $seat } is zelfzuchtig. Ik heb de kaart gezien.
lost_mines-saw-saboteur = { $seat } is een saboteur! Ik heb de kaart gezien.
lost_mines-saw-worth = Ik heb een schat gezien die { $worth } waard is.

## Wat een nieuweling wil weten

lost_mines-outlook-end = Wanneer eindigt een ronde?
    .text = Zodra alle schatten zijn meegenomen, of als de trekstapel leeg is en niemand meer een kaart heeft.
lost_mines-outlook-points = Wie krijgt punten?
    .text = Loyale dwergen delen met hun eigen clan, saboteurs met de andere, allemaal evenveel. Wat niet te delen is, gaat naar wie de beste schat vond. Een zelfzuchtige dwerg houdt wat hij vond. De draak kost 2 punten.
lost_mines-outlook-tokens = Hoe lang blijven trollen en vallen?
    .text = Een trol blijft tot de volgende beurt van wie hem riep. Een val blijft tot het einde van de ronde, hoeveel dwergen er ook in lopen.
lost_mines-outlook-empty = En als mijn kaarten op zijn?
    .text = Dan sla je je beurten over tot de ronde voorbij is, en je dwerg blijft waar hij is.
lost_mines-outlook-win = Wie wint het spel?
    .text = { $rounds ->
        [one] Wie na { $rounds } ronde de meeste punten heeft.
       *[other] Wie na { $rounds } rondes de meeste punten heeft.
    }

lost_mines-wish-loyal = Vind schatten: je deelt alles wat de { clan-short } vindt.
lost_mines-wish-selfish = Vind zelf schatten: die hou je, en verder krijg je niets.
lost_mines-wish-saboteur = { $clan ->
    [yellow] Je lijkt van de zonneclan, maar je deelt met de maanclan.
   *[blue] Je lijkt van de maanclan, maar je deelt met de zonneclan.
}

## Keuzes, en wat er voor iemand ligt

lost_mines-waiting-treasure = { $name } kiest een schat
lost_mines-storm = de kaart { $place } wegvegen
lost_mines-overcome = de weg vrijmaken, { $place }
lost_mines-trap = { $side ->
    [N] de val aan de bovenkant van de kaart { $place } leggen
    [E] de val aan de rechterkant van de kaart { $place } leggen
    [S] de val aan de onderkant van de kaart { $place } leggen
   *[W] de val aan de linkerkant van de kaart { $place } leggen
}
lost_mines-troll = { $side ->
    [N] de trol aan de bovenkant van de kaart { $place } zetten
    [E] de trol aan de rechterkant van de kaart { $place } zetten
    [S] de trol aan de onderkant van de kaart { $place } zetten
   *[W] de trol aan de linkerkant van de kaart { $place } zetten
}
lost_mines-trap-toll = val: kost een kaart
lost_mines-look-treasure = Bekijk schat { $place } ({ lost_mines-holds })
lost_mines-look-dwarf = Dwergenkaart bekijken
lost_mines-take = Je bent in de mijn. Welke schat neem je?
lost_mines-treasures = Schatten
lost_mines-treasure = Schat { $place }: { lost_mines-holds }{ lost_mines-worth }
lost_mines-worth = { $worth ->
    [none] { "" }
   *[other] , { $worth } waard
}
lost_mines-dragon = heeft de draak: −2
lost_mines-points = { $number ->
    [one] { $number } punt
   *[other] { $number } punten
}

## Het verslag

lost_mines-looks = { $holds ->
    [none] { $who } bekijkt een mijn.
   *[other] { $who } bekijkt een mijn en ziet: { lost_mines-holds }.
}
lost_mines-turns-over = { $who } draait een mijn om: { lost_mines-holds }!
lost_mines-uses-tool = { $tool ->
    [axe] { $who } maakt met de bijl de weg vrij.
    [boat] { $who } maakt met de boot de weg vrij.
   *[rope] { $who } maakt met het touw de weg vrij.
}
lost_mines-looks-treasure = { $worth ->
    [none] { $who } bekijkt schat { $place }.
   *[other] { $who } bekijkt schat { $place }: die is { $worth } waard.
}
lost_mines-sets-trap = { $who } zet een val.
lost_mines-trap-gone = Er is een val weg.
lost_mines-calls-troll = { $who } roept een trol.
lost_mines-troll-left = De trol van { $who } gaat weg.
lost_mines-sweeps = Het onweer van { $who } veegt een gangenkaart weg.
lost_mines-sprung = { $lost ->
    [yes] { $who } loopt in een val en verliest een kaart{ in-brackets }.
   *[no] { $who } loopt in een val en verliest niets.
}
lost_mines-takes-dragon = { $who } moet de draak nemen.
lost_mines-takes-treasure = { $who } neemt een schat: { lost_mines-holds }{ lost_mines-worth }.
lost_mines-round-ended = Ronde { $round } is voorbij: { lost_mines-how }.

## Het einde van een ronde

lost_mines-dwarves-up = De dwergenkaarten worden omgedraaid.
lost_mines-named = { lost_mines-holds } { $value }
lost_mines-found = { $who } vond { $treasures }.
lost_mines-shares = De { clan } deelt zijn schatten.
lost_mines-keeps = Zelfzuchtige dwergen houden wat ze vonden.
lost_mines-share = { $nothing ->
    [yes] { $who-count ->
        [one] { $who } heeft niets
       *[other] { $who } delen niets
    }
   *[no] { $who-count ->
        [one] { $who } heeft
       *[other] { $who } delen
    }
}
lost_mines-keep = { $nothing ->
    [yes] { $who-count ->
        [one] { $who }, zelfzuchtig, houdt niets
       *[other] { $who }, zelfzuchtig, houden niets
    }
   *[no] { $who-count ->
        [one] { $who }, zelfzuchtig, houdt
       *[other] { $who }, zelfzuchtig, houden
    }
}
lost_mines-dragon-takes = De draak haalt bij { $who } wat hem toekomt.
lost_mines-not-found = Niet gevonden:
lost_mines-shared = De schatten zijn verdeeld.

## Tips

lost_mines-hint-lm_dig = Leg { $card }: dat maakt je weg naar een mijn korter.
lost_mines-hint-lm_lay_aside = Leg { $card }: voor je eigen weg doet het niets, maar het helpt je kant.
lost_mines-hint-lm_lay_obstacle = Leg { $card }: dat zit anderen in de weg, jou niet.
lost_mines-hint-lm_tool = Gebruik { $card }: dan kun je erlangs.
lost_mines-hint-lm_storm = Stuur het onweer daarheen: die kaart helpt anderen meer dan jou.
lost_mines-hint-lm_troll = Zet de trol daar: daar staat hij anderen in de weg.
lost_mines-hint-lm_trap = Zet de val daar: daar ligt hij anderen in de weg.
lost_mines-hint-lm_look_mine = Kijk in deze mijn voordat je dat hele eind loopt.
lost_mines-hint-lm_look_treasure = Bekijk deze schat, dan weet je wat hij waard is.
lost_mines-hint-lm_look_dwarf = Bekijk de dwergenkaart van { $seat }, dan weet je voor wie { $seat } werkt.
lost_mines-hint-lm_walk = Loop door: dat brengt je dichter bij een mijn.
lost_mines-hint-lm_stay = Blijf waar je bent: lopen levert je niets op.
lost_mines-hint-lm_stay_mine = Blijf in de mijn: misschien valt er nog meer te halen.
lost_mines-hint-lm_open = Loop de mijn in: de draak zit waarschijnlijk ergens anders.
lost_mines-hint-lm_open_known = Loop de mijn in: je hebt gezien wat erin zit. { lost_mines-holds }!
lost_mines-hint-lm_take_known = Neem deze schat: je weet wat hij waard is.
lost_mines-hint-lm_take_blind = Neem deze schat: hij kan het meest waard zijn.
lost_mines-hint-lm_align = Draai de mijn zo dat zijn uitgangen jouw kant helpen.
lost_mines-hint-lm_discard = Leg { $card } af: beter kun je het niet gebruiken.
lost_mines-hint-lm_discard_two = Leg twee kaarten af, dan krijg je er twee nieuwe.

## Regels ter plekke: wat de dingen zijn, met een titel en een zin

lost_mines-help-card-path = Gangenkaart
    .sentence = Leg hem zo dat hij een weg op het bord voortzet en past bij elke kaart die hij raakt.
lost_mines-help-card-trunk = Boomstam
    .sentence = Geen dwerg komt erlangs voordat iemand er een bijl op speelt; daarna is er plaats voor één dwerg tegelijk.
lost_mines-help-card-lake = Meer
    .sentence = Geen dwerg komt erover voordat iemand er een boot op speelt; daarna is er plaats voor één dwerg tegelijk.
lost_mines-help-card-ditch = Kloof
    .sentence = Geen dwerg komt erover voordat iemand er een touw op speelt; daarna is er plaats voor één dwerg tegelijk.
lost_mines-help-card-rock = Rotsengte
    .sentence = Er is maar plaats voor één dwerg, en zolang die hier staat komt niemand anders erlangs.
lost_mines-help-card-fire = Kampvuur
    .sentence = Een dwerg die hier aan het begin van zijn beurt staat, mag 5 kaarten ver lopen in plaats van 3.
lost_mines-help-card-start = Kamp
    .sentence = Hier beginnen de dwergen van een clan; de zon is het teken van de gele clan, de maan van de blauwe.
lost_mines-help-card-mine-gold = Mijn: goud
    .sentence = Eindig je hier, dan neem je een schat van goud, zolang er nog een is.
lost_mines-help-card-mine-silver = Mijn: zilver
    .sentence = Eindig je hier, dan neem je een schat van zilver, zolang er nog een is.
lost_mines-help-card-mine-gems = Mijn: edelstenen
    .sentence = Eindig je hier, dan neem je een schat van edelstenen, zolang er nog een is.
lost_mines-help-card-mine-dragon = Mijn: de draak
    .sentence = De eerste dwerg die hier komt moet de draak nemen, en die kost 2 punten; daarna is de mijn ongevaarlijk.
lost_mines-help-card-axe = Bijl
    .sentence = Speel hem op een boomstam waar dan ook, en vanaf dan kan elke dwerg erlangs, één tegelijk.
lost_mines-help-card-boat = Boot
    .sentence = Speel hem op een meer waar dan ook, en vanaf dan kan elke dwerg erover, één tegelijk.
lost_mines-help-card-rope = Touw
    .sentence = Speel het op een kloof waar dan ook, en vanaf dan kan elke dwerg erover, één tegelijk.
lost_mines-help-card-trap = Val
    .sentence = Leg hem waar twee kaarten elkaar raken of op een open weg: elke dwerg die eroverheen loopt verliest een kaart, elke keer weer.
lost_mines-help-card-troll = Trol
    .sentence = Zet hem waar twee kaarten elkaar raken of op een open weg: tot je volgende beurt komt niemand erlangs, jij ook niet.
lost_mines-help-card-info = Informatie
    .sentence = Bekijk in het geheim één van de twee dingen op de kaart: een mijn, een schat of de dwergenkaart van een ander.
lost_mines-help-card-storm = Onweer
    .sentence = Veeg één gangenkaart van het bord waar geen dwerg op staat; kampen en mijnen blijven.

lost_mines-help-token-goal = Een mijn, dicht
    .sentence = In drie van de vier mijnen zit goud, zilver of edelsteen en in één de draak; de eerste dwerg die naar binnen gaat ontdekt het.
lost_mines-help-token-trap = Val
    .sentence = Elke dwerg die eroverheen loopt verliest een kaart uit de hand, en de val blijft liggen.
lost_mines-help-token-troll = Trol
    .sentence = Geen dwerg komt erlangs tot de volgende beurt begint van wie hem riep.
lost_mines-help-token-axe = Hier is een bijl gebruikt
    .sentence = De boomstam zit niet meer in de weg: elke dwerg kan erlangs, maar één tegelijk.
lost_mines-help-token-boat = Hier is een boot gebruikt
    .sentence = Het meer zit niet meer in de weg: elke dwerg kan erover, maar één tegelijk.
lost_mines-help-token-rope = Hier is een touw gebruikt
    .sentence = De kloof zit niet meer in de weg: elke dwerg kan erover, maar één tegelijk.
lost_mines-help-token-dwarf = Een dwerg
    .sentence = Elke speler heeft één dwerg, die na het spelen of afleggen tot 3 kaarten ver mag lopen, of 5 vanaf een kampvuur.

lost_mines-help-badge-yellow = De zonneclan (geel)
    .sentence = Iedereen ziet bij welke clan je hoort, maar niet of je die trouw bent.
lost_mines-help-badge-blue = De maanclan (blauw)
    .sentence = Iedereen ziet bij welke clan je hoort, maar niet of je die trouw bent.
lost_mines-help-badge-gold = Een schat van goud
    .sentence = Iedereen ziet dat het goud is, maar wat hij waard is weet tot het einde van de ronde alleen wie hem heeft.
lost_mines-help-badge-silver = Een schat van zilver
    .sentence = Iedereen ziet dat het zilver is, maar wat hij waard is weet tot het einde van de ronde alleen wie hem heeft.
lost_mines-help-badge-gems = Een schat van edelstenen
    .sentence = Iedereen ziet dat het edelstenen zijn, maar wat hij waard is weet tot het einde van de ronde alleen wie hem heeft.
lost_mines-help-badge-dragon = De draak
    .sentence = Hij kost deze speler aan het eind van de ronde 2 punten, maar nooit meer dan de ronde opbracht.
lost_mines-help-badge-points = Punten
    .sentence = Punten uit de rondes die voorbij zijn; je houdt ze, en de meeste punten winnen het spel.
lost_mines-help-badge-hand = Kaarten in de hand
    .sentence = Iedereen ziet hoeveel kaarten iemand heeft, maar nooit welke; zonder kaarten lig je er de rest van de ronde uit.

lost_mines-help-role-loyal = Loyaal
    .sentence = Je deelt alle schatten van je eigen clan, dus help zijn dwergen naar de mijnen.
lost_mines-help-role-selfish = Zelfzuchtig
    .sentence = Je houdt de schatten die je zelf neemt en deelt met niemand.
lost_mines-help-role-saboteur = Een saboteur
    .sentence = Je lijkt van je eigen clan maar deelt met de andere: wat je neemt gaat daarheen, en je geluk ook.

lost_mines-help-pile-pile = Trekstapel
    .sentence = Je trekt zoveel kaarten als je speelde of aflegde; is de stapel leeg, dan wordt er deze ronde niets meer getrokken.
lost_mines-help-pile-discards = Aflegstapel
    .sentence = Alles wat gespeeld of afgelegd wordt komt hier dicht te liggen, en niets ervan komt deze ronde terug.

lost_mines-help-score-rounds = Hoe je het spel wint
    .sentence = Elke ronde worden de dwergen opnieuw gedeeld; na twee rondes winnen de meeste punten, bij gelijke stand samen.
lost_mines-help-score-end = Wanneer een ronde eindigt
    .sentence = Een ronde eindigt zodra de laatste schat is meegenomen, of als de stapel en alle handen leeg zijn.
lost_mines-help-score-share = Hoe schatten punten worden
    .sentence = Een kant telt de schatten op van allen die erbij horen en verdeelt ze gelijk; wat overblijft gaat naar wie de beste schat nam.
lost_mines-help-score-selfish = Zelfzuchtige dwergen
    .sentence = Zij krijgen precies wat ze zelf namen, en hun clan krijgt er niets van.
lost_mines-help-score-dragon = De draak
    .sentence = Wie de draak heeft betaalt aan het eind van de ronde 2 punten, maar nooit meer dan de ronde opbracht.
lost_mines-help-score-stay = In een mijn blijven
    .sentence = Elke beurt die je dwerg eindigt in een mijn met goud, zilver of edelstenen levert een schat op, ook als hij alleen maar blijft staan.
lost_mines-help-score-troll = Hoe lang een trol blijft
    .sentence = Hij gaat weg als de volgende beurt begint van wie hem riep; een val blijft tot het einde van de ronde.
lost_mines-help-score-empty = Een lege hand
    .sentence = Heb je aan het begin van je beurt geen kaarten, dan kun je de rest van de ronde niet spelen en niet lopen.

lost_mines-help-option-first_player = Wie begint
    .sentence = Het toeval beslist wie de eerste beurt krijgt, of de gastheer wijst een plaats aan.
lost_mines-help-option-stack_tokens = Meerdere fiches op één plek
    .sentence = Staat dit aan, dan mogen er meerdere vallen en trollen op dezelfde rand liggen, en elke val daar kost een kaart.
lost_mines-help-option-treasure_pick = Welke schat je neemt
    .sentence = Passen er meerdere schatten bij je mijn, dan kies jij er één, of het toeval doet het.
lost_mines-help-option-own_treasure_hidden = Je eigen schatten blijven geheim
    .sentence = Staat dit aan, dan zie zelfs jij pas na de ronde wat je schatten waard zijn.
lost_mines-help-option-strict_immediate_end = Het einde komt meteen
    .sentence = Staat dit aan, dan stopt de ronde zodra de allerlaatste kaart de allerlaatste hand verlaat, en die dwerg loopt niet meer.
lost_mines-help-option-vote_end = Een ronde eerder beëindigen
    .sentence = Staat dit aan, dan mag iedereen voorstellen om de ronde te beëindigen, en die eindigt als iedereen ja zegt.
lost_mines-help-option-balanced_clans = Even grote clans
    .sentence = Staat dit aan, dan worden de dwergen opnieuw gedeeld tot beide clans even groot zijn, of één verschillen.
lost_mines-help-option-next_start = Wie de volgende ronde begint
    .sentence = Dat is de speler na wie de laatste kaart speelde, of na wie de laatste beurt had.
lost_mines-help-option-rounds = Rondes
    .sentence = Zoveel rondes worden er gespeeld voordat de punten beslissen; het boekje zegt twee.
