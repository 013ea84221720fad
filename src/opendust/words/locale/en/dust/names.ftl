# The things of DUST by name.

dust-units-tank = { $amount ->
    [one] 1 tank
   *[other] { $amount } tanks
 }
dust-units-mech = { $amount ->
    [one] 1 mech
   *[other] { $amount } mechs
 }
dust-units-fighter = { $amount ->
    [one] 1 fighter
   *[other] { $amount } fighters
 }
dust-units-bomber = { $amount ->
    [one] 1 bomber
   *[other] { $amount } bombers
 }
dust-units-submarine = { $amount ->
    [one] 1 submarine
   *[other] { $amount } submarines
 }
dust-units-center = { $amount ->
    [one] 1 production center
   *[other] { $amount } production centers
 }
dust-units-card = { $amount ->
    [one] 1 card
   *[other] { $amount } cards
 }
dust-units-from = { $amount } from { $area }
dust-no-units = none

dust-unit-tank = tank
dust-unit-mech = mech
dust-unit-fighter = fighter
dust-unit-bomber = bomber
dust-unit-submarine = submarine
dust-unit-center = production center
dust-unit-card = card

dust-card = { $ability } { $combat }-{ $movement }-{ $production } ({ $stars ->
    [one] 1 star
   *[other] { $stars } stars
 })

dust-owner-neutral = neutral forces
dust-owner-nobody = no one

dust-color-red = red
dust-color-blue = blue
dust-color-green = green
dust-color-yellow = yellow
dust-color-black = black
dust-color-white = white

dust-route-land = by land
dust-route-sea = by sea
dust-route-amphibious = over a chain of submarines
dust-route-strategic = by air, over any distance

dust-battle-land = land battle
dust-battle-sea = sea battle
dust-battle-amphibious = amphibious battle
dust-battle-drop = mech drop

dust-supremacy-higher = higher sum
dust-supremacy-equal = defender wins ties
dust-supremacy-capital = a capital always favours its defender

dust-majority-production = production majority
dust-majority-sea = sea majority
dust-majority-land = land majority

# Special abilities: the name, and the effect in one line.

dust-ability-raketen-truppen = Raketen Truppen
dust-ability-nurse = Nurse
dust-ability-secret-weapon = Secret Weapon
dust-ability-diplomat = Diplomat
dust-ability-alien-radar = Alien Radar
dust-ability-koshka = Koshka
dust-ability-mech-dropper = Mech Dropper
dust-ability-ace-of-the-sky = Ace of the Sky
dust-ability-mech-builder = Mech Builder
dust-ability-sigrid = Sigrid
dust-ability-ballistic-missiles = Ballistic Missiles

dust-effect-raketen-truppen = In a battle with land units, reroll all dice of one roll.
dust-effect-nurse = In one battle, roll a die for each unit you lose. A blank saves it.
dust-effect-secret-weapon = At the start of a battle, all enemy units in it must retreat.
dust-effect-diplomat = In your production, name a player. Neither of you can attack the other this round.
dust-effect-alien-radar = Before the first roll, take units out of a battle.
dust-effect-koshka = When another player’s turn begins, take your turn first.
dust-effect-mech-dropper = Attack any enemy land area with mechs from anywhere.
dust-effect-ace-of-the-sky = In one battle, each of your fighters and bombers rolls an extra die.
dust-effect-mech-builder = In your production, build a free mech at one of your centers.
dust-effect-sigrid = After a roll, reroll the blank dice.
dust-effect-ballistic-missiles = Instead of an attack, fire a missile at any enemy area. Shields don’t help.

# The verbs: what they do, in a few words.

dust-verb-play = play a card
dust-verb-color = choose a colour
dust-verb-claim = claim an area
dust-verb-center = place a production center
dust-verb-deploy = place units at a production center
dust-verb-launch = place submarines next to a production center
dust-verb-done = end this step
dust-verb-pass = do nothing now
dust-verb-interrupt = interrupt with Koshka and take your turn now
dust-verb-ally = make a truce with Diplomat
dust-verb-free-mech = build a free mech with Mech Builder
dust-verb-buy = buy units (tank 2, fighter 3, submarine 4, mech 5, bomber 6)
dust-verb-buy-neutrals = buy neutral units
dust-verb-buy-centers = buy production centers (6 points each)
dust-verb-buy-cards = buy cards (1 point each)
dust-verb-deploy-neutrals = place neutral units
dust-verb-move = move units
dust-verb-fly = fly bombers from several areas to one
dust-verb-attack = attack an enemy area
dust-verb-bombard = special attack: bombers on submarines, submarines on land
dust-verb-missile = fire a missile with Ballistic Missiles
dust-verb-drop = drop mechs with Mech Dropper
dust-verb-secret-weapon = use Secret Weapon: the enemy must retreat
dust-verb-radar = use Alien Radar: take units out of the battle
dust-verb-ace = use Ace of the Sky: an extra die per air unit
dust-verb-retreat = retreat units
dust-verb-retreat-to = place retreating units
dust-verb-reroll = reroll
dust-verb-destroy = choose the destroyed units
dust-verb-nurse = use Nurse: a die for each unit lost

# What "done" and "pass" mean at a decision point.

dust-done-setup_reinforce = end your reinforcements
dust-done-purchase = end your purchase
dust-done-production_end = end your production
dust-done-movement = end your movement
dust-done-attack = end your turn
dust-pass-koshka_window = let the turn begin
dust-pass-battle_start_window = use no ability now
dust-pass-secret_weapon_window = roll the dice instead
dust-pass-retreat = stay and fight
dust-pass-reroll_window = keep the roll
dust-pass-nurse_window = accept the losses

# The fields of commands, as a question asks for them.

dust-field-card = Which card?
dust-field-color = Which colour?
dust-field-area = Which area?
dust-field-center = From which production center?
dust-field-amount = How many?
dust-field-unit = Which unit?
dust-field-player = Which player?
dust-field-discards = Which cards do you discard first?
dust-field-origin = From where?
dust-field-target = Where to?
dust-field-units = Which units?
dust-field-bombers = How many bombers from where?
dust-field-mechs = How many mechs from where?

# Phases, as a heading names them.

dust-phase-setup = Setup
dust-phase-initiative = Initiative
dust-phase-production = Production
dust-phase-movement = Movement
dust-phase-combat = Combat
dust-phase-battle = Battle
