# The words of `opendust arena`.

arena-games = Games
arena-progress = { $done } of { $planned ->
    [one] 1 game
   *[other] { $planned } games
 }, about { $left } s left.
arena-summary = { $games ->
    [one] 1 game
   *[other] { $games } games
 }, { $drawn } drawn, { $unfinished } unfinished. Per game: rounds { $rounds }, moves { $inputs }.
arena-duel = { $bot } against { $other }: { $share } of the points in { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
 } of games. That is { $elo } Elo ({ $low } to { $high }). { $bot } is stronger with a probability of { $likely }.
arena-duel-clear = { $bot } against { $other }: { $share } of the points in { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
 } of games. The result is too one-sided, or the games are too few, for a difference in Elo.
arena-sprt-high = { $bot } against { $other }, decided after { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
 }: at least { $high } Elo rather than { $low } (log-likelihood ratio { $likelihood }, bound { $bound }).
arena-sprt-low = { $bot } against { $other }, decided after { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
 }: no more than { $low } Elo rather than { $high } (log-likelihood ratio { $likelihood }, bound { $bound }).
arena-sprt-open = { $bot } against { $other }, not decided after { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
 } between { $low } and { $high } Elo (log-likelihood ratio { $likelihood }, bound { $bound }). Play more games.
arena-sprt-two = --sprt compares two different bots in games of two players.
arena-sprt-order = --sprt needs two differences in Elo, the smaller one first, such as: --sprt 0 10
arena-timing = { $bot } took { $mean } ms per decision ({ $processor } ms of processor time), { $longest } ms at most.
arena-cost = { $bot } uses { $ratio } times the processor time of { $other }.
arena-cost-elo = { $bot } uses { $ratio } times the processor time of { $other }. Each doubling brings { $gain } Elo ({ $low } to { $high }).
arena-extra = Ratings and Parquet tables need more packages: pip install "opendust[arena]".
arena-stopped = Stopped after { $games } of { $planned ->
    [one] 1 game
   *[other] { $planned } games
 }. Continue with: opendust arena --resume { $folder }
arena-found = { $found ->
    [one] 1 of these games was already in the folder and wasn’t
   *[other] { $found } of these games were already in the folder and weren’t
 } played again.
arena-folder = Everything is in { $folder }. Open report.html there.
arena-no-bots = Name the bots that should play, such as: opendust arena recruit random
arena-start-other = An arena begins in positions of one game with one number of seats. Here: { $game }, seats: { $seats }.
arena-start-short = The saved game has no move { $asked }: its last one is { $most }.
arena-start-over = That game is over. Name an earlier move, such as FILE@100.
arena-game = “{ $name }” isn’t a game. Choose from: { $known }.
arena-number = { $name } must be at least { $least }.
arena-bot-path = Can’t load the bot { $bot }: { $reason }
arena-other-plan = The folder { $folder } belongs to another arena: { $name } is “{ $kept }” there and “{ $here }” here. Choose another folder with --out.
arena-no-plan = The folder { $folder } has no arena in it.
arena-folder-busy = Another arena is using the folder { $folder }.
arena-worker-fault = A worker couldn’t play: { $reason }
arena-workers-die = Workers stopped { $deaths ->
    [one] 1 time
   *[other] { $deaths } times
 } in game { $game } before a bot was asked. The arena stops.
arena-kept = { $games ->
    [one] 1 game is
   *[other] { $games } games are
 } saved. Continue with: opendust arena --resume { $folder }
arena-no-budget = None of these bots can limit its thinking time: { $bots }.
arena-no-ray = A cluster needs one more package: pip install "opendust[cluster]".
arena-cluster = Can’t join the cluster at { $address }: { $reason }

# The report.

arena-report-title = { $game }: { $bots }
arena-report-what = { $games ->
    [one] 1 game
   *[other] { $games } games
 } with { $seats ->
    [one] 1 player
   *[other] { $seats } players
 }, by { $variants }; seed { $seed }. Draws: { $drawn }. Games that reached the move limit, won by no one: { $unfinished }.
arena-report-part = The arena isn’t finished: { $games } of { $planned ->
    [one] 1 game
   *[other] { $planned } games
 } played.
arena-report-rotation = Every seed is played once for each way to seat the bots: the dice and the places stay, the bots move round.
arena-report-drafted = Capitals and colours are dealt in turn, so no bot owes its wins to its choice of capital.
arena-report-own = The bots choose their capitals and colours themselves.
arena-report-bots = Who won
arena-report-even = The point is the share of games won, the line its 95% interval. The dashed mark is the share if all players were equal.
arena-report-duels = One against one
arena-report-duels-meaning = The games of one seed share their dice, so they count as a pair. A pair’s score is the mean of its games, from 0 to 1; a draw is a half. Interval, Elo and probability follow from the spread of the pairs. The last columns count the pairs with each score.
arena-report-cross = What the bot of a row won of the points against the bot of a column:
arena-report-failings = Decisions lost to the default
arena-report-failings-meaning = These bots failed, and the default move was played instead. Their figures are those of a broken bot.
arena-report-no-failings = Every bot answered every question legally and in time.
arena-report-first-fault = { $bot }, first in game { $number }: { $fault }
arena-report-places = Where they started
arena-report-places-meaning = All bots together. The dashed mark is what the bots in this place win on average. If an interval doesn’t reach it, the place probably matters. Of twenty values, expect one like that by chance.
arena-report-near = Shown to be within { $margin } points of that mark (two one-sided tests at 5%): { $shown } of { $all }. The others need more games, or really differ.
arena-report-variants = By edition or scenario
arena-report-points = Points over the rounds
arena-report-points-meaning = The mean of all games. A game that’s over keeps its last points.
arena-report-length = How long the games were
arena-report-rounds = rounds
arena-report-inputs = Moves per game: { $least } to { $most }, median { $middle }.
arena-report-luck = Luck
arena-report-dice = { $dice } dice of attack and defence showed { $hits } hits, with { $expected } expected: { $off } standard deviations.
arena-luck-0 = unlucky
arena-luck-1 = even
arena-luck-2 = lucky
arena-report-luck-meaning = How often a player won whose hits were more than half a standard deviation below or above expectation, or in between. The dashed mark is what the same bots win on average.
arena-report-abilities = Abilities
arena-report-no-abilities = No one used an ability.
arena-report-abilities-meaning = Points above what the same bot usually scores in that round. An ability that helps later is worth more than it shows here. Players who use one may also simply be better.
arena-report-capitals = Capitals
arena-report-capitals-meaning = Starts of a round from the second on: with a single capital; with a single unit in it; with one that someone could take this round with a chance of at least 25 %; without any. “Blocked” counts rounds in which the points were enough, but there was no capital.
arena-column-capital-starts = Starts
arena-column-capital-single = Single
arena-column-capital-lone = One unit
arena-column-capital-open = Open
arena-column-capital-none = None
arena-column-capital-blocked = Blocked
arena-column-capital-share = Open, share
arena-report-means = Means
arena-column-means-tank = Tanks
arena-column-means-mech = Mechs
arena-column-means-fighter = Fighters
arena-column-means-bomber = Bombers
arena-column-means-submarine = Submarines
arena-column-means-neutrals = Neutral units
arena-column-means-special = Special attacks
arena-column-means-missiles = Missiles
arena-column-means-drops = Drops
arena-report-units = Units
arena-report-survival = How often a unit survived (dashed: all units together)
arena-report-deeds = What a unit did per game
arena-report-units-meaning = Means per game. A destroyed unit counts for the unit that hit it last. The ratio is army points destroyed per army point of the unit.
arena-report-reading = How to read this
arena-report-intervals = A share of few games says little. Its 95% interval (Wilson’s) holds the true share in 95 of 100 such arenas. Seats of one game depend on each other, so intervals over the seats of all bots are a little too wide or too narrow.
arena-report-ratings = The rating is openskill’s Plackett-Luce model over all games in order, starting at 25. The interval is 1.96 deviations either way. If one side always wins it can’t settle, and the win share says more.
arena-report-files = Next to this file: games.csv (one row per seat and game) and further tables, all as Parquet too; summary.json; records/ with every game. To watch a game:

arena-column-bot = Bot
arena-column-seats = Seats
arena-column-wins = Won
arena-column-share = Share
arena-column-interval = 95% interval
arena-column-rating = Rating
arena-column-decisions = Decisions
arena-column-raised = Raised an error
arena-column-illegal = Illegal
arena-column-late = Too late
arena-column-seat = Seat
arena-column-capital = Capital
arena-column-color = Colour
arena-column-card = First card
arena-column-card-ability = Ability of the first card
arena-column-setup-place = Place in setup order
arena-column-side = Side
arena-column-army = Army
arena-column-round = round
arena-column-ability = Ability
arena-column-uses = Uses
arena-column-uses-a-game = Uses per game
arena-column-extra-points = Extra points
arena-column-users-won = Won with it
arena-column-usual = Same bots in all games
arena-column-unit = Unit
arena-column-games = Games
arena-column-ap = AP
arena-column-activations = Activations
arena-column-shots = Shots
arena-column-hits = Hits
arena-column-damage = Damage
arena-column-ap-destroyed = AP destroyed
arena-column-ap-ratio = Ratio
arena-column-lost = Lost to the default
arena-interval = { $low } to { $high }
arena-part = { $count } of { $of }
arena-uses = { $count ->
    [one] 1 use
   *[other] { $count } uses
 }
arena-report-wasted = Wasted activations
arena-report-wasted-meaning = An activation is wasted if the unit steps back and forth, declares an attack and fires at no one, or gives up an action although it could have fired. A reaction is wasted if it was worth taking, was declined, and the unit fired no shot in the rest of the round.
arena-column-chances = Activations and reactions
arena-column-wasted-back = Back and forth
arena-column-wasted-aimless = Attack without a target
arena-column-wasted-idle = Shot not taken
arena-column-wasted-declined = Reaction declined
arena-column-wasted = Wasted
dataset-name = The decisions are written as Parquet. Give the file a name that ends in .parquet, not { $name }.
dataset-done = Wrote { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
 } of { $games ->
    [one] 1 game
   *[other] { $games } games
 } to { $file }. { $card } says what every column means.
dataset-needs-polars = A dataset needs more packages: pip install "opendust[arena]".
compare-nobody = No bot plays in both arenas.
compare-paired = Both arenas have the same dice, so their pairs of games are compared one by one.
compare-apart = The arenas have different dice or settings, so only their shares are compared. The same --seed, --seats and --games would be surer.
compare-better = better
compare-worse = worse
compare-open = not decided
arena-column-before = Before
arena-column-after = After
arena-column-difference = Difference
arena-column-against = Against
arena-column-elo = Elo (95% interval)
arena-column-superiority = Stronger with
arena-column-pairs = Pairs
arena-column-verdict = Verdict
