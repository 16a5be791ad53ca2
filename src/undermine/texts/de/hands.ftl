keys-title = Tasten
keys-list =
    1–9 · Karte oder Antwort wählen
    Umschalt + 1–9 · Zweite Karte zum Ablegen wählen
    ← ↑ → ↓ · Durch alles gehen, was du tun kannst
    Enter · Ausspielen
    R · Karte drehen
    D · Ablegen
    { "." } · Hier bleiben
    Esc · Zurück
    I · Die Regel dazu
    H · Deine Rolle verdecken
    V · Abstimmung vorschlagen
    / · Reden
    + − 0 · Zoom

looks-title = Ansicht
looks-contrast = Hoher Kontrast
looks-left = Für die linke Hand
looks-sound = Ton, wenn du dran bist
looks-letters = Tastenkürzel
