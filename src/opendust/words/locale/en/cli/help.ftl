# What the command says of itself: `opendust --help`, and the help of every command.

help-opendust = Play DUST and Dust Tactics by the book, and look up their rules.
help-commands = commands
help-version = show the version and exit
help-opendust-examples =
    examples:
      opendust                           open the game in your browser
      opendust play                      you against three recruits
      opendust play --seats human,human  two people at one screen
      opendust play tactics              Dust Tactics: the first lesson
      opendust rules PROD-15             what a rule says, and where it is printed
      opendust rules amphibious retreat  the rules that mention these words
      opendust verify match.record       was every roll fair and every move legal?
      opendust doctor                    what is missing here, and how to fix it

    For more about a command: opendust COMMAND --help

# The list of commands.

help-play = play against bots or on one screen
help-serve = host games for the browser
help-backup = save all of a server’s games in one file
help-restore = read a server’s games from a backup file
help-export = save games that are not over, each as a record
help-replay = step through a saved game
help-verify = check a saved game: every move, every roll
help-analyse = where a game was won and lost, and who was lucky
help-study = try out a position: play all sides, go back, compare
help-puzzles = find the move: puzzles from real games
help-odds = exact odds of a battle or an attack
help-arena = many games between bots, with tables, ratings and a report
help-compare = did a bot get better between two arenas?
help-dataset = every decision of an arena as a Parquet file, to learn from
help-rules = look up rules by number or by words
help-variants = the variants of a game’s rules and their switches
help-board = check or draw a board file of DUST
help-units = the unit cards of Dust Tactics
help-scenario = check or draw a scenario of Dust Tactics
help-army = check an army of Dust Tactics
help-check = play conformance cases against the rules
help-doctor = check the installation: can you play?

# Values, as the help names them.

value-address = ADDRESS
value-bot = BOT
value-command = COMMAND
value-file = FILE
value-folder = FOLDER
value-hex = HEX
value-id-or-words = NUMBER or WORDS
value-language = LANGUAGE
value-list = LIST
value-name = NAME
value-name-or-file = NAME or FILE
value-number = N
value-seconds = SECONDS
value-spaces = SPACES
value-switch = NAME=VALUE
value-unit = UNIT
value-url = URL
value-words = WORDS

# Arguments of several commands.

help-language = display language: en, de, it, fr
help-json = print JSON
help-plain = plain text without frames or colours
help-record = a saved game, as written by opendust play
help-verify-commitment = the hash you noted before the game
help-verify-share = the share of the dice you noted before the game
help-switch = change one switch of the rules; can be repeated
help-game = the game: { $names }
help-cards = your own corrections to the unit cards

# play

help-play-seats = who plays, such as human,recruit
help-play-army = Dust Tactics: an army’s file or name, once per side
help-play-seed = seed of the dice: 32 hexadecimal digits
help-play-save = file for the saved game
help-play-resume = continue a saved game
help-play-json = print JSON lines, for a program
help-play-several = several, separated by commas
help-play-variant = { $names }
help-play-edition = { $names }
help-play-edition-file = your own edition
help-play-board = your own board
help-play-scenario = { $names }, or a file
help-play-profile = { $names }
help-play-cards = your own corrections to the unit cards
help-play-examples =
    examples:
      opendust play                                you against three recruits
      opendust play --seats human,human            two people at one screen
      opendust play --seats anna=human,recruit     Anna against one recruit
      opendust play --edition original-it --switch retreat_limit=one_unit
      opendust play tactics                        Dust Tactics: the first lesson
      opendust play tactics --scenario skirmish --profile revised-faq
      opendust play tactics --army mine.toml --army theirs.toml --scenario annihilation
      opendust play --resume match.record          continue where you stopped
      opendust play --seats random,random --json   bots only, for a program

# serve

help-serve-database = sqlite:///FILE or postgresql://… (default: a file in your data folder)
help-serve-host = address to listen on (default 127.0.0.1)
help-serve-port = port to listen on (default 8000)
help-serve-workers = processes for bots (default 2)
help-serve-web = folder of a built browser game, or none (default: the one that came with OpenDust)
help-serve-open = open the browser; uses a free port if 8000 is taken
help-serve-compile = in a checkout: compile rules and bots in the background, then use them
help-serve-check = check settings, disk, permissions, database and clock, and exit
help-backup-file = file with all games
help-export-folder = folder for the records
help-export-days = only games that no one has touched for this many days
help-export-finished = the games that are over, instead of those that aren’t

# replay

help-replay-to = show the position after N moves
help-replay-round = start at round N
help-replay-json = print everything as JSON lines
help-replay-examples =
    examples:
      opendust replay match.record                step through it
      opendust replay match.record --round 3      start at round 3
      opendust replay match.record --to 120       the position after 120 moves
      opendust replay match.record --json         everything that happened, for a program

# odds

help-odds-what = Exact odds of a battle in DUST or an attack in Dust Tactics.
help-odds-words = such as: 5 tank vs 4 tank 1 mech center
help-odds-edition = edition to play by (default: { $name })
help-odds-mark = same as the word { $word }
help-odds-sea = a sea battle (submarines already mean one)
help-odds-centers = number of your production centers (for missiles)
help-odds-best = this side plays everything as well as possible
help-odds-casualties = which enemies this side destroys first
help-odds-retreat = when this side retreats
help-odds-abilities = when this side uses its ability
help-odds-ability = { $names }
help-odds-value = what best play aims for
help-odds-prize = production points the area is worth
help-odds-exact = fractions that sum to exactly 1
help-odds-plot = a picture: FILE.svg or FILE.png
help-odds-range = distance to the target; 1 is adjacent
help-odds-sustained = a sustained attack
help-odds-cover = cover of the target
help-odds-all-out = also use free skills and limited ammo
help-odds-under-fire = move closer under reactive fire first
help-odds-observer = unit that orders indirect fire
help-odds-both-best = both sides choose as well as possible
help-odds-profile = profile of the rules
help-odds-examples =
    examples:
      opendust odds 5 tank 2 mech 1 fighter vs 4 tank 1 mech center
      opendust odds 3 submarine vs 2 submarine --edition premium-de
      opendust odds 6 tank vs 4 mech capital --attacker best --defender best
      opendust odds 4 mech vs 3 tank --drop --defender-ability nurse
      opendust odds missile vs 2 mech 1 tank
      opendust odds 2 bomber vs 3 submarine
      opendust odds hell-boys vs sturmpioniere --range 1 --cover soft

    words: vs, center, capital, neutral, trapped (defenders can’t retreat), amphibious, drop, missile
    The player who rolls chooses the casualties: --attacker-casualties says what the attacker destroys.

# compare

help-compare-what = Compare two arenas: each bot’s share of the victories in either, and how sure the difference is.
help-compare-before = folder of the earlier arena
help-compare-after = folder of the later arena

# dataset

help-dataset-what = Write every decision of an arena’s games into one Parquet file, with a data card beside it.
help-dataset-folder = folder of an arena
help-dataset-out = file to write (default games.parquet)
help-dataset-no-tensors = leave out what the seats saw, which is most of the file

# arena

help-arena-what = Play many games between bots and report on them.
help-arena-bots = a bot’s name, or module:Class
help-arena-seats = players per game
help-arena-games = number of games (default { $number })
help-arena-seed = any word; the same word gives the same games (default 1)
help-arena-army = Dust Tactics: a file or name, once for both sides or twice
help-arena-from = where games begin: saved games, or FILE@N for the position after N moves
help-arena-own-capitals = bots choose their own start (DUST: capital and colour)
help-arena-budget = thinking time per decision, for bots that can limit it
help-arena-sprt = stop when a sequential test decides between two differences in Elo, such as 0 10
help-arena-cap = a longer decision is lost to the default (default { $seconds })
help-arena-workers = processes that play (default: one per core)
help-arena-cluster = play on a Ray cluster: auto, local or ray://HOST:PORT
help-arena-out = folder for everything
help-arena-resume = continue an arena that was stopped
help-arena-json = print the summary as JSON
help-arena-examples =
    examples:
      opendust arena recruit random --games 200
      opendust arena recruit random --edition premium-en,epic-de --out study
      opendust arena recruit random --seats 4          one recruit, three of the last
      opendust arena random recruit mine.bots:Bold --seats 2 --games 600
                                                       everyone against everyone
      opendust arena recruit random --game tactics --scenario skirmish --army axis-box
      opendust arena --resume study                    continue where it was stopped

    The folder holds every saved game, tables (CSV and Parquet) and report.html: docs/study/arena.md.

# rules, variants

help-rules-words = such as: PROD-15, LOS, A-31, amphibious retreat
help-rules-game = only the rules of this game
help-rules-variant = an edition or a profile
help-variants-name = the switches of one variant
help-variants-diff = only the differences from another variant

# board, units, scenario, army

help-board-check = check every condition of a world board
help-board-draw = draw the board as SVG
help-board-file = a board file, or a packaged board: { $names }
help-board-fairness = what each capital has around it
help-board-output = file for the picture
help-units-name = one unit’s card, such as hell-boys
help-units-check = only say whether the cards are valid
help-scenario-check = check every condition of a scenario
help-scenario-draw = draw it as text
help-scenario-file = a scenario file, or a packaged scenario: { $names }
help-army-check = check AP limit, faction, heroes and Command Squads
help-army-file = an army file, or a packaged army: { $names }
help-army-scenario = also check the limits of this scenario
help-army-side = the side in the scenario

# check

help-check-files = case files, or folders of them

# The words of Python’s argparse. What stands in %( ) or after % is filled in by it.

argparse-usage = usage:
argparse-positional = arguments
argparse-options = options
argparse-help = show this help and exit
argparse-error = %(prog)s: %(message)s
argparse-argument = %(argument_name)s: %(message)s
argparse-required = These arguments are missing: %s
argparse-one-required = One of these arguments is missing: %s
argparse-unrecognized = These arguments aren’t known: %s
argparse-one = This argument needs a value.
argparse-at-most-one = This argument takes one value at most.
argparse-at-least-one = This argument needs at least one value.
argparse-several = This argument needs %s values.
argparse-not-allowed = Can’t be used together with %s.
argparse-ignored = This argument takes no value: %r
argparse-ambiguous = “%(option)s” could be: %(matches)s
argparse-value = “%(value)s” isn’t a number.
argparse-choice = “%(value)s” isn’t possible here. Choose from: %(choices)s.

# analyse

help-analyse-quick = seconds instead of minutes (default)
help-analyse-deep = compare more moves, in minutes
help-analyse-seconds = take about this long: quick first, then deeper where it matters
help-analyse-json = save everything as JSON
help-analyse-html = save a report as one HTML file
help-analyse-examples =
    examples:
      opendust analyse match.record                        a quick analysis
      opendust analyse match.record --deep --html out.html minutes, and a report to keep
      opendust analyse match.record --seconds 60           deeper where it matters most

# study

help-study-file = a saved game, a saved study, a position as text, or one set up by hand (TOML)
help-study-to = start after N moves
help-study-examples =
    examples:
      opendust study match.record --to 120    try what could have been
      opendust study my.study                 continue a study
      opendust study POSITION                  a position that someone sent

# puzzles

help-puzzles-file = file of puzzles, or dust or tactics for those that come with OpenDust
help-puzzles-start = start with puzzle N
help-puzzles-mine = mine puzzles from folders of the arena
help-puzzles-seconds = stop mining after this time
help-puzzles-each = at most N of each theme
help-puzzles-again = only check N puzzles again in fresh worlds, spread over the file
help-puzzles-examples =
    examples:
      opendust puzzles tactics                     solve those that come with OpenDust
      opendust puzzles my.puzzles --mine FOLDER    mine from an arena’s records; takes long
      opendust puzzles my.puzzles                  solve them
