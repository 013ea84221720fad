# What happened in Dust Tactics, one sentence each, in the past tense.

tactics-event-placing-rolled = { $side } rolled { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
 } for placement ({ $faces }).
tactics-event-square-laid = { $side } laid a terrain square on { $space }.
tactics-event-element-placed = { $side } placed the { $element } in { $space }.
tactics-event-hero-joined = { $hero } joined { $squad }.
tactics-event-round-began = Round { $round } began.
tactics-event-initiative-rolled = { $side } rolled { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
 } for initiative ({ $faces }).
tactics-event-initiative-tied = Initiative was tied. Both sides reroll.
tactics-event-initiative-won = { $side } won the initiative.
tactics-event-first-chosen = { $side } goes first.
tactics-event-hero-parted = { $hero } left { $squad }.
tactics-event-unit-activated = { $unit } began an activation: { $plan }{ $extras-count ->
    [0] .
   *[other] , with { $extras }.
 }
tactics-event-skill-used = { $unit } used { $skill }.
tactics-event-unit-entered = { $unit } entered the battlefield in { $space }.
tactics-event-unit-moved = { $unit } moved from { $origin } to { $space }.
tactics-event-crate-crushed = { $unit } crushed the crate in { $space }.
tactics-event-action-lost = { $unit } lost an action: { $action }.
tactics-event-window-opened = The enemy can answer { $unit } with reactive fire.
tactics-event-reaction-tried = { $unit } tried reactive fire at { $target }.
tactics-event-reaction-rolled = { $unit } rolled { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
 } for reactive fire ({ $faces }).
tactics-event-shot-declared = { $unit } aimed { $weapon } at { $target }.
tactics-event-ammo-spent = { $unit } used { $ammo } ammo ({ $weapon }).
tactics-event-attack-rolled = { $weapon } at { $target }: { $hits ->
    [one] 1 success
   *[other] { $hits } successes
 } ({ $faces }).
tactics-event-attack-rerolled = { $weapon } at { $target }, rerolled: { $hits ->
    [one] 1 success
   *[other] { $hits } successes
 } ({ $faces }).
tactics-event-laser-rolled = { $weapon } at { $target }, the laser continues: { $hits ->
    [one] 1 success
   *[other] { $hits } successes
 } ({ $faces }).
tactics-event-phaser-rolled = { $weapon } at { $target }, damage: { $hits } ({ $faces }).
tactics-event-cover-rolled = { $target } saved { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
 } from { $weapon } ({ $faces }).
tactics-event-retaliated = { $unit } hit back at { $target }.
tactics-event-resilience-rolled = { $unit } ignored { $hits } damage ({ $faces }).
tactics-event-damage-ignored = { $unit } took no damage.
tactics-event-losses-suffered = { $unit } lost { $models }.
tactics-event-unit-destroyed = Destroyed: { $unit } ({ $points } AP).
tactics-event-element-damaged = The cover element in { $space } took { $points } damage.
tactics-event-element-destroyed = The cover element in { $space } was destroyed.
tactics-event-health-regained = { $unit } regained { $models }.
tactics-event-weapon-reloaded = { $unit } reloaded { $weapon }.
tactics-event-ability-rolled = { $unit } rolled { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
 } for { $ability } ({ $faces }).
tactics-event-unit-reactivated = { $unit } became ready again.
tactics-event-unit-returned = { $unit } returned to the game.
tactics-event-strike-ordered = { $unit } ordered { $artillery } to fire at { $target }.
tactics-event-order-left = { $unit } will react to { $quarry } within range { $range }.
tactics-event-order-cancelled = Standing order cancelled: { $unit }.
tactics-event-windows-silenced = { $player } turned off reactive-fire prompts.
tactics-event-windows-opened = { $player } turned on reactive-fire prompts.
tactics-event-activation-ended = { $unit } finished the activation.
tactics-event-self-repair-rolled = { $unit } repaired { $hits } HP ({ $faces }).
tactics-event-objective-fulfilled = { $side } completed its objective.
tactics-event-round-ended = Round { $round } ended: { $first } to { $second } victory points.
tactics-event-match-won = { $side } won.
tactics-event-match-drawn = The game is a draw.
