# Che cosa succede in Dust Tactics, una frase per evento, al presente.

tactics-event-placing-rolled = Piazzamento, { $side }: { $hits ->
    [0] nessun colpo a segno
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
 } ({ $faces }).
tactics-event-square-laid = { $side } mette una tessera di terreno in { $space }.
tactics-event-element-placed = { $side } piazza in { $space }: { $element }.
tactics-event-hero-joined = { $hero } ora è con { $squad }.
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
tactics-event-unit-activated = Attivazione di { $unit }: { $plan }{ $extras-count ->
    [0] .
   *[other] , con { $extras }.
 }
tactics-event-skill-used = { $unit }: uso di { $skill }.
tactics-event-unit-entered = { $unit }: ingresso sul campo in { $space }.
tactics-event-unit-moved = { $unit }: { $origin } → { $space }.
tactics-event-crate-crushed = { $unit }: cassa in { $space } schiacciata.
tactics-event-action-lost = { $unit }: azione persa ({ $action }).
tactics-event-window-opened = Fuoco di reazione possibile contro { $unit }.
tactics-event-reaction-tried = { $unit }: fuoco di reazione contro { $target }.
tactics-event-reaction-rolled = Reazione, { $unit }: { $hits ->
    [0] nessun colpo a segno
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
 } ({ $faces }).
tactics-event-shot-declared = { $unit }: { $weapon } contro { $target }.
tactics-event-ammo-spent = { $unit }: { $ammo ->
    [one] 1 munizione usata
   *[other] { $ammo } munizioni usate
 } ({ $weapon }).
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
tactics-event-cover-rolled = Copertura, { $target } contro { $weapon }: { $hits ->
    [0] nessun colpo annullato
    [one] 1 colpo annullato
   *[other] { $hits } colpi annullati
 } ({ $faces }).
tactics-event-retaliated = { $unit }: contrattacco contro { $target }.
tactics-event-resilience-rolled = { $unit }: { $hits ->
    [0] nessun danno annullato
    [one] 1 danno annullato
   *[other] { $hits } danni annullati
 } ({ $faces }).
tactics-event-damage-ignored = Nessun danno: { $unit }.
tactics-event-losses-suffered = Perdite di { $unit }: { $models }.
tactics-event-unit-destroyed = Unità distrutta: { $unit } ({ $points } AP).
tactics-event-element-damaged = L’elemento di copertura in { $space } subisce { $points ->
    [one] 1 danno
   *[other] { $points } danni
 }.
tactics-event-element-destroyed = L’elemento di copertura in { $space } viene distrutto.
tactics-event-health-regained = { $unit }: di nuovo { $models }.
tactics-event-weapon-reloaded = { $unit }: ricarica di { $weapon }.
tactics-event-ability-rolled = { $ability }, { $unit }: { $hits ->
    [0] nessun colpo a segno
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
 } ({ $faces }).
tactics-event-unit-reactivated = Di nuovo in azione: { $unit }.
tactics-event-unit-returned = Di nuovo in gioco: { $unit }.
tactics-event-strike-ordered = Ordine di tiro di { $unit }: { $artillery } → { $target }.
tactics-event-order-left = Ordine permanente di { $unit }: { $quarry }, entro { $range }.
tactics-event-order-cancelled = Ordine permanente annullato: { $unit }.
tactics-event-windows-silenced = { $player } disattiva le richieste di fuoco di reazione.
tactics-event-windows-opened = { $player } riattiva le richieste di fuoco di reazione.
tactics-event-activation-ended = Attivazione finita: { $unit }.
tactics-event-self-repair-rolled = { $unit }: riparazione, { $hits } PF ({ $faces }).
tactics-event-objective-fulfilled = { $side } raggiunge il suo obiettivo.
tactics-event-round-ended = Fine del round { $round }. Punti vittoria: { $first } a { $second }.
tactics-event-match-won = { $side } vince.
tactics-event-match-drawn = La partita finisce in parità.
