# Errori nelle varianti e nelle impostazioni.

fault-switch-unknown = L’impostazione { $name } non esiste.
fault-switch-bool = { $name } è true o false, non { $value }.
fault-switch-choice = { $name } non può essere { $value }. Scegli tra: { $values }.
fault-switch-number = { $name } è un numero intero ({ $values }), non { $value }.
fault-switch-number-by-players = { $name } è un numero per tutti, oppure uno per ogni numero di giocatori ({ $values }), non { $value }.
fault-switch-list = { $name } è un elenco di parole diverse, scelte tra: { $values }. Non può essere { $value }.
fault-switch-name = { $name } è un nome in lettere minuscole, cifre e trattini, non { $value }.
fault-switch-form = Un’impostazione si scrive nome=valore, non { $value }.
fault-switch-missing = Queste impostazioni non hanno un valore: { $values }.
fault-variant-unknown = { $setting ->
    [profile] Il profilo { $name } non esiste. Scegli tra: { $values }.
   *[other] L’edizione { $name } non esiste. Scegli tra: { $values }.
}
fault-variant-base = { $setting ->
    [profile] La base { $name } non è un profilo. Scegli tra: { $values }.
   *[other] La base { $name } non è un’edizione. Scegli tra: { $values }.
}
fault-variant-no-base = { $setting ->
    [profile] Il file di un profilo indica la sua base, per esempio: base = "revised". Scegli tra: { $values }.
   *[other] Il file di un’edizione indica la sua base, per esempio: base = "premium-en". Scegli tra: { $values }.
}
fault-toml = Questo non è TOML: { $reason }
fault-file-missing = Questo file non esiste.
fault-file-folder = Questa è una cartella, non un file.
fault-file-no-text = Questo non è un file di testo.
fault-file-unreadable = Il file non si può leggere: { $reason }

# Segue un errore il cui nome o valore somiglia a uno noto.
fault-nearest = Intendevi { $nearest }?
