"""Mutation testing: the small changes of the rules, who notices them, and the report."""
