# Che cosa dicono `opendust play tactics` e `replay` di una posizione di Dust Tactics.

tactics-play-title = Dust Tactics, { $scenario } ({ $profile }). { $brief }
tactics-play-legend = MAIUSCOLE: prima parte; minuscole: seconda parte; ' già attivata; . aperto, ~ acqua, x macerie, * fumo, # bloccato, _ interno, c cassa, t ostacolo; - e | muri, s ingressi piccoli e L grandi; E ed e ingresso della prima e della seconda parte, o obiettivo

tactics-play-head-code = Segno
tactics-play-head-unit = Unità
tactics-play-head-player = Giocatore
tactics-play-head-place = Spazio
tactics-play-head-armor = Armatura
tactics-play-head-strength = Resta
tactics-play-head-ap = AP
tactics-play-head-state = Stato
tactics-play-head-weapon = Arma
tactics-play-head-range = Portata
tactics-play-head-side = Parte
tactics-play-head-players = Giocatori
tactics-play-head-points = Punti
tactics-play-head-on-board = Sul campo
tactics-play-head-in-reserve = Da entrare
tactics-play-head-destroyed = Distrutte

tactics-play-unit-destroyed = distrutta
tactics-play-unit-off = da entrare
tactics-play-unit-activated = attivata
tactics-play-unit-with = con { $unit }
tactics-play-weapon-empty = { $weapon } scarica
tactics-play-weapon-ammo = { $weapon } munizioni { $ammo }
tactics-play-strength = { $left } di { $full }

tactics-play-terrain-circle = terreno aperto
tactics-play-terrain-triangle = acqua profonda
tactics-play-terrain-cross = macerie
tactics-play-terrain-diamond = fumo
tactics-play-terrain-none = bloccato
tactics-play-terrain-inside = dentro una struttura

tactics-play-shot = { $target }; { $value }{ $cover ->
    [soft] , copertura leggera
    [hard] , copertura pesante
   *[none] {""}
 }
tactics-play-plan-sustained = attaccare con entrambe le azioni; i dadi falliti si tirano di nuovo
tactics-play-plan-charge = muovere due volte, poi attaccare con armi di portata 1 o C

tactics-play-card-figures = { $kind }, armatura { $armor }, movimento { $movement }, { $hp } HP, { $ap } AP. Abilità: { $skills }.
tactics-play-card-cover = In copertura leggera { $soft } salvezze, in quella pesante { $hard }.
tactics-play-card-left = Restano: { $models }.
tactics-play-card-values = Colonne: classe d'armatura del bersaglio; 3/1 vuol dire tre dadi, un danno per HIT. Portata C: corpo a corpo.

tactics-play-sight = { $one } { $seen ->
    [yes] vede { $other }
   *[no] non vede { $other }
 }; distanza { $range }.
tactics-play-sight-smoke = { $place } è nel fumo: nessuno attacca verso l'interno o dall'interno.
tactics-play-sight-cover = { $cover ->
    [soft] Una squadra lì ha copertura leggera:
    [hard] Una squadra lì ha copertura pesante:
   *[none] Una squadra lì non ha copertura.
 }
tactics-play-sight-between-soldiers = Uno spazio senza unità si guarda come se vi fossero soldati.

tactics-play-round-of = Round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}di { $rounds }
 }
tactics-play-objective = Obiettivo di { $side ->
    [both] entrambe le parti
   *[other] { $side }
 }: { $goal ->
    [hold] tenere { $count } di { $spaces }
    [reach] portare { $count } ({ $who }) in { $spaces }
   *[destroy] distruggere { $count } ({ $who })
 }{ $round ->
    [1] {""}
   *[other] , dal round { $round }
 }{ $wins ->
    [yes] ; vince la partita.
   *[no] ; { $points } punti vittoria.
 }

tactics-help-activate = activate hell-boys move+attack: un comando intero; ciò che manca viene chiesto
tactics-help-go = go c4: i passi meno costosi di un movimento fino a quello spazio; poi stop, o avanti
tactics-help-board = board: il campo e tutte le unità; board c4: uno spazio
tactics-help-units = units: tutte le unità
tactics-help-card = card hell-boys: la carta di un'unità, e chi ne resta
tactics-help-los = los hell-boys c4: vista e copertura tra due unità o spazi, e perché
tactics-help-scores = scores: punti vittoria e obiettivi
tactics-help-why = why LOS-03: una regola; why step c4: sarebbe lecito, e perché no?

card-missing = Dopo card scrivi il nome di un'unità, per esempio: card hell-boys
sight-two-wanted = Dopo los scrivi due unità o spazi, per esempio: los hell-boys c4
sight-same-space = Entrambi sono nello stesso spazio.
sight-not-on-board = { $unit } non è sul campo.
space-unknown = Non c'è uno spazio «{ $text }». Gli spazi vanno da a1 a { $last }.
go-out-of-reach = { $unit } non arriva in { $space } con questo MOVE (MOVE-05). Può arrivare in: { $spaces }.
go-nobody-moves = Nessuna delle tue unità si sta muovendo. Attivane una con un movimento, poi scrivi: go c4
profile-unknown = Non c'è un profilo «{ $name }». I profili sono: { $known }.
armies-too-many = Sono date { $amount } armate; le parti sono due.
argument-of-game = --{ $name } appartiene al gioco { $game }: opendust play { $game } --{ $name } ...
