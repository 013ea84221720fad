"""Does a rule's own case fail when the rule is taken out? The proof behind the tables."""
