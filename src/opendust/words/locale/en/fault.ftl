# What is wrong with a typed command, a record, a setup, a position or a case.

name-unknown = { $noun ->
    [area] “{ $text }” isn’t an area.
    [card] “{ $text }” isn’t a card.
    [unit] “{ $text }” isn’t a unit.
    [color] “{ $text }” isn’t a colour.
    [seat] No player is called “{ $text }”.
    [side] “{ $text }” isn’t a side.
    [space] “{ $text }” isn’t a space.
    [weapon] “{ $text }” isn’t a weapon.
   *[other] “{ $text }” doesn’t exist.
 }
name-unclear = “{ $text }” could be: { $values }.
verb-unknown = “{ $text }” isn’t a command.
argument-missing = “{ $verb }” also needs: { $name ->
    [area] the area
    [card] the card
    [color] the colour
    [center] the production center
    [amount] the amount
    [unit] the unit
    [player] the player
    [discards] the cards to discard
    [origin] the origin
    [target] the target
    [units] the units
    [bombers] the bombers
    [mechs] the mechs
    [space] the space
    [element] the cover element
    [hero] the hero
    [squad] the squad
    [side] the side
    [plan] the two actions
    [extras] the skills and special weapons
    [weapon] the weapon
    [weapons] the weapons
    [ammo] the ammo
    [model] the miniature
    [models] the miniatures
    [result] the die
    [artillery] the artillery unit
    [quarry] the kind of target
    [range] the range
   *[other] { $name }
 }.
argument-surplus = “{ $text }” isn’t needed here.
argument-unknown = “{ $text }” isn’t part of { $verb }. Choose from: { $known }.
number-expected = Write a number, not “{ $text }” ({ $name ->
    [area] the area
    [card] the card
    [color] the colour
    [center] the production center
    [amount] the amount
    [unit] the unit
    [player] the player
    [discards] the cards to discard
    [origin] the origin
    [target] the target
    [units] the units
    [bombers] the bombers
    [mechs] the mechs
    [space] the space
    [element] the cover element
    [hero] the hero
    [squad] the squad
    [side] the side
    [plan] the two actions
    [extras] the skills and special weapons
    [weapon] the weapon
    [weapons] the weapons
    [ammo] the ammo
    [model] the miniature
    [models] the miniatures
    [result] the die
    [artillery] the artillery unit
    [quarry] the kind of target
    [range] the range
   *[other] { $name }
 }).
amounts-expected = Write a number before every name, such as: 3 tank 1 mech. “{ $text }” isn’t clear.
dice-not-numbers = Dice are numbers from 1 to 6, not “{ $text }”.
input-unknown = “{ $text }” isn’t an input. A line begins with the seat’s number, dice or draw.
more-hits-than-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } can’t give { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
 }.

record-torn = The last line is cut off: “{ $text }”.
record-not-one = This isn’t an OpenDust saved game: it starts with “{ $text }”.
record-too-new = The saved game has schema { $found }, but this program only reads up to { $known }. Use a newer version.
record-too-old = The saved game has schema { $found }, which can’t be converted to { $known }.
record-no-inputs-mark = The line { $text } between header and inputs is missing.
record-header-missing = The header lacks this field: { $name }.
record-header-unknown = The header has an unknown line: “{ $text }”.
record-seed-not-hex = The seed isn’t a hexadecimal number: “{ $text }”.
record-input-refused = “{ $text }” isn’t legal there ({ $rule }).
record-rules-version = The saved game follows version { $found } of the rules. This program has version { $known }.
record-no-seed = The saved game has no seed, so its dice can’t be checked.
record-commitment-wrong = The seed doesn’t match the hash published before the game.
record-commitment-other = The saved game’s hash is { $found }. You noted { $noted }.
record-link-unreadable = “{ $text }” isn’t a seat and a hash of 64 hexadecimal digits.
record-link-wrong = This link doesn’t belong to the player’s share of the dice.
record-share-missing = No player in this game has the share you noted: { $noted }.
record-hash-malformed = “{ $noted }” isn’t a hash of 64 hexadecimal digits.
record-outcome-wrong = “{ $text }” doesn’t match the seed, which gives { $right }.
record-end-missing = The game is over, but the line with the final position is missing.
record-end-early = The saved game says that the game is over, but it isn’t.
record-end-differs = The final position isn’t the one the last line names.
record-game-unknown = “{ $name }” isn’t a game of this program. Choose from: { $known }.
record-cannot-write = Can’t save the game in { $file }: { $reason }
record-file-taken = { $file } already exists. Choose another name, or continue it with: opendust play --resume { $file }
record-over = This game is over. Watch it with: opendust replay { $file }
record-no-seed-to-resume = The saved game has no seed, so you can’t continue it.
record-busy = Another program is playing { $file }.

seats-wrong = A game has { $least } to { $most } seats, not { $amount }.
seat-name-wrong = “{ $name }” can’t be a player’s name. Names must differ, and “neutral” is taken.
seat-kind-unknown = “{ $name }” isn’t a kind of player. Choose from: { $known }.
seat-name-of-bot = A human can’t be called { $name }: that’s a bot’s name.
seats-differ = The saved game has { $found ->
    [one] 1 seat
   *[other] { $found } seats
 }, but --seats names { $given }.
setting-unknown = “{ $name }” isn’t a setting.
content-differs = The { $what } isn’t the one the game began with ({ $wanted } then, { $found } now).
board-needs-capital-pairs = The game needs { $needed } pairs of capitals. The board has { $found }.
deck-too-small = So many players need { $needed } cards. The deck has { $found }.
bot-unknown = “{ $bot }” isn’t a bot. Choose from: { $known }.
bot-broken = Can’t load the bot { $bot } of another package ({ $at }): { $reason }
seed-wrong = The seed must be a hexadecimal number of { $bytes ->
    [one] 1 byte
   *[other] { $bytes } bytes
 }, not “{ $text }”.
edition-twice = Give --edition or --edition-file, not both.

rule-unknown = “{ $text }” isn’t a rule.
position-wrong = { $field } can’t be “{ $text }”.
position-field-unknown = “{ $field }” isn’t a field of { $where }. Choose from: { $values }.
phase-unknown = “{ $text }” isn’t a phase. Choose from: { $values }.
land-expected = { $text } isn’t a land area.
sea-expected = { $text } isn’t a sea area.
units-out-of-element = { $area } can’t hold these units: land and air units stand on land, submarines at sea.

fault-weight-not-a-table = The weights of { $name } must be a table of numbers.
fault-weight-not-a-number = The weight { $name } must be a number.
fault-weight-unknown = “{ $name }” isn’t a weight.
fault-toml-deep = The TOML is nested too deeply.
fault-toml-number = A number in the TOML has too many digits.
position-unreadable = “{ $text }” isn’t a position. It begins with opendust1 and a game’s name.
edit-no-editor = This game has no editor. Change the position as text.
edit-stuck = No one could do anything in this position.
edit-unknown = “{ $field }” isn’t something you can change.
edit-no-number = “{ $text }” isn’t a number.
edit-no-cover = You can’t put that cover element on { $space }.
whatif-unreadable = This isn’t a saved study.
whatif-no-chance = No dice or cards are due here. Type a move.
whatif-no-move = The study has no move { $number }.
whatif-nobody-chooses = No one has to choose here.
whatif-full = A study can’t hold more than { $most }.
