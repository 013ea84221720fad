# Errori nelle edizioni e nelle opzioni.

fault-option-unknown = Non esiste l'opzione { $name }.
fault-option-bool = { $name } è true o false, non { $value }.
fault-option-choice = { $name } non può essere { $value }. Può essere: { $values }.
fault-option-number = { $name } è un numero intero ({ $values }), non { $value }.
fault-option-number-by-players = { $name } è un numero per tutti, oppure uno per ogni numero di giocatori ({ $values }), non { $value }.
fault-option-list = { $name } elenca parole diverse tra: { $values }. Non può essere { $value }.
fault-option-name = { $name } è un nome in lettere minuscole, cifre e trattini, non { $value }.
fault-option-form = Un'opzione si scrive nome=valore, non { $value }.
fault-option-missing = Queste opzioni non hanno un valore: { $values }.
fault-edition-unknown = Non esiste l'edizione { $name }. Ci sono: { $values }.
fault-edition-base = La base { $name } non è un'edizione. Ci sono: { $values }.
fault-edition-no-base = Il file di un'edizione indica la sua base, per esempio: base = "premium-en". Ci sono: { $values }.
fault-toml = Questo non è TOML: { $reason }
fault-file-unreadable = Il file non si può leggere: { $reason }
