# Tage zwischen zwei Zügen: wiederkommen, Nachrichten, andere Geräte, Lesen ohne Server.

days-asked = { $ago } gefragt
days-touched = letzter Zug { $ago }
days-moves = { $moves ->
    [one] { $moves } Zug, seit du hier warst
   *[other] { $moves } Züge, seit du hier warst
}

days-move = Diesen Platz auf ein anderes Gerät mitnehmen
days-move-how = Scanne das mit dem anderen Gerät, oder öffne dort den Link.
days-move-once = Er gilt einmal, für zehn Minuten. Hier kannst du auch weiterspielen. Wer ihn öffnet, spielt als du: Zeig ihn niemandem sonst.
days-move-again = Neuen Link machen

days-take-title = Hier weiterspielen?
days-take-words = Dieses Gerät bekommt den Platz, den du auf dem anderen hast. Du kannst auf beiden spielen.
days-take = Platz übernehmen

days-notice = Du bist dran, an Tisch { $code }.
days-tell = Sag mir, wenn ich dran bin
days-tell-words = Dein Browser gibt dir Bescheid, auch wenn diese Seite zu ist. Er nennt den Tisch, und nichts aus dem Spiel.
days-told = Du bekommst Bescheid, auch wenn diese Seite zu ist.
days-tell-no-more = Nicht mehr Bescheid geben
days-tell-denied = Dein Browser lässt nicht zu, dass diese Seite dir Bescheid gibt. In seinen Einstellungen kannst du es erlauben.
days-tell-failed = Dein Browser konnte das nicht einrichten. Versuch es später noch einmal.

days-offline = Zum Spielen braucht es den Server, und der ist gerade nicht zu erreichen
days-offline-words = Deine Plätze bleiben dir, und die Spiele gehen weiter, sobald er wieder da ist. Bis dahin kannst du lesen, was du dir hier schon angesehen hast:
days-offline-nothing = Deine Plätze bleiben dir, und die Spiele gehen weiter, sobald er wieder da ist.
days-offline-again = Noch einmal versuchen
days-offline-rules = Regeln von { $game }
days-offline-replay = Wiederholung eines Spiels an Tisch { $code }
