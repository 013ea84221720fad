# What a captain would do, and why.

counsel-weighed = A captain weighed gains against losses, and this came out best.
counsel-weighed-ap = A captain weighed army points and positions, and this came out best.
counsel-capital = { $sources ->
    [0] No power sources
    [one] 1 power source
   *[other] { $sources } power sources
 } within two steps, { $borders ->
    [one] 1 land border
   *[other] { $borders } land borders
 } to guard.
counsel-source = A power source: 1 victory point every round, and it supplies a production center.
counsel-source-set = A power source: every three score a victory point, each supplies a production center.
counsel-land-safe = It joins { $own ->
    [one] 1 of your areas
   *[other] { $own } of your areas
 }, and no enemy borders it.
counsel-land-coast = A coast by { $sea }: a submarine can take that power source.
counsel-land-own = It joins { $own ->
    [one] 1 of your areas
   *[other] { $own } of your areas
 }.
counsel-land-any = One more area towards the land majority.
counsel-center-sea = Submarines built here can take { $sea }, a free power source.
counsel-center-capital = The capital is best defended: five extra dice.
counsel-center-safe = No enemy borders it.
counsel-center-front = Units built here are at the front at once.
counsel-card-setup = Combat ({ $combat }) decides who sets up first, production adds { $production ->
    [one] 1 reinforcement point
   *[other] { $production } reinforcement points
 }.
counsel-card = It gives you { $combat ->
    [0] no attacks
    [one] 1 attack
   *[other] { $combat } attacks
 }, { $movement ->
    [0] no moves
    [one] 1 move
   *[other] { $movement } moves
 } and { $production ->
    [one] 1 production point
   *[other] { $production } production points
 }.
counsel-color = Every colour is as good as another.
counsel-buy-tank = Tanks are cheap and take the losses first.
counsel-buy-mech = Mechs roll two dice and give you tactical supremacy.
counsel-buy-fighter = Fighters give you tactical supremacy and shield bombers.
counsel-buy-bomber = Bombers roll two dice and strike from afar.
counsel-buy-submarine = Submarines take sea areas, power sources among them.
counsel-buy-center = A production center with a power source pays every turn.
counsel-buy-card = More cards mean more choice in the next rounds.
counsel-threat = Enemies could attack { $area } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }.
counsel-front = { $area } is { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 } from the enemy.
counsel-free = { $area } is unoccupied: you take it without a fight.
counsel-attack = Your chance to take { $area }: { $chance }.
counsel-battle = If everyone stays, the attacker takes { $area }: { $chance }.
counsel-special = It destroys units, and yours can’t be hit.
counsel-destroy = Lose what costs and rolls least.
counsel-done = Nothing left here is worth its price.
counsel-done-purchase = The rest of your points buys nothing that helps now.
counsel-done-movement = Your units stand where they’re needed.
counsel-done-combat = No attack left promises more than it risks.
counsel-imagined = Chance to win { $chance } instead of { $other } by the end of imagined rounds: more { $what }.
counsel-by-score = victory points
counsel-by-points = points to come
counsel-by-army = units
counsel-by-income = production points
counsel-by-capitals = capitals
counsel-futures = Chance to win { $chance }, otherwise { $other }, in imagined turns: { $what }.
counsel-even = Chance to win { $chance } either way, in imagined games.
counsel-chance = Chance to win in imagined games: { $chance }.
counsel-only = Nothing else is possible here.
counsel-for-harm = more damage dealt
counsel-for-losses = fewer losses
counsel-for-objectives = closer to the objectives
counsel-for-guns = better shots
counsel-for-danger = less enemy fire
