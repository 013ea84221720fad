# Fehler in Spielplandateien: die Form.

fault-board-unknown = „{ $board }“ ist kein mitgelieferter Spielplan. Wähle aus: { $known }.
fault-board-unknown-key = { $key } ist in einer Spielplandatei unbekannt. Erlaubt: { $known }.
fault-board-no-name = Dem Spielplan fehlt der Name. Schreibe zum Beispiel: name = "my-world"
fault-board-no-areas = Die Liste { $kind } fehlt. Schreibe: { $kind } = [ ... ], ein Gebiet je Zeile.
fault-board-too-many-areas = Liste { $kind }: { $count } Gebiete sind zu viele, höchstens { $most } sind erlaubt.
fault-board-area-without-id = Liste { $kind }: Dem Gebiet Nummer { $number } fehlt die Kennung. Schreibe: { "{" } id = "iceland", at = [-19, 65], name = "Iceland" { "}" }
fault-board-bad-id = { $area } ist keine Kennung. Erlaubt sind Kleinbuchstaben, Ziffern und einzelne Bindestriche, am Anfang ein Buchstabe.
fault-board-area-twice = Das Gebiet { $area } steht zweimal da. Kennungen müssen sich unterscheiden.
fault-board-unknown-field = { $area }: { $key } ist hier unbekannt. Erlaubt: { $known }.
fault-board-bad-place = { $area } braucht einen Ort: at = [Länge von -180 bis 180, Breite von -90 bis 90].
fault-board-unknown-shape = Für { $area } ist eine Form angegeben, aber dieses Gebiet gibt es nicht.
fault-board-bad-shape = Die Form von { $area } muss eine Liste von Orten sein, zum Beispiel: [[-9, 57], [-2, 53]]
fault-board-unknown-region = { $area } liegt in { $region }; das ist keine der Regionen. Wähle aus: { $known }.
fault-board-unknown-mark = { $area } kann nicht mit { $mark } markiert werden. Wähle aus: { $known }.
fault-board-capital-at-sea = { $area } ist ein Seegebiet. Hauptstädte sind Landgebiete.
fault-board-without-name = { $area } braucht einen Namen: name = "..." oder name = { "{" } en = "...", de = "..." { "}" }, mindestens englisch.
fault-board-bad-name = { $area }: Der Name unter { $key } muss ein Text in einer dieser Sprachen sein: { $known }.
fault-board-regions-no-table = Die Regionen müssen eine Tabelle sein: [regions], dann eine Zeile je Region.
fault-board-links-no-table = Die Verbindungen müssen eine Tabelle sein: [links], dann eine Zeile je Gebiet, zum Beispiel: iceland = ["greenland", "north-sea"]
fault-board-link-ends-no-list = Die Verbindungen von { $area } müssen eine Liste von Kennungen sein, zum Beispiel: { $area } = ["greenland", "north-sea"]
fault-board-unknown-link-end = Eine Verbindung führt zu { $area }. Dieses Gebiet gibt es nicht.
fault-board-unknown-link-end-near = Eine Verbindung führt zu { $area }. Dieses Gebiet gibt es nicht. Meintest du { $near }?
fault-board-self-link = { $area } ist mit sich selbst verbunden.
fault-board-link-twice = Die Verbindung { $area } – { $other } steht zweimal da, zuerst in Zeile { $first }. Schreibe jede Verbindung nur einmal.
fault-board-small-line = { $key } muss Wörter in einem Text enthalten, zum Beispiel: "rome! oslo paris*"
fault-board-small-id = { $area } ist keine Kennung mit Markierung. Schreibe Kleinbuchstaben, Ziffern und Bindestriche, dann nichts, ! (Hauptstadt) oder * (Energiequelle).
fault-board-small-link = { $link } verbindet nicht zwei der Gebiete. Schreibe zum Beispiel: rome-oslo
fault-board-small-link-twice = Die Verbindung { $link } steht zweimal da.

# Bedingungen einer Weltkarte.

fault-world-land-count = Landgebiete: { $count }; eine Weltkarte hat { $wanted }.
fault-world-sea-count = Seegebiete: { $count }; eine Weltkarte hat { $wanted }.
fault-world-capital-count = Hauptstädte: { $count }; eine Weltkarte hat { $wanted }.
fault-world-land-source-count = Energiequellen an Land: { $count }; eine Weltkarte hat { $wanted }.
fault-world-sea-source-count = Energiequellen auf See: { $count }; eine Weltkarte hat { $wanted }.
fault-world-capital-alone = Die Hauptstadt { $area } hat keinen Partner. Verbinde sie mit einer anderen Hauptstadt.
fault-world-capital-crowd = Die Hauptstadt { $area } grenzt an mehrere Hauptstädte ({ $others }). Erlaubt ist nur ein Partner.
fault-world-capital-inland = Die Hauptstadt { $area } liegt nicht an der Küste. Verbinde sie mit einem Seegebiet.
fault-world-pairs-close = Die Hauptstädte { $area } und { $other } gehören zu verschiedenen Paaren und liegen zu nah: Abstand { $steps }, mindestens { $wanted } ist nötig.
fault-world-few-links = { $area } hat { $count ->
    [0] keine Verbindung
    [one] nur eine Verbindung
   *[other] nur { $count } Verbindungen
 }. Jedes Gebiet braucht mindestens { $wanted }.
fault-world-sea-apart = Diese Seegebiete sind von den anderen aus nicht über See erreichbar: { $areas }. Eine Verbindung fehlt.
fault-world-board-apart = Diese Gebiete sind von den anderen aus nicht erreichbar: { $areas }. Eine Verbindung fehlt.
fault-world-off-map = { $area } liegt zu weit im Norden oder Süden und lässt sich nicht zeichnen.
fault-world-circles-touch = Die Kreise von { $area } und { $other } berühren sich. Verschiebe einen.
fault-world-wrap-on-land = Die Verbindung { $area } – { $other } ginge über den Seitenrand der Weltkarte. Das dürfen nur Verbindungen zwischen Seegebieten.
fault-world-link-through = Die Verbindung { $area } – { $other } läuft durch den Kreis von { $through }.
fault-world-links-cross = Die Verbindung { $area } – { $other } kreuzt die Verbindung { $third } – { $fourth }.
fault-world-link-missing = Die Verbindung { $area } – { $other } unseres Spielplans mit diesem Namen fehlt hier. Ergänze sie oder wähle einen anderen Namen.
fault-world-link-added = Unser Spielplan mit diesem Namen hat keine Verbindung { $area } – { $other }. Entferne sie oder wähle einen anderen Namen.

# Fehler in Kartenstapeldateien.

fault-deck-unknown = „{ $deck }“ ist kein mitgelieferter Kartenstapel. Wähle aus: { $known }.
fault-deck-no-name = Dem Kartenstapel fehlt der Name. Schreibe zum Beispiel: name = "my-deck"
fault-deck-no-cards = Die Liste der Karten fehlt. Schreibe: cards = ["322-2-nurse", ...]
fault-deck-size = { $count ->
    [one] 1 Karte ist
   *[other] { $count } Karten sind
 } nicht erlaubt: Ein Kartenstapel hat 1 bis { $most } Karten.
fault-deck-card-twice = Die Karte { $card } ist zweimal im Kartenstapel. Karten müssen sich unterscheiden.
fault-deck-card-form = { $card } ist keine Karte. Schreibe Kampf, Bewegung, Produktion, dann Sterne, dann die Fähigkeit: 322-2-nurse
fault-deck-sum = Die Werte von { $card } ergeben { $sum }, nicht 7.
fault-deck-ability = { $card }: „{ $ability }“ ist keine Fähigkeit. Wähle aus: { $known }.

# Die Zeichnung.

board-title = DUST: der Spielplan „{ $board }“
board-legend-land = Landgebiet
board-legend-sea = Seegebiet
board-legend-capital = Hauptstadt (ein Landgebiet)
board-legend-land-source = Energiequelle an Land
board-legend-sea-source = Energiequelle auf See
board-legend-solid = angrenzende Gebiete
board-legend-dashed = angrenzend: Küstengebiet und Seegebiet
board-legend-edge = geht beim selben Buchstaben am anderen Rand weiter

# Die Tabelle der Ausgewogenheit.

fairness-land-neighbours = angrenzende Landgebiete
fairness-sea-neighbours = angrenzende Seegebiete
fairness-within-2 = Gebiete in 2 Schritten
fairness-within-3 = Gebiete in 3 Schritten
fairness-land-within-2 = Landgebiete in 2 Schritten über Land
fairness-land-within-3 = Landgebiete in 3 Schritten über Land
fairness-land-source-1 = nächste Energiequelle an Land
fairness-land-source-2 = zweite Energiequelle an Land
fairness-land-source-3 = dritte Energiequelle an Land
fairness-land-source-4 = vierte Energiequelle an Land
fairness-land-sources-all = alle Energiequellen an Land, Schritte zusammen
fairness-sea-source-1 = nächste Energiequelle auf See, über See
fairness-sea-source-2 = zweite Energiequelle auf See, über See
fairness-sea-sources-all = alle Energiequellen auf See, Schritte zusammen
fairness-rival = nächste Hauptstadt eines anderen Paars
fairness-rivals-all = Hauptstädte anderer Paare, Schritte zusammen
fairness-spread = Spanne

# Was `opendust board` sagt.

board-sound = { $board } ist in Ordnung (Landgebiete { $land }, Seegebiete { $sea }, Verbindungen { $links }, Prüfsumme { $digest }).
board-unsound = { $count ->
    [one] Eine Bedingung ist
   *[other] { $count } Bedingungen sind
 } verletzt. Der Spielplan ist lesbar, aber keine gültige Weltkarte.
board-unreadable = { $count ->
    [one] Ein Fehler
   *[other] { $count } Fehler
 }: Das ist kein Spielplan.
board-drawn = { $board } ist gezeichnet: { $file }
fault-file-unwritable = Die Datei lässt sich nicht schreiben: { $reason }
