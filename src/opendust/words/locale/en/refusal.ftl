# Refusals of any game.

refusal-nothing-to-undo = You can’t undo past a roll, a drawn or revealed card, or another player’s move.
refusal-no-chance-pending = There are no dice to roll and no cards to draw.
# After the rule that is named first: the others that forbid the same, by their numbers.
refusal-also = also { $rules }

# What would be legal instead.

could-any = You can choose: { $values }.
could-amount = You can choose { $least } to { $most }.
could-one-amount = You can choose { $values }.
could-units = You can choose at most: { $values }.
could-origin = You can reach that target from: { $values }.
could-target = From there you can choose: { $values }.
could-verbs = Now you can: { $values }.
could-and-more = { $values }, and { $amount } more
# After a first sentence of what could be chosen: something else that would do as well.
could-or = Or: { $values }.
