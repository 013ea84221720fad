"""The bot `recruit` for DUST: plain sense at every decision point, weighed by data."""
