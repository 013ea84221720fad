"""What the deck is: cards with three values, stars and an ability.

A card is written as its id: the three values, the stars and the ability, such as `322-2-nurse`.
Cards are numbers from 0; a hand is a mask of at most 62 bits. Which facts are printed and which
are our reconstruction is said in the deck's file.
"""

from __future__ import annotations

import re
from enum import Enum
from hashlib import blake2b
from importlib.resources import files
from typing import Final, final

from opendust.kernel.closed_set import closed_set
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.toml.lines import TomlLines
from opendust.kernel.toml.text import read_toml

DECKS: Final = ("standard",)  # the decks of the package
MOST_CARDS: Final = 62  # a hand is one machine word
VALUE_SUM: Final = 7


@closed_set
class Ability(Enum):
    """The eleven abilities. CARD-04."""

    RAKETEN_TRUPPEN = "raketen-truppen"
    NURSE = "nurse"
    SECRET_WEAPON = "secret-weapon"
    DIPLOMAT = "diplomat"
    ALIEN_RADAR = "alien-radar"
    KOSHKA = "koshka"
    MECH_DROPPER = "mech-dropper"
    ACE_OF_THE_SKY = "ace-of-the-sky"
    MECH_BUILDER = "mech-builder"
    SIGRID = "sigrid"
    BALLISTIC_MISSILES = "ballistic-missiles"


_ABILITY: Final = {ability.value: ability for ability in Ability}
_CARD: Final = re.compile(r"([1-9])([1-9])([1-9])-([1-9])-([a-z-]+)")


@final
class Deck:
    """The cards of a match, each by its number. Never changed once made."""

    def __init__(self, name: str, ids: list[str]) -> None:
        self.name = name
        self.size = len(ids)
        self.ids = tuple(ids)
        self.combat = tuple([int(slug[0]) for slug in ids])
        self.movement = tuple([int(slug[1]) for slug in ids])
        self.production = tuple([int(slug[2]) for slug in ids])
        self.stars = tuple([int(slug[4]) for slug in ids])
        self.abilities = tuple([_ABILITY[slug[6:]] for slug in ids])
        self.order = tuple([self._order(card) for card in range(self.size)])
        self._number = {slug: number for number, slug in enumerate(ids)}
        self.digest = blake2b("\n".join(ids).encode(), digest_size=8).hexdigest()

    def _order(self, card: int) -> int:
        """The higher combat value goes first, then movement, then stars. INIT-02 to INIT-04."""
        return self.combat[card] * 100 + self.movement[card] * 10 + self.stars[card]

    def index(self, slug: str) -> int:
        """The card with this id, or -1."""
        return self._number.get(slug, -1)


def parse_deck(text: str, source: str) -> Deck:
    """The deck that a file describes; raises with every fault in it."""
    content = read_toml(text, source)
    name = content.get("name")
    cards = content.get("cards")
    faults: list[Fault] = []
    if not isinstance(name, str) or not name:
        faults.append(Fault(source, 1, "fault-deck-no-name"))
    if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
        faults.append(Fault(source, TomlLines(text).line("cards"), "fault-deck-no-cards"))
        raise BadText(faults)
    ids = [str(card) for card in cards]
    faults += _card_faults(ids, source, text)
    if faults:
        raise BadText(faults)
    return Deck(str(name), ids)


def short_deck(cards: list[str], source: str) -> Deck:
    """A deck of a few cards, written in an example; raises with every fault in it."""
    faults = _card_faults(cards, source, "")
    if faults:
        raise BadText(faults)
    return Deck("short", cards)


def _card_faults(ids: list[str], source: str, text: str) -> list[Fault]:
    """Cards are well-formed, all different, and fit into a mask."""
    faults: list[Fault] = []
    if not ids or len(ids) > MOST_CARDS:
        faults.append(Fault(source, 0, "fault-deck-size", count=len(ids), most=MOST_CARDS))
    seen: dict[str, int] = {}
    lines = TomlLines(text)
    for slug in ids:
        seen[slug] = seen.get(slug, 0) + 1
        line = lines.quoted(slug, nth=seen[slug]) or lines.quoted(slug)
        if seen[slug] > 1:
            faults.append(Fault(source, line, "fault-deck-card-twice", card=slug))
        else:
            faults += _form_faults(slug, source, line)
    return faults


def _form_faults(slug: str, source: str, line: int) -> list[Fault]:
    """The three values of a card add up to seven; its ability is one of the eleven. CARD-03."""
    parts = _CARD.fullmatch(slug)
    if parts is None:
        return [Fault(source, line, "fault-deck-card-form", card=slug)]
    faults: list[Fault] = []
    total = int(parts.group(1)) + int(parts.group(2)) + int(parts.group(3))
    if total != VALUE_SUM:
        faults.append(Fault(source, line, "fault-deck-sum", card=slug, sum=total))
    if parts.group(5) not in _ABILITY:
        known = tuple(_ABILITY)
        faults.append(
            Fault(
                source, line, "fault-deck-ability", card=slug, ability=parts.group(5), known=known
            )
        )
    return faults


_loaded: dict[str, Deck] = {}


def load_deck(name: str) -> Deck:
    """A deck of the package, read once."""
    if name not in DECKS:
        raise BadText([Fault(name, 0, "fault-deck-unknown", deck=name, known=DECKS)])
    if name not in _loaded:
        place = files("opendust.dust").joinpath("data", "decks", name + ".toml")
        _loaded[name] = parse_deck(place.read_text(encoding="utf-8"), name + ".toml")
    return _loaded[name]
