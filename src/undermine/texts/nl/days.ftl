# Dagen tussen twee zetten: terugkomen, berichten, andere apparaten, lezen zonder server.

days-asked = { $ago } gevraagd
days-touched = laatste zet { $ago }
days-moves = { $moves ->
    [one] { $moves } zet sinds je hier was
   *[other] { $moves } zetten sinds je hier was
}

days-move = Neem deze plaats mee naar een ander apparaat
days-move-how = Scan dit met het andere apparaat, of open de link daar.
days-move-once = Hij werkt één keer, tien minuten lang. Hier kun je ook verder spelen. Wie hem opent, speelt als jij: laat hem aan niemand anders zien.
days-move-again = Maak een nieuwe link

days-take-title = Hier verder spelen?
days-take-words = Dit apparaat krijgt de plaats die je op het andere hebt. Je kunt op allebei spelen.
days-take = Neem de plaats

days-notice = Jij bent aan de beurt, aan tafel { $code }.
days-tell = Laat me weten wanneer ik aan de beurt ben
days-tell-words = Je browser laat het je weten, ook als deze pagina dicht is. Hij noemt de tafel, en niets uit het spel.
days-told = Je krijgt het te horen, ook als deze pagina dicht is.
days-tell-no-more = Laat het me niet meer weten
days-tell-denied = Je browser staat niet toe dat deze pagina je iets laat weten. In zijn instellingen kun je het toestaan.
days-tell-failed = Je browser kon dit niet instellen. Probeer het later nog eens.

days-offline = Om te spelen is de server nodig, en die is nu niet bereikbaar
days-offline-words = Je plaatsen blijven van jou, en de spellen gaan verder zodra hij er weer is. Tot dan kun je lezen wat je hier al eerder hebt bekeken:
days-offline-nothing = Je plaatsen blijven van jou, en de spellen gaan verder zodra hij er weer is.
days-offline-again = Probeer het opnieuw
days-offline-rules = Regels van { $game }
days-offline-replay = Herhaling van een spel aan tafel { $code }
