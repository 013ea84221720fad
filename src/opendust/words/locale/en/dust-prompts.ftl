# What must be decided, and why. $player is the one who decides.

dust-prompt-setup_card = { $player }: choose a setup card. The highest combat value sets up first (then movement, then stars); its production value adds to your 12 reinforcement points. A card shows combat-movement-production.
dust-prompt-choose_color = { $player }: choose the colour of your army.
dust-prompt-claim_capital = { $player }: claim a capital. It is your home, worth 6 production points a turn and victory points.
dust-prompt-claim_power_source = { $player }: claim a power source. Each one backs a production center and scores victory points.
dust-prompt-claim_land = { $player }: claim a land area with a tank. Areas next to your own are easier to hold.
dust-prompt-setup_center = { $player }: place a production center in one of your land areas, not on a power source. Units are built there.
dust-prompt-setup_reinforce = { $player }: build reinforcements, { $points ->
    [one] 1 point
   *[other] { $points } points
 } left. Tank 2, fighter 3, submarine 4, mech 5, bomber 6; five units per center at most.
dust-prompt-initiative_card = { $player }: choose the card of this round. Combat is the number of your attacks and your place in the order, movement the number of your moves, production adds to your points.
dust-prompt-koshka_window = { $player }: the turn of { $active } begins. Interrupt it with Koshka and take your turn first?
dust-prompt-purchase = { $player }: buy, { $points ->
    [one] 1 production point
   *[other] { $points } production points
 } left. Tank 2, fighter 3, submarine 4, mech 5, bomber 6, production center 6, card 1. Points that you keep are lost. { $aside-count ->
    [0] Nothing is bought yet.
   *[other] Bought: { $aside }.
 }
dust-prompt-place_units = { $player }: place what you bought: { $aside }. At your production centers, five per center at most.
dust-prompt-place_centers = { $player }: place { $centers ->
    [one] a production center
   *[other] { $centers } production centers
 } in land areas of yours, not on a power source, one per area.
dust-prompt-production_end = { $player }: your production ends. Last chance to use { $ability }.
dust-prompt-movement = { $player }: move, { $points ->
    [one] 1 movement
   *[other] { $points } movements
 } left. One movement takes any number of units from one area to another.
dust-prompt-attack = { $player }: attack, { $points ->
    [one] 1 attack
   *[other] { $points } attacks
 } left.
dust-prompt-battle_start_window = { $player }: battle of { $target }. { $attacker } attacks with { $attackers }, { $defender } defends with { $defenders }. Use your ability { $ability } before the first roll?
dust-prompt-secret_weapon_window = { $player }: battle of { $target }. Use Secret Weapon before your first roll?
dust-prompt-retreat = { $player }: battle of { $target }. { $attacker } has { $attackers }, { $defender } has { $defenders }. Retreat, or stay and fight?
dust-prompt-retreat_destination = { $player }: where do the retreating units go? Still to place: { $aside }.
dust-prompt-reroll_window = { $player }: the dice show { $faces }. Use { $ability } to roll again?
dust-prompt-casualties = { $player }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
 }. Which enemy units are destroyed? Tanks shield mechs, fighters shield bombers.
dust-prompt-nurse_window = { $player }: you lose { $losses }. Use Nurse to save some of them?
dust-prompt-special_casualties = { $player }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
 } on { $target }. Which units are destroyed?
