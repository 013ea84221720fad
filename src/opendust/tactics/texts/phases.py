"""Phases, activations and attacks as plain data, both ways.

FIELDS names every phase and its data in the order of its constructor.
"""

from __future__ import annotations

from typing import Any, Final, cast

from opendust.kernel.contract import Plain
from opendust.tactics import phases as p
from opendust.tactics.activation import Activation
from opendust.tactics.attack import Attack, Harm, Shot
from opendust.tactics.texts.position_words import Words, as_list, as_table, check_known, wrong

Fields = tuple[tuple[str, str], ...]

UNIT: Final[Fields] = (("unit", "unit"),)
SIDE: Final[Fields] = (("side", "side"),)
PHASES: Final[dict[str, tuple[Any, Fields]]] = {
    "placing-roll": (p.PlacingRoll, (("what", "what"),)),
    "placing": (p.Placing, (("what", "what"), ("side", "side"))),
    "joining": (p.Joining, (("side", "side"), ("done", "number"))),
    "round-start": (p.RoundStart, ()),
    "initiative": (p.Initiative, ()),
    "choosing-first": (p.ChoosingFirst, SIDE),
    "turn": (p.Turn, (("side", "side"), ("only", "units"), ("ordered", "number"))),
    "proceeding": (p.Proceeding, ()),
    "entering": (p.Entering, ()),
    "moving": (p.Moving, (("points", "number"), ("roof", "number"), ("gone", "number"))),
    "window": (p.Window, (("side", "side"), ("asked", "seats"))),
    "reaction-roll": (p.ReactionRoll, (("unit", "unit"), ("ordered", "number"))),
    "declaring": (p.Declaring, ()),
    "aiming": (p.Aiming, ()),
    "spreading": (
        p.Spreading, (("line", "weapon"), ("target", "target"), ("path", "spaces")),
    ),
    "shooting": (p.Shooting, ()),
    "roll": (p.Roll, (("step", "step"), ("dice", "number"))),
    "medal": (p.Medal, ()),
    "retaliating": (p.Retaliating, UNIT),
    "harming": (p.Harming, ()),
    "losing": (p.Losing, (("unit", "unit"), ("points", "number"))),
    "resisting": (
        p.Resisting, (("unit", "unit"), ("points", "number"), ("losses", "losses")),
    ),
    "using-skill": (p.UsingSkill, (("deed", "deed"),)),
    "ability-roll": (p.AbilityRoll, (("deed", "deed"), ("unit", "unit"))),
    "round-end": (p.RoundEnd, (("unit", "number"),)),
    "self-repair": (p.SelfRepair, UNIT),
    "over": (p.Over, SIDE),
}  # fmt: skip
NAME_OF: Final[dict[type, str]] = {entry[0]: name for name, entry in PHASES.items()}

OPTIONAL: Final[dict[str, Plain]] = {
    "done": 0, "only": [], "ordered": 0, "roof": 0, "gone": 0, "path": [], "losses": [],
}  # fmt: skip

ACTIVATION: Final[Fields] = (
    ("at", "number"), ("skills", "skills"), ("weapons", "weapons"), ("diagonal", "number"),
    ("fast", "number"), ("scout", "number"), ("answered", "number"), ("after", "unit"),
)  # fmt: skip
ATTACK: Final[Fields] = (
    ("skills", "skills"), ("weapons", "weapons"), ("stage", "stage"), ("at", "number"),
    ("good", "number"), ("bad", "number"), ("chain", "number"),
)  # fmt: skip
SHOT: Final[Fields] = (
    ("shooter", "unit"), ("line", "weapon"), ("target", "target"), ("dice", "number"),
    ("damage", "number"), ("face", "save"), ("flags", "shot-flags"), ("model", "model"),
)  # fmt: skip
HARM: Final[Fields] = (
    ("target", "target"), ("points", "number"), ("fatal", "number"), ("snipes", "losses"),
)  # fmt: skip
PHASE_KNOWN: Final = ("kind", *[name for _, fields in PHASES.values() for name, _ in fields])
ACTIVATION_KNOWN: Final = ("unit", "hero", "script", *[name for name, _ in ACTIVATION])
ATTACK_KNOWN: Final = (
    "unit", "mode", "quarry", "shots", "hits", "harms", "spent", "regained",
    *[name for name, _ in ATTACK],
)  # fmt: skip


def write_fields(words: Words, thing: object, fields: Fields) -> dict[str, Plain]:
    """The named fields of a thing."""
    return {name: words.write(kind, getattr(thing, name)) for name, kind in fields}


def read_fields(words: Words, data: dict[str, Plain], fields: Fields, place: str) -> list[Any]:
    """The values of the named fields, in order."""
    values: list[Any] = []
    for name, kind in fields:
        if name not in data and name not in OPTIONAL and kind != "seats":
            raise wrong(f"{place}.{name}", "")
        if kind == "seats" and name not in data:
            values.append(words.seats_of(data.get("side", ""), f"{place}.side"))
            continue
        found = data[name] if name in data else OPTIONAL[name]
        values.append(words.read(kind, found, f"{place}.{name}"))
    return values


def encode_phase(words: Words, phase: p.Phase) -> dict[str, Plain]:
    """A phase as plain data."""
    name = NAME_OF[type(phase)]
    return {"kind": name, **write_fields(words, phase, PHASES[name][1])}


def decode_phase(words: Words, data: dict[str, Plain]) -> p.Phase:
    """The phase that plain data describes."""
    name = str(data.get("kind", ""))
    if name not in PHASES:
        raise wrong("phase.kind", name)
    kind, fields = PHASES[name]
    check_known(data, PHASE_KNOWN, "phase")
    return cast(p.Phase, kind(*read_fields(words, data, fields, "phase")))


def encode_activation(words: Words, acting: Activation) -> dict[str, Plain]:
    """An activation as plain data."""
    head = (("unit", "unit"), ("hero", "unit"), ("script", "script"))
    return {**write_fields(words, acting, head), **write_fields(words, acting, ACTIVATION)}


def decode_activation(words: Words, data: dict[str, Plain]) -> Activation:
    """The activation that plain data describes; what is left out has its first value."""
    check_known(data, ACTIVATION_KNOWN, "activation")
    script = words.read("script", data.get("script", []), "activation.script")
    acting = Activation(
        words.read_name("unit", data.get("unit", ""), "activation.unit"),
        words.read_name("unit", data.get("hero", "-"), "activation.hero"),
        cast("tuple[int, ...]", script),
    )
    for name, kind in ACTIVATION:
        if name in data:
            setattr(acting, name, words.read(kind, data[name], f"activation.{name}"))
    return acting


def encode_attack(words: Words, attack: Attack) -> dict[str, Plain]:
    """An attack as plain data."""
    head = (("unit", "unit"), ("mode", "mode"), ("quarry", "unit"))
    data = {**write_fields(words, attack, head), **write_fields(words, attack, ATTACK)}
    data["shots"] = [write_fields(words, shot, SHOT) for shot in attack.shots]
    data["hits"] = list(attack.hits)
    data["harms"] = [write_fields(words, harm, HARM) for harm in attack.harms]
    data["spent"] = words.write("amounts", attack.spent)
    data["regained"] = words.write("gains", attack.regained)
    return data


def decode_attack(words: Words, data: dict[str, Plain]) -> Attack:
    """The attack that plain data describes."""
    check_known(data, ATTACK_KNOWN, "attack")
    attack = Attack(
        words.read_name("unit", data.get("unit", ""), "attack.unit"),
        words.read_name("mode", data.get("mode", "ordinary"), "attack.mode"),
        words.read_name("unit", data.get("quarry", "-"), "attack.quarry"),
    )
    for name, kind in ATTACK:
        if name in data:
            setattr(attack, name, words.read(kind, data[name], f"attack.{name}"))
    for entry in as_list(data.get("shots", []), "attack.shots"):
        attack.shots.append(Shot(*read_fields(words, as_table(entry, "shot"), SHOT, "shot")))
    for entry in as_list(data.get("harms", []), "attack.harms"):
        attack.harms.append(Harm(*read_fields(words, as_table(entry, "harm"), HARM, "harm")))
    hits = as_list(data.get("hits", []), "attack.hits")
    attack.hits = [int(hit) for hit in hits if isinstance(hit, int)]
    attack.hits += [0] * (len(attack.shots) - len(attack.hits))
    spent = words.read("amounts", data.get("spent", []), "attack.spent")
    attack.spent = list(cast("tuple[tuple[int, int], ...]", spent))
    regained = words.read("gains", data.get("regained", []), "attack.regained")
    attack.regained = list(cast("tuple[tuple[int, int], ...]", regained))
    return attack
