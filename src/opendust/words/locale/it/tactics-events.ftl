# Che cosa è accaduto in Dust Tactics, una frase ciascuno.

tactics-event-placing-rolled = { $side } ha tirato { $hits } HIT per lo schieramento ({ $faces }).
tactics-event-square-laid = { $side } ha posato un riquadro di terreno su { $space }.
tactics-event-element-placed = { $side } ha messo un elemento di copertura in { $space }: { $element }.
tactics-event-hero-joined = { $hero } si è unito a { $squad }.
tactics-event-round-began = È cominciato il round { $round }.
tactics-event-initiative-rolled = { $side } ha tirato { $hits } HIT per l'iniziativa ({ $faces }).
tactics-event-initiative-tied = Iniziativa in parità: si tira di nuovo.
tactics-event-initiative-won = { $side } ha vinto l'iniziativa.
tactics-event-first-chosen = { $side } gioca per prima.
tactics-event-hero-parted = { $hero } ha lasciato { $squad }.
tactics-event-unit-activated = { $unit } è stata attivata: { $plan }{ $extras-count ->
    [0] .
   *[other] , con { $extras }.
 }
tactics-event-skill-used = { $unit } ha usato { $skill }.
tactics-event-unit-entered = { $unit } è entrata in { $space }.
tactics-event-unit-moved = { $unit } si è mossa da { $origin } a { $space }.
tactics-event-crate-crushed = { $unit } ha schiacciato la cassa in { $space }.
tactics-event-action-lost = { $unit } ha perso un'azione: { $action }.
tactics-event-window-opened = A { $unit } si può rispondere con il fuoco di reazione.
tactics-event-reaction-tried = { $unit } ha tentato il fuoco di reazione su { $target }.
tactics-event-reaction-rolled = { $unit } ha tirato { $hits } HIT per la reazione ({ $faces }).
tactics-event-shot-declared = { $unit } ha puntato { $weapon } su { $target }.
tactics-event-ammo-spent = { $unit } ha speso { $ammo } munizioni di { $weapon }.
tactics-event-attack-rolled = { $weapon } su { $target }: { $hits ->
    [one] 1 successo
   *[other] { $hits } successi
 } ({ $faces }).
tactics-event-attack-rerolled = { $weapon } su { $target }, tirati di nuovo: { $hits ->
    [one] 1 successo
   *[other] { $hits } successi
 } ({ $faces }).
tactics-event-laser-rolled = { $weapon } su { $target }, il laser continua: { $hits ->
    [one] 1 successo
   *[other] { $hits } successi
 } ({ $faces }).
tactics-event-phaser-rolled = { $weapon } su { $target }, danni: { $hits } ({ $faces }).
tactics-event-cover-rolled = { $target } ne ha salvati { $hits } da { $weapon } ({ $faces }).
tactics-event-retaliated = { $unit } ha risposto ai colpi di { $target }.
tactics-event-resilience-rolled = { $unit } ha ignorato { $hits } danni ({ $faces }).
tactics-event-damage-ignored = { $unit } non ha subito danni.
tactics-event-losses-suffered = { $unit } ha perso { $models }.
tactics-event-unit-destroyed = { $unit } è stata distrutta ({ $points } AP).
tactics-event-element-damaged = L'elemento di copertura in { $space } ha subito { $points } danni.
tactics-event-element-destroyed = L'elemento di copertura in { $space } è stato distrutto.
tactics-event-health-regained = { $unit } ha recuperato { $models }.
tactics-event-weapon-reloaded = { $unit } ha ricaricato { $weapon }.
tactics-event-ability-rolled = { $unit } ha tirato { $hits } HIT per { $ability } ({ $faces }).
tactics-event-unit-reactivated = { $unit } può agire di nuovo.
tactics-event-unit-returned = { $unit } è tornata.
tactics-event-strike-ordered = { $unit } ha ordinato a { $artillery } di sparare su { $target }.
tactics-event-order-left = { $unit } reagirà a { $quarry } entro { $range }.
tactics-event-order-cancelled = { $unit } non ha più un ordine permanente.
tactics-event-windows-silenced = { $player } lascia passare le reazioni.
tactics-event-windows-opened = A { $player } si chiede di nuovo delle reazioni.
tactics-event-activation-ended = { $unit } ha finito.
tactics-event-self-repair-rolled = { $unit } ha riparato { $hits } HP ({ $faces }).
tactics-event-objective-fulfilled = { $side } ha raggiunto il suo obiettivo.
tactics-event-round-ended = È finito il round { $round }: { $first } a { $second } punti vittoria.
tactics-event-match-won = { $side } ha vinto.
tactics-event-match-drawn = La partita è patta.
