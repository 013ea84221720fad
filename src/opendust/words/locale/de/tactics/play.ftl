# Was `opendust play tactics` und `replay` von einer Stellung in Dust Tactics sagen.

tactics-play-title = Dust Tactics, { $scenario } ({ $profile }). { $brief }
tactics-play-legend = GROSS: erste Seite; klein: zweite Seite; ' schon aktiviert; . offen, ~ Wasser, x Trümmer, * Rauch, # unpassierbar, _ innen, c Munitionskiste, t Panzersperre; - und | Mauern, s kleine und L große Eingänge; E und e Startfelder der ersten und zweiten Seite, o Missionsziel

tactics-play-head-code = Zeichen
tactics-play-head-unit = Einheit
tactics-play-head-player = Spieler
tactics-play-head-place = Feld
tactics-play-head-armor = Panzerung
tactics-play-head-strength = Übrig
tactics-play-head-ap = AP
tactics-play-head-state = Zustand
tactics-play-head-weapon = Waffe
tactics-play-head-range = Reichweite
tactics-play-head-side = Seite
tactics-play-head-players = Spieler
tactics-play-head-points = Punkte
tactics-play-head-on-board = Schlachtfeld
tactics-play-head-in-reserve = In Reserve
tactics-play-head-destroyed = Zerstört

tactics-play-unit-destroyed = zerstört
tactics-play-unit-off = in Reserve
tactics-play-unit-activated = aktiviert
tactics-play-unit-with = mit { $unit }
tactics-play-weapon-empty = { $weapon }: leer
tactics-play-weapon-ammo = { $weapon }: Munition { $ammo }
tactics-play-strength = { $left } von { $full }

tactics-play-terrain-circle = offenes Gelände
tactics-play-terrain-triangle = tiefes Wasser
tactics-play-terrain-cross = Trümmer
tactics-play-terrain-diamond = Rauch
tactics-play-terrain-none = unpassierbar
tactics-play-terrain-inside = in einem Gebäude

tactics-play-shot = { $target }; { $value }{ $cover ->
    [soft] , leichte Deckung
    [hard] , schwere Deckung
   *[none] {""}
 }
tactics-play-plan-sustained = mit beiden Aktionen angreifen; Fehlwürfe werden neu gewürfelt
tactics-play-plan-charge = zweimal bewegen, dann mit Waffen der Reichweite 1 oder C angreifen

tactics-play-card-figures = { $kind }, Panzerungsklasse { $armor }, Bewegung { $movement }, { $hp } LP, { $ap } AP. Fähigkeiten: { $skills }.
tactics-play-card-cover = Deckungswurf: in leichter Deckung { $soft ->
    [hit] Treffer
    [blank] Niete
   *[none] keiner
 }, in schwerer { $hard ->
    [hit] Treffer
    [blank] Niete
   *[none] keiner
 }.
tactics-play-card-left = Übrig: { $models }.
tactics-play-card-values = Spalten: Panzerungsklasse des Ziels. 3/1 heißt drei Würfel, ein Schaden je Treffer. Reichweite C: Nahkampf.

tactics-play-sight = Sichtlinie von { $one } zu { $other }: { $seen ->
    [yes] ja
   *[no] nein
 }; Entfernung { $range }.
tactics-play-sight-smoke = { $place } liegt im Rauch. Niemand greift hinein oder heraus an.
tactics-play-sight-cover = { $cover ->
    [soft] Ein Trupp dort hat leichte Deckung:
    [hard] Ein Trupp dort hat schwere Deckung:
   *[none] Ein Trupp dort hat keine Deckung.
 }
tactics-play-sight-between-soldiers = Für ein Feld ohne Einheit wird angenommen, dass Soldaten darauf stehen.

tactics-play-round-of = Runde { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}von { $rounds }
 }
tactics-play-wanted = { $who ->
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
 }
tactics-play-objective = { $side ->
    [both] Beide Seiten
   *[other] { $side }
 }: { $goal ->
    [hold] { $total ->
        [1] { $spaces } halten
       *[other] { $count } dieser Felder halten: { $spaces }
     }
    [reach] { $sought } auf { $spaces } bringen
   *[destroy] { $sought } zerstören
 }{ $round ->
    [1] {""}
   *[other] , ab Runde { $round }
 }{ $wins ->
    [yes] : gewinnt die Partie.
   *[no] : { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
     }.
 }

tactics-help-activate = activate hell-boys move+attack: ein ganzer Befehl; was fehlt, wird gefragt
tactics-help-go = go c4: auf dem günstigsten Weg zu diesem Feld; danach stop oder weiter
tactics-help-board = board: das Schlachtfeld und alle Einheiten; board c4: ein Feld
tactics-help-units = units: alle Einheiten
tactics-help-card = card hell-boys: die Karte einer Einheit und ihre übrigen Figuren
tactics-help-los = los hell-boys c4: Sichtlinie und Deckung zwischen zwei Einheiten oder Feldern, mit Gründen
tactics-help-scores = scores: Siegpunkte und Missionsziele
tactics-help-why = why LOS-03: eine Regel; why step c4: Ist das erlaubt, und warum nicht?

card-missing = Schreibe nach card den Namen einer Einheit, zum Beispiel: card hell-boys
sight-two-wanted = Schreibe nach los zwei Einheiten oder Felder, zum Beispiel: los hell-boys c4
sight-same-space = Beide stehen auf demselben Feld.
sight-not-on-board = Nicht auf dem Schlachtfeld: { $unit }.
space-unknown = „{ $text }“ ist kein Feld. Felder heißen a1 bis { $last }.
go-out-of-reach = Mit dieser Bewegung ist { $space } für { $unit } nicht erreichbar. Erreichbar sind: { $spaces }. (MOVE-05)
go-nobody-moves = Keine deiner Einheiten bewegt sich gerade. Aktiviere eine mit einer Bewegung, dann tippe: go c4
profile-unknown = „{ $name }“ ist kein Profil. Wähle aus: { $known }.
armies-too-many = { $amount } Armeen sind zu viele: Es gibt zwei Seiten.
argument-of-game = --{ $name } gehört zum Spiel { $game }: opendust play { $game } --{ $name } ...
