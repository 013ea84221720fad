# What a screen says beside the sentences of a game.

dust-stage-setup = Aufbau
dust-stage-cards = Karten
dust-stage-production = Produktion
dust-stage-movement = Bewegung
dust-stage-combat = Kampf
dust-stage-battle = Gefecht
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

# Das Formular für eine neue Partie.
dust-brief = Welteroberung für zwei bis sechs: geheime Karten, Produktion, Gefechte mit Würfeln.
tactics-brief = Trupps, Helden und Läufer auf einem Schlachtfeld aus Quadraten, zwei Seiten.
setting-edition = Regeln
setting-scenario = Szenario
setting-profile = Regeln
dust-edition-brief = { $changed ->
    [0] Die üblichen Regeln.
    [one] Eine Option weicht von den üblichen Regeln ab.
   *[other] { $changed } Optionen weichen von den üblichen Regeln ab.
 } Siegpunkte zum Sieg: { $two } zu zweit, { $three } zu dritt oder viert, { $five } zu fünft oder sechst.
bot-random = Zufall
bot-random-brief = Spielt irgendetwas Erlaubtes. Gut für den ersten Versuch.
bot-recruit = Rekrut
bot-recruit-brief = Spielt mit Verstand: verteidigt, baut, greift an, wo die Aussichten gut sind.
bot-captain = Hauptmann
bot-captain-brief = Probiert seine besten Pläne im Kopf, bevor er handelt.
bot-general = General
bot-general-brief = Denkt so lange er darf über seine Pläne und deine Antworten nach.

# Fragen zu einer Stellung.
dust-outcome-conquest = Der Angreifer nimmt das Gebiet ein
dust-outcome-defence = Der Verteidiger behält das Gebiet
dust-outcome-cease-fire = Waffenstillstand
dust-outcome-empty = Niemand bleibt übrig
study-unknown = Es gibt keine Frage „{ $name }“. Es gibt: { $known }.
study-area-unknown = Es gibt kein Gebiet „{ $name }“.
study-place-unknown = Es gibt keine Einheit und kein Feld „{ $name }“.
study-too-large = Das ist mehr als { $most }.
study-no-move = Keine deiner Einheiten bewegt sich.
odds-not-legal = Das ist jetzt nicht erlaubt.
odds-no-battle = Es steht gerade kein Gefecht vor dem Wurf. Nenne einen Angriff oder frage vor dem nächsten Wurf.
