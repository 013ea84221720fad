"""A game as text: notation, records, rulebooks, digests."""
