"""A match in the terminal: who is asked, how a choice is put, what is typed, what is kept."""
