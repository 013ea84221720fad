"""Where did I lose? Winning chances after every step, the cost of every decision, and luck."""
