"""How is a switch told in a language? By the rulebook's translation, or else by the catalogue."""

from __future__ import annotations

from opendust.kernel.text.rulebook import Rulebook
from opendust.kernel.variants.switch import Switch


def meaning_in(book: Rulebook, switch: Switch) -> str:
    """What a switch decides."""
    return str(book.switches.get(switch.name, {}).get("meaning", switch.meaning))


def labels_in(book: Rulebook, switch: Switch) -> dict[str, str]:
    """The values of a switch in words; numbers, names, yes and no have none."""
    found = book.switches.get(switch.name, {}).get("values", switch.labels)
    return {str(value): str(label) for value, label in found.items()}


def other_values(switch: Switch, value: str) -> list[str]:
    """What else a switch can be set to; numbers, lists and names have too many to tell."""
    if switch.kind not in ("bool", "choice"):
        return []
    return [other for other in switch.values if other != value]


def value_in(book: Rulebook, switch: Switch, text: str) -> str:
    """A canonical value in words, as far as there are any."""
    labels = labels_in(book, switch)
    if not labels or ":" in text:
        return text
    return ", ".join([labels.get(word, word) for word in text.split(",")])
