# What the browser’s page says of itself; the game’s own words come from the server.

# Between a thing and what is said of it.
colon = :{" "}

web-home = Start page
web-close = Close
web-preferences = Settings
web-language = Language
web-theme = Colours
web-theme-system = same as system
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

web-hero = The war that did not end
web-welcome = Two board games of an alternate 1947, played by the book, against bots or friends. No account, nothing to install.
web-game-dust = DUST
web-game-tactics = Dust Tactics
web-about-dust = Conquer an alternate 1947 world: choose a card in secret, build, move, fight with dice.
web-about-tactics = Squads, heroes and walkers on a battlefield: move, take cover, open fire.
web-tag-dust = World conquest · 2 to 6 players
web-tag-tactics = Skirmish · squads and walkers
web-play-any = Play
web-play-dust = Play DUST now
web-play-tactics = Play Dust Tactics now
web-you-against = You against
web-rivals = Number of bots
web-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
 }
web-of-rank = of rank
web-rank = Rank of the bots
web-with-friends = Play with friends
web-guided = Guided first game
web-rules = Rules
web-running = Your games
web-open-matches = Open games
web-replays = Finished games
web-study = Analysis board
web-puzzles = Puzzles
web-forget = Remove
web-show-all = Show all { $count }
web-cancelled = Cancelled
web-free-seat = free seat

# Bots as characters

web-cast-magpie = Magpie
web-cast-mole = Old Mole
web-cast-tempest = Tempest
web-cast-corsair = Corsair
web-cast-clockmaker = Clockmaker
web-cast-fox = Fox

# Creating and joining

web-new-match = New game of { $game }
web-new = New game
web-new-you = You play as
web-new-against = against
web-others = { $count ->
    [one] 1 opponent
   *[other] { $count } opponents
 }
web-at-the-table = At the table
web-your-name = Your name
web-seats = Seats
web-seat-kind = Who takes seat { $number }?
web-seat-open = A friend with the link
web-seat-friend = A friend
web-seat-rank = Bot: { $rank }
web-seat-later = Joins by the link you get next.
web-seat-add = Add a seat
web-seat-drop = Remove a seat
web-clock = Time per decision
web-clock-none = no limit
web-clock-live = seconds
web-clock-days = days
web-clock-seconds = seconds per decision
web-clock-in-days = days per decision
web-listed = List this game publicly
web-create = Create the game
web-join-title = You’re invited to { $game }
web-join = Take a seat
web-waiting-for-players = Waiting for players
web-lobby = Almost ready
web-seats-free = { $count ->
    [0] Every seat is taken.
    [one] 1 seat is free. The game starts when it’s taken.
   *[other] { $count } seats are free. The game starts when they’re taken.
 }
web-fill-all = Start with bots
web-cancel = Cancel the game
web-cancel-sure = Yes, cancel it
web-invite = Invite friends
web-qr = QR code of the invitation link
web-only-here = Only this computer can open these links: the server isn’t reachable from other devices. Start it with:
web-invite-link = Invitation link for your friends
web-private-link = Your own link opens your seat on another device. Don’t share it.
web-spectator-link = Link for spectators
web-copy = Copy
web-copied = Copied.

# In a match

web-connecting = Connecting…
web-lost = Connection lost. Reconnecting…
web-away = The server is restarting. It should be back in about { $seconds } s. Nothing is lost.
web-cannot-open = This game can’t be opened
web-menu = Menu
web-hand-over = Let a bot play for me
web-hand-over-note = A bot can play for you for a while. You can take over again at any time.
web-take-back = Take over again
web-bot-plays = A bot is playing for you.
web-pause = Ask for a pause
web-go-on = Continue
web-paused = The game is paused.
web-resign = Resign
web-resign-sure = Yes, resign
web-rematch = Play again
web-parts = Parts of the game
web-tab-turn = Turn
web-tab-scores = Scores
web-tab-log = Log
web-tab-study = Variations
web-tab-edit = Position
web-tab-puzzle = Puzzle
web-tab-options = Options
web-dispatches = Dispatches
web-dispatches-none = Nothing new since you arrived. The log tells the whole game.
web-shortcuts = Keyboard shortcuts
web-key-tab = next control
web-key-arrows = from place to place on the map
web-key-enter = choose
web-key-zoom = zoom the map
web-key-undo = undo
web-key-escape = close a window
web-key-help = this help
web-no-options = Nothing to decide right now.
web-what-to-do = What to do
web-do-it = Do it
web-less = one less: { $what }
web-more = one more: { $what }
web-all-of = all: { $what }
web-none-of = none: { $what }
web-undo = Undo
web-refused = That isn’t allowed.
web-stale = The game has moved on. Try again.
web-log-empty = No events yet. The log fills as you play.
web-past = This is the board after step { $step }.
web-to-now = Back to the present
web-days-left = { $days ->
    [one] 1 day left
   *[other] { $days } days left
 }
web-rule = Rule { $rule }

# Errors

web-error-other = That didn’t work ({ $code }).
web-error-unreachable = Can’t reach the server.
web-error-too-many-matches = Too many new games from your address. Wait a few minutes.
web-error-too-many-listed = Too many public games from your address. Wait a few minutes, or create the game without listing it.
web-error-too-many-joins = You have taken many seats in public games. Wait a few minutes, or join a friend’s game by its link.
web-error-too-many-alive = Too many unfinished games from your address. Finish one, or cancel one that has not started.
web-error-too-many-bots = Too many seats are played by bots in games from your address. Finish a game first.
web-error-too-many-mails = Too many e-mails. Wait a few minutes.
web-error-too-many-spectators = Too many people are watching this game.
web-error-too-many-bytes = Your address has used too much data. Wait a moment.
web-error-unavailable = The server is busy. Try again in a moment.
web-error-too-many-requests = Too many requests at once. Wait a moment.
web-error-no-match = That game doesn’t exist.
web-error-protocol-unknown = This page and the server don’t understand each other. Reload the page.
web-error-wrong-token = This link doesn’t open a seat here.
web-error-wrong-code = This invitation isn’t valid.
web-error-no-spectators = This game doesn’t allow spectators.
web-error-no-seat = Every seat is taken.
web-error-full = Every seat is taken.
web-error-cancelled = The host cancelled this game.
web-error-not-yours = Only the player who created the game can do that.
web-error-started = The game has already started.
web-error-over = The game is over.
web-error-paused = The game is paused.
web-error-bot-plays = A bot is playing for you. First take over again (Menu).
web-error-nothing-to-undo = There’s nothing to undo.
web-error-agreed-already = You’ve already asked for a pause. The others must agree.
web-error-malformed = The server didn’t understand the request.
web-error-bad-text = Something in the settings isn’t right.

# DUST: the map

web-map = Map of the world
web-overview = The whole world: tap to go there
web-as-list = Show areas as a list
web-as-map = Map
web-only-choosable = Only areas you can choose now
web-next-to = next to
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-lines = Lines
web-zoom-all = Whole map
web-land = land
web-sea = sea
web-mark-capital = capital
web-mark-source = power source
web-mark-center = production center
web-can-choose = can be chosen
web-brings = { $income ->
    [one] 1 production point
   *[other] { $income } production points
 } per turn
web-can-attack = { $player } could attack from: { $from }.
web-can-strike = { $player } could attack from anywhere.
web-can-move = { $player } could move here.
web-you-can-attack = You could attack from: { $from }.
web-you-can-strike = You could attack from anywhere.
web-you-can-move = You could move here.
web-not-there = You can’t choose that area now.

# DUST: players and cards

web-players = Players in turn order
web-player = Player
web-points = victory points
web-points-of = { $points } of { $goal } victory points
web-income = production points per turn
web-cards = cards in hand
web-has-chosen = has chosen a card
web-is-asked = is deciding
web-your-cards = Your cards
web-no-cards = You have no cards in hand.
web-value-combat = Combat: attacks, and your place in the turn order
web-value-movement = Movement: how many movements
web-value-production = Production points
web-stars = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
 }
web-play-card = Play this card

# DUST: the turn

web-round = Round { $round }
web-stage-setup = Setup
web-stage-cards = Cards
web-stage-production = Production
web-stage-movement = Movement
web-stage-combat = Combat
web-stage-end = Scoring
web-rules-of = Rules: { $stage }
web-latest = Latest events
web-shop = What will you buy?
web-points-left = { $points ->
    [one] 1 point left
   *[other] { $points } points left
 }
web-income-of = { $total ->
    [one] 1 point
   *[other] { $total } points
 } this turn: centers { $centers }, capitals { $capitals }, card { $card }; at least { $least }.
web-up-to = up to { $most }
web-buy-all = buy { $amount }: { $what }
web-discard-first = { $count ->
    [0] Discard cards first
   *[other] Discard cards first ({ $count })
 }
web-bought = Bought:
web-step-origin = Choose one of your lit areas.
web-step-target = From { $area }: choose one of the lit areas.
web-step-area = Choose one of the lit areas on the map.
web-clear = Start over
web-click-again = Or click the area again.
web-units-needed = Choose { $least } to { $most ->
    [one] 1 unit
   *[other] { $most } units
 }.
web-counts = { $total } chosen ({ $least } to { $most })
web-place-all = place { $amount }

# DUST: battles and odds

web-odds = Battle odds
web-odds-wait = Working out the odds…
web-odds-losses = Expected losses in production points: attacker { $attacker }, defender { $defender }.
web-odds-retreats = If you retreat units now
web-odds-stay = if all stay: conquest
web-odds-leave = if you retreat { $units }: conquest
web-odds-reverse = The other way round: { $chance }
web-attacker = Attacker
web-defender = Defender
web-dice = Dice { $faces }: { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
 }.
web-dice-count = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }
web-supremacy = supremacy { $sum }
web-hits = { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
 }
web-used = used
web-battle-of = Battle: { $area }
web-battle-land = Land battle: { $area }
web-battle-sea = Sea battle: { $area }
web-battle-amphibious = Amphibious battle: { $area }
web-battle-drop = Mech drop: { $area }
web-rolls-first = First roll: { $player }.
web-minimise = Look at the map

# DUST: scores

web-track = Victory points
web-needs-points = { $left ->
    [one] 1 point short of victory.
   *[other] { $left } points short of victory.
 }
web-has-points = Enough points to win.
web-needs-capital = You also need a capital.
web-next-round = Now +{ $total } per round ({ $capitals ->
    [one] 1 capital
   *[other] { $capitals } capitals
 }, { $sources ->
    [one] 1 power source
   *[other] { $sources } power sources
 }, { $majorities ->
    [one] 1 majority
   *[other] { $majorities } majorities
 }).
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

# Looking back

web-replay = Replay
web-step-back = One step back
web-step-on = One step forward
web-step-of = Step { $step } of { $last }
web-first-step = To the beginning
web-speed = Speed
web-next-fight = Next battle
web-worst = Your worst moment
web-worst-any = The heaviest battle
web-share-moment = Copy link to this moment
web-try = Try from here
web-watch-replay = Watch the replay
web-play = Play
web-stop = Stop
web-newest-first = Newest round first
web-after = After the game
web-replay-link = Link to this replay
web-download = Download the saved game
web-check-dice = Check the dice
web-dice-right = { $rolls ->
    [one] The dice are fair: the seed fixed before the game gives the roll.
   *[other] The dice are fair: the seed fixed before the game gives all { $rolls } rolls.
 }
web-commitment-changed = The server now gives another hash for this game’s dice. Keep the first one, and check the dice after the game.
web-went-back = The server has gone back to an earlier moment of this game.
web-share-unused = The server isn’t using your share of the dice. Check the dice after the game.
web-dice-shared = Your share was in { $own } of { $rolls ->
    [one] 1 outcome
   *[other] { $rolls } outcomes
 }.
web-dice-wrong = The dice don’t match the seed: { $wrong ->
    [one] 1 roll is wrong.
   *[other] { $wrong } rolls are wrong.
 }
web-luck = Luck: hits rolled and expected
web-luck-dice = Dice
web-luck-hits = Hits
web-luck-expected = Expected

# Rules

web-rules-title = Rules of { $game }
web-search-rules = Search the rules
web-chapter = Chapter
web-all-chapters = All chapters
web-all-rules = All rules
web-no-rules = No rules found.
web-no-such-rule = Rule { $rule } doesn’t exist.
web-here = In this game:
web-other-reading = Other reading:
web-switch-lines = To play it differently:
web-related = See also
web-compare = Compare editions
web-edition-one = First edition
web-edition-other = Second edition
web-difference = Difference

# Guided first game

web-follow = Do it: { $what }
web-own-way = You’ve left the lesson. The game continues against a bot.
web-lesson-of = Lesson { $number } of { $count }
web-lesson-step = Step { $step } of { $steps }

web-won = won
web-look-back = Look back at the game
web-analyse = Analyse
web-price = { $points ->
    [one] 1 point
   *[other] { $points } points
 }

web-notices = Tell me when it’s my turn
web-notices-push = Notify me in this browser
web-notices-mail = By e-mail to
web-notices-confirm = Almost done: open the link in the e-mail you are about to get.
web-save = Save
web-saved = Saved.
web-notices-off = Don’t notify me
web-error-seat-taken = This seat is taken.
web-answer-losses = You take losses.
web-answer-reaction = React?
web-answer-retaliation = You strike back.
web-rolling = The dice are rolling.
web-theirs-placing = Placing terrain.
web-theirs-joining = Letting heroes join squads.
web-theirs-first = Choosing who goes first.
web-theirs-activation = Choosing a unit and its actions.
web-theirs-entry = Entering the battlefield.
web-theirs-move = Moving a unit.
web-theirs-reaction = Deciding on reactive fire.
web-theirs-declaration = Choosing skills and special weapons.
web-theirs-targets = Aiming.
web-theirs-flame = Choosing the way of the flame.
web-theirs-medal = Deciding on a reroll.
web-theirs-retaliation = Deciding how to hit back.
web-theirs-losses = Choosing losses.
web-theirs-skill = Using a skill.
web-theirs-setup_card = Choosing a setup card.
web-theirs-choose_color = Choosing a colour.
web-theirs-claim_capital = Choosing a capital.
web-theirs-claim_power_source = Claiming a power source.
web-theirs-claim_land = Claiming a land area.
web-theirs-setup_center = Placing a production center.
web-theirs-setup_reinforce = Building reinforcements.
web-theirs-initiative_card = Choosing a card.
web-theirs-koshka_window = Deciding on Koshka.
web-theirs-purchase = Buying.
web-theirs-place_units = Placing new units.
web-theirs-place_centers = Placing production centers.
web-theirs-production_end = Ending production.
web-theirs-movement = Moving units.
web-theirs-attack = Choosing an attack.
web-theirs-battle_start_window = Deciding on a special ability.
web-theirs-retreat = Deciding on a retreat.
web-theirs-retreat_destination = Retreating.
web-theirs-casualties = Choosing what to destroy.
web-theirs-secret_weapon_window = Deciding on a special ability.
web-theirs-reroll_window = Deciding on a special ability.
web-theirs-nurse_window = Deciding on a special ability.
web-theirs-special_casualties = Choosing what to destroy.
web-your-turn = Your turn
web-all-lines = { $count ->
    [one] Show 1 step
   *[other] Show all { $count } steps
 }
web-default-name = Commander

web-house-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
 }
web-house-note = Where the rulebooks differ. Nothing changed.
web-house-search = Search the rules
web-house-all = Show all readings ({ $count })
web-house-nobody = no rulebook
web-house-back = Reset to the edition
web-house-values = Choose from: { $values }. Edition: { $usual }
web-yes = yes
web-no = no
web-pace = Pause between other players’ moves
web-pace-none = none
web-pace-short = short
web-pace-long = long
web-skip = Skip
web-behind = { $count ->
    [one] 1 more step to see
   *[other] { $count } more steps to see
 }
web-see-again = Replay what the others did
web-thinks = thinking for { $seconds } s
web-newer-page = A newer version of this page is available.
web-reload = Reload
web-other-version = This page is for OpenDust { $page }, and the server is { $server }. If something doesn’t work, reload. If that doesn’t help, ask the host to rebuild the page.
web-server-gone = The server isn’t answering. Your games are safe. Reconnecting…
web-try-now = Try now
web-push-denied = This browser blocks notifications from this page. Allow them in the browser’s settings for this site, then try again.
web-push-unreachable = The browser couldn’t reach its notification service. Nothing was saved. Check your internet connection.
web-push-asking = Asking the browser…
web-value-stated = as the rulebook says
web-value-ruled = our ruling; the rulebook doesn’t say
web-value-none = no such rule
web-battle-story = What happened in this battle

# Advice

web-captain = What would a captain do?
web-counsel = A captain’s advice
web-counsel-wait = A captain is thinking…
web-counsel-none = The captain has no advice here.
web-settle = Set up for me
web-error-setup-over = The setup is over.
web-waited = While you waited
web-show-me = Show me
web-what-next = What next
web-next-lesson = Next lesson: { $title }
web-easy-bots = Play against an easy bot
web-lessons = { $count ->
    [one] 1 short lesson
   *[other] { $count } short lessons
 }
web-talk = Talk
web-talk-new = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
 }
