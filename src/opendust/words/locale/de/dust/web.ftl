# Das Ende einer Runde.

web-scoring = Runde { $round } · Wertung
web-scoring-goal = Wer zuerst { $points } hat{ $capital ->
    [true] {" "}und eine Hauptstadt hält
   *[other] {""}
 }
web-scoring-line = { $name }: +{ $gain }, insgesamt { $now }.
web-to-map = Zum Spielplan
web-head-gain = Diese Runde
web-majority-production = Produktion
web-majority-sea = See
web-majority-land = Land

# Das Ende einer Partie, und der Blick zurück.

web-victory = { $winners ->
    [one] { $name } gewinnt den Krieg
   *[other] { $name } teilen sich den Sieg
 }
web-after-rounds = { $rounds ->
    [one] Nach einer Runde
   *[other] Nach { $rounds } Runden
 }
web-victory-why = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }, { $capitals ->
    [0] keine Hauptstadt
    [one] 1 Hauptstadt
   *[other] { $capitals } Hauptstädte
 }, { $sources ->
    [one] 1 Energiequelle
   *[other] { $sources } Energiequellen
 }, { $majorities ->
    [0] keine Hoheit
    [one] 1 Hoheit
   *[other] { $majorities } Hoheiten
 }.
web-victory-always = { $name } lag nie zurück.
web-victory-since = In Führung seit Runde { $round }.
web-victory-capital = { $name } hatte mehr Punkte, aber keine Hauptstadt.
web-victory-late = Die Führung kam erst in der letzten Runde.
web-decisive = Die Gefechte, auf die es ankam
web-battle-took = Runde { $round }: { $attacker } erobert es von { $defender }. { $mine } Produktionspunkte verloren, { $theirs } zerstört.
web-battle-held = Runde { $round }: { $defender } hält es gegen { $attacker }. { $theirs } Produktionspunkte verloren, { $mine } zerstört.
web-victory-luck = Würfel von { $name }: { $hits } Treffer, { $expected } erwartet.
web-graph = { $rounds ->
    [one] Siegpunkte aller über eine Runde
   *[other] Siegpunkte aller über { $rounds } Runden
 }

# The desk below the map

web-coins-lost = { $points ->
    [one] 1 Punkt nicht ausgegeben
   *[other] { $points } Punkte nicht ausgegeben
 }
web-coins-spent = alles ausgegeben
web-choose-card = Wähle deine Karte
web-choose-card-note = Niemand sieht sie, bevor alle eine gewählt haben. Der höchste Kampfwert beginnt; bei Gleichstand zählen die Sterne.
web-choose-card-setup = Der höchste Kampfwert wählt zuerst.
web-legend-combat = Angriffe und dein Platz in der Reihenfolge
web-legend-movement = Bewegungen
web-legend-production = zusätzliche Produktion
web-sealed = hat gewählt
web-is-thinking = überlegt …
web-see-map = Weltkarte ansehen
web-show-cards = Zurück zur Auswahl
web-setup-card = Karte
web-setup-capital = Hauptstadt
web-setup-areas = Gebiete
web-setup-centers = Zentren
web-setup-reinforcements = Verstärkung
web-moves-left = noch { $count }
web-purse-centers = Zentren
web-purse-capitals = Hauptstädte
web-purse-card = Karte
web-purse-least = Minimum
web-ware-card = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
 }
web-ware-center = baut { $count ->
    [one] 1 Einheit je Zug
   *[other] { $count } Einheiten je Zug
 }
web-stock = noch { $count }
web-still-to-place = Noch einzusetzen: { $count }
web-draft-sea = Wähle ein leuchtendes Seegebiet neben einem deiner Zentren.
web-draft-center = Wähle ein leuchtendes Landgebiet. Gebaut wird dort ab dem nächsten Zug.
web-all-placed = Alles hat seinen Platz
web-all-placed-note = Wähle ein Gebiet, um eine Einheit zurückzunehmen. Bis du beendest, ist nichts fest.
web-rest-here = Den Rest nach { $area }
web-finish-production = Produktion beenden
web-tray = Einheiten einsetzen
web-tray-waits = noch { $count }
web-placed-here = In diesem Zug hier gebaut: { $count }/{ $most }
web-place-hint = Wähle ein leuchtendes Gebiet. So viele Einheiten baut ein Zentrum höchstens je Zug: { $most }.
web-place-one = 1 einsetzen: { $what }
web-place-many = Alle { $count } einsetzen
web-step-who = Ziel: { $area }. Wähle ein leuchtendes Gebiet als Start.
web-step-either = Wähle eines deiner leuchtenden Gebiete oder das Ziel des Angriffs.
web-you-take-it = du eroberst es: { $chance }
web-odds-short-conquest = erobert
web-odds-short-defence = gehalten
web-odds-short-cease-fire = Waffenstillstand
web-nothing-stays = niemand bleibt zurück
web-stays = es bleibt: { $units }
web-all-but-one = Alle bis auf eine
web-all-units = Alle
web-abandons-capital = { $area } ist eine Hauptstadt. Bleibt niemand, verlierst du sie.
web-abandons-center = { $area } hat ein Produktionszentrum. Bleibt niemand, verlierst du es.
web-abandons-source = { $area } ist eine Energiequelle. Bleibt niemand, verlierst du sie.
web-abandons-area = Niemand bleibt: Du gibst { $area } auf.
web-center-short = Zentrum
web-neutrals-short = Neutrale Truppen
web-go-move = Bewegen → { $area }
web-go-attack = { $area } angreifen
web-go-claim = { $area } beanspruchen
web-turn-order = Zugreihenfolge
web-task-move = Bewegen
web-task-attack = Angreifen
web-task-bombard = Spezialangriff
web-task-free-mech = Freier Mech
web-standing = Punkte, und was eine Runde jetzt brächte
web-ends-movement = beendet die Bewegung
web-attack-ends-movement = Ein Angriff beendet deine Bewegung.
web-card-gives = { $combat ->
    [one] 1 Angriff
   *[other] { $combat } Angriffe
 }, { $movement ->
    [one] 1 Bewegung
   *[other] { $movement } Bewegungen
 }, zusätzliche Produktion: { $production }
web-rolls-now = würfelt jetzt
web-last-roll = Letzter Wurf
web-scoring-on = Weiter zu Runde { $round }
web-scoring-lead = In Führung: { $names } mit { $points } von { $goal } Punkten.
