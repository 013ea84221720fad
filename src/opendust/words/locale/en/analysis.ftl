# What an analysis says: where a game was won and lost.

analysis-title = Where the game was decided
analysis-chances = Chance to win
analysis-over-rounds = round by round
analysis-summary = The players
analysis-turning-points = Turning points
analysis-no-turning-points = No single decision or roll stands out.
analysis-marks = What could have been better
analysis-no-marks = No clear mistakes were found.
analysis-suspects = Worth another look
analysis-suspects-note = Too close to call: the difference is smaller than the uncertainty beside it. A deeper analysis may tell.
analysis-luck = Luck
analysis-phases = Accuracy by part of the turn
analysis-phases-note = Accuracy is the share of decisions that cost less than 2% by estimate. In brackets: chance to win given away per decision.
analysis-player = Player
analysis-result = Result
analysis-lost-by-decisions = Given away per decision
analysis-luck-share = Won by luck
analysis-adjusted = Without luck
analysis-decisions = Decisions
analysis-sound = Sound
analysis-verdict-forced = no choice
analysis-verdict-best = best
analysis-verdict-fine = fine
analysis-verdict-close = too close to call
analysis-verdict-slip = slip
analysis-verdict-mistake = mistake
analysis-verdict-blunder = blunder
analysis-slips = { $count ->
    [one] 1 slip
   *[other] { $count } slips
 }
analysis-mistakes = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
 }
analysis-blunders = { $count ->
    [one] 1 blunder
   *[other] { $count } blunders
 }
analysis-faults = Clear faults
analysis-no-faults = none
analysis-phase-setup = Setup
analysis-phase-cards = Cards
analysis-phase-production = Production
analysis-phase-movement = Movement
analysis-phase-combat = Combat
analysis-phase-activation = Activation
analysis-phase-attack = Attacks
analysis-phase-reaction = Reactions
analysis-phase-play = Play
analysis-round = Round { $round }
analysis-when = { $when }, { $subject }
analysis-round-setup = Setup
analysis-mark = { $player }, { $when }: { $verdict }, { $loss }
analysis-give-or-take = { $loss }, give or take { $margin }
analysis-played = Played: { $action }
analysis-best = Better: { $action }
analysis-why-won = Why? It wins the game this round in { $here } of cases, not { $there }.
analysis-why-won-soon = Why? It wins the game within the next activations in { $here } of cases, not { $there }.
analysis-why-capital-kept = Why? The capital holds this round in { $here } of cases, not { $there }.
analysis-why-capital-taken = Why? It takes a capital this round in { $here } of cases, not { $there }.
analysis-why-majorities = Why? Majorities held after the round, on average: { $here }, not { $there }.
analysis-why-points = Why? Points scored this round, on average: { $here }, not { $there }.
analysis-why-sources = Why? Power sources held after the round, on average: { $here }, not { $there }.
analysis-why-army = Why? Own army after the round, in production points: { $here }, not { $there }.
analysis-why-enemies = Why? Enemy armies after the round, in production points: { $here }, not { $there }.
analysis-why-destroyed = Why? Enemy units destroyed in the next activations, on average: { $here }, not { $there }.
analysis-why-units-lost = Why? Own units lost in the next activations, on average: { $here }, not { $there }.
analysis-why-damage-dealt = Why? Damage dealt in the next activations, on average: { $here }, not { $there }.
analysis-why-damage-taken = Why? Damage taken in the next activations, on average: { $here }, not { $there }.
analysis-why-strength = Why? Many small things add up. No single figure stands out.
analysis-turning-decision = { $player }: “{ $best }” was better than “{ $played }”.
analysis-turning-lucky = The dice helped { $player }.
analysis-turning-unlucky = The dice hurt { $player }.
analysis-points-of-winning = { $change } chance to win
analysis-how-quick = A quick analysis. Every decision was compared with a few others, in imagined rounds.
analysis-how-deep = A deep analysis. Every decision was compared with many others, in many imagined rounds.
analysis-how-timed = An analysis of { $seconds } s: first quickly, then deeper where it mattered most.
analysis-how-hidden = What a player couldn’t know was drawn anew each time.
analysis-how-luck = Luck is what every roll changed, compared with all it could have been. So a result without luck can lie below 0 or above 100%.
analysis-unfinished = This game isn’t over, so it has no result yet.
analysis-progress = Analysed: { $share }
analysis-written = Saved to { $file }.
analysis-step = Step { $step }

# In the browser.

analysis-begin = Analyse the game
analysis-deeper = Analyse in depth
analysis-cancel = Stop
analysis-waiting = Waiting for the server…
analysis-failed = The analysis failed. Try again.
analysis-next-mark = Next mark
analysis-report = Report
analysis-with-each = Chance to win, compared with the best move
analysis-show = Show what was better
analysis-learn = Find a better move
analysis-learn-ask = { $player } to move. What is best?
analysis-learn-right = Right. That is the best move found.
analysis-learn-wrong = There is something better. Try again.
analysis-hint = Hint
analysis-save-html = Save as HTML
analysis-save-json = Save as JSON
analysis-share = Copy link
analysis-arrow-played = played
analysis-arrow-best = best
analysis-at-this-step = Chances after this step

# opendust study

whatif-help = Type a move in the notation. roll or dice 3 5: chance; undo; tree; go 4; comment WORDS; chances; best or best deep; board; position; save FILE; write FILE; quit
whatif-chance = Dice or cards are next. Type roll, or what came up.
whatif-over = The game is over.
whatif-save-where = Type a file name after save.

# opendust puzzles

puzzle-none = Puzzle { $number } doesn’t exist. Choose 1 to { $last }.
puzzle-number = Puzzle { $number } of { $all }
puzzle-wrong = Not quite. The best move is: { $action }
puzzle-choose = Choose a number from 1 to { $last }, or type q to stop.
puzzle-margin = { $chance } with it, { $second } with the next best. Solved in a row: { $streak }
puzzle-mined = { $file } now holds { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
 }.
puzzle-fails = Puzzle { $number } ({ $id }) no longer holds: its best move leads by { $lead } and wins { $more } more at the end.
puzzle-still-hold = Puzzles that still hold: { $count } of { $all }.
puzzle-file-unreadable = This isn’t a file of puzzles.

# The analysis board in the page

whatif-title = Analysis board
whatif-about = Play on from any position, for all sides, and try what else was possible. After a game, choose “Try from here” at any moment of it.
whatif-paste = Position in one line
whatif-open = Open the position
whatif-file = Or a file: a saved study, or the record of a game
whatif-no-position = This can’t be opened. It’s neither a position nor a study nor a game.
whatif-open-other = Open another
whatif-by-hand = Set up a position
whatif-change = Change the position
whatif-set-up = Set up
whatif-by-hand-note = Areas, units, centers, cards, scores and phase as text. Change what you like; what you leave out takes its usual value.
whatif-begin-with = Begin with a position of:
whatif-beginning = Beginning
whatif-back = Back
whatif-on = On
whatif-rolls = Roll dice at once
whatif-comment = Comment on this move
whatif-link = Copy link
whatif-position = Copy position
whatif-save = Save as file
whatif-best = Best moves
whatif-depth = How thoroughly
whatif-depth-quick = quick
whatif-depth-deep = deep
whatif-roll = Roll
whatif-take-these = Take these
whatif-die = Die { $number }: { $face }
whatif-drawn = Draw { $number }
whatif-choose-dice = Roll { $count ->
    [one] the die, or choose it
   *[other] the { $count } dice, or choose them
}. A click turns a die.
whatif-choose-drawn = Draw { $count ->
    [one] a card, or choose it
   *[other] { $count } cards, or choose them
}.
whatif-worlds = { $count ->
    [one] tried once
   *[other] tried { $count } times
}

# Puzzles in the page and in the terminal

puzzle-title = Puzzles
puzzle-about = Positions from real games in which one move is clearly better than all others. Find it on the board.
puzzle-all-themes = All themes
puzzle-theme = Theme
puzzle-theme-win = Win the game
puzzle-theme-defend-capital = Defend the capital
puzzle-theme-take-capital = Take a capital
puzzle-theme-majority = Take a majority
puzzle-theme-convoy = Break the convoy
puzzle-theme-sea = Battles at sea
puzzle-theme-power-source = Take a power source
puzzle-theme-attack = Attack
puzzle-theme-march = Move
puzzle-theme-retreat = Retreat
puzzle-theme-hold-back = Hold back
puzzle-theme-cards = Play a card
puzzle-theme-special = Special attacks
puzzle-theme-destroy = Destroy the enemy
puzzle-theme-save-units = Save your units
puzzle-theme-activation = Choose a unit
puzzle-theme-movement = Choose a space
puzzle-theme-entry = Enter the battlefield
puzzle-theme-reactive-fire = Reactive fire
puzzle-theme-fire = Choose a target
puzzle-theme-hit-back = Hit back
puzzle-theme-losses = Take casualties
puzzle-theme-reroll = Reroll
puzzle-theme-play = Find the move
puzzle-hint-win = It can be decided now.
puzzle-hint-defend-capital = Your capital is in danger.
puzzle-hint-take-capital = A capital is within reach.
puzzle-hint-majority = Count who holds most.
puzzle-hint-convoy = Enemy units could come over the sea.
puzzle-hint-sea = Look at the sea.
puzzle-hint-power-source = A power source is within reach.
puzzle-hint-attack = One attack pays more than the others.
puzzle-hint-march = Your units are needed elsewhere.
puzzle-hint-retreat = Is it worth fighting on?
puzzle-hint-hold-back = What if you do no more?
puzzle-hint-cards = Compare points, movement and abilities of your cards.
puzzle-hint-special = A special attack is possible.
puzzle-hint-destroy = An enemy unit can be destroyed.
puzzle-hint-save-units = One of your units is in danger.
puzzle-hint-activation = One unit is needed first.
puzzle-hint-movement = Think of cover and range.
puzzle-hint-entry = Think of who can see that space.
puzzle-hint-reactive-fire = Fire now, or keep the activation?
puzzle-hint-fire = Choose the target that counts.
puzzle-hint-hit-back = Compare both sides’ losses.
puzzle-hint-losses = Which miniature do you need most?
puzzle-hint-reroll = Compare the dice with what you could expect.
puzzle-hint-play = Compare the moves with each other.
puzzle-hint-three = It’s one of these:
puzzle-why-won = You win the game this round: { $here } of the time, against { $there } with “{ $next }”.
puzzle-why-won-soon = You win the game within the next activations: { $here } of the time, against { $there } with “{ $next }”.
puzzle-why-capital-kept = You keep your capital this round: { $here } of the time, against { $there } with “{ $next }”.
puzzle-why-capital-taken = You take a capital this round: { $here } of the time, against { $there } with “{ $next }”.
puzzle-why-majorities = Majorities you hold after the round, on average: { $here }, against { $there } with “{ $next }”.
puzzle-why-points = Points you score this round, on average: { $here }, against { $there } with “{ $next }”.
puzzle-why-sources = Power sources you hold after the round, on average: { $here }, against { $there } with “{ $next }”.
puzzle-why-army = Your army after the round, in production points: { $here }, against { $there } with “{ $next }”.
puzzle-why-enemies = Enemy armies after the round, in production points: { $here }, against { $there } with “{ $next }”.
puzzle-why-destroyed = Enemy units destroyed in the next activations, on average: { $here }, against { $there } with “{ $next }”.
puzzle-why-units-lost = Units you lose in the next activations, on average: { $here }, against { $there } with “{ $next }”.
puzzle-why-damage-dealt = Damage you deal in the next activations, on average: { $here }, against { $there } with “{ $next }”.
puzzle-why-damage-taken = Damage you take in the next activations, on average: { $here }, against { $there } with “{ $next }”.
puzzle-why-strength = It leaves you stronger than “{ $next }”, in many small ways.
puzzle-best = Best: { $action }
puzzle-chance = Chance to win: { $chance }. Next best: { $second }.
puzzle-yours = Your move: { $chance }.
puzzle-as-good = Right. It’s as good as the best move found.
puzzle-solution = Solution
puzzle-next = Next puzzle
puzzle-streak = In a row: { $count }
puzzle-best-streak = Best: { $count }
puzzle-solved = Solved: { $count } of { $all }
puzzle-try-on = Open on the analysis board
puzzle-done-all = You’ve solved them all. Begin again?
puzzle-forget = Begin again
puzzle-gone = This puzzle isn’t here any more.
puzzle-checking = Comparing…

## A position changed on the board

edit-title = Edit the position
edit-on-board = Edit on the board
edit-choose-place = Choose a place on the board to change what stands there.
edit-play = Play from here
edit-line = Position in one line
edit-add = Add a card
edit-remove = Remove { $what }
edit-less = { $what }: one less
edit-more = { $what }: one more
edit-phase = Round and phase
edit-stage = Phase
edit-scores = Points and majorities
edit-cards = Cards
edit-owner = Owner
edit-center = Production center
edit-round = Round
edit-turn = Whose turn
edit-points = Points left
edit-hand = Hand of { $player }
edit-played = Card played by { $player }
edit-as-it-is = in the middle of it
edit-destroyed = destroyed
edit-off = not on the field
edit-unit-at = { $unit } ({ $place })
edit-put = Put here
edit-place = Place
edit-ammo = { $weapon }: ammo
edit-loaded = { $weapon }: loaded
edit-none = nothing
edit-cover = Cover element
edit-cover-hp = Cover element: HP
edit-order = Standing order: fires at
edit-reach = Standing order: range
edit-silent = Reactive-fire prompts off: { $side }
