# What `opendust play tactics` and `replay` say of a position of Dust Tactics.

tactics-play-title = Dust Tactics, { $scenario } ({ $profile }). { $brief }
tactics-play-legend = CAPITALS: first side; small letters: second side; ' activated; . open, ~ water, x rubble, * smoke, # blocked, _ inside, c crate, t trap; - and | walls, s small and L large entrances; E and e where first and second side enter, o objective

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
tactics-play-head-on-board = On the battlefield
tactics-play-head-in-reserve = In reserve
tactics-play-head-destroyed = Destroyed

tactics-play-unit-destroyed = destroyed
tactics-play-unit-off = in reserve
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
    [soft] , soft cover
    [hard] , hard cover
   *[none] {""}
 }
tactics-play-plan-sustained = attack with both actions and reroll dice that miss
tactics-play-plan-charge = move twice, then attack with weapons of range 1 or C

tactics-play-card-figures = { $kind }, armor { $armor }, movement { $movement }, { $hp } HP, { $ap } AP. Skills: { $skills }.
tactics-play-card-cover = Saves in soft cover: { $soft ->
    [hit] on a hit
    [blank] on a blank
   *[none] none
 }; in hard cover: { $hard ->
    [hit] on a hit
    [blank] on a blank
   *[none] none
 }.
tactics-play-card-left = Left: { $models }.
tactics-play-card-values = Columns: armor class of the target. 3/1 means three dice, one damage for each hit. Range C: close combat.

tactics-play-sight = Line of sight, { $one } to { $other }: { $seen ->
    [yes] yes
   *[no] no
 }; range { $range }.
tactics-play-sight-smoke = { $place } is in smoke. No one can attack into or out of it.
tactics-play-sight-cover = { $cover ->
    [soft] A squad there has soft cover:
    [hard] A squad there has hard cover:
   *[none] A squad there has no cover.
 }
tactics-play-sight-between-soldiers = An empty space counts as if soldiers stood there.

tactics-play-round-of = Round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
 }
tactics-play-wanted = { $who ->
    [soldier] { $count ->
        [one] a squad or hero
       *[other] { $count } squads or heroes
     }
    [squad] { $count ->
        [one] a squad
       *[other] { $count } squads
     }
    [hero] { $count ->
        [one] a hero
       *[other] { $count } heroes
     }
    [vehicle] { $count ->
        [one] a vehicle
       *[other] { $count } vehicles
     }
    [aircraft] { $count ->
        [one] an aircraft
       *[other] { $count } aircraft
     }
    [artillery] { $count ->
        [one] an artillery unit
       *[other] { $count } artillery units
     }
    [command] { $count ->
        [one] a command squad
       *[other] { $count } command squads
     }
   *[any] { $count ->
        [one] a unit
       *[other] { $count } units
     }
 }
tactics-play-objective = { $side ->
    [both] Both sides
   *[other] { $side }
 }: { $goal ->
    [hold] { $total ->
        [1] hold { $spaces }
       *[other] hold { $count } of these spaces: { $spaces }
     }
    [reach] bring { $sought } to { $spaces }
   *[destroy] destroy { $sought }
 }{ $round ->
    [1] {""}
   *[other] , from round { $round } on
 }{ $wins ->
    [yes] . This wins the game.
   *[no] {" "}({ $points ->
        [one] 1 victory point
       *[other] { $points } victory points
     }).
 }

tactics-help-activate = activate hell-boys move+attack: a full command; you’re asked for what you leave out
tactics-help-go = go c4: move to that space by the cheapest steps; then stop, or continue
tactics-help-board = board: the battlefield and all units; board c4: one space
tactics-help-units = units: all units
tactics-help-card = card hell-boys: a unit’s card, and what’s left of the unit
tactics-help-los = los hell-boys c4: sight and cover between two units or spaces, and why
tactics-help-scores = scores: victory points and objectives
tactics-help-why = why LOS-03: a rule; why step c4: would that be legal, and why not?

card-missing = Type a unit’s name after card, such as: card hell-boys
sight-two-wanted = Type two units or spaces after los, such as: los hell-boys c4
sight-same-space = Both are in the same space.
sight-not-on-board = Not on the battlefield: { $unit }.
space-unknown = “{ $text }” isn’t a space. Spaces run from a1 to { $last }.
go-out-of-reach = { $unit } can’t reach { $space } with this move (MOVE-05). You can choose: { $spaces }.
go-nobody-moves = None of your units is moving now. Activate one with a move, then type: go c4
profile-unknown = “{ $name }” isn’t a profile. Choose from: { $known }.
armies-too-many = There are two sides, so give at most two armies, not { $amount }.
argument-of-game = --{ $name } belongs to the game { $game }: opendust play { $game } --{ $name } ...
