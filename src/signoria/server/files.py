"""Files of the web client, as small as the browser takes them: packed before, or packed once and kept."""

import gzip
from dataclasses import dataclass
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path

from signoria.server.troubles import Trouble

PACKED = (("br", ".br"), ("gzip", ".gz"))
"""Best first. A file `app.js.br` beside `app.js` is served instead of it to browsers that can read it."""
WORTH = 1_000
"""Smaller files gain nothing."""
TEXTS = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")


@dataclass(frozen=True)
class File:
    body: bytes
    kind: str
    encoding: str = ""


def find_file(web: str, path: str, accepted: str) -> File:
    """A file of the web client, or its page where the address names none. Raises Trouble 404."""
    root = Path(web).resolve()
    file = (root / path.lstrip("/")).resolve()
    if not (file.is_relative_to(root) and file.is_file()):
        if "." in Path(path).name:
            raise Trouble(404, "no-address")
        file = root / "index.html"
    kind = guess_type(file.name)[0] or "application/octet-stream"
    takes = {part.split(";")[0].strip() for part in accepted.split(",") if not _refused(part)}
    for encoding, suffix in PACKED:
        packed = file.with_name(file.name + suffix)
        if encoding in takes and packed.is_file():
            return File(packed.read_bytes(), kind, encoding)
    size, changed = file.stat().st_size, file.stat().st_mtime_ns
    if "gzip" in takes and size >= WORTH and kind.startswith(TEXTS):
        return File(_gzipped(file, changed), kind, "gzip")
    return File(file.read_bytes(), kind)


def _refused(part: str) -> bool:
    """`br;q=0`: anything but this."""
    return part.partition(";")[2].replace(" ", "") in ("q=0", "q=0.0", "q=0.00", "q=0.000")


@lru_cache(maxsize=256)
def _gzipped(file: Path, _changed: int) -> bytes:
    return gzip.compress(file.read_bytes(), 9, mtime=0)
