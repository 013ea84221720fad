"""Bluff, a dice game for two to four players: roll in secret, bid on all dice, doubt the bid."""

from opendust import GameEntry

ENTRY = GameEntry(
    "bluff",
    "Bluff",
    "bluff.game",
    rulebook="bluff",
    table="bluff.table:table",
    locale="bluff",
)
