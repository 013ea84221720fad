"""What an analysis says: for people, for programs, and as one page."""
