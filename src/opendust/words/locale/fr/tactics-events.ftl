# Ce qui s'est passé dans Dust Tactics, une phrase pour chaque chose.

tactics-event-placing-rolled = { $side } a obtenu { $hits } HIT pour la mise en place ({ $faces }).
tactics-event-square-laid = { $side } a posé une tuile de terrain sur { $space }.
tactics-event-element-placed = { $side } a placé un élément de couvert en { $space } : { $element }.
tactics-event-hero-joined = { $hero } a rejoint { $squad }.
tactics-event-round-began = Le tour { $round } a commencé.
tactics-event-initiative-rolled = { $side } a obtenu { $hits } HIT pour l'initiative ({ $faces }).
tactics-event-initiative-tied = Égalité à l'initiative : on relance.
tactics-event-initiative-won = { $side } a gagné l'initiative.
tactics-event-first-chosen = { $side } joue en premier.
tactics-event-hero-parted = { $hero } a quitté { $squad }.
tactics-event-unit-activated = { $unit } a été activée : { $plan }{ $extras-count ->
    [0] .
   *[other] , avec { $extras }.
 }
tactics-event-skill-used = { $unit } a utilisé { $skill }.
tactics-event-unit-entered = { $unit } est entrée en { $space }.
tactics-event-unit-moved = { $unit } est allée de { $origin } à { $space }.
tactics-event-crate-crushed = { $unit } a écrasé la caisse en { $space }.
tactics-event-action-lost = { $unit } a perdu une action : { $action }.
tactics-event-window-opened = On peut répondre à { $unit } par un tir de réaction.
tactics-event-reaction-tried = { $unit } a tenté un tir de réaction sur { $target }.
tactics-event-reaction-rolled = { $unit } a obtenu { $hits } HIT pour sa réaction ({ $faces }).
tactics-event-shot-declared = { $unit } a pointé { $weapon } sur { $target }.
tactics-event-ammo-spent = { $unit } a dépensé { $ammo } munitions de { $weapon }.
tactics-event-attack-rolled = { $weapon } sur { $target } : { $hits ->
    [one] { $hits } réussite
   *[other] { $hits } réussites
 } ({ $faces }).
tactics-event-attack-rerolled = { $weapon } sur { $target }, relancé : { $hits ->
    [one] { $hits } réussite
   *[other] { $hits } réussites
 } ({ $faces }).
tactics-event-laser-rolled = { $weapon } sur { $target }, le laser continue : { $hits ->
    [one] { $hits } réussite
   *[other] { $hits } réussites
 } ({ $faces }).
tactics-event-phaser-rolled = { $weapon } sur { $target }, dégâts : { $hits } ({ $faces }).
tactics-event-cover-rolled = { $target } en a paré { $hits } de { $weapon } ({ $faces }).
tactics-event-retaliated = { $unit } a riposté contre { $target }.
tactics-event-resilience-rolled = { $unit } a ignoré { $hits } dégâts ({ $faces }).
tactics-event-damage-ignored = { $unit } n'a rien subi.
tactics-event-losses-suffered = { $unit } a perdu { $models }.
tactics-event-unit-destroyed = { $unit } a été détruite ({ $points } AP).
tactics-event-element-damaged = L'élément de couvert en { $space } a subi { $points } dégâts.
tactics-event-element-destroyed = L'élément de couvert en { $space } a été détruit.
tactics-event-health-regained = { $unit } a récupéré { $models }.
tactics-event-weapon-reloaded = { $unit } a rechargé { $weapon }.
tactics-event-ability-rolled = { $unit } a obtenu { $hits } HIT pour { $ability } ({ $faces }).
tactics-event-unit-reactivated = { $unit } peut agir encore une fois.
tactics-event-unit-returned = { $unit } est revenue.
tactics-event-strike-ordered = { $unit } a ordonné à { $artillery } de tirer sur { $target }.
tactics-event-order-left = { $unit } réagira à { $quarry } jusqu'à une portée de { $range }.
tactics-event-order-cancelled = { $unit } n'a plus d'ordre permanent.
tactics-event-windows-silenced = { $player } laisse passer les réactions.
tactics-event-windows-opened = On demande de nouveau à { $player } pour les réactions.
tactics-event-activation-ended = { $unit } a fini.
tactics-event-self-repair-rolled = { $unit } a réparé { $hits } HP ({ $faces }).
tactics-event-objective-fulfilled = { $side } a atteint son objectif.
tactics-event-round-ended = Le tour { $round } est fini : { $first } à { $second } points de victoire.
tactics-event-match-won = { $side } a gagné.
tactics-event-match-drawn = La partie est nulle.
