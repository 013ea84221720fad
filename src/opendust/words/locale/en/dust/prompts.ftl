# What must be decided, and why. $player is the one who decides.

dust-prompt-setup_card = { $player }: choose a setup card. The highest combat value sets up first; production adds to your 12 reinforcement points.
dust-prompt-choose_color = { $player }: choose the colour of your army.
dust-prompt-claim_capital = { $player }: choose your capital. It gives you 6 production points every turn.
dust-prompt-claim_power_source = { $player }: claim a power source. Each one supplies a production center and scores victory points.
dust-prompt-claim_land = { $player }: claim a land area. Power sources bring victory points and income.
dust-prompt-setup_center = { $player }: place a production center in one of your land areas, but not on a power source. You build units there.
dust-prompt-setup_reinforce = { $player }: build reinforcements: { $points ->
    [one] 1 point
   *[other] { $points } points
 } left. Tank 2, fighter 3, submarine 4, mech 5, bomber 6; five units per center at most.
dust-prompt-initiative_card = { $player }: choose your card for this round. It sets your attacks and turn order, your moves, and extra production points.
dust-prompt-koshka_window = { $player }: { $active }’s turn is starting. Use Koshka to go first?
dust-prompt-purchase = { $player }: you have { $points ->
    [one] 1 production point
   *[other] { $points } production points
 } to spend. Unspent points are lost. { $aside-count ->
    [0] You haven’t bought anything yet.
   *[other] Bought: { $aside }.
 }
dust-prompt-place_units = { $player }: place what you bought at your production centers, five units per center at most. Left: { $aside }.
dust-prompt-place_centers = { $player }: place { $centers ->
    [one] a production center
   *[other] { $centers } production centers
 } in your land areas, one per area, not on a power source.
dust-prompt-production_end = { $player }: your production is ending. This is your last chance to use { $ability }.
dust-prompt-movement = { $player }: move your units: { $points ->
    [one] 1 movement
   *[other] { $points } movements
 } left. One movement takes any number of units from one area to another.
dust-prompt-attack = { $player }: attack an enemy area: { $points ->
    [one] 1 attack
   *[other] { $points } attacks
 } left.
dust-prompt-battle_start_window = { $player }: battle for { $target }: { $attackers } ({ $attacker }) against { $defenders } ({ $defender }). Use { $ability } before the first roll?
dust-prompt-secret_weapon_window = { $player }: battle for { $target }. Use Secret Weapon before your first roll?
dust-prompt-retreat = { $player }: battle for { $target }: { $attackers } ({ $attacker }) against { $defenders } ({ $defender }). Retreat, or stay and fight?
dust-prompt-retreat_destination = { $player }: where do your units retreat to? Left to place: { $aside }.
dust-prompt-reroll_window = { $player }: you rolled { $faces }. Use { $ability } to reroll?
dust-prompt-casualties = { $player }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
 }. Which enemy units do you destroy? Tanks shield mechs, fighters shield bombers.
dust-prompt-nurse_window = { $player }: you’re losing { $losses }. Use Nurse to save some of them?
dust-prompt-special_casualties = { $player }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
 } on { $target }. Which units do you destroy?
