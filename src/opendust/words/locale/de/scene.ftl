# What a screen says beside the sentences of a game.

dust-stage-setup = Aufbau
dust-stage-cards = Karten
dust-stage-production = Produktion
dust-stage-movement = Bewegung
dust-stage-combat = Kampf
dust-stage-battle = Schlacht
dust-stage-end = Rundenende
tactics-stage-setup = Aufbau
tactics-stage-initiative = Initiative
tactics-stage-activation = Aktivierung
tactics-stage-movement = Bewegung
tactics-stage-reaction = Reaktionsfeuer
tactics-stage-attack = Angriff
tactics-stage-end = Rundenende

wait-for = { $count ->
    [one] Wir warten auf { $players }.
   *[other] Wir warten auf: { $players }.
 }
wait-for-you = Du bist an der Reihe.
wait-for-you-and = Du bist an der Reihe, außerdem: { $players }.

# Was rings um das Spiel geschieht.
table-sit = { $player } hat Platz genommen.
table-start = Die Partie hat begonnen.
table-undo = { $player } hat die letzte Wahl zurückgenommen.
table-hand = Für { $player } spielt jetzt ein Bot.
table-take = { $player } spielt wieder selbst.
table-resign = { $player } hat aufgegeben.
table-agree = { $player } möchte eine Pause.
table-go-on = { $player } spielt weiter.
table-rematch = Eine weitere Partie ist vereinbart.
table-deadline = Die Zeit von { $player } war um; es gilt die Vorgabe.
table-bot-failed = Der Bot von { $player } gab keine Antwort; es gilt die Vorgabe.
