# Perché un’azione di Dust Tactics non è permessa.

# Ogni decisione
tactics-refusal-nobody-chooses = Ora non c’è nulla da decidere: si lanciano i dadi, o la partita è finita.
tactics-refusal-not-your-choice = Questa decisione non spetta a te.
tactics-refusal-not-now = Ora non puoi farlo.
tactics-refusal-misshapen = «{ $verb }» non è completo. Scrivi ? per gli esempi.
tactics-refusal-no-such-thing = { $noun ->
    [unit] Questa unità non esiste.
    [space] Questa casella non esiste.
    [weapon] Quest’arma non esiste.
    [model] Questa miniatura non esiste.
    [target] Questo bersaglio non esiste.
    [extra] Questa competenza o arma speciale non esiste.
    [side] Questo schieramento non esiste.
    [seat] Questo giocatore non esiste.
    [plan] Queste azioni non esistono.
    [element] Questo elemento di copertura non esiste.
    [result] Questo dado non esiste.
    [quarry] Questo bersaglio dell’ordine non esiste.
   *[other] Non esiste.
 }
tactics-refusal-outcome-impossible = { $count ->
    [one] Si lancia 1 dado con facce
   *[other] Si lanciano { $count } dadi con facce
 } da 1 a 6.

# Preparazione
tactics-refusal-square-not-there = Una tessera di terreno va su una casella con il punto, ancora libera.
tactics-refusal-element-not-there = Un elemento di copertura va nella zona di copertura, su un cerchio o un rombo libero. Un ostacolo in una struttura richiede un ingresso grande.
tactics-refusal-join-no-hero = Non è un eroe: { $hero }.
tactics-refusal-join-no-squad = Non è una squadra: { $squad }.
tactics-refusal-join-other-player = { $hero } e { $squad } non sono entrambi tuoi.
tactics-refusal-join-other-armor = { $hero } e { $squad } hanno classi di armatura diverse.
tactics-refusal-join-has-hero = C’è già un eroe con { $squad }.
tactics-refusal-join-has-joined = { $hero } fa già parte di una squadra.
tactics-refusal-join-jump-differs = { $hero } e { $squad }: Jump per entrambi o per nessuno dei due.
tactics-refusal-join-ape-differs = { $hero } e { $squad }: Blutkreuz Ape per entrambi o per nessuno dei due.
tactics-refusal-join-zombie-differs = { $hero } e { $squad }: Blutkreuz Zombie per entrambi o per nessuno dei due.
tactics-refusal-join-no-commander = Solo un eroe con Commander può unirsi alla squadra comando { $squad }, non { $hero }.

# Attivazione
tactics-refusal-part-not-joined = In nessuna squadra: { $unit }.
tactics-refusal-part-off-board = Sul campo solo insieme alla squadra: { $unit }.
tactics-refusal-unit-not-yours = Non è una tua unità: { $unit }.
tactics-refusal-unit-joined-to-squad = Attiva { $unit } insieme alla squadra.
tactics-refusal-unit-destroyed = Unità non più in gioco: { $unit }.
tactics-refusal-unit-activated = Hai già attivato { $unit } in questo round.
tactics-refusal-unit-not-the-reactivated = Prima si attiva l’unità che ha ricevuto l’ordine o è tornata in gioco.
tactics-refusal-unit-not-one-of-the-parted = Ora si attiva una delle due unità che si sono separate.
tactics-refusal-plan-two-attacks = Un’unità non può attaccare due volte.
tactics-refusal-plan-must-enter = Non ancora sul campo: { $unit }. La prima azione deve essere un movimento.
tactics-refusal-plan-no-entry = Nessuna casella di schieramento è libera per { $unit }. Scegli di non fare niente.
tactics-refusal-plan-no-charge = Charge non è una competenza di { $unit }.
tactics-refusal-plan-nothing-to-shoot = Ora nessun bersaglio per { $unit }.
tactics-refusal-plan-no-weapon = Nessuna arma utilizzabile per { $unit }.
tactics-refusal-plan-nothing-to-reload = Nessuna arma da ricaricare per { $unit }.
tactics-refusal-plan-no-observer = Non è un osservatore d’artiglieria: { $unit }.
tactics-refusal-plan-no-artillery = Nessun’altra unità di artiglieria del tuo schieramento è sul campo, carica e ancora da attivare.
tactics-refusal-plan-no-tank-head = Tank Head non è una competenza di { $unit }, o è già stata usata.
tactics-refusal-plan-nothing-to-strike = Nessuna unità di artiglieria potrebbe colpire ora qualcosa in vista: { $unit }.
tactics-refusal-plan-no-vehicle-to-repair = Nessun veicolo amico danneggiato accanto a { $unit }.
tactics-refusal-plan-nobody-to-restore = Nessuna squadra amica e nessun eroe amico con perdite accanto a { $unit }.
tactics-refusal-plan-nobody-to-order = Nessuno potrebbe ora agire di nuovo per ordine: { $unit }.
tactics-refusal-plan-one-ability = In un round si può tentare una sola competenza della squadra comando.
tactics-refusal-extra-not-available = Con queste azioni non si possono dichiarare tutte queste competenze e armi: { $unit }.
tactics-refusal-extra-skill-lacking = Non è una competenza di { $unit }.
tactics-refusal-extra-skill-used = Competenza già usata: { $unit }.
tactics-refusal-extra-assault-entry = Assault non allunga il movimento con cui si entra sul campo.
tactics-refusal-extra-jump-of-one = Si salta solo se eroe e squadra hanno Jump: { $unit }.
tactics-refusal-extra-without-move = Per questa competenza serve un movimento: { $unit }.
tactics-refusal-extra-without-attack = Per questo serve un attacco: { $unit }.
tactics-refusal-extra-of-another-unit = Quell’arma non appartiene a { $unit }.

# Movimento
tactics-refusal-enter-not-there = { $space } non è una tua casella di schieramento libera.
tactics-refusal-step-not-adjacent = { $space } non è accanto a { $unit }.
tactics-refusal-step-too-far = Punti movimento insufficienti per { $space }: { $unit }.
tactics-refusal-step-wall-in-way = Tra { $unit } e { $space } c’è un muro.
tactics-refusal-step-structure-not-jumped = I veicoli non saltano sopra le strutture.
tactics-refusal-step-entrance-too-small = L’ingresso di { $space } è troppo piccolo per { $unit }.
tactics-refusal-step-vehicle-cuts-corner = Un veicolo non può passare in diagonale accanto a un angolo impraticabile.
tactics-refusal-step-between-corners = Nessuna unità può passare in diagonale tra due angoli impraticabili.
tactics-refusal-space-without-dot = { $space } non ha un punto.
tactics-refusal-space-deep-water = { $space } è acqua profonda.
tactics-refusal-space-rubble-bars-vehicle = In { $space } ci sono macerie: i veicoli non possono entrare.
tactics-refusal-space-trap-bars-vehicle = In { $space } c’è un ostacolo anticarro.
tactics-refusal-space-enemy-there = In { $space } c’è un nemico.
tactics-refusal-space-friend-bars-vehicle = Un veicolo non può passare attraverso l’unità amica in { $space }.
tactics-refusal-space-vehicle-not-jumped = In { $space } c’è un veicolo, e i veicoli non si possono saltare.
tactics-refusal-space-taken = { $space } è occupata: solo gli eroi condividono una casella.
tactics-refusal-space-landing-taken = { $space } non è vuota. Si atterra solo in caselle vuote: { $unit }.
tactics-refusal-space-off-board = Non c’è posto sul campo per { $unit }: una parte resterebbe fuori.
tactics-refusal-space-on-roof = Non si atterra su una struttura: { $unit }.
tactics-refusal-crush-needs-vehicle = Solo un veicolo che entra nella casella può schiacciare una cassa.
tactics-refusal-crush-no-crate = In { $space } non c’è una cassa.

# Attacchi
tactics-refusal-weapon-of-another-unit = { $weapon } non appartiene all’unità che attacca.
tactics-refusal-weapon-already-aimed = { $weapon } ha già un bersaglio, che non si può cambiare.
tactics-refusal-weapon-not-declared = Non hai dichiarato { $weapon }.
tactics-refusal-weapon-not-for-charge = Una carica usa solo armi di portata 1 o C, non { $weapon }.
tactics-refusal-weapon-carrier-lost = Non resta nessuno che porti { $weapon }.
tactics-refusal-weapon-not-loaded = Prima devi ricaricare { $weapon }.
tactics-refusal-weapon-no-ammo = { $weapon }: munizioni finite.
tactics-refusal-weapon-cannot-damage = Quest’arma non può mai danneggiare { $target }.
tactics-refusal-weapon-flame-against-trap = Le fiamme non distruggono un ostacolo anticarro.
tactics-refusal-weapon-needs-ammo = Indica quante munizioni spende { $weapon }.
tactics-refusal-weapon-takes-no-ammo = { $weapon } non ha munizioni limitate.
tactics-refusal-weapon-names-miniature = { $weapon } è di un tiratore scelto: indica una miniatura di { $target }.
tactics-refusal-weapon-is-no-sniper = { $weapon } non è l’arma di un tiratore scelto.
tactics-refusal-weapon-miniature-lost = Quella miniatura è già persa: { $target }. Indicane una ancora in gioco.
tactics-refusal-ammo-too-much = { $weapon } non può spendere tante munizioni: al massimo quelle rimaste, e una per miniatura della squadra.
tactics-refusal-target-not-on-board = Non sul campo: { $target }.
tactics-refusal-target-friendly = Del tuo schieramento: { $target }.
tactics-refusal-target-in-squad = Non puoi colpire solo { $target }. Scegli la squadra come bersaglio.
tactics-refusal-target-in-smoke = Nel fumo, quindi nessun bersaglio: { $target }.
tactics-refusal-shooter-in-smoke = Dal fumo non si può attaccare.
tactics-refusal-target-in-own-space = Nella stessa casella: { $target }. Si spara solo su altre caselle.
tactics-refusal-target-out-of-range = Fuori portata: { $target }.
tactics-refusal-target-not-seen = Non c’è linea di vista verso { $target }.
tactics-refusal-target-not-the-activated-unit = Il fuoco di reazione può colpire solo l’unità attivata.
tactics-refusal-target-not-observed = Il fuoco indiretto può colpire solo l’unità osservata.
tactics-refusal-flame-no-path = La fiamma non ha un percorso verso { $target }.
tactics-refusal-flame-not-there = La fiamma non può passare di lì verso il bersaglio.
tactics-refusal-reroll-no-such-die = Nessun dado mostra questo risultato.
tactics-refusal-retaliate-not-with-that = Puoi contrattaccare solo con armi di portata C che possono danneggiare l’attaccante.
tactics-refusal-losses-do-not-match = Le perdite devono essere esattamente pari ai danni.

# Fuoco di reazione
tactics-refusal-reaction-not-your-unit = Non è una tua unità: { $unit }.
tactics-refusal-reaction-unit-activated = Hai già attivato { $unit } in questo round.
tactics-refusal-reaction-no-unit = Non sul campo, quindi nessuna reazione: { $unit }.
tactics-refusal-reaction-cannot-hit = Nessuna arma vede, raggiunge e può danneggiare l’unità nemica: { $unit }.
tactics-refusal-order-changed-this-turn = Hai già cambiato questo ordine permanente in questo turno.
tactics-refusal-order-none = Nessun ordine permanente per { $unit }.
tactics-refusal-order-malformed = Un ordine indica contro chi vale e una distanza da 1 a 30.
tactics-refusal-order-already-silent = Le richieste di fuoco di reazione sono già disattivate.
tactics-refusal-order-not-silent = Le richieste di fuoco di reazione sono già attive.

# Competenze
tactics-refusal-reload-not-empty = Quest’arma è già carica.
tactics-refusal-restore-not-that = Get Up restituisce una miniatura a una squadra adiacente o un PF a un eroe adiacente.
tactics-refusal-strike-no-artillery = Non possibile con { $unit }. Scegli una tua unità di artiglieria carica, sul campo e ancora da attivare.
tactics-refusal-strike-target-deep-inside = Dentro una struttura, su una casella senza uscite: { $target }.
tactics-refusal-strike-gun-deep-inside = Da una casella senza uscite non si spara fuori: { $unit }.
tactics-refusal-ability-no-command-squad = Non è una squadra comando: { $unit }.
tactics-refusal-ability-member-lost = Il membro con questa competenza è perso: { $unit }.
tactics-refusal-ability-needs-radioman = Per Field Repair il radiofonista deve essere in vita.
tactics-refusal-ability-needs-radioman-for-squad = Per Come On Guys il radiofonista deve essere in vita.
tactics-refusal-ability-already-tried = In questo round è già stata tentata una competenza della squadra comando.
tactics-refusal-ability-vehicle-returned-before = Field Repair è già riuscita una volta in questa partita.
tactics-refusal-ability-squad-returned-before = Come On Guys è già riuscita una volta in questa partita.
tactics-refusal-ability-no-vehicle-lost = Nessun tuo veicolo è distrutto.
tactics-refusal-ability-no-squad-lost = Nessuna tua squadra è distrutta.
tactics-refusal-ability-brings-back-squads = Come On Guys riporta in gioco solo squadre.
tactics-refusal-ability-brings-back-vehicles = Field Repair riporta in gioco solo veicoli.
tactics-refusal-ability-not-destroyed = Ancora in gioco: { $unit }.
tactics-refusal-ability-squad-not-destroyed = Ancora in gioco: { $unit }.
tactics-refusal-ability-not-friendly = Non del tuo schieramento: { $unit }.
tactics-refusal-ability-on-itself = Un’unità non può usare la competenza su se stessa.
tactics-refusal-ability-not-adjacent = Non accanto: { $unit }.
tactics-refusal-ability-not-activated-yet = Non ancora in azione in questo round: { $unit }.
tactics-refusal-ability-wrong-kind = La competenza non ha effetto su { $unit }.
tactics-refusal-ability-unhurt = Nessuna perdita finora: { $unit }.
tactics-refusal-ability-not-on-board = Non sul campo: { $unit }.
