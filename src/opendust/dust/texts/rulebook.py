"""Where are the rules of DUST? In data/rules.toml, and beside it in other languages."""

from __future__ import annotations

from typing import Final

from opendust.kernel.text.rulebook import packaged_rules

rulebook: Final = packaged_rules("opendust.dust").read
