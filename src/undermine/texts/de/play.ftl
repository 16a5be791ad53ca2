### Am Tisch, in jedem Spiel: Plan, Hand, Züge, Verlauf, Gespräch, Ergebnis. Wie man übersetzt: docs/translating.md.

## Rund um den Plan

play-round = Runde { $round } von { $rounds }
play-pile = Nachziehstapel
play-discards = Ablagestapel
play-hand = Deine Hand
play-no-hand = Du hast keine Karten.
play-board = Der Tisch
play-players = Am Tisch
play-log = Verlauf
play-chat = Gespräch
play-recap = Seit deinem letzten Zug
play-earlier = Früheres zeigen
play-place = Zeig, wo
play-drawer = Verlauf, Gespräch
play-paused = Das Spiel macht Pause.
play-pause = Um eine Pause bitten
play-resume = Weiterspielen
play-pause-wished = { $names } möchte eine Pause.
play-hide = Verdecken
play-show = Zeigen
play-role-hidden = Deine Rolle ist verdeckt.
play-take-back = Ein Bot spielt für dich. Übernehmen
play-leave-game = Spiel verlassen (ein Bot übernimmt)
play-mark = Dein heimliches Zeichen für { $name }: { play-mark-name }
play-mark-name = { $mark ->
    [trust] ich vertraue
    [unsure] unsicher
    [suspect] ich verdächtige
   *[none] keins
}
play-title-your-turn = Du bist dran
play-waiting = als Nächstes dran
play-known = Was nur du weißt

board-zoom-in = Größer
board-zoom-out = Kleiner
board-fit = Alles zeigen
board-dwarf = { $fallen ->
    [yes] Zwerg { $letter }, liegt
   *[no] Zwerg { $letter }
}
board-hidden = Ein Ziel, verdeckt
board-peeked = Ein Ziel, verdeckt. Nur du weißt: { board-sign }
board-sign = { $shows ->
    [chest] der Schatz
    [stone] Stein
    [exit] der Ausgang
    [hole] ein dunkles Loch
    [ladder] eine Leiter
    [vein] eine Goldader
    [gold] Gold
    [silver] Silber
    [gems] Edelsteine
    [dragon] der Drache
   *[other] { $shows }
}
board-walk = Hierher gehen: { number } Schritte
board-lens-play = Spielen
board-lens-turn = Drehen
board-lens-close = Schließen

role-yours = Deine Rolle
role-how = Wie gewinne ich?
role-hide = Deine Rolle verdecken
role-show = Deine Rolle zeigen

panel-hand = { $number ->
    [0] keine Karten
    [one] { $number } Karte auf der Hand{ in-brackets }
   *[other] { $number } Karten auf der Hand{ in-brackets }
}
panel-gold = { $number } Gold
panel-open = Mehr über { $name }
panel-choose = Was soll mit { $name } geschehen?
panel-choose-short = Wählen…

in-brackets = { $more ->
    [none] { "" }
   *[other] { " " }({ $more })
}

## Was jetzt zu tun ist

now-selected = Gewählt: { $name }.
now-where-lay = Wähle ein helles Feld.
now-where-card = Wähle eine helle Karte.
now-where-goal = Wähle, was du ansehen willst.
now-where-edge = Wähle eine Kante.
now-where-player = Wähle jemanden am Tisch.
now-nowhere = Sie lässt sich gerade nicht spielen, nur ablegen.
now-again = Klick noch einmal oder drück Enter, um sie zu spielen.
now-then = · danach { $name }
now-you = du
now-your-turn = Du bist dran: Spiel eine Karte oder leg eine ab
now-walk = { $left ->
    [one] Geh: noch { $left } Schritt
   *[other] Geh: noch { $left } Schritte
}
now-waiting = Warten auf { $names }
now-waiting-walk = { $left ->
    [one] { $name } geht (noch { $left } Schritt)
   *[other] { $name } geht (noch { $left } Schritte)
}
now-waiting-align = { $name } wählt, wie eine Karte liegt
now-waiting-vote = Alle stimmen ab. Warten auf { $names }
now-decide = Du hast die Wahl
now-over = Das Spiel ist aus
now-sending = Wird geschickt…

act-turn = Drehen
act-confirm = Hier spielen
act-cancel = Abbrechen
act-stop = Hier bleiben
act-first = Wähle eine Karte zum Spielen oder Ablegen.
act-discard = { $cards ->
    [one] Ablegen
   *[other] Beide ablegen
}
act-second = Zwei ablegen…
act-second-stop = Nur eine
act-propose = { $what ->
    [round] Vorschlagen, die Runde zu beenden
   *[game] Vorschlagen, das Spiel zu beenden
}

## Wie eine Wahl auf dem Plan heißt: „Weg (oben, rechts) legen, zwei links vom Start“

target-lay = { $card } legen, { $place }{ $how ->
    [lay-turned] , gedreht
    [lay-both] , so oder gedreht
   *[lay] { "" }
}
target-look = die Karte { $place } ansehen
target-rockfall = Steine auf die Karte { $place } fallen lassen
target-step = auf die Karte { $place } gehen{ in-brackets }
target-reveal = deckt die Karte auf

## Fragen

ask-align = Ein Ziel wird aufgedeckt. Wie herum soll es liegen?
ask-upright = So, wie es ist
ask-turned = Gedreht
ask-vote = { $what ->
    [round] { $name } schlägt vor, die Runde zu beenden. Bist du dafür?
   *[game] { $name } schlägt vor, das Spiel zu beenden. Bist du dafür?
}
ask-vote-yes = Ja, beenden
ask-vote-no = Nein, weiterspielen
ask-other = Wähle:

## Der Verlauf: was am Tisch selbst geschieht

tell-created = Der Tisch steht.
tell-joined = { $name } kommt dazu.
tell-left = { $name } geht.
tell-sat = { $name } setzt sich.
tell-bot-sat = Ein Bot setzt sich.
tell-stood = Ein Platz ist wieder frei.
tell-readied = { $yes ->
    [yes] { $name } ist bereit.
   *[no] { $name } ist nicht bereit.
}
tell-started = { $match ->
    [1] Das Spiel beginnt.
   *[other] Spiel { $match } beginnt.
}
tell-bot-took = Ein Bot übernimmt für { $name }.
tell-took-back = { $name } spielt wieder selbst.
tell-pause-wished = { $yes ->
    [yes] { $name } bittet um eine Pause.
   *[no] { $name } möchte weiterspielen.
}
tell-time-out = Für { $name } ist die Zeit um.
tell-instead = Der Server hat viel zu tun, deshalb spielt { $name } diesmal wie: { $level }.
tell-locked = { $yes ->
    [yes] Der Tisch ist abgeschlossen.
   *[no] Der Tisch ist wieder offen.
}
tell-handed-over = Gastgeber ist jetzt { $name }.
tell-host-wished = { $name } wünscht sich { $host } als Gastgeber.
tell-host-wished-self = { $name } möchte Gastgeber sein.
tell-stand-in-wished = { $yes ->
    [yes] { $name } möchte, dass ein Bot für { $absent } spielt.
   *[no] { $name } möchte lieber auf { $absent } warten.
}
tell-came-back = { $name } ist wieder da.
tell-paused = Das Spiel macht Pause.

## Der Verlauf: was in mehreren Spielen geschieht

tell-round-began = Runde { $round } beginnt; { $who } fängt an.
tell-lays = { $who } legt { $what }.
tell-skipped = { $who } hat keine Karten mehr und setzt aus.
tell-drew = Du ziehst eine Karte: { $card }.
tell-proposed = { $what ->
    [round] { $who } schlägt vor, die Runde zu beenden.
   *[game] { $who } schlägt vor, das Spiel zu beenden.
}
tell-voted = { $yes ->
    [yes] { $who } stimmt dafür.
   *[no] { $who } stimmt dagegen.
}
tell-aligned = { $turned ->
    [yes] { $who } legt es gedreht hin.
   *[no] { $who } legt es so hin, wie es ist.
}
tell-rock = { $who } lässt Steine auf eine Wegekarte fallen.
tell-looks-player = { $role ->
    [none] { $who } sieht sich die Karte von { $whose } an.
   *[other] { $who } sieht sich die Karte von { $whose } an: { role-name }.
}
tell-discards = { $number ->
    [one] { $who } legt { $number } Karte ab{ in-brackets }.
   *[other] { $who } legt { $number } Karten ab{ in-brackets }.
}
tell-walks = { $steps ->
    [one] { $who } geht { $steps } Schritt.
   *[other] { $who } geht { $steps } Schritte.
}
tell-walk-over = Weiter kannst du nicht gehen.
tell-game-ended = { $winners-count ->
    [one] Das Spiel ist aus. { $winners } gewinnt!
   *[other] Das Spiel ist aus. { $winners } gewinnen!
}

## Wenn etwas nicht geht

why-not-nearly = Fast: Wähle einen der hellen Orte.
refused-title = Das geht nicht
refused-stale = Das Spiel ist schon weiter. Bitte wähle noch einmal.
refused-rule = Regel { $clause }

## Tipps

hints-label = Tipp
hints-show = Zeig es mir
hints-hide = Tipps ausblenden
hints-toggle = Tipps
hints-toggle-about = { $on ->
    [yes] Tipps sind an: In jedem Zug steht da, was du tun könntest
   *[no] Tipps sind aus
}
hints-asking = Mal überlegen…
hints-other = Was du auch wählst, es geht in Ordnung.

## Gespräch

chat-placeholder = Sag etwas…
chat-claims = Aussage…
chat-about = Über wen oder was
chat-send = Senden
chat-mute = { $name } stumm schalten
chat-unmute = { $name } wieder hören
chat-mute-bots = Bots stumm schalten
chat-unmute-bots = Bots wieder hören
chat-empty = Noch hat niemand etwas gesagt.
# Vor einem Wort wie „Ziel“: „das obere Ziel“.
chat-which = { $goal ->
    [none] …
    [top] obere
    [second] zweite
    [middle] mittlere
    [third] dritte
    [bottom] untere
    [left] linke
    [right] rechte
    [top-left] linke obere
    [top-right] rechte obere
    [bottom-left] linke untere
    [bottom-right] rechte untere
    [only] einzige
   *[other] { $goal }
}
    .dative = { $goal ->
        [none] …
        [top] oberen
        [second] zweiten
        [middle] mittleren
        [third] dritten
        [bottom] unteren
        [left] linken
        [right] rechten
        [top-left] linken oberen
        [top-right] rechten oberen
        [bottom-left] linken unteren
        [bottom-right] rechten unteren
        [only] einzigen
       *[other] { $goal }
    }
chat-goal = { $goal ->
    [none] …
    [top] oben
    [second] das zweite von oben
    [middle] in der Mitte
    [third] das dritte von oben
    [bottom] unten
    [left] links
    [right] rechts
    [top-left] oben links
    [top-right] oben rechts
    [bottom-left] unten links
    [bottom-right] unten rechts
    [only] das einzige
   *[other] { $goal }
}
chat-trust = Ich vertraue { $who }.
chat-suspect = { $why ->
    [lied] { $who } hat uns belogen!
   *[none] Ich traue { $who } nicht.
}
chat-am = { $role ->
    [miner] Ich bin Goldsucher.
    [saboteur] Ich bin Saboteur.
    [loyal] Ich bin loyal.
    [selfish] Ich bin eigennützig.
   *[other] Ich bin: { $role }.
}
chat-need = { $what ->
    [cards] Ich habe keine gute Karte.
    [path] Ich brauche eine Wegekarte.
    [axe] Ich brauche eine Axt.
    [boat] Ich brauche ein Boot.
    [rope] Ich brauche ein Seil.
    [boots] Ich brauche Stiefel.
    [lamp] Meine Lampe ist kaputt. Bitte repariert sie!
    [cart] Meine Lore ist kaputt. Bitte repariert sie!
    [pick] Meine Spitzhacke ist kaputt. Bitte repariert sie!
   *[tool] Mein Werkzeug ist kaputt. Bitte repariert es!
}
chat-plan = Versuchen wir es dort: { chat-goal }.
chat-promise = { $what ->
    [repair] Ich repariere ein Werkzeug.
   *[follow] Geh vor, ich komme nach!
}
chat-ask-saw = { $who ->
    [none] Alle mal: Was habt ihr gesehen?
   *[other] { $who }, was hast du gesehen?
}
chat-ask-am = { $who ->
    [none] Alle mal: Auf wessen Seite seid ihr?
   *[other] { $who }, auf wessen Seite bist du?
}
chat-emote-e_ha = Ha, ha!
chat-emote-e_hm = Hmm…
chat-emote-e_oh = O nein!
chat-emote-e_well = Gut gemacht!
chat-emote-e_sorry = Tut mir leid!
chat-voice-cautious = Ähm… { $says }
chat-voice-loud = Hört mal her! { $says }
chat-voice-sly = Pssst! { $says }
chat-voice-grumpy = Pah! { $says }

## Ergebnis

results-table = Der Spielstand
results-round = Runde { $round } ist zu Ende
results-game = Das Spiel ist aus
results-seat = Wer
results-role = Rolle
results-round-number = Runde { $round }
results-gold = Gold gesamt
results-points = Punkte
results-winner = gewinnt
results-winners = { $names-count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
results-you-win = Du gewinnst!
results-you-lose = Diesmal hast du nicht gewonnen.
results-nobody = Niemand gewinnt.
results-everybody = Unentschieden: Alle gewinnen!
results-show-all = Alles zeigen
results-turned = { $who }: { $role }
results-again = Noch einmal spielen
results-again-wait = { $names-count ->
    [0] Es geht los…
   *[other] Warten auf { $names }
}
results-not-again = Noch nicht
results-back = Zur Startseite
results-record = Aufzeichnung herunterladen
results-replay = Wiederholung ansehen
results-show = Ergebnis zeigen
results-close = Weiter
results-look-table = Den Tisch ansehen
results-change-seats = Plätze tauschen

## Ein Spiel ohne eigene Worte: wie sein Programm die Dinge nennt, ausgeschrieben

plain-suspects = nicht loyal
    .many = alle, die nicht loyal waren
plain-your-turn = Du bist dran
plain-happened = { $what }{ in-brackets }.
plain-at-start = am Start
plain-from-start = { $across ->
    [none] { $along } vom Start aus
   *[other] { $along ->
        [none] { $across } vom Start aus
       *[other] { $across } und { $along } vom Start aus
    }
}
