# Regelfälle: Fehler in ihren Dateien und was `opendust check` sagt.

case-field-unknown = Das Feld { $field } ist in einem Fall unbekannt. Erlaubt: rules, title, game, variants, seats, settings, position, play, note.
case-field-missing = Dem Fall fehlt das Feld { $field }.
case-field-wrong = { $field } hat die falsche Form: rules, variants und seats sind Listen von Wörtern, settings und position sind Tabellen, der Rest ist Text.
case-folder-empty = In diesem Ordner ist kein Fall. Fälle sind Dateien mit der Endung .toml.
case-game-unknown = „{ $name }“ ist kein Spiel. Wähle aus: { $known }.
case-edition-unknown = Der Fall wird in der Ausgabe { $name } nicht gespielt. Wähle aus: { $known }.
case-rule-unknown = Es gibt keine Regel { $name }.
case-without-rule = Der Fall nennt keine Regel, die er zeigt.
case-expects-nothing = Der Fall erwartet in { $edition } nichts und kann dort nicht scheitern. Füge eine Zeile hinzu, die mit expect oder refuse beginnt.
case-playable-position = eine spielbare Stellung
case-engine-stopped = die Regeln brachen ab: { $error }
case-expected = erwartet:
case-found = gefunden:
case-count = { $passed } bestanden, { $failed } gescheitert
