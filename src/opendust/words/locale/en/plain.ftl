# Any game that brings no words of its own.
plain-prompt = { $player }: your decision ({ $point }).
plain-refusal = That isn’t allowed: { $reason }.
game-unknown = “{ $name }” isn’t a game. Choose from: { $known }.
name-expected = “{ $name }” needs a name, a list of names or amounts by name, not { $text }.
