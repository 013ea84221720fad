# What must be decided in Dust Tactics, and why. $player is the one who decides.

tactics-prompt-placing = { $player }: { $what ->
    [square] lay a terrain square ({ $squares } left). No one can enter its space or see through it.
   *[element] place a cover element. Left: ammo crates { $crates }, anti-tank traps { $traps }. Squads in its space are harder to hurt.
 }
tactics-prompt-joining = { $player }: let a hero join a squad? They act as one unit, and the squad can take losses for the hero.
tactics-prompt-first = { $player }: you won the initiative. Who goes first this round?
tactics-prompt-activation = { $player }: round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
 }. Which unit will you activate? Choose both its actions now.
tactics-prompt-entry = { $player }: where should { $unit } enter the battlefield?
tactics-prompt-move = { $player }: where should { $unit } step from { $space }? { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
 } left. The first diagonal step of a move costs 1, each further one 2.
tactics-prompt-reaction = { $player }: try reactive fire at { $unit } in { $space }? One unit may roll. With a hit it attacks now. Either way it’s done for this round.
tactics-prompt-declaration = { $player }: attack by { $attacker }. Which skills and special weapons do you use?
tactics-prompt-targets = { $player }: attack by { $attacker }. Aim each weapon at a target, then fire. { $shots-count ->
    [0] Nothing is aimed yet.
   *[other] Aimed: { $shots }.
 }
tactics-prompt-flame = { $player }: through which space should { $attacker } send the flame to { $target }?
tactics-prompt-medal = { $player }: you rolled { $good ->
    [one] 1 success
   *[other] { $good } successes
 } and { $bad ->
    [one] 1 failure
   *[other] { $bad } failures
 }. Reroll one die with Medal of Honor?
tactics-prompt-retaliation = { $player }: close combat, { $attacker } against { $unit }. Which weapons hit back?
tactics-prompt-losses = { $player }: { $points ->
    [one] 1 point of damage
   *[other] { $points } points of damage
 } to { $unit }. Choose your losses.
tactics-prompt-skill = { $player }: { $deed } by { $unit }. On what?
