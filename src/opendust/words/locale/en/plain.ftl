# Any game that brings no words of its own.
plain-prompt = { $player }: your decision ({ $point }).
plain-refusal = That isn't allowed: { $reason }.
