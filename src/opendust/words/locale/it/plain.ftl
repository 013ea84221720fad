# Giochi che non portano parole proprie.
plain-prompt = { $player }: tocca a te decidere ({ $point }).
plain-refusal = Non è permesso: { $reason }.
game-unknown = «{ $name }» non è un gioco. Scegli tra: { $known }.
name-expected = «{ $name }» vuole un nome, un elenco di nomi o quantità per nome, non { $text }.
