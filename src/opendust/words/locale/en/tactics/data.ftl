# Faults and refusals of Dust Tactics' files: unit cards, scenarios, maps, armies, profiles.

# Fields of any file
fault-field-unknown = “{ $field }” isn’t a field. Choose from: { $known }.
fault-field-choice = { $field } can’t be { $value }. Choose from: { $known }.
fault-field-text = { $field } must be a text.
fault-field-list = { $field } must be a list of texts.
fault-field-number = { $field } can’t be { $value }. Choose { $least } to { $most }.
fault-field-yes-or-no = { $field } must be true or false.
fault-field-table = { $field } must be a table.
fault-field-tables = { $field } must be a list of tables.

# Unit cards
fault-card-source = { $field }: the page, the source or the reason is missing.
fault-card-no-source = { $field }: the source of the figure is missing.
fault-card-range = { $field } can’t be { $value }. Write a range as 4, 3-6, U, C or A.
fault-card-value = { $field } can’t be { $value }. Write a combat value as -, 3/1, p2/3, 3/1,6/1, 1/hit or 1/skull.
fault-card-volley = { $field }: every step of the volley { $value } needs the same damage.
fault-card-columns = { $field }: a weapon line has 4 soldier, 7 vehicle and 3 aircraft values, with | between them.
fault-card-size = { $field } can’t be { $value }. Choose 1x1 to 3x3.
fault-card-cover = { $field }: only squads have cover values.
fault-card-miniatures = { $field }: { $hp } HP, but { $count ->
    [one] 1 miniature is
   *[other] { $count } miniatures are
 } listed.
fault-card-nobody-carries = { $field }: no miniature carries this weapon.
fault-card-role = { $field }: the skills need a miniature that is a { $role }.
fault-card-sniper = { $field }: the skill Sniper and a sniper’s weapon belong together.

# Maps
fault-map-empty = The map is empty.
fault-map-edges = A map with walls needs an odd number of signs each way, not { $width } by { $height }.
fault-map-edge = “{ $sign }” isn’t an edge. Choose from: blank, - or |, s and L.
fault-map-size = A map can’t have more than { $most } spaces each way.
fault-map-row = This row has { $found ->
    [one] 1 space
   *[other] { $found } spaces
 }, but the first one has { $expected }.
fault-map-sign = “{ $sign }” isn’t a terrain. Choose from: . ~ x * # c t and 1 to 9.
fault-marks-rows = The marks have { $found ->
    [one] 1 row
   *[other] { $found } rows
 }, but the map has { $expected }.
fault-marks-row = This row of marks has { $found ->
    [one] 1 space
   *[other] { $found } spaces
 }, but the map has { $expected }.

# Scenarios
fault-scenario-sides = A scenario has two sides, not { $count }.
fault-scenario-no-entry = Side { $side } has no entry space. Mark some with { $side }.
fault-scenario-entry = Units of side { $side } can’t stand on the entry space { $space }.
fault-scenario-mark = No space is marked { $mark }.
fault-scenario-mark-unused = The mark { $mark } doesn’t belong to an objective.
fault-scenario-worthless = This objective neither wins the game nor gives points.
fault-scenario-cover-zone = Too many cover elements ({ $wanted }) for the spaces of the cover zone ({ $room }).
fault-scenario-squares = Too many terrain squares: the number of spaces with room is { $room }.
fault-scenario-element = { $element ->
    [trap] An anti-tank trap
    [crate] An ammo crate
   *[other] This cover element
 } can’t stand on { $space }.
fault-scenario-cut-off = The sides can’t reach each other on foot.
fault-scenario-none = “{ $name }” isn’t a scenario. Choose from: { $known }.

# Armies
fault-army-none = “{ $name }” isn’t an army.
army-card-unknown = “{ $card }” isn’t a unit card.
army-empty = The army has no units.
army-over-limit = The army costs { $ap } AP; the limit is { $limit }.
army-mixed-factions = An army belongs to one faction, not to several.
army-hero-twice = An army can have { $hero } only once, not { $count } times.
army-command-squads = Two Command Squads need different armor classes. { $armor } twice: { $squad }.
army-wrong-faction = This side of the scenario belongs to the { $faction ->
    [allies] Allies
    [axis] Axis
   *[ssu] SSU
 }.
army-asked = The scenario needs { $bound ->
    [least] at least
   *[exactly] exactly
 } { $who ->
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
 }. You have { $have }.
army-too-many = The scenario needs exactly { $count ->
    [one] 1 unit
   *[other] { $count } units
 }. You have { $have }.
join-needs-hero-and-squad = Only a hero can join a squad: { $hero } can’t join { $squad }.
join-armor-differs = A hero only joins a squad of the same armor class: { $hero } { $heroarmor }, { $squad } { $squadarmor }.
join-skill-differs = { $hero } and { $squad } must both have { $skill }, or neither.
join-needs-commander = Only a hero with Commander can join the Command Squad { $squad }. { $hero } doesn’t have it.
join-second-hero = Only one hero can join a squad: { $squad }.

# Profiles

# Line of sight and cover
sight-crosses-blocker = The line crosses { $spaces }, which blocks it.
sight-crosses-wall = The line crosses the wall between { $spaces }.
sight-corners-both-sides = The line touches corners on both sides: { $spaces }.
sight-no-exit = { $spaces } has no exit that way.
cover-crate = Ammo crate in { $spaces }: soft cover.
cover-trap = Anti-tank trap in { $spaces }: hard cover.
cover-cross = Rubble in { $spaces }: soft cover.
cover-structure-inside = Inside the same structure: soft cover.
cover-structure-outside = Inside a structure, attacked from outside: hard cover.
cover-corner = The line touches a corner of { $spaces } next to the target: soft cover.
cover-wall = The line touches the end of the wall between { $spaces } next to the target: soft cover.

# Commands
units-none = “{ $name }” isn’t a unit. { $nearest ->
    [none] {""}
   *[other] Did you mean { $nearest }?
}
units-checked = { $count ->
    [one] 1 unit card is
   *[other] { $count } unit cards are
 } valid. Figures: printed { $printed }, published { $published }, reconstructed { $reconstructed }, own { $own }.
scenario-sound = { $name } is valid: { $width } by { $height } spaces, { $ap } AP, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
 }, { $objectives ->
    [one] 1 objective
   *[other] { $objectives } objectives
 }.
scenario-legend = . circle  ~ water  x rubble  * smoke  # no symbol  c crate  t trap  1-9 inside a structure  - | wall  s small entrance  L large entrance
scenario-marks-legend = 1 and 2 entry spaces  + cover zone  a b c ... objectives
scenario-unknown = “{ $name }” isn’t a scenario or a file. Choose from: { $known }.
army-unknown = “{ $name }” isn’t an army or a file. Choose from: { $known }.
army-sound = { $name } is legal: { $count ->
    [one] 1 unit
   *[other] { $count } units
 }, { $ap } AP.
units-head-kind = Kind
units-head-movement = Move
units-head-skills = Skills
units-head-figure = Figure
units-head-value = Value
units-head-source = Source
units-figure-armor = Armor
units-figure-movement = Movement
units-figure-hp = HP
units-figure-ap = AP
units-figure-skills = Skills
units-figure-soft_cover = Soft cover
units-figure-hard_cover = Hard cover
units-figure-size = Size
units-ammo = ammo { $ammo }
tactics-weapon-class-burst = burst
tactics-weapon-class-flamethrower = flamethrower
tactics-weapon-class-grenade = grenade
tactics-weapon-class-knife = knife
tactics-weapon-class-laser = laser
tactics-weapon-class-reloadable = reloadable
tactics-weapon-class-sniper = sniper
