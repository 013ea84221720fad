# Errori nelle edizioni e nelle opzioni.

fault-option-unknown = L’opzione { $name } non esiste.
fault-option-bool = { $name } è true o false, non { $value }.
fault-option-choice = { $name } non può essere { $value }. Scegli tra: { $values }.
fault-option-number = { $name } è un numero intero ({ $values }), non { $value }.
fault-option-number-by-players = { $name } è un numero per tutti, oppure uno per ogni numero di giocatori ({ $values }), non { $value }.
fault-option-list = { $name } è un elenco di parole diverse, scelte tra: { $values }. Non può essere { $value }.
fault-option-name = { $name } è un nome in lettere minuscole, cifre e trattini, non { $value }.
fault-option-form = Un’opzione si scrive nome=valore, non { $value }.
fault-option-missing = Queste opzioni non hanno un valore: { $values }.
fault-edition-unknown = L’edizione { $name } non esiste. Scegli tra: { $values }.
fault-edition-base = La base { $name } non è un’edizione. Scegli tra: { $values }.
fault-edition-no-base = Il file di un’edizione indica la sua base, per esempio: base = "premium-en". Scegli tra: { $values }.
fault-toml = Questo non è TOML: { $reason }
fault-file-unreadable = Il file non si può leggere: { $reason }

# Segue un errore il cui nome o valore somiglia a uno noto.
fault-nearest = Intendevi { $nearest }?
