# What `opendust play`, `replay` and `verify` say.

play-player = Player { $number }
play-begins = { $title }. { $players }.
play-commitment = The dice are fixed and bound by this hash: { $hash }
play-saved-in = Every input is kept in { $file }
play-type-help = Type a number or a command; ? shows all commands.
play-resumed = Taken up again after { $inputs ->
    [one] 1 input
   *[other] { $inputs } inputs
 }.
play-torn = The last line of the file was cut off and is dropped: it was never acknowledged.
play-partners = Could act instead of you: { $players } (partner)
play-no-partner = Nobody could act instead of you now.
play-pass-to = Pass the screen to { $player }.
play-press-enter = { $player }, press Enter when nobody else is looking.
play-number-range = There is no number { $number } in the list; choose 1 to { $most }.
play-only = Enter: yes, b: back
play-pick = Number or name (Enter: back):
play-amount = { $question } { $least } to { $most } [{ $default }]
play-units = { $question } { $units } [{ $default }]
play-all = all
play-none = none
play-undone = Taken back: { $line }
play-legal = That is legal: { $action }.
play-nothing-refused = Nothing has been refused yet. Write: why RULE, or: why COMMAND
play-copied = Copied to { $file }.
play-log-empty = Nothing has happened yet.
play-ended-early = The match is kept after { $inputs ->
    [one] 1 input
   *[other] { $inputs } inputs
 }. Go on with: opendust play --resume { $file }
play-over = The match is over after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
 }.
play-draw = The match is a draw.
play-winner = { $count ->
    [one] { $players } won.
   *[other] { $players } won together.
 }
play-afterwards = Look at it again: opendust replay { $file }
play-check-dice = Check its dice: opendust verify { $file }
play-limit = Nobody has won after { $inputs } inputs; the match stops here.

play-help =
    You answer with the number of a choice, or with a command. Names may be shortened as long as they are clear.
play-help-command-attack = attack SIBERIA MONGOLIA 3 tank 1 mech: a command in full; what you leave out is asked for
play-help-command-all = attack siberia mongolia all: all units there
play-help-command-default = default: what is done for somebody who is absent
play-help-command-board = board: the whole position; board asia: one region; board siberia: one area and its neighbours
play-help-command-hand = hand: your cards and what they do
play-help-command-scores = scores: points, areas, income of everybody
play-help-command-log = log 30: the last 30 events
play-help-command-menu = menu: the choices again
play-help-command-why = why PROD-15: a rule; why attack siberia mongolia all: would that be legal, and why not?
play-help-command-undo = undo: take back your last input, until something hidden or random is revealed
play-help-command-save = save FILE: a copy of the match so far; it is kept by itself after every input
play-help-command-quit = quit: stop; the match can be taken up again
play-help-now = Now you can also use these commands:

play-hand-title = Hand of { $player }
play-hand-empty = No cards in hand.
play-card-played = Card of this round: { $card }{ $used ->
    [yes] , ability used
   *[no] {""}
 }
play-head-card = Card
play-head-combat = Combat
play-head-movement = Movement
play-head-production = Production
play-head-stars = Stars
play-head-effect = Effect
play-head-player = Player
play-head-color = Colour
play-head-points = Points
play-head-land = Land
play-head-sea = Sea
play-head-centers = Centers
play-head-sources = Sources
play-head-capitals = Capitals
play-head-income = Income
play-head-hand = Cards
play-head-majorities = Majorities
play-majority-production = production
play-majority-sea = sea
play-majority-land = land
play-head-area = Area
play-head-kind = Kind
play-head-owner = Owner
play-head-units = Units
play-kind-capital = capital
play-kind-source = power source
play-kind-center = center
play-kind-beside = beside yours
play-adjacent-to = Adjacent to { $area }:
play-round = Round { $round }
play-to-win = { $points } victory points win.
play-no-region = There is no region or area “{ $text }”.

# Replay and verify.

replay-position = After input { $number } of { $all }
replay-start = At the start; { $all } inputs follow.
replay-help = Enter or s: next input; b: back; j 120: to input 120; r 3: to round 3; board, scores, log; q: quit
replay-at-end = This is the end.
replay-no-number = Write a number after { $command }.
replay-no-round = The record has no round { $round }; it ends in round { $last }.
verify-good = { $file }: { $inputs ->
    [one] 1 input
   *[other] { $inputs } inputs
 }, all legal; { $dice ->
    [one] 1 outcome
   *[other] { $dice } outcomes
 } as the seed gives; { $state ->
    [over] the match is over and its final position is right
   *[open] the match is not over
 }.
verify-bad = { $file }: { $count ->
    [one] 1 fault
   *[other] { $count } faults
 }.
