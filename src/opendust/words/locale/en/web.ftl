# What the browser's page says of itself; the game's own words come from the server.

# Between a thing and what is said of it.
colon = :{" "}

web-home = Start page
web-close = Close
web-preferences = Settings
web-language = Language
web-theme = Colours
web-theme-system = as the system
web-theme-light = light
web-theme-dark = dark
web-animation = Show animations
web-sound = Play sounds
web-build = Faster build
web-build-making = { $percent }
web-build-in-use = ready, in use
web-build-no-compiler = not possible: the server has no C compiler. Bots take longer.
web-build-failed = failed. Bots take longer.
web-you = You

# Start page

web-welcome = Two board games by the book, against bots or friends. No account, nothing to install.
web-game-dust = DUST
web-game-tactics = Dust Tactics
web-about-dust = Conquer an alternate 1947 world: choose a card in secret, build, move, fight with dice.
web-about-tactics = Squads, heroes and walkers on a battlefield: move, take cover, open fire.
web-play-any = Play
web-play-dust = Play DUST now
web-play-tactics = Play Dust Tactics now
web-play-note-dust = You against three bots
web-play-note-tactics = You against a bot
web-with-friends = Play with friends
web-guided = Guided first game
web-rules = Rules
web-running = Your running matches
web-open-matches = Matches that look for players
web-replays = Matches you finished
web-forget = Forget
web-free-seat = free seat

# Creating and joining

web-new-match = A new match of { $game }
web-your-name = Your name
web-seats = Seats
web-seat-me = You
web-seat-kind = Who takes seat { $number }?
web-seat-open = Somebody by link
web-seat-bot = A bot
web-bot-of-seat = Bot of seat { $number }
web-seat-add = One seat more
web-seat-drop = One seat less
web-clock = Time for a decision
web-clock-none = no limit
web-clock-live = seconds
web-clock-days = days
web-clock-seconds = seconds for each decision
web-clock-in-days = days for each decision
web-listed = Show the match to everybody who looks for one
web-create = Create the match
web-join-title = You are invited to { $game }
web-join = Take a seat
web-waiting-for-players = Waiting for players
web-invite-link = Link for your friends: whoever opens it can take a seat
web-private-link = Your own link: your seat on another device. Keep it to yourself.
web-spectator-link = Link for spectators
web-copy = Copy
web-copied = Copied.

# In a match

web-connecting = Connecting…
web-lost = The connection is lost. Trying again…
web-cannot-open = This match cannot be opened
web-menu = Menu
web-hand-over = Let a bot play for me
web-hand-over-note = A bot can play for you for a while; you take your seat back whenever you like.
web-take-back = Take my seat back
web-bot-plays = A bot is playing for you.
web-pause = Ask for a pause
web-go-on = Go on
web-paused = The match is paused.
web-resign = Give up
web-resign-sure = Really give up
web-rematch = Play again
web-parts = Parts of the match
web-tab-turn = Turn
web-tab-scores = Scores
web-tab-log = Log
web-all-options = Everything you may do now, as a form
web-what-to-do = What to do
web-do-it = Do it
web-less = one less: { $what }
web-more = one more: { $what }
web-all-of = all: { $what }
web-none-of = none: { $what }
web-undo = Undo
web-refused = That is not allowed.
web-stale = The match has moved on meanwhile.
web-log-empty = Nothing has happened yet.
web-past = You see the board after step { $step }.
web-to-now = Back to now
web-days-left = { $days ->
    [one] 1 day left
   *[other] { $days } days left
 }
web-rule = Rule { $rule }

# Errors

web-error-other = That did not work ({ $code }).
web-error-unreachable = The server cannot be reached.
web-error-unavailable = The server is busy for a moment. Try again.
web-error-too-many-requests = Too many requests at once. Wait a moment.
web-error-no-match = There is no such match.
web-error-protocol-unknown = This page and the server do not understand each other. Load the page again.
web-error-wrong-token = This link does not open a seat here.
web-error-wrong-code = This invitation is not valid.
web-error-no-spectators = This match has no spectators.
web-error-no-seat = Every seat is taken.
web-error-full = Every seat is taken.
web-error-over = The match is over.
web-error-paused = The match is paused.
web-error-bot-plays = A bot plays for you. Take your seat back first (Menu).
web-error-nothing-to-undo = There is nothing to take back.
web-error-agreed-already = You have asked for a pause already; the others must agree.
web-error-malformed = The server did not understand the request.
web-error-bad-text = Something in the settings is not right.

# DUST: the map

web-map = Map of the world
web-as-list = Areas as a list
web-as-map = Map
web-only-choosable = Only what can be chosen now
web-next-to = next to
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-all = Whole map
web-land = land
web-sea = sea
web-mark-capital = capital
web-mark-source = power source
web-mark-center = production center
web-can-choose = can be chosen
web-brings = Brings { $income } production points.
web-can-attack = { $player } could attack from { $from }.
web-can-strike = { $player } could attack from anywhere.
web-can-move = { $player } could move here.
web-not-there = That area cannot be chosen now.

# DUST: players and cards

web-players = Players in the order of play
web-player = Player
web-points = victory points
web-points-of = { $points } of { $goal } victory points
web-income = production points per turn
web-cards = cards in hand
web-has-chosen = has chosen a card
web-is-asked = has to decide
web-your-cards = Your cards
web-no-cards = You have no cards in hand.
web-value-combat = Combat: attacks, and your place in the order
web-value-movement = Movement: how many moves
web-value-production = Production points
web-stars = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
 }
web-pick-card = Pick one of your cards below the map.
web-secret = Nobody sees it before everybody has chosen.
web-play-card = Play this card

# DUST: the turn

web-round = Round { $round }
web-stage-setup = Setup
web-stage-cards = Cards
web-stage-production = Production
web-stage-movement = Movement
web-stage-combat = Combat
web-stage-end = End of the round
web-rules-of = Rules: { $stage }
web-latest = What happened last
web-shop = What do you buy?
web-points-left = { $points ->
    [one] 1 point left
   *[other] { $points } points left
 }
web-income-of = { $centers } from centers, { $capitals } from capitals, { $card } from the card; at least { $least }: { $total } points this turn.
web-up-to = up to { $most }
web-buy-all = { $amount } of these: { $what }
web-discard-first = Discard cards first ({ $count })
web-bought = Bought:
web-shop-end = Then “{ $end }”: what you bought is placed on the map.
web-step-origin = Pick an area of yours that is lit.
web-step-target = From { $area }: pick one of the lit areas.
web-step-area = Pick one of the lit areas on the map.
web-clear = Start over
web-click-again = Or click the area once more.
web-units-needed = Choose { $least } to { $most } units.
web-counts = { $total } chosen ({ $least } to { $most })
web-place-all = place { $amount }

# DUST: battles and odds

web-odds = Odds of this battle
web-odds-wait = Counting the odds…
web-odds-losses = Expected losses: attacker { $attacker }, defender { $defender } units.
web-odds-retreats = If units leave now
web-odds-stay = all stay: conquest
web-odds-leave = { $units } leave: conquest
web-odds-reverse = The other way round: { $chance }
web-attacker = Attacker
web-defender = Defender
web-dice = Dice { $faces }: { $hits } hits.
web-dice-count = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }
web-supremacy = supremacy { $sum }
web-hits = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
 }
web-losing = Losing { $units }
web-used = used
web-battle-of = Battle of { $area }
web-battle-land = Battle of { $area }
web-battle-sea = Sea battle: { $area }
web-battle-amphibious = Landing in { $area }
web-battle-drop = Mech drop on { $area }
web-rolls-first = { $player } has tactical supremacy and rolls first.
web-minimise = Look at the map
web-decide-beside = You decide: see “Turn”.

# DUST: scores

web-track = Victory points
web-needs-points = { $left ->
    [one] 1 point short of victory.
   *[other] { $left } points short of victory.
 }
web-has-points = Enough points to win.
web-needs-capital = Needs a capital too.
web-next-round = Now +{ $total } a round ({ $capitals } capitals, { $sources } power sources, { $majorities } majorities).
web-majorities = Majorities
web-holdings = Holdings
web-head-land = Land
web-head-sea = Sea
web-head-capitals = Capitals
web-head-sources = Sources
web-head-centers = Centers
web-head-income = Income
web-head-cards = Cards
web-buy-one = one more: { $what }
web-buy-neutral = Buy units for the neutral forces

# Looking back

web-replay = Replay
web-step-back = One step back
web-step-on = One step on
web-play = Play
web-stop = Stop
web-newest-first = Newest first
web-after = After the match
web-replay-link = Link to this replay
web-download = Download the record
web-check-dice = Check the dice
web-dice-right = { $rolls ->
    [one] The dice are honest: the seed is the one that was bound before the match, and it gives the roll.
   *[other] The dice are honest: the seed is the one that was bound before the match, and it gives all { $rolls } rolls.
 }
web-dice-wrong = The dice do not agree with the seed: { $wrong } rolls are wrong.
web-luck = Luck: hits against expectation
web-luck-dice = Dice
web-luck-hits = Hits
web-luck-expected = Expected

# Rules

web-rules-title = Rules of { $game }
web-search-rules = Search the rules
web-chapter = Chapter
web-all-chapters = All chapters
web-all-rules = All rules
web-no-rules = No rule has these words.
web-no-such-rule = There is no rule { $rule }.
web-here = In this match:
web-related = See also
web-compare = Compare editions
web-edition-one = One edition
web-edition-other = The other edition
web-difference = Difference

# Guided first game

web-follow = Do it: { $what }
web-own-way = You go your own way; the match goes on against a bot.
web-lesson-step = Step { $step } of { $steps }

web-won = won
web-look-back = Look back at the match
web-price = { $points ->
    [one] 1 point
   *[other] { $points } points
 }

web-notices = Tell me when it is my turn
web-notices-push = Notify me in this browser
web-notices-mail = By e-mail to
web-save = Save
web-saved = Saved.
web-notices-off = Tell me nothing
web-error-seat-taken = This seat is taken.
web-your-turn = Your turn
web-all-lines = Show all { $count } steps
web-default-name = Commander

web-house-rules = House rules
web-house-changed = { $count } changed
web-house-note = The edition decides everything. Whoever likes to play otherwise changes single options here.
web-house-search = Search the options
web-house-usual = edition
web-house-back = As in the edition
web-house-values = Possible: { $values }. Edition: { $usual }
web-yes = yes
web-no = no
web-pace = Pause between the moves of others
web-pace-none = none
web-pace-short = short
web-pace-long = long
web-skip = Skip
web-behind = { $count } more steps to see
web-see-again = Show again what the others did
web-thinks = thinking for { $seconds } s
web-newer-page = There is a newer version of this page.
web-reload = Reload
web-other-version = This page was made for version { $page } of OpenDust, and the server is version { $server }. If something does not work, reload; if that does not help, the host must build the page anew.
web-server-gone = The server does not answer. Is it still running? Matches are kept; this page looks for it again by itself.
web-try-now = Try now
web-push-denied = This browser may not show notifications for this page. Allow them in the browser's settings for this site, then try again.
web-push-unreachable = The browser could not reach its notification service. Is there a connection to the internet? Nothing was saved.
web-push-asking = Asking the browser…
web-value-stated = as the text says
web-value-ruled = played so; its book is silent
web-value-none = no such rule
web-battle-story = What happened in it
