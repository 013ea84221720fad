# Why an action of Dust Tactics is not legal.

# Any decision
tactics-refusal-nobody-chooses = Nobody has a choice now: dice are rolled, or the game is over.
tactics-refusal-not-your-choice = It is not your choice now.
tactics-refusal-not-now = That cannot be done now.
tactics-refusal-misshapen = { $verb } does not take these words.
tactics-refusal-no-such-thing = There is no such { $noun }.
tactics-refusal-outcome-impossible = { $count } dice with faces from 1 to 6 are rolled.

# Set-up
tactics-refusal-square-not-there = A terrain square is laid on a space with a dot that is still free.
tactics-refusal-element-not-there = A cover element stands in the cover zone, on a free circle or diamond; a trap in a structure needs a large entrance.
tactics-refusal-join-no-hero = { $hero } is no hero.
tactics-refusal-join-no-squad = { $squad } is no squad.
tactics-refusal-join-other-player = { $hero } and { $squad } are not both yours.
tactics-refusal-join-other-armor = { $hero } and { $squad } are of different armor classes.
tactics-refusal-join-has-hero = { $squad } has a hero already.
tactics-refusal-join-has-joined = { $hero } has joined a squad already.
tactics-refusal-join-jump-differs = Only one of { $hero } and { $squad } has Jump.
tactics-refusal-join-ape-differs = Only one of { $hero } and { $squad } is a Blutkreuz Ape.
tactics-refusal-join-zombie-differs = Only one of { $hero } and { $squad } is a Blutkreuz Zombie.
tactics-refusal-join-no-commander = { $squad } is a Command Squad; { $hero } is no Commander.

# Activation
tactics-refusal-part-not-joined = { $unit } is not joined to a squad.
tactics-refusal-part-off-board = { $unit } enters the board together with its squad.
tactics-refusal-unit-not-yours = { $unit } is not yours.
tactics-refusal-unit-joined-to-squad = { $unit } is activated together with its squad.
tactics-refusal-unit-destroyed = { $unit } is destroyed.
tactics-refusal-unit-activated = { $unit } has been activated this round.
tactics-refusal-unit-not-the-reactivated = First the unit that was ordered or brought back is activated.
tactics-refusal-unit-not-one-of-the-parted = One of the two that have parted is activated now.
tactics-refusal-plan-two-attacks = A unit does not attack twice.
tactics-refusal-plan-must-enter = { $unit } is off the board; its first action is a MOVE.
tactics-refusal-plan-no-entry = No deployment space is free for { $unit }; it can only do nothing.
tactics-refusal-plan-no-charge = { $unit } does not have Charge.
tactics-refusal-plan-nothing-to-shoot = { $unit } has no target now.
tactics-refusal-plan-no-weapon = { $unit } has no weapon that it could use.
tactics-refusal-plan-nothing-to-reload = { $unit } has no empty weapon.
tactics-refusal-plan-no-observer = { $unit } is no observer.
tactics-refusal-plan-no-artillery = No other artillery unit of your side is on the board, loaded and not yet activated.
tactics-refusal-plan-no-tank-head = { $unit } does not have Tank Head, or has used it.
tactics-refusal-plan-one-ability = A player tries one Command Squad ability in a round.
tactics-refusal-extra-not-available = { $unit } cannot declare all of these skills and weapons with that plan.

# Movement
tactics-refusal-enter-not-there = { $space } is no free deployment space of yours.
tactics-refusal-step-not-adjacent = { $space } is not next to { $unit }.
tactics-refusal-step-too-far = { $unit } has too few movement points for the step to { $space }.
tactics-refusal-step-wall-in-way = A wall stands between { $unit } and { $space }.
tactics-refusal-step-structure-not-jumped = Vehicles do not jump over structures.
tactics-refusal-step-entrance-too-small = The entrance to { $space } is too small for { $unit }.
tactics-refusal-step-vehicle-cuts-corner = A vehicle does not step diagonally past an impassable corner.
tactics-refusal-step-between-corners = Nobody steps diagonally between two impassable corners.
tactics-refusal-step-no-room-to-end = From { $space } { $unit } could not reach a space to end its move.
tactics-refusal-space-without-dot = { $space } has no dot.
tactics-refusal-space-deep-water = { $space } is deep water.
tactics-refusal-space-rubble-bars-vehicle = { $space } is rubble, which vehicles do not enter.
tactics-refusal-space-trap-bars-vehicle = An anti-tank trap stands in { $space }.
tactics-refusal-space-enemy-there = An enemy is in { $space }.
tactics-refusal-space-friend-bars-vehicle = A vehicle does not pass the friendly unit in { $space }.
tactics-refusal-space-vehicle-not-jumped = A vehicle stands in { $space }; vehicles are not jumped over.
tactics-refusal-space-taken = { $space } is taken, and only heroes share a space.
tactics-refusal-space-landing-taken = { $unit } must land in an empty space; { $space } is not empty.
tactics-refusal-space-off-board = { $unit } would stand partly off the board.
tactics-refusal-space-on-roof = { $unit } cannot land on a structure.
tactics-refusal-crush-needs-vehicle = Only a vehicle that drives into the space crushes a crate.
tactics-refusal-crush-no-crate = There is no crate in { $space }.

# Attacks
tactics-refusal-weapon-of-another-unit = { $weapon } does not belong to the attacking unit.
tactics-refusal-weapon-already-aimed = { $weapon } has its target; it cannot be changed.
tactics-refusal-weapon-not-declared = { $weapon } was not declared.
tactics-refusal-weapon-not-for-charge = A charge ends with weapons of range 1 or C; { $weapon } is none.
tactics-refusal-weapon-carrier-lost = Nobody is left to carry { $weapon }.
tactics-refusal-weapon-not-loaded = { $weapon } must be reloaded first.
tactics-refusal-weapon-no-ammo = { $weapon } has no ammo left.
tactics-refusal-weapon-cannot-damage = That can never damage { $target }.
tactics-refusal-weapon-flame-against-trap = Flames cannot destroy an anti-tank trap.
tactics-refusal-weapon-needs-ammo = Say how much ammo { $weapon } spends.
tactics-refusal-weapon-takes-no-ammo = { $weapon } has no limited ammo.
tactics-refusal-weapon-names-miniature = { $weapon } is a sniper's: name a miniature of { $target }.
tactics-refusal-weapon-is-no-sniper = { $weapon } is no sniper's weapon.
tactics-refusal-ammo-too-much = { $weapon } cannot spend so much: no more than its boxes, and one for each miniature of the squad.
tactics-refusal-target-not-on-board = { $target } is not on the board.
tactics-refusal-target-friendly = { $target } is on your side.
tactics-refusal-target-in-smoke = { $target } is in smoke and cannot be a target.
tactics-refusal-shooter-in-smoke = Nobody attacks out of smoke.
tactics-refusal-target-out-of-range = { $target } is out of range.
tactics-refusal-target-not-seen = There is no line of sight to { $target }.
tactics-refusal-target-not-the-activated-unit = Reactive fire is aimed at the activated unit only.
tactics-refusal-target-not-observed = The indirect shot is aimed at the observed unit only.
tactics-refusal-flame-no-path = The flame has no way to { $target }.
tactics-refusal-flame-not-there = The flame cannot go there on the way to its target.
tactics-refusal-reroll-no-such-die = No die shows that.
tactics-refusal-retaliate-not-with-that = Only weapons of range C that can damage the attacker hit back.
tactics-refusal-losses-do-not-match = Exactly as much must be lost as there are damage points.

# Reactive fire
tactics-refusal-reaction-not-your-unit = { $unit } is not yours to react with.
tactics-refusal-reaction-unit-activated = { $unit } has been activated this round.
tactics-refusal-reaction-no-unit = { $unit } is no unit on the board that could react.
tactics-refusal-reaction-cannot-hit = { $unit } has no weapon that reaches, sees and can damage the enemy unit.
tactics-refusal-order-changed-this-turn = That standing order was changed in this turn already.
tactics-refusal-order-none = { $unit } has no standing order.
tactics-refusal-order-malformed = An order names whom it is about and a range from 1 to 30.
tactics-refusal-order-already-silent = You let windows pass already.
tactics-refusal-order-not-silent = You are asked at windows already.

# Skills
tactics-refusal-reload-not-empty = That weapon is not empty.
tactics-refusal-restore-not-that = Get Up returns a miniature of an adjacent squad or an HP of an adjacent hero.
tactics-refusal-strike-no-artillery = { $unit } is no artillery unit of yours that is loaded, on the board and not yet activated.
tactics-refusal-strike-target-deep-inside = { $target } is inside a structure, away from its exits.
tactics-refusal-strike-gun-deep-inside = { $unit } is inside a structure, away from its exits, and cannot fire out.
tactics-refusal-ability-no-command-squad = { $unit } is no Command Squad.
tactics-refusal-ability-member-lost = The member of { $unit } with that ability is lost.
tactics-refusal-ability-needs-radioman = Field Repair needs the living Radioman.
tactics-refusal-ability-needs-radioman-for-squad = Come On Guys needs the living Radioman.
tactics-refusal-ability-already-tried = A Command Squad ability has been tried this round.
tactics-refusal-ability-vehicle-returned-before = Field Repair has succeeded once; it does not again.
tactics-refusal-ability-squad-returned-before = Come On Guys has succeeded once; it does not again.
tactics-refusal-ability-no-vehicle-lost = No vehicle of yours is destroyed.
tactics-refusal-ability-no-squad-lost = No squad of yours is destroyed.
tactics-refusal-ability-brings-back-squads = Come On Guys brings back squads only.
tactics-refusal-ability-brings-back-vehicles = Field Repair brings back vehicles only.
tactics-refusal-ability-not-destroyed = { $unit } is not destroyed.
tactics-refusal-ability-squad-not-destroyed = { $unit } is not destroyed.
tactics-refusal-ability-not-friendly = { $unit } is not on your side.
tactics-refusal-ability-on-itself = No ability is used on the unit itself.
tactics-refusal-ability-not-adjacent = { $unit } is not adjacent.
tactics-refusal-ability-not-activated-yet = { $unit } has not been activated yet this round.
tactics-refusal-ability-wrong-kind = The ability does not work on { $unit }.
tactics-refusal-ability-unhurt = { $unit } has lost nothing.
tactics-refusal-ability-not-on-board = { $unit } is not on the board.
