## Met meer mensen aan één apparaat

together-who = Wie speelt er op dit apparaat?
together-name = Naam van speler { $number }
together-done = Klaar: scherm afdekken
together-look = Je kaarten bekijken:
