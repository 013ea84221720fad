# Fehler in Ausgaben und Hausregeln.

fault-switch-unknown = Den Schalter { $name } gibt es nicht.
fault-switch-bool = { $name } ist true oder false, nicht { $value }.
fault-switch-choice = { $name } kann nicht { $value } sein. Wähle aus: { $values }.
fault-switch-number = { $name } ist eine ganze Zahl ({ $values }), nicht { $value }.
fault-switch-number-by-players = { $name } ist eine Zahl für alle oder eine Zahl je Spielerzahl ({ $values }), nicht { $value }.
fault-switch-list = { $name } ist eine Liste verschiedener Wörter, nicht { $value }. Wähle aus: { $values }.
fault-switch-name = { $name } ist ein Name aus Kleinbuchstaben, Ziffern und Bindestrichen, nicht { $value }.
fault-switch-form = Schreibe einen Schalter als name=wert, nicht { $value }.
fault-switch-missing = Diesen Schaltern fehlt ein Wert: { $values }.
fault-variant-unknown = { $setting ->
    [profile] „{ $name }“ ist kein Profil. Wähle aus: { $values }.
   *[other] „{ $name }“ ist keine Ausgabe. Wähle aus: { $values }.
}
fault-variant-base = { $setting ->
    [profile] Die Grundlage „{ $name }“ ist kein Profil. Wähle aus: { $values }.
   *[other] Die Grundlage „{ $name }“ ist keine Ausgabe. Wähle aus: { $values }.
}
fault-variant-no-base = { $setting ->
    [profile] Der Profildatei fehlt ihre Grundlage, zum Beispiel: base = "revised". Wähle aus: { $values }.
   *[other] Der Ausgabendatei fehlt ihre Grundlage, zum Beispiel: base = "premium-en". Wähle aus: { $values }.
}
fault-toml = Das ist kein TOML: { $reason }
fault-file-missing = Diese Datei gibt es nicht.
fault-file-folder = Das ist ein Ordner, keine Datei.
fault-file-no-text = Das ist keine Textdatei.
fault-file-unreadable = Die Datei lässt sich nicht lesen: { $reason }

# Folgt auf einen Fehler, dessen Name oder Wert einem bekannten ähnelt.
fault-nearest = Meintest du { $nearest }?
