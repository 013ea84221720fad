"""Fighting: attacks, battles, special attacks, losses and retreats."""
