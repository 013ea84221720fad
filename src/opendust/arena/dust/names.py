"""What is a capital, a colour, an ability or a card of DUST called in the report?"""

from __future__ import annotations

from opendust.dust.board.board import BOARDS, load_board
from opendust.words import text
from opendust.words.catalogue import has_message

MESSAGES = {"color": "dust-color-", "card_ability": "dust-ability-"}


def value_name(column: str, value: str, language: str) -> str:
    """A value of a column as people call it; an area of somebody's own board by its id."""
    if column == "capital":
        return capital_name(value, language)
    if column == "card":
        values, _, ability = value.split("-", 2)
        return f"{text('dust-ability-' + ability, language)} {'-'.join(values)}"
    message = MESSAGES.get(column, "") + value
    return text(message, language) if has_message(message) else value


def capital_name(value: str, language: str) -> str:
    """The name of a capital on a packaged board."""
    for name in BOARDS:
        board = load_board(name)
        if value in board.ids:
            return board.label(board.ids.index(value), language)
    return value
