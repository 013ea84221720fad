"""How does a server write down what it noticed? As lines for people, or as JSON for programs."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Any, Final, final

PLAIN: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
FORMS: Final = ("plain", "json")
AGAIN_SECONDS: Final = 10.0
MOST_LINES: Final = 1_000
STRANGERS: Final = ("Invalid HTTP request received.", "Unsupported upgrade request.")
"""What the web server says whenever somebody sends nonsense; `/metrics` counts it."""


@final
class JsonLines(logging.Formatter):
    """One JSON object a line: when, how grave, who says it, what, and the trace of a fault."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as one line."""
        at = datetime.fromtimestamp(record.created, UTC)
        told: dict[str, Any] = {
            "time": at.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def is_worth_a_line(record: logging.LogRecord) -> bool:
    """Not what any stranger could fill the disk with: requests that are none."""
    return record.getMessage() not in STRANGERS


@final
class Seldom(logging.Filter):
    """The same line again and again tells nothing new, and fills the disk."""

    def __init__(self) -> None:
        super().__init__()
        self.told: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is a new one, or was not written for some time. Faults always are."""
        if record.exc_info:
            return True
        line = record.getMessage()
        if record.created - self.told.get(line, 0.0) < AGAIN_SECONDS:
            return False
        if len(self.told) >= MOST_LINES:
            self.told.clear()
        self.told[line] = record.created
        return True


def write_logs(form: str) -> None:
    """From now on everything that is noticed goes to the error output, in a form."""
    handler = logging.StreamHandler()
    handler.addFilter(Seldom())
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter(PLAIN))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("uvicorn.error").addFilter(is_worth_a_line)
    logging.getLogger("opendust").setLevel(logging.INFO)
