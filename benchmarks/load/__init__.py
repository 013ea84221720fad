"""How much play does one server carry? Side by side with a public peer, in one run."""
