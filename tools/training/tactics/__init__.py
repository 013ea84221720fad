"""Bots of Dust Tactics on trial, and how a value of positions is learned."""
