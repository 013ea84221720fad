# What a screen says beside the sentences of a game.

dust-stage-setup = Setup
dust-stage-cards = Cards
dust-stage-production = Production
dust-stage-movement = Movement
dust-stage-combat = Combat
dust-stage-battle = Battle
dust-stage-end = End of the round
tactics-stage-setup = Setup
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
wait-for-you = It’s your turn.
wait-for-you-and = It’s your turn, along with: { $players }.

# What happens round the game.
table-sit = { $player } joined.
table-fill = { $player } (bot) joined.
table-cancel = The game was cancelled.
table-start = The game began.
table-undo = { $player } undid the last move.
table-hand = A bot now plays for { $player }.
table-settle = A captain sets up for { $player }.
table-take = { $player } is playing again.
table-resign = { $player } resigned.
table-agree = { $player } wants a pause.
table-go-on = { $player } continues.
table-rematch = A rematch was set up.
table-talk = { $player } changed who may write.
table-hush = { $player } muted { $other }.
table-hear = { $player } unmuted { $other }.
table-deadline = { $player } ran out of time. The default move was played.
table-bot-failed = The bot for { $player } didn’t answer. The default move was played.

# The form that creates a match.
dust-brief = World conquest for two to six players: secret cards, production, dice battles.
tactics-brief = Squads, heroes and walkers on a battlefield of squares, two sides.
setting-edition = Rules
setting-scenario = Scenario
setting-profile = Rules
dust-edition-brief = { $changed ->
    [0] The usual rules.
    [one] 1 rule differs from the usual ones.
   *[other] { $changed } rules differ from the usual ones.
 } Victory points to win: { $two } with two players, { $three } with three or four, { $five } with five or six.
bot-random = Random
bot-random-brief = Plays any legal move. Good for a first try.
bot-cadet = Cadet
bot-cadet-brief = For children and first games: sensible, but overlooks much of what it could do.
bot-recruit = Recruit
bot-recruit-brief = Plays sensibly and at once: takes what is good now, without looking ahead.
bot-captain = Captain
bot-captain-brief = Tries out its best plans before it acts.
bot-general = General
bot-general-brief = Uses all its time to weigh its plans against your answers.
bot-marshal = Marshal
bot-marshal-brief = A general that has learned from thousands of games for two where to settle.

# Questions about a position.
dust-outcome-conquest = The attacker takes the area
dust-outcome-defence = The defender holds the area
dust-outcome-cease-fire = Cease-fire
dust-outcome-empty = No one is left
study-unknown = “{ $name }” isn’t a question. Choose from: { $known }.
study-area-unknown = “{ $name }” isn’t an area.
study-place-unknown = “{ $name }” isn’t a unit or a space.
study-too-large = That’s more than { $most }.
study-no-move = None of your units is moving.
study-no-window = No one can use reactive fire now.
study-not-asked = It isn’t your decision now.
study-no-counsel = The captain has no advice here.
odds-not-legal = That move isn’t legal now.
odds-no-battle = No battle is in progress. Name an attack, or ask before the next roll.
temper-bold = bold
temper-bold-brief = Attacks often and risks more.
temper-builder = builder
temper-builder-brief = Buys production centers early and guards them.
temper-greedy = greedy
temper-greedy-brief = Takes power sources and free land wherever they lie.
