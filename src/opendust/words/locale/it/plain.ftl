# Giochi che non portano parole proprie.
plain-prompt = { $player }: tocca a te decidere ({ $point }).
plain-refusal = Non è permesso: { $reason }.
