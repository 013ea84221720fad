# What is wrong with a typed command, a record, a setup, a position or a case.

name-unknown = There is no { $noun ->
    [area] area
    [card] card
    [unit] unit
    [color] colour
    [seat] player
   *[other] { $noun }
 } “{ $text }”.
name-unclear = “{ $text }” could be: { $values }.
verb-unknown = There is no command “{ $text }”.
argument-missing = After “{ $verb }” the { $name } is missing.
argument-surplus = “{ $text }” is too much here.
number-expected = A number is needed for { $name }, not “{ $text }”.
amounts-expected = Write a number before every name, such as: 3 tank 1 mech. I cannot read “{ $text }”.
dice-not-numbers = Dice are numbers from 1 to 6, not “{ $text }”.
input-unknown = “{ $text }” is no input: a line begins with the seat's number, dice or draw.
more-hits-than-dice = { $hits } hits with { $dice } dice cannot be.

record-torn = The last line has no end: “{ $text }”. The file was cut off there.
record-not-one = This is no record of OpenDust: it begins with “{ $text }”.
record-too-new = The record has schema { $found }; this program reads up to { $known }. A newer program is needed.
record-too-old = The record has schema { $found }, and there is no way from there to { $known }.
record-no-inputs-mark = The line { $text } between header and inputs is missing.
record-header-missing = The header does not say: { $name }.
record-header-unknown = The header has a line that means nothing: “{ $text }”.
record-seed-not-hex = The seed is no hexadecimal number: “{ $text }”.
record-input-refused = “{ $text }” is not legal there ({ $rule }).
record-rules-version = The record was played by version { $found } of the rules; this program has version { $known }.
record-no-seed = The record has no seed, so its dice cannot be checked.
record-commitment-wrong = The seed is not the one that the commitment binds.
record-outcome-wrong = “{ $text }” is not what the seed gives: { $right }.
record-end-missing = The match is over, but the line with the final position is missing.
record-end-early = The record says that the match is over, but it is not.
record-end-differs = The final position is not the one that the last line names.
record-game-unknown = There is no game { $name } in this program. There are: { $known }.
record-cannot-write = The match cannot be kept in { $file }: { $reason }
record-file-taken = { $file } is there already. Choose another file, or go on with: opendust play --resume { $file }
record-over = This match is over. Look at it with: opendust replay { $file }
record-no-seed-to-resume = The record has no seed, so the match cannot be taken up again.
record-busy = { $file } is being played by another program.

seats-wrong = { $amount } seats: a match has from { $least } to { $most }.
seat-name-wrong = “{ $name }” cannot be the name of a seat: names must differ, and neutral is taken.
seat-kind-unknown = “{ $name }” is no kind of player. Known are: { $known }.
seat-name-of-bot = A human cannot be named { $name }; that is what a bot is called.
seats-differ = The record has { $found } seats, --seats names { $given }.
setting-unknown = There is no setting { $name }.
content-differs = The { $what } is not the one that the match was begun with ({ $wanted } then, { $found } now).
board-needs-capital-pairs = The board has { $found } pairs of capitals; a match needs { $needed }.
deck-too-small = The deck has { $found } cards; so many players need { $needed }.
bot-unknown = There is no bot { $bot }. There are: { $known }.
bot-broken = The bot { $bot } of another package ({ $at }) cannot be made: { $reason }
seed-wrong = The seed is a hexadecimal number of { $bytes } bytes, not “{ $text }”.
edition-twice = Give --edition or --edition-file, not both.

rule-unknown = There is no rule { $text }.
position-wrong = { $field } cannot be “{ $text }”.
position-field-unknown = { $field } means nothing in { $where }. Known are: { $values }.
phase-unknown = There is no phase { $text }. Known are: { $values }.
land-expected = { $text } is no land area.
sea-expected = { $text } is no sea area.
units-out-of-element = { $area } cannot hold these units: land and air units stand on land, submarines at sea.

fault-weight-not-a-table = The weights of { $name } must be a table of numbers.
fault-weight-not-a-number = The weight { $name } must be a number.
fault-weight-unknown = There is no weight { $name }.
fault-toml-deep = The TOML is nested too deeply.
