"""Where are the rules of DUST? In data/rules.toml, and beside it in other languages."""

from __future__ import annotations

from typing import Final

from opendust.kernel.text.rulebook import PackagedRules

rulebook: Final = PackagedRules("opendust.dust").read
