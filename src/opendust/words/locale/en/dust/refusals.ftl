# Why an action of DUST is not legal.

dust-refusal-ability-not-usable = You don’t have { $ability } this round, or you’ve already used it.
dust-refusal-ace-needs-air-unit = Ace of the Sky needs one of your fighters or bombers in the battle, before the first roll.
dust-refusal-ally-needs-another = Choose another player for the truce.
dust-refusal-amount-zero = The amount must be at least 1.
dust-refusal-area-occupied = { $area } is already occupied.
dust-refusal-area-unknown = { $number } isn’t the number of an area.
dust-refusal-budget-not-exact = Spend every reinforcement point. This would leave { $rest ->
    [one] 1 point
   *[other] { $rest } points
 } that you can’t use.
dust-refusal-budget-not-spent = Spend every reinforcement point: you have { $points ->
    [one] 1 point
   *[other] { $points } points
 } left.
dust-refusal-capital-closed = You can’t claim { $area } now. The number of players limits which capitals are open.
dust-refusal-capital-closed-by-score = { $target } is a capital. You can’t attack it yet with { $score ->
    [one] 1 victory point
   *[other] { $score } victory points
 }.
dust-refusal-card-not-in-hand = You don’t have that card: { $card }.
dust-refusal-cards-bought-already = You’ve already bought cards this turn.
dust-refusal-casualties-illegal = { $hits ->
    [one] Choose exactly 1 unit
   *[other] Choose exactly { $hits } units
 }, tanks before mechs and fighters before bombers.
dust-refusal-center-already-there = { $area } already has a production center.
dust-refusal-center-idle = You have no power source left for { $center }: other production centers have used them in this phase.
dust-refusal-center-full = The production center in { $center } can build { $room } more in this phase, not { $amount }.
dust-refusal-center-needs-own-land = You can’t build there: { $area } isn’t one of your land areas.
dust-refusal-center-on-power-source = { $area } is a power source. You can’t build a production center on it.
dust-refusal-claim-needs-capital = { $area } isn’t a capital.
dust-refusal-claim-needs-land = { $area } is a sea area. You can only claim land.
dust-refusal-claim-needs-source = { $area } isn’t a power source. Claim the power sources first.
dust-refusal-color-taken = The colour { $color } is already taken.
dust-refusal-color-unknown = { $number } isn’t the number of a colour.
dust-refusal-deploy-needs-neutral-center = { $area } has no neutral production center.
dust-refusal-deploy-needs-own-center = You can’t build units there: you had no production center in { $area } before this purchase.
dust-refusal-diplomat-too-late = Use Diplomat at the start of production, before your first purchase.
dust-refusal-discard-needs-purchase = You can only discard cards if you then buy at least one.
dust-refusal-fighters-shield-bombers = Destroy the fighters first: { $fighters ->
    [one] 1 fighter shields
   *[other] { $fighters } fighters shield
 } the bombers.
dust-refusal-free-mech-needs-center = You can’t build the free mech there: you have no production center in { $area }.
dust-refusal-free-mech-on-new-center = The production center in { $area } is new. Build the free mech at an older one.
dust-refusal-hand-too-large = You have { $held ->
    [one] 1 card
   *[other] { $held } cards
 } in hand. { $amount } more would exceed { $limit }.
dust-refusal-launch-needs-own-center = You have no production center in { $center }.
dust-refusal-launch-needs-sea = { $area } is on land. You place submarines at sea.
dust-refusal-launch-not-adjacent = { $area } isn’t adjacent to { $center }.
dust-refusal-launch-sea-closed = Someone else holds { $area }. You can’t place new submarines there.
dust-refusal-misshapen = “{ $verb }” isn’t complete. Type ? for examples.
dust-refusal-missile-needs-center = You need a production center to fire a missile.
dust-refusal-no-center-in-box = { $left ->
    [0] There are no production centers left in the box.
    [one] Only 1 production center is left in the box, not { $amount }.
   *[other] Only { $left } production centers are left in the box, not { $amount }.
 }
dust-refusal-no-chance-pending = There are no dice to roll and no cards to draw.
dust-refusal-no-missile-on-capital = { $target } is a capital. You can’t fire a missile at it.
dust-refusal-no-neutral-center = No neutral production center can build now.
dust-refusal-no-neutral-purchase = In this edition you can’t buy neutral units.
dust-refusal-no-neutral-submarines = Neutral forces have no submarines.
dust-refusal-no-route = No route through your own or unoccupied areas: { $origin } → { $target }.
dust-refusal-no-setup-submarines = In this edition you can’t build submarines at setup.
dust-refusal-no-submarine-attack-on-capital = { $target } is a capital. Submarines can’t shell it.
dust-refusal-no-units = Choose at least one unit.
dust-refusal-nobody-chooses = There’s nothing to decide right now.
dust-refusal-not-now = “{ $verb }” isn’t possible now.
dust-refusal-not-set-aside = You have { $left } left to place ({ $unit }), not { $amount }.
dust-refusal-not-your-choice = It isn’t your decision.
dust-refusal-nurse-illegal = Nurse can’t help here: these units can’t retreat in this battle.
dust-refusal-one-origin-only = In this edition all bombers of one movement come from the same area.
dust-refusal-origin-not-own = You don’t control { $origin }.
dust-refusal-outcome-impossible = { $count ->
    [one] Exactly one result is
   *[other] Exactly { $count } results are
 } needed here, and these are impossible.
dust-refusal-radar-illegal = You can’t use Alien Radar here: your units have nowhere to go, or the battle doesn’t allow it.
dust-refusal-radar-takes-all = In this edition Alien Radar takes all your units out of the battle.
dust-refusal-raketen-needs-land-unit = Raketen Truppen needs one of your tanks or mechs in the battle.
dust-refusal-refuge-closed = You can’t retreat to { $area }. Choose an adjacent area you control, or an unoccupied one if this edition allows it.
dust-refusal-same-attack = You’ve already made this attack this turn: { $origin } → { $target }.
dust-refusal-secret-weapon-illegal = You can’t use Secret Weapon here: the enemy units can’t retreat.
dust-refusal-secret-weapon-later = In this edition you use Secret Weapon right before the attacker’s first roll.
dust-refusal-special-needs-all = In this edition all { $amount } must take part.
dust-refusal-special-needs-bombers = From land, only bombers can make special attacks.
dust-refusal-special-needs-submarines = From the sea, only submarines can make special attacks.
dust-refusal-submarine-is-launched = You place submarines at sea. Type: launch AMOUNT CENTER SEA
dust-refusal-submarines-first = Then your submarines would have no place left: only coastal centers build them.
dust-refusal-tanks-shield-mechs = Destroy the tanks first: { $tanks ->
    [one] 1 tank shields
   *[other] { $tanks } tanks shield
 } the mechs.
dust-refusal-target-held = Someone else holds { $target }. End your movement in your own or an unoccupied area.
dust-refusal-target-is-origin = { $area } can’t be both origin and target.
dust-refusal-target-not-adjacent = { $target } isn’t adjacent to { $origin }.
dust-refusal-target-not-land = { $target } isn’t a land area.
dust-refusal-target-of-ally = You have a truce this round with the player who holds { $target }.
dust-refusal-target-out-of-reach = { $origin } → { $target } is out of reach. Attack an adjacent area, or one your submarines connect.
dust-refusal-target-own = { $target } is already yours.
dust-refusal-target-protected-in-round-one = You can’t attack { $target } in the first round.
dust-refusal-target-unoccupied = { $target } is unoccupied. Move in to take it.
dust-refusal-too-few-figures = Only { $left } left in the box ({ $unit }), not { $amount }.
dust-refusal-too-few-places = Your production centers have room for { $left } ({ $unit }), not { $amount }.
dust-refusal-too-few-points = That costs { $cost ->
    [one] 1 point
   *[other] { $cost } points
 } ({ $things }). You have { $points }.
dust-refusal-too-few-sites = { $left ->
    [0] None of your areas has room for another production center.
    [one] You have room for 1 more production center, not { $amount }.
   *[other] You have room for { $left } more production centers, not { $amount }.
 }
dust-refusal-too-many-retreat = At most { $limit ->
    [one] 1 unit
   *[other] { $limit } units
 } can retreat now, not { $amount }.
dust-refusal-unit-unknown = { $number } isn’t the number of a unit.
dust-refusal-units-not-in-battle = These units aren’t in the battle.
dust-refusal-units-not-retreating = These units aren’t retreating.
dust-refusal-units-not-there = These units aren’t in { $origin }.
dust-refusal-wrong-element = These units can’t make that attack: { $origin } → { $target }. Land and air units fight on land, submarines at sea.
dust-refusal-movement-first = You’re still moving. Announcing combat ends your movement: end it first, then attack.
dust-refusal-submarines-stay = Submarines can’t retreat in this edition.
dust-refusal-landing-cannot-retreat = You can’t retreat from a landing.
dust-refusal-dropped-cannot-retreat = Dropped mechs can’t retreat.
dust-refusal-retreat-before-first-roll = You can’t retreat before your first roll in this battle.
dust-refusal-retreat-only-before-roll = You can retreat only right before a roll, when you’re asked.
dust-refusal-neutrals-stay = Neutral units never retreat.
dust-refusal-no-refuge = You have nowhere to retreat to.
dust-refusal-no-refuge-destroyed = Your units have nowhere to retreat to. They would be destroyed, so they stay in the battle.
dust-refusal-movement-over = Your movement is over: the combat phase has begun.
dust-refusal-stays-in-element = Land and air units stay on land, submarines at sea.
dust-refusal-special-wrong-element = A special attack goes from land to sea with bombers, from sea to land with submarines: not { $origin } → { $target }.
dust-refusal-too-few-neutral-places = The neutral production centers have room for { $left } ({ $unit }), not { $amount }.
dust-refusal-refuge-is-origin = The attack came from { $area }. You can’t retreat there.
dust-refusal-refuge-friendly-first = { $area } is unoccupied. Retreat there only if you control no adjacent area.
