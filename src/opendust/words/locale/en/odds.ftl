# What is wrong with a battle whose odds are asked for.

odds-needs-versus = Write the attackers, then vs, then the defenders, such as: 5 tank 2 mech vs 4 tank center.
odds-number-without-unit = After { $number } the name of a unit is missing.
odds-word-unknown = “{ $text }” is no unit and no word about a battle. There are: { $values }.
odds-no-units = { $side ->
    [0] The attacker
   *[1] The defender
 } has no units.
odds-too-many = There cannot be more than { $most } of the unit { $unit } on one side.
odds-wrong-element = { $side ->
    [0] The attacker
   *[1] The defender
 } has units that cannot fight there: { $kind ->
    [sea] at sea only submarines fight
   *[land] submarines fight only at sea
 }.
odds-land-word-at-sea = Centers, capitals and neutral units are on land only; this battle is at sea.
odds-only-mechs-drop = Only mechs can be dropped.
odds-dropper-is-the-card = Mech Dropper is the attacker's card of the round, so no other ability goes with it.
odds-neutrals-have-no-card = Neutral units have no card, so no ability.
odds-amphibious-drop = A battle is amphibious or fought by dropped mechs, not both.
odds-ability-unknown = “{ $name }” is no ability that works in battles. There are: { $values }.
odds-policy-unknown = “{ $name }” is no policy for { $part }. There are: { $values }.
odds-value-unknown = “{ $name }” is nothing to play for. There are: { $values }.
odds-too-large = Best play has more than { $most } positions to look at here. Ask for a named policy, or a smaller battle.
odds-missile-land-only = In this edition missiles hit land areas only.
odds-missile-centers = In this edition a missile has one die per own production center: say how many with --centers.
odds-special-words = This is a special attack, not a battle: abilities and landings have no part in it.
odds-special-capital = In this edition that special attack cannot target a capital.
odds-plot-kind = A plot is a file that ends in .svg or .png, not “{ $file }”.
odds-plot-needs-converter = A PNG needs the program rsvg-convert (on Debian and Ubuntu: apt install librsvg2-bin). An .svg needs nothing.
odds-distance = The range is a number from 1 to { $most }.
odds-no-shot = That unit cannot attack that target from there: no weapon line reaches and harms it.
odds-laser-serum = A laser chain of a unit that regains health by its hits is not computed.
odds-two-units = Write one unit, vs and another unit, such as: hell-boys vs sturmpioniere, or rhino + the-hammers vs hans, sturmpioniere.
odds-one-attacker = One unit attacks at a time, and at most { $most } targets.
odds-under-fire = A unit that moves under fire makes no sustained attack, has one target and no observer, and cover is not reckoned with it.
