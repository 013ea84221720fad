# Faults of variants and switches.

fault-switch-unknown = “{ $name }” isn’t a switch.
fault-switch-bool = { $name } is true or false, not { $value }.
fault-switch-choice = { $name } can’t be { $value }. Choose from: { $values }.
fault-switch-number = { $name } is a whole number ({ $values }), not { $value }.
fault-switch-number-by-players = { $name } is one number for all, or one for each number of players ({ $values }), not { $value }.
fault-switch-list = { $name } can’t be { $value }. List different words from: { $values }.
fault-switch-name = { $name } is a name in small letters, digits and hyphens, not { $value }.
fault-switch-form = A switch is written name=value, not { $value }.
fault-switch-missing = These switches have no value: { $values }.
fault-variant-unknown = { $setting ->
    [profile] “{ $name }” isn’t a profile. Choose from: { $values }.
   *[other] “{ $name }” isn’t an edition. Choose from: { $values }.
}
fault-variant-base = { $setting ->
    [profile] The base “{ $name }” isn’t a profile. Choose from: { $values }.
   *[other] The base “{ $name }” isn’t an edition. Choose from: { $values }.
}
fault-variant-no-base = { $setting ->
    [profile] The profile file has no base. Write for example: base = "revised". Choose from: { $values }.
   *[other] The edition file has no base. Write for example: base = "premium-en". Choose from: { $values }.
}
fault-toml = This isn’t TOML: { $reason }
fault-file-missing = This file doesn’t exist.
fault-file-folder = This is a folder, not a file.
fault-file-no-text = This isn’t a text file.
fault-file-unreadable = Can’t read the file: { $reason }

# Follows a fault whose name or value is like a known one.
fault-nearest = Did you mean { $nearest }?
