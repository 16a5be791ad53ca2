keys-title = Toetsen
keys-list =
    1–9 · Kies een kaart of een antwoord
    Shift + 1–9 · Kies een tweede kaart om af te leggen
    ← ↑ → ↓ · Langs alles wat je kunt doen
    Enter · Spelen
    R · Kaart draaien
    D · Afleggen
    { "." } · Hier blijven
    Esc · Terug
    I · De regel hierover
    H · Je rol verbergen
    V · Een stemming voorstellen
    / · Praten
    + − 0 · Zoom

looks-title = Weergave
looks-contrast = Hoog contrast
looks-left = Linkshandig
looks-sound = Geluid als je aan de beurt bent
looks-letters = Sneltoetsen
