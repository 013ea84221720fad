# Fehler in Ausgaben und Hausregeln.

fault-option-unknown = Die Option { $name } gibt es nicht.
fault-option-bool = { $name } ist true oder false, nicht { $value }.
fault-option-choice = { $name } kann nicht { $value } sein. Wähle aus: { $values }.
fault-option-number = { $name } ist eine ganze Zahl ({ $values }), nicht { $value }.
fault-option-number-by-players = { $name } ist eine Zahl für alle oder eine Zahl je Spielerzahl ({ $values }), nicht { $value }.
fault-option-list = { $name } ist eine Liste verschiedener Wörter, nicht { $value }. Wähle aus: { $values }.
fault-option-name = { $name } ist ein Name aus Kleinbuchstaben, Ziffern und Bindestrichen, nicht { $value }.
fault-option-form = Schreibe eine Option als name=wert, nicht { $value }.
fault-option-missing = Diesen Optionen fehlt ein Wert: { $values }.
fault-edition-unknown = „{ $name }“ ist keine Ausgabe. Wähle aus: { $values }.
fault-edition-base = Die Grundlage „{ $name }“ ist keine Ausgabe. Wähle aus: { $values }.
fault-edition-no-base = Der Ausgabendatei fehlt ihre Grundlage, zum Beispiel: base = "premium-en". Wähle aus: { $values }.
fault-toml = Das ist kein TOML: { $reason }
fault-file-unreadable = Die Datei lässt sich nicht lesen: { $reason }

# Folgt auf einen Fehler, dessen Name oder Wert einem bekannten ähnelt.
fault-nearest = Meintest du { $nearest }?
