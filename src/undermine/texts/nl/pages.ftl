### De pagina's rond het spel: start, nieuwe tafel, wachtkamer, mensen, lessen, regels, herhaling. Hoe je vertaalt: docs/translating.md.

language-choose = Taal

## Startpagina

start-lead = Graaf met vrienden naar goud. Maar iemand aan tafel wil dat jullie falen.
start-learn = Nieuw hier? Leer het in 5 minuten
start-learn-game = Leer { $game } in 5 minuten
start-learn-why = Een kort eerste spel dat je elke soort zet laat zien.
start-living = Onze bots spelen { $game }
start-dwarves = Basalt, Vuursteen, Granaat, Mergel, Opaal
start-nickname = Je naam
start-name-placeholder = Bijnaam
start-play-now = Nu spelen
start-play-now-game = Nu spelen: { $game }, tegen bots
start-invite = Vrienden uitnodigen
start-invite-game = Vrienden uitnodigen voor { $game }
start-seats = { $least }–{ $most } spelers
start-rules = Regels
start-rules-game = Regels van { $game }
start-yours = Jouw tafels
start-your-turn = Jij bent aan de beurt
start-waiting-for = { $names-count ->
    [0] Bezig
   *[other] Wachten op { $names }
}
start-status = { $status ->
    [open] In de wachtkamer
    [playing] Bezig
    [over] Afgelopen
   *[other] { $status }
}
start-join = Meedoen met een code
start-code = Tafelcode
start-join-button = Meedoen
start-bad-code = Een tafelcode heeft zes letters.
start-watch = Openbare tafels
start-no-public = Er zijn nu geen openbare tafels.
start-watch-table = { $game } · { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
} · { $status ->
    [open] in de wachtkamer
    [playing] bezig
    [over] afgelopen
   *[other] { $status }
}
start-refresh = Vernieuwen
start-working = Een ogenblik…
start-failed = Dat lukte niet: { $why }.
start-offline = De server is niet bereikbaar.
start-default-name = Gast

## Nieuwe tafel

create-title = Vrienden uitnodigen voor { $game }
create-next = Je krijgt een link om te delen. Bots kunnen de plaatsen innemen die vrij blijven.
create-seats = Hoeveel plaatsen?
create-bots = Bots op vrije plaatsen
create-clock = Tijd per zet
create-clock-none = Geen klok
create-clock-decision-60 = 1 minuut per zet
create-clock-decision-180 = 3 minuten per zet
create-clock-bank-600 = 10 minuten ieder, plus 10 seconden per zet
create-clock-decision-86400 = Een dag per zet
create-clock-decision-259200 = 3 dagen per zet
create-nights = ’s Nachts staan de klokken stil
create-nights-from = Van
create-nights-to = Tot
create-privacy = Wie mag meekijken?
create-privacy-link = Iedereen met de link of de code
create-privacy-public = Iedereen: de tafel staat in de lijst en iedereen mag meekijken
create-privacy-closed = Alleen wie meespeelt: niemand anders mag meekijken
create-several = Gasten mogen ook voor meer mensen spelen
create-rules = Huisregels
create-make = Tafel klaarzetten
create-back = Terug

## Als de verbinding hapert

trouble-connecting = Verbinden…
trouble-reconnecting = Je bent offline. Opnieuw proberen…
trouble-restarting = De server start opnieuw. Opnieuw proberen…
trouble-slow_down = Dat ging te snel voor de server. Zo meteen opnieuw…
trouble-not_stored = De server kan nu niets opslaan. Opnieuw proberen…
trouble-no_table = Er is geen tafel met deze code.
trouble-damaged = De gegevens van deze tafel zijn beschadigd, dus het kan niet verder. Wie deze server beheert, weet meer.
trouble-closed_table = Alleen wie meespeelt kan deze tafel zien.
trouble-locked_table = Deze tafel is op slot. Vraag of je binnen mag.
trouble-old_page = De server is nieuwer dan deze pagina.
trouble-refused = De server kent je niet aan deze tafel.
trouble-set-back = De server moest terug naar een eerder moment van deze tafel.
trouble-other-tab = Deze tafel staat ook in een ander tabblad open.
trouble-reload = Vernieuwen
trouble-to-start = Naar de startpagina
trouble-loading = De tafel wordt klaargezet…

## De balk bovenaan, en het paneel over deze tafel

table-free = vrije plaats
table-gone = iemand die weg is
table-code = Tafelcode
table-copy = Link kopiëren
table-copied = Gekopieerd
table-qr = QR-code van de link
table-you = jij
table-host = gastheer
table-self = Jij
table-bot-sign = een bot
table-offline = afwezig
table-away = een bot speelt
table-leave = Tafel verlaten
table-home = Undermine, startpagina
table-lag = De server antwoordt na { $ms } milliseconden
table-this-table = Deze tafel
table-close = Sluiten
table-rules = Regels van deze tafel
table-no-house-rules = Geen huisregels.
table-clock-decision = { $more ->
    [none] { $time } per zet
   *[other] { $time } per zet, en elke keer { $more } erbij
}
table-clock-bank = { $more ->
    [none] { $time } ieder
   *[other] { $time } ieder, plus { $more } per zet
}
table-nights = Van { $from } tot { $to } staan de klokken stil ({ $zone })
table-until = tot { $time }

## Wachtkamer

lobby-title = { $game }: wachtkamer
lobby-sit = Hier gaan zitten
lobby-stand = Opstaan
lobby-add-bot = Bot erbij zetten
lobby-remove-bot = Bot wegsturen
lobby-fill-bots = Opvullen met bots
lobby-ready = Ik ben klaar
lobby-not-ready = Wacht, nog niet
lobby-ready-sign = klaar
lobby-not-ready-sign = niet klaar
lobby-start = Spel beginnen
lobby-wait-host = { $host } begint het spel als iedereen klaar is.
lobby-need-seats = { $free ->
    [one] { $free } plaats is vrij: wacht op mensen of zet er bots bij.
   *[other] { $free } plaatsen zijn vrij: wacht op mensen of zet er bots bij.
}
lobby-need-ready = Nog niet klaar: { $names }.
lobby-need-self = Ga zitten om mee te spelen, of vul alle plaatsen met anderen.
lobby-nobody = nog niemand
lobby-to-table = Terug naar het afgelopen spel

## Mensen aan tafel: bij de deur, in de wachtkamer, en als er iemand mist

people-title = Mensen
people-host = gastheer
people-spectator = toeschouwer
people-away = afwezig
people-joining = Aan tafel gaan
people-as-spectator = Alleen meekijken
people-free = { $number ->
    [one] { $number } plaats is vrij: typ je naam en ga zitten.
   *[other] { $number } plaatsen zijn vrij: typ je naam en ga zitten.
}
people-full = Alle plaatsen zijn bezet, dus je kijkt mee.
people-running = Er is een spel bezig, dus je kijkt mee.
people-watching-wished = Je kijkt mee. Zolang er een plaats vrij is, kun je nog gaan zitten.
people-watching-full = Alle plaatsen zijn bezet, dus je kijkt mee.
people-watching-running = Er is een spel bezig, dus je kijkt mee. Misschien is er in het volgende een plaats voor je.
people-watching-shared = Anderen bij jou hebben al een plaats, dus je kijkt mee.
people-called = Hier heet al iemand zo, dus jij bent { $name }.
people-also-means = Het scherm wordt afgedekt als het apparaat van hand tot hand gaat.
people-also-name = Naam van de volgende speler
people-also-sit = Gaan zitten
people-lock = Tafel op slot doen
people-unlock = Tafel van het slot doen
people-locked = De tafel is op slot: niemand kan er nog bij komen of meekijken.
people-lock-means = Niemand kan er nog bij komen of meekijken.
people-make-host = Gastheer maken
people-make-host-of = { $name } gastheer maken
people-remove = Verwijderen
people-remove-of = { $name } verwijderen
people-leave-ask = Deze tafel verlaten?
people-leave-yes = Verlaten
people-absent = { $name } is al een tijdje weg.
people-absent-host = { $name } (gastheer) is al een tijdje weg.
people-stand-in = Een bot laten spelen voor { $name }
people-stand-in-short = Een bot laten spelen
people-wait-after-all = Toch maar wachten
people-pause = Pauzeren
people-wait = Blijven wachten
people-agreed = { $number } van { $of } willen een bot; meer dan de helft is genoeg.
people-be-host = Zelf gastheer worden
people-share-invite = Nodig je vrienden uit met deze link of code:
people-share-local-only = Deze link werkt alleen op deze computer.
people-share-for-friends = Om met vrienden thuis te spelen: stop de server en start hem met
people-share-for-friends-or = of

## Weggaan, en één apparaat voor meer mensen

leaving-title = Het spel verlaten?
leaving-kept = Je plaats blijft van jou: kom terug wanneer je wilt. Ben je een minuut weg, dan kunnen de anderen een bot voor je laten spelen.
leaving-stay = Blijven
leaving-away = Naar de startpagina gaan
privacy-title = Geef het apparaat aan { $name }
privacy-hint = Niemand anders mag nu kijken.
privacy-ready = Ik ben { $name }

## Lessen: wat er rond hun stappen wordt gezegd

lessons-strip = Je les
lessons-step = Stap { $step } van { $of }
lessons-short = { $step }/{ $of }
lessons-first = Goed idee, maar eerst:
lessons-watch = Kijk wat de anderen doen…
lessons-next = Volgende
lessons-more = Waarom?
lessons-less = Minder
lessons-leave = Verlaten
lessons-leave-about = De les verlaten. Je kunt er later mee verdergaan.
lessons-again = Opnieuw beginnen
lessons-strayed = Je gaat je eigen weg. Speel verder zoals je wilt, of begin de les opnieuw.
lessons-done = Goed gedaan! Nu weet je:
lessons-done-short = Je hebt de les af.
lessons-play-now = Nu spelen
lessons-once = Nog een keer
lessons-to-start = Naar de startpagina
lessons-starting = { $game }: je eerste spel wordt klaargezet…
lessons-failed = De les kan niet beginnen: { $why }.

## Regels: de pagina, en regels ter plekke

rules-page = Regels: { $game }
rules-rules = Regels
rules-rules-of = Regels van { $game }
rules-close = Sluiten
rules-what = Wat betekent dit: { $thing }?
rules-loading = Even opzoeken…
rules-failed = De regels zijn nu niet bereikbaar.
rules-read-more = Meer lezen
rules-refused = Waarom niet?
rules-the-rule = { $clauses ->
    [one] De regel
   *[other] De regels
}
rules-more = nog { $left } op de regelpagina
rules-search = Zoeken in de regels
rules-search-hint = val, lege hand, CL-P04…
rules-found = { $number ->
    [0] In geen enkele regel staat ‘{ $words }’.
    [one] In { $number } regel staat ‘{ $words }’.
   *[other] In { $number } regels staat ‘{ $words }’.
}
rules-chapters = Hoofdstukken
rules-know = Goed om te weten voordat het gebeurt
rules-cards = De kaarten
rules-roles = Wie je kunt zijn
rules-link = Link naar regel { $clause }
rules-details = Voor wie het precies wil weten
rules-about-page = Over deze regels
rules-good = mag
rules-bad = mag niet
help-badge-host = Gastheer
    .sentence = De kroon laat zien wie deze tafel heeft klaargezet en het spel begint.
help-badge-bot = Een bot
    .sentence = Op deze plaats speelt een bot; die ziet niet meer dan jij op zijn plaats zou zien.

## Herhaling

replay-title = Herhaling van { $game }
replay-number = Zet { $number } van { $of }
replay-slider = Zet
replay-seat = Gezien door
replay-everyone = een toeschouwer
replay-first = Naar het begin
replay-back = Eén zet terug
replay-forward = Eén zet verder
replay-last = Naar het einde
replay-failed = Dit spel kan niet worden getoond; misschien is het nog bezig.
replay-left = Plaats { $seat }

## Wie wie verdacht, na het spel

timeline-title = Wie wie verdacht
timeline-rounds = Rondes
timeline-round = Ronde { $round }
timeline-observer = Door de ogen van
timeline-public = een volmaakte toeschouwer
timeline-about-public = Hoe waarschijnlijk het was dat iemand { $what } was, naar alles wat de hele tafel zag.
timeline-about-seat = Hoe waarschijnlijk het was dat iemand tegen { $name } werkte, naar wat { $name } wist.
timeline-plot = Verdenking in de loop van de ronde: pijltjestoetsen gaan van zet naar zet, paginatoetsen naar de volgende die veel verried
timeline-shares = Verdenking op dit moment
timeline-percent = { $share }%
timeline-self = –
timeline-decision = { $number ->
    [0] Het delen
   *[other] Zet { $number }
}
timeline-learned = { $number ->
    [0] Het delen
   *[other] Wat zet { $number } verried
}
timeline-nothing = Niets over wie wie is.
timeline-why = Waarom { $name } dat deed
timeline-moments = Sleutelmomenten
timeline-axis = zet
timeline-working = Uitrekenen wie wie verdacht…
timeline-details = Bijzonderheden
timeline-effect = { $effect ->
    [much-guiltier] ▲ Lijkt veel schuldiger.
    [guiltier] ▲ Lijkt schuldiger.
    [a-little-guiltier] ▲ Lijkt een beetje schuldiger.
    [much-more-innocent] ▼ Lijkt veel onschuldiger.
    [more-innocent] ▼ Lijkt onschuldiger.
    [a-little-more-innocent] ▼ Lijkt een beetje onschuldiger.
   *[nothing] Dat zegt niets.
}
timeline-bits = { $text }: { $bits } bit
timeline-reading = Dikke lijnen: { $whose }. Een lijn boven de streepjes betekent: ontmaskerd.
timeline-key = Een dichte stip is een zet die iemand verdacht maakte, een open stip een zet die iemand vrijpleitte. Hoe groter de stip, hoe meer de zet zei: een stip staat voor één bit of meer, dus voor kansen die minstens verdubbelen of halveren.
