# What is wrong with the settings of a match of Dust Tactics.

army-missing = Side { $side } has no army, and none of the packaged ones is made for the scenario { $scenario }.
sides-wrong = “{ $text }” does not give each seat its side: as many words as seats, each 1 or 2, and both sides there.
