# What happened in DUST, one sentence each, in the past tense.

dust-event-cards-dealt = { $player } received { $cards-count ->
    [0] { $amount } cards
   *[other] { $amount } cards: { $cards }
 }.
dust-event-card-chosen = { $player } laid a card face down{ $cards-count ->
    [0] .
   *[other] : { $cards }.
 }
dust-event-card-revealed = { $player } turned over { $card }.
dust-event-lots-drawn = Equal cards: lots decided for { $players }.
dust-event-order-fixed = Order: { $players }.
dust-event-color-chosen = { $player } took the { $color } army.
dust-event-capital-claimed = { $player } claimed the capital { $area }.
dust-event-area-claimed = { $player } claimed { $area }.
dust-event-neutrals-placed = Neutral forces in { $area }: { $units }.
dust-event-center-placed = A production center of { $player } stands in { $area }.
dust-event-units-built = { $player } placed { $units } in { $area }.
dust-event-reinforcements-ended = { $player } ended the reinforcements{ $lapsed ->
    [0] .
    [one] ; 1 point was lost.
   *[other] ; { $lapsed } points were lost.
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
dust-event-deck-reshuffled = The discard pile ({ $amount } cards) became the new deck.
dust-event-turn-began = Turn of { $player }.
dust-event-turn-interrupted = { $player } interrupted { $other } and plays first.
dust-event-income-counted = { $player } received { $total } production points: { $centers } from centers with power sources, { $capitals } from capitals, { $card } from the card{ $topped ->
    [0] .
   *[other] , raised to the least income.
 }
dust-event-truce-made = Truce between { $player } and { $other } until the end of the round.
dust-event-mech-built-free = { $player } built a free mech in { $area }.
dust-event-units-bought = { $player } bought { $units }.
dust-event-neutrals-bought = { $player } bought for the neutral forces: { $units }.
dust-event-centers-bought = { $player } bought { $amount ->
    [one] a production center
   *[other] { $amount } production centers
 }.
dust-event-cards-bought = { $player } bought { $amount ->
    [one] a card
   *[other] { $amount } cards
 }.
dust-event-points-lapsed = { $player } left { $amount ->
    [one] 1 production point unspent; it is lost.
   *[other] { $amount } production points unspent; they are lost.
 }
dust-event-units-moved = { $player } moved { $units } from { $origin } to { $target }, { $route }.
dust-event-bombers-flown = { $player } flew bombers to { $target }: { $bombers }.
dust-event-area-taken = { $player } took { $area }, which was unoccupied.
dust-event-area-left = { $player } left { $area }; it is unoccupied.
dust-event-attack-declared = { $player } attacked { $target } ({ $defender }) from { $origin } with { $units }: { $battle }.
dust-event-mechs-dropped = { $player } dropped mechs on { $target } ({ $defender }): { $mechs }.
dust-event-special-attack-declared = { $player } made a special attack on { $target } ({ $defender }) from { $origin } with { $units }.
dust-event-missile-launched = { $player } fired a missile at { $target } ({ $defender }).
dust-event-capitals-opened = { $player } attacked a capital: from now on everybody may attack capitals.
dust-event-ability-used = { $player } used { $ability }.
dust-event-supremacy-settled = Tactical supremacy: attacker { $attacker }, defender { $defender }; { $player } rolls first ({ $reason }).
dust-event-units-retreated = { $player } retreated to { $area } with { $units }.
dust-event-dice-rolled = { $player } rolled { $faces }: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
 }.
dust-event-dice-rerolled = { $player } rolled again { $faces }: now { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
 }.
dust-event-special-dice-rolled = { $player } rolled { $faces }: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
 }.
dust-event-nurse-rolled = The nurse of { $player } rolled { $faces }: { $saved ->
    [0] no unit is saved
    [one] 1 unit is saved
   *[other] { $saved } units are saved
 }.
dust-event-units-destroyed = { $player } lost { $units } in { $area }.
dust-event-cease-fire = Three rolls without a hit: cease-fire in { $area }.
dust-event-area-conquered = { $player } conquered { $area }.
dust-event-area-defended = { $player } held { $area }.
dust-event-battle-ended = Nobody is left in { $area }; the battle is over.
dust-event-turn-ended = { $player } ended the turn.
dust-event-majority-won = { $player } now has the { $majority }.
dust-event-majority-lost = { $player } lost the { $majority }; nobody has it.
dust-event-points-scored = { $player } scored { $capitals } for capitals, { $sources } for power sources, { $majorities } for majorities: { $total } victory points.
dust-event-extra-round = Still a tie: another round is played.
dust-event-match-won = { $players-count ->
    [one] { $players } won the match.
   *[other] { $players } won the match together.
 }
