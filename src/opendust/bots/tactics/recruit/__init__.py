"""The bot `recruit` for Dust Tactics: plain sense at every decision point."""
