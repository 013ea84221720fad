# Was ein Bildschirm neben den Sätzen eines Spiels sagt.

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
    [one] Warten auf { $players }.
   *[other] Warten auf: { $players }.
 }
wait-for-you = Du bist dran.
wait-for-you-and = Du bist dran, außerdem: { $players }.

# Was rings um das Spiel geschieht.
table-sit = { $player } nimmt Platz.
table-fill = { $player } (Bot) nimmt Platz.
table-cancel = Die Partie ist abgesagt.
table-start = Die Partie beginnt.
table-undo = { $player } nimmt die letzte Entscheidung zurück.
table-hand = Ein Bot spielt jetzt für { $player }.
table-settle = Ein Hauptmann baut für { $player } auf.
table-take = { $player } spielt wieder selbst.
table-resign = { $player } gibt auf.
table-agree = { $player } möchte eine Pause.
table-go-on = { $player } spielt weiter.
table-rematch = Eine neue Partie ist vereinbart.
table-talk = { $player } ändert, wer schreiben darf.
table-hush = { $player } schaltet { $other } stumm.
table-hear = { $other } darf wieder schreiben ({ $player }).
table-deadline = Die Zeit von { $player } ist um. Die Vorgabe wird gespielt.
table-bot-failed = Der Bot von { $player } antwortet nicht. Die Vorgabe wird gespielt.

# Das Formular für eine neue Partie.
dust-brief = Welteroberung für zwei bis sechs Spieler: geheime Karten, Produktion, Gefechte mit Würfeln.
tactics-brief = Trupps, Helden und Läufer auf einem Schlachtfeld aus Feldern, zwei Seiten.
setting-edition = Regeln
setting-scenario = Szenario
setting-profile = Regeln
dust-edition-brief = { $changed ->
    [0] Die üblichen Regeln.
    [one] Eine Hausregel weicht von den üblichen Regeln ab.
   *[other] { $changed } Hausregeln weichen von den üblichen Regeln ab.
 } Zum Sieg nötige Siegpunkte: { $two } zu zweit, { $three } zu dritt oder viert, { $five } zu fünft oder sechst.
bot-random = Zufall
bot-random-brief = Spielt irgendetwas Erlaubtes. Gut für den Anfang.
bot-cadet = Kadett
bot-cadet-brief = Für Kinder und erste Partien: vernünftig, übersieht aber vieles, was er tun könnte.
bot-recruit = Rekrut
bot-recruit-brief = Spielt mit Verstand und ohne zu zögern: nimmt, was jetzt gut ist, und plant nicht voraus.
bot-captain = Hauptmann
bot-captain-brief = Spielt seine besten Pläne durch, bevor er handelt.
bot-general = General
bot-general-brief = Bedenkt seine Pläne und deine Antworten, solange die Zeit reicht.
bot-marshal = Marschall
bot-marshal-brief = Ein General, der aus Tausenden Partien zu zweit den besten Aufbau gelernt hat.

# Fragen zu einer Stellung.
dust-outcome-conquest = Der Angreifer erobert das Gebiet
dust-outcome-defence = Der Verteidiger hält das Gebiet
dust-outcome-cease-fire = Waffenstillstand
dust-outcome-empty = Keine Einheit bleibt übrig
study-unknown = „{ $name }“ ist keine Frage. Wähle aus: { $known }.
study-area-unknown = Es gibt kein Gebiet „{ $name }“.
study-place-unknown = „{ $name }“ ist weder eine Einheit noch ein Feld.
study-too-large = Das ist zu viel: höchstens { $most }.
study-no-move = Keine deiner Einheiten bewegt sich.
study-no-window = Gerade kann niemand Reaktionsfeuer geben.
study-not-asked = Du entscheidest gerade nicht.
study-no-counsel = Dazu hat der Hauptmann keinen Rat.
odds-not-legal = Das ist jetzt nicht erlaubt.
odds-no-battle = Gerade läuft kein Gefecht. Nenne einen Angriff oder frage vor dem nächsten Wurf.
temper-bold = kühn
temper-bold-brief = Greift oft an und riskiert mehr.
temper-builder = baufreudig
temper-builder-brief = Kauft früh Produktionszentren und bewacht sie.
temper-greedy = gierig
temper-greedy-brief = Nimmt Energiequellen und freies Land, wo immer sie liegen.
