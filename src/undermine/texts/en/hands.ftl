### Keys and looks: playing with whatever hands and eyes there are.

keys-title = Keys
# Each line: the keys, a dot between spaces, and what they do.
keys-list =
    1–9 · Choose a card or an answer
    Shift + 1–9 · Choose a second card to discard
    ← ↑ → ↓ · Go through what you can do
    Enter · Play it
    R · Turn the card
    D · Discard
    { "." } · Stop walking
    Esc · Back
    I · The rule about this
    H · Hide your role
    V · Propose a vote
    / · Talk
    + − 0 · Zoom

looks-title = Look
looks-contrast = High contrast
looks-left = Left-handed
looks-sound = Sound when it is your turn
looks-letters = Keyboard shortcuts
