"""What can a person change in a position, and what comes of it?

A game's editor says which fields there are: some of the whole position, some of the place that is
looked at. A change is made in the plain data of the position, which the game reads again; so what
cannot be is refused by the game itself, in a sentence, and the position stays as it was.
"""

from __future__ import annotations

from typing import Any, Final, Literal, Protocol

from typing_extensions import TypedDict

from opendust.analysis.judge import judge_of
from opendust.analysis.study.position import position_text
from opendust.kernel.contract import Game, Plain, Setup
from opendust.kernel.pending import Choice
from opendust.kernel.refusal import BadText, Fault
from opendust.kernel.text.digits import is_count

AS_IT_IS: Final = "as-it-is"
"""The choice of what cannot be named otherwise, such as the middle of a battle."""


class EditChoice(TypedDict):
    """Something that can be chosen."""

    id: str
    label: str


class EditField(TypedDict):
    """Something that can be changed; its value as a text.

    count: a number up to `most`; choice: one of `choices`; switch: `yes` or nothing; several: any
    of `choices`, separated by spaces.
    """

    id: str
    label: str
    kind: Literal["count", "choice", "switch", "several"]
    value: str
    most: int
    choices: list[EditChoice]


class EditPart(TypedDict):
    """Fields that belong together."""

    title: str
    fields: list[EditField]


class Edited(TypedDict):
    """A position in one line, and what can be changed in it."""

    position: str
    parts: list[EditPart]


class Editor(Protocol):
    """What a game tells about changing its positions."""

    def parts(self, state: Any, place: str, language: str) -> list[EditPart]:
        """What can be changed: at a place, if one is named, and in the whole position."""
        ...

    def change(self, state: Any, data: dict[str, Any], field: list[str], value: str) -> None:
        """Change a field in the plain data of a position."""
        ...


def edited(
    game: Game[Any], setup: Setup, state: Any, place: str, change: tuple[str, str] | None, lang: str
) -> Edited:
    """A position after a change, if there is one; BadText for what cannot be."""
    editor: Editor | None = getattr(judge_of(game.NAME), "editor", None)
    if editor is None:
        raise BadText([Fault("", 0, "edit-no-editor")])
    if change is not None:
        data: dict[str, Plain] = game.encode(state)
        editor.change(state, data, change[0].split("/"), change[1])
        state = game.decode(data, setup)
        check_alive(game, state)
    return Edited(
        position=position_text(game, setup, state), parts=editor.parts(state, place, lang)
    )


def check_alive(game: Game[Any], state: Any) -> None:
    """Whoever must choose can choose something."""
    waiting = game.pending(state)
    if isinstance(waiting, Choice):
        for seat in waiting.seats:
            if not game.options(game.view(state, seat), seat):
                raise BadText([Fault("", 0, "edit-stuck")])


def unknown(field: list[str]) -> BadText:
    """What to say of a field that does not exist."""
    return BadText([Fault("", 0, "edit-unknown", field="/".join(field)[:80])])


def number_of(field: list[str], value: str) -> int:
    """A value as a number."""
    if not is_count(value) or len(value) > 4:
        raise BadText([Fault("", 0, "edit-no-number", text=value[:20])])
    return int(value)


def count_field(name: str, label: str, value: int, most: int) -> EditField:
    """A number."""
    return EditField(id=name, label=label, kind="count", value=str(value), most=most, choices=[])


def switch_field(name: str, label: str, value: object) -> EditField:
    """Yes or no."""
    return EditField(
        id=name, label=label, kind="switch", value="yes" if value else "", most=1, choices=[]
    )


def choice_field(name: str, label: str, value: str, choices: list[tuple[str, str]]) -> EditField:
    """One of some."""
    return EditField(
        id=name, label=label, kind="choice", value=value, most=1, choices=named(choices)
    )


def several_field(
    name: str, label: str, values: list[str], choices: list[tuple[str, str]]
) -> EditField:
    """Any of some."""
    return EditField(
        id=name, label=label, kind="several", value=" ".join(values), most=len(choices),
        choices=named(choices),
    )  # fmt: skip


def named(choices: list[tuple[str, str]]) -> list[EditChoice]:
    """Choices with their words."""
    return [EditChoice(id=name, label=label) for name, label in choices]
