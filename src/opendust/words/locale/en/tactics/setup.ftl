# What is wrong with the settings of a match of Dust Tactics.

army-missing = Side { $side } has no army, and no packaged army fits the scenario { $scenario }.
army-not-yours = You can’t choose this side’s army: the host has chosen it, or several players lead this side.
sides-wrong = “{ $text }” doesn’t give each seat a side. Write 1 or 2 for each seat, and use both.
