# Spiele, die keine eigenen Worte mitbringen.
plain-prompt = { $player }: Du entscheidest ({ $point }).
plain-refusal = Das ist nicht erlaubt: { $reason }.
game-unknown = „{ $name }“ ist kein Spiel. Wähle aus: { $known }.
name-expected = „{ $name }“ braucht einen Namen, eine Liste von Namen oder Mengen nach Namen, nicht { $text }.
