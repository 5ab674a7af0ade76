"""Pages: the web client's files, where it was built, and the few addresses for hosts."""

import asyncio
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from sqlalchemy import text

from signoria.server.files import find_file
from signoria.server.hall import hall_of
from signoria.server.troubles import Trouble, language_of, words

Ask = Request[Any, Any, Any]
ROBOTS = "User-agent: *\nDisallow: /t/\nDisallow: /api/\n"
"""Every move has its own address; crawlers that walk them all have brought other sites down."""
_FOREVER = "public, max-age=31536000, immutable"


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    """The process runs."""
    return {"status": "ok"}


@get("/ready", include_in_schema=False)
async def ready(request: Ask) -> Response[dict[str, str]]:
    """The database answers."""
    hall = hall_of(request)
    try:
        await hall.house.db.read(lambda conn: conn.execute(text("SELECT 1")).scalar_one())
    except Exception:
        return Response({"status": "no database"}, status_code=503)
    if hall.closing:
        return Response({"status": "closing"}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: Ask) -> Response[bytes]:
    """For Prometheus; keep it from the public at the proxy."""
    return Response(hall_of(request).house.metrics.text(), media_type="text/plain; version=0.0.4")


@get("/robots.txt", include_in_schema=False, media_type=MediaType.TEXT)
async def robots() -> str:
    return ROBOTS


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Ask, path: FromPath[str] = "/") -> Response[bytes]:
    """The web client: its files, and its one page for every other address."""
    if path.startswith("/api/"):
        raise Trouble(404, "no-address")
    web = hall_of(request).house.config.web
    if not web:
        language = language_of(request.headers.get("accept-language", ""))
        return Response(words(language, "no-client").encode(), media_type=MediaType.TEXT)
    accepted = request.headers.get("accept-encoding", "")
    file = await asyncio.to_thread(find_file, web, path, accepted)
    headers = {"Cache-Control": _FOREVER if "/assets/" in path else "no-cache", "Vary": "Accept-Encoding"}
    if file.encoding:
        headers["Content-Encoding"] = file.encoding
    return Response(file.body, media_type=file.kind, headers=headers)
