# Was in Dust Tactics geschieht, je ein Satz in der Gegenwart.

tactics-event-placing-rolled = { $side } würfelt { $hits ->
    [0] keinen Treffer
   *[other] { $hits } Treffer
 } um den Aufbau ({ $faces }).
tactics-event-square-laid = { $side } legt ein Geländeplättchen auf { $space }.
tactics-event-element-placed = { $side } stellt auf { $space }: { $element }.
tactics-event-hero-joined = { $hero } und { $squad } bilden eine verbundene Einheit.
tactics-event-round-began = Runde { $round } beginnt.
tactics-event-initiative-rolled = { $side } würfelt { $hits ->
    [0] keinen Treffer
   *[other] { $hits } Treffer
 } um die Initiative ({ $faces }).
tactics-event-initiative-tied = Gleichstand um die Initiative. Es wird neu gewürfelt.
tactics-event-initiative-won = { $side } gewinnt die Initiative.
tactics-event-first-chosen = { $side } beginnt.
tactics-event-hero-parted = { $hero } und { $squad } trennen sich.
tactics-event-unit-activated = Aktivierung von { $unit }: { $plan }{ $extras-count ->
    [0] .
   *[other] , mit { $extras }.
 }
tactics-event-skill-used = { $unit }: Einsatz von { $skill }.
tactics-event-unit-entered = { $unit }: auf das Schlachtfeld, { $space }.
tactics-event-unit-moved = { $unit }: { $origin } → { $space }.
tactics-event-crate-crushed = { $unit }: Munitionskiste auf { $space } zermalmt.
tactics-event-action-lost = { $unit }: Aktion verloren ({ $action }).
tactics-event-window-opened = Reaktionsfeuer möglich auf { $unit }.
tactics-event-reaction-tried = { $unit }: Reaktionsfeuer auf { $target }.
tactics-event-reaction-rolled = Reaktion, { $unit }: { $hits ->
    [0] kein Treffer
   *[other] { $hits } Treffer
 } ({ $faces }).
tactics-event-shot-declared = { $unit }: { $weapon } auf { $target } gerichtet.
tactics-event-ammo-spent = { $unit }: Munition verbraucht, { $ammo } ({ $weapon }).
tactics-event-attack-rolled = { $weapon } auf { $target }: { $hits ->
    [0] kein Erfolg
    [one] 1 Erfolg
   *[other] { $hits } Erfolge
 } ({ $faces }).
tactics-event-attack-rerolled = { $weapon } auf { $target }, neu gewürfelt: { $hits ->
    [0] kein Erfolg
    [one] 1 Erfolg
   *[other] { $hits } Erfolge
 } ({ $faces }).
tactics-event-laser-rolled = { $weapon } auf { $target }, Laserkette: { $hits ->
    [0] kein Erfolg
    [one] 1 Erfolg
   *[other] { $hits } Erfolge
 } ({ $faces }).
tactics-event-phaser-rolled = { $weapon } auf { $target }: { $hits ->
    [0] kein Schaden
   *[other] { $hits } Schaden
 } ({ $faces }).
tactics-event-cover-rolled = Deckung, { $target } gegen { $weapon }: { $hits ->
    [0] kein Treffer abgewehrt
   *[other] { $hits } Treffer abgewehrt
 } ({ $faces }).
tactics-event-retaliated = { $unit }: Gegenschlag auf { $target }.
tactics-event-resilience-rolled = { $unit }: { $hits ->
    [0] kein Schaden
   *[other] { $hits } Schaden
 } aufgehoben ({ $faces }).
tactics-event-damage-ignored = Kein Schaden: { $unit }.
tactics-event-losses-suffered = Verluste von { $unit }: { $models }.
tactics-event-unit-destroyed = Zerstört: { $unit } ({ $points } AP).
tactics-event-element-damaged = Das Deckungselement auf { $space } erleidet { $points } Schaden.
tactics-event-element-destroyed = Das Deckungselement auf { $space } ist zerstört.
tactics-event-health-regained = { $unit }: zurück { $models }.
tactics-event-weapon-reloaded = { $unit }: { $weapon } nachgeladen.
tactics-event-ability-rolled = { $ability }, { $unit }: { $hits ->
    [0] kein Treffer
   *[other] { $hits } Treffer
 } ({ $faces }).
tactics-event-unit-reactivated = Wieder bereit: { $unit }.
tactics-event-unit-returned = Zurück im Spiel: { $unit }.
tactics-event-strike-ordered = Feuerbefehl von { $unit }: { $artillery } → { $target }.
tactics-event-order-left = Dauerbefehl für { $unit }: Reaktionsfeuer auf { $quarry } bis Entfernung { $range }.
tactics-event-order-cancelled = Dauerbefehl aufgehoben: { $unit }.
tactics-event-windows-silenced = { $player } wird nicht mehr nach Reaktionsfeuer gefragt.
tactics-event-windows-opened = { $player } wird wieder nach Reaktionsfeuer gefragt.
tactics-event-activation-ended = Aktivierung beendet: { $unit }.
tactics-event-self-repair-rolled = { $unit }: { $hits } LP repariert ({ $faces }).
tactics-event-objective-fulfilled = { $side } erfüllt das Missionsziel.
tactics-event-round-ended = Runde { $round } endet. Siegpunkte: { $first } zu { $second }.
tactics-event-match-won = { $side } gewinnt.
tactics-event-match-drawn = Die Partie endet unentschieden.
