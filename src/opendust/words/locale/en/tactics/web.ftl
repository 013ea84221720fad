# What the browser says of Dust Tactics itself; the game’s own words come from the server.

web-tactics-not-there = You can’t do that now.
web-tactics-battlefield = Battlefield
web-tactics-as-list = As a list
web-tactics-show-moves = Movement
web-tactics-show-fire = Fire zone
web-tactics-sides = The two sides
web-tactics-round = Round { $round }/{ $rounds }
web-tactics-points = points
web-tactics-vp = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
web-tactics-units-left = { $left ->
    [0] no units left
    [one] 1 unit left
   *[other] { $left } units left
 }, { $destroyed } destroyed
web-tactics-units = Units
web-tactics-spaces = Spaces
web-tactics-terrain-circle = open ground
web-tactics-terrain-triangle = deep water
web-tactics-terrain-cross = rubble
web-tactics-terrain-diamond = smoke
web-tactics-terrain-none = blocked
web-tactics-inside = inside a structure
web-tactics-square = terrain square
web-tactics-crate = ammo crate ({ $hp } HP)
web-tactics-trap = anti-tank trap ({ $hp } HP)
web-tactics-entry-of = entry space: { $side }
web-tactics-objective-here = objective: { $name }
web-tactics-own = yours
web-tactics-enemy = enemy
web-tactics-side-0 = first side
web-tactics-side-1 = second side
web-tactics-left = { $left } of { $full } left
web-tactics-left-short = { $left } left
web-tactics-left-all = no loss
web-tactics-with = with { $unit }
web-tactics-reserve = not on the battlefield yet
web-tactics-destroyed = destroyed
web-tactics-activated = has acted this round
web-tactics-brief-card = { $kind }, armor { $armor }, movement { $movement }
web-tactics-moves-away = { $moves ->
    [one] reached with one move
   *[other] reached with { $moves } moves
 }
web-tactics-cover-none = no cover
web-tactics-cover-soft = soft cover
web-tactics-cover-hard = hard cover
web-tactics-ap = { $ap } AP
web-tactics-armor = Armor
web-tactics-movement = Movement
web-tactics-hp = HP
web-tactics-cover-saves = Saves in soft / hard cover
web-tactics-face-hit = hit
web-tactics-face-blank = blank
web-tactics-face-none = none
web-tactics-weapons = Weapons
web-tactics-weapon = Weapon
web-tactics-range = Range
web-tactics-empty = empty
web-tactics-ammo = { $ammo ->
    [one] 1 shot
   *[other] { $ammo } shots
 }
web-tactics-damage = { $damage } damage per hit
web-tactics-values = 3/1: three dice, one damage for each hit. Columns: the target’s armor (S soldiers, V vehicles, A aircraft). C: close combat.
web-tactics-activate = Activate a unit
web-tactics-pick-unit = Choose a unit, in the list or on the battlefield.
web-tactics-pick-reserve = Choose a unit. Its first move brings it in at your edge.
web-tactics-first-title = Initiative
web-tactics-first-why = The side that goes first activates one unit. Then the sides take turns.
web-tactics-first-own = Go first
web-tactics-first-own-note = You activate the first unit
web-tactics-first-other = Let { $name } go first
web-tactics-key = Signs
web-tactics-key-may = can act
web-tactics-key-done = has acted
web-tactics-key-soft = soft cover
web-tactics-key-hard = hard cover
web-tactics-key-reserve = in reserve
web-tactics-two-actions = What will { $unit } do?
web-tactics-extras = Also used in this activation
web-tactics-step-enter = Choose one of the lit spaces to enter.
web-tactics-step-move = { $points ->
    [one] 1 movement point left.
   *[other] { $points } movement points left.
 } Choose a lit space. The unit finds its way there.
web-tactics-step-sustained-attack = sustained attack
web-tactics-step-charge-attack = charge attack
web-tactics-step-leap = leap
web-tactics-crush = The vehicle would crush the crate here: { $spaces }.
web-tactics-aim-title = { $unit }: { $mode }
web-tactics-mode-ordinary = attack
web-tactics-mode-sustained = sustained attack (you reroll misses)
web-tactics-mode-charging = charge
web-tactics-mode-reactive = reactive fire
web-tactics-mode-indirect = indirect fire
web-tactics-aim = Aim
web-tactics-aim-one = Aim { $weapon } at { $target }
web-tactics-aim-all = Aim all
web-tactics-aim-hint = Choose a target to see its odds. Choose it again on the battlefield to fire everything at it.
web-tactics-aim-rest = The unit fires when every weapon is aimed.
web-tactics-spend = { $ammo ->
    [one] 1 shot
   *[other] { $ammo } shots
 }
web-tactics-fire-nothing = Don’t shoot
web-tactics-retaliate-none = Don’t hit back
web-tactics-retaliate-both = Other weapons come first. In close combat both roll at once, and cover doesn’t help.
web-tactics-retaliate-dice = { $unit }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } on { $target }
web-tactics-odds = { $destroyed } destroyed, { $lost } lost on average
web-tactics-odds-left = What is left of { $unit }
web-tactics-odds-weapon = Odds with { $weapon }
web-tactics-odds-all = Odds with everything
web-tactics-odds-attack = Odds of an attack
web-tactics-odds-sustained = Odds of a sustained attack
web-tactics-no-odds = You can’t shoot from here.
web-tactics-place = Place a cover element
web-tactics-lay = Lay a terrain square
web-tactics-react = Reactive fire at { $unit }?
web-tactics-without = Continue without
web-tactics-orders = Standing orders for reactive fire
web-tactics-orders-how = What your units do when an enemy moves in sight. Only you see it. You can change each unit’s order once a turn.
web-tactics-order-quarry = At
web-tactics-order-range = Up to range
web-tactics-order-give = Save these orders
web-tactics-order-ask = Ask me
web-tactics-order-fire = Fire at once
web-tactics-order-hold = Hold fire
web-tactics-order-any = any
web-tactics-order-done = You’ve changed this order already this turn.
web-tactics-order-count = { $firing } fire at once, { $holding } hold fire, { $asking } ask
web-tactics-mission = Your mission
web-tactics-order-sign-ask = asks before reactive fire
web-tactics-order-sign-fire = reactive fire at once
web-tactics-order-sign-hold = no reactive fire
web-tactics-silent = Turn off reactive-fire prompts
web-tactics-seen = In sight, range { $range }.
web-tactics-unseen = Not in sight, range { $range }.
web-tactics-objectives = Objectives
web-tactics-how-to-win = Destroyed enemies score their AP. Lose your last unit and you lose.
web-tactics-map-of = Map of { $name }
web-tactics-army-of = Army: { $side }
web-tactics-army-usual = The scenario’s own army
web-tactics-guest-limit = Choose your army, up to { $limit } AP.
web-tactics-guest-free = Choose your army.
web-tactics-army-own = My own selection
web-tactics-army-title = Build an army
web-tactics-army-faction = Faction
web-tactics-faction-allies = Allies
web-tactics-faction-axis = Axis
web-tactics-faction-ssu = SSU
web-tactics-army-cost = { $ap } AP
web-tactics-army-cost-of = { $ap } of { $limit } AP
web-tactics-army-good = This army is legal.
web-tactics-army-empty = No units yet. Add some from the cards.
web-tactics-army-add = add: { $unit }
web-tactics-army-drop = remove: { $unit }
web-tactics-army-join = { $hero } joins
web-tactics-army-alone = no one
web-tactics-army-card = card: { $unit }
web-tactics-do-less = Leave an action unused

web-tactics-deed-reload = The weapon gets its ammo back.
web-tactics-deed-artillery-strike = A friendly artillery unit fires at once at an enemy this unit sees.
web-tactics-deed-tank-head = Repairs all damage of an adjacent friendly vehicle.
web-tactics-deed-get-moving = Roll one die: with a hit the chosen unit is ready again and acts right after this squad.
web-tactics-deed-makeshift-repair = An adjacent damaged vehicle regains one HP. No roll.
web-tactics-deed-field-repair = Roll one die: with a hit a destroyed vehicle returns from the edge. Once per battle.
web-tactics-deed-get-up = An adjacent squad regains one miniature, or an adjacent hero one HP. No roll.
web-tactics-deed-come-on-guys = Roll one die: with a hit a destroyed squad returns from the edge. Once per battle.
web-tactics-snipe-at = Choose the miniature:
web-tactics-flame-way = Choose the space the flame goes through. It’s lit on the battlefield.
web-tactics-in-range = could be hit by { $weapons }
web-tactics-point = Point at a space to see what is there.
web-tactics-card-against = against { $target } ({ $armor })
web-tactics-card-total = In all
web-tactics-card-all = All armor classes
web-tactics-card-sources = Where the figures come from
web-tactics-card-skills = Skills
web-tactics-card-cost = Army points
web-tactics-card-acted = Has acted this round
web-tactics-known-printed = Printed in the rulebook
web-tactics-known-published = Published elsewhere
web-tactics-known-reconstructed = Worked out by us, no source
web-tactics-known-own = From your own file
web-tactics-clash = { $attacker } → { $target }
web-tactics-clash-hits = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
 }
web-tactics-clash-saves = { $saved ->
    [one] 1 saved by cover
   *[other] { $saved } saved by cover
 }
web-tactics-clash-missed = Missed
web-tactics-clash-saved = Saved
web-tactics-clash-gone = Destroyed
web-tactics-clash-again = { $weapon }, reroll
web-tactics-clash-blanks = blanks count

# Before a battle

web-tactics-where = Where?
web-tactics-kind = Kind
web-tactics-kind-all = All { $count }
web-tactics-kind-destroy = Destroy
web-tactics-kind-hold = Hold
web-tactics-kind-reach = Reach
web-tactics-minutes = about { $minutes } min
web-tactics-size = { $width } by { $height }
web-tactics-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
 }
web-tactics-limit = { $ap } AP a side
web-tactics-balance = { $first } { $one }, { $second } { $other }: wins in { $games ->
    [one] 1 game
   *[other] { $games } games
 } of equal bots.
web-tactics-your-side = Your side
web-tactics-aim-destroy = Destroy the enemy: every unit scores its AP.
web-tactics-initiative-dice = { $dice ->
    [one] 1 initiative die
   *[other] { $dice } initiative dice
 }
web-tactics-play-bot = Play against a bot
web-tactics-play-bots = With { $count ->
    [one] 1 bot
   *[other] { $count } bots
 }, two a side
web-tactics-you-lead = You lead: { $side }
web-tactics-teams = Who plays with whom?
web-tactics-team-of = Side of { $name }
web-tactics-team-empty = No one plays this side yet: { $side }.
web-tactics-army-points = Army points
web-tactics-army-over = { $ap } AP too many
web-tactics-army-none = Add units to see whether the army is legal.
web-tactics-army-faults = { $count ->
    [one] One fault to fix
   *[other] { $count } faults to fix
 }
web-tactics-army-part = { $hero } stays alone
web-tactics-army-leave-out = Leave out { $unit }
web-tactics-army-fits = What still fits
web-tactics-army-share = Share as text
web-tactics-army-name = Name of the army
web-tactics-army-save = Save
web-tactics-army-saved = Saved in this browser
web-tactics-army-forget = delete: { $name }
web-tactics-army-paste = Paste an army
web-tactics-army-take = Take this army
web-tactics-army-copy-self = The browser doesn’t allow copying. Select the text and copy it.

web-tactics-by-hand = Or declare two actions
web-tactics-intent-hint = Click a space to move there, or an enemy to attack it. Click it again to do it.
web-tactics-intent-change = Two actions. Choose again on the battlefield to change them.
web-tactics-orders-head = Your orders
web-tactics-own-attack = Your attack
web-tactics-intent-free = move or attack
web-tactics-intent-slot-move = Move
web-tactics-intent-slot-attack = Attack
web-tactics-intent-slot-sustained = Sustained attack
web-tactics-intent-move = Move to { $space }
web-tactics-intent-attack = Attack { $target }
web-tactics-intent-sustained = Sustained attack on { $target }
web-tactics-intent-move-attack = Move to { $space }, attack { $target }
web-tactics-intent-attack-move = Attack { $target }, move to { $space }
web-tactics-intent-odds = { $hurt } to hurt, { $destroyed } to destroy
web-tactics-intent-own = your losses: { $lost } on average
web-tactics-intent-ways = Ways to attack { $target } (hurt · destroyed)
web-tactics-intent-none = { $unit } can’t attack { $target } this time. Even after a move, no weapon that could do damage has range and sight.
web-tactics-intent-never = None of { $unit }’s weapons can damage { $target }.
web-tactics-intent-clear = Start over
web-tactics-way-sustained = From here, both actions, misses rerolled
web-tactics-way-here = From here, one action left
web-tactics-way-move = Move to { $space } first
web-tactics-stand-title = In { $space }
web-tactics-stand-cost = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }
web-tactics-stand-hits = You could hit
web-tactics-stand-reacts = Could react on the way
web-tactics-stand-dangers = Could hit you there this round
web-tactics-stand-hurt-kill = hurt · destroyed
web-tactics-stand-fires-hurts = fires · hurts
web-tactics-stand-hurt-lost = hurt · lost
web-tactics-stand-nobody = You can’t hit anyone from there.
web-tactics-stand-quiet = You can’t hit anyone from there, and no one can hit you there this round.
web-tactics-stand-from = from { $space }
web-tactics-stand-after-move = moves to { $space } first
web-tactics-compare = The spaces you chose, compared
web-tactics-compare-targets = { $count ->
    [0] no target
    [one] 1 target
   *[other] { $count } targets
 }
web-tactics-compare-best = best { $hurt }
web-tactics-compare-danger = in danger: { $lost }
web-tactics-compare-safe = no danger
web-tactics-overview = The whole field. The frame shows what you see.
web-tactics-means = What it means for you
web-tactics-means-left = { $lost ->
    [0] unhurt, { $left } of { $full } left
   *[other] { $lost } lost, { $left } of { $full } left
 }
web-tactics-means-able = Can still act this round and hit { $unit }:
web-tactics-means-unable = Can still act, but not hit it: { $units }
web-tactics-means-safe = No enemy who can still act this round can hit { $unit }.
web-tactics-means-spent = { $unit }: can’t act again this round.
web-tactics-means-answer = { $unit }: can still act this round. Against { $other }:
web-tactics-means-no-answer = { $unit }: can still act this round, but not hit { $other }.
web-tactics-means-points = Points: you { $own }, enemy { $other }.
web-tactics-means-next = { $count ->
    [0] None of your units can still act this round.
    [one] One of your units can still act this round.
   *[other] { $count } of your units can still act this round.
 }
web-tactics-pass = Do nothing with { $unit }
web-tactics-pass-why = You can’t pass, but a unit can do nothing.
web-tactics-badge-kill = kill { $destroyed }
web-tactics-show-threat = Threat
web-tactics-alone = No enemy is left. The battle ends when this round does.
web-tactics-end-round = End the round
web-tactics-place-where = Choose one of the lit spaces.
web-tactics-on-way = On the way to { $space }.
web-tactics-then = Then: attack { $target }
web-tactics-react-try = Try with { $unit }
web-tactics-react-fires = { $dice ->
    [one] One die, fires in { $chance }
   *[other] { $dice } dice, fires in { $chance }
 }
web-tactics-react-total = In all { $hurt } to hurt, { $destroyed } to destroy
web-tactics-react-silent = no shot
web-tactics-react-vain = no effect
web-tactics-react-hurt = hurt
web-tactics-order-short = { $unit } can hurt { $quarry } only up to range { $range }. Beyond that the order does nothing.
web-tactics-order-never = No weapon of { $unit } could hurt { $quarry }. The order never fires.
web-tactics-loss-tile = { $model }, { $number } of { $of }
web-tactics-loss-title = { $count ->
    [one] One loss: who falls?
   *[other] { $count } losses: who falls?
 }
web-tactics-loss-dice = Dice against
web-tactics-loss-far = shooting
web-tactics-loss-close = close up
web-tactics-loss-change = { $before }, then { $after }
web-tactics-loss-flames = Flames roll their dice for each figure of the target.
web-tactics-loss-how = Choose a figure. Choose it again to spare it.
web-tactics-loss-chosen = { $total } of { $count } chosen.
web-tactics-loss-do = { $count ->
    [one] Accept 1 loss
   *[other] Accept { $count } losses
 }
web-tactics-follow = Follow
web-tactics-value-skull = one hit destroys it
web-tactics-value-hit = one damage for each hit

# The end of a battle

web-tactics-fell = Destroyed in round { $round }: { $unit }
web-tactics-fell-by = Round { $round }: { $by } destroyed { $unit }.
web-tactics-end-won = You won.
web-tactics-end-objective = Objective completed: { $player }.
web-tactics-end-alone = No unit left: { $player }.
web-tactics-end-rounds = The last round is over. Victory points decide.
web-tactics-end-vain = Neither side can still complete the objective that wins. Victory points decide.
web-tactics-end-score = Score
web-tactics-end-units = Units destroyed
web-tactics-end-count = { $count ->
    [one] 1 unit
   *[other] { $count } units
 }
web-tactics-end-turns = What decided it
web-tactics-end-none = No unit was destroyed.
web-tactics-end-luck = Luck
web-tactics-end-hits = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
 } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }, { $expected } expected
web-tactics-end-best = { $unit } destroyed most: { $points } AP.
web-tactics-end-chance = Chance to win
web-tactics-end-chance-note = Judged from the position after each activation.
web-tactics-end-left = Army points left
web-tactics-end-course = Who fell when
web-tactics-to-field = Look at the battlefield
