# Che cosa dicono `opendust play tactics` e `replay` di una posizione di Dust Tactics.

tactics-play-title = Dust Tactics, { $scenario } ({ $profile }). { $brief }
tactics-play-legend = MAIUSCOLE: primo schieramento; minuscole: secondo; ' già attivata; . aperto, ~ acqua, x macerie, * fumo, # bloccato, _ interno, c cassa, t ostacolo; - e | muri, s ingressi piccoli e L grandi; E ed e ingressi del primo e del secondo schieramento, o obiettivo

tactics-play-head-code = Segno
tactics-play-head-unit = Unità
tactics-play-head-player = Giocatore
tactics-play-head-place = Casella
tactics-play-head-armor = Armatura
tactics-play-head-strength = Resta
tactics-play-head-ap = AP
tactics-play-head-state = Stato
tactics-play-head-weapon = Arma
tactics-play-head-range = Portata
tactics-play-head-side = Schieramento
tactics-play-head-players = Giocatori
tactics-play-head-points = Punti
tactics-play-head-on-board = Sul campo
tactics-play-head-in-reserve = In riserva
tactics-play-head-destroyed = Distrutte

tactics-play-unit-destroyed = fuori gioco
tactics-play-unit-off = in riserva
tactics-play-unit-activated = attivazione usata
tactics-play-unit-with = con { $unit }
tactics-play-weapon-empty = { $weapon } da ricaricare
tactics-play-weapon-ammo = { $weapon }, munizioni { $ammo }
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
tactics-play-plan-sustained = attacca con entrambe le azioni; i dadi mancati si rilanciano
tactics-play-plan-charge = muove due volte, poi attacca con le armi di portata 1 o C

tactics-play-card-figures = { $kind }, armatura { $armor }, movimento { $movement }, { $hp } PF, { $ap } AP. Competenze: { $skills }.
tactics-play-card-cover = Tiro salvezza in copertura leggera: { $soft ->
    [hit] colpo a segno
    [blank] vuoto
    [none] nessuno
   *[other] { $soft }
 }; in copertura pesante: { $hard ->
    [hit] colpo a segno
    [blank] vuoto
    [none] nessuno
   *[other] { $hard }
 }.
tactics-play-card-left = Resta: { $models }.
tactics-play-card-values = Colonne: classe di armatura del bersaglio. 3/1 significa tre dadi, un danno per colpo a segno. Portata C: corpo a corpo.

tactics-play-sight = Linea di vista da { $one } a { $other }: { $seen ->
    [yes] sì
   *[no] no
 }; distanza { $range }.
tactics-play-sight-smoke = { $place } è nel fumo: nessuno può attaccare da lì o verso lì.
tactics-play-sight-cover = { $cover ->
    [soft] Una squadra lì ha copertura leggera:
    [hard] Una squadra lì ha copertura pesante:
   *[none] Una squadra lì non ha copertura.
 }
tactics-play-sight-between-soldiers = Una casella senza unità si valuta come se vi fossero soldati.

tactics-play-round-of = Round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}di { $rounds }
 }
tactics-play-wanted = { $who ->
    [soldier] { $count ->
        [one] una squadra o un eroe
       *[other] { $count } squadre o eroi
     }
    [squad] { $count ->
        [one] una squadra
       *[other] { $count } squadre
     }
    [hero] { $count ->
        [one] un eroe
       *[other] { $count } eroi
     }
    [vehicle] { $count ->
        [one] un veicolo
       *[other] { $count } veicoli
     }
    [aircraft] { $count ->
        [one] un velivolo
       *[other] { $count } velivoli
     }
    [artillery] { $count ->
        [one] un’unità di artiglieria
       *[other] { $count } unità di artiglieria
     }
    [command] { $count ->
        [one] una squadra comando
       *[other] { $count } squadre comando
     }
   *[any] { $count ->
        [one] un’unità
       *[other] { $count } unità
     }
 }
tactics-play-objective = { $side ->
    [both] Entrambi
   *[other] { $side }
 }: { $goal ->
    [hold] { $total ->
        [1] tenere { $spaces }
       *[other] tenere { $count } di queste caselle: { $spaces }
     }
    [reach] portare { $sought } in { $spaces }
   *[destroy] distruggere { $sought }
 }{ $round ->
    [1] {""}
   *[other] , dal round { $round }
 }{ $wins ->
    [yes] . Fa vincere la partita.
   *[no] . Vale { $points ->
        [one] 1 punto vittoria
       *[other] { $points } punti vittoria
     }.
 }

tactics-help-activate = activate hell-boys move+attack: un comando intero; ciò che ometti ti viene chiesto
tactics-help-go = go c4: i passi meno costosi fino a quella casella; poi stop, oppure continua
tactics-help-board = board: il campo di battaglia e tutte le unità; board c4: una casella
tactics-help-units = units: tutte le unità
tactics-help-card = card hell-boys: la carta di un’unità e chi ne resta
tactics-help-los = los hell-boys c4: linea di vista e copertura tra due unità o caselle, e perché
tactics-help-scores = scores: punti vittoria e obiettivi
tactics-help-why = why LOS-03: una regola; why step c4: è permesso? E se no, perché?

card-missing = Dopo card scrivi il nome di un’unità, per esempio: card hell-boys
sight-two-wanted = Dopo los scrivi due unità o caselle, per esempio: los hell-boys c4
sight-same-space = Sono nella stessa casella.
sight-not-on-board = Non sul campo: { $unit }.
space-unknown = La casella «{ $text }» non esiste. Le caselle vanno da a1 a { $last }.
go-out-of-reach = Con questo movimento { $space } è fuori portata per { $unit } (MOVE-05). Caselle possibili: { $spaces }.
go-nobody-moves = Nessuna tua unità sta muovendo. Attivane una con un movimento, poi scrivi: go c4
profile-unknown = Il profilo «{ $name }» non esiste. Scegli tra: { $known }.
armies-too-many = Gli schieramenti sono due, ma le armate indicate sono { $amount }.
argument-of-game = --{ $name } vale per il gioco { $game }: opendust play { $game } --{ $name } ...
