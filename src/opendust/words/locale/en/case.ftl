# Conformance cases: faults of their files, and what `opendust check` says.

case-field-unknown = { $field } means nothing in a case. Known are: rules, title, game, variants, seats, settings, position, play, note.
case-field-missing = The case has no { $field }.
case-field-wrong = { $field } has the wrong form: rules, variants and seats are lists of words, settings and position are tables, the rest is text.
case-folder-empty = There is no case in this folder: cases are files that end in .toml.
case-game-unknown = There is no game { $name }. There are: { $known }.
case-edition-unknown = The case is not played in an edition { $name }. There are: { $known }.
case-rule-unknown = There is no rule { $name }.
case-without-rule = The case names no rule that it shows.
case-expects-nothing = The case expects nothing in { $edition }, so it cannot fail there. Add a line that begins with expect or refuse.
case-playable-position = a position that can be played on
case-engine-stopped = the rules stopped: { $error }
case-expected = expected:
case-found = found:
case-count = { $passed } passed, { $failed } failed
