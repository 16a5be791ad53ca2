### Warum etwas nicht geht. Wie man übersetzt: docs/translating.md.
### Sätze beginnen klein und enden ohne Punkt; beides setzt das Programm, wo sie allein stehen.

## Alle Spiele

refusal-the-game-is-over = das Spiel ist aus
refusal-its-seat-s-turn = { $seat } ist am Zug
refusal-its-up-to-seats-now = jetzt ist jemand anderes dran: { $seats }
refusal-this-table-doesnt-vote-on-ending-early-option-vote-end = an diesem Tisch wird nicht über ein frühes Ende abgestimmt (Option vote_end)
refusal-you-can-only-propose-to-end-early-of-a-turn = ein frühes Ende kannst du nur am Anfang eines Zuges vorschlagen
refusal-there-has-been-a-vote-in-this-turn-already = in diesem Zug wurde schon abgestimmt
refusal-first-vote-on-ending-the-what-yes-or-no = stimm zuerst über das Ende ab: ja oder nein ({ refusal-what })
refusal-nobody-has-proposed-to-end-the-what = niemand hat vorgeschlagen, { refusal-what.object } zu beenden
refusal-first-choose-which-way-up-the-what-lies-upright-or-turned = wähle zuerst, wie herum die Karte liegt: so oder gedreht ({ refusal-what })
refusal-there-is-no-what-to-turn-now = hier gibt es jetzt nichts zu drehen ({ refusal-what })
refusal-you-dont-hold-card-you-hold-cards = du hast diese Karte nicht: { $card }; du hast { $cards }
refusal-there-is-no-card-name-in-this-s-w-meant = die Karte { $name } gibt es in diesem Spiel nicht; Öffnungen schreibt man in der Reihenfolge N E S W: { $meant }
refusal-there-is-no-card-name-in-this-deck = die Karte { $name } gibt es in diesem Spiel nicht
refusal-first-choose-a-card-from-your-hand = wähle zuerst eine Karte aus deiner Hand
refusal-this-card-fits-nowhere-at-the-moment-you-can-discard-it = diese Karte passt gerade nirgends; du kannst sie ablegen
refusal-this-card-is-for-the-board-not-for-a-player = diese Karte ist für den Plan, nicht für eine Person
refusal-this-card-is-for-a-player-choose-one-of-them = diese Karte ist für eine Person: Wähle jemanden aus
refusal-that-is-off-the-board = das liegt außerhalb des Plans
refusal-there-is-a-card-here-already = hier liegt schon eine Karte
refusal-no-face-up-card-lies-next-to-this-place = neben dieser Stelle liegt keine offene Karte
refusal-a-path-comes-in-from-above-but-on-that-side = von oben kommt ein Weg, aber diese Karte ist dort zu
refusal-a-path-comes-in-from-the-right-on-that-side = von rechts kommt ein Weg, aber diese Karte ist dort zu
refusal-a-path-comes-in-from-below-but-on-that-side = von unten kommt ein Weg, aber diese Karte ist dort zu
refusal-a-path-comes-in-from-the-left-on-that-side = von links kommt ein Weg, aber diese Karte ist dort zu
refusal-this-cards-path-at-the-top-would-run-into-rock = der Weg dieser Karte würde oben an Fels stoßen
refusal-this-cards-path-on-the-right-would-run-into-rock = der Weg dieser Karte würde rechts an Fels stoßen
refusal-this-cards-path-at-the-bottom-would-run-into-rock = der Weg dieser Karte würde unten an Fels stoßen
refusal-this-cards-path-on-the-left-would-run-into-rock = der Weg dieser Karte würde links an Fels stoßen
refusal-no-path-leads-here-a-card-has-on-a-path = hierher führt kein Weg; eine Karte muss einen Weg fortsetzen
refusal-no-unbroken-path-leads-here-from-the-start = kein durchgehender Weg führt vom Start hierher
refusal-it-doesnt-fit-this-way-up-but-turn-it-round = so herum passt sie nicht, aber gedreht
refusal-this-card-doesnt-fit-here-whichever-way-up-you-lay-it = diese Karte passt hier nicht, wie herum du sie auch legst

## Klassisch

refusal-first-take-one-of-the-gold-cards = nimm zuerst eine der Goldkarten
refusal-there-is-no-gold-card-worth-nuggets-there-are-values = eine Goldkarte mit { $nuggets } gibt es nicht; es gibt { $values }
refusal-gold-is-shared-out-after-the-round-miners-have-won = Gold wird nach der Runde verteilt, wenn die Goldsucher gewonnen haben
refusal-card-is-an-action-card-you-can-only-lay-path-cards = das ist eine Aktionskarte: { $card }; legen kannst du nur Wegekarten
refusal-your-tool-is-broken-you-cant-lay-it-is-mended = etwas von dir ist kaputt: { refusal-tool }. Bis zur Reparatur kannst du keine Wegekarten legen
refusal-your-tools-are-broken-you-cant-lay-they-are-mended = mehreres von dir ist kaputt: { $tools }. Bis zur Reparatur kannst du keine Wegekarten legen
refusal-you-cant-break-your-own-tools-only-those-of-others = deine eigenen Werkzeuge kannst du nicht kaputt machen, nur die von anderen
refusal-seat-has-a-broken-tool-already = bei { $seat } ist das schon kaputt: { refusal-tool }
refusal-card-is-no-repair-card = das ist keine Reparaturkarte: { $card }
refusal-there-is-no-tool-tool-there-are-tools = dieses Werkzeug gibt es nicht: { refusal-tool }; es gibt { $tools }
refusal-card-cant-mend-a-tool = das kann diese Karte nicht reparieren: { refusal-tool } ({ $card })
refusal-seat-has-no-broken-either = bei { $seat } ist davon nichts kaputt: { $either }
refusal-a-rockfall-cant-take-away-the-start-or-a-goal = ein Steinschlag kann weder den Start noch ein Ziel wegnehmen
refusal-there-is-no-path-card-here-to-take-away = hier liegt keine Wegekarte zum Wegnehmen
refusal-a-map-is-for-goals-and-there-is-none-here = eine Schatzkarte ist für Ziele, und hier ist keines
refusal-everyone-can-see-this-goal-already-it-lies-face-up = dieses Ziel sehen schon alle: Es liegt offen
refusal-nobody-has-a-broken-either = bei niemandem ist davon etwas kaputt: { $either }
refusal-everyone-has-a-broken-tool-already = das ist schon bei allen kaputt: { refusal-tool }
refusal-everyone-else-has-a-broken-tool-already = das ist schon bei allen anderen kaputt: { refusal-tool }
refusal-all-goals-lie-face-up-already = alle Ziele liegen schon offen
refusal-there-is-no-path-card-to-take-away-yet = es liegt noch keine Wegekarte da, die man wegnehmen könnte

## Die verlorenen Minen

refusal-you-take-a-treasure-when-your-turn-ends-on-its-mine = einen Schatz nimmst du, wenn dein Zug in seiner Mine endet
refusal-first-play-a-card-or-discard-one-your-dwarf-walks = spiel zuerst eine Karte oder leg eine oder zwei ab; dann geht dein Zwerg
refusal-first-take-a-treasure = nimm zuerst einen Schatz
refusal-somebody-has-taken-this-treasure-already = diesen Schatz hat schon jemand genommen
refusal-this-is-the-mine-of-holds-and-has-another-sign = hier gibt es { refusal-holds }, und dieser Schatz hat ein anderes Zeichen
refusal-there-is-no-place-place-places-are-1-to-last = einen Platz { $place } gibt es nicht; es gibt Plätze von 1 bis { $last }
refusal-you-have-played-your-card-now-walk-dwarf-or-stop = deine Karte hast du gespielt; jetzt geh mit deinem Zwerg oder bleib stehen
refusal-side-is-no-side-sides-are-n-e-s-w = { $side } ist keine Seite; es gibt N, E, S, W
refusal-no-path-leads-there-from-your-dwarf = dorthin führt von deinem Zwerg aus kein Weg
refusal-a-troll-blocks-the-way = ein Troll versperrt den Weg
refusal-the-path-doesnt-go-on-there = dort geht der Weg nicht weiter
refusal-the-obstacle-blocks-the-way-until-somebody-uses-tool-on-it = der Weg ist versperrt, bis jemand hilft: { refusal-obstacle } ({ refusal-tool })
refusal-there-is-room-for-only-one-dwarf-another-stands-there = hier ist nur Platz für einen Zwerg, und ein anderer steht schon da ({ refusal-obstacle })
refusal-discard-one-card-or-two = leg eine Karte ab oder zwei
refusal-you-hold-only-one-card = davon hast du nur eine: { $card }
refusal-there-is-nothing-in-the-way-here-tool-could-overcome = hier ist nichts im Weg, bei dem ein Werkzeug helfen könnte
refusal-the-obstacle-doesnt-block-the-way-any-more = hier ist der Weg schon frei ({ refusal-obstacle })
refusal-a-thunderstorm-cant-sweep-away-a-start-card-or-a-mine = ein Gewitter kann weder ein Lager noch eine Mine wegfegen
refusal-there-is-no-path-card-here-to-sweep-away = hier liegt keine Wegekarte zum Wegfegen
refusal-a-dwarf-stands-on-this-card-so-sweep-it-away = auf dieser Karte steht ein Zwerg, deshalb kann das Gewitter sie nicht wegfegen
refusal-there-is-no-edge-here = hier ist keine Kante
refusal-no-path-crosses-this-edge = über diese Kante führt kein Weg
refusal-the-path-leads-nowhere-here-it-ends-of-the-board = der Weg führt hier nirgends hin: Er endet an Fels oder am Rand des Plans
refusal-a-trap-or-a-troll-lies-on-this-edge-already = auf dieser Kante ist schon eine Falle oder ein Troll
refusal-card-is-no-information-card = das ist keine Informationskarte: { $card }
refusal-this-card-cant-look-at-a-what = diese Karte kann das nicht ansehen: { refusal-what }
refusal-there-is-no-mine-here-to-look-at = hier ist keine Mine zum Ansehen
refusal-everyone-can-see-this-mine-already-it-lies-face-up = diese Mine sehen schon alle: Sie liegt offen
refusal-you-know-your-own-card-look-at-somebody-elses = deine eigene Karte kennst du; sieh dir die von jemand anderem an
refusal-your-dwarf-cant-get-there-in-one-card-by-card = dorthin kommt dein Zwerg nicht mit einem Schritt: Er geht die Wege entlang, Karte für Karte
refusal-there-is-nothing-left-for-this-card-to-look-at = für diese Karte gibt es nichts mehr anzusehen
refusal-there-is-no-path-card-that-the-storm-could-sweep-away = es liegt keine Wegekarte da, die das Gewitter wegfegen könnte
refusal-there-is-no-edge-left-for-a-card = dafür ist keine Kante mehr frei: { $card }
refusal-tool-is-no-help-with-a-obstacle-that-takes-better = das hilft hier nicht: { refusal-tool }. Gebraucht wird etwas anderes ({ refusal-obstacle }): { refusal-better }
refusal-no-obstacle-blocks-the-way-at-the-use-tool-on = gerade ist nichts im Weg, bei dem das hilft: { refusal-tool } ({ refusal-obstacle })

## Die dunkle Höhle

refusal-the-creature-attacks-first-say-whether-you-use-your-axe = { dark_cave-creature-the } greift an; sag zuerst, ob du deine Streitaxt benutzt
refusal-first-say-whether-you-take-the-gold = sag zuerst, ob du das Gold nimmst
refusal-there-are-several-creatures-here-first-choose-which-one-attacks-next = hier sind mehrere Kreaturen; wähle zuerst, welche als Nächstes angreift
refusal-the-creature-is-not-about-to-attack = { dark_cave-creature-the } greift gerade nicht an
refusal-no-creature-attacks-you = dich greift keine Kreatur an
refusal-there-is-no-gold-to-decide-about = hier geht es um kein Gold
refusal-no-creatures-are-about-to-attack = gerade greift keine Kreatur an
refusal-the-creature-is-on-its-way-first-it-or-stop = { dark_cave-creature-the } ist unterwegs: Geh zuerst damit oder bleib stehen
refusal-your-dwarf-has-no-steps-left = dein Zwerg hat keine Schritte mehr
refusal-space-is-no-space-of-a-card = { $space } ist kein Feld einer Karte
refusal-there-is-no-space-here-to-step-onto = hier ist kein Feld, das man betreten könnte
refusal-that-is-where-you-are = da stehst du schon
refusal-no-path-leads-there-in-one-step = dorthin führt kein Weg mit einem Schritt
refusal-a-web-blocks-the-way = ein Spinnennetz versperrt den Weg
refusal-a-creature-cant-go-onto-a-goal-that-lies-face-down = eine Kreatur kann nicht auf ein verdecktes Ziel
refusal-from-here-you-enter-the-goal-on-another-side = von hier aus betrittst du das Ziel an einer anderen Seite
refusal-no-path-leads-to-this-goal-in-one-step = zu diesem Ziel führt kein Weg mit einem Schritt
refusal-you-have-no-axe-in-front-of-you = vor dir liegt keine Streitaxt
refusal-your-axe-was-played-in-this-turn-next-turn-on = deine Streitaxt wurde in diesem Zug gespielt; benutzen kannst du sie ab deinem nächsten
refusal-there-is-no-web-here = hier ist kein Spinnennetz
refusal-your-dwarf-has-left-the-cave = dein Zwerg hat die Höhle verlassen
refusal-your-dwarf-isnt-next-to-this-web = dein Zwerg steht nicht neben diesem Netz
refusal-card-is-the-wrong-card-for-this-it-takes-kind = dafür ist das die falsche Karte: { $card }; gebraucht wird: { refusal-kind }
refusal-at-this-table-cards-are-never-turned-round-option-rotate180 = an diesem Tisch werden Karten nie gedreht (Option rotate180)
refusal-there-is-no-goal-here-to-look-at = hier ist kein Ziel zum Ansehen
refusal-everyone-can-see-seat-s-clan-card-already = die Clankarte von { $seat } sehen schon alle
refusal-a-dwarf-stands-on-this-card-so-be-taken-away = auf dieser Karte steht ein Zwerg, deshalb kann sie nicht weg
refusal-a-creature-is-on-this-card-so-be-taken-away = auf dieser Karte ist eine Kreatur, deshalb kann sie nicht weg
refusal-you-can-only-swap-with-somebody-else = tauschen kannst du nur mit jemand anderem
refusal-you-have-no-other-card-to-give-swap-needs-cards = du hast keine andere Karte zu geben (Option swap_needs_cards)
refusal-the-path-ends-at-rock-here = der Weg endet hier an Fels
refusal-there-is-a-web-here-already = hier ist schon ein Spinnennetz
refusal-card-is-the-wrong-card-for-this-or-an-axe = dafür ist das die falsche Karte: { $card }; du brauchst Stiefel oder eine Streitaxt
refusal-seat-has-boots-already = { $seat } hat schon Stiefel
refusal-card-is-no-creature = das ist keine Kreatur: { $card }
refusal-the-creature-is-in-the-cave-already-where-it-is = { dark_cave-creature-the } ist schon in der Höhle und geht von dort aus weiter
refusal-the-creature-isnt-in-the-cave-yet-a-dark-hole = { dark_cave-creature-the } ist noch nicht in der Höhle und kommt aus einem dunklen Loch
refusal-the-creature-comes-out-of-a-dark-is-none-here = { dark_cave-creature-the } kommt aus einem dunklen Loch, und hier ist keines
refusal-the-creature-comes-out-of-a-dark-the-cave-yet = { dark_cave-creature-the } kommt aus einem dunklen Loch, und in der Höhle ist noch keines
refusal-you-have-no-other-card-to-give-away = du hast keine andere Karte zu geben

## Tische

refusal-this-table-is-locked-its-host-can-let-you-in = dieser Tisch ist abgeschlossen; der Gastgeber kann dich einlassen
refusal-this-table-is-full-number-people-are-here = dieser Tisch ist voll: { $number } Leute sind schon hier
refusal-you-have-left-this-table-join-it-again = du hast diesen Tisch verlassen; komm wieder dazu
refusal-you-are-watching-join-the-table-to-take-part = du siehst nur zu; setz dich an den Tisch, um mitzumachen
refusal-this-tables-log-is-full-you-can-another-one-here = das Protokoll dieses Tisches ist voll: Das Spiel könnt ihr beenden, aber hier kein neues beginnen
refusal-so-much-was-said-at-this-table-game-goes-on = an diesem Tisch wurde so viel gesagt, dass sich nichts mehr aufheben lässt; das Spiel geht weiter
refusal-the-game-has-gone-on-since-then = das Spiel ist inzwischen weiter
refusal-no-game-is-running = gerade läuft kein Spiel
refusal-the-game-is-paused = das Spiel macht Pause
refusal-a-game-is-running-you-can-sit-or-after-it = gerade läuft ein Spiel; setzen kannst du dich nur davor oder danach
refusal-this-seat-is-taken = dieser Platz ist besetzt
refusal-a-game-is-running-you-can-get-or-after-it = gerade läuft ein Spiel; bereit melden kannst du dich nur davor oder danach
refusal-take-a-seat-first = setz dich zuerst
refusal-no-bot-plays-for-you = für dich spielt kein Bot
refusal-you-have-a-seat-already-at-this-host-has-one = du hast schon einen Platz; an diesem Tisch haben alle außer dem Gastgeber nur einen
refusal-this-is-not-your-seat = das ist nicht dein Platz
refusal-nobody-is-missing-there = dort fehlt niemand
refusal-a-bot-plays-there-already = dort spielt schon ein Bot
refusal-name-is-here-or-has-not-been-a-minute-yet = { $name } ist hier oder noch keine Minute weg
refusal-only-players-and-the-host-can-let-play-for-somebody = nur wer mitspielt und der Gastgeber können einen Bot für jemanden spielen lassen
refusal-only-the-host-can-lock-the-table = nur der Gastgeber kann den Tisch abschließen
refusal-that-is-the-host-already = das ist schon der Gastgeber
refusal-only-the-host-can-make-somebody-else-the-host = nur der Gastgeber kann jemand anderen zum Gastgeber machen
refusal-only-those-who-sat-here-before-the-one-of-them = nur wer hier saß, bevor der Gastgeber ging, wählt einen neuen, und zwar aus dieser Runde
refusal-that-person-isnt-at-this-table = diese Person ist nicht an diesem Tisch
refusal-only-the-host-can-add-bots = nur der Gastgeber kann Bots dazusetzen
refusal-a-game-is-running-you-can-add-or-after-it = gerade läuft ein Spiel; Bots dazusetzen kannst du nur davor oder danach
refusal-a-game-is-running-you-can-stand-or-after-it = gerade läuft ein Spiel; aufstehen kannst du nur davor oder danach
refusal-only-the-host-can-remove-bots = nur der Gastgeber kann Bots wegschicken
refusal-only-the-host-can-start-the-game = nur der Gastgeber kann das Spiel starten
refusal-a-game-is-running-you-can-start-or-after-it = gerade läuft ein Spiel; starten kannst du nur davor oder danach
refusal-1-seat-is-free-wait-for-people-or-add-bots = 1 Platz ist frei: Wartet auf Leute oder setzt Bots dazu
refusal-number-seats-are-free-wait-for-people-or-add-bots = { $number } Plätze sind frei: Wartet auf Leute oder setzt Bots dazu
refusal-not-ready-yet-names = noch nicht bereit: { $names }
refusal-somebody-has-to-play-take-a-seat = jemand muss mitspielen: Setz dich
refusal-only-the-host-can-remove-people = nur der Gastgeber kann Leute entfernen
refusal-you-cant-remove-yourself-you-can-leave = dich selbst kannst du nicht entfernen; du kannst gehen
refusal-a-game-is-running-until-it-is-without-a-seat = gerade läuft ein Spiel; bis es aus ist, kannst du nur Leute ohne Platz entfernen
refusal-only-players-can-pause-a-game = nur wer mitspielt, kann eine Pause machen
refusal-there-is-nothing-to-say = da gibt es nichts zu sagen
refusal-you-cant-mute-yourself = dich selbst kannst du nicht stumm schalten
refusal-a-name-needs-at-least-one-letter = ein Name braucht mindestens einen Buchstaben
refusal-there-is-nothing-for-you-to-decide-now = für dich gibt es jetzt nichts zu entscheiden
refusal-nobody-has-an-idea = dazu fällt niemandem etwas ein
refusal-the-table-has-gone-on-in-the-meantime = der Tisch ist inzwischen weiter

## Seiten

refusal-too-many-requests-wait-a-minute = zu viele Anfragen; warte eine Minute
refusal-there-is-no-such-table = diesen Tisch gibt es nicht
refusal-a-newer-server-has-this-table-try-again = diesen Tisch hat ein neuerer Server; versuch es noch einmal
refusal-the-server-cant-store-anything-right-now-try-again-soon = der Server kann gerade nichts speichern; es hat sich nichts geändert, und niemand ist schuld: Versuch es bald noch einmal
refusal-too-many-tables-from-this-address-try-again-in-an-hour = zu viele Tische von dieser Adresse; versuch es in einer Stunde noch einmal
refusal-too-many-public-tables-from-this-address-make-it-private = zu viele öffentliche Tische von dieser Adresse; versuch es in einer Stunde noch einmal oder mach ihn privat
refusal-many-people-from-your-address-are-at-this-table-already = von deiner Adresse sind schon viele an diesem Tisch
refusal-too-many-people-from-your-address-have-joined-try-again-later = von deiner Adresse sind zu viele dazugekommen; versuch es später noch einmal
refusal-there-is-no-such-game-or-it-is-not-over = dieses Spiel gibt es nicht, oder es läuft noch
refusal-too-many-wrong-codes-wait-a-minute = zu viele falsche Codes; warte eine Minute
refusal-this-link-was-used-already-and-it-where-you-play = dieser Link wurde schon benutzt, und er gilt nur einmal; mach auf dem Gerät, auf dem du spielst, einen neuen
refusal-this-link-is-too-old-it-works-where-you-play = dieser Link ist zu alt, er gilt zehn Minuten; mach auf dem Gerät, auf dem du spielst, einen neuen
refusal-you-have-made-many-links-just-now-wait-a-little = du hast gerade viele Links gemacht; warte ein wenig
refusal-too-many-wrong-links-wait-a-minute = zu viele falsche Links; warte eine Minute
refusal-this-link-leads-to-no-seat-at-where-you-play = dieser Link führt an diesem Tisch zu keinem Platz; mach auf dem Gerät, auf dem du spielst, einen neuen
refusal-this-server-cant-tell-you-that-it-you-are-away = dieser Server kann dir nicht Bescheid geben, dass du dran bist, während du weg bist
refusal-these-are-not-the-keys-of-a-push-subscription = das sind nicht die Schlüssel einer Push-Anmeldung
refusal-this-is-not-the-address-of-a-on-the-internet = das ist nicht die Adresse eines Push-Dienstes: die beginnen mit https und sind im Internet
refusal-there-is-no-seat-typed-seats-are-a-to-last = Platz { $typed } gibt es nicht; die Plätze sind 0 bis { $number } (A bis { $last })
refusal-there-is-no-bot-typed-there-are-words = einen Bot „{ $typed }“ gibt es nicht; es gibt { $words }
refusal-the-people-who-run-this-server-have-ended-this-table = wer diesen Server betreibt, hat diesen Tisch geschlossen
refusal-this-table-is-damaged-the-people-who-can-tell-more = dieser Tisch ist beschädigt; wer diesen Server betreibt, weiß mehr
refusal-this-game-had-number-decisions = dieses Spiel hatte { $number } Entscheidungen
refusal-there-is-no-seat-typed-seats-are-none-to-watch = Platz „{ $typed }“ gibt es nicht; die Plätze sind 0 bis { $number } (A bis { $last }), oder gar keiner zum Zuschauen
refusal-typed-is-not-the-number-of-a-game-or-a-decision = „{ $typed }“ ist keine Nummer eines Spiels oder einer Entscheidung
refusal-too-many-messages-slow-down = zu viele Nachrichten; mach langsamer
refusal-that-was-changed-very-often-just-now-wait-a-little = das wurde gerade sehr oft geändert; warte ein wenig
refusal-you-have-said-a-lot-just-now-wait-a-little = du hast gerade viel gesagt; warte ein wenig
refusal-those-who-watch-have-said-a-lot-wait-a-little = die Zuschauer haben gerade viel gesagt; warte ein wenig
refusal-others-from-your-address-have-as-many-for-several-people = andere von deiner Adresse haben hier schon so viele Plätze, wie eine Adresse haben kann; bitte den Gastgeber um einen Tisch, an dem Gäste für mehrere spielen können

## Was an einem Tisch gelten kann

refusal-there-is-no-game-typed-there-are-words = ein Spiel „{ $typed }“ gibt es nicht; es gibt { $words }
refusal-game-is-for-few-to-many-seats-not-typed = { $game } hat { $few } bis { $many } Plätze, nicht { $typed }
refusal-option-first-player-there-is-no-seat-typed-among-number = Option first_player: Platz { $typed } gibt es bei { $number } Plätzen nicht
refusal-game-has-no-option-names-it-has-words = die Option { $names } hat { $game } nicht; es gibt { $words }
refusal-option-name-of-game-can-be-oneof-not-typed = Option { $name } von { $game } kann { $oneof } sein, nicht { $typed }
refusal-option-name-of-game-can-be-a-most-not-typed = Option { $name } von { $game } kann eine ganze Zahl von { $least } bis { $most } sein, nicht { $typed }
refusal-there-is-no-edition-typed-of-this-game-there-are-none = eine Ausgabe „{ $typed }“ dieses Spiels gibt es nicht; es gibt keine
refusal-there-is-no-edition-typed-of-this-game-there-are-words = eine Ausgabe „{ $typed }“ dieses Spiels gibt es nicht; es gibt { $words }
refusal-this-lesson-is-for-number-seats-and-options-and-cards = dieses Lernspiel hat { $number } Plätze und bringt seine Optionen und Karten mit
refusal-too-many-options = zu viele Optionen
refusal-only-clocks-of-an-hour-and-more-can-rest-at-night = nur Uhren von einer Stunde und mehr können nachts stillstehen
refusal-a-night-cant-begin-and-end-at-time-of-day = eine Nacht kann nicht zur selben Tageszeit anfangen und aufhören
refusal-a-night-cant-be-longer-than-number-hours = eine Nacht kann nicht länger als { $number } Stunden sein
refusal-this-server-knows-no-time-zone-zone = dieser Server kennt keine Zeitzone „{ $zone }“

## Was getippt wird

refusal-typed-is-no-seat-seats-are-letters-from-a-to-last = „{ $typed }“ ist kein Platz; Plätze sind Buchstaben von A bis { $last }
refusal-there-is-no-seat-named-seats-are-a-to-last = Platz { $named } gibt es nicht; die Plätze sind A bis { $last }
refusal-typed-is-no-side-sides-are-n-e-s-w = „{ $typed }“ ist keine Seite; Seiten sind N, E, S und W
refusal-typed-is-no-cell-write-x-y-for-example-1-0 = „{ $typed }“ ist kein Feld; schreib x,y, zum Beispiel 1,0
refusal-cell-typed-is-off-the-grid-it-goes-to-number = Feld { $typed } liegt außerhalb; es geht bis ±{ $number }
refusal-typed-is-no-cards-name-names-are-for-example-ns = „{ $typed }“ ist kein Kartenname; Namen sind Buchstaben und Bindestriche, zum Beispiel NS
refusal-typed-should-be-oneof = statt „{ $typed }“ geht { $oneof }
refusal-typed-is-no-decision-the-first-word-one-of-words = „{ $typed }“ ist kein Zug; am Anfang steht eines von { $words }
refusal-typed-is-incomplete-or-too-long-write-form = „{ $typed }“ ist unvollständig oder zu lang; schreib { $form }
refusal-typed-is-no-number-of-nuggets = „{ $typed }“ ist keine Zahl von Goldstücken
refusal-typed-is-no-place-of-a-treasure-numbered-from-1 = „{ $typed }“ ist keine Stelle eines Schatzes; sie sind ab 1 nummeriert
refusal-number-cards-are-too-many-discard-one-or-two = { $number } Karten sind zu viele; leg eine oder zwei ab
refusal-typed-is-no-space-of-a-card-they-are-called-words = „{ $typed }“ ist kein Bereich einer Karte; sie heißen { $words }
refusal-typed-is-no-creature-there-are-words = „{ $typed }“ ist keine Kreatur; es gibt { $words }

## Wörter darin

refusal-tool = { $tool ->
    [lamp] Lampe
    [cart] Lore
    [pick] Spitzhacke
    [axe] Axt
    [boat] Boot
    [rope] Seil
   *[other] { $tool }
}
refusal-better = { $better ->
    [axe] Axt
    [boat] Boot
    [rope] Seil
   *[other] { $better }
}
refusal-obstacle = { $obstacle ->
    [trunk] Baumstamm
    [lake] See
    [ditch] Graben
    [rock] Felsenge
    [fire] Lagerfeuer
   *[other] { $obstacle }
}
refusal-what = { $what ->
    [round] Runde
    [game] Spiel
    [goal] Ziel
    [mine] Mine
    [treasure] Schatz
    [dwarf] Zwerg
   *[other] { $what }
}
    .object = { $what ->
        [round] die Runde
        [game] das Spiel
       *[other] { $what }
    }
refusal-holds = { $holds ->
    [gold] Gold
    [silver] Silber
    [gems] Edelsteine
    [dragon] der Drache
   *[other] { $holds }
}
refusal-kind = { $kind ->
    [rockfall] Steinschlag
    [axe] Streitaxt
    [information] geheime Information
    [swap] Karten tauschen
    [web] Spinnennetz
    [boots] Stiefel
   *[other] { $kind }
}

## Records

refusal-you-have-opened-many-records-wait-a-few-minutes = du hast viele Aufzeichnungen geöffnet; warte ein paar Minuten
refusal-this-record-has-format-theirs-this-undermine-reads-formats-ours = diese Aufzeichnung hat das Format { $theirs }; dieses Undermine liest die Formate { $ours }
refusal-this-record-is-damaged-why = diese Aufzeichnung ist beschädigt: { $why }
refusal-the-setup-the-state-has-digest-ours-that-plays-differently = beim Aufbau: Das Spiel hat die Prüfsumme { $ours }, die Aufzeichnung sagt { $theirs }; sie wurde verändert, oder sie stammt von einem Programm, das anders spielt
refusal-decision-number-who-decision-the-state-has-that-plays-differently = Zug { $number } ({ $who } { $decision }): Das Spiel hat die Prüfsumme { $ours }, die Aufzeichnung sagt { $theirs }; sie wurde verändert, oder sie stammt von einem Programm, das anders spielt
refusal-record-of-game-made-under-version-theirs-plays-version-ours = eine Aufzeichnung von { $game } nach Version { $theirs } der Regeln; dieses Undermine spielt Version { $ours }
refusal-record-of-game-cant-be-set-up-why = eine Aufzeichnung von { $game }, die sich nicht aufbauen lässt: { $why }
refusal-decision-number-who-decision-refused-why = Zug { $number } ({ $who } { $decision }) ist nicht erlaubt: { $why }
refusal-decision-number-who-decision-why = Zug { $number } ({ $who } { $decision }): { $why }
refusal-what-who-says-after-decision-number-why = was { $who } nach Zug { $number } sagt: { $why }
refusal-record-of-game-its-what-are-not-those-of-its-position = eine Aufzeichnung von { $game }, deren { $what } nicht zu ihrer Stellung passen
refusal-this-is-a-game-called-game-here-there-are-games = das ist ein Spiel namens { $game }; hier gibt es { $games }
refusal-the-deck-or-the-position-of-this-record-is-too-long = das Deck oder die Stellung dieser Aufzeichnung ist zu lang
refusal-this-game-takes-too-long-to-play-moves-were-all = dieses Spiel braucht zu lange: Nach { $number } Zügen war Schluss
refusal-this-server-is-about-to-stop-another-one-has-room = dieser Server hört gleich auf; ein anderer hat Platz
