# Che cosa dice il browser di Dust Tactics; le parole del gioco vengono dal server.

web-tactics-not-there = Ora non si può fare.
web-tactics-battlefield = Campo di battaglia
web-tactics-as-list = Come elenco
web-tactics-show-moves = Movimento
web-tactics-show-fire = Zona di fuoco
web-tactics-sides = I due schieramenti
web-tactics-round = Round { $round }/{ $rounds }
web-tactics-points = punti
web-tactics-units-left = { $left ->
    [one] 1 unità rimasta
   *[other] { $left } unità rimaste
 }, { $destroyed } distrutte
web-tactics-units = Unità
web-tactics-spaces = Caselle
web-tactics-terrain-circle = terreno aperto
web-tactics-terrain-triangle = acqua profonda
web-tactics-terrain-cross = macerie
web-tactics-terrain-diamond = fumo
web-tactics-terrain-none = bloccata
web-tactics-inside = dentro una struttura
web-tactics-square = riquadro di terreno
web-tactics-crate = cassa di munizioni ({ $hp } HP)
web-tactics-trap = ostacolo anticarro ({ $hp } HP)
web-tactics-entry-of = ingresso di { $side }
web-tactics-objective-here = obiettivo: { $name }
web-tactics-own = tua
web-tactics-enemy = nemica
web-tactics-side-0 = primo schieramento
web-tactics-side-1 = secondo schieramento
web-tactics-left = { $left } di { $full } rimasti
web-tactics-left-short = { $left } rimasti
web-tactics-with = con { $unit }
web-tactics-reserve = non ancora in campo
web-tactics-destroyed = distrutta
web-tactics-activated = ha già agito in questo round
web-tactics-brief-card = { $kind }, armatura { $armor }, movimento { $movement }
web-tactics-moves-away = { $moves ->
    [one] raggiungibile con un movimento
   *[other] raggiungibile con { $moves } movimenti
 }
web-tactics-cover-none = nessuna copertura
web-tactics-cover-soft = copertura leggera
web-tactics-cover-hard = copertura pesante
web-tactics-ap = { $ap } AP
web-tactics-armor = Armatura
web-tactics-movement = Movimento
web-tactics-hp = Salute
web-tactics-cover-saves = Salvezza in copertura leggera / pesante
web-tactics-face-hit = HIT
web-tactics-face-blank = BLANK
web-tactics-face-none = nessuna
web-tactics-weapons = Armi
web-tactics-weapon = Arma
web-tactics-range = Portata
web-tactics-empty = scarica
web-tactics-ammo = { $ammo } colpi
web-tactics-values = 3/1: tre dadi, un danno per ogni HIT. Colonne: armatura del bersaglio (S soldati, V veicoli, A aerei). C: corpo a corpo.
web-tactics-activate = Attiva un'unità
web-tactics-pick-unit = Scegli una delle tue unità illuminate, qui o sulla mappa.
web-tactics-two-actions = Che cosa fa { $unit }?
web-tactics-extras = Abilità e armi speciali usate
web-tactics-look-hint = Verde: a uno o due movimenti. Tocca un nemico o una casella per vedere linea di vista e probabilità.
web-tactics-step-enter = Scegli una delle caselle illuminate: l'unità entra lì.
web-tactics-step-move = { $points ->
    [one] Resta 1 punto movimento.
   *[other] Restano { $points } punti movimento.
 } Scegli una casella illuminata; l'unità ci va da sola.
web-tactics-step-sustained-attack = attacco prolungato
web-tactics-step-charge-attack = attacco in carica
web-tactics-step-leap = balzo
web-tactics-crush = In { $spaces } il veicolo schiaccerebbe la cassa.
web-tactics-aim-title = { $unit }: { $mode }
web-tactics-mode-ordinary = attacco
web-tactics-mode-sustained = attacco prolungato (i mancati si ritirano)
web-tactics-mode-charging = carica
web-tactics-mode-reactive = fuoco di reazione
web-tactics-mode-indirect = fuoco indiretto
web-tactics-aim = Mira
web-tactics-aim-one = Mira con { $weapon } a { $target }
web-tactics-aim-all = Mira con tutto
web-tactics-aim-hint = Scegli un bersaglio per le probabilità; di nuovo sulla mappa per mirare con tutto. Quando ogni arma mira, si spara.
web-tactics-spend = { $ammo ->
    [one] 1 colpo
   *[other] { $ammo } colpi
 }
web-tactics-fire-nothing = Non sparare
web-tactics-odds = { $destroyed } distrutta, in media { $lost } persi
web-tactics-odds-left = Che cosa resta di { $unit }
web-tactics-odds-weapon = Probabilità con { $weapon }
web-tactics-odds-all = Probabilità con tutto
web-tactics-odds-attack = Probabilità di un attacco
web-tactics-odds-sustained = Probabilità di un attacco prolungato
web-tactics-no-odds = Da qui non si può sparare.
web-tactics-place = Piazza un elemento di copertura
web-tactics-lay = Posa un riquadro di terreno
web-tactics-react = Fuoco di reazione contro { $unit }?
web-tactics-react-how = Un'unità può provare: con un HIT attacca subito; in ogni caso per questo round ha finito.
web-tactics-react-do = Prova
web-tactics-react-odds = Se riesce
web-tactics-without = Avanti senza
web-tactics-orders = Ordini permanenti di fuoco di reazione
web-tactics-orders-how = Un'unità con un ordine prova da sola il fuoco di reazione ogni volta che può, senza chiedere. Lo vedi solo tu.
web-tactics-order-unit = Unità
web-tactics-order-quarry = Spara a
web-tactics-order-range = Entro la portata
web-tactics-order-give = Dai l'ordine
web-tactics-order-stands = { $quarry } entro { $range }
web-tactics-order-cancel = Annulla
web-tactics-silent = Non chiedermi il fuoco di reazione
web-tactics-seen = In vista, portata { $range }.
web-tactics-unseen = Non in vista, portata { $range }.
web-tactics-objectives = Obiettivi
web-tactics-how-to-win = I nemici distrutti valgono i loro AP in punti. Chi non ha più unità perde subito.
web-tactics-map-of = Mappa di { $name }
web-tactics-map-facts = { $width } per { $height } caselle, { $rounds } round{ $ap ->
    [0] {""}
   *[other] , eserciti fino a { $ap } AP
 }.
web-tactics-army-of = Esercito di { $side }
web-tactics-army-usual = il solito
web-tactics-army-own = Scelta personale
web-tactics-army-title = Componi un esercito
web-tactics-army-faction = Fazione
web-tactics-faction-allies = Alleati
web-tactics-faction-axis = Asse
web-tactics-faction-ssu = SSU
web-tactics-army-cost = { $ap } AP
web-tactics-army-cost-of = { $ap } di { $limit } AP
web-tactics-army-good = Questo esercito si può giocare.
web-tactics-army-empty = Ancora nessuna unità. Aggiungine qui sotto.
web-tactics-army-add = aggiungi: { $unit }
web-tactics-army-drop = togli: { $unit }
web-tactics-army-join = { $hero } si unisce a
web-tactics-army-alone = nessuno
web-tactics-army-card = carta: { $unit }
web-tactics-do-less = Fare di meno

web-tactics-deed-reload = L'arma riottiene le sue munizioni.
web-tactics-deed-artillery-strike = Un'unità di artiglieria amica spara subito a un nemico che questa unità vede.
web-tactics-deed-tank-head = Tutti i danni di un veicolo amico adiacente vengono riparati.
web-tactics-deed-get-moving = Un dado: con un HIT l'unità scelta torna pronta e agisce subito dopo questa squadra.
web-tactics-deed-makeshift-repair = Un veicolo danneggiato adiacente recupera un HP. Senza tiro.
web-tactics-deed-field-repair = Un dado: con un HIT un veicolo distrutto torna dal bordo. Una volta per battaglia.
web-tactics-deed-get-up = Una squadra adiacente riottiene una miniatura, o un eroe adiacente un HP. Senza tiro.
web-tactics-deed-come-on-guys = Un dado: con un HIT una squadra distrutta torna dal bordo. Una volta per battaglia.
web-tactics-snipe-at = Scegli la miniatura:
web-tactics-flame-way = Scegli lo spazio che la fiamma attraversa: è illuminato sulla mappa.
