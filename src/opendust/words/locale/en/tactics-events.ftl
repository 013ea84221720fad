# What happened in Dust Tactics, one sentence each, in the past tense.

tactics-event-placing-rolled = { $side } rolled { $hits } HIT for placing ({ $faces }).
tactics-event-square-laid = { $side } laid a terrain square on { $space }.
tactics-event-element-placed = { $side } placed the { $element } in { $space }.
tactics-event-hero-joined = { $hero } joined { $squad }.
tactics-event-round-began = Round { $round } began.
tactics-event-initiative-rolled = { $side } rolled { $hits } HIT for initiative ({ $faces }).
tactics-event-initiative-tied = Initiative was tied and is rolled again.
tactics-event-initiative-won = { $side } won the initiative.
tactics-event-first-chosen = { $side } goes first.
tactics-event-hero-parted = { $hero } parted from { $squad }.
tactics-event-unit-activated = { $unit } was activated: { $plan }{ $extras-count ->
    [0] .
   *[other] , with { $extras }.
 }
tactics-event-skill-used = { $unit } used { $skill }.
tactics-event-unit-entered = { $unit } entered in { $space }.
tactics-event-unit-moved = { $unit } moved from { $origin } to { $space }.
tactics-event-crate-crushed = { $unit } crushed the crate in { $space }.
tactics-event-action-lost = { $unit } lost its action: { $action }.
tactics-event-window-opened = { $unit } can be answered with reactive fire.
tactics-event-reaction-tried = { $unit } tried reactive fire at { $target }.
tactics-event-reaction-rolled = { $unit } rolled { $hits } HIT for its reaction ({ $faces }).
tactics-event-shot-declared = { $unit } aimed { $weapon } at { $target }.
tactics-event-ammo-spent = { $unit } spent { $ammo } ammo of { $weapon }.
tactics-event-attack-rolled = { $weapon } at { $target }: { $hits ->
    [one] 1 success
   *[other] { $hits } successes
 } ({ $faces }).
tactics-event-attack-rerolled = { $weapon } at { $target }, rolled again: { $hits ->
    [one] 1 success
   *[other] { $hits } successes
 } ({ $faces }).
tactics-event-laser-rolled = { $weapon } at { $target }, the laser goes on: { $hits ->
    [one] 1 success
   *[other] { $hits } successes
 } ({ $faces }).
tactics-event-phaser-rolled = { $weapon } at { $target }, damage: { $hits } ({ $faces }).
tactics-event-cover-rolled = { $target } saved { $hits } from { $weapon } ({ $faces }).
tactics-event-retaliated = { $unit } hit back at { $target }.
tactics-event-resilience-rolled = { $unit } ignored { $hits } damage ({ $faces }).
tactics-event-damage-ignored = { $unit } was not harmed.
tactics-event-losses-suffered = { $unit } lost { $models }.
tactics-event-unit-destroyed = { $unit } was destroyed ({ $points } AP).
tactics-event-element-damaged = The cover element in { $space } took { $points } damage.
tactics-event-element-destroyed = The cover element in { $space } was destroyed.
tactics-event-health-regained = { $unit } regained { $models }.
tactics-event-weapon-reloaded = { $unit } reloaded { $weapon }.
tactics-event-ability-rolled = { $unit } rolled { $hits } HIT for { $ability } ({ $faces }).
tactics-event-unit-reactivated = { $unit } was reactivated.
tactics-event-unit-returned = { $unit } returned.
tactics-event-strike-ordered = { $unit } ordered { $artillery } to fire at { $target }.
tactics-event-order-left = { $unit } will react to { $quarry } within { $range }.
tactics-event-order-cancelled = { $unit } has no standing order any more.
tactics-event-windows-silenced = { $player } lets windows pass.
tactics-event-windows-opened = { $player } is asked at windows again.
tactics-event-activation-ended = { $unit } was done.
tactics-event-self-repair-rolled = { $unit } repaired { $hits } HP ({ $faces }).
tactics-event-objective-fulfilled = { $side } fulfilled its objective.
tactics-event-round-ended = Round { $round } ended: { $first } to { $second } victory points.
tactics-event-match-won = { $side } won.
tactics-event-match-drawn = The game is a draw.
