# What is wrong with a battle whose odds are asked for.

odds-needs-versus = Write the attackers, then vs, then the defenders, such as: 5 tank 2 mech vs 4 tank center.
odds-number-without-unit = Write the name of a unit after { $number }.
odds-word-unknown = “{ $text }” isn’t a unit or a word about a battle. Choose from: { $values }.
odds-no-units = { $side ->
    [0] The attacker
   *[1] The defender
 } has no units.
odds-too-many = One side can’t have more than { $most } of this unit: { $unit }.
odds-wrong-element = { $side ->
    [0] The attacker
   *[1] The defender
 } has units that can’t fight there: { $kind ->
    [sea] only submarines fight at sea
   *[land] submarines only fight at sea
 }.
odds-land-word-at-sea = This is a sea battle. Centers, capitals and neutral units are only on land.
odds-only-mechs-drop = You can only drop mechs.
odds-dropper-is-the-card = Mech Dropper is already the attacker’s card this round. Leave out the other ability.
odds-neutrals-have-no-card = Neutral units have no card, so they have no ability.
odds-amphibious-drop = A battle can’t be both amphibious and a mech drop.
odds-ability-unknown = “{ $name }” isn’t an ability that works in battles. Choose from: { $values }.
odds-policy-unknown = “{ $name }” isn’t a policy for { $part }. Choose from: { $values }.
odds-value-unknown = “{ $name }” isn’t a goal. Choose from: { $values }.
odds-too-large = Best play would have to look at more than { $most } positions. Choose a named policy, or a smaller battle.
odds-missile-land-only = In this edition missiles can only hit land areas.
odds-missile-centers = In this edition a missile rolls one die per production center you have. Add --centers NUMBER.
odds-special-words = A special attack isn’t a battle: leave out abilities and landings.
odds-special-capital = In this edition that special attack can’t target a capital.
odds-plot-kind = “{ $file }” can’t be a plot. Choose a name that ends in .svg or .png.
odds-plot-needs-converter = A PNG needs the program rsvg-convert (on Debian and Ubuntu: apt install librsvg2-bin). SVG works without it.
odds-distance = The range must be a number from 1 to { $most }.
odds-no-shot = That unit can’t attack that target from there: none of its weapons reaches and damages it.
odds-laser-serum = These odds can’t be computed: a laser chain of a unit that regains health with its hits.
odds-two-units = Write one unit, vs and another unit, such as: hell-boys vs sturmpioniere, or rhino + the-hammers vs hans, sturmpioniere.
odds-one-attacker = Only one unit attacks at a time, at { $most ->
    [one] 1 target
   *[other] { $most } targets
 } at most.
odds-under-fire = A unit that moves under fire can’t make a sustained attack or use an observer, and has one target. Leave out cover.

# The tables of `opendust odds`. The outcomes are the dust-outcome messages.

odds-head-outcome = Outcome
odds-head-chance = Odds
odds-head-turned = If they attacked you
odds-head-points = Production points
odds-head-expected = Expected
odds-head-ends = Ends
odds-head-attackers = Attackers left
odds-head-defenders = Defenders left
odds-head-retreat = If these retreat now
odds-head-conquest = Conquest
odds-head-swing = Swing
odds-attacker-loses = attacker loses
odds-defender-loses = defender loses
odds-swing = swing (area worth { $prize })
odds-more = { $amount } more
odds-nobody = no one
odds-head-unit = Unit
odds-head-destroyed = Destroyed
odds-head-strength = Strength lost
odds-head-army-points = Army points lost
odds-left = Left of { $unit }
odds-attack = Attack: { $attacker } → { $target }, range { $range }{ $cover ->
    [soft] , soft cover
    [hard] , hard cover
   *[none] {""}
 }{ $sustained ->
    [yes] , sustained attack
   *[no] {""}
 }
odds-answer = And after the strongest answer
odds-first = If { $target } attacked first{ $sustained ->
    [yes] , sustained attack
   *[no] {""}
 }
