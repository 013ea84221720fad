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
tactics-event-unit-activated = Activation, { $unit } : { $plan }{ $extras-count ->
    [0] .
   *[other] , avec { $extras }.
 }
tactics-event-skill-used = { $unit } : { $skill }.
tactics-event-unit-entered = { $unit } : entrée sur le champ de bataille en { $space }.
tactics-event-unit-moved = { $unit } : { $origin } → { $space }.
tactics-event-crate-crushed = { $unit } : caisse en { $space } écrasée.
tactics-event-action-lost = { $unit } : action perdue ({ $action }).
tactics-event-window-opened = Un tir de réaction est possible contre { $unit }.
tactics-event-reaction-tried = { $unit } : tir de réaction sur { $target }.
tactics-event-reaction-rolled = Réaction, { $unit } : { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
 } ({ $faces }).
tactics-event-shot-declared = { $unit } : { $weapon } sur { $target }.
tactics-event-ammo-spent = { $unit } : { $ammo ->
    [one] { $ammo } munition utilisée
   *[other] { $ammo } munitions utilisées
 } ({ $weapon }).
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
tactics-event-retaliated = { $unit } : riposte contre { $target }.
tactics-event-resilience-rolled = { $unit } : { $hits ->
    [0] aucun dégât ignoré
    [one] { $hits } point de dégâts ignoré
   *[other] { $hits } points de dégâts ignorés
 } ({ $faces }).
tactics-event-damage-ignored = Aucun dégât : { $unit }.
tactics-event-losses-suffered = Pertes, { $unit } : { $models }.
tactics-event-unit-destroyed = Unité détruite : { $unit } ({ $points } AP).
tactics-event-element-damaged = L’élément de couvert en { $space } subit { $points ->
    [one] { $points } point de dégâts
   *[other] { $points } points de dégâts
 }.
tactics-event-element-destroyed = Élément de couvert détruit en { $space }.
tactics-event-health-regained = { $unit } : de retour { $models }.
tactics-event-weapon-reloaded = { $unit } : recharge de { $weapon }.
tactics-event-ability-rolled = { $ability }, { $unit } : { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
 } ({ $faces }).
tactics-event-unit-reactivated = De nouveau en action : { $unit }.
tactics-event-unit-returned = De retour en jeu : { $unit }.
tactics-event-strike-ordered = Ordre de tir, { $unit } : { $artillery } → { $target }.
tactics-event-order-left = Ordre permanent, { $unit } : { $quarry }, portée { $range }.
tactics-event-order-cancelled = Ordre permanent annulé : { $unit }.
tactics-event-windows-silenced = { $player } désactive les demandes de tir de réaction.
tactics-event-windows-opened = { $player } active les demandes de tir de réaction.
tactics-event-activation-ended = Activation terminée : { $unit }.
tactics-event-self-repair-rolled = { $unit } : réparation, { $hits } PV ({ $faces }).
tactics-event-objective-fulfilled = { $side } remplit son objectif.
tactics-event-round-ended = La manche { $round } finit. Points de victoire : { $first } à { $second }.
tactics-event-match-won = { $side } gagne.
tactics-event-match-drawn = La partie est nulle.
