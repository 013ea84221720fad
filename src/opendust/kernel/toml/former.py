"""What did a packaged file say when a record was written? Its former states, by digest."""

from __future__ import annotations

from importlib.resources import files


def former_text(package: str, folder: str, name: str, digest: str) -> str | None:
    """The former state of a packaged file; None if there is none with this digest.

    It is looked for among those that there are, whatever the digest looks like.
    """
    for place in files(package).joinpath("data", folder).iterdir():
        if place.name == f"{name}-{digest}.toml":
            return place.read_text(encoding="utf-8")
    return None


def former_texts(package: str, folder: str) -> list[str]:
    """All former states of a packaged file that a player's own lines can be laid over."""
    places = files(package).joinpath("data", folder).iterdir()
    return [place.read_text(encoding="utf-8") for place in places if place.name.endswith(".toml")]
