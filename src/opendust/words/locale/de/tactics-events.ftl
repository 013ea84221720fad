# Was in Dust Tactics geschah, je ein Satz.

tactics-event-placing-rolled = { $side } würfelte { $hits } HIT für das Aufstellen ({ $faces }).
tactics-event-square-laid = { $side } legte ein Geländefeld auf { $space }.
tactics-event-element-placed = { $side } stellte ein Deckungselement auf { $space }: { $element }.
tactics-event-hero-joined = { $hero } schloss sich { $squad } an.
tactics-event-round-began = Runde { $round } begann.
tactics-event-initiative-rolled = { $side } würfelte { $hits } HIT um die Initiative ({ $faces }).
tactics-event-initiative-tied = Gleichstand um die Initiative; es wird noch einmal gewürfelt.
tactics-event-initiative-won = { $side } gewann die Initiative.
tactics-event-first-chosen = { $side } beginnt.
tactics-event-hero-parted = { $hero } trennte sich von { $squad }.
tactics-event-unit-activated = { $unit } wurde aktiviert: { $plan }{ $extras-count ->
    [0] .
   *[other] , mit { $extras }.
 }
tactics-event-skill-used = { $unit } setzte { $skill } ein.
tactics-event-unit-entered = { $unit } betrat das Feld auf { $space }.
tactics-event-unit-moved = { $unit } ging von { $origin } nach { $space }.
tactics-event-crate-crushed = { $unit } zermalmte die Kiste auf { $space }.
tactics-event-action-lost = { $unit } verlor eine Aktion: { $action }.
tactics-event-window-opened = Auf { $unit } darf mit Reaktionsfeuer geantwortet werden.
tactics-event-reaction-tried = { $unit } versuchte Reaktionsfeuer auf { $target }.
tactics-event-reaction-rolled = { $unit } würfelte { $hits } HIT für die Reaktion ({ $faces }).
tactics-event-shot-declared = { $unit } zielte mit { $weapon } auf { $target }.
tactics-event-ammo-spent = { $unit } verbrauchte { $ammo } Munition von { $weapon }.
tactics-event-attack-rolled = { $weapon } auf { $target }: { $hits ->
    [one] 1 Erfolg
   *[other] { $hits } Erfolge
 } ({ $faces }).
tactics-event-attack-rerolled = { $weapon } auf { $target }, neu gewürfelt: { $hits ->
    [one] 1 Erfolg
   *[other] { $hits } Erfolge
 } ({ $faces }).
tactics-event-laser-rolled = { $weapon } auf { $target }, der Laser brennt weiter: { $hits ->
    [one] 1 Erfolg
   *[other] { $hits } Erfolge
 } ({ $faces }).
tactics-event-phaser-rolled = { $weapon } auf { $target }, Schaden: { $hits } ({ $faces }).
tactics-event-cover-rolled = { $target } rettete { $hits } vor { $weapon } ({ $faces }).
tactics-event-retaliated = { $unit } schlug zurück auf { $target }.
tactics-event-resilience-rolled = { $unit } ignorierte { $hits } Schaden ({ $faces }).
tactics-event-damage-ignored = { $unit } nahm keinen Schaden.
tactics-event-losses-suffered = { $unit } verlor { $models }.
tactics-event-unit-destroyed = { $unit } wurde vernichtet ({ $points } AP).
tactics-event-element-damaged = Das Deckungselement auf { $space } nahm { $points } Schaden.
tactics-event-element-destroyed = Das Deckungselement auf { $space } wurde zerstört.
tactics-event-health-regained = { $unit } gewann zurück: { $models }.
tactics-event-weapon-reloaded = { $unit } lud { $weapon } nach.
tactics-event-ability-rolled = { $unit } würfelte { $hits } HIT für { $ability } ({ $faces }).
tactics-event-unit-reactivated = { $unit } darf noch einmal handeln.
tactics-event-unit-returned = { $unit } kehrte zurück.
tactics-event-strike-ordered = { $unit } befahl { $artillery }, auf { $target } zu schießen.
tactics-event-order-left = { $unit } wird auf { $quarry } in Reichweite { $range } reagieren.
tactics-event-order-cancelled = { $unit } hat keinen stehenden Befehl mehr.
tactics-event-windows-silenced = { $player } lässt Reaktionen aus.
tactics-event-windows-opened = { $player } wird wieder nach Reaktionen gefragt.
tactics-event-activation-ended = { $unit } ist fertig.
tactics-event-self-repair-rolled = { $unit } reparierte { $hits } HP ({ $faces }).
tactics-event-objective-fulfilled = { $side } erfüllte ihr Ziel.
tactics-event-round-ended = Runde { $round } endete: { $first } zu { $second } Siegpunkte.
tactics-event-match-won = { $side } gewann.
tactics-event-match-drawn = Das Spiel endet unentschieden.
