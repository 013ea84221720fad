"""Which battle do typed words mean? `5 tank 2 mech 1 fighter vs 4 tank 1 mech center`.

Amounts and units of the attacker, `vs`, those of the defender; then words about the area and the
attack. Order among the words of a side does not matter; `and` and commas mean nothing.
"""

from __future__ import annotations

import re
from typing import Final, final

from opendust.dust.edition import Edition
from opendust.dust.force import BOMBER, SEA_FIELD, SUBMARINE, UNIT_NAMES, count, of
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.digits import MOST_DIGITS
from opendust.kernel.text.notation import nearest_word
from opendust.odds.dust.special import SpecialAttack, bombing, missile

VERSUS: Final = ("vs", "vs.", "versus", "against")
FILLING: Final = ("and", "with", "in", "a", "an", "the")
AREA_WORDS: Final = ("center", "capital", "neutral", "trapped")
ATTACK_WORDS: Final = ("amphibious", "drop", "missile")
OTHER_SPELLINGS: Final = {
    "centre": "center", "neutrals": "neutral", "dropped": "drop", "sub": "submarine",
    "subs": "submarine", "missiles": "missile",
}  # fmt: skip
TOKEN: Final = re.compile(r"\d+|[^\s\d,]+")
LARGEST: Final = 127


@final
class BattleWords:
    """What the words said."""

    def __init__(self) -> None:
        self.attackers = 0
        self.defenders = 0
        self.center = False
        self.capital = False
        self.neutral = False
        self.trapped = False
        self.amphibious = False
        self.drop = False
        self.missile = False
        self.centers = 0

    def add(self, side: int, unit: int, amount: int) -> None:
        """More units of a side."""
        force = self.defenders if side else self.attackers
        if count(force, unit) + amount > LARGEST:
            raise BadText([Fault("", 0, "odds-too-many", unit=UNIT_NAMES[unit], most=LARGEST)])
        if side:
            self.defenders += of(unit, amount)
        else:
            self.attackers += of(unit, amount)

    def mark(self, word: str) -> None:
        """A word about the area or the attack."""
        self.center |= word == "center"
        self.capital |= word == "capital"
        self.neutral |= word == "neutral"
        self.trapped |= word == "trapped"
        self.amphibious |= word == "amphibious"
        self.drop |= word == "drop"
        self.missile |= word == "missile"

    def is_at_sea(self) -> bool:
        """Whether submarines are on both sides."""
        return bool(self.attackers & SEA_FIELD and self.defenders & SEA_FIELD)

    def special_attack(self, edition: Edition) -> SpecialAttack | None:
        """The special attack that the words mean, if they mean one. SPEC-06, SPEC-08, SPEC-12."""
        if self.missile:
            return missile(edition, self.defenders, self.centers)
        bombers = self.attackers == of(BOMBER, count(self.attackers, BOMBER))
        submarines = self.attackers == of(SUBMARINE, count(self.attackers, SUBMARINE))
        at_sea = bool(self.defenders & SEA_FIELD)
        if self.attackers and ((bombers and at_sea) or (submarines and not at_sea)):
            return bombing(edition, self.attackers, self.defenders)
        return None


def read_battle(text: str) -> BattleWords:
    """The battle that a text describes; raises with what cannot be read."""
    words = BattleWords()
    side, amount = 0, -1
    for token in TOKEN.findall(text.lower()):
        word = OTHER_SPELLINGS.get(token, token)
        if word in VERSUS:
            side += 1
        elif word.isdecimal():
            amount = int(word) if len(word) <= MOST_DIGITS else LARGEST + 1
        elif word in AREA_WORDS or word in ATTACK_WORDS:
            words.mark(word)
        elif word not in FILLING:
            words.add(side, unit_named(word), 1 if amount < 0 else amount)
            amount = -1
    if side != 1:
        raise BadText([Fault("", 0, "odds-needs-versus")])
    if amount >= 0:
        raise BadText([Fault("", 0, "odds-number-without-unit", number=amount)])
    return words


def unit_named(word: str) -> int:
    """The unit of that name, in the singular or plural."""
    name = word if word in UNIT_NAMES else word.removesuffix("s")
    if name not in UNIT_NAMES:
        known = (*UNIT_NAMES, *AREA_WORDS, *ATTACK_WORDS)
        close = nearest_word(word, known)
        fault = Fault("", 0, "odds-word-unknown", text=word, nearest=close, values=known)
        raise BadText([fault])
    return UNIT_NAMES.index(name)
