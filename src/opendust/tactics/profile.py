"""Which readings of the rules does a match follow?

A profile is a file with one line per option; a house rule names its base and the lines it
changes. The engine reads the typed attributes and never asks for a profile by name. The catalogue
of options stands in data/options.toml; every value has one canonical text (`true`, `neighbour`).
"""

from __future__ import annotations

import tomllib
from hashlib import blake2b
from importlib.resources import files
from typing import Any, Final, final

from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.notation import nearest
from opendust.kernel.toml.fields import Fields
from opendust.kernel.variants import Variants
from opendust.tactics.rules.fire.sight import CornerCover

PROFILES: Final = ("revised", "revised-faq")
"""The names of the packaged profiles."""

DEFAULT_PROFILE: Final = "revised"
_NOT_OPTIONS: Final = ("base", "name", "title")


@final
class ProfileOption:
    """One entry of the catalogue: name, legal values, and the rules and rulings it belongs to."""

    __slots__ = ("description", "name", "number", "rules", "rulings", "values")

    def __init__(self, entry: dict[str, object]) -> None:
        number = entry["number"]
        self.number = number if isinstance(number, int) else 0
        self.name = str(entry["name"])
        self.values = ("true", "false") if entry["kind"] == "bool" else _words(entry["values"])
        self.rules = _words(entry["rules"])
        self.rulings = _words(entry["rulings"])
        self.description = str(entry["description"])

    def legal_values(self) -> tuple[str, ...]:
        """What may be written."""
        return self.values


def _words(value: object) -> tuple[str, ...]:
    """A list of texts."""
    return tuple([str(item) for item in value]) if isinstance(value, list) else ()


def package_text(*path: str) -> str:
    """The text of a file in the game's data folder."""
    place = files("opendust.tactics") / "data"
    for part in path:
        place = place / part
    return place.read_text(encoding="utf-8")


def _catalogue() -> dict[str, ProfileOption]:
    """The options by name, in the order of their numbers."""
    entries = tomllib.loads(package_text("options.toml"))["option"]
    return {str(entry["name"]): ProfileOption(entry) for entry in entries}


CATALOGUE: Final[dict[str, ProfileOption]] = _catalogue()


@final
class Profile:
    """The options of a match, each under its own name. Never changed once made."""

    def __init__(self, name: str, title: str, base: str, values: dict[str, str]) -> None:
        self.name = name
        self.title = title
        self.base = base
        self.values = values
        self.corner_cover = CornerCover(values["corner_cover"])
        self.entry_full_move = values["entry_full_move"] == "true"
        self.artillery_ignores_cover = values["artillery_ignores_cover"] == "true"
        self.charge_reaction_between_moves = values["charge_reaction_between_moves"] == "true"
        self.get_up_restores_ammo = values["get_up_restores_ammo"] == "true"
        written = "\n".join([f"{option}={values[option]}" for option in sorted(values)])
        self.digest = blake2b(written.encode(), digest_size=8).hexdigest()

    def with_values(self, changes: dict[str, str], source: str = "options") -> Profile:
        """The same profile with some options changed; raises on an unknown name or value."""
        faults: list[Fault] = []
        values = dict(self.values)
        for name, value in changes.items():
            values[name] = _checked(name, value, source, 0, faults)
        if faults:
            raise BadText(faults)
        return Profile(self.name, self.title, self.base, values)


def _checked(name: str, value: str, source: str, line: int, faults: list[Fault]) -> str:
    """The value, if the option exists and may have it; otherwise a fault is noted."""
    option = CATALOGUE.get(name)
    if option is None:
        close = nearest(name, tuple(CATALOGUE))
        faults.append(Fault(source, line, "fault-option-unknown", name=name, nearest=close))
    elif value not in option.values:
        faults.append(
            Fault(source, line, "fault-option-choice", name=name, value=value, values=option.values)
        )
    return value


def parse_profile(text: str, source: str) -> Profile:
    """The profile that a file describes; raises with every fault in it."""
    fields = Fields(text, source)
    content, lines, faults = fields.content, fields.lines, fields.faults
    base = fields.word(content, "", "base", "")
    values: dict[str, str] = {}
    if base:
        if base not in PROFILES:
            raise BadText([Fault(source, lines.line("base"), "fault-profile-unknown", name=base)])
        values = dict(load_profile(base).values)
    for name, value in content.items():
        if name not in _NOT_OPTIONS:
            word = str(value).lower() if isinstance(value, bool) else str(value)
            values[name] = _checked(name, word, source, lines.line(name), faults)
    missing = tuple([name for name in CATALOGUE if name not in values])
    if missing:
        faults.append(Fault(source, 0, "fault-option-missing", values=missing))
    name = fields.word(content, "", "name")
    title = fields.word(content, "", "title", name)
    fields.done()
    return Profile(name, title, base or name, values)


_loaded: dict[str, Profile] = {}


def load_profile(name: str = DEFAULT_PROFILE) -> Profile:
    """A profile of the package, read once."""
    if name not in PROFILES:
        raise BadText([Fault(name, 0, "fault-profile-unknown", name=name)])
    if name not in _loaded:
        source = name + ".toml"
        _loaded[name] = parse_profile(package_text("profiles", source), source)
    return _loaded[name]


def values_in(name: str) -> dict[str, str]:
    """The canonical text of every option of a packaged profile."""
    return load_profile(name).values


def profile_played(state: Any) -> str:
    """The name of the profile of a position."""
    return str(state.battle.profile.name)


VARIANTS: Final = Variants(
    "profile", PROFILES, DEFAULT_PROFILE, CATALOGUE, values_in, profile_played
)
