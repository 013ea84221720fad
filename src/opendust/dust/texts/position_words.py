"""Single things of a position as words, both ways: owners, areas, forces, masks, attacks."""

from __future__ import annotations

from typing import Final, final

from opendust.dust.force import UNIT_NAMES, of, pairs
from opendust.dust.setup import owner_names
from opendust.dust.state import State
from opendust.kernel.bits import bits
from opendust.kernel.contract import Plain
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.digits import is_count
from opendust.kernel.text.notation import lookup

CARD_VALUES: Final = len("322-2-")


@final
class Words:
    """The words of one match: its players, its board, its deck."""

    def __init__(self, state: State) -> None:
        self.board = state.board
        self.deck = state.deck
        self.owners = owner_names(state)
        self.taken: set[str] = set()

    def owner(self, owner: int) -> str:
        """A player's word, or that of neutral pieces; nobody has none."""
        return self.owners[owner] if owner >= 0 else ""

    def read_owner(self, word: str) -> int:
        """The owner of that word."""
        return lookup(self.owners, "owner", word, "", 0)

    def area(self, area: int) -> str:
        """An area's id."""
        return self.board.ids[area]

    def read_area(self, word: str) -> int:
        """The area of that id."""
        return lookup(self.board.ids, "area", word, "", 0)

    def card(self, card: int) -> str:
        """A card's id."""
        return self.deck.ids[card]

    def read_card(self, word: str) -> int:
        """The card of that id; an ability alone is the first of its cards that is named nowhere."""
        ability = "-".join(word.lower().split())
        for card in self.deck.ids:
            if card[CARD_VALUES:] == ability and card not in self.taken:
                self.taken.add(card)
                return self.deck.ids.index(card)
        return lookup(self.deck.ids, "card", word, "", 0)

    def cards(self, mask: int) -> list[Plain]:
        """The ids of a set of cards."""
        return [self.deck.ids[card] for card in bits(mask)]

    def read_cards(self, words: list[Plain]) -> int:
        """The set of cards of these ids, in a list or with spaces between them."""
        mask = 0
        for word in [one for several in words for one in str(several).split()]:
            mask |= 1 << self.read_card(word)
        return mask

    def force(self, force: int) -> str:
        """Units as people write them: `3 tank 1 mech`."""
        return " ".join([f"{amount} {UNIT_NAMES[unit]}" for unit, amount in pairs(force)])

    def read_force(self, text: str) -> int:
        """The force that the words name."""
        words = text.split()
        force = 0
        if len(words) % 2:
            raise BadText([Fault("", 0, "amounts-expected", text=text)])
        for amount, name in zip(words[::2], words[1::2], strict=True):
            if not is_count(amount) or int(amount) > 127:
                raise BadText([Fault("", 0, "number-expected", text=amount, name="units")])
            force += of(lookup(UNIT_NAMES, "unit", name, "", 0), int(amount))
        return force

    def land(self, mask: int) -> list[Plain]:
        """The ids of a set of land areas."""
        return [self.board.ids[area] for area in bits(mask)]

    def read_land(self, words: list[Plain]) -> int:
        """The set of land areas of these ids."""
        mask = 0
        for word in words:
            area = self.read_area(str(word))
            if area >= self.board.land_count:
                raise BadText([Fault("", 0, "land-expected", text=str(word))])
            mask |= 1 << area
        return mask

    def sea(self, mask: int) -> list[Plain]:
        """The ids of a set of sea areas."""
        return [self.board.ids[number + self.board.land_count] for number in bits(mask)]

    def read_sea(self, words: list[Plain]) -> int:
        """The set of sea areas of these ids."""
        mask = 0
        for word in words:
            area = self.read_area(str(word))
            if area < self.board.land_count:
                raise BadText([Fault("", 0, "sea-expected", text=str(word))])
            mask |= 1 << (area - self.board.land_count)
        return mask

    def attack(self, code: int) -> str:
        """An attack made: `origin>target`, with the kind where kinds are told apart."""
        origin, target = self.area(code >> 7 & 127), self.area(code & 127)
        return f"{origin}>{target}" + ("*" if code >> 14 else "")

    def read_attack(self, text: str) -> int:
        """The code of an attack made."""
        origin, _, target = text.removesuffix("*").partition(">")
        code = self.read_area(origin) << 7 | self.read_area(target)
        return code | (1 << 14 if text.endswith("*") else 0)
