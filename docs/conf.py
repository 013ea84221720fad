"""How the site is built: `make docs` runs Sphinx over this folder (decisions/0012-sphinx.md)."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

project = "OpenDust"
author = "the OpenDust contributors"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = "OpenDust"
html_show_copyright = False
html_copy_source = False
myst_heading_anchors = 3
myst_links_external_new_tab = False
add_module_names = False
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
autodoc_mock_imports = ["gymnasium", "numpy", "pettingzoo"]
python_use_unqualified_type_names = True
pygments_style = "tango"
nitpick_ignore_regex = [
    # Types that have no page of their own: of Python, and inside the program.
    ("py:.*", r"(?!opendust\.(front|client)).*"),
    ("py:.*", r".*\.(Chooser|Seed|Frame)"),
]


def as_markup(_app, _what, _name, _obj, _options, lines):
    """Docstrings are written in Markdown's manner: `code`, and blocks of code by indentation."""
    for at, line in enumerate(lines):
        lines[at] = re.sub(r"(?<!`)`([^`]+)`(?!`)", r"``\1``", line)
        opens_block = line and not line.startswith(" ") and lines[at + 1 : at + 2] == [""]
        if opens_block and "".join(lines[at + 2 : at + 3]).startswith("    "):
            lines[at] = lines[at].rstrip(":") + " ::"


def setup(app):
    """What Sphinx calls."""
    app.connect("autodoc-process-docstring", as_markup)
