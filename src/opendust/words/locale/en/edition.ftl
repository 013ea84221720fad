# Faults of variants and switches.

fault-switch-unknown = There is no switch { $name }.
fault-switch-bool = { $name } is true or false, not { $value }.
fault-switch-choice = { $name } cannot be { $value }. It is one of: { $values }.
fault-switch-number = { $name } is a whole number ({ $values }), not { $value }.
fault-switch-number-by-players = { $name } is one number for all, or one for each number of players ({ $values }), not { $value }.
fault-switch-list = { $name } lists different words out of: { $values }. It cannot be { $value }.
fault-switch-name = { $name } is a name in small letters, digits and hyphens, not { $value }.
fault-switch-form = A switch is written name=value, not { $value }.
fault-switch-missing = These switches have no value: { $values }.
fault-variant-unknown = { $setting ->
    [profile] There is no profile { $name }. There are: { $values }.
   *[other] There is no edition { $name }. There are: { $values }.
}
fault-variant-base = { $setting ->
    [profile] The base { $name } is no profile. There are: { $values }.
   *[other] The base { $name } is no edition. There are: { $values }.
}
fault-variant-no-base = { $setting ->
    [profile] A profile file names its base, for example: base = "revised". There are: { $values }.
   *[other] An edition file names its base, for example: base = "premium-en". There are: { $values }.
}
fault-toml = This isn’t TOML: { $reason }
fault-file-unreadable = Can’t read the file: { $reason }

# Follows a fault whose name or value is like a known one.
fault-nearest = Did you mean { $nearest }?
