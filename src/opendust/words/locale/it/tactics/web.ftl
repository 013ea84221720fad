# Che cosa dice il browser di Dust Tactics; le parole del gioco vengono dal server.

web-tactics-not-there = Ora non puoi farlo.
web-tactics-battlefield = Campo di battaglia
web-tactics-as-list = Come elenco
web-tactics-show-moves = Movimento
web-tactics-show-fire = Zona di tiro
web-tactics-sides = I due schieramenti
web-tactics-round = Round { $round }/{ $rounds }
web-tactics-points = punti
web-tactics-vp = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
web-tactics-units-left = { $left ->
    [0] nessuna unità rimasta
    [one] 1 unità rimasta
   *[other] { $left } unità rimaste
 }, { $destroyed ->
    [0] nessuna distrutta
    [one] 1 distrutta
   *[other] { $destroyed } distrutte
 }
web-tactics-units = Unità
web-tactics-spaces = Caselle
web-tactics-terrain-circle = terreno aperto
web-tactics-terrain-triangle = acqua profonda
web-tactics-terrain-cross = macerie
web-tactics-terrain-diamond = fumo
web-tactics-terrain-none = bloccato
web-tactics-inside = dentro una struttura
web-tactics-square = tessera di terreno
web-tactics-crate = cassa di munizioni ({ $hp } PF)
web-tactics-trap = ostacolo anticarro ({ $hp } PF)
web-tactics-entry-of = casella d’ingresso: { $side }
web-tactics-objective-here = obiettivo: { $name }
web-tactics-own = tua
web-tactics-enemy = nemica
web-tactics-side-0 = primo schieramento
web-tactics-side-1 = secondo schieramento
web-tactics-left = { $left } su { $full }
web-tactics-left-short = ancora { $left }
web-tactics-left-all = nessuna perdita
web-tactics-with = con { $unit }
web-tactics-reserve = in riserva
web-tactics-destroyed = fuori gioco
web-tactics-activated = ha già agito in questo round
web-tactics-brief-card = { $kind }, armatura { $armor }, movimento { $movement }
web-tactics-moves-away = { $moves ->
    [one] raggiungibile con 1 movimento
   *[other] raggiungibile con { $moves } movimenti
 }
web-tactics-cover-none = nessuna copertura
web-tactics-cover-soft = copertura leggera
web-tactics-cover-hard = copertura pesante
web-tactics-ap = { $ap } AP
web-tactics-armor = Armatura
web-tactics-movement = Movimento
web-tactics-hp = PF
web-tactics-cover-saves = Tiro salvezza in copertura leggera / pesante
web-tactics-face-hit = colpo a segno
web-tactics-face-blank = vuoto
web-tactics-face-none = nessuno
web-tactics-weapons = Armi
web-tactics-weapon = Arma
web-tactics-range = Portata
web-tactics-empty = da ricaricare
web-tactics-ammo = { $ammo ->
    [0] munizioni finite
    [one] 1 munizione
   *[other] { $ammo } munizioni
 }
web-tactics-damage = { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
 } a colpo
web-tactics-values = 3/1: tre dadi, un danno per colpo a segno. Colonne: armatura del bersaglio (S soldati, V veicoli, A velivoli). C: corpo a corpo.
web-tactics-activate = Attiva un’unità
web-tactics-pick-unit = Scegli un’unità, nell’elenco o sulla mappa.
web-tactics-pick-reserve = Scegli un’unità. Il suo primo movimento la porta in campo dal tuo bordo.
web-tactics-first-title = Iniziativa
web-tactics-first-why = Chi inizia attiva un’unità. Poi gli schieramenti si alternano.
web-tactics-first-own = Inizia tu
web-tactics-first-own-note = Attivi tu la prima unità
web-tactics-first-other = Lascia iniziare { $name }
web-tactics-key = Segni
web-tactics-key-may = può agire
web-tactics-key-done = ha agito
web-tactics-key-soft = copertura leggera
web-tactics-key-hard = copertura pesante
web-tactics-key-reserve = in riserva
web-tactics-two-actions = Quali azioni, { $unit }?
web-tactics-extras = Usate anche in questa attivazione
web-tactics-step-enter = Scegli una delle caselle illuminate: l’unità entra lì.
web-tactics-step-move = { $points ->
    [0] Nessun punto movimento rimasto.
    [one] Resta 1 punto movimento.
   *[other] Restano { $points } punti movimento.
 } Scegli una casella illuminata: l’unità ci va da sola.
web-tactics-step-sustained-attack = attacco prolungato
web-tactics-step-charge-attack = attacco in carica
web-tactics-step-leap = salto
web-tactics-crush = In { $spaces } il veicolo può schiacciare la cassa.
web-tactics-aim-title = { $unit }: { $mode }
web-tactics-mode-ordinary = attacco
web-tactics-mode-sustained = attacco prolungato (i dadi mancati si rilanciano)
web-tactics-mode-charging = carica
web-tactics-mode-reactive = fuoco di reazione
web-tactics-mode-indirect = fuoco indiretto
web-tactics-aim = Punta
web-tactics-aim-one = Punta { $weapon } contro { $target }
web-tactics-aim-all = Punta tutte le armi
web-tactics-aim-hint = Scegli un bersaglio per vedere le probabilità. Sceglilo di nuovo sulla mappa per sparargli con tutte le armi.
web-tactics-aim-rest = Quando tutte le armi sono puntate, si spara.
web-tactics-spend = { $ammo ->
    [one] 1 munizione
   *[other] { $ammo } munizioni
 }
web-tactics-fire-nothing = Non sparare
web-tactics-retaliate-none = Non rispondere
web-tactics-retaliate-both = Prima sparano le altre armi. Nel corpo a corpo si lancia insieme e la copertura non aiuta.
web-tactics-retaliate-dice = { $unit }: { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
 } contro { $target }
web-tactics-odds = Distruzione: { $destroyed }. Perdite medie: { $lost }
web-tactics-odds-left = Che cosa resta di { $unit }
web-tactics-odds-weapon = Probabilità con { $weapon }
web-tactics-odds-all = Probabilità con tutte le armi
web-tactics-odds-attack = Probabilità di un attacco
web-tactics-odds-sustained = Probabilità di un attacco prolungato
web-tactics-no-odds = Da qui non si può sparare.
web-tactics-place = Piazza un elemento di copertura
web-tactics-lay = Metti una tessera di terreno
web-tactics-react = Fuoco di reazione contro { $unit }?
web-tactics-without = Continua senza
web-tactics-orders = Ordini permanenti di fuoco di reazione
web-tactics-orders-how = Che cosa fanno le tue unità quando un nemico si muove in vista. Lo vedi solo tu. Ogni ordine si cambia una volta per turno.
web-tactics-order-quarry = Contro
web-tactics-order-range = Fino a distanza
web-tactics-order-give = Salva questi ordini
web-tactics-order-ask = Chiedimi
web-tactics-order-fire = Spara subito
web-tactics-order-hold = Non sparare
web-tactics-order-any = qualsiasi
web-tactics-order-done = In questo turno hai già cambiato questo ordine.
web-tactics-order-count = { $firing } sparano subito, { $holding } non sparano, { $asking } chiedono
web-tactics-mission = La tua missione
web-tactics-order-sign-ask = chiede prima del fuoco di reazione
web-tactics-order-sign-fire = fuoco di reazione subito
web-tactics-order-sign-hold = niente fuoco di reazione
web-tactics-silent = Non chiedermi il fuoco di reazione
web-tactics-seen = In vista, distanza { $range }.
web-tactics-unseen = Non in vista, distanza { $range }.
web-tactics-objectives = Obiettivi
web-tactics-how-to-win = I nemici distrutti valgono i loro AP in punti. Se perdi l’ultima unità, perdi la partita.
web-tactics-map-of = Mappa: { $name }
web-tactics-army-of = Armata: { $side }
web-tactics-army-usual = L’armata dello scenario
web-tactics-guest-limit = Scegli la tua armata, fino a { $limit } AP.
web-tactics-guest-free = Scegli la tua armata.
web-tactics-army-own = La tua scelta
web-tactics-army-title = Componi un’armata
web-tactics-army-faction = Fazione
web-tactics-faction-allies = Alleati
web-tactics-faction-axis = Asse
web-tactics-faction-ssu = SSU
web-tactics-army-cost = { $ap } AP
web-tactics-army-cost-of = { $ap } di { $limit } AP
web-tactics-army-good = Questa armata è valida.
web-tactics-army-empty = Ancora nessuna unità. Aggiungine dalle carte.
web-tactics-army-add = aggiungi: { $unit }
web-tactics-army-drop = togli: { $unit }
web-tactics-army-join = { $hero } si unisce a
web-tactics-army-alone = nessuno
web-tactics-army-card = carta: { $unit }
web-tactics-do-less = Lascia un’azione inutilizzata

web-tactics-deed-reload = L’arma torna carica.
web-tactics-deed-artillery-strike = Un’unità di artiglieria amica spara subito a un nemico che questa unità vede.
web-tactics-deed-tank-head = Ripara tutti i danni di un veicolo amico adiacente.
web-tactics-deed-get-moving = Un dado: con un colpo a segno l’unità scelta può agire di nuovo, subito dopo questa squadra.
web-tactics-deed-makeshift-repair = Un veicolo danneggiato adiacente recupera un PF. Nessun lancio.
web-tactics-deed-field-repair = Un dado: con un colpo a segno un veicolo distrutto torna dal bordo. Una volta per partita.
web-tactics-deed-get-up = Una squadra adiacente recupera una miniatura, o un eroe adiacente un PF. Nessun lancio.
web-tactics-deed-come-on-guys = Un dado: con un colpo a segno una squadra distrutta torna dal bordo. Una volta per partita.
web-tactics-snipe-at = Scegli la miniatura:
web-tactics-flame-way = Scegli la casella che la fiamma attraversa: è illuminata sulla mappa.
web-tactics-in-range = si può colpire con { $weapons }
web-tactics-point = Indica una casella per vedere che cosa c’è.
web-tactics-card-against = contro { $target } ({ $armor })
web-tactics-card-total = In tutto
web-tactics-card-all = Tutte le classi di armatura
web-tactics-card-sources = Da dove vengono i valori
web-tactics-card-skills = Competenze
web-tactics-card-cost = Punti armata
web-tactics-card-acted = Ha già agito in questo round
web-tactics-known-printed = Stampati nel regolamento
web-tactics-known-published = Pubblicati altrove
web-tactics-known-reconstructed = Ricostruiti da noi, senza fonte
web-tactics-known-own = Dal tuo file
web-tactics-clash = { $attacker } → { $target }
web-tactics-clash-hits = { $hits ->
    [0] nessun colpo a segno
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
 }
web-tactics-clash-saves = { $saved ->
    [one] 1 parato dalla copertura
   *[other] { $saved } parati dalla copertura
 }
web-tactics-clash-missed = Mancato
web-tactics-clash-saved = Parato
web-tactics-clash-gone = Distrutto
web-tactics-clash-again = { $weapon }, rilancio
web-tactics-clash-blanks = contano i vuoti

# Prima della battaglia

web-tactics-where = Dove?
web-tactics-kind = Tipo
web-tactics-kind-all = Tutti e { $count }
web-tactics-kind-destroy = Distruggere
web-tactics-kind-hold = Tenere
web-tactics-kind-reach = Raggiungere
web-tactics-minutes = circa { $minutes } min
web-tactics-size = { $width } per { $height }
web-tactics-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
 }
web-tactics-limit = { $ap } AP per schieramento
web-tactics-balance = { $first } { $one }, { $second } { $other }: vittorie in { $games ->
    [one] 1 partita
   *[other] { $games } partite
 } tra bot uguali.
web-tactics-your-side = Il tuo schieramento
web-tactics-aim-destroy = Distruggi il nemico: ogni unità vale i suoi AP.
web-tactics-initiative-dice = { $dice ->
    [one] 1 dado di iniziativa
   *[other] { $dice } dadi di iniziativa
 }
web-tactics-play-bot = Gioca contro un bot
web-tactics-play-bots = Con { $count ->
    [one] 1 bot
   *[other] { $count } bot
 }, due per schieramento
web-tactics-you-lead = Guidi: { $side }
web-tactics-teams = Chi gioca con chi?
web-tactics-team-of = Schieramento di { $name }
web-tactics-team-empty = Nessuno gioca ancora questo schieramento: { $side }.
web-tactics-army-points = Punti armata
web-tactics-army-over = { $ap } AP di troppo
web-tactics-army-none = Aggiungi unità per vedere se l’armata è valida.
web-tactics-army-faults = { $count ->
    [one] Un errore da correggere
   *[other] { $count } errori da correggere
 }
web-tactics-army-part = { $hero } resta da solo
web-tactics-army-leave-out = Togli { $unit }
web-tactics-army-fits = Quel che ci sta ancora
web-tactics-army-share = Condividi come testo
web-tactics-army-name = Nome dell’armata
web-tactics-army-save = Salva
web-tactics-army-saved = Salvate in questo browser
web-tactics-army-forget = elimina: { $name }
web-tactics-army-paste = Incolla un’armata
web-tactics-army-take = Prendi questa armata
web-tactics-army-copy-self = Il browser non permette di copiare. Seleziona il testo e copialo.

web-tactics-by-hand = Oppure dichiara due azioni
web-tactics-intent-hint = Fai clic su una casella per muovere o su un nemico per attaccarlo. Un secondo clic lo esegue.
web-tactics-intent-change = Due azioni. Scegli di nuovo sul campo di battaglia per cambiarle.
web-tactics-orders-head = I tuoi ordini
web-tactics-own-attack = Il tuo attacco
web-tactics-intent-free = movimento o attacco
web-tactics-intent-slot-move = Movimento
web-tactics-intent-slot-attack = Attacco
web-tactics-intent-slot-sustained = Attacco prolungato
web-tactics-intent-move = Muovi in { $space }
web-tactics-intent-attack = Attacca { $target }
web-tactics-intent-sustained = Attacco prolungato contro { $target }
web-tactics-intent-move-attack = Muovi in { $space }, attacca { $target }
web-tactics-intent-attack-move = Attacca { $target }, muovi in { $space }
web-tactics-intent-odds = danneggia { $hurt }, distrugge { $destroyed }
web-tactics-intent-own = in media { $lost } perdite tue
web-tactics-intent-ways = Modi di attaccare { $target } (danni · distrutta)
web-tactics-intent-none = Stavolta nessun attacco di { $unit } contro { $target }. Anche dopo un movimento nessuna delle armi adatte ha il bersaglio a portata e in vista.
web-tactics-intent-never = { $unit }: nessun’arma può danneggiare { $target }.
web-tactics-intent-clear = Ricomincia
web-tactics-way-sustained = Da qui, due azioni, dadi mancati rilanciati
web-tactics-way-here = Da qui, resta un’azione
web-tactics-way-move = Prima muovi in { $space }
web-tactics-stand-title = In { $space }
web-tactics-stand-cost = { $moves ->
    [one] 1 movimento
   *[other] { $moves } movimenti
 }, { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
 }
web-tactics-stand-hits = Potresti colpire
web-tactics-stand-reacts = Può reagire al passaggio
web-tactics-stand-dangers = Può colpirti lì in questo round
web-tactics-stand-hurt-kill = danni · distrutta
web-tactics-stand-fires-hurts = spara · danneggia
web-tactics-stand-hurt-lost = danni · perdite
web-tactics-stand-nobody = Da lì non puoi colpire nessuno.
web-tactics-stand-quiet = Da lì non puoi colpire nessuno, e nessuno può colpirti lì in questo round.
web-tactics-stand-from = da { $space }
web-tactics-stand-after-move = prima muove in { $space }
web-tactics-compare = Confronto delle caselle scelte
web-tactics-compare-targets = { $count ->
    [0] nessun bersaglio
    [one] 1 bersaglio
   *[other] { $count } bersagli
 }
web-tactics-compare-best = al massimo { $hurt }
web-tactics-compare-danger = perdite a rischio: { $lost }
web-tactics-compare-safe = nessun pericolo
web-tactics-overview = Tutto il campo. La cornice mostra ciò che vedi.
web-tactics-means = Che cosa significa per te
web-tactics-means-left = { $lost ->
    [0] illesa, { $left } su { $full }
   *[other] perdite: { $lost }, restano { $left } su { $full }
 }
web-tactics-means-able = Può ancora agire in questo round e colpire { $unit }:
web-tactics-means-unable = Può ancora agire, ma non colpirla: { $units }
web-tactics-means-safe = Nessun nemico che può ancora agire in questo round può colpire { $unit }.
web-tactics-means-spent = { $unit }: in questo round non può più agire.
web-tactics-means-answer = { $unit }: in questo round può ancora agire. Contro { $other }:
web-tactics-means-no-answer = { $unit }: in questo round può ancora agire, ma non colpire { $other }.
web-tactics-means-points = Punti: tu { $own }, nemico { $other }.
web-tactics-means-next = { $count ->
    [0] Nessuna tua unità può ancora agire in questo round.
    [one] Una tua unità può ancora agire in questo round.
   *[other] { $count } tue unità possono ancora agire in questo round.
 }
web-tactics-pass = Non fare nulla con { $unit }
web-tactics-pass-why = Non si può passare, ma un’unità può non fare nulla.
web-tactics-badge-kill = distrugge { $destroyed }
web-tactics-show-threat = Minaccia
web-tactics-alone = Non restano nemici. La battaglia finisce con questo round.
web-tactics-end-round = Termina il round
web-tactics-place-where = Scegli una delle caselle illuminate.
web-tactics-on-way = In marcia verso { $space }.
web-tactics-then = Poi: attacco contro { $target }
web-tactics-react-try = Prova con { $unit }
web-tactics-react-fires = { $dice ->
    [one] Un dado, spara al { $chance }
   *[other] { $dice } dadi, spara al { $chance }
 }
web-tactics-react-total = In tutto danneggia { $hurt }, distrugge { $destroyed }
web-tactics-react-silent = nessun tiro
web-tactics-react-vain = senza effetto
web-tactics-react-hurt = danneggiata
web-tactics-order-short = { $unit }: effetto solo fino a portata { $range } ({ $quarry }). Oltre, l’ordine non serve.
web-tactics-order-never = { $unit }: nessuna arma efficace ({ $quarry }). L’ordine non scatta mai.
web-tactics-loss-tile = { $model }, { $number } di { $of }
web-tactics-loss-title = { $count ->
    [one] Una perdita: chi cade?
   *[other] { $count } perdite: chi cade?
 }
web-tactics-loss-dice = Dadi contro
web-tactics-loss-far = tiro
web-tactics-loss-close = corpo a corpo
web-tactics-loss-change = { $before }, poi { $after }
web-tactics-loss-flames = Le fiamme lanciano i loro dadi per ogni miniatura del bersaglio.
web-tactics-loss-how = Scegli una miniatura. Sceglila di nuovo per risparmiarla.
web-tactics-loss-chosen = Scelte: { $total } su { $count }.
web-tactics-loss-do = { $count ->
    [one] Accetta 1 perdita
   *[other] Accetta { $count } perdite
 }
web-tactics-follow = Segui
web-tactics-value-skull = un colpo a segno la distrugge
web-tactics-value-hit = un danno per colpo a segno

# La fine di una battaglia

web-tactics-fell = Fuori combattimento nel round { $round }: { $unit }
web-tactics-fell-by = Round { $round }: { $unit }, per mano di { $by }.
web-tactics-end-won = Hai vinto.
web-tactics-end-objective = Obiettivo raggiunto: { $player }.
web-tactics-end-alone = Nessuna unità rimasta: { $player }.
web-tactics-end-rounds = L’ultimo round è finito. Decidono i punti vittoria.
web-tactics-end-vain = Nessuno può più raggiungere l’obiettivo che fa vincere. Decidono i punti vittoria.
web-tactics-end-score = Punteggio
web-tactics-end-units = Unità distrutte
web-tactics-end-count = { $count } unità
web-tactics-end-turns = I momenti decisivi
web-tactics-end-none = Nessuna unità è stata distrutta.
web-tactics-end-luck = Fortuna
web-tactics-end-hits = { $hits ->
    [one] 1 colpo
   *[other] { $hits } colpi
 } con { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
 }, attesi { $expected }
web-tactics-end-best = Chi ha distrutto di più: { $unit }, { $points } AP.
web-tactics-end-chance = Probabilità di vittoria
web-tactics-end-chance-note = Stimate dalla posizione dopo ogni attivazione.
web-tactics-end-left = Punti armata rimasti
web-tactics-end-course = Chi è caduto e quando
web-tactics-to-field = Al campo di battaglia
