# What `opendust play tactics` and `replay` say of a position of Dust Tactics.

tactics-play-title = Dust Tactics, { $scenario } ({ $profile }). { $brief }
tactics-play-legend = CAPITALS: first side; small letters: second side; ' has been activated; . open, ~ water, x rubble, * smoke, # blocked, _ inside, c crate, t trap; - and | walls, s small and L large entrances; E and e where first and second side enter, o objective

tactics-play-head-code = Sign
tactics-play-head-unit = Unit
tactics-play-head-player = Player
tactics-play-head-place = Space
tactics-play-head-armor = Armor
tactics-play-head-strength = Left
tactics-play-head-ap = AP
tactics-play-head-state = State
tactics-play-head-weapon = Weapon
tactics-play-head-range = Range
tactics-play-head-side = Side
tactics-play-head-players = Players
tactics-play-head-points = Points
tactics-play-head-on-board = On the board
tactics-play-head-in-reserve = To enter
tactics-play-head-destroyed = Destroyed

tactics-play-unit-destroyed = destroyed
tactics-play-unit-off = to enter
tactics-play-unit-activated = activated
tactics-play-unit-with = with { $unit }
tactics-play-weapon-empty = { $weapon } empty
tactics-play-weapon-ammo = { $weapon } ammo { $ammo }
tactics-play-strength = { $left } of { $full }

tactics-play-terrain-circle = open ground
tactics-play-terrain-triangle = deep water
tactics-play-terrain-cross = rubble
tactics-play-terrain-diamond = smoke
tactics-play-terrain-none = blocked
tactics-play-terrain-inside = inside a structure

tactics-play-shot = { $target }; { $value }{ $cover ->
    [soft] , Soft Cover
    [hard] , Hard Cover
   *[none] {""}
 }
tactics-play-plan-sustained = attack with both actions; dice that miss are rolled again
tactics-play-plan-charge = move twice, then attack with weapons of range 1 or C

tactics-play-card-figures = { $kind }, armor { $armor }, movement { $movement }, { $hp } HP, { $ap } AP. Skills: { $skills }.
tactics-play-card-cover = In Soft Cover { $soft } saves, in Hard Cover { $hard } saves.
tactics-play-card-left = Left: { $models }.
tactics-play-card-values = Columns: armor class of the target; 3/1 means three dice, one damage for each HIT. Range C: close combat.

tactics-play-sight = { $one } { $seen ->
    [yes] sees { $other }
   *[no] does not see { $other }
 }; range { $range }.
tactics-play-sight-smoke = { $place } is in smoke: nobody attacks into it or out of it.
tactics-play-sight-cover = { $cover ->
    [soft] A squad there has Soft Cover:
    [hard] A squad there has Hard Cover:
   *[none] A squad there has no cover.
 }
tactics-play-sight-between-soldiers = A space without a unit is looked at as if soldiers stood there.

tactics-play-round-of = Round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
 }
tactics-play-objective = Objective of { $side ->
    [both] either side
   *[other] { $side }
 }: { $goal ->
    [hold] hold { $count } of { $spaces }
    [reach] bring { $count } ({ $who }) to { $spaces }
   *[destroy] destroy { $count } ({ $who })
 }{ $round ->
    [1] {""}
   *[other] , from round { $round } on
 }{ $wins ->
    [yes] ; it wins the game.
   *[no] ; { $points } victory points.
 }

tactics-help-activate = activate hell-boys move+attack: a command in full; what you leave out is asked for
tactics-help-go = go c4: the cheapest steps of a move to that space; then stop, or go on
tactics-help-board = board: the battlefield and all units; board c4: one space
tactics-help-units = units: all units
tactics-help-card = card hell-boys: a unit's card, and who is left of it
tactics-help-los = los hell-boys c4: sight and cover between two units or spaces, and why
tactics-help-scores = scores: victory points and objectives
tactics-help-why = why LOS-03: a rule; why step c4: would that be legal, and why not?

card-missing = Write a unit's name after card, such as: card hell-boys
sight-two-wanted = Write two units or spaces after los, such as: los hell-boys c4
sight-same-space = Both are in the same space.
sight-not-on-board = { $unit } is not on the board.
space-unknown = There is no space “{ $text }”. Spaces are named from a1 to { $last }.
go-out-of-reach = { $unit } cannot get to { $space } with this MOVE (MOVE-05). It can get to: { $spaces }.
go-nobody-moves = None of your units is moving now. Activate one with a move, then write: go c4
profile-unknown = There is no profile “{ $name }”. Profiles are: { $known }.
armies-too-many = { $amount } armies are given; there are two sides.
argument-of-game = --{ $name } belongs to the game { $game }: opendust play { $game } --{ $name } ...
