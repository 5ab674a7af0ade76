"""`signoria serve`: the server, one process on one SQLite file unless told otherwise."""

import os
from dataclasses import fields
from pathlib import Path
from typing import Annotated, Any

import typer

from signoria.cli.common import fail


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on.", show_default="127.0.0.1")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on.", show_default="8451")] = None,
    database: Annotated[
        str | None,
        typer.Option(
            help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.",
            show_default="sqlite:///signoria.sqlite",
        ),
    ] = None,
    broker: Annotated[
        str | None, typer.Option(help="redis://HOST:PORT; needed for several workers.", show_default=False)
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes.")] = 1,
    base: Annotated[
        str | None, typer.Option(help="Public address, https://games.example.org.", show_default=False)
    ] = None,
    web: Annotated[
        str | None, typer.Option(help="Folder of the built web client.", show_default="web/dist if there")
    ] = None,
    retention: Annotated[
        int | None, typer.Option(help="Days a finished table is kept; 0: for ever.", show_default="0")
    ] = None,
    smtp: Annotated[
        str | None, typer.Option(help="smtp://USER:PASSWORD@HOST:PORT; none: no mail.", show_default=False)
    ] = None,
    proxy: Annotated[
        bool | None, typer.Option("--proxy/--no-proxy", help="Trust X-Forwarded-* headers.")
    ] = None,
    log: Annotated[str | None, typer.Option(help="text or json.", show_default="text")] = None,
) -> None:
    """Serve tables to browsers and programs.

    Every flag can also be set in the environment as SIGNORIA_HOST, SIGNORIA_PORT
    and so on; docs/host.md names the rest. The database is brought up to date
    before the first request. Exit code 2: a setting makes no sense.

    \b
    Examples:
      signoria serve
      signoria serve --port 80 --host 0.0.0.0 --database sqlite:////var/lib/signoria/games.db
      signoria serve --workers 4 --database postgresql://signoria@db/signoria --broker redis://cache
    """
    import uvicorn

    from signoria.play.errors import SignoriaError
    from signoria.server.config import PREFIX, from_environment
    from signoria.server.store.migrate import migrate

    if web is None and "SIGNORIA_WEB" not in os.environ and Path("web/dist/index.html").is_file():
        web = "web/dist"
    try:
        config = from_environment(
            host=host,
            port=port,
            database=database,
            broker=broker,
            base=base,
            web=web,
            retention=retention,
            smtp=smtp,
            proxy=proxy,
            log=log,
        )
    except SignoriaError as error:
        fail(str(error))
    if workers > 1 and (config.sqlite or not config.broker):
        fail(
            "Several workers need PostgreSQL (--database postgresql://...) and a broker (--broker redis://...)."
        )
    migrate(config.database)
    for field in fields(config):  # workers are processes of their own and read the environment
        value: Any = getattr(config, field.name)
        os.environ[PREFIX + field.name.upper()] = str(int(value)) if isinstance(value, bool) else str(value)
    typer.echo(
        f"Signoria is served at {config.base or f'http://{config.host}:{config.port}'}/ (Ctrl-C ends it)."
    )
    uvicorn.run(
        "signoria.server.app:create",
        factory=True,
        host=config.host,
        port=config.port,
        workers=workers,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=config.compress,
        ws_ping_interval=30,
        ws_ping_timeout=60,
        proxy_headers=False,
        timeout_graceful_shutdown=10,
        limit_concurrency=None,
    )
