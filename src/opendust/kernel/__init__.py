"""What any turn-based game needs: the contract, chance, records, the match loop. No game noun."""
