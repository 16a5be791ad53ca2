### Waarom iets niet kan. Hoe je vertaalt: docs/translating.md.
### Zinnen beginnen klein en eindigen zonder punt; het programma zet beide waar ze alleen staan.

## Alle spellen

refusal-the-game-is-over = het spel is afgelopen
refusal-its-seat-s-turn = { $seat } is aan de beurt
refusal-its-up-to-seats-now = nu is iemand anders aan de beurt: { $seats }
refusal-this-table-doesnt-vote-on-ending-early-option-vote-end = aan deze tafel wordt niet over eerder stoppen gestemd (optie vote_end)
refusal-you-can-only-propose-to-end-early-of-a-turn = je kunt alleen aan het begin van een beurt voorstellen om eerder te stoppen
refusal-there-has-been-a-vote-in-this-turn-already = in deze beurt is al gestemd
refusal-first-vote-on-ending-the-what-yes-or-no = stem eerst over het einde: ja of nee ({ refusal-what })
refusal-nobody-has-proposed-to-end-the-what = niemand heeft voorgesteld om te stoppen ({ refusal-what })
refusal-first-choose-which-way-up-the-what-lies-upright-or-turned = kies eerst hoe de kaart ligt: zo of gedraaid ({ refusal-what })
refusal-there-is-no-what-to-turn-now = er valt hier nu niets te draaien ({ refusal-what })
refusal-you-dont-hold-card-you-hold-cards = deze kaart heb je niet: { $card }; je hebt { $cards }
refusal-there-is-no-card-name-in-this-s-w-meant = de kaart { $name } bestaat niet in dit spel; openingen schrijf je in de volgorde N E S W: { $meant }
refusal-there-is-no-card-name-in-this-deck = de kaart { $name } bestaat niet in dit spel
refusal-first-choose-a-card-from-your-hand = kies eerst een kaart uit je hand
refusal-this-card-fits-nowhere-at-the-moment-you-can-discard-it = deze kaart past nu nergens; je kunt hem afleggen
refusal-this-card-is-for-the-board-not-for-a-player = deze kaart is voor het bord, niet voor een speler
refusal-this-card-is-for-a-player-choose-one-of-them = deze kaart is voor een speler: kies er één
refusal-that-is-off-the-board = dat ligt buiten het bord
refusal-there-is-a-card-here-already = hier ligt al een kaart
refusal-no-face-up-card-lies-next-to-this-place = naast deze plek ligt geen open kaart
refusal-a-path-comes-in-from-above-but-on-that-side = van boven komt een gang, maar deze kaart is daar dicht
refusal-a-path-comes-in-from-the-right-on-that-side = van rechts komt een gang, maar deze kaart is daar dicht
refusal-a-path-comes-in-from-below-but-on-that-side = van onder komt een gang, maar deze kaart is daar dicht
refusal-a-path-comes-in-from-the-left-on-that-side = van links komt een gang, maar deze kaart is daar dicht
refusal-this-cards-path-at-the-top-would-run-into-rock = de gang van deze kaart zou boven op rots stuiten
refusal-this-cards-path-on-the-right-would-run-into-rock = de gang van deze kaart zou rechts op rots stuiten
refusal-this-cards-path-at-the-bottom-would-run-into-rock = de gang van deze kaart zou onder op rots stuiten
refusal-this-cards-path-on-the-left-would-run-into-rock = de gang van deze kaart zou links op rots stuiten
refusal-no-path-leads-here-a-card-has-on-a-path = hier komt geen gang uit; een kaart moet een gang voortzetten
refusal-no-unbroken-path-leads-here-from-the-start = er loopt geen ononderbroken gang van de start hierheen
refusal-it-doesnt-fit-this-way-up-but-turn-it-round = zo past hij niet, maar gedraaid wel
refusal-this-card-doesnt-fit-here-whichever-way-up-you-lay-it = deze kaart past hier niet, hoe je hem ook legt

## Klassiek

refusal-first-take-one-of-the-gold-cards = neem eerst een van de goudkaarten
refusal-there-is-no-gold-card-worth-nuggets-there-are-values = een goudkaart van { $nuggets } is er niet; er zijn { $values }
refusal-gold-is-shared-out-after-the-round-miners-have-won = goud wordt na de ronde verdeeld, als de goudzoekers hebben gewonnen
refusal-card-is-an-action-card-you-can-only-lay-path-cards = dat is een actiekaart: { $card }; leggen kun je alleen gangenkaarten
refusal-your-tool-is-broken-you-cant-lay-it-is-mended = er is iets van je kapot: { refusal-tool }. Tot de reparatie kun je geen gangenkaarten leggen
refusal-your-tools-are-broken-you-cant-lay-they-are-mended = er is van alles kapot: { $tools }. Tot de reparatie kun je geen gangenkaarten leggen
refusal-you-cant-break-your-own-tools-only-those-of-others = je eigen gereedschap kun je niet kapotmaken, alleen dat van anderen
refusal-seat-has-a-broken-tool-already = bij { $seat } is dat al kapot: { refusal-tool }
refusal-card-is-no-repair-card = dat is geen reparatiekaart: { $card }
refusal-there-is-no-tool-tool-there-are-tools = dit gereedschap bestaat niet: { refusal-tool }; er zijn { $tools }
refusal-card-cant-mend-a-tool = dat kan deze kaart niet repareren: { refusal-tool } ({ $card })
refusal-seat-has-no-broken-either = bij { $seat } is daar niets van kapot: { $either }
refusal-a-rockfall-cant-take-away-the-start-or-a-goal = een instorting kan de start of een doel niet weghalen
refusal-there-is-no-path-card-here-to-take-away = hier ligt geen gangenkaart om weg te halen
refusal-a-map-is-for-goals-and-there-is-none-here = een plattegrond is voor doelen, en hier is er geen
refusal-everyone-can-see-this-goal-already-it-lies-face-up = dit doel ziet iedereen al: het ligt open
refusal-nobody-has-a-broken-either = bij niemand is daar iets van kapot: { $either }
refusal-everyone-has-a-broken-tool-already = dat is al bij iedereen kapot: { refusal-tool }
refusal-everyone-else-has-a-broken-tool-already = dat is al bij alle anderen kapot: { refusal-tool }
refusal-all-goals-lie-face-up-already = alle doelen liggen al open
refusal-there-is-no-path-card-to-take-away-yet = er ligt nog geen gangenkaart om weg te halen

## De verloren mijnen

refusal-you-take-a-treasure-when-your-turn-ends-on-its-mine = een schat neem je als je beurt in zijn mijn eindigt
refusal-first-play-a-card-or-discard-one-your-dwarf-walks = speel eerst een kaart, of leg er één of twee af; dan loopt je dwerg
refusal-first-take-a-treasure = neem eerst een schat
refusal-somebody-has-taken-this-treasure-already = deze schat heeft iemand al genomen
refusal-this-is-the-mine-of-holds-and-has-another-sign = hier is { refusal-holds } te halen, en deze schat heeft een ander teken
refusal-there-is-no-place-place-places-are-1-to-last = plaats { $place } bestaat niet; er zijn plaatsen van 1 tot { $last }
refusal-you-have-played-your-card-now-walk-dwarf-or-stop = je hebt je kaart gespeeld; loop nu met je dwerg, of blijf staan
refusal-side-is-no-side-sides-are-n-e-s-w = { $side } is geen kant; er zijn N, E, S, W
refusal-no-path-leads-there-from-your-dwarf = vanaf je dwerg loopt er geen weg naartoe
refusal-a-troll-blocks-the-way = een trol verspert de weg
refusal-the-path-doesnt-go-on-there = daar loopt de weg niet verder
refusal-the-obstacle-blocks-the-way-until-somebody-uses-tool-on-it = de weg is versperd tot iemand helpt: { refusal-obstacle } ({ refusal-tool })
refusal-there-is-room-for-only-one-dwarf-another-stands-there = er is maar plaats voor één dwerg, en er staat al een ander ({ refusal-obstacle })
refusal-discard-one-card-or-two = leg één kaart af of twee
refusal-you-hold-only-one-card = daar heb je er maar één van: { $card }
refusal-there-is-nothing-in-the-way-here-tool-could-overcome = hier zit niets in de weg waar gereedschap bij helpt
refusal-the-obstacle-doesnt-block-the-way-any-more = hier is de weg al vrij ({ refusal-obstacle })
refusal-a-thunderstorm-cant-sweep-away-a-start-card-or-a-mine = een onweer kan geen kamp en geen mijn wegvegen
refusal-there-is-no-path-card-here-to-sweep-away = hier ligt geen gangenkaart om weg te vegen
refusal-a-dwarf-stands-on-this-card-so-sweep-it-away = op deze kaart staat een dwerg, dus het onweer kan hem niet wegvegen
refusal-there-is-no-edge-here = hier is geen rand
refusal-no-path-crosses-this-edge = over deze rand loopt geen weg
refusal-the-path-leads-nowhere-here-it-ends-of-the-board = de weg loopt hier nergens heen: hij eindigt op rots of aan de rand van het bord
refusal-a-trap-or-a-troll-lies-on-this-edge-already = op deze rand ligt al een val of staat al een trol
refusal-card-is-no-information-card = dat is geen informatiekaart: { $card }
refusal-this-card-cant-look-at-a-what = dat kan deze kaart niet bekijken: { refusal-what }
refusal-there-is-no-mine-here-to-look-at = hier is geen mijn om te bekijken
refusal-everyone-can-see-this-mine-already-it-lies-face-up = deze mijn ziet iedereen al: hij ligt open
refusal-you-know-your-own-card-look-at-somebody-elses = je eigen kaart ken je; bekijk die van een ander
refusal-your-dwarf-cant-get-there-in-one-card-by-card = daar komt je dwerg niet in één stap: hij loopt over de wegen, kaart voor kaart
refusal-there-is-nothing-left-for-this-card-to-look-at = er is niets meer wat je met deze kaart kunt bekijken
refusal-there-is-no-path-card-that-the-storm-could-sweep-away = er ligt geen gangenkaart die het onweer kan wegvegen
refusal-there-is-no-edge-left-for-a-card = daar is geen rand meer voor vrij: { $card }
refusal-tool-is-no-help-with-a-obstacle-that-takes-better = dat helpt hier niet: { refusal-tool }. Er is iets anders nodig ({ refusal-obstacle }): { refusal-better }
refusal-no-obstacle-blocks-the-way-at-the-use-tool-on = er zit nu niets in de weg waar dat bij helpt: { refusal-tool } ({ refusal-obstacle })

## De donkere grot

refusal-the-creature-attacks-first-say-whether-you-use-your-axe = de { dark_cave-creature } valt aan; zeg eerst of je je strijdbijl gebruikt
refusal-first-say-whether-you-take-the-gold = zeg eerst of je het goud neemt
refusal-there-are-several-creatures-here-first-choose-which-one-attacks-next = hier zijn meerdere wezens; kies eerst welk er nu aanvalt
refusal-the-creature-is-not-about-to-attack = de { dark_cave-creature } staat niet op het punt aan te vallen
refusal-no-creature-attacks-you = geen wezen valt je aan
refusal-there-is-no-gold-to-decide-about = het gaat hier niet om goud
refusal-no-creatures-are-about-to-attack = er staan geen wezens op het punt aan te vallen
refusal-the-creature-is-on-its-way-first-it-or-stop = de { dark_cave-creature } is onderweg: loop er eerst mee, of stop
refusal-your-dwarf-has-no-steps-left = je dwerg heeft geen stappen meer
refusal-space-is-no-space-of-a-card = { $space } is geen vak van een kaart
refusal-there-is-no-space-here-to-step-onto = hier is geen vak om op te stappen
refusal-that-is-where-you-are = daar sta je al
refusal-no-path-leads-there-in-one-step = daar loopt geen weg heen in één stap
refusal-a-web-blocks-the-way = een spinnenweb verspert de weg
refusal-a-creature-cant-go-onto-a-goal-that-lies-face-down = een wezen kan niet op een doel dat dicht ligt
refusal-from-here-you-enter-the-goal-on-another-side = vanaf hier kom je aan een andere kant het doel op
refusal-no-path-leads-to-this-goal-in-one-step = naar dit doel loopt geen weg in één stap
refusal-you-have-no-axe-in-front-of-you = er ligt geen strijdbijl voor je
refusal-your-axe-was-played-in-this-turn-next-turn-on = je strijdbijl is deze beurt gespeeld; je kunt hem vanaf je volgende beurt gebruiken
refusal-there-is-no-web-here = hier is geen spinnenweb
refusal-your-dwarf-has-left-the-cave = je dwerg is de grot uit
refusal-your-dwarf-isnt-next-to-this-web = je dwerg staat niet naast dit web
refusal-card-is-the-wrong-card-for-this-it-takes-kind = daar is dit de verkeerde kaart voor: { $card }; nodig is: { refusal-kind }
refusal-at-this-table-cards-are-never-turned-round-option-rotate180 = aan deze tafel worden kaarten nooit gedraaid (optie rotate180)
refusal-there-is-no-goal-here-to-look-at = hier is geen doel om te bekijken
refusal-everyone-can-see-seat-s-clan-card-already = de clankaart van { $seat } ziet iedereen al
refusal-a-dwarf-stands-on-this-card-so-be-taken-away = op deze kaart staat een dwerg, dus hij kan niet weg
refusal-a-creature-is-on-this-card-so-be-taken-away = op deze kaart is een wezen, dus hij kan niet weg
refusal-you-can-only-swap-with-somebody-else = ruilen kan alleen met een ander
refusal-you-have-no-other-card-to-give-swap-needs-cards = je hebt geen andere kaart om te geven (optie swap_needs_cards)
refusal-the-path-ends-at-rock-here = de gang eindigt hier op rots
refusal-there-is-a-web-here-already = hier is al een spinnenweb
refusal-card-is-the-wrong-card-for-this-or-an-axe = daar is dit de verkeerde kaart voor: { $card }; je hebt laarzen of een strijdbijl nodig
refusal-seat-has-boots-already = { $seat } heeft al laarzen
refusal-card-is-no-creature = dat is geen wezen: { $card }
refusal-the-creature-is-in-the-cave-already-where-it-is = de { dark_cave-creature } is al in de grot en loopt daarvandaan verder
refusal-the-creature-isnt-in-the-cave-yet-a-dark-hole = de { dark_cave-creature } is nog niet in de grot en komt uit een donker gat
refusal-the-creature-comes-out-of-a-dark-is-none-here = de { dark_cave-creature } komt uit een donker gat, en hier is er geen
refusal-the-creature-comes-out-of-a-dark-the-cave-yet = de { dark_cave-creature } komt uit een donker gat, en in de grot is er nog geen
refusal-you-have-no-other-card-to-give-away = je hebt geen andere kaart om te geven

## Tafels

refusal-this-table-is-locked-its-host-can-let-you-in = deze tafel is op slot; de gastheer kan je binnenlaten
refusal-this-table-is-full-number-people-are-here = deze tafel is vol: er zijn al { $number } mensen
refusal-you-have-left-this-table-join-it-again = je hebt deze tafel verlaten; kom er weer bij
refusal-you-are-watching-join-the-table-to-take-part = je kijkt mee; kom aan tafel om mee te doen
refusal-this-tables-log-is-full-you-can-another-one-here = het logboek van deze tafel is vol: dit spel kunnen jullie afmaken, maar hier geen nieuw beginnen
refusal-so-much-was-said-at-this-table-game-goes-on = aan deze tafel is zoveel gezegd dat er niets meer bewaard kan worden; het spel gaat door
refusal-the-game-has-gone-on-since-then = het spel is intussen verder
refusal-no-game-is-running = er is geen spel bezig
refusal-the-game-is-paused = het spel is gepauzeerd
refusal-a-game-is-running-you-can-sit-or-after-it = er is een spel bezig; gaan zitten kan alleen ervoor of erna
refusal-this-seat-is-taken = deze plaats is bezet
refusal-a-game-is-running-you-can-get-or-after-it = er is een spel bezig; je klaarmelden kan alleen ervoor of erna
refusal-take-a-seat-first = ga eerst zitten
refusal-no-bot-plays-for-you = er speelt geen bot voor je
refusal-you-have-a-seat-already-at-this-host-has-one = je hebt al een plaats; aan deze tafel heeft iedereen behalve de gastheer er één
refusal-this-is-not-your-seat = dit is niet jouw plaats
refusal-nobody-is-missing-there = daar mist niemand
refusal-a-bot-plays-there-already = daar speelt al een bot
refusal-name-is-here-or-has-not-been-a-minute-yet = { $name } is hier, of is nog geen minuut weg
refusal-only-players-and-the-host-can-let-play-for-somebody = alleen wie meespeelt en de gastheer kunnen een bot voor iemand laten spelen
refusal-only-the-host-can-lock-the-table = alleen de gastheer kan de tafel op slot doen
refusal-that-is-the-host-already = dat is al de gastheer
refusal-only-the-host-can-make-somebody-else-the-host = alleen de gastheer kan iemand anders gastheer maken
refusal-only-those-who-sat-here-before-the-one-of-them = alleen wie hier zat voordat de gastheer wegging kiest een nieuwe, en dan één van hen
refusal-that-person-isnt-at-this-table = die persoon is niet aan deze tafel
refusal-only-the-host-can-add-bots = alleen de gastheer kan bots erbij zetten
refusal-a-game-is-running-you-can-add-or-after-it = er is een spel bezig; bots erbij zetten kan alleen ervoor of erna
refusal-a-game-is-running-you-can-stand-or-after-it = er is een spel bezig; opstaan kan alleen ervoor of erna
refusal-only-the-host-can-remove-bots = alleen de gastheer kan bots wegsturen
refusal-only-the-host-can-start-the-game = alleen de gastheer kan het spel beginnen
refusal-a-game-is-running-you-can-start-or-after-it = er is een spel bezig; beginnen kan alleen ervoor of erna
refusal-1-seat-is-free-wait-for-people-or-add-bots = 1 plaats is vrij: wacht op mensen of zet er bots bij
refusal-number-seats-are-free-wait-for-people-or-add-bots = { $number } plaatsen zijn vrij: wacht op mensen of zet er bots bij
refusal-not-ready-yet-names = nog niet klaar: { $names }
refusal-somebody-has-to-play-take-a-seat = iemand moet meespelen: ga zitten
refusal-only-the-host-can-remove-people = alleen de gastheer kan mensen verwijderen
refusal-you-cant-remove-yourself-you-can-leave = jezelf kun je niet verwijderen; je kunt weggaan
refusal-a-game-is-running-until-it-is-without-a-seat = er is een spel bezig; tot het afgelopen is kun je alleen mensen zonder plaats verwijderen
refusal-only-players-can-pause-a-game = alleen wie meespeelt kan pauzeren
refusal-there-is-nothing-to-say = er valt niets te zeggen
refusal-you-cant-mute-yourself = jezelf kun je niet dempen
refusal-a-name-needs-at-least-one-letter = een naam heeft minstens één letter nodig
refusal-there-is-nothing-for-you-to-decide-now = er valt voor jou nu niets te beslissen
refusal-nobody-has-an-idea = niemand weet er raad mee
refusal-the-table-has-gone-on-in-the-meantime = de tafel is intussen verder

## Pagina’s

refusal-too-many-requests-wait-a-minute = te veel verzoeken; wacht een minuut
refusal-there-is-no-such-table = die tafel bestaat niet
refusal-a-newer-server-has-this-table-try-again = een nieuwere server heeft deze tafel; probeer het opnieuw
refusal-the-server-cant-store-anything-right-now-try-again-soon = de server kan nu niets opslaan; er is niets veranderd en niemand kan er iets aan doen: probeer het zo nog eens
refusal-too-many-tables-from-this-address-try-again-in-an-hour = te veel tafels vanaf dit adres; probeer het over een uur nog eens
refusal-too-many-public-tables-from-this-address-make-it-private = te veel openbare tafels vanaf dit adres; probeer het over een uur nog eens, of maak hem besloten
refusal-many-people-from-your-address-are-at-this-table-already = vanaf jouw adres zitten er al veel mensen aan deze tafel
refusal-too-many-people-from-your-address-have-joined-try-again-later = vanaf jouw adres zijn er te veel mensen bij gekomen; probeer het later nog eens
refusal-there-is-no-such-game-or-it-is-not-over = dat spel bestaat niet, of het is nog bezig
refusal-too-many-wrong-codes-wait-a-minute = te veel foute codes; wacht een minuut
refusal-this-link-was-used-already-and-it-where-you-play = deze link is al gebruikt, en hij werkt maar één keer; maak een nieuwe op het apparaat waarop je speelt
refusal-this-link-is-too-old-it-works-where-you-play = deze link is te oud, hij werkt tien minuten; maak een nieuwe op het apparaat waarop je speelt
refusal-you-have-made-many-links-just-now-wait-a-little = je hebt net veel links gemaakt; wacht even
refusal-too-many-wrong-links-wait-a-minute = te veel verkeerde links; wacht een minuut
refusal-this-link-leads-to-no-seat-at-where-you-play = deze link leidt naar geen plaats aan deze tafel; maak een nieuwe op het apparaat waarop je speelt
refusal-this-server-cant-tell-you-that-it-you-are-away = deze server kan je niet laten weten dat je aan de beurt bent terwijl je weg bent
refusal-these-are-not-the-keys-of-a-push-subscription = dit zijn niet de sleutels van een pushabonnement
refusal-this-is-not-the-address-of-a-on-the-internet = dit is niet het adres van een pushdienst: die beginnen met https en staan op internet
refusal-there-is-no-seat-typed-seats-are-a-to-last = plaats { $typed } bestaat niet; de plaatsen zijn 0 tot en met { $number } (A tot en met { $last })
refusal-there-is-no-bot-typed-there-are-words = een bot ‘{ $typed }’ bestaat niet; er zijn { $words }
refusal-the-people-who-run-this-server-have-ended-this-table = wie deze server beheert, heeft deze tafel gesloten
refusal-this-table-is-damaged-the-people-who-can-tell-more = deze tafel is beschadigd; wie deze server beheert, weet meer
refusal-this-game-had-number-decisions = dit spel had { $number } beslissingen
refusal-there-is-no-seat-typed-seats-are-none-to-watch = plaats ‘{ $typed }’ bestaat niet; de plaatsen zijn 0 tot en met { $number } (A tot en met { $last }), of geen om toe te kijken
refusal-typed-is-not-the-number-of-a-game-or-a-decision = ‘{ $typed }’ is geen nummer van een spel of een beslissing
refusal-too-many-messages-slow-down = te veel berichten; doe het rustiger aan
refusal-that-was-changed-very-often-just-now-wait-a-little = dat is net heel vaak veranderd; wacht even
refusal-you-have-said-a-lot-just-now-wait-a-little = je hebt net veel gezegd; wacht even
refusal-those-who-watch-have-said-a-lot-wait-a-little = de toeschouwers hebben net veel gezegd; wacht even
refusal-others-from-your-address-have-as-many-for-several-people = anderen van jouw adres hebben hier al zoveel plaatsen als één adres kan hebben; vraag de gastheer om een tafel waar gasten voor meer mensen kunnen spelen

## Wat een tafel kan afspreken

refusal-there-is-no-game-typed-there-are-words = een spel ‘{ $typed }’ bestaat niet; er zijn { $words }
refusal-game-is-for-few-to-many-seats-not-typed = { $game } heeft { $few } tot { $many } plaatsen, niet { $typed }
refusal-option-first-player-there-is-no-seat-typed-among-number = optie first_player: plaats { $typed } bestaat niet bij { $number } plaatsen
refusal-game-has-no-option-names-it-has-words = de optie { $names } heeft { $game } niet; er zijn { $words }
refusal-option-name-of-game-can-be-oneof-not-typed = optie { $name } van { $game } kan { $oneof } zijn, niet { $typed }
refusal-option-name-of-game-can-be-a-most-not-typed = optie { $name } van { $game } kan een geheel getal van { $least } tot { $most } zijn, niet { $typed }
refusal-there-is-no-edition-typed-of-this-game-there-are-none = een editie ‘{ $typed }’ van dit spel bestaat niet; er zijn er geen
refusal-there-is-no-edition-typed-of-this-game-there-are-words = een editie ‘{ $typed }’ van dit spel bestaat niet; er zijn { $words }
refusal-this-lesson-is-for-number-seats-and-options-and-cards = dit leerspel heeft { $number } plaatsen en brengt zijn eigen opties en kaarten mee
refusal-too-many-options = te veel opties
refusal-only-clocks-of-an-hour-and-more-can-rest-at-night = alleen klokken van een uur en meer kunnen ’s nachts stilstaan
refusal-a-night-cant-begin-and-end-at-time-of-day = een nacht kan niet op hetzelfde tijdstip beginnen en eindigen
refusal-a-night-cant-be-longer-than-number-hours = een nacht kan niet langer dan { $number } uur duren
refusal-this-server-knows-no-time-zone-zone = deze server kent geen tijdzone ‘{ $zone }’

## Wat getypt wordt

refusal-typed-is-no-seat-seats-are-letters-from-a-to-last = ‘{ $typed }’ is geen plaats; plaatsen zijn letters van A tot en met { $last }
refusal-there-is-no-seat-named-seats-are-a-to-last = plaats { $named } bestaat niet; de plaatsen zijn A tot en met { $last }
refusal-typed-is-no-side-sides-are-n-e-s-w = ‘{ $typed }’ is geen kant; kanten zijn N, E, S en W
refusal-typed-is-no-cell-write-x-y-for-example-1-0 = ‘{ $typed }’ is geen vak; schrijf x,y, bijvoorbeeld 1,0
refusal-cell-typed-is-off-the-grid-it-goes-to-number = vak { $typed } valt buiten het speelveld; dat gaat tot ±{ $number }
refusal-typed-is-no-cards-name-names-are-for-example-ns = ‘{ $typed }’ is geen naam van een kaart; namen zijn letters en streepjes, bijvoorbeeld NS
refusal-typed-should-be-oneof = in plaats van ‘{ $typed }’ kan het { $oneof } zijn
refusal-typed-is-no-decision-the-first-word-one-of-words = ‘{ $typed }’ is geen zet; het eerste woord is een van { $words }
refusal-typed-is-incomplete-or-too-long-write-form = ‘{ $typed }’ is onvolledig of te lang; schrijf { $form }
refusal-typed-is-no-number-of-nuggets = ‘{ $typed }’ is geen aantal goudstukken
refusal-typed-is-no-place-of-a-treasure-numbered-from-1 = ‘{ $typed }’ is geen plek van een schat; ze zijn genummerd vanaf 1
refusal-number-cards-are-too-many-discard-one-or-two = { $number } kaarten zijn er te veel; leg er een of twee af
refusal-typed-is-no-space-of-a-card-they-are-called-words = ‘{ $typed }’ is geen deel van een kaart; ze heten { $words }
refusal-typed-is-no-creature-there-are-words = ‘{ $typed }’ is geen wezen; er zijn { $words }

## Woorden erin

refusal-tool = { $tool ->
    [lamp] lantaarn
    [cart] mijnkar
    [pick] houweel
    [axe] bijl
    [boat] boot
    [rope] touw
   *[other] { $tool }
}
refusal-better = { $better ->
    [axe] bijl
    [boat] boot
    [rope] touw
   *[other] { $better }
}
refusal-obstacle = { $obstacle ->
    [trunk] boomstam
    [lake] meer
    [ditch] kloof
    [rock] rotsengte
    [fire] kampvuur
   *[other] { $obstacle }
}
refusal-what = { $what ->
    [round] ronde
    [game] spel
    [goal] doel
    [mine] mijn
    [treasure] schat
    [dwarf] dwerg
   *[other] { $what }
}
refusal-holds = { $holds ->
    [gold] goud
    [silver] zilver
    [gems] edelstenen
    [dragon] de draak
   *[other] { $holds }
}
refusal-kind = { $kind ->
    [rockfall] instorting
    [axe] strijdbijl
    [information] geheime informatie
    [swap] kaarten ruilen
    [web] spinnenweb
    [boots] laarzen
   *[other] { $kind }
}

## Records

refusal-you-have-opened-many-records-wait-a-few-minutes = je hebt veel verslagen geopend; wacht een paar minuten
refusal-this-record-has-format-theirs-this-undermine-reads-formats-ours = dit verslag heeft formaat { $theirs }; deze Undermine leest de formaten { $ours }
refusal-this-record-is-damaged-why = dit verslag is beschadigd: { $why }
refusal-the-setup-the-state-has-digest-ours-that-plays-differently = bij de opzet: het spel heeft controlegetal { $ours }, het verslag zegt { $theirs }; het is veranderd, of het komt van een programma dat anders speelt
refusal-decision-number-who-decision-the-state-has-that-plays-differently = zet { $number } ({ $who } { $decision }): het spel heeft controlegetal { $ours }, het verslag zegt { $theirs }; het is veranderd, of het komt van een programma dat anders speelt
refusal-record-of-game-made-under-version-theirs-plays-version-ours = een verslag van { $game } volgens versie { $theirs } van de regels; deze Undermine speelt versie { $ours }
refusal-record-of-game-cant-be-set-up-why = een verslag van { $game } dat niet op te zetten is: { $why }
refusal-decision-number-who-decision-refused-why = zet { $number } ({ $who } { $decision }) mag niet: { $why }
refusal-decision-number-who-decision-why = zet { $number } ({ $who } { $decision }): { $why }
refusal-what-who-says-after-decision-number-why = wat { $who } na zet { $number } zegt: { $why }
refusal-record-of-game-its-what-are-not-those-of-its-position = een verslag van { $game } waarvan de { $what } niet bij de stelling passen
refusal-this-is-a-game-called-game-here-there-are-games = dit is een spel dat { $game } heet; hier zijn er { $games }
refusal-the-deck-or-the-position-of-this-record-is-too-long = het deck of de stelling van dit verslag is te lang
refusal-this-game-takes-too-long-to-play-moves-were-all = dit spel duurt te lang: na { $number } zetten was het op
refusal-this-server-is-about-to-stop-another-one-has-room = deze server stopt zo; een andere heeft plaats
