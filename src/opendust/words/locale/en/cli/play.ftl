# What `opendust play`, `replay` and `verify` say.

play-player = Player { $number }
play-begins = { $title }. { $players }.
play-commitment = The dice are fixed in advance. Their hash: { $hash }
play-saved-in = Your game is saved in { $file }
play-type-help = Type a number or a command. Type ? for all commands.
play-resumed = Game resumed after { $inputs ->
    [one] 1 move
   *[other] { $inputs } moves
 }.
play-torn = The last line of the file was cut off. That move never counted and is dropped.
play-partners = Your partner could act instead: { $players }
play-no-partner = No one else can act for you now.
play-pass-to = Pass the screen to { $player }.
play-press-enter = { $player }, press Enter when no one else is looking.
play-number-range = { $number } isn’t in the list. Choose 1 to { $most }.
play-only = Enter: yes, b: back
play-pick = Number or name (Enter: back):
play-amount = { $question } { $least } to { $most } [{ $default }]
play-units = { $question } { $units } [{ $default }]
play-all = all
play-none = none
play-undone = Undone: { $line }
play-legal = That’s legal: { $action }.
play-nothing-refused = Nothing has been refused yet. Type: why RULE, or: why COMMAND
play-copied = Copied to { $file }.
play-log-empty = No events yet. The log fills as you play.
play-ended-early = Your game is saved after { $inputs ->
    [one] 1 move
   *[other] { $inputs } moves
 }. Continue with: opendust play --resume { $file }
play-over = The game is over after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
 }.
play-draw = The game is a draw.
play-winner = { $count ->
    [one] { $players } won.
   *[other] { $players } won together.
 }
play-afterwards = Watch it again: opendust replay { $file }
play-check-dice = Check its dice: opendust verify { $file }
play-limit = No one has won after { $inputs ->
    [one] 1 move
   *[other] { $inputs } moves
 }. The game stops here.

play-help =
    Answer with the number of a choice, or with a command. You can shorten names as long as they’re clear.
play-help-command-attack = attack SIBERIA MONGOLIA 3 tank 1 mech: a full command; you’re asked for what you leave out
play-help-command-all = attack siberia mongolia all: all units there
play-help-command-default = default: what an absent player would do
play-help-command-board = board: the whole position; board asia: one region; board siberia: one area and its neighbours
play-help-command-hand = hand: your cards and what they do
play-help-command-scores = scores: everyone’s points, areas and income
play-help-command-log = log 30: the last 30 events
play-help-command-menu = menu: the choices again
play-help-command-hint = hint: what a captain would do here, and why
play-help-command-why = why PROD-15: a rule; why attack siberia mongolia all: would that be legal, and why not?
play-help-command-undo = undo: undo your last move, until something hidden or random is revealed
play-help-command-save = save FILE: save a copy; the game itself is saved after every move
play-help-command-quit = quit: stop; you can resume the game later
play-help-now = Now you can also use these commands:

play-hand-title = Cards of { $player }
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
play-adjacent-to = Adjacent areas ({ $area }):
play-round = Round { $round }
play-to-win = To win: { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
 }.
play-no-region = “{ $text }” isn’t a region or an area.

# Replay and verify.

replay-position = After move { $number } of { $all }
replay-start = At the start. { $all ->
    [one] 1 move follows.
   *[other] { $all } moves follow.
 }
replay-help = Enter or s: next move; b: back; j 120: go to move 120; r 3: go to round 3; board, scores, log; q: quit
replay-at-end = This is the end.
replay-no-number = Type a number after { $command }.
replay-no-round = This saved game has no round { $round }. It ends in round { $last }.
verify-start = It begins in a position of another game: its first { $inputs ->
    [one] move is
   *[other] { $inputs } moves are
 } legal, but their dice aren’t checked.
verify-good = { $file }: { $inputs ->
    [one] 1 move
   *[other] { $inputs } moves
 }, all legal; { $dice ->
    [one] 1 outcome matches
   *[other] { $dice } outcomes match
 } the seed; { $state ->
    [over] the game is over and its final position is right
   *[open] the game isn’t over yet
 }.
verify-shares = { $player } took part in { $part } of { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
 }.
verify-bad = { $file }: { $count ->
    [one] 1 fault
   *[other] { $count } faults
 }.
