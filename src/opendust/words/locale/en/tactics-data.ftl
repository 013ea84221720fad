# Faults and refusals of Dust Tactics' files: unit cards, scenarios, maps, armies, profiles.

# Fields of any file
fault-field-unknown = There is no field { $field }. Fields are: { $known }.
fault-field-choice = { $field } cannot be { $value }. It is one of: { $known }.
fault-field-text = { $field }: a text is expected.
fault-field-list = { $field }: a list of texts is expected.
fault-field-number = { $field }: a whole number from { $least } to { $most } is expected, not { $value }.
fault-field-yes-or-no = { $field } is true or false.
fault-field-table = { $field }: a table is expected.
fault-field-tables = { $field }: a list of tables is expected.

# Unit cards
fault-card-source = { $field }: the page, the source or the reason is missing.
fault-card-no-source = { $field }: nothing says where the figure comes from.
fault-card-range = { $field }: { $value } is no range. Ranges are 4, 3-6, U, C or A.
fault-card-value = { $field }: { $value } is no combat value. Values are -, 3/1, p2/3, 3/1,6/1, 1/hit or 1/skull.
fault-card-volley = { $field }: every step of the volley { $value } needs the same damage.
fault-card-columns = { $field }: a weapon line has 4 soldier, 7 vehicle and 3 aircraft values, with | between them.
fault-card-size = { $field }: { $value } is no size. Sizes are 1x1 to 3x3.
fault-card-cover = { $field }: only squads have cover values.
fault-card-miniatures = { $field }: { $hp } HP, but { $count } miniatures are listed.
fault-card-nobody-carries = { $field }: no miniature carries this weapon.
fault-card-role = { $field }: the skills need a miniature that is a { $role }.
fault-card-sniper = { $field }: the skill Sniper and a sniper's weapon belong together.

# Maps
fault-map-empty = The map is empty.
fault-map-edges = A map with walls has an odd number of signs each way, not { $width } by { $height }.
fault-map-edge = { $sign } is no edge. Edges are blank, - or |, s and L.
fault-map-size = A map has at most { $most } spaces each way.
fault-map-row = This row has { $found } spaces; the first one has { $expected }.
fault-map-sign = { $sign } is no terrain. Signs are . ~ x * # c t and 1 to 9.
fault-marks-rows = The marks have { $found } rows, the map has { $expected }.
fault-marks-row = This row of marks has { $found } spaces; the map has { $expected }.

# Scenarios
fault-scenario-sides = A scenario has two sides, not { $count }.
fault-scenario-no-entry = Side { $side } has no entry space. Mark some with { $side }.
fault-scenario-entry = Units of side { $side } cannot stand on the entry space { $space }.
fault-scenario-mark = No space is marked { $mark }.
fault-scenario-mark-unused = The mark { $mark } belongs to no objective.
fault-scenario-worthless = This objective neither wins the game nor gives points.
fault-scenario-cover-zone = { $wanted } cover elements do not fit into a cover zone of { $room } spaces.
fault-scenario-squares = Only { $room } spaces have room for a terrain square.
fault-scenario-element = A { $element } cannot stand on { $space }.
fault-scenario-cut-off = The sides cannot reach each other on foot.
fault-scenario-none = There is no scenario { $name }.

# Armies
fault-army-none = There is no army { $name }.
army-card-unknown = There is no unit card { $card }.
army-empty = The army has no units.
army-over-limit = The army costs { $ap } AP; the limit is { $limit }.
army-mixed-factions = An army belongs to one faction, not to { $factions }.
army-hero-twice = There is only one { $hero }, not { $count }.
army-command-squads = Two Command Squads need different armor classes; { $squad } is another { $armor }.
army-wrong-faction = This side of the scenario is { $faction }.
army-too-few = The scenario asks for at least { $least } of this kind: { $who }. There are { $count }.
army-not-exactly = The scenario asks for exactly { $exactly } of this kind: { $who }. There are { $count }.
army-too-many = The scenario asks for { $exactly } units. There are { $count }.
join-needs-hero-and-squad = Only a hero joins a squad: { $hero } cannot join { $squad }.
join-armor-differs = { $hero } is { $heroarmor }, { $squad } is { $squadarmor }; a hero joins only his own armor class.
join-skill-differs = { $hero } and { $squad } must both have { $skill }, or neither.
join-needs-commander = Only a hero with Commander joins the Command Squad { $squad }; { $hero } has not.
join-second-hero = A squad is joined by one hero only: { $squad }.

# Profiles

# Line of sight and cover
sight-crosses-blocker = The line crosses { $spaces }, which blocks it.
sight-crosses-wall = The line crosses the wall between { $spaces }.
sight-corners-both-sides = The line touches corners on both sides: { $spaces }.
sight-no-exit = { $spaces } has no exit that way.
cover-crate = Ammo crate in { $spaces }: Soft Cover.
cover-trap = Anti-tank trap in { $spaces }: Hard Cover.
cover-cross = Rubble in { $spaces }: Soft Cover.
cover-structure-inside = Inside the same structure: Soft Cover.
cover-structure-outside = Inside a structure, attacked from outside: Hard Cover.
cover-corner = The line touches a corner of { $spaces } beside the target: Soft Cover.
cover-wall = The line touches the end of the wall between { $spaces } beside the target: Soft Cover.

# Commands
units-none = There is no unit { $name }. { $nearest ->
    [none] {""}
   *[other] Did you mean { $nearest }?
}
units-checked = { $count } unit cards are sound ({ $printed } figures printed, { $published } published, { $reconstructed } reconstructed, { $own } own).
scenario-sound = { $name } is sound: { $width } by { $height } spaces, { $ap } AP, { $rounds } rounds, { $objectives } objectives.
scenario-legend = . circle  ~ water  x rubble  * smoke  # no symbol  c crate  t trap  1-9 inside a structure  - | wall  s small entrance  L large entrance
scenario-marks-legend = 1 and 2 entry spaces  + cover zone  a b c ... objectives
scenario-unknown = There is no scenario { $name } and no such file. Scenarios are: { $known }.
army-unknown = There is no army { $name } and no such file. Armies are: { $known }.
army-sound = { $name } may be played: { $count } units, { $ap } AP.
