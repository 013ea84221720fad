# The rules of DUST on two pages.

web-two-pages = The war in two pages
web-sum-goal = Be the first to reach the goal while you hold a capital. In the Premium rules: 50 victory points with two players, 40 with three or four, 30 with five or six.
web-sum-cards = Everyone chooses a card in secret. The highest combat value plays first.
web-sum-production = You get production points for capitals, for centers with a power source, and for your card. Buy units, centers and cards.
web-sum-movement = Each movement takes any number of units any distance, through your own and unoccupied areas.
web-sum-combat = Each attack goes from one area to an adjacent one. A 5 or 6 is a hit.
web-sum-end = Capitals, power sources and majorities score victory points.
web-sum-card = What a card gives you
web-sum-stars = Stars break ties in the turn order
web-sum-units = Units
web-sum-cost = Cost
web-sum-dice = Dice
web-sum-supremacy = Supremacy
web-sum-use = What it’s for
web-sum-of-tank = Cheap. Tanks fall before mechs.
web-sum-of-fighter = Shields your bombers.
web-sum-of-submarine = At sea only. Opens the way for landings and shells coasts.
web-sum-of-mech = Two dice and supremacy on land.
web-sum-of-bomber = Moves anywhere. Bombs submarines with two dice.
web-sum-of-center = Earns points, builds five units per turn and adds three dice to the defence.
web-sum-of-card = Up to five in hand.
web-sum-battle = A battle, roll by roll
web-sum-first-title = Who rolls first?
web-sum-first = The side with more tactical supremacy. In a tie, the defender.
web-sum-hits-title = Roll and remove
web-sum-hits = Each hit destroys one enemy unit: tanks before mechs, fighters before bombers.
web-sum-retreat-title = Stay or retreat
web-sum-retreat = Before your roll, up to half of your units may leave. Three rolls without a hit: cease-fire.
web-sum-others = Other attacks
web-sum-sea-title = Sea battle
web-sum-sea = Both sides roll at once. Losses fall together.
web-sum-landing-title = Landing
web-sum-landing = Through seas that your submarines hold. Attackers can’t retreat.
web-sum-bombing-title = Bombing
web-sum-bombing = Two dice per bomber against adjacent submarines. They can’t answer.
web-sum-shelling-title = Shelling
web-sum-shelling = One die per submarine against an adjacent coast, never a capital.
web-sum-shield = In round 1, capitals, power sources and centers can’t be attacked. Capitals stay closed to you until you have half of the goal, or until someone has attacked one.
web-sum-abilities = The eleven abilities, one use each
web-sum-points = Points each round
web-sum-scoring = 1 per capital, 1 per power source, and 1 for each majority: land areas, sea areas, production centers.

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
web-choose-card-note = No one sees it before everyone has sealed one. The highest combat value moves first; stars break ties.
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
web-tray = Units to place
web-tray-waits = { $count } to place
web-placed-here = Built here this turn: { $count }/{ $most }
web-place-hint = Choose a lit area. Most units a center builds in a turn: { $most }.
web-place-one = Place 1: { $what }
web-place-many = Place all { $count }
web-step-who = Choose who goes to { $area }: one of the lit areas.
web-step-either = Choose one of your lit areas, or the area to attack.
web-you-take-it = you take it: { $chance }
web-nothing-stays = nothing stays behind
web-stays = stays: { $units }
web-all-but-one = All but one
web-all-units = All
web-abandons-capital = { $area } is a capital. If nobody stays, you lose it.
web-abandons-center = { $area } has a production center. If nobody stays, you lose it.
web-abandons-source = { $area } is a power source. If nobody stays, you lose it.
web-abandons-area = Nobody stays: you give up { $area }.
web-center-short = center
web-neutrals-short = Neutral forces
web-go-move = Move to { $area }
web-go-attack = Attack { $area }
