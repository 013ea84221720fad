# Ce qui se passe dans Dust Tactics, une phrase par événement, au présent.

tactics-event-placing-rolled = { $side } obtient { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
 } pour le placement ({ $faces }).
tactics-event-square-laid = { $side } pose un carré de terrain en { $space }.
tactics-event-element-placed = { $side } place un élément de couvert en { $space } : { $element }.
tactics-event-hero-joined = { $hero } rejoint { $squad }.
tactics-event-round-began = La manche { $round } commence.
tactics-event-initiative-rolled = { $side } obtient { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
 } pour l’initiative ({ $faces }).
tactics-event-initiative-tied = Égalité à l’initiative : on relance.
tactics-event-initiative-won = { $side } gagne l’initiative.
tactics-event-first-chosen = { $side } commence.
tactics-event-hero-parted = { $hero } quitte { $squad }.
tactics-event-unit-activated = { $unit } s’active : { $plan }{ $extras-count ->
    [0] .
   *[other] , avec { $extras }.
 }
tactics-event-skill-used = { $unit } utilise { $skill }.
tactics-event-unit-entered = { $unit } entre sur le champ de bataille en { $space }.
tactics-event-unit-moved = { $unit } se déplace : { $origin } → { $space }.
tactics-event-crate-crushed = { $unit } écrase la caisse en { $space }.
tactics-event-action-lost = { $unit } perd son action : { $action }.
tactics-event-window-opened = Un tir de réaction est possible contre { $unit }.
tactics-event-reaction-tried = { $unit } tente un tir de réaction sur { $target }.
tactics-event-reaction-rolled = { $unit } obtient { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
 } pour sa réaction ({ $faces }).
tactics-event-shot-declared = { $unit } vise { $target } : { $weapon }.
tactics-event-ammo-spent = { $unit } dépense { $ammo ->
    [one] { $ammo } munition
   *[other] { $ammo } munitions
 } : { $weapon }.
tactics-event-attack-rolled = { $weapon } sur { $target } : { $hits ->
    [one] { $hits } réussite
   *[other] { $hits } réussites
 } ({ $faces }).
tactics-event-attack-rerolled = { $weapon } sur { $target }, relance : { $hits ->
    [one] { $hits } réussite
   *[other] { $hits } réussites
 } ({ $faces }).
tactics-event-laser-rolled = { $weapon } sur { $target }, le laser continue : { $hits ->
    [one] { $hits } réussite
   *[other] { $hits } réussites
 } ({ $faces }).
tactics-event-phaser-rolled = { $weapon } sur { $target } : { $hits ->
    [one] { $hits } point de dégâts
   *[other] { $hits } points de dégâts
 } ({ $faces }).
tactics-event-cover-rolled = Sauvegarde, { $target } contre { $weapon } : { $hits ->
    [0] aucune touche annulée
    [one] { $hits } touche annulée
   *[other] { $hits } touches annulées
 } ({ $faces }).
tactics-event-retaliated = { $unit } riposte contre { $target }.
tactics-event-resilience-rolled = { $unit } ignore { $hits ->
    [one] { $hits } point de dégâts
   *[other] { $hits } points de dégâts
 } ({ $faces }).
tactics-event-damage-ignored = { $unit } ne subit aucun dégât.
tactics-event-losses-suffered = { $unit } perd { $models }.
tactics-event-unit-destroyed = Unité détruite : { $unit } ({ $points } AP).
tactics-event-element-damaged = L’élément de couvert en { $space } subit { $points ->
    [one] { $points } point de dégâts
   *[other] { $points } points de dégâts
 }.
tactics-event-element-destroyed = Élément de couvert détruit en { $space }.
tactics-event-health-regained = { $unit } récupère { $models }.
tactics-event-weapon-reloaded = { $unit } recharge { $weapon }.
tactics-event-ability-rolled = { $unit } obtient { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
 } pour { $ability } ({ $faces }).
tactics-event-unit-reactivated = { $unit } peut agir encore une fois.
tactics-event-unit-returned = { $unit } revient en jeu.
tactics-event-strike-ordered = { $unit } ordonne un tir : { $artillery } → { $target }.
tactics-event-order-left = { $unit } a un ordre permanent : { $quarry }, portée { $range }.
tactics-event-order-cancelled = { $unit } n’a plus d’ordre permanent.
tactics-event-windows-silenced = { $player } désactive les demandes de tir de réaction.
tactics-event-windows-opened = { $player } active les demandes de tir de réaction.
tactics-event-activation-ended = { $unit } termine son activation.
tactics-event-self-repair-rolled = { $unit } répare { $hits } PV ({ $faces }).
tactics-event-objective-fulfilled = { $side } remplit son objectif.
tactics-event-round-ended = La manche { $round } finit. Points de victoire : { $first } à { $second }.
tactics-event-match-won = { $side } gagne.
tactics-event-match-drawn = La partie est nulle.
