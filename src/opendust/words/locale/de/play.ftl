# Was `opendust play`, `replay` und `verify` sagen.

play-player = Spieler { $number }
play-begins = { $title }. { $players }.
play-commitment = Die Würfel stehen fest, gebunden durch diese Prüfsumme: { $hash }
play-saved-in = Jede Eingabe wird aufbewahrt in { $file }
play-type-help = Tippe eine Nummer oder einen Befehl; ? zeigt alle Befehle.
play-resumed = Wieder aufgenommen nach { $inputs ->
    [one] 1 Eingabe
   *[other] { $inputs } Eingaben
 }.
play-torn = Die letzte Zeile der Datei war abgeschnitten und entfällt: Sie war nie bestätigt.
play-partners = Statt dessen könnte handeln: { $players } (partner)
play-no-partner = Jetzt kann niemand an deiner Stelle handeln.
play-pass-to = Übergib den Bildschirm an { $player }.
play-press-enter = { $player }, drücke Enter, wenn sonst niemand zusieht.
play-number-range = Die Liste hat keine Nummer { $number }; wähle 1 bis { $most }.
play-only = Enter: ja, b: zurück
play-pick = Nummer oder Name (Enter: zurück):
play-amount = { $question } { $least } bis { $most } [{ $default }]
play-units = { $question } { $units } [{ $default }]
play-all = all
play-none = keine
play-undone = Zurückgenommen: { $line }
play-legal = Das ist erlaubt: { $action }.
play-nothing-refused = Noch wurde nichts abgelehnt. Schreibe: why REGEL, oder: why BEFEHL
play-copied = Kopiert nach { $file }.
play-log-empty = Noch ist nichts geschehen.
play-ended-early = Die Partie ist aufbewahrt nach { $inputs ->
    [one] 1 Eingabe
   *[other] { $inputs } Eingaben
 }. Weiter mit: opendust play --resume { $file }
play-over = Die Partie ist aus nach { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
 }.
play-draw = Das Spiel endet unentschieden.
play-winner = { $count ->
    [one] { $players } hat gewonnen.
   *[other] { $players } haben gemeinsam gewonnen.
 }
play-afterwards = Noch einmal ansehen: opendust replay { $file }
play-check-dice = Die Würfel prüfen: opendust verify { $file }
play-limit = Nach { $inputs } Eingaben hat niemand gewonnen; die Partie endet hier.

play-help =
    Antworte mit der Nummer einer Möglichkeit oder mit einem Befehl. Namen dürfen gekürzt werden, solange sie eindeutig sind.
play-help-command-attack = attack SIBIRIEN MONGOLEI 3 tank 1 mech: ein ganzer Befehl; was fehlt, wird gefragt
play-help-command-all = attack sibirien mongolei all: alle Einheiten dort
play-help-command-default = default: was für einen Abwesenden getan wird
play-help-command-board = board: die ganze Stellung; board asien: eine Region; board sibirien: ein Gebiet und seine Nachbarn
play-help-command-hand = hand: deine Karten und was sie tun
play-help-command-scores = scores: Punkte, Gebiete, Einkommen von allen
play-help-command-log = log 30: die letzten 30 Ereignisse
play-help-command-menu = menu: die Möglichkeiten noch einmal
play-help-command-why = why PROD-15: eine Regel; why attack sibirien mongolei all: wäre das erlaubt, und warum nicht?
play-help-command-undo = undo: die letzte Eingabe zurücknehmen, bis etwas Verborgenes oder Zufälliges aufgedeckt ist
play-help-command-save = save DATEI: eine Kopie der Partie; aufbewahrt wird sie ohnehin nach jeder Eingabe
play-help-command-quit = quit: aufhören; die Partie kann wieder aufgenommen werden
play-help-now = Jetzt gehen außerdem diese Befehle:

play-hand-title = Hand von { $player }
play-hand-empty = Keine Karten auf der Hand.
play-card-played = Karte dieser Runde: { $card }{ $used ->
    [yes] , Fähigkeit eingesetzt
   *[no] {""}
 }
play-head-card = Karte
play-head-combat = Kampf
play-head-movement = Bewegung
play-head-production = Produktion
play-head-stars = Sterne
play-head-effect = Wirkung
play-head-player = Spieler
play-head-color = Farbe
play-head-points = Punkte
play-head-land = Land
play-head-sea = See
play-head-centers = Zentren
play-head-sources = Quellen
play-head-capitals = Hauptst.
play-head-income = Eink.
play-head-hand = Karten
play-head-majorities = Hoheiten
play-majority-production = Produktion
play-majority-sea = See
play-majority-land = Land
play-head-area = Gebiet
play-head-kind = Art
play-head-owner = Besitzer
play-head-units = Einheiten
play-kind-capital = Hauptstadt
play-kind-source = Energiequelle
play-kind-center = Zentrum
play-kind-beside = neben dir
play-adjacent-to = Angrenzend an { $area }:
play-round = Runde { $round }
play-to-win = { $points } Siegpunkte gewinnen.
play-no-region = Es gibt keine Region und kein Gebiet „{ $text }“.

replay-position = Nach Eingabe { $number } von { $all }
replay-start = Am Anfang; { $all } Eingaben folgen.
replay-help = Enter oder s: nächste Eingabe; b: zurück; j 120: zu Eingabe 120; r 3: zu Runde 3; board, scores, log; q: Ende
replay-at-end = Das ist das Ende.
replay-no-number = Schreibe eine Nummer hinter { $command }.
replay-no-round = Die Aufzeichnung hat keine Runde { $round }; sie endet in Runde { $last }.
verify-good = { $file }: { $inputs ->
    [one] 1 Eingabe
   *[other] { $inputs } Eingaben
 }, alle erlaubt; { $dice ->
    [one] 1 Ergebnis
   *[other] { $dice } Ergebnisse
 }, wie der Seed sie gibt; { $state ->
    [over] die Partie ist aus und ihre Schlussstellung stimmt
   *[open] die Partie ist nicht aus
 }.
verify-bad = { $file }: { $count } Fehler.
