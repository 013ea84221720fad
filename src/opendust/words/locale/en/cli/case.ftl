# Conformance cases: faults of their files, and what `opendust check` says.

case-field-unknown = “{ $field }” isn’t a field of a case. Choose from: rules, title, game, variants, seats, settings, position, play, note.
case-field-missing = The field “{ $field }” is missing.
case-field-wrong = “{ $field }” has the wrong form. rules, variants and seats are lists of words, settings and position are tables, the rest is text.
case-folder-empty = This folder has no cases. Cases are files that end in .toml.
case-game-unknown = “{ $name }” isn’t a game. Choose from: { $known }.
case-edition-unknown = The case isn’t played in the edition “{ $name }”. Choose from: { $known }.
case-rule-unknown = “{ $name }” isn’t a rule.
case-without-rule = The case doesn’t name the rule it shows. Add: rules = ["PROD-15"]
case-expects-nothing = The case expects nothing in { $edition }, so it can’t fail. Add a line that begins with expect or refuse.
case-playable-position = a position that can be played
case-engine-stopped = the rules stopped: { $error }
case-expected = expected:
case-found = found:
case-count = { $passed } passed, { $failed } failed
