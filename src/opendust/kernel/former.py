"""What did a packaged file say when a record was written? Its former states, by digest."""

from __future__ import annotations

from importlib.resources import files


def former_text(package: str, folder: str, name: str, digest: str) -> str | None:
    """The former state of a packaged file; None if there is none with this digest."""
    if not digest.isalnum():
        return None
    place = files(package).joinpath("data", folder, f"{name}-{digest}.toml")
    return place.read_text(encoding="utf-8") if place.is_file() else None
