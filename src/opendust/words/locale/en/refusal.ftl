# Refusals of any game.

refusal-nothing-to-undo = There is nothing that you could take back: something hidden or random has been revealed since, or the last input was not yours.
refusal-no-chance-pending = No dice are rolled and no cards are drawn now.

# What would be legal instead.

could-any = You could choose: { $values }.
could-amount = You could choose { $least } to { $most }.
could-one-amount = You could choose { $values }.
could-units = There is at most: { $values }.
could-origin = That target can be reached from: { $values }.
could-target = From there you could choose: { $values }.
could-verbs = Now you can: { $values }.
could-and-more = and { $amount } more
