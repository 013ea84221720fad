# What a screen says beside the sentences of a game.

dust-stage-setup = Setup
dust-stage-cards = Cards
dust-stage-production = Production
dust-stage-movement = Movement
dust-stage-combat = Combat
dust-stage-battle = Battle
dust-stage-end = End of the round
tactics-stage-setup = Set-up
tactics-stage-initiative = Initiative
tactics-stage-activation = Activation
tactics-stage-movement = Movement
tactics-stage-reaction = Reactive fire
tactics-stage-attack = Attack
tactics-stage-end = End of the round

wait-for = { $count ->
    [one] Waiting for { $players }.
   *[other] Waiting for: { $players }.
 }
wait-for-you = It is your turn.
wait-for-you-and = It is your turn, and that of: { $players }.

# What happens round the game.
table-sit = { $player } sat down.
table-start = The match began.
table-undo = { $player } took the last choice back.
table-hand = A bot plays for { $player } now.
table-take = { $player } plays again.
table-resign = { $player } gave up.
table-agree = { $player } wants a pause.
table-go-on = { $player } goes on playing.
table-rematch = Another match was arranged.
table-deadline = Time was up for { $player }; the default was taken.
table-bot-failed = The bot of { $player } gave no answer; the default was taken.
