### Replays to look at, to share and to bring along. How to translate: docs/translating.md.

replay-all = everyone, all cards open
replay-seats = Players
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $speed }×
replay-says = { $name }: “{ $text }”
replay-keys = Space plays and pauses, arrow keys go move by move, Home and End to the ends.

## Sharing

share-open = Share
share-title = Share this game
share-moment = This moment
share-link = Copy link
share-copied = Copied
share-no-link = This game is only in your browser, so there is no link to it. Send the file that you opened.
share-svg = Picture (SVG)
share-png = Picture (PNG)
share-game = As a short film
share-about-film = One file that plays in any browser, move by move.
share-film = The whole game
share-film-round = Round { $round }
share-working = Drawing…
share-failed = That didn’t work. Please try again.
share-record = Download the record
# What stands on a picture. $title is the name of a game.
share-caption = Undermine · { $title }

## A record from a file

record-title = Open a record
record-open = Open a record…
record-about = You have the record of a game, perhaps from a friend? Choose the file, or drop it here, and watch the game. It is not stored anywhere.
record-choose = Choose a file
record-reading = Playing it again…
record-refused = This file can’t be shown: { $why }.
record-large = it is too large for a record
