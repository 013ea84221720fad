"""A match for a program: one JSON object per line out, one command per line in."""

from __future__ import annotations

import json
import sys
from typing import Any

from opendust.cli.table.session import Session, Wish
from opendust.cli.table.typed import Reader
from opendust.kernel.action import Action
from opendust.kernel.event import Event, seen_by
from opendust.kernel.option import Amount, Counts, Domain, Option
from opendust.kernel.pending import Choice
from opendust.kernel.refusal import BadText
from opendust.kernel.text.events import plain_events
from opendust.kernel.text.notation import format_action
from opendust.words import event_text, fault_text, prompt_text, refusal_text


def send(kind: str, **content: object) -> None:
    """One line; a closed pipe is noticed at once."""
    print(json.dumps({"type": kind, **content}, ensure_ascii=False), flush=True)


class JsonFront:
    """Speaks JSON lines. Commands: the notation's, `undo`, `default`, `partner` and `quit`."""

    def __init__(self, session: Session, language: str) -> None:
        self.session = session
        self.match = session.match
        self.game = session.match.game
        self.language = language
        humans = [number for number, seat in enumerate(session.seats) if seat.is_human]
        self.viewer = humans[0] if len(humans) == 1 else -1
        self.has_people = bool(humans)

    def accepted(self, number: int, line: str, events: list[Event]) -> None:
        """An input is on the disk: its number, its line unless it is secret, what came of it."""
        state, seen = self.match.state, seen_by(events, self.viewer)
        is_secret = any(event.owner not in (-1, self.viewer) for event in events)
        send(
            "input",
            number=number,
            line="" if is_secret and self.has_people else line,
            events=plain_events(self.game, state, seen),
            lines=[event_text(self.game, state, event, self.language) for event in seen],
        )

    def taken_back(self, line: str) -> None:
        """The last input is gone."""
        send("undone", line=line)

    def choose(self, seat: int, waiting: Choice) -> Action | Wish:
        """Read commands until one is legal."""
        view = self.game.view(self.match.state, seat)
        options = self.game.options(view, seat)
        reader = Reader(self.game, view, options, self.language)
        send(
            "choice",
            seat=seat + 1,
            player=self.match.setup.seats[seat],
            point=waiting.point,
            partners=[self.match.setup.seats[other] for other in waiting.partners(seat)],
            prompt=prompt_text(self.game, view, seat, waiting.point, self.language),
            options=[self.option(view, option) for option in options],
            default=format_action(self.game, view, self.game.default(view, seat)),
        )
        while True:
            line = sys.stdin.readline()
            if not line or line.strip() == "quit":
                return Wish.QUIT
            if line.strip() == "partner" and waiting.partners(seat):
                return Wish.PARTNER
            answer = self.answer(reader, view, seat, line.strip())
            if answer is not None:
                return answer

    def answer(self, reader: Reader, view: Any, seat: int, line: str) -> Action | Wish | None:
        """A legal action or a wish; otherwise say what is wrong."""
        if line == "undo" and self.match.can_undo(seat):
            return Wish.UNDO
        if line == "default":
            return self.game.default(view, seat)
        try:
            action = reader.whole(line.split() or [""])
        except BadText as bad:
            send("bad", faults=[fault_text(fault, self.language) for fault in bad.faults])
            return None
        refusal = self.game.refuse(view, seat, action)
        if refusal is None:
            return action
        words = refusal_text(self.game, view, refusal, self.language, seat=seat, action=action)
        send("refused", rule=refusal.rule, message=refusal.message, text=words)
        return None

    def option(self, view: Any, option: Option) -> dict[str, object]:
        """An option: the verb, and what each of its fields may be."""
        fields = zip(self.game.VERBS[option.verb], option.domains, strict=True)
        return {
            "verb": option.verb.value,
            "fields": [
                {"name": field.name, **self.domain(view, field.noun, domain)}
                for field, domain in fields
            ],
        }

    def domain(self, view: Any, noun: str, domain: Domain) -> dict[str, object]:
        """The values of a field, by the names of the notation."""
        names = self.game.names(view, noun)
        if isinstance(domain, Amount):
            return {"least": domain.least, "most": domain.most}
        if isinstance(domain, Counts):
            upper = {names[key]: amount for key, amount in domain.upper}
            return {"upper": upper, "least": domain.least, "most": domain.most}
        return {"values": [names[value] for value in domain.values]}
