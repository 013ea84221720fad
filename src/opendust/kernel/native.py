"""What does a class tell the compiler about itself? Nothing, where it is interpreted.

`acyclic`: no value of the class can come to hold itself, so the garbage collector need not watch
it. `free_list_len=1`: the last value given back is kept for the next one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**told):
        """The class as it is."""
        return lambda kind: kind
