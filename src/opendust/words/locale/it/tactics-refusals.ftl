# Perché un'azione di Dust Tactics non è lecita.

# Ogni decisione
tactics-refusal-nobody-chooses = Ora nessuno ha una scelta: si tirano i dadi, o la partita è finita.
tactics-refusal-not-your-choice = Ora non tocca a te scegliere.
tactics-refusal-not-now = Questo ora non si può fare.
tactics-refusal-misshapen = { $verb } non vuole queste parole.
tactics-refusal-no-such-thing = Questo non esiste: { $noun }.
tactics-refusal-outcome-impossible = Si tirano { $count } dadi con facce da 1 a 6.

# Preparazione
tactics-refusal-square-not-there = Un riquadro di terreno si posa su uno spazio con il punto, ancora libero.
tactics-refusal-element-not-there = Un elemento di copertura sta nella zona di copertura, su un cerchio o un rombo libero; un ostacolo in una struttura vuole un ingresso grande.
tactics-refusal-join-no-hero = { $hero } non è un eroe.
tactics-refusal-join-no-squad = { $squad } non è una squadra.
tactics-refusal-join-other-player = { $hero } e { $squad } non sono entrambi tuoi.
tactics-refusal-join-other-armor = { $hero } e { $squad } sono di classi d'armatura diverse.
tactics-refusal-join-has-hero = { $squad } ha già un eroe.
tactics-refusal-join-has-joined = { $hero } si è già unito a una squadra.
tactics-refusal-join-jump-differs = Solo uno tra { $hero } e { $squad } ha Jump.
tactics-refusal-join-ape-differs = Solo uno tra { $hero } e { $squad } è Blutkreuz Ape.
tactics-refusal-join-zombie-differs = Solo uno tra { $hero } e { $squad } è Blutkreuz Zombie.
tactics-refusal-join-no-commander = { $squad } è un Command Squad; { $hero } non è Commander.

# Attivazione
tactics-refusal-part-not-joined = { $unit } non è unito a una squadra.
tactics-refusal-part-off-board = { $unit } entra sul campo insieme alla sua squadra.
tactics-refusal-unit-not-yours = { $unit } non è tua.
tactics-refusal-unit-joined-to-squad = { $unit } si attiva insieme alla sua squadra.
tactics-refusal-unit-destroyed = { $unit } è distrutta.
tactics-refusal-unit-activated = { $unit } è già stata attivata in questo round.
tactics-refusal-unit-not-the-reactivated = Prima si attiva l'unità che ha avuto l'ordine o è tornata.
tactics-refusal-unit-not-one-of-the-parted = Ora si attiva una delle due che si sono separate.
tactics-refusal-plan-two-attacks = Un'unità non attacca due volte.
tactics-refusal-plan-must-enter = { $unit } è fuori dal campo; la sua prima azione è un movimento.
tactics-refusal-plan-no-entry = Nessuno spazio di schieramento è libero per { $unit }; può solo non fare nulla.
tactics-refusal-plan-no-charge = { $unit } non ha Charge.
tactics-refusal-plan-nothing-to-shoot = { $unit } ora non ha bersagli.
tactics-refusal-plan-no-weapon = { $unit } non ha armi da usare.
tactics-refusal-plan-nothing-to-reload = { $unit } non ha armi scariche.
tactics-refusal-plan-no-observer = { $unit } non è un osservatore.
tactics-refusal-plan-no-artillery = Nessun'altra unità d'artiglieria della tua parte è sul campo, carica e non ancora attivata.
tactics-refusal-plan-no-tank-head = { $unit } non ha Tank Head, o l'ha già usato.
tactics-refusal-plan-one-ability = Un giocatore tenta una sola abilità di Command Squad per round.
tactics-refusal-extra-not-available = { $unit } non può dichiarare tutte queste abilità e armi con questo piano.

# Movimento
tactics-refusal-enter-not-there = { $space } non è un tuo spazio di schieramento libero.
tactics-refusal-stop-not-here = L'unità non può finire qui il movimento.
tactics-refusal-step-not-adjacent = { $space } non è accanto a { $unit }.
tactics-refusal-step-too-far = { $unit } ha troppo pochi punti movimento per il passo in { $space }.
tactics-refusal-step-wall-in-way = Tra { $unit } e { $space } c'è un muro.
tactics-refusal-step-entrance-too-small = L'ingresso di { $space } è troppo piccolo per { $unit }.
tactics-refusal-step-vehicle-cuts-corner = Un veicolo non passa in diagonale accanto a un angolo invalicabile.
tactics-refusal-step-between-corners = Nessuno passa in diagonale tra due angoli invalicabili.
tactics-refusal-step-no-room-to-end = Da { $space } { $unit } non potrebbe raggiungere uno spazio dove finire il movimento.
tactics-refusal-space-without-dot = { $space } non ha un punto.
tactics-refusal-space-deep-water = { $space } è acqua profonda.
tactics-refusal-space-rubble-bars-vehicle = { $space } è macerie, dove i veicoli non entrano.
tactics-refusal-space-trap-bars-vehicle = In { $space } c'è un ostacolo anticarro.
tactics-refusal-space-enemy-there = In { $space } c'è un nemico.
tactics-refusal-space-friend-bars-vehicle = Un veicolo non passa per l'unità amica in { $space }.
tactics-refusal-space-vehicle-not-jumped = In { $space } c'è un veicolo; i veicoli non si saltano.
tactics-refusal-space-taken = { $space } è occupato, e solo gli eroi condividono uno spazio.
tactics-refusal-space-landing-taken = { $unit } deve atterrare in uno spazio vuoto; { $space } non lo è.
tactics-refusal-space-off-board = { $unit } starebbe in parte fuori dal campo.
tactics-refusal-space-on-roof = { $unit } non può atterrare su una struttura.
tactics-refusal-crush-needs-vehicle = Solo un veicolo che entra nello spazio schiaccia una cassa.
tactics-refusal-crush-no-crate = In { $space } non c'è una cassa.

# Attacchi
tactics-refusal-weapon-of-another-unit = { $weapon } non è dell'unità che attacca.
tactics-refusal-weapon-already-aimed = { $weapon } ha già il suo bersaglio, che non cambia.
tactics-refusal-weapon-not-declared = { $weapon } non è stata dichiarata.
tactics-refusal-weapon-not-for-charge = Una carica finisce con armi di portata 1 o C; { $weapon } non lo è.
tactics-refusal-weapon-carrier-lost = Nessuno resta a portare { $weapon }.
tactics-refusal-weapon-not-loaded = { $weapon } va prima ricaricata.
tactics-refusal-weapon-no-ammo = { $weapon } non ha più munizioni.
tactics-refusal-weapon-cannot-damage = Questo non può mai danneggiare { $target }.
tactics-refusal-weapon-flame-against-trap = Le fiamme non distruggono un ostacolo anticarro.
tactics-refusal-weapon-needs-ammo = Di' quante munizioni spende { $weapon }.
tactics-refusal-weapon-takes-no-ammo = { $weapon } non ha munizioni limitate.
tactics-refusal-weapon-names-miniature = { $weapon } è di un tiratore scelto: indica una miniatura di { $target }.
tactics-refusal-weapon-is-no-sniper = { $weapon } non è l'arma di un tiratore scelto.
tactics-refusal-ammo-too-much = { $weapon } non può spenderne tante: al più le sue caselle, e una per miniatura della squadra.
tactics-refusal-target-not-on-board = { $target } non è sul campo.
tactics-refusal-target-friendly = { $target } è dalla tua parte.
tactics-refusal-target-in-smoke = { $target } è nel fumo e non può essere un bersaglio.
tactics-refusal-shooter-in-smoke = Nessuno attacca dal fumo.
tactics-refusal-target-out-of-range = { $target } è fuori portata.
tactics-refusal-target-not-seen = Non c'è linea di vista verso { $target }.
tactics-refusal-target-not-the-activated-unit = Il fuoco di reazione mira solo all'unità attivata.
tactics-refusal-target-not-observed = Il tiro indiretto mira solo all'unità osservata.
tactics-refusal-flame-no-path = La fiamma non ha una via verso { $target }.
tactics-refusal-flame-not-there = La fiamma non può passare di lì verso il suo bersaglio.
tactics-refusal-reroll-no-such-die = Nessun dado mostra questo.
tactics-refusal-retaliate-not-with-that = Rispondono solo armi di portata C che possono danneggiare l'attaccante.
tactics-refusal-losses-do-not-match = Si perde esattamente quanto sono i punti di danno.

# Fuoco di reazione
tactics-refusal-reaction-not-your-unit = Non sei tu a reagire con { $unit }.
tactics-refusal-reaction-unit-activated = { $unit } è già stata attivata in questo round.
tactics-refusal-reaction-no-unit = { $unit } non è un'unità sul campo che possa reagire.
tactics-refusal-reaction-cannot-hit = { $unit } non ha armi che arrivino, vedano e possano danneggiare l'unità nemica.
tactics-refusal-order-changed-this-turn = Questo ordine permanente è già stato cambiato in questo turno.
tactics-refusal-order-none = { $unit } non ha un ordine permanente.
tactics-refusal-order-malformed = Un ordine dice chi riguarda e una portata da 1 a 30.
tactics-refusal-order-already-silent = Lasci già passare le reazioni.
tactics-refusal-order-not-silent = Ti si chiede già delle reazioni.

# Abilità
tactics-refusal-reload-not-empty = Quest'arma non è scarica.
tactics-refusal-restore-not-that = Get Up restituisce una miniatura di una squadra adiacente o un HP di un eroe adiacente.
tactics-refusal-strike-no-artillery = { $unit } non è una tua unità d'artiglieria carica, sul campo e non ancora attivata.
tactics-refusal-strike-target-deep-inside = { $target } è dentro una struttura, lontano dalle uscite.
tactics-refusal-ability-no-command-squad = { $unit } non è un Command Squad.
tactics-refusal-ability-member-lost = Il membro di { $unit } con questa abilità è perso.
tactics-refusal-ability-needs-radioman = Field Repair vuole il radiotelegrafista vivo.
tactics-refusal-ability-needs-radioman-for-squad = Come On Guys vuole il radiotelegrafista vivo.
tactics-refusal-ability-already-tried = In questo round è già stata tentata un'abilità di Command Squad.
tactics-refusal-ability-vehicle-returned-before = Field Repair è riuscito una volta; non riesce più.
tactics-refusal-ability-squad-returned-before = Come On Guys è riuscito una volta; non riesce più.
tactics-refusal-ability-no-vehicle-lost = Nessun tuo veicolo è distrutto.
tactics-refusal-ability-no-squad-lost = Nessuna tua squadra è distrutta.
tactics-refusal-ability-brings-back-squads = Come On Guys riporta solo squadre.
tactics-refusal-ability-brings-back-vehicles = Field Repair riporta solo veicoli.
tactics-refusal-ability-not-destroyed = { $unit } non è distrutta.
tactics-refusal-ability-squad-not-destroyed = { $unit } non è distrutta.
tactics-refusal-ability-not-friendly = { $unit } non è dalla tua parte.
tactics-refusal-ability-on-itself = Nessuna abilità si usa sull'unità stessa.
tactics-refusal-ability-not-adjacent = { $unit } non è adiacente.
tactics-refusal-ability-not-activated-yet = { $unit } non è ancora stata attivata in questo round.
tactics-refusal-ability-wrong-kind = L'abilità non ha effetto su { $unit }.
tactics-refusal-ability-unhurt = { $unit } non ha perso nulla.
tactics-refusal-ability-not-on-board = { $unit } non è sul campo.
