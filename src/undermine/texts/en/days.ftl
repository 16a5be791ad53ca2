# Days between moves: coming back, notices, other devices, and reading without the server.

# On the start page, about a table: $ago is a time such as "3 hours ago".
days-asked = asked { $ago }
days-touched = last move { $ago }
days-moves = { $moves ->
    [one] { $moves } move since you looked
   *[other] { $moves } moves since you looked
}

days-move = Take this seat to another device
days-move-how = Scan this with the other device, or open the link there.
days-move-once = It works once, for ten minutes. You can go on playing here, too. Whoever opens it plays as you, so show it to nobody else.
days-move-again = Make a new link

# On the other device.
days-take-title = Go on playing here?
days-take-words = This device gets the seat that you have on the other one. You can play on both.
days-take = Take the seat

# What a notice says; its title is the name of the game.
days-notice = It’s your turn at table { $code }.
days-tell = Tell me when it’s my turn
days-tell-words = Your browser tells you, also while this page is closed. It says which table, and nothing of the game.
days-told = You’ll be told, also while this page is closed.
days-tell-no-more = Stop telling me
days-tell-denied = Your browser doesn’t let this page tell you anything. You can allow it in the browser’s settings.
days-tell-failed = Your browser couldn’t set it up. Try again later.

days-offline = Playing needs the server, and it can’t be reached right now
days-offline-words = Your seats are kept, and games go on as soon as it is back. Until then you can read what you have looked at here before:
days-offline-nothing = Your seats are kept, and games go on as soon as it is back.
days-offline-again = Try again
days-offline-rules = Rules of { $game }
days-offline-replay = Replay of a game at table { $code }
