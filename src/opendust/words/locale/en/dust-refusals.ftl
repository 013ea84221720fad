# Why an action of DUST is not legal.

dust-refusal-ability-not-usable = You do not have { $ability } this round, or have used it already.
dust-refusal-ace-needs-air-unit = Ace of the Sky needs a fighter or a bomber of yours in the battle, before any die is rolled.
dust-refusal-ally-needs-another = A truce is made with another player.
dust-refusal-amount-zero = The amount must be at least 1.
dust-refusal-area-occupied = { $area } is occupied already.
dust-refusal-area-unknown = There is no area number { $number }.
dust-refusal-budget-not-exact = The reinforcement points must be spent to the last; this would leave { $rest }, which cannot be spent.
dust-refusal-budget-not-spent = { $points ->
    [one] 1 reinforcement point is
   *[other] { $points } reinforcement points are
 } left and must be spent.
dust-refusal-capital-closed = With so many players { $area } is closed now: the number of players decides which capitals may be claimed.
dust-refusal-capital-closed-by-score = { $target } is a capital; your { $score } victory points are too few to attack one.
dust-refusal-card-not-in-hand = You do not hold the card { $card }.
dust-refusal-cards-bought-already = Cards are bought once in a turn, and you have done so.
dust-refusal-casualties-illegal = { $hits ->
    [one] Exactly 1 unit is destroyed
   *[other] Exactly { $hits } units are destroyed
 }, tanks before mechs and fighters before bombers.
dust-refusal-center-already-there = { $area } has a production center already; one per area.
dust-refusal-center-full = The production center in { $center } can build { $room } more in this phase, not { $amount }.
dust-refusal-center-needs-own-land = { $area } is no land area of yours; a production center stands on one.
dust-refusal-center-on-power-source = { $area } is a power source; production centers never stand on one.
dust-refusal-claim-needs-capital = { $area } is no capital.
dust-refusal-claim-needs-land = { $area } is a sea area; only land is claimed.
dust-refusal-claim-needs-source = { $area } is no power source; power sources are claimed first.
dust-refusal-color-taken = The { $color } army is taken.
dust-refusal-color-unknown = There is no colour number { $number }.
dust-refusal-deploy-needs-neutral-center = { $area } has no neutral production center.
dust-refusal-deploy-needs-own-center = { $area } has no production center of yours; units are built at one that stood there before this purchase.
dust-refusal-diplomat-too-late = Diplomat is used at the start of production, before the first purchase.
dust-refusal-discard-needs-purchase = Cards are discarded only before at least one is bought.
dust-refusal-fighters-shield-bombers = { $fighters ->
    [one] 1 fighter shields
   *[other] { $fighters } fighters shield
 } the bombers; fighters go first.
dust-refusal-free-mech-needs-center = { $area } has no production center of yours; the free mech is built at one.
dust-refusal-free-mech-on-new-center = The production center in { $area } is new; the free mech is built at an older one.
dust-refusal-hand-too-large = With { $held } cards in hand, { $amount } more would exceed { $limit }.
dust-refusal-launch-needs-own-center = { $center } has no production center of yours.
dust-refusal-launch-needs-sea = { $area } is land; submarines are placed at sea.
dust-refusal-launch-not-adjacent = { $area } is not adjacent to { $center }.
dust-refusal-launch-sea-closed = { $area } is held by somebody else; new submarines cannot be placed there.
dust-refusal-misshapen = That is not how { $verb } is written.
dust-refusal-missile-needs-center = A missile needs a production center of yours.
dust-refusal-no-center-in-box = The box holds { $left } more production centers, not { $amount }.
dust-refusal-no-chance-pending = No dice are rolled and no cards are drawn now.
dust-refusal-no-missile-on-capital = { $target } is a capital; no missile may be fired at it.
dust-refusal-no-neutral-center = There is no neutral production center to build at.
dust-refusal-no-neutral-purchase = In this edition nobody buys neutral units.
dust-refusal-no-neutral-submarines = Neutral forces have no submarines.
dust-refusal-no-route = No route leads from { $origin } to { $target } through areas of yours and unoccupied ones.
dust-refusal-no-setup-submarines = In this edition no submarines are built at setup.
dust-refusal-no-submarine-attack-on-capital = { $target } is a capital; submarines cannot shell it.
dust-refusal-no-units = At least one unit is needed.
dust-refusal-nobody-chooses = Nobody has to choose anything now.
dust-refusal-not-now = “{ $verb }” is not possible now.
dust-refusal-not-set-aside = Of { $unit } you have bought { $left } to place, not { $amount }.
dust-refusal-not-your-choice = It is not your choice now.
dust-refusal-one-origin-only = In this edition the bombers of one movement come from one area.
dust-refusal-origin-not-own = { $origin } is not yours.
dust-refusal-outcome-impossible = { $count ->
    [one] Exactly one result is
   *[other] Exactly { $count } results are
 } needed here, and these are impossible.
dust-refusal-radar-illegal = Alien Radar cannot be used here: your units have nowhere to go, or the battle does not allow it.
dust-refusal-radar-takes-all = In this edition Alien Radar takes all your units out of the battle.
dust-refusal-refuge-closed = { $area } is no refuge: defenders retreat to adjacent areas of their own, or to unoccupied ones where the edition allows it.
dust-refusal-same-attack = You have attacked { $target } from { $origin } this turn already.
dust-refusal-secret-weapon-illegal = Secret Weapon cannot be used here: the enemy units cannot be made to retreat.
dust-refusal-secret-weapon-later = In this edition Secret Weapon is used right before the attacker's first roll.
dust-refusal-special-needs-all = In this edition all { $amount } must take part.
dust-refusal-special-needs-bombers = From land only bombers make special attacks.
dust-refusal-special-needs-submarines = From the sea only submarines make special attacks.
dust-refusal-submarine-is-launched = Submarines are placed at sea: launch AMOUNT CENTER SEA.
dust-refusal-submarines-first = Place your submarines first; they need certain centers.
dust-refusal-tanks-shield-mechs = { $tanks ->
    [one] 1 tank shields
   *[other] { $tanks } tanks shield
 } the mechs; tanks go first.
dust-refusal-target-held = { $target } is held by somebody else; movements end in areas of yours or unoccupied ones.
dust-refusal-target-is-origin = { $area } cannot be both origin and target.
dust-refusal-target-not-adjacent = { $target } is not adjacent to { $origin }.
dust-refusal-target-not-land = { $target } is no land area.
dust-refusal-target-of-ally = { $target } belongs to a player with whom you have a truce this round.
dust-refusal-target-out-of-reach = { $target } cannot be attacked from { $origin }: it is neither adjacent nor joined to it by your submarines.
dust-refusal-target-own = { $target } is yours.
dust-refusal-target-protected-in-round-one = { $target } cannot be attacked in the first round.
dust-refusal-target-unoccupied = { $target } is unoccupied; it is taken by moving there.
dust-refusal-too-few-figures = There are { $left } figures left for { $unit }, not { $amount }.
dust-refusal-too-few-places = Your production centers have room for { $left } more of { $unit }, not { $amount }.
dust-refusal-too-few-points = { $things } cost { $cost } points; you have { $points }.
dust-refusal-too-few-sites = You have sites for { $left } more production centers, not { $amount }.
dust-refusal-too-many-retreat = At most { $limit } may retreat now, not { $amount }.
dust-refusal-unit-unknown = There is no unit number { $number }.
dust-refusal-units-not-in-battle = These units are not in the battle.
dust-refusal-units-not-retreating = These units are not retreating.
dust-refusal-units-not-there = These units are not in { $origin }.
dust-refusal-wrong-element = From { $origin } these units cannot attack { $target }: land and air units fight on land, submarines at sea.
dust-refusal-movement-first = You’re still moving. Announcing combat ends your movement: end it first, then attack.
dust-refusal-submarines-stay = Submarines can’t retreat in this edition.
dust-refusal-landing-cannot-retreat = You can’t retreat from a landing.
dust-refusal-dropped-cannot-retreat = Dropped mechs can’t retreat.
dust-refusal-retreat-before-first-roll = You can’t retreat before your first roll in this battle.
dust-refusal-no-refuge = You have nowhere to retreat to.
