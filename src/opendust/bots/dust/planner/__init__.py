"""The bot `captain` for DUST: plans chains of attacks, races for majorities, exact odds."""
