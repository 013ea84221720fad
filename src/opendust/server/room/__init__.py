"""One match in this process: who may change it, who is told of it, who acts for the absent."""
