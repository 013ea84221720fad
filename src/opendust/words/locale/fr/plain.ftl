# Jeux sans mots à eux.
plain-prompt = { $player } : à vous de décider ({ $point }).
plain-refusal = Ce n’est pas permis : { $reason }.
