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

# The form that creates a match.
dust-brief = World conquest for two to six players: secret cards, production, dice battles.
tactics-brief = Squads, heroes and walkers on a battlefield of squares, two sides.
setting-edition = Rules
setting-scenario = Scenario
setting-profile = Rules
dust-edition-brief = { $changed ->
    [0] The usual rules.
    [one] One option differs from the usual rules.
   *[other] { $changed } options differ from the usual rules.
 } Victory points to win: { $two } with two players, { $three } with three or four, { $five } with five or six.
bot-random = Random
bot-random-brief = Plays anything that is legal. Good for a first try.
bot-recruit = Recruit
bot-recruit-brief = Plays with sense: defends, builds, attacks where the odds are good.
bot-captain = Captain
bot-captain-brief = Tries its best plans in its head before it acts.
bot-general = General
bot-general-brief = Thinks as long as it may about its plans and your answers.

# Questions about a position.
dust-outcome-conquest = The attacker takes the area
dust-outcome-defence = The defender keeps the area
dust-outcome-cease-fire = Cease-fire
dust-outcome-empty = Nobody is left
study-unknown = There is no question “{ $name }”. There are: { $known }.
study-area-unknown = There is no area “{ $name }”.
study-place-unknown = There is no unit and no space “{ $name }”.
study-too-large = That is more than { $most }.
study-no-move = No unit of yours is moving.
odds-not-legal = That action is not legal now.
odds-no-battle = No battle is about to be rolled. Name an attack, or ask before the next dice.
