# What the browser's page says of itself; the game's own words come from the server.

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
web-you = You

# Start page

web-welcome = Two board games by the book, against bots or friends. No account, nothing to install.
web-game-dust = DUST
web-game-tactics = Dust Tactics
web-about-dust = Conquer an alternate 1947 world: choose a card in secret, build, move, fight with dice.
web-about-tactics = Squads, heroes and walkers on a battlefield: move, take cover, open fire.
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
web-variant-dust = Edition
web-variant-tactics = Rules
web-seats = Seats
web-seat-me = You
web-seat-kind = Who takes seat { $number }?
web-seat-open = Somebody by link
web-seat-bot = A bot
web-bot-of-seat = Bot of seat { $number }
web-bot-random = random (no plan)
web-bot-recruit = recruit (knows the basics)
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
