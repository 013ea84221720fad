# Was `opendust play`, `replay` und `verify` sagen.

play-player = Spieler { $number }
play-begins = { $title }. { $players }.
play-commitment = Die Würfel stehen fest. Prüfsumme: { $hash }
play-saved-in = Gespeichert in: { $file }
play-type-help = Tippe eine Nummer oder einen Befehl; ? zeigt alle Befehle.
play-resumed = Partie fortgesetzt nach { $inputs ->
    [one] 1 Eingabe
   *[other] { $inputs } Eingaben
 }.
play-torn = Die letzte Zeile der Datei war abgeschnitten und entfällt. Sie war noch nicht bestätigt.
play-partners = Auch handeln könnte: { $players } (partner)
play-no-partner = Jetzt kann niemand für dich handeln.
play-pass-to = Gib den Bildschirm weiter an { $player }.
play-press-enter = { $player }: Drücke Enter, wenn sonst niemand zusieht.
play-number-range = Nummer { $number } gibt es hier nicht. Wähle 1 bis { $most }.
play-only = Enter: ja, b: zurück
play-pick = Nummer oder Name (Enter: zurück):
play-amount = { $question } { $least } bis { $most } [{ $default }]
play-units = { $question } { $units } [{ $default }]
play-all = all
play-none = keine
play-undone = Zurückgenommen: { $line }
play-legal = Das ist erlaubt: { $action }.
play-nothing-refused = Bisher wurde nichts abgelehnt. Tippe: why REGEL oder why BEFEHL
play-copied = Kopiert: { $file }
play-log-empty = Noch keine Ereignisse. Der Verlauf füllt sich beim Spielen.
play-ended-early = Die Partie ist gespeichert, nach { $inputs ->
    [one] 1 Eingabe
   *[other] { $inputs } Eingaben
 }. Weiter mit: opendust play --resume { $file }
play-over = Die Partie ist zu Ende, nach { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
 }.
play-draw = Die Partie endet unentschieden.
play-winner = { $count ->
    [one] { $players } gewinnt.
   *[other] { $players } gewinnen gemeinsam.
 }
play-afterwards = Noch einmal ansehen: opendust replay { $file }
play-check-dice = Die Würfel prüfen: opendust verify { $file }
play-limit = Nach { $inputs ->
    [one] 1 Eingabe
   *[other] { $inputs } Eingaben
 } hat niemand gewonnen. Die Partie endet hier.

play-help =
    Antworte mit der Nummer einer Möglichkeit oder mit einem Befehl. Namen darfst du abkürzen, solange sie eindeutig sind.
play-help-command-attack = attack SIBIRIEN MONGOLEI 3 tank 1 mech: ein ganzer Befehl; was fehlt, wird gefragt
play-help-command-all = attack sibirien mongolei all: alle Einheiten dort
play-help-command-default = default: die Vorgabe, wie für einen abwesenden Spieler
play-help-command-board = board: der ganze Spielplan; board asien: eine Region; board sibirien: ein Gebiet und seine Nachbarn
play-help-command-hand = hand: deine Karten und ihre Wirkung
play-help-command-scores = scores: Siegpunkte, Gebiete und Einkommen aller Spieler
play-help-command-log = log 30: die letzten 30 Ereignisse
play-help-command-menu = menu: die Möglichkeiten noch einmal
play-help-command-hint = hint: was ein Hauptmann hier täte, und warum
play-help-command-why = why PROD-15: eine Regel; why attack sibirien mongolei all: Ist das erlaubt, und warum nicht?
play-help-command-undo = undo: die letzte Eingabe zurücknehmen, solange nichts gewürfelt, gezogen oder aufgedeckt wurde
play-help-command-save = save DATEI: eine Kopie der Partie; gespeichert wird sie ohnehin nach jeder Eingabe
play-help-command-quit = quit: aufhören; die Partie lässt sich fortsetzen
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
play-kind-center = Produktionszentrum
play-kind-beside = grenzt an dich
play-adjacent-to = Angrenzend an { $area }:
play-round = Runde { $round }
play-to-win = Zum Sieg nötig: { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
 }.
play-no-region = „{ $text }“ ist weder eine Region noch ein Gebiet.

replay-position = Nach Eingabe { $number } von { $all }
replay-start = Am Anfang; { $all ->
    [one] 1 Eingabe folgt
   *[other] { $all } Eingaben folgen
 }.
replay-help = Enter oder s: nächste Eingabe; b: zurück; j 120: zu Eingabe 120; r 3: zu Runde 3; board, scores, log; q: Ende
replay-at-end = Das ist das Ende.
replay-no-number = Schreibe eine Nummer nach { $command }.
replay-no-round = Runde { $round } gibt es nicht. Die Aufzeichnung endet in Runde { $last }.
verify-start = Sie beginnt in der Stellung einer anderen Partie: { $inputs ->
    [one] Die erste Eingabe ist erlaubt, ihre
   *[other] Die ersten { $inputs } Eingaben sind erlaubt, ihre
 } Würfel sind nicht geprüft.
verify-good = { $file }: { $inputs ->
    [one] 1 Eingabe
   *[other] { $inputs } Eingaben
 }, alle erlaubt; { $dice ->
    [one] 1 Ergebnis
   *[other] { $dice } Ergebnisse
 }, wie der Startwert sie ergibt; { $state ->
    [over] die Partie ist zu Ende, und die Endstellung stimmt
   *[open] die Partie ist nicht zu Ende
 }.
verify-shares = { $player } war an { $part } von { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfen
 } beteiligt.
verify-bad = { $file }: { $count } Fehler.
