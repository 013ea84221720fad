"""Which pages does the server hand out? The built browser client, if there is one.

Its page is asked for anew every time; what it names (scripts, styles) has the content's hash in the
name and is kept for ever. Whoever comes to an address that is no file is sent to the page.

The build leaves a compressed twin beside every text file, and a browser that reads it is sent the
twin: nothing is compressed while somebody waits.
"""

from __future__ import annotations

import mimetypes
import os
from pathlib import Path
from typing import Final, final

from fastapi import FastAPI
from fastapi.responses import FileResponse, JSONResponse, RedirectResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.staticfiles import PathLike
from starlette.types import Scope

from opendust.server.bad_setting import BadSetting

PACKAGED: Final = Path(__file__).parents[1] / "static"
IN_CHECKOUT: Final = Path(__file__).resolve().parents[4] / "web" / "dist"
NO_PAGES: Final = "none"
FOR_EVER: Final = "public, max-age=31536000, immutable"
NOT_PAGES: Final = ("/api", "/metrics")
# Browsers ask for this one by themselves where no page names an icon, as beside an answer in JSON.
ICON: Final = {"favicon.ico": "icon.svg"}
MOST_HELD: Final = 65_536
"""Bytes of a file that stays in memory once it was asked for."""
MOST_ENCODINGS: Final = 200
"""Bytes; browsers name four."""
# What a twin is called, the smallest first.
TWINS: Final = (("br", ".br"), ("gzip", ".gz"))


def pages_folder(wanted: str) -> Path | None:
    """Where the client is: the folder that is wanted, or the one that came along, or none."""
    if wanted == NO_PAGES:
        return None
    folders = [Path(wanted)] if wanted else [PACKAGED, IN_CHECKOUT]
    for folder in folders:
        if (folder / "index.html").is_file():
            return folder
    if wanted:
        raise BadSetting("setting-no-pages", folder=wanted)
    return None


def add_pages(app: FastAPI, wanted: str) -> None:
    """Hand out the client, after every address of the REST part."""
    folder = pages_folder(wanted)
    if folder is not None:
        app.mount("/", Pages(folder))


@final
class Pages(StaticFiles):
    """The files of the client. Small ones stay in memory: to open one takes five threads."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory, html=True)
        self.held: dict[str, tuple[float, bytes]] = {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, with how long it may be kept; the way to the page for addresses that are none."""
        path = ICON.get(path, path)
        try:
            answer = await self.twin(path, scope) or await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code not in (404, 405):
                raise
            return missing(scope, error.status_code)
        is_named_by_content = path.startswith("assets/")
        answer.headers["Cache-Control"] = FOR_EVER if is_named_by_content else "no-cache"
        return answer

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file as it was when it was read, unless it has changed since; all of it, if small."""
        answer = super().file_response(full_path, stat_result, scope, status_code)
        if not isinstance(answer, FileResponse) or stat_result.st_size > MOST_HELD:
            return answer
        name = str(full_path)
        changed, content = self.held.get(name, (0.0, b""))
        if changed != stat_result.st_mtime:
            content = Path(name).read_bytes()
            self.held[name] = stat_result.st_mtime, content
        whole = Response(content, status_code, media_type=answer.media_type)
        for header in ("Last-Modified", "ETag"):
            whole.headers[header] = answer.headers[header]
        return whole

    async def twin(self, path: str, scope: Scope) -> Response | None:
        """The file as the build compressed it, if this browser reads that."""
        name = "index.html" if path in ("", ".") else path
        read = accepted(scope, b"accept-encoding")[:MOST_ENCODINGS].decode("latin-1")
        encodings = {word.split(";")[0].strip() for word in read.split(",") if "q=0" not in word}
        for encoding, ending in TWINS:
            if encoding in encodings and self.lookup_path(name + ending)[1] is not None:
                answer = await super().get_response(name + ending, scope)
                kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
                is_text = kind.startswith("text/")
                answer.headers["Content-Type"] = f"{kind}; charset=utf-8" if is_text else kind
                answer.headers["Content-Encoding"] = encoding
                answer.headers["Vary"] = "Accept-Encoding"
                return answer
        return None


def accepted(scope: Scope, header: bytes) -> bytes:
    """What a header of the request says; nothing if it is not there."""
    found: bytes = dict(scope["headers"]).get(header, b"")
    return found


def missing(scope: Scope, status: int) -> Response:
    """Nothing is here: programs are told so, people are sent to the page."""
    if (
        b"text/html" in accepted(scope, b"accept")
        and status == 404
        and not scope["path"].startswith(NOT_PAGES)
    ):
        return RedirectResponse(scope.get("root_path", "") + "/")
    code = "no-address" if status == 404 else "no-method"
    return JSONResponse({"error": code, "faults": []}, status)
