"""`opendust dataset`: the decisions of an arena as one Parquet file, to learn from."""

from __future__ import annotations

import argparse
from pathlib import Path

from opendust.arena.dataset import write_dataset
from opendust.cli.arena.progress import progress
from opendust.cli.language import help_text, said, value_name
from opendust.cli.tables import add_plain_argument, is_plain, print_text
from opendust.kernel.refusal import BadText, Fault


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `opendust dataset`."""
    parser.description = help_text("dataset-what")
    parser.add_argument("folder", metavar=value_name("folder"), help=help_text("dataset-folder"))
    parser.add_argument(
        "-o", "--out", default="games.parquet", metavar=value_name("file"),
        help=help_text("dataset-out"),
    )  # fmt: skip
    parser.add_argument("--no-tensors", action="store_true", help=help_text("dataset-no-tensors"))
    add_plain_argument(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Replay every game and write the file and its data card."""
    out, plain = Path(args.out), is_plain(args)
    if out.suffix != ".parquet":
        raise BadText([Fault("", 0, "dataset-name", name=out.name)])
    with progress(plain=plain) as tick:
        games, rows = write_dataset(Path(args.folder), out, tensors=not args.no_tensors, tick=tick)
    card = str(out.with_suffix(".md"))
    print_text(
        said("dataset-done", decisions=rows, games=games, file=str(out), card=card), plain=plain
    )
    return 0
