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
tactics-event-unit-activated = { $unit } wird aktiviert: { $plan }{ $extras-count ->
    [0] .
   *[other] , mit { $extras }.
 }
tactics-event-skill-used = { $unit } setzt { $skill } ein.
tactics-event-unit-entered = { $unit } betritt das Schlachtfeld auf { $space }.
tactics-event-unit-moved = { $unit } bewegt sich: { $origin } → { $space }.
tactics-event-crate-crushed = { $unit } zermalmt die Munitionskiste auf { $space }.
tactics-event-action-lost = { $unit } verliert eine Aktion: { $action }.
tactics-event-window-opened = Reaktionsfeuer auf { $unit } ist möglich.
tactics-event-reaction-tried = { $unit } versucht Reaktionsfeuer auf { $target }.
tactics-event-reaction-rolled = { $unit } würfelt { $hits ->
    [0] keinen Treffer
   *[other] { $hits } Treffer
 } für das Reaktionsfeuer ({ $faces }).
tactics-event-shot-declared = { $unit } zielt mit { $weapon } auf { $target }.
tactics-event-ammo-spent = { $unit } verbraucht Munition: { $ammo } ({ $weapon }).
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
tactics-event-cover-rolled = { $target } wehrt { $hits ->
    [0] keinen Treffer
   *[other] { $hits } Treffer
 } von { $weapon } ab ({ $faces }).
tactics-event-retaliated = { $unit } schlägt gegen { $target } zurück.
tactics-event-resilience-rolled = { $unit } hebt { $hits ->
    [0] keinen Schaden
   *[other] { $hits } Schaden
 } auf ({ $faces }).
tactics-event-damage-ignored = { $unit } erleidet keinen Schaden.
tactics-event-losses-suffered = { $unit } verliert { $models }.
tactics-event-unit-destroyed = { $unit } ist zerstört ({ $points } AP).
tactics-event-element-damaged = Das Deckungselement auf { $space } erleidet { $points } Schaden.
tactics-event-element-destroyed = Das Deckungselement auf { $space } ist zerstört.
tactics-event-health-regained = { $unit } erhält zurück: { $models }.
tactics-event-weapon-reloaded = { $unit } lädt { $weapon } nach.
tactics-event-ability-rolled = { $unit } würfelt { $hits ->
    [0] keinen Treffer
   *[other] { $hits } Treffer
 } für { $ability } ({ $faces }).
tactics-event-unit-reactivated = { $unit } darf noch einmal handeln.
tactics-event-unit-returned = { $unit } kehrt zurück.
tactics-event-strike-ordered = { $unit } gibt { $artillery } den Befehl, auf { $target } zu feuern.
tactics-event-order-left = Dauerbefehl für { $unit }: Reaktionsfeuer auf { $quarry } bis Entfernung { $range }.
tactics-event-order-cancelled = { $unit } hat keinen Dauerbefehl mehr.
tactics-event-windows-silenced = { $player } wird nicht mehr nach Reaktionsfeuer gefragt.
tactics-event-windows-opened = { $player } wird wieder nach Reaktionsfeuer gefragt.
tactics-event-activation-ended = { $unit } beendet die Aktivierung.
tactics-event-self-repair-rolled = { $unit } repariert { $hits } LP ({ $faces }).
tactics-event-objective-fulfilled = { $side } erfüllt das Missionsziel.
tactics-event-round-ended = Runde { $round } endet. Siegpunkte: { $first } zu { $second }.
tactics-event-match-won = { $side } gewinnt.
tactics-event-match-drawn = Die Partie endet unentschieden.
