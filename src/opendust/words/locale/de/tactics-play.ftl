# Was `opendust play tactics` und `replay` von einer Stellung in Dust Tactics sagen.

tactics-play-title = Dust Tactics, { $scenario } ({ $profile }). { $brief }
tactics-play-legend = GROSS: erste Seite; klein: zweite Seite; ' war schon an der Reihe; . offen, ~ Wasser, x Trümmer, * Rauch, # gesperrt, _ innen, c Kiste, t Sperre; - und | Wände, s kleine und L große Eingänge; E und e Eintritt der ersten und zweiten Seite, o Ziel

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
tactics-play-head-on-board = Auf dem Feld
tactics-play-head-in-reserve = Kommt noch
tactics-play-head-destroyed = Vernichtet

tactics-play-unit-destroyed = vernichtet
tactics-play-unit-off = kommt noch
tactics-play-unit-activated = aktiviert
tactics-play-unit-with = mit { $unit }
tactics-play-weapon-empty = { $weapon } leer
tactics-play-weapon-ammo = { $weapon } Munition { $ammo }
tactics-play-strength = { $left } von { $full }

tactics-play-terrain-circle = offenes Gelände
tactics-play-terrain-triangle = tiefes Wasser
tactics-play-terrain-cross = Trümmer
tactics-play-terrain-diamond = Rauch
tactics-play-terrain-none = gesperrt
tactics-play-terrain-inside = in einem Gebäude

tactics-play-shot = { $target }; { $value }{ $cover ->
    [soft] , leichte Deckung
    [hard] , schwere Deckung
   *[none] {""}
 }
tactics-play-plan-sustained = mit beiden Aktionen angreifen; Würfel ohne Erfolg werden neu gewürfelt
tactics-play-plan-charge = zweimal bewegen, dann mit Waffen der Reichweite 1 oder C angreifen

tactics-play-card-figures = { $kind }, Panzerung { $armor }, Bewegung { $movement }, { $hp } HP, { $ap } AP. Fertigkeiten: { $skills }.
tactics-play-card-cover = In leichter Deckung { $soft } Rettungen, in schwerer { $hard }.
tactics-play-card-left = Übrig: { $models }.
tactics-play-card-values = Spalten: Panzerungsklasse des Ziels; 3/1 heißt drei Würfel, ein Schaden je HIT. Reichweite C: Nahkampf.

tactics-play-sight = { $one } { $seen ->
    [yes] sieht { $other }
   *[no] sieht { $other } nicht
 }; Entfernung { $range }.
tactics-play-sight-smoke = { $place } liegt im Rauch: Niemand greift hinein oder heraus an.
tactics-play-sight-cover = { $cover ->
    [soft] Ein Trupp dort hat leichte Deckung:
    [hard] Ein Trupp dort hat schwere Deckung:
   *[none] Ein Trupp dort hat keine Deckung.
 }
tactics-play-sight-between-soldiers = Ein Feld ohne Einheit gilt, als stünden Soldaten darauf.

tactics-play-round-of = Runde { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}von { $rounds }
 }
tactics-play-objective = Ziel von { $side ->
    [both] beiden Seiten
   *[other] { $side }
 }: { $goal ->
    [hold] { $count } von { $spaces } halten
    [reach] { $count } ({ $who }) nach { $spaces } bringen
   *[destroy] { $count } ({ $who }) vernichten
 }{ $round ->
    [1] {""}
   *[other] , ab Runde { $round }
 }{ $wins ->
    [yes] ; das gewinnt das Spiel.
   *[no] ; { $points } Siegpunkte.
 }

tactics-help-activate = activate hell-boys move+attack: ein ganzer Befehl; was fehlt, wird erfragt
tactics-help-go = go c4: die billigsten Schritte einer Bewegung zu diesem Feld; danach stop, oder weiter
tactics-help-board = board: das Schlachtfeld und alle Einheiten; board c4: ein Feld
tactics-help-units = units: alle Einheiten
tactics-help-card = card hell-boys: die Karte einer Einheit, und wer von ihr übrig ist
tactics-help-los = los hell-boys c4: Sicht und Deckung zwischen zwei Einheiten oder Feldern, mit Gründen
tactics-help-scores = scores: Siegpunkte und Ziele
tactics-help-why = why LOS-03: eine Regel; why step c4: ginge das, und warum nicht?

card-missing = Schreib hinter card den Namen einer Einheit, zum Beispiel: card hell-boys
sight-two-wanted = Schreib hinter los zwei Einheiten oder Felder, zum Beispiel: los hell-boys c4
sight-same-space = Beide sind auf demselben Feld.
sight-not-on-board = { $unit } ist nicht auf dem Feld.
space-unknown = Es gibt kein Feld „{ $text }“. Felder heißen a1 bis { $last }.
go-out-of-reach = { $unit } kommt mit diesem MOVE nicht nach { $space } (MOVE-05). Erreichbar sind: { $spaces }.
go-nobody-moves = Keine deiner Einheiten bewegt sich gerade. Aktiviere eine mit einer Bewegung, dann schreibe: go c4
profile-unknown = Es gibt kein Profil „{ $name }“. Profile sind: { $known }.
armies-too-many = { $amount } Armeen sind angegeben; es gibt zwei Seiten.
argument-of-game = --{ $name } gehört zum Spiel { $game }: opendust play { $game } --{ $name } ...
