# What must be decided in Dust Tactics, and why. $player is the one who decides.

tactics-prompt-placing = { $player }: { $what ->
    [square] lay a terrain square, { $squares } left. It hides the dot of a space: nobody can enter it or see through it.
   *[element] place a cover element: { $crates } crates, { $traps } anti-tank traps left. Squads in a space with one are harder to hurt.
 }
tactics-prompt-joining = { $player }: may a hero join a squad? They act as one unit, and the squad takes losses for the hero.
tactics-prompt-first = { $player }: you won the initiative. Who goes first in this round?
tactics-prompt-activation = { $player }: round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
 }. Which unit do you activate? It has two actions; you say both before it acts.
tactics-prompt-entry = { $player }: { $unit } comes onto the board. Where?
tactics-prompt-move = { $player }: { $unit } is in { $space } and has { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
 }. Where does it step? The first diagonal step of a move costs 1, each further one 2.
tactics-prompt-reaction = { $player }: the enemy { $unit } is in { $space }. Try reactive fire? One unit may try; if it rolls a HIT it attacks now, and it is done for this round.
tactics-prompt-declaration = { $player }: { $attacker } attacks. Which skills and special weapons does it use?
tactics-prompt-targets = { $player }: { $attacker } attacks. Aim each weapon at a target, then fire. { $shots-count ->
    [0] Nothing is aimed yet.
   *[other] Aimed: { $shots }.
 }
tactics-prompt-flame = { $player }: through which space does the flame of { $attacker } go on its way to { $target }?
tactics-prompt-medal = { $player }: the dice show { $good } successes and { $bad } failures. Roll one of them again with Medal of Honor?
tactics-prompt-retaliation = { $player }: { $attacker } attacks { $unit } in close combat. With what does { $unit } hit back?
tactics-prompt-losses = { $player }: { $unit } suffers { $points ->
    [one] 1 point of damage
   *[other] { $points } points of damage
 }. Who is lost?
tactics-prompt-skill = { $player }: { $unit } uses { $deed }. On what?
