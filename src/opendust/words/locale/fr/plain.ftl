# Jeux sans mots à eux.
plain-prompt = { $player } : à vous de décider ({ $point }).
plain-refusal = Ce n’est pas permis : { $reason }.
game-unknown = « { $name } » n’est pas un jeu. Choisissez parmi : { $known }.
name-expected = « { $name } » attend un nom, une liste de noms ou des quantités par nom, pas { $text }.
