## Mehrere an einem Gerät

together-who = Wer spielt an diesem Gerät?
together-name = Name von Spieler { $number }
together-done = Fertig: Bildschirm verdecken
together-look = Deine Karten ansehen:
