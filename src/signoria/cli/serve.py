"""`signoria serve`: the server, one process on one SQLite file unless told otherwise."""

import errno
import os
import socket
from dataclasses import fields
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import typer

from signoria.cli.common import fail

EVERYWHERE = ("0.0.0.0", "::")
"""Addresses to listen on, but none to open."""
METRICS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where prometheus_client keeps the figures of several processes."""

KEPT_ALIVE = 150
"""Seconds an idle connection is kept: longer than proxies keep theirs (Caddy two minutes), so that none
sends a request into a line that is being closed."""

SLOW = 30
"""Seconds after which a worker that does not answer counts as stuck and is killed. One that has died is
noticed at once; one that is only slow, as on a loaded machine, must not lose its players for that."""


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
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Processes.", envvar="SIGNORIA_WORKERS", show_envvar=False)
    ] = 1,
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
    policy: Annotated[
        list[str] | None, typer.Option(help="NAME=FILE: a trained policy as a bot; may be repeated.")
    ] = None,
    data: Annotated[
        list[str] | None, typer.Option(help="TITLE=FILE: play a title with a data pack; may be repeated.")
    ] = None,
) -> None:
    """Serve tables to browsers and programs.

    Every flag can also be set in the environment as SIGNORIA_HOST, SIGNORIA_PORT
    and so on; docs/host.md names the rest. The database is brought up to date
    before the first request. Exit code 2: a setting makes no sense.

    \b
    Examples:
      signoria serve
      signoria serve --port 80 --host 0.0.0.0 --database sqlite:////var/lib/signoria/games.sqlite
      signoria serve --data genoa=my-genoa.toml
      signoria serve --workers 4 --database postgresql://signoria@db/signoria --broker redis://cache
    """
    import uvicorn

    from signoria.play.errors import SignoriaError
    from signoria.server.config import PREFIX, from_environment
    from signoria.server.logs import configure
    from signoria.server.store.migrate import migrate
    from signoria.server.workers import Workers

    if web is None and "SIGNORIA_WEB" not in os.environ:
        web = _built_pages()
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
    _name(policy or [])
    _correct(data or [])
    if workers > 1 and (config.sqlite or not config.broker):
        fail(
            "Several workers need PostgreSQL (--database postgresql://...) and a broker (--broker redis://...)."
        )
    # First the address, then the database: a port that is taken, perhaps by an earlier release on the same
    # database, must not leave it changed.
    listening = _listen(config.host, config.port)
    try:
        migrate(config.database)
    except SignoriaError as error:
        listening.close()
        fail(str(error))
    for field in fields(config):  # workers are processes of their own and read the environment
        value: Any = getattr(config, field.name)
        os.environ[PREFIX + field.name.upper()] = str(int(value)) if isinstance(value, bool) else str(value)
    here = "localhost" if config.host in EVERYWHERE else config.host
    typer.echo(f"Signoria is served at {config.base or f'http://{here}:{config.port}'}/ (Ctrl-C ends it).")
    how = uvicorn.Config(
        "signoria.server.app:create",
        factory=True,
        workers=workers,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=config.compress,
        ws_ping_interval=30,
        ws_ping_timeout=60,
        timeout_keep_alive=KEPT_ALIVE,
        proxy_headers=False,
        timeout_graceful_shutdown=10,
        timeout_worker_healthcheck=SLOW,
        limit_concurrency=None,
    )
    server = uvicorn.Server(how)
    try:
        if workers > 1:
            with TemporaryDirectory(prefix="signoria-metrics-") as folder:
                os.environ[METRICS_FOLDER] = folder  # whichever worker is asked answers for all
                configure(config.log)
                Workers(how, sockets=[listening]).run()
        else:
            server.run(sockets=[listening])
    except KeyboardInterrupt:
        return
    if workers == 1 and not server.started:
        raise typer.Exit(3)


def _built_pages() -> str | None:
    """The web client: built in this folder or in that of the program, or packed with the program."""
    program = Path(__file__).parents[1]
    built = (Path("web/dist"), program.parents[1] / "web/dist", program / "pages")
    return next((str(folder) for folder in built if (folder / "index.html").is_file()), None)


def _listen(host: str, port: int) -> socket.socket:
    """The address is ours before it is announced: whoever opens it at once waits and is not turned away."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        if error.errno == errno.EADDRNOTAVAIL or (error.errno or 0) < 0:  # below 0: no such name
            fail(f"There is no address {host} on this machine: --host or SIGNORIA_HOST names one.")
        why = f"Nothing can be served at {host}:{port} ({os.strerror(error.errno or 0)})"
        fail(f"{why}; --port or SIGNORIA_PORT chooses another port.")
    listening.set_inheritable(True)
    return listening


def _correct(packs: list[str]) -> None:
    """Titles are played with the host's data packs, here and in every process that is started."""
    from signoria.play.errors import SignoriaError
    from signoria.play.packs import load_tables
    from signoria.play.registry import find
    from signoria.server.shelf import PACKS

    named = [*packs, *filter(None, os.environ.get(PACKS, "").split(os.pathsep))]
    for one in named:
        title, _, file = one.partition("=")
        if not title or not file:
            fail(f"--data wants TITLE=FILE, not '{one}'.")
        try:
            load_tables(find(title), Path(file))
        except SignoriaError as error:
            fail(str(error))
    if named:
        os.environ[PACKS] = os.pathsep.join(named)


def _name(policies: list[str]) -> None:
    """Trained policies join the bots under their names, here and in every process that is started."""
    from signoria.bots.bot import POLICIES, require
    from signoria.play.errors import SignoriaError

    for one in policies:
        name, _, file = one.partition("=")
        if not name.isidentifier() or not file:
            fail(f"--policy wants NAME=FILE, with a name of letters, digits and _, not '{one}'.")
        try:
            require([f"policy:{file}"])
        except ImportError as error:
            fail(f'A policy needs {error.name}: pip install "signoria[rl]".')
        except SignoriaError as error:
            fail(str(error))
    if policies:
        os.environ[POLICIES] = os.pathsep.join([*policies, *filter(None, [os.environ.get(POLICIES)])])
