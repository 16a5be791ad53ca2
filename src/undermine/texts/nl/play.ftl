### Aan tafel, in elk spel: bord, hand, keuzes, verslag, gesprek, uitslag. Hoe je vertaalt: docs/translating.md.

## Rond het bord

play-round = Ronde { $round } van { $rounds }
play-pile = Trekstapel
play-discards = Aflegstapel
play-hand = Je hand
play-no-hand = Je hebt geen kaarten.
play-board = De tafel
play-players = Aan tafel
play-log = Verslag
play-chat = Gesprek
play-recap = Sinds je vorige beurt
play-earlier = Eerder tonen
play-place = Laat zien waar
play-drawer = Verslag, gesprek
play-paused = Het spel is gepauzeerd.
play-pause = Om een pauze vragen
play-resume = Verder spelen
play-pause-wished = { $names } wil graag een pauze.
play-hide = Verbergen
play-show = Tonen
play-role-hidden = Je rol is verborgen.
play-take-back = Een bot speelt voor je. Overnemen
play-leave-game = Spel verlaten (een bot neemt het over)
play-mark = Je eigen teken voor { $name }: { play-mark-name }
play-mark-name = { $mark ->
    [trust] ik vertrouw
    [unsure] onzeker
    [suspect] ik verdenk
   *[none] geen
}
play-title-your-turn = Jouw beurt
play-waiting = nu aan zet
play-known = Wat alleen jij weet

board-zoom-in = Inzoomen
board-zoom-out = Uitzoomen
board-fit = Alles tonen
board-dwarf = { $fallen ->
    [yes] Dwerg { $letter }, ligt
   *[no] Dwerg { $letter }
}
board-hidden = Een doel, dicht
board-peeked = Een doel, dicht. Alleen jij weet: { board-sign }
board-sign = { $shows ->
    [chest] de schat
    [stone] steen
    [exit] de uitgang
    [hole] een donker gat
    [ladder] een ladder
    [vein] een goudader
    [gold] goud
    [silver] zilver
    [gems] edelstenen
    [dragon] de draak
   *[other] { $shows }
}
board-walk = Hierheen lopen: { number } stappen
board-lens-play = Spelen
board-lens-turn = Draaien
board-lens-close = Sluiten

role-yours = Je rol
role-how = Hoe win ik?
role-hide = Je rol verbergen
role-show = Je rol tonen

panel-hand = { $number ->
    [0] geen kaarten
    [one] { $number } kaart in de hand{ in-brackets }
   *[other] { $number } kaarten in de hand{ in-brackets }
}
panel-gold = { $number } goud
panel-open = Meer over { $name }
panel-choose = Kies wat je met { $name } doet
panel-choose-short = Kiezen…

in-brackets = { $more ->
    [none] { "" }
   *[other] { " " }({ $more })
}

## Wat je nu kunt doen

now-selected = Gekozen: { $name }.
now-where-lay = Kies een verlicht vak.
now-where-card = Kies een verlichte kaart.
now-where-goal = Kies waar je naar wilt kijken.
now-where-edge = Kies een rand.
now-where-player = Kies iemand aan tafel.
now-nowhere = Je kunt hem nu niet spelen, alleen afleggen.
now-again = Klik nog een keer om te spelen, of druk op Enter.
now-then = · daarna { $name }
now-you = jij
now-your-turn = Jouw beurt: speel een kaart of leg er een af
now-walk = { $left ->
    [one] Loop: nog { $left } stap
   *[other] Loop: nog { $left } stappen
}
now-waiting = Wachten op { $names }
now-waiting-walk = { $left ->
    [one] { $name } loopt (nog { $left } stap)
   *[other] { $name } loopt (nog { $left } stappen)
}
now-waiting-align = { $name } kiest hoe een kaart ligt
now-waiting-vote = Iedereen stemt. Wachten op { $names }
now-decide = Aan jou de keuze
now-over = Het spel is afgelopen
now-sending = Versturen…

act-turn = Draaien
act-confirm = Hier spelen
act-cancel = Annuleren
act-stop = Hier blijven
act-first = Kies een kaart om te spelen of af te leggen.
act-discard = { $cards ->
    [one] Afleggen
   *[other] Allebei afleggen
}
act-second = Twee afleggen…
act-second-stop = Maar één
act-propose = { $what ->
    [round] Voorstellen om de ronde te beëindigen
   *[game] Voorstellen om het spel te beëindigen
}

## Hoe een keuze op het bord heet: ‘gang (omhoog, rechts) leggen, twee links van de start’

target-lay = { $card } leggen, { $place }{ $how ->
    [lay-turned] , gedraaid
    [lay-both] , zo of gedraaid
   *[lay] { "" }
}
target-look = naar de kaart { $place } kijken
target-rockfall = de kaart { $place } laten instorten
target-step = naar de kaart { $place } lopen{ in-brackets }
target-reveal = draait de kaart om

## Vragen

ask-align = Een doel wordt omgedraaid. Hoe moet het liggen?
ask-upright = Zoals het ligt
ask-turned = Gedraaid
ask-vote = { $what ->
    [round] { $name } stelt voor om de ronde te beëindigen. Ben je het eens?
   *[game] { $name } stelt voor om het spel te beëindigen. Ben je het eens?
}
ask-vote-yes = Ja, stoppen
ask-vote-no = Nee, verder spelen
ask-other = Kies:

## Het verslag: wat er aan tafel zelf gebeurt

tell-created = De tafel staat klaar.
tell-joined = { $name } komt erbij.
tell-left = { $name } gaat weg.
tell-sat = { $name } gaat zitten.
tell-bot-sat = Een bot gaat zitten.
tell-stood = Er is weer een plaats vrij.
tell-readied = { $yes ->
    [yes] { $name } is klaar.
   *[no] { $name } is niet klaar.
}
tell-started = { $match ->
    [1] Het spel begint.
   *[other] Spel { $match } begint.
}
tell-bot-took = Een bot neemt het over van { $name }.
tell-took-back = { $name } speelt weer zelf.
tell-pause-wished = { $yes ->
    [yes] { $name } vraagt om een pauze.
   *[no] { $name } wil verder spelen.
}
tell-time-out = De tijd van { $name } is om.
tell-instead = De server heeft het druk, dus { $name } speelt deze keer als { $level }.
tell-locked = { $yes ->
    [yes] De tafel is op slot.
   *[no] De tafel is weer open.
}
tell-handed-over = { $name } is nu gastheer.
tell-host-wished = { $name } wil graag { $host } als gastheer.
tell-host-wished-self = { $name } wil graag gastheer zijn.
tell-stand-in-wished = { $yes ->
    [yes] { $name } wil dat een bot voor { $absent } speelt.
   *[no] { $name } wacht liever op { $absent }.
}
tell-came-back = { $name } is terug.
tell-paused = Het spel is gepauzeerd.

## Het verslag: wat er in meerdere spellen gebeurt

tell-round-began = Ronde { $round } begint; { $who } is als eerste aan de beurt.
tell-lays = { $who } legt { $what }.
tell-skipped = { $who } heeft geen kaarten meer en slaat een beurt over.
tell-drew = Je trekt een kaart: { $card }.
tell-proposed = { $what ->
    [round] { $who } stelt voor om de ronde te beëindigen.
   *[game] { $who } stelt voor om het spel te beëindigen.
}
tell-voted = { $yes ->
    [yes] { $who } stemt voor.
   *[no] { $who } stemt tegen.
}
tell-aligned = { $turned ->
    [yes] { $who } legt het gedraaid neer.
   *[no] { $who } legt het neer zoals het is.
}
tell-rock = { $who } laat een gangenkaart instorten.
tell-looks-player = { $role ->
    [none] { $who } bekijkt de kaart van { $whose }.
   *[other] { $who } bekijkt de kaart van { $whose } en ziet: { role-name }.
}
tell-discards = { $number ->
    [one] { $who } legt { $number } kaart af{ in-brackets }.
   *[other] { $who } legt { $number } kaarten af{ in-brackets }.
}
tell-walks = { $steps ->
    [one] { $who } loopt { $steps } stap.
   *[other] { $who } loopt { $steps } stappen.
}
tell-walk-over = Verder kun je niet lopen.
tell-game-ended = { $winners-count ->
    [one] Het spel is afgelopen. { $winners } wint!
   *[other] Het spel is afgelopen. { $winners } winnen!
}

## Als iets niet kan

why-not-nearly = Bijna: kies een van de verlichte plekken.
refused-title = Dat kan niet
refused-stale = Het spel is al verder. Kies opnieuw.
refused-rule = regel { $clause }

## Tips

hints-label = Tip
hints-show = Laat zien
hints-hide = Tips verbergen
hints-toggle = Tips
hints-toggle-about = { $on ->
    [yes] Tips staan aan: bij elke beurt staat wat je zou kunnen doen
   *[no] Tips staan uit
}
hints-asking = Even nadenken…
hints-other = Elke keuze is goed.

## Gesprek

chat-placeholder = Zeg iets…
chat-claims = Bewering…
chat-about = Over wie of wat
chat-send = Versturen
chat-mute = { $name } dempen
chat-unmute = { $name } weer horen
chat-mute-bots = Bots dempen
chat-unmute-bots = Bots weer horen
chat-empty = Niemand heeft nog iets gezegd.
# Achter een woord als ‘doel’: ‘het doel linksboven’.
chat-which = { $goal ->
    [none] …
    [top] bovenaan
    [second] op de tweede plek
    [middle] in het midden
    [third] op de derde plek
    [bottom] onderaan
    [left] links
    [right] rechts
    [top-left] linksboven
    [top-right] rechtsboven
    [bottom-left] linksonder
    [bottom-right] rechtsonder
    [only] hier
   *[other] { $goal }
}
chat-goal = { chat-which }
chat-trust = Ik vertrouw { $who }.
chat-suspect = { $why ->
    [lied] { $who } heeft tegen ons gelogen!
   *[none] Ik vertrouw { $who } niet.
}
chat-am = { $role ->
    [miner] Ik ben goudzoeker.
    [saboteur] Ik ben saboteur.
    [loyal] Ik ben loyaal.
    [selfish] Ik ben zelfzuchtig.
   *[other] Ik ben { $role }.
}
chat-need = { $what ->
    [cards] Ik heb geen goede kaart.
    [path] Ik heb een gangenkaart nodig.
    [axe] Ik heb een bijl nodig.
    [boat] Ik heb een boot nodig.
    [rope] Ik heb een touw nodig.
    [boots] Ik heb laarzen nodig.
    [lamp] Mijn lantaarn is kapot. Repareer hem alsjeblieft!
    [cart] Mijn mijnkar is kapot. Repareer hem alsjeblieft!
    [pick] Mijn houweel is kapot. Repareer hem alsjeblieft!
   *[tool] Mijn gereedschap is kapot. Repareer het alsjeblieft!
}
chat-plan = Laten we daarheen gaan: { chat-which }.
chat-promise = { $what ->
    [repair] Ik repareer een gereedschap.
   *[follow] Ga jij maar voor, ik volg!
}
chat-ask-saw = { $who ->
    [none] Iedereen: wat hebben jullie gezien?
   *[other] { $who }, wat heb je gezien?
}
chat-ask-am = { $who ->
    [none] Iedereen: aan wiens kant staan jullie?
   *[other] { $who }, aan wiens kant sta je?
}
chat-emote-e_ha = Haha!
chat-emote-e_hm = Hmm…
chat-emote-e_oh = O nee!
chat-emote-e_well = Goed gedaan!
chat-emote-e_sorry = Het spijt me!
chat-voice-cautious = Eh… { $says }
chat-voice-loud = Luister eens! { $says }
chat-voice-sly = Pssst! { $says }
chat-voice-grumpy = Bah! { $says }

## Uitslag

results-table = De stand
results-round = Ronde { $round } is voorbij
results-game = Het spel is afgelopen
results-seat = Wie
results-role = Rol
results-round-number = Ronde { $round }
results-gold = Goud
results-points = Punten
results-winner = wint
results-winners = { $names-count ->
    [one] { $names } wint!
   *[other] { $names } winnen!
}
results-you-win = Jij wint!
results-you-lose = Deze keer heb je niet gewonnen.
results-nobody = Niemand wint.
results-everybody = Gelijkspel: iedereen wint!
results-show-all = Alles tonen
results-turned = { $who }: { $role }
results-again = Nog een keer spelen
results-again-wait = { $names-count ->
    [0] We beginnen…
   *[other] Wachten op { $names }
}
results-not-again = Nog niet
results-back = Naar de startpagina
results-record = Spelverslag downloaden
results-replay = Herhaling bekijken
results-show = Uitslag tonen
results-close = Verder
results-look-table = De tafel bekijken
results-change-seats = Van plaats wisselen

## Een spel zonder eigen woorden: hoe zijn programma de dingen noemt, voluit geschreven

plain-suspects = niet loyaal
    .many = wie niet loyaal waren
plain-your-turn = Jouw beurt
plain-happened = { $what }{ in-brackets }.
plain-at-start = bij de start
plain-from-start = { $across ->
    [none] { $along } vanaf de start
   *[other] { $along ->
        [none] { $across } vanaf de start
       *[other] { $across } en { $along } vanaf de start
    }
}
