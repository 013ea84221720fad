# The end of a round.

web-scoring = Round { $round } · Scoring
web-scoring-goal = First to { $points }{ $capital ->
    [true] , holding a capital
   *[other] {""}
 }
web-scoring-line = { $name }: +{ $gain }, { $now } in total.
web-to-map = Look at the map
web-head-gain = This round
web-majority-production = production
web-majority-sea = sea
web-majority-land = land

# The end of a game, and looking back.

web-victory = { $winners ->
    [one] { $name } wins the war
   *[other] { $name } share the victory
 }
web-after-rounds = { $rounds ->
    [one] After one round
   *[other] After { $rounds } rounds
 }
web-victory-why = { $points ->
    [one] 1 point
   *[other] { $points } points
 }, { $capitals ->
    [0] no capital
    [one] 1 capital
   *[other] { $capitals } capitals
 }, { $sources ->
    [one] 1 power source
   *[other] { $sources } power sources
 }, { $majorities ->
    [0] no majority
    [one] 1 majority
   *[other] { $majorities } majorities
 }.
web-victory-always = { $name } was never behind.
web-victory-since = In the lead since round { $round }.
web-victory-capital = { $name } had more points, but no capital.
web-victory-late = The lead came only in the last round.
web-decisive = The battles that mattered
web-battle-took = Round { $round }: { $attacker } took it from { $defender }. Lost { $mine }, destroyed { $theirs } production points.
web-battle-held = Round { $round }: { $defender } held it against { $attacker }. Lost { $theirs }, destroyed { $mine } production points.
web-victory-luck = Dice of { $name }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
 }, { $expected } expected.
web-graph = { $rounds ->
    [one] Victory points of everyone over one round
   *[other] Victory points of everyone over { $rounds } rounds
 }

# The desk below the map

web-coins-lost = { $points ->
    [one] 1 point unspent
   *[other] { $points } points unspent
 }
web-coins-spent = everything spent
web-choose-card = choose your card
web-choose-card-note = No one sees it until everyone has chosen. The highest combat value goes first; stars break ties.
web-choose-card-setup = The highest combat value chooses first.
web-legend-combat = attacks, and your place in the order
web-legend-movement = movements
web-legend-production = extra production
web-sealed = sealed
web-is-thinking = thinking…
web-see-map = Look at the map
web-show-cards = Back to the cards
web-setup-card = Card
web-setup-capital = Capital
web-setup-areas = Areas
web-setup-centers = Centers
web-setup-reinforcements = Reinforcements
web-moves-left = { $count } left
web-purse-centers = centers
web-purse-capitals = capitals
web-purse-card = card
web-purse-least = minimum
web-ware-card = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
 }
web-ware-center = builds { $count ->
    [one] 1 unit a turn
   *[other] { $count } units a turn
 }
web-stock = { $count } left
web-still-to-place = Still to place: { $count }
web-draft-sea = Choose a lit sea beside one of your centers.
web-draft-center = Choose a lit land area. It starts building next turn.
web-all-placed = Everything has its place
web-all-placed-note = Choose an area to take a unit back. Nothing is fixed until you finish.
web-rest-here = The rest to { $area }
web-finish-production = Finish production
web-tray = Units to place
web-tray-waits = { $count } to place
web-placed-here = Built here this turn: { $count }/{ $most }
web-place-hint = Choose a lit area. Most units a center builds in a turn: { $most }.
web-place-one = Place 1: { $what }
web-place-many = Place all { $count }
web-step-who = Choose who goes to { $area }: one of the lit areas.
web-step-either = Choose one of your lit areas, or the area to attack.
web-you-take-it = you take it: { $chance }
web-odds-short-conquest = taken
web-odds-short-defence = held
web-odds-short-cease-fire = cease-fire
web-nothing-stays = nothing stays behind
web-stays = stays: { $units }
web-all-but-one = All but one
web-all-units = All
web-abandons-capital = { $area } is a capital. If no one stays, you lose it.
web-abandons-center = { $area } has a production center. If no one stays, you lose it.
web-abandons-source = { $area } is a power source. If no one stays, you lose it.
web-abandons-area = No one stays: you give up { $area }.
web-center-short = center
web-neutrals-short = Neutral forces
web-go-move = Move to { $area }
web-go-attack = Attack { $area }
web-go-claim = Claim { $area }
web-turn-order = Turn order
web-task-move = Move
web-task-attack = Attack
web-task-bombard = Special attack
web-task-free-mech = Free mech
web-standing = Points, and what a round would bring now
web-ends-movement = ends movement
web-attack-ends-movement = An attack ends your movement.
web-card-gives = { $combat ->
    [one] 1 attack
   *[other] { $combat } attacks
 }, { $movement ->
    [one] 1 movement
   *[other] { $movement } movements
 }, extra production: { $production }
web-rolls-now = rolls now
web-last-roll = Last roll
web-scoring-on = On to round { $round }
web-scoring-lead = In the lead: { $names }, { $points } of { $goal } points.
