# Casi di conformità: errori dei loro file, e che cosa dice `opendust check`.

case-field-unknown = In un caso il campo { $field } non esiste. Scegli tra: rules, title, game, variants, seats, settings, position, play, note.
case-field-missing = Nel caso manca il campo { $field }.
case-field-wrong = { $field } ha la forma sbagliata: rules, variants e seats sono elenchi di parole, settings e position sono tabelle, il resto è testo.
case-folder-empty = In questa cartella non ci sono casi: i casi sono file che finiscono in .toml.
case-game-unknown = Il gioco { $name } non esiste. Scegli tra: { $known }.
case-edition-unknown = Il caso non si può giocare nell’edizione { $name }. Scegli tra: { $known }.
case-rule-unknown = La regola { $name } non esiste.
case-without-rule = Il caso non indica quale regola mostra.
case-expects-nothing = In { $edition } il caso non verifica nulla, quindi non può fallire. Aggiungi una riga che comincia con expect o refuse.
case-playable-position = una posizione da cui si può giocare
case-engine-stopped = le regole si sono fermate: { $error }
case-expected = atteso:
case-found = trovato:
case-count = Riusciti: { $passed }. Falliti: { $failed }.
