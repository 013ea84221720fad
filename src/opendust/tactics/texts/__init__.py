"""Text forms: files of cards, boards, scenarios and armies, and positions."""
