# What happened in DUST, one sentence each, in the past tense.

dust-event-cards-dealt = { $player } received { $amount ->
    [one] 1 card
   *[other] { $amount } cards
 }{ $cards-count ->
    [0] .
   *[other] : { $cards }.
 }
dust-event-card-chosen = { $player } played a card face down{ $cards-count ->
    [0] .
   *[other] : { $cards }.
 }
dust-event-card-revealed = { $player } revealed { $card }.
dust-event-lots-drawn = Tied cards. Order drawn at random: { $players }.
dust-event-order-fixed = Turn order: { $players }.
dust-event-color-chosen = { $player } plays { $color }.
dust-event-capital-claimed = { $player } claimed the capital { $area }.
dust-event-area-claimed = { $player } claimed { $area }.
dust-event-neutrals-placed = Neutral forces in { $area }: { $units }.
dust-event-center-placed = { $player } built a production center in { $area }.
dust-event-center-placed-neutral = { $player } built a production center in { $area }.
dust-event-units-built = { $player } placed { $units } in { $area }.
dust-event-reinforcements-ended = { $player } finished reinforcing{ $lapsed ->
    [0] .
    [one] . 1 point was lost.
   *[other] . { $lapsed } points were lost.
 }
dust-event-round-began = Round { $round } began.
dust-event-cards-drawn = { $player } drew { $amount ->
    [one] a card
   *[other] { $amount } cards
 }{ $cards-count ->
    [0] .
   *[other] : { $cards }.
 }
dust-event-cards-discarded = { $player } discarded { $cards }.
dust-event-deck-reshuffled = The discard pile was reshuffled into a new deck ({ $amount ->
    [one] 1 card
   *[other] { $amount } cards
 }).
dust-event-turn-began = { $player }’s turn.
dust-event-turn-interrupted = { $player } interrupted { $other } and goes first.
dust-event-income-counted = { $player } produced { $total ->
    [one] 1 point
   *[other] { $total } points
 }: centers { $centers }, capitals { $capitals }, card { $card }{ $topped ->
    [0] {""}
   *[other] , minimum +{ $topped }
 }.
dust-event-truce-made = { $player } and { $other } have a truce this round.
dust-event-mech-built-free = { $player } built a free mech in { $area }.
dust-event-units-bought = { $player } bought { $units }.
dust-event-neutrals-bought = { $player } bought neutral units: { $units }.
dust-event-centers-bought = { $player } bought { $amount ->
    [one] a production center
   *[other] { $amount } production centers
 }.
dust-event-cards-bought = { $player } bought { $amount ->
    [one] a card
   *[other] { $amount } cards
 }.
dust-event-points-lapsed = { $player } lost { $amount ->
    [one] 1 unspent production point.
   *[other] { $amount } unspent production points.
 }
dust-event-units-moved = { $player } moved { $units }: { $origin } → { $target }, { $route }.
dust-event-bombers-flown = { $player } flew bombers to { $target }: { $bombers }.
dust-event-area-taken = { $player } took { $area }.
dust-event-area-left = { $player } left { $area } unoccupied.
dust-event-attack-declared = { $player } attacked: { $origin } → { $target } ({ $defender }), { $units }; { $battle }.
dust-event-mechs-dropped = { $player } dropped mechs on { $target } ({ $defender }): { $mechs }.
dust-event-special-attack-declared = { $player } made a special attack: { $origin } → { $target } ({ $defender }), { $units }.
dust-event-missile-launched = { $player } fired a missile at { $target } ({ $defender }).
dust-event-capitals-opened = { $player } attacked a capital. Now everyone can attack capitals.
dust-event-ability-used = { $player } used { $ability }.
dust-event-supremacy-settled = First roll: { $player } (tactical supremacy { $attacker } to { $defender }, { $reason }).
dust-event-retreats-told = { $player } and the defender have decided whether to retreat.
dust-event-units-retreated = { $player } retreated: { $units } → { $area }.
dust-event-dice-rolled = { $player } rolled { $faces }: { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
 }.
dust-event-dice-rolled-neutral = { $player } rolled { $faces }: { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
 }.
dust-event-dice-rerolled = { $player } rerolled { $faces }: now { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
 }.
dust-event-special-dice-rolled = { $player } rolled { $faces }: { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
 }.
dust-event-special-dice-rolled-neutral = { $player } rolled { $faces }: { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
 }.
dust-event-nurse-rolled = { $player }’s Nurse rolled { $faces } and saved { $saved ->
    [0] no units
    [one] 1 unit
   *[other] { $saved } units
 }.
dust-event-units-destroyed = { $player } lost { $units } in { $area }.
dust-event-units-destroyed-neutral = { $player } lost { $units } in { $area }.
dust-event-cease-fire = Three rolls without a hit: cease-fire in { $area }.
dust-event-area-conquered = { $player } conquered { $area }.
dust-event-area-defended = { $player } held { $area }.
dust-event-area-defended-neutral = { $player } held { $area }.
dust-event-battle-ended = No one is left in { $area }. The battle is over.
dust-event-turn-ended = { $player } ended their turn.
dust-event-majority-won = { $player } now has the { $majority }.
dust-event-majority-lost = { $player } lost the { $majority }. Now no one has it.
dust-event-points-scored = { $player } scored capitals { $capitals }, sources { $sources }, majorities { $majorities }. Total: { $total ->
    [one] 1 victory point
   *[other] { $total } victory points
 }.
dust-event-extra-round = Still tied: there is another round.
dust-event-match-won = { $players-count ->
    [one] { $players } won the game.
   *[other] { $players } won the game together.
 }
