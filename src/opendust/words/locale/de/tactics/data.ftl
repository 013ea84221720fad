# Dateien von Dust Tactics: Einheitenkarten, Szenarien, Pläne, Armeen, Profile; dazu Sichtlinie und Deckung.

# Felder jeder Datei
fault-field-unknown = Das Feld { $field } ist unbekannt. Erlaubt: { $known }.
fault-field-choice = { $field } kann nicht { $value } sein. Wähle aus: { $known }.
fault-field-text = { $field }: Hier muss ein Text stehen.
fault-field-list = { $field }: Hier muss eine Liste von Texten stehen.
fault-field-number = { $field }: Hier muss eine ganze Zahl von { $least } bis { $most } stehen, nicht { $value }.
fault-field-yes-or-no = { $field }: Hier muss true oder false stehen.
fault-field-table = { $field }: Hier muss eine Tabelle stehen.
fault-field-tables = { $field }: Hier muss eine Liste von Tabellen stehen.

# Einheitenkarten
fault-card-source = { $field }: Seite, Quelle oder Begründung fehlt.
fault-card-no-source = { $field }: Die Quelle der Zahl fehlt.
fault-card-range = { $field }: { $value } ist keine Reichweite. Erlaubt: 4, 3-6, U, C oder A.
fault-card-value = { $field }: { $value } ist kein Kampfwert. Erlaubt: -, 3/1, p2/3, 3/1,6/1, 1/hit oder 1/skull.
fault-card-volley = { $field }: Jede Stufe der Salve { $value } braucht denselben Schaden.
fault-card-columns = { $field }: Eine Waffenzeile hat 4 Werte für Soldaten, 7 für Fahrzeuge und 3 für Flugzeuge, getrennt durch |.
fault-card-size = { $field }: { $value } ist keine Größe. Erlaubt: 1x1 bis 3x3.
fault-card-cover = { $field }: Nur Trupps haben Deckungswerte.
fault-card-miniatures = { $field }: { $hp } LP, aber { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
 } in der Liste.
fault-card-nobody-carries = { $field }: Keine Figur trägt diese Waffe.
fault-card-role = { $field }: Die Fähigkeiten brauchen eine Figur mit der Rolle { $role }.
fault-card-sniper = { $field }: Die Fähigkeit Sniper und eine Scharfschützenwaffe gehören zusammen.

# Pläne
fault-map-empty = Der Plan ist leer.
fault-map-edges = Ein Plan mit Mauern hat in jeder Richtung eine ungerade Zahl von Zeichen, nicht { $width } mal { $height }.
fault-map-edge = { $sign } ist keine Kante. Erlaubt: Leerzeichen, - oder |, s und L.
fault-map-size = Ein Plan hat in jeder Richtung höchstens { $most } Felder.
fault-map-row = Diese Zeile hat { $found ->
    [one] 1 Feld
   *[other] { $found } Felder
 }, die erste hat { $expected }.
fault-map-sign = { $sign } ist kein Gelände. Erlaubt: . ~ x * # c t und 1 bis 9.
fault-marks-rows = Die Markierungen haben { $found ->
    [one] 1 Zeile
   *[other] { $found } Zeilen
 }, der Plan hat { $expected }.
fault-marks-row = Diese Zeile der Markierungen hat { $found ->
    [one] 1 Feld
   *[other] { $found } Felder
 }, der Plan hat { $expected }.

# Szenarien
fault-scenario-sides = Ein Szenario hat zwei Seiten, nicht { $count }.
fault-scenario-no-entry = Seite { $side } hat kein Startfeld. Markiere welche mit { $side }.
fault-scenario-entry = Einheiten von Seite { $side } können auf dem Startfeld { $space } nicht stehen.
fault-scenario-mark = Kein Feld ist mit { $mark } markiert.
fault-scenario-mark-unused = Die Markierung { $mark } gehört zu keinem Missionsziel.
fault-scenario-worthless = Dieses Missionsziel gewinnt die Partie nicht und bringt keine Punkte.
fault-scenario-cover-zone = Die Deckungszone ist zu klein: Deckungselemente { $wanted }, Felder { $room }.
fault-scenario-squares = { $room ->
    [one] Nur 1 Feld hat
   *[other] Nur { $room } Felder haben
 } Platz für ein Geländeplättchen.
fault-scenario-element = { $space }: Hier kann kein Deckungselement stehen ({ $element }).
fault-scenario-cut-off = Die Seiten können einander zu Fuß nicht erreichen.
fault-scenario-none = „{ $name }“ ist kein Szenario. Wähle aus: { $known }.

# Armeen
fault-army-none = „{ $name }“ ist keine Armee.
army-card-unknown = „{ $card }“ ist keine Einheitenkarte.
army-empty = Die Armee hat keine Einheiten.
army-over-limit = Die Armee kostet { $ap } AP. Die Grenze ist { $limit }.
army-mixed-factions = Eine Armee gehört zu einer einzigen Fraktion, nicht zu mehreren.
army-hero-twice = { $hero } gibt es nur einmal, nicht { $count }-mal.
army-command-squads = Zwei Kommandotrupps brauchen verschiedene Panzerungsklassen. Zweimal { $armor }: { $squad }.
army-wrong-faction = Diese Seite des Szenarios gehört zur Fraktion { $faction ->
    [allies] Alliierte
    [axis] Achse
   *[ssu] SSU
 }.
army-asked = Das Szenario verlangt { $bound ->
    [least] mindestens
   *[exactly] genau
 } { $who ->
    [soldier] { $count ->
        [one] einen Trupp oder Helden
       *[other] { $count } Trupps oder Helden
     }
    [squad] { $count ->
        [one] einen Trupp
       *[other] { $count } Trupps
     }
    [hero] { $count ->
        [one] einen Helden
       *[other] { $count } Helden
     }
    [vehicle] { $count ->
        [one] ein Fahrzeug
       *[other] { $count } Fahrzeuge
     }
    [aircraft] { $count ->
        [one] ein Flugzeug
       *[other] { $count } Flugzeuge
     }
    [artillery] { $count ->
        [one] eine Artillerieeinheit
       *[other] { $count } Artillerieeinheiten
     }
    [command] { $count ->
        [one] einen Kommandotrupp
       *[other] { $count } Kommandotrupps
     }
   *[any] { $count ->
        [one] eine Einheit
       *[other] { $count } Einheiten
     }
 }. Du hast { $have }.
army-too-many = Das Szenario verlangt genau { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
 }. Du hast { $have }.
join-needs-hero-and-squad = Nur ein Held schließt sich einem Trupp an: { $hero } und { $squad } passen nicht zusammen.
join-armor-differs = { $hero } hat { $heroarmor }, { $squad } hat { $squadarmor }. Ein Held braucht einen Trupp seiner Panzerungsklasse.
join-skill-differs = { $hero } und { $squad } müssen beide { $skill } haben oder keiner.
join-needs-commander = { $squad } ist ein Kommandotrupp. Dafür braucht { $hero } die Fähigkeit Commander.
join-second-hero = { $squad } hat schon einen Helden.

# Profile

# Sichtlinie und Deckung
sight-crosses-blocker = Die Linie kreuzt { $spaces } und ist dort versperrt.
sight-crosses-wall = Die Linie kreuzt die Mauer zwischen { $spaces }.
sight-corners-both-sides = Die Linie berührt Ecken auf beiden Seiten: { $spaces }.
sight-no-exit = { $spaces } hat in dieser Richtung keinen Ausgang.
cover-crate = Munitionskiste auf { $spaces }: leichte Deckung.
cover-trap = Panzersperre auf { $spaces }: schwere Deckung.
cover-cross = Trümmer auf { $spaces }: leichte Deckung.
cover-structure-inside = Im selben Gebäude: leichte Deckung.
cover-structure-outside = In einem Gebäude, von außen angegriffen: schwere Deckung.
cover-corner = Die Linie berührt eine Ecke von { $spaces } neben dem Ziel: leichte Deckung.
cover-wall = Die Linie berührt das Ende der Mauer zwischen { $spaces } neben dem Ziel: leichte Deckung.

# Befehle
units-none = „{ $name }“ ist keine Einheit. { $nearest ->
    [none] {""}
   *[other] Meintest du { $nearest }?
}
units-checked = { $count ->
    [one] 1 Einheitenkarte ist
   *[other] { $count } Einheitenkarten sind
 } in Ordnung (Zahlen: gedruckt { $printed }, veröffentlicht { $published }, rekonstruiert { $reconstructed }, eigene { $own }).
scenario-sound = { $name } ist in Ordnung: { $width } × { $height } Felder, { $ap } AP, { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
 }, { $objectives ->
    [one] 1 Missionsziel
   *[other] { $objectives } Missionsziele
 }.
scenario-legend = . Kreis  ~ Wasser  x Trümmer  * Rauch  # ohne Symbol  c Munitionskiste  t Panzersperre  1-9 in einem Gebäude  - | Mauer  s kleiner Eingang  L großer Eingang
scenario-marks-legend = 1 und 2 Startfelder  + Deckungszone  a b c ... Missionsziele
scenario-unknown = „{ $name }“ ist weder ein Szenario noch eine Datei. Wähle aus: { $known }.
army-unknown = „{ $name }“ ist weder eine Armee noch eine Datei. Wähle aus: { $known }.
army-sound = { $name } ist erlaubt: { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
 }, { $ap } AP.
units-head-kind = Art
units-head-movement = Bew.
units-head-skills = Fähigkeiten
units-head-figure = Angabe
units-head-value = Wert
units-head-source = Quelle
units-figure-armor = Panzerung
units-figure-movement = Bewegung
units-figure-hp = LP
units-figure-ap = AP
units-figure-skills = Fähigkeiten
units-figure-soft_cover = Leichte Deckung
units-figure-hard_cover = Schwere Deckung
units-figure-size = Größe
units-ammo = Munition { $ammo }
tactics-weapon-class-burst = Feuerstoß
tactics-weapon-class-flamethrower = Flammenwerfer
tactics-weapon-class-grenade = Granate
tactics-weapon-class-knife = Messer
tactics-weapon-class-laser = Laser
tactics-weapon-class-reloadable = nachladbar
tactics-weapon-class-sniper = Scharfschütze
