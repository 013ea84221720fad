"""How do names stand in JSON? Quoted once for all frames that speak of them."""

from __future__ import annotations

from typing import Final

MOST_KEPT: Final = 512
LISTS: Final[dict[tuple[str, ...], tuple[str, ...]]] = {}
WORDS: Final[dict[str, str]] = {}


def quoted(names: tuple[str, ...]) -> tuple[str, ...]:
    """Names as JSON has them; those of the same board are asked for again and again."""
    found = LISTS.get(names)
    if found is None:
        if len(LISTS) >= MOST_KEPT:
            LISTS.clear()
        found = LISTS[names] = tuple([in_quotes(name) for name in names])
    return found


def quoted_word(word: str) -> str:
    """A word of the program itself, such as a verb: there are few."""
    found = WORDS.get(word)
    if found is None:
        found = WORDS[word] = in_quotes(word)
    return found


def in_quotes(text: str) -> str:
    """A text as JSON has it: quotes, backslashes and signs that control something are escaped."""
    signs = ['"']
    for sign in text:
        if sign in ('"', "\\"):
            signs.append("\\" + sign)
        elif ord(sign) < ord(" "):
            signs.append(f"\\u{ord(sign):04x}")
        else:
            signs.append(sign)
    return "".join(signs) + '"'
