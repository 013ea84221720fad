# Why an action of Dust Tactics is not legal.

# Any decision
tactics-refusal-nobody-chooses = There’s nothing to decide right now: dice are rolled, or the game is over.
tactics-refusal-not-your-choice = It isn’t your decision.
tactics-refusal-not-now = You can’t do that now.
tactics-refusal-misshapen = “{ $verb }” isn’t complete. Type ? for examples.
tactics-refusal-no-such-thing = { $noun ->
    [unit] That unit doesn’t exist.
    [space] That space doesn’t exist.
    [weapon] That weapon doesn’t exist.
    [model] That miniature doesn’t exist.
    [target] That target doesn’t exist.
    [extra] That skill or weapon doesn’t exist.
    [side] That side doesn’t exist.
    [plan] Those actions don’t exist.
    [element] That cover element doesn’t exist.
    [quarry] That kind of target doesn’t exist.
    [result] That result doesn’t exist.
   *[other] That doesn’t exist.
 }
tactics-refusal-outcome-impossible = { $count ->
    [one] Exactly 1 die with a face from 1 to 6 is
   *[other] Exactly { $count } dice with faces from 1 to 6 are
 } needed here.

# Set-up
tactics-refusal-square-not-there = Lay the terrain square on a free space with a dot.
tactics-refusal-element-not-there = Place the cover element in the cover zone, on a free circle or diamond. A trap in a structure needs a large entrance.
tactics-refusal-join-no-hero = Not a hero: { $hero }.
tactics-refusal-join-no-squad = Not a squad: { $squad }.
tactics-refusal-join-other-player = { $hero } and { $squad } aren’t both yours.
tactics-refusal-join-other-armor = { $hero } and { $squad } have different armor classes.
tactics-refusal-join-has-hero = A hero has already joined { $squad }.
tactics-refusal-join-has-joined = { $hero } has already joined a squad.
tactics-refusal-join-jump-differs = { $hero } and { $squad } must both have Jump, or neither.
tactics-refusal-join-ape-differs = { $hero } and { $squad } must both have Blutkreuz Ape, or neither.
tactics-refusal-join-zombie-differs = { $hero } and { $squad } must both have Blutkreuz Zombie, or neither.
tactics-refusal-join-no-commander = Only a Commander can join the Command Squad { $squad }. { $hero } isn’t one.

# Activation
tactics-refusal-part-not-joined = Not in a squad: { $unit }.
tactics-refusal-part-off-board = { $unit } can only enter the battlefield with the squad.
tactics-refusal-unit-not-yours = You don’t control { $unit }.
tactics-refusal-unit-joined-to-squad = Activate { $unit } together with the squad.
tactics-refusal-unit-destroyed = Already destroyed: { $unit }.
tactics-refusal-unit-activated = You’ve already activated { $unit } this round.
tactics-refusal-unit-not-the-reactivated = First activate the unit that was ordered or brought back.
tactics-refusal-unit-not-one-of-the-parted = Now activate one of the two units that have parted.
tactics-refusal-plan-two-attacks = A unit can’t attack twice.
tactics-refusal-plan-must-enter = Not on the battlefield yet: { $unit }. The first action must be a move.
tactics-refusal-plan-no-entry = No deployment space is free for { $unit }. Choose to do nothing.
tactics-refusal-plan-no-charge = Charge isn’t a skill of { $unit }.
tactics-refusal-plan-nothing-to-shoot = There’s no target for { $unit } now.
tactics-refusal-plan-no-weapon = There’s no usable weapon for { $unit }.
tactics-refusal-plan-nothing-to-reload = There’s no empty weapon to reload for { $unit }.
tactics-refusal-plan-no-observer = Not an observer: { $unit }.
tactics-refusal-plan-no-artillery = Your side has no other artillery unit on the battlefield that’s loaded and not yet activated.
tactics-refusal-plan-no-tank-head = Tank Head isn’t a skill of { $unit }, or is already used.
tactics-refusal-plan-nothing-to-strike = No artillery could hit anything in sight of { $unit } now.
tactics-refusal-plan-no-vehicle-to-repair = There’s no damaged friendly vehicle next to { $unit }.
tactics-refusal-plan-nobody-to-restore = There’s no friendly squad or hero with losses next to { $unit }.
tactics-refusal-plan-nobody-to-order = There’s no unit for { $unit } to order now.
tactics-refusal-plan-one-ability = You can only try one Command Squad ability per round.
tactics-refusal-extra-not-available = { $unit } can’t use all of these skills and weapons with these actions.
tactics-refusal-extra-skill-lacking = That isn’t a skill of { $unit }.
tactics-refusal-extra-skill-used = { $unit } already used this skill.
tactics-refusal-extra-assault-entry = Assault doesn’t lengthen the move onto the battlefield.
tactics-refusal-extra-jump-of-one = { $unit } can only jump if hero and squad both have Jump.
tactics-refusal-extra-without-move = { $unit } can’t use this skill without a move.
tactics-refusal-extra-without-attack = { $unit } can’t use this without an attack.
tactics-refusal-extra-of-another-unit = That weapon doesn’t belong to { $unit }.

# Movement
tactics-refusal-enter-not-there = { $space } isn’t one of your free deployment spaces.
tactics-refusal-step-not-adjacent = { $space } isn’t adjacent to { $unit }.
tactics-refusal-step-too-far = { $unit } can’t step to { $space }: too few movement points.
tactics-refusal-step-wall-in-way = A wall stands between { $unit } and { $space }.
tactics-refusal-step-structure-not-jumped = Vehicles can’t jump over structures.
tactics-refusal-step-entrance-too-small = The entrance to { $space } is too small for { $unit }.
tactics-refusal-step-vehicle-cuts-corner = A vehicle can’t step diagonally past an impassable corner.
tactics-refusal-step-between-corners = A unit can’t step diagonally between two impassable corners.
tactics-refusal-space-without-dot = { $space } has no dot.
tactics-refusal-space-deep-water = { $space } is deep water.
tactics-refusal-space-rubble-bars-vehicle = { $space } is rubble. Vehicles can’t enter it.
tactics-refusal-space-trap-bars-vehicle = An anti-tank trap stands in { $space }.
tactics-refusal-space-enemy-there = An enemy is in { $space }.
tactics-refusal-space-friend-bars-vehicle = A vehicle can’t pass the friendly unit in { $space }.
tactics-refusal-space-vehicle-not-jumped = A vehicle stands in { $space }. You can’t jump over vehicles.
tactics-refusal-space-taken = { $space } is taken. Only heroes can share a space.
tactics-refusal-space-landing-taken = { $unit } must land in an empty space, and { $space } isn’t empty.
tactics-refusal-space-off-board = { $unit } would stand partly off the battlefield.
tactics-refusal-space-on-roof = { $unit } can’t land on a structure.
tactics-refusal-crush-needs-vehicle = Only a vehicle driving into the space can crush a crate.
tactics-refusal-crush-no-crate = { $space } has no crate.

# Attacks
tactics-refusal-weapon-of-another-unit = { $weapon } doesn’t belong to the attacking unit.
tactics-refusal-weapon-already-aimed = { $weapon } already has its target. You can’t change it.
tactics-refusal-weapon-not-declared = You didn’t declare { $weapon }.
tactics-refusal-weapon-not-for-charge = A charge only uses weapons with range 1 or C, not { $weapon }.
tactics-refusal-weapon-carrier-lost = No one is left to carry { $weapon }.
tactics-refusal-weapon-not-loaded = Reload { $weapon } first.
tactics-refusal-weapon-no-ammo = { $weapon } has no ammo left.
tactics-refusal-weapon-cannot-damage = That can never damage { $target }.
tactics-refusal-weapon-flame-against-trap = Flames can’t destroy an anti-tank trap.
tactics-refusal-weapon-needs-ammo = Choose how much ammo { $weapon } uses.
tactics-refusal-weapon-takes-no-ammo = { $weapon } doesn’t have limited ammo.
tactics-refusal-weapon-names-miniature = { $weapon } is a sniper’s weapon. Choose a miniature of { $target }.
tactics-refusal-weapon-is-no-sniper = { $weapon } isn’t a sniper’s weapon.
tactics-refusal-weapon-miniature-lost = { $target } already lost that miniature. Name a living one.
tactics-refusal-ammo-too-much = { $weapon } can’t use that much ammo: no more than its boxes, and one for each miniature of the squad.
tactics-refusal-target-not-on-board = Not on the battlefield: { $target }.
tactics-refusal-target-friendly = You can’t attack your own side: { $target }.
tactics-refusal-target-in-squad = You can’t target { $target } alone. Target the squad.
tactics-refusal-target-in-smoke = You can’t target { $target } in smoke.
tactics-refusal-shooter-in-smoke = A unit in smoke can’t attack.
tactics-refusal-target-in-own-space = You can’t target { $target } in the same space. Weapons fire at other spaces only.
tactics-refusal-target-out-of-range = Out of range: { $target }.
tactics-refusal-target-not-seen = You have no line of sight to { $target }.
tactics-refusal-target-not-the-activated-unit = Reactive fire can only target the activated unit.
tactics-refusal-target-not-observed = Indirect fire can only target the observed unit.
tactics-refusal-flame-no-path = The flame can’t reach { $target }.
tactics-refusal-flame-not-there = The flame can’t go that way to its target.
tactics-refusal-reroll-no-such-die = No die shows that.
tactics-refusal-retaliate-not-with-that = Only weapons with range C that can damage the attacker hit back.
tactics-refusal-losses-do-not-match = Choose exactly as many losses as there are points of damage.

# Reactive fire
tactics-refusal-reaction-not-your-unit = You don’t control { $unit }.
tactics-refusal-reaction-unit-activated = You’ve already activated { $unit } this round.
tactics-refusal-reaction-no-unit = { $unit } can’t react: not a unit on the battlefield.
tactics-refusal-reaction-cannot-hit = No weapon reaches, sees and can damage the enemy unit: { $unit }.
tactics-refusal-order-changed-this-turn = You’ve already changed that standing order this turn.
tactics-refusal-order-none = There’s no standing order for { $unit }.
tactics-refusal-order-malformed = A standing order needs a kind of target and a range from 1 to 30.
tactics-refusal-order-already-silent = Reactive-fire prompts are already off.
tactics-refusal-order-not-silent = Reactive-fire prompts are already on.

# Skills
tactics-refusal-reload-not-empty = That weapon isn’t empty.
tactics-refusal-restore-not-that = Get Up brings back one miniature of an adjacent squad, or one HP of an adjacent hero.
tactics-refusal-strike-no-artillery = You can’t order { $unit } to fire. Choose one of your artillery units on the battlefield that’s loaded and not yet activated.
tactics-refusal-strike-target-deep-inside = You can’t hit { $target } inside a structure, away from the exits.
tactics-refusal-strike-gun-deep-inside = { $unit } can’t fire out from inside a structure, away from the exits.
tactics-refusal-ability-no-command-squad = Not a Command Squad: { $unit }.
tactics-refusal-ability-member-lost = The member of { $unit } with that ability is lost.
tactics-refusal-ability-needs-radioman = Field Repair needs the living Radioman.
tactics-refusal-ability-needs-radioman-for-squad = Come On Guys needs the living Radioman.
tactics-refusal-ability-already-tried = You’ve already tried a Command Squad ability this round.
tactics-refusal-ability-vehicle-returned-before = Field Repair has already succeeded once in this game.
tactics-refusal-ability-squad-returned-before = Come On Guys has already succeeded once in this game.
tactics-refusal-ability-no-vehicle-lost = None of your vehicles is destroyed.
tactics-refusal-ability-no-squad-lost = None of your squads is destroyed.
tactics-refusal-ability-brings-back-squads = Come On Guys only brings back squads.
tactics-refusal-ability-brings-back-vehicles = Field Repair only brings back vehicles.
tactics-refusal-ability-not-destroyed = Not destroyed: { $unit }.
tactics-refusal-ability-squad-not-destroyed = Not destroyed: { $unit }.
tactics-refusal-ability-not-friendly = Not on your side: { $unit }.
tactics-refusal-ability-on-itself = A unit can’t use this ability on itself.
tactics-refusal-ability-not-adjacent = Not adjacent: { $unit }.
tactics-refusal-ability-not-activated-yet = Not yet activated this round: { $unit }.
tactics-refusal-ability-wrong-kind = The ability doesn’t work on { $unit }.
tactics-refusal-ability-unhurt = Nothing lost so far: { $unit }.
tactics-refusal-ability-not-on-board = Not on the battlefield: { $unit }.
