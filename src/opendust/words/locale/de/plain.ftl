# Spiele, die keine eigenen Worte mitbringen.
plain-prompt = { $player }: Du entscheidest ({ $point }).
plain-refusal = Das ist nicht erlaubt: { $reason }.
