### De terminal: undermine play, replay, rules en options. Hoe je vertaalt: docs/translating.md.

## Opsommingen, en wie wie is

terminal-and = { $some } en { $one }
terminal-or = { $some } of { $one }
terminal-you = (jij)

## Woorden die je in plaats van de Engelse kunt typen

terminal-typed-quit = einde, klaar
terminal-typed-log = verloop
terminal-typed-rules = regels
terminal-typed-help = hulp
terminal-typed-yes = ja, j
terminal-typed-no = nee
terminal-typed-discard = afleggen, a
terminal-typed-stop = halt
terminal-typed-upright = rechtop
terminal-typed-turned = gedraaid
terminal-typed-propose-end = stemmen
terminal-typed-take = neem

## Een spel

terminal-welcome = `{ $title }` — `?` geeft hulp, `einde` stopt het spel.
terminal-help =
    `Enter`        laat de tafel nog eens zien
    `ja`, `nee`      bij een stemming · `stemmen`  stelt er een voor, waar de tafel dat toestaat
    `regels ID`    laat een regel zien, zoals die bij een nee staat · `regels kaart`  alle regels waar dat in voorkomt
    `verloop`      wat er tot nu toe gebeurde · `einde`  ophouden
terminal-prompt = `{ $what }` (? voor hulp) ›
terminal-your-move = jij bent aan de beurt
terminal-walk = loop, stappen over: { $left }
terminal-goodbye = Tot ziens.
terminal-again = Dezelfde kaarten nog eens: --seed { $seed }
terminal-saved = De opname staat in { $file }: undermine replay { $file }
terminal-replayed = { $number } beslissingen nagespeeld, elke stand zoals opgenomen.
terminal-unreadable = Dat was niet te lezen; typ het nog eens.
terminal-not-understood = { $typed } begrijp ik niet. 1 3,0 speelt kaart 1, ? geeft hulp
terminal-no-card = kaart { $typed } heb je niet; je kaarten zijn 1 tot en met { $number }
terminal-no-numbers = hier hebben kaarten geen nummers; schrijf wat je met { $card } doet
terminal-no-choice = nummer { $typed } bestaat niet; het gaat van 1 tot en met { $number }
terminal-choices = het gaat van 1 tot en met { $number }; typ één nummer
terminal-no-cards-now = Je kunt nu geen kaart spelen.
terminal-only-discard = { $card } kan nu niet gespeeld worden, alleen afgelegd.
terminal-ways = { $card } kun je zo spelen: { $ways }
terminal-marks = + past zoals hij is · ↻ gedraaid (~) · ± allebei
terminal-here = + hier
terminal-may = Je kunt: { $choices }
terminal-no-seat = plaats { $typed } bestaat niet bij { $number } plaatsen
terminal-no-folder = de map { $folder } voor de opname bestaat niet
terminal-not-saved = de opname kon niet worden bewaard: { $why }
terminal-no-language = de taal { $typed } is er niet; er zijn { $words }
terminal-no-bot = een bot { $typed } bestaat niet; er zijn { $words }
terminal-option-form = schrijf in plaats van { $typed } NAAM=WAARDE, bijvoorbeeld vote_end=on

## Tabellen

terminal-seat = plaats
terminal-clan = clan
terminal-identity = rol
terminal-cards = kaarten
terminal-points = punten
terminal-round = ronde { $round }
terminal-status = Ronde { $round } van { $rounds } · kaarten in de trekstapel: { $pile }

## Wat er in meerdere spellen gebeurt

terminal-lays = { $who } legt { $card } op { $cell }.
terminal-drew = Je trekt { $card }.
terminal-nobody-wins = Het spel is afgelopen. Niemand wint.
terminal-aligned = { $turned ->
    [yes] { $who } legt het doel gedraaid neer.
   *[no] { $who } legt het doel rechtop neer.
}
terminal-rock = { $who } laat { $card } op { $cell } instorten.

## Elk ander spel

terminal-plain-aim = Elke mogelijkheid heeft een nummer: typ dat. Wat er te winnen valt, staat in de regels.
terminal-plain-help =
    `3`            neemt mogelijkheid 3; je kunt die ook helemaal uitschrijven, zoals in de lijst
    Op het bord: licht is een gang, donker is rots, × loopt dood; een kaart met een rand is een doel
terminal-plain-over = Het spel is afgelopen.

## Klassiek

terminal-classic-aim =
    Goudzoekers graven vanaf de start (╪) een gang naar de schat, die onder een van de drie doelen (?) ligt; saboteurs
    willen dat eerst de kaarten op zijn. Niemand weet wie wat is. In je beurt leg je een gangenkaart, speel je een
    actiekaart of leg je een kaart dicht af; daarna trek je bij. Met kapot gereedschap kun je geen gangenkaarten leggen.
    Het meeste goud wint.
terminal-classic-help =
    `1 3,0`     speelt kaart 1 op vak 3,0: legt hem, laat daar instorten of bekijkt dat doel
    `1~ 3,0`    legt kaart 1 een halve slag gedraaid
    `2 B`       speelt kaart 2 op plaats B: maakt gereedschap kapot of repareert het; `2 B mijnkar` noemt een van de twee
    `2`         laat zien wat kaart 2 kan
    `afleggen 2` legt kaart 2 dicht af
    `2`         als het goud verdeeld wordt: neemt de kaart met twee goudstukken
    Kaarten heten naar hun open kanten, N boven, E rechts, S onder, W links: NSW is boven, onder en links open;
    × loopt dood, ~ betekent gedraaid.
    Op het bord: ╪ start · ? doel · ◆ schat · ● steen · het lichtst is de kaart die het laatst is gelegd
    In de notatie: lay SW~ 3,0 · break lamp B · repair cart B with repair-lamp-cart · map 8,2
terminal-classic-which = { $tools } zijn kapot; zeg welke, bijvoorbeeld 1 { $example }
terminal-classic-you = je bent `{ role-name }`
terminal-classic-packet = In het stapeltje zitten { $nuggets } goudstukken
terminal-classic-broken = kapot
terminal-classic-gold = goudkaarten
terminal-classic-yours = { $cards } (van jou: { $nuggets } goudstukken)
terminal-classic-result = Het goud  (G goudzoeker · S saboteur · ★ gewonnen)
terminal-classic-sign = { $role ->
    [saboteur] S
   *[miner] G
}
terminal-classic-nuggets = goudstukken
terminal-classic-role = { $role ->
    [saboteur] Je rol: saboteur. Je wint de ronde als niemand de schat bereikt.
   *[miner] Je rol: goudzoeker. Je wint de ronde als een gang de schat bereikt.
} { $saboteurs ->
    [one] (Rolkaarten: { $saboteurs } saboteur en { $miners } goudzoekers, waarvan er een opzij ligt.)
   *[other] (Rolkaarten: { $saboteurs } saboteurs en { $miners } goudzoekers, waarvan er een opzij ligt.)
}
terminal-classic-goal-up = Het doel op { $cell } wordt omgedraaid: { $card }!
terminal-classic-breaks = { $yours ->
    [yes] { $who } maakt jouw { classic-tool } kapot.
   *[no] { $who } maakt { classic-tool.the } van { $whose } kapot.
}
terminal-classic-mends = { $yours ->
    [yes] { $who } repareert jouw { classic-tool }.
   *[no] { $who } repareert { classic-tool.the } van { $whose }.
}
terminal-classic-looks = { $card ->
    [none] { $who } speelt een plattegrond en bekijkt het doel op { $cell }.
   *[other] { $who } speelt een plattegrond en bekijkt het doel op { $cell }: { $card }.
}
terminal-classic-discards = { $card ->
    [none] { $who } legt een kaart dicht af.
   *[other] { $who } legt dicht af: { $card }.
}
terminal-classic-how = { $how ->
    [treasure] de schat is bereikt
    [vote] iedereen stemde voor het einde
   *[exhausted] de kaarten zijn op en niemand heeft de schat bereikt
}
terminal-classic-round-ended = { $winner ->
    [miners] Ronde { $round } is voor de goudzoekers: { terminal-classic-how }.
    [saboteurs] Ronde { $round } is voor de saboteurs: { terminal-classic-how }.
   *[none] Niemand wint ronde { $round }: { terminal-classic-how }.
} { $saboteurs ->
    [none] Er was geen saboteur
   *[other] Saboteurs waren: { $saboteurs }
} { $aside ->
    [saboteur] (opzijgelegd: een saboteur).
   *[miner] (opzijgelegd: een goudzoeker).
}
terminal-classic-gets = { $nuggets ->
    [none] { $who } krijgt het stapeltje van { $cards } goudkaarten.
   *[other] { $who } krijgt het stapeltje van { $cards } goudkaarten: { $nuggets } goudstukken.
}

## De verloren mijnen

terminal-lost_mines-aim =
    Twee clans leggen gangen van hun kampen (☀ geel, ☾ blauw) naar de vier mijnen (?) en sturen hun dwergen erheen. Een
    beurt die op een mijn met goud, zilver of edelstenen eindigt, levert een passende schat op; in één mijn zit een draak
    die 2 punten kost. Een beurt: spelen of afleggen, dan tot 3 kaarten ver lopen, dan bijtrekken. Wie loyaal is, deelt met
    zijn clan, een saboteur met de andere, wie zelfzuchtig is met niemand. De meeste punten winnen.
terminal-lost_mines-help =
    `1 3,2`       speelt kaart 1 op vak 3,2: legt hem, ruimt een hindernis op, veegt een kaart weg, kijkt in die mijn
    `1~ 3,2`      legt kaart 1 een halve slag gedraaid
    `2 3,2 E`     zet een val of een trol aan de rechterkant van 3,2
    `3 B`, `3 2`    informatie: bekijkt de dwergenkaart van B, of de schat op plek 2
    `2`           laat zien wat kaart 2 kan
    `a 1`, `a 1 4`  legt een of twee kaarten dicht af
    `e`, `nne`      gaat naar rechts; twee keer omhoog en dan naar rechts · `halt` of `.` beëindigt het lopen
    Kaarten heten naar hun open kanten, N boven, E rechts, S onder, W links; ~ betekent een halve slag gedraaid.
    Op het bord: letters zijn dwergen · ♣ boomstam, ≈ meer, ∪ kloof, = overwonnen · ▲ rotsengte (één dwerg)
    ♨ kampvuur (5 stappen) · ^ val en T trol liggen aan de kant van een kaart
    G goud, Z zilver, ◆ edelstenen, ☠ draak · het lichtst is de kaart die het laatst is gelegd
    In de notatie: lay SW~ 3,2 · tool 3,2 · trap 3,2 E · look-mine 10,2 with info-mine-dwarf · take 2
terminal-lost_mines-sign = { $holds ->
    [gold] G
    [silver] Z
    [gems] ◆
    [dragon] ☠
   *[other] ?
}
terminal-lost_mines-you = je bent { terminal-clan-name }, `{ role-name }`
terminal-lost_mines-treasures = schatten
terminal-lost_mines-treasure = { $value ->
    [none] { $holds } ?
   *[other] { $holds } { $value }
}
terminal-lost_mines-to-find = Nog te vinden: { $treasures }
terminal-lost_mines-result = De punten  (☀ ☾ clan · L loyaal · Z zelfzuchtig · X saboteur · ★ gewonnen)
terminal-lost_mines-role-sign = { $role ->
    [loyal] L
    [selfish] Z
   *[saboteur] X
}
terminal-lost_mines-choice-step = { $side } (lopen)
terminal-lost_mines-choice-stop = halt
terminal-lost_mines-choice-take = neem { $place }
terminal-lost_mines-choice-align = { $turned ->
    [yes] gedraaid
   *[no] rechtop
}
terminal-lost_mines-choice-vote = { $yes ->
    [yes] ja
   *[no] nee
}
terminal-clan-name = { $clan ->
    [yellow] geel
   *[blue] blauw
}
terminal-lost_mines-dwarf = { $role ->
    [loyal] { $clan ->
        [yellow] Je bent geel en loyaal. Je deelt wat de gele clan vindt.
       *[blue] Je bent blauw en loyaal. Je deelt wat de blauwe clan vindt.
    }
    [selfish] Je bent { terminal-clan-name } en zelfzuchtig. Je houdt wat je zelf vindt, en verder niets.
   *[saboteur] { $clan ->
        [yellow] Je bent geel en saboteur. Je ziet er geel uit, maar deelt met de blauwe clan; ook jouw schatten gaan daarheen.
       *[blue] Je bent blauw en saboteur. Je ziet er blauw uit, maar deelt met de gele clan; ook jouw schatten gaan daarheen.
    }
}
terminal-lost_mines-uses = { $tool ->
    [axe] { $who } gebruikt de bijl op { $cell }.
    [boat] { $who } gebruikt de boot op { $cell }.
   *[rope] { $who } gebruikt het touw op { $cell }.
}
terminal-lost_mines-looks-mine = { $holds ->
    [none] { $who } speelt ‘{ $card }’ en kijkt in de mijn op { $cell }.
   *[other] { $who } speelt ‘{ $card }’ en kijkt in de mijn op { $cell }: { $holds }.
}
terminal-lost_mines-looks-treasure = { $worth ->
    [none] { $who } speelt ‘{ $card }’ en bekijkt schat { $place }.
   *[other] { $who } speelt ‘{ $card }’ en bekijkt schat { $place }: die is { $worth } waard.
}
terminal-looks-card = { $role ->
    [none] .
   *[other] : { role-name }.
}
terminal-lost_mines-looks-dwarf = { $yours ->
    [yes] { $who } speelt ‘{ $card }’ en bekijkt jouw dwergenkaart{ terminal-looks-card }
   *[no] { $who } speelt ‘{ $card }’ en bekijkt de dwergenkaart van { $whose }{ terminal-looks-card }
}
terminal-lost_mines-sets-trap = { $who } zet een val bij { $place }.
terminal-lost_mines-calls-troll = { $who } roept een trol naar { $place }.
terminal-lost_mines-troll-left = { $yours ->
    [yes] Jouw trol verlaat { $place }.
   *[no] De trol van { $whose } verlaat { $place }.
}
terminal-lost_mines-trap-gone = De val bij { $place } is weg.
terminal-lost_mines-sweeps = { $who } veegt { $card } weg van { $cell }.
terminal-lost_mines-discards = { $who } legt er { $number } af{ in-brackets }.
terminal-walks = { $who } loopt naar { $where }.
terminal-lost_mines-opens = { $who } opent de mijn op { $cell }: { $holds }!
terminal-lost_mines-takes = { $who } neemt van plek { $place } een schat: { $holds }{ lost_mines-worth }.
terminal-lost_mines-took = { $treasures ->
    [none] { $who }, { role-name }, vond niets: { lost_mines-points }
   *[other] { $who }, { role-name }, vond { $treasures }: { lost_mines-points }
}
terminal-lost_mines-has-dragon = { $who } heeft de draak.
terminal-lost_mines-left = Niet gevonden: { $treasures }.

## De donkere grot

terminal-dark_cave-aim =
    Dwergen graven door een grot naar de uitgang (☼), die onder een van de vier doelen (?) in de hoeken ligt, en dragen hun
    goud naar buiten. Gele en blauwe dwergen werken voor hun clan, maar saboteurs onder hen voor de andere. Een beurt: een
    kaart spelen of afleggen, dan tot 3 stappen lopen, dan bijtrekken. Aan het eind telt het goud dat een kant naar buiten
    droeg één keer voor elke dwerg die tegen haar werkt; goud dat nog in de grot is, is verloren. De kant met de
    waardevolste schat wint.
terminal-dark_cave-help =
    `1 3,2`       speelt kaart 1 op vak 3,2: legt hem, laat instorten, bekijkt een doel, roept een wezen
    `1~ 3,2`      legt kaart 1 een halve slag gedraaid
    `2 3,2 E`     hangt een spinnenweb aan de rechterkant van 3,2
    `3 B`         speelt kaart 3 op plaats B: bekijkt de clankaart, ruilt kaarten, geeft laarzen of een strijdbijl
    `4 !`         beweegt een wezen dat al in de grot is
    `2`           laat zien wat kaart 2 doet, en waar
    `a 1`, `a 1 4`  legt een of twee kaarten dicht af, en trekt er evenveel
    `n e s w`     gaat omhoog, naar rechts, omlaag, naar links, op de kaart of eraf · `c` naar het midden · `t` de tunnel in
    `nne`         meerdere stappen · `l 3,2` via de ladder naar 3,2 · `.` of `halt` beëindigt het lopen
    `h 0,0 E`     hakt met je strijdbijl in het web rechts van 0,0 · `j`, `n` beantwoorden een vraag
    Waar de mogelijkheden genummerd zijn, is het nummer genoeg. Wezens lopen net als dwergen.
    Kaarten heten naar hun groep en hun open kanten, N boven, E rechts, S onder, W links: over II-NSW zijn het 2 stappen;
    ~ betekent gedraaid. Een plek is een vak en een deel ervan: N E S W achter die deur, C het midden, T de tunnel,
    EW of NW een gang die deze kanten verbindt. Het lichtst is de kaart die het laatst is gelegd.
    In de notatie: lay II-NE~ 3,2 · web 3,2 E with I-web · look-clan B with I-information · step 3,2 W
terminal-dark_cave-legend =
    A tot H dwergen · r rat · w lindworm · g goblin · ╪ ladder · ● donker gat · ◆ goud (◇ weg) · ∩ tunnel · ☼ uitgang ·
    ═ ║ houten brug · 2 1 web aan een deur · elke dunne lijn is een stap · een woord op een doel: wat je daar zag
terminal-dark_cave-symbol = { $card ->
    [web] web
    [boots] laarzen
    [axe] bijl
    [rat] rat
    [lindworm] worm
   *[goblin] goblin
}
terminal-dark_cave-about-information = Bekijk in het geheim een dicht doel, of de clankaart van iemand anders.
terminal-dark_cave-about-rockfall = Haalt een gangenkaart weg waar niemand op staat.
terminal-dark_cave-about-swap = Je ruilt al je andere kaarten met iemand; daarna trekt die een kaart in plaats van jij.
terminal-dark_cave-about-web = Sluit een deur twee rondes lang, voor dwergen en wezens.
terminal-dark_cave-about-boots = Met laarzen kan een dwerg 4 stappen lopen in plaats van 3; één paar per dwerg.
terminal-dark_cave-about-axe = Vanaf de volgende beurt kan hij een wezen verjagen, of een web van 2 naar 1 hakken, of van 1 helemaal weg.
terminal-dark_cave-about-rat = Komt uit een donker gat (●) en loopt tot 3 stappen; elke dwerg die hij tegenkomt, verliest een kaart.
terminal-dark_cave-about-lindworm = Komt uit een donker gat (●) en loopt tot 4 stappen; elke dwerg die hij tegenkomt, slaat zijn volgende loop over.
terminal-dark_cave-about-goblin = Komt uit een donker gat (●) en loopt tot 5 stappen; elke dwerg die hij tegenkomt, verliest 1 goud.
terminal-dark_cave-about-hole = Uit een donker gat komen wezens.
terminal-dark_cave-about-ladder = Van de ene ladder naar elke andere is het één stap; ook de start heeft er een.
terminal-dark_cave-about-vein = Een dwerg die bij het goud stopt, neemt het en moet laten zien voor wie hij werkt.
terminal-dark_cave-about-bridge = Een dwerg die de houten brug op loopt, verliest een kaart; de gang eronder is vrij.
terminal-dark_cave-about-bend = Twee bochten die elkaar niet raken; de tunnel ertussen kost 1 goud.
terminal-dark_cave-crossing = { $steps ->
    [one] Eroverheen is het { $steps } stap.
   *[other] Eroverheen zijn het { $steps } stappen.
}
terminal-dark_cave-stop = `.` hier stoppen
terminal-dark_cave-axe-yes = `j` verjagen, dat kost een strijdbijl
terminal-dark_cave-axe-no = `n` de strijdbijl houden
terminal-dark_cave-take-yes = `j` het goud nemen en je clankaart laten zien
terminal-dark_cave-take-no = `n` het goud laten liggen
terminal-dark_cave-vote-yes = `j` het spel nu beëindigen
terminal-dark_cave-vote-no = `n` doorspelen
terminal-dark_cave-align-upright = `rechtop`
terminal-dark_cave-align-turned = `gedraaid`
terminal-dark_cave-meet = eerst `{ dark_cave-creature }`
terminal-dark_cave-ask-align = hoe moet het doel liggen?
terminal-dark_cave-ask-meet = welk wezen eerst?
terminal-dark_cave-ask-axe = je strijdbijl gebruiken? j of n
terminal-dark_cave-ask-take = het goud nemen? j of n
terminal-dark_cave-ask-vote = het spel nu beëindigen? j of n
terminal-dark_cave-walk-creature = loop met de { dark_cave-creature }, stappen over: { $left }
terminal-dark_cave-upright = rechtop
terminal-dark_cave-turned = gedraaid
terminal-dark_cave-pile = kaarten in de trekstapel: { $number }, de bovenste uit groep { $group }
terminal-dark_cave-pile-empty = de trekstapel is leeg
terminal-dark_cave-saw-hand = { $gone ->
    [none] In de hand van { $who } zag je { $cards }.
   *[other] In de hand van { $who } zag je { $cards } (sindsdien dicht verdwenen: { $gone }).
}
terminal-dark_cave-nobody-dealt = Niemand kreeg: { $cards }.
terminal-dark_cave-where = waar
terminal-dark_cave-gold = goud
terminal-dark_cave-has = heeft
terminal-dark_cave-outside = buiten
terminal-dark_cave-open = { $identity } (open)
terminal-dark_cave-lying = { $where }, ligt
terminal-dark_cave-boots = laarzen
terminal-dark_cave-axes = { $number ->
    [one] { $fresh ->
        [yes] een strijdbijl (niet in deze beurt)
       *[no] een strijdbijl
    }
   *[other] { $number } strijdbijlen
}
terminal-dark_cave-owns = { dark_cave-creature }
terminal-dark_cave-owns-web = web bij { $place }
terminal-dark_cave-attacks = De { dark_cave-creature } valt { $victims } aan.
terminal-dark_cave-may-play = Je kunt een kaart spelen, bijvoorbeeld { $examples }
terminal-dark_cave-no-card = Er kan nu geen kaart gespeeld worden
terminal-dark_cave-stuck = (nu niet: { $cards })
terminal-dark_cave-number-alone = het nummer alleen laat zien wat hij doet en waar · of leg er een of twee af: `a 1`, `a 1 2`
terminal-dark_cave-stays = je dwerg is net opgestaan en blijft deze beurt waar hij is
terminal-dark_cave-step = `{ $typed }` naar { $where }{ in-brackets }
terminal-dark_cave-step-ladder = `{ $typed }` via de ladder naar { $where }{ in-brackets }
terminal-dark_cave-hew = `h { $place }` met je strijdbijl in het web hakken
terminal-dark_cave-hew-none = van hieruit is er geen web te raken
terminal-dark_cave-hew-several = van hieruit zijn er meerdere webben te raken; zeg welk
terminal-dark_cave-ladder-none = van hieruit is er geen ladder te nemen
terminal-dark_cave-ladder-several = van hieruit zijn er meerdere ladders te nemen; zeg welke
terminal-dark_cave-no-walk = nu wordt er niet gelopen
terminal-dark_cave-no-walk-yet = nu wordt er nog niet gelopen: speel eerst een kaart, of leg af
terminal-dark_cave-nowhere = { $ways ->
    [none] { $typed } leidt van hieruit nergens heen
   *[other] { $typed } leidt van hieruit nergens heen; je kunt naar { $ways }
}
terminal-dark_cave-toll-turns = draait het doel om
terminal-dark_cave-toll-bridge = houten brug: kost een kaart
terminal-dark_cave-toll-bridge-free = houten brug: vrij
terminal-dark_cave-toll-tunnel = kost 1 goud
terminal-dark_cave-toll-tunnel-free = vrij zonder goud
terminal-dark_cave-card = clankaart
terminal-dark_cave-worked = werkte voor
terminal-dark_cave-carried = naar buiten gedragen goud
terminal-dark_cave-still-inside = 0 (nog in de grot)
terminal-dark_cave-sum = { terminal-clan-name }: { $gold } goud × { $against } tegen = { $worth }
terminal-dark_cave-hidden = { $goal ->
    [exit] uitgang
    [hole] gat
    [ladder] ladder
   *[vein] ader
}
terminal-dark_cave-wish = Je bent { terminal-clan-name }, { role-name }: goud dat je naar buiten draagt, telt voor { $side ->
    [yellow] geel
   *[blue] blauw
}{ $table ->
    [saboteur] , de kant van alle saboteurs
    [loyal] , de kant van de loyalen
   *[none] { "" }
}
terminal-dark_cave-nobody-out = Niemand wint: geen dwerg heeft de grot verlaten.
terminal-dark_cave-equal = De schatten zijn evenveel waard, en de eerste dwerg buiten beslist:
terminal-dark_cave-wins = { $clan ->
    [yellow] Geel wint, met iedereen die ervoor werkte.
   *[blue] Blauw wint, met iedereen die ervoor werkte.
}
terminal-dark_cave-over = Het spel is afgelopen: { dark_cave-how }.
terminal-dark_cave-walk-over = Je loop is voorbij.
terminal-dark_cave-gold-laid = In de ader op { $cell } glanst goud.
terminal-dark_cave-looks-goal = { $goal ->
    [none] { $who } speelt ‘{ $card }’ en bekijkt het doel op { $cell }.
   *[other] { $who } speelt ‘{ $card }’ en bekijkt het doel op { $cell }: { dark_cave-goal }.
}
terminal-dark_cave-looks-clan = { $yours ->
    [yes] { $who } speelt ‘{ $card }’ en bekijkt jouw clankaart{ terminal-looks-card }
   *[no] { $who } speelt ‘{ $card }’ en bekijkt de clankaart van { $whose }{ terminal-looks-card }
}
terminal-dark_cave-holds = { $cards ->
    [none] { $who } heeft nu geen kaarten.
   *[other] { $who } heeft nu: { $cards }.
}
terminal-dark_cave-puts-web = { $who } hangt een web tussen { $one } en { $other }.
terminal-dark_cave-web-gone = Het web tussen { $one } en { $other } is weg.
terminal-dark_cave-cuts-web = { $left ->
    [0] { $who } hakt in het web tussen { $one } en { $other }: het is weg.
   *[other] { $who } hakt in het web tussen { $one } en { $other }: het houdt nog, met 1.
}
terminal-dark_cave-gives-boots = { $whom ->
    [none] { $who } trekt zelf laarzen aan.
   *[other] { $who } geeft { $whom } laarzen.
}
terminal-dark_cave-gives-axe = { $whom ->
    [none] { $who } neemt zelf een strijdbijl.
   *[other] { $who } geeft { $whom } een strijdbijl.
}
terminal-dark_cave-calls = { $who } roept de { dark_cave-creature } uit het donkere gat op { $cell }.
terminal-dark_cave-creature-left = { $yours ->
    [yes] Jouw { dark_cave-creature } verlaat de grot.
   *[no] De { dark_cave-creature } van { $whose } verlaat de grot.
}
terminal-dark_cave-attacked = { $creature ->
    [lindworm] De lindworm valt { $who } aan en gooit de dwerg om: die loopt zijn volgende beurt niet!
   *[other] De { dark_cave-creature } valt { $who } aan!
}
terminal-dark_cave-stands-up = { $yours ->
    [yes] Jouw dwerg staat op, en blijft deze beurt waar hij is.
   *[no] De dwerg van { $whose } staat op, en blijft deze beurt waar hij is.
}
terminal-dark_cave-turns-over = { $who } draait het doel op { $cell } om: { dark_cave-goal }!
terminal-dark_cave-leaves = { $yours ->
    [yes] Jouw dwerg verlaat de grot met { $gold } goud!
   *[no] De dwerg van { $whose } verlaat de grot met { $gold } goud!
}
terminal-dark_cave-takes-gold = { $who } neemt het goud op { $cell }.

## Regels en opties om te lezen

terminal-rules-hint = Eén regel: undermine rules { $rule }. Woorden zoeken: undermine rules kapot.
terminal-rules-found = { $number ->
    [one] { $number } regel; undermine rules { $rule } toont er een helemaal.
   *[other] { $number } regels; undermine rules { $rule } toont er een helemaal.
}
terminal-rules-none = een regel { $typed } is er niet, en geen die het erover heeft; ze heten zoals { $rule }
terminal-rules-nearly = een regel { $typed } is er niet, en geen die het erover heeft; bedoel je { $oneof }?
terminal-options-default = standaard: { $value }
terminal-options-number = een getal
terminal-options-book = { $edition ->
    [english] Engelse spelregels: { $what }
    [dutch] Nederlandse spelregels: { $what }
    [german] Duitse spelregels: { $what }
   *[other] spelregels { $edition }: { $what }
}
terminal-options-editions = Volgens spelregels spelen: { $oneof }
