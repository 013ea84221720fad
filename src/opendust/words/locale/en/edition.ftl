# Faults of editions and options.

fault-option-unknown = There is no option { $name }.
fault-option-bool = { $name } is true or false, not { $value }.
fault-option-choice = { $name } cannot be { $value }. It is one of: { $values }.
fault-option-number = { $name } is a whole number ({ $values }), not { $value }.
fault-option-number-by-players = { $name } is one number for all, or one for each number of players ({ $values }), not { $value }.
fault-option-list = { $name } lists different words out of: { $values }. It cannot be { $value }.
fault-option-name = { $name } is a name in small letters, digits and hyphens, not { $value }.
fault-option-form = An option is written name=value, not { $value }.
fault-option-missing = These options have no value: { $values }.
fault-edition-unknown = There is no edition { $name }. There are: { $values }.
fault-edition-base = The base { $name } is no edition. There are: { $values }.
fault-edition-no-base = An edition file names its base, for example: base = "premium-en". There are: { $values }.
fault-toml = This is not TOML: { $reason }
fault-file-unreadable = The file cannot be read: { $reason }

# Follows a fault whose name or value is like a known one.
fault-nearest = Did you mean { $nearest }?
