"""What does a fault in a file or in typed text say to a person?"""

from __future__ import annotations

from opendust.kernel.refusal import Fault
from opendust.words.catalogue import listed, text, written


def fault_text(fault: Fault, language: str = "en") -> str:
    """A fault's sentence, with the rule behind it and the nearest known names, if it has any."""
    details = {
        name: listed(detail) if isinstance(detail, tuple) else detail
        for name, detail in fault.details.items()
    }
    sentence = written(fault.message, language, details)
    if "by_rule" in details:
        sentence += f" ({details['by_rule']})"
    near = details.get("nearest", "")
    if near:
        sentence += " " + text("fault-nearest", language, nearest=near)
    return sentence


def fault_line(fault: Fault, language: str = "en") -> str:
    """The sentence with the file and the line in front, as far as they are known."""
    if not fault.source:
        return fault_text(fault, language)
    place = f"{fault.source}:{fault.line}" if fault.line else fault.source
    return f"{place}: {fault_text(fault, language)}"
