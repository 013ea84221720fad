# Fehler in Ausgaben und Optionen.

fault-option-unknown = Es gibt keine Option { $name }.
fault-option-bool = { $name } ist true oder false, nicht { $value }.
fault-option-choice = { $name } kann nicht { $value } sein. Möglich sind: { $values }.
fault-option-number = { $name } ist eine ganze Zahl ({ $values }), nicht { $value }.
fault-option-number-by-players = { $name } ist eine Zahl für alle oder eine für jede Spielerzahl ({ $values }), nicht { $value }.
fault-option-list = { $name } zählt verschiedene Wörter auf, aus: { $values }. { $value } geht nicht.
fault-option-name = { $name } ist ein Name aus kleinen Buchstaben, Ziffern und Bindestrichen, nicht { $value }.
fault-option-form = Eine Option schreibt man als name=wert, nicht { $value }.
fault-option-missing = Diese Optionen haben keinen Wert: { $values }.
fault-edition-unknown = Es gibt keine Ausgabe { $name }. Es gibt: { $values }.
fault-edition-base = Die Grundlage { $name } ist keine Ausgabe. Es gibt: { $values }.
fault-edition-no-base = Eine Ausgabendatei nennt ihre Grundlage, zum Beispiel: base = "premium-en". Es gibt: { $values }.
fault-toml = Das ist kein TOML: { $reason }
fault-file-unreadable = Die Datei kann nicht gelesen werden: { $reason }
