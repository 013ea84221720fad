# Che cosa succede in Dust Tactics, una frase per evento, al presente.

tactics-event-placing-rolled = Piazzamento, { $side }: { $hits ->
    [0] nessun colpo a segno
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
 } ({ $faces }).
tactics-event-square-laid = { $side } mette una tessera di terreno in { $space }.
tactics-event-element-placed = { $side } piazza in { $space }: { $element }.
tactics-event-hero-joined = { $hero } si unisce a { $squad }.
tactics-event-round-began = Inizia il round { $round }.
tactics-event-initiative-rolled = Iniziativa, { $side }: { $hits ->
    [0] nessun colpo a segno
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
 } ({ $faces }).
tactics-event-initiative-tied = Iniziativa in parità: si rilancia.
tactics-event-initiative-won = { $side } vince l’iniziativa.
tactics-event-first-chosen = { $side } comincia.
tactics-event-hero-parted = { $hero } si separa da { $squad }.
tactics-event-unit-activated = { $unit } si attiva: { $plan }{ $extras-count ->
    [0] .
   *[other] , con { $extras }.
 }
tactics-event-skill-used = { $unit } usa { $skill }.
tactics-event-unit-entered = { $unit } entra sul campo in { $space }.
tactics-event-unit-moved = { $unit } si muove da { $origin } a { $space }.
tactics-event-crate-crushed = { $unit } schiaccia la cassa in { $space }.
tactics-event-action-lost = { $unit } perde un’azione: { $action }.
tactics-event-window-opened = Contro { $unit } è possibile il fuoco di reazione.
tactics-event-reaction-tried = { $unit } tenta il fuoco di reazione contro { $target }.
tactics-event-reaction-rolled = Reazione, { $unit }: { $hits ->
    [0] nessun colpo a segno
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
 } ({ $faces }).
tactics-event-shot-declared = { $unit } punta { $weapon } contro { $target }.
tactics-event-ammo-spent = { $unit } spende { $ammo ->
    [one] 1 munizione
   *[other] { $ammo } munizioni
 }: { $weapon }.
tactics-event-attack-rolled = { $weapon } contro { $target }: { $hits ->
    [0] nessun successo
    [one] 1 successo
   *[other] { $hits } successi
 } ({ $faces }).
tactics-event-attack-rerolled = { $weapon } contro { $target }, rilancio: { $hits ->
    [0] nessun successo
    [one] 1 successo
   *[other] { $hits } successi
 } ({ $faces }).
tactics-event-laser-rolled = { $weapon } contro { $target }, il laser continua: { $hits ->
    [0] nessun successo
    [one] 1 successo
   *[other] { $hits } successi
 } ({ $faces }).
tactics-event-phaser-rolled = { $weapon } contro { $target }, danni: { $hits } ({ $faces }).
tactics-event-cover-rolled = { $target }: la copertura annulla { $hits ->
    [0] 0 colpi
    [one] 1 colpo
   *[other] { $hits } colpi
 } di { $weapon } ({ $faces }).
tactics-event-retaliated = { $unit } contrattacca { $target }.
tactics-event-resilience-rolled = { $unit } annulla { $hits ->
    [0] 0 danni
    [one] 1 danno
   *[other] { $hits } danni
 } ({ $faces }).
tactics-event-damage-ignored = { $unit } non subisce danni.
tactics-event-losses-suffered = { $unit } perde { $models }.
tactics-event-unit-destroyed = Unità distrutta: { $unit } ({ $points } AP).
tactics-event-element-damaged = L’elemento di copertura in { $space } subisce { $points ->
    [one] 1 danno
   *[other] { $points } danni
 }.
tactics-event-element-destroyed = L’elemento di copertura in { $space } viene distrutto.
tactics-event-health-regained = { $unit } recupera { $models }.
tactics-event-weapon-reloaded = { $unit } ricarica { $weapon }.
tactics-event-ability-rolled = { $ability }, { $unit }: { $hits ->
    [0] nessun colpo a segno
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
 } ({ $faces }).
tactics-event-unit-reactivated = { $unit } può agire di nuovo.
tactics-event-unit-returned = { $unit } torna in gioco.
tactics-event-strike-ordered = { $unit } ordina a { $artillery } di sparare contro { $target }.
tactics-event-order-left = Ordine permanente di { $unit }: { $quarry }, entro { $range }.
tactics-event-order-cancelled = { $unit } non ha più un ordine permanente.
tactics-event-windows-silenced = { $player } disattiva le richieste di fuoco di reazione.
tactics-event-windows-opened = { $player } riattiva le richieste di fuoco di reazione.
tactics-event-activation-ended = { $unit } termina l’attivazione.
tactics-event-self-repair-rolled = { $unit } ripara { $hits } PF ({ $faces }).
tactics-event-objective-fulfilled = { $side } raggiunge il suo obiettivo.
tactics-event-round-ended = Fine del round { $round }. Punti vittoria: { $first } a { $second }.
tactics-event-match-won = { $side } vince.
tactics-event-match-drawn = La partita finisce in parità.
