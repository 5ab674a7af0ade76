"""The application: routes, guards and life span, nothing else."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from signoria import __version__
from signoria.play.errors import SignoriaError
from signoria.server import bus, logs, mail, push
from signoria.server.accounts import Accounts
from signoria.server.analyst import Analyst
from signoria.server.bots import Bots
from signoria.server.branch import branch
from signoria.server.config import Config, from_environment
from signoria.server.errands import Errands
from signoria.server.forms import Problem, Refusal
from signoria.server.guard import guard
from signoria.server.hall import Hall, hall_of
from signoria.server.house import House
from signoria.server.lobby import Lobby
from signoria.server.notify import Notifier
from signoria.server.pages import client, health, metrics, ready, robots
from signoria.server.playing import Playing, import_record, next_table
from signoria.server.polite import goodbye_first
from signoria.server.seats import Seats
from signoria.server.socket import table_socket
from signoria.server.steady import Steady
from signoria.server.store.database import connect
from signoria.server.store.rows import Away
from signoria.server.studying import Studying
from signoria.server.tables import Tables
from signoria.server.titles import Titles
from signoria.server.troubles import NO_DATABASE, Trouble, language_of, sentence

log = structlog.get_logger()

LARGEST_BODY = 128 * 1024
Ask = Request[Any, Any, Any]


def create() -> Litestar:
    """The application of one worker, set up from the environment."""
    return build(from_environment())


def build(config: Config) -> Litestar:
    logs.configure(config.log)
    pages: list[Any] = [health, ready, metrics, robots, client]
    routes: list[Any] = [Titles, Lobby, Seats, Playing, Studying, Accounts]
    routes += [import_record, branch, next_table, table_socket]
    return Litestar(
        route_handlers=[*routes, *pages],
        middleware=[guard(config.base, config.secure)],
        exception_handlers={
            Trouble: _trouble,
            SignoriaError: _sentence,
            HTTPException: _http,
            Away: _away,
            Exception: _our_fault,
        },
        lifespan=[lambda app: _life(app, config)],
        openapi_config=OpenAPIConfig(
            title="Signoria",
            version=__version__,
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )


@asynccontextmanager
async def _life(app: Litestar, config: Config) -> AsyncIterator[None]:
    """Open everything, serve, close everything in the opposite order."""
    house = House(config, connect(config.database), bus.connect(config.broker))
    bots = Bots(config.bot_processes, config.bot_seconds, house.metrics)
    errands = Errands(house, bots)
    notifier = Notifier(house, mail.connect(config), push.connect(config))
    tables = Tables(house, errands, notifier)
    analyst = Analyst(config.analysis_seconds)
    hall = Hall(house, tables, errands, bots, notifier, analyst)
    app.state.hall = hall
    await house.bus.open(tables.heard)
    tables.open()
    steady = Steady(house.metrics)
    steady.begin()
    watch = asyncio.create_task(steady.watch())
    log.info("open", worker=house.worker, database=config.database.split("@")[-1], shared=house.shared)
    try:
        with goodbye_first(hall):
            yield
    finally:
        hall.closing = True
        watch.cancel()
        steady.end()
        await tables.close()
        await house.whole.close()
        await bots.close()
        await analyst.close()
        await house.limits.close()
        await house.bus.close()
        await house.db.close()
        log.info("closed", worker=house.worker)


def _answer(request: Ask, trouble: Trouble) -> Response[Refusal]:
    language = language_of(request.headers.get("accept-language", ""))
    text = sentence(trouble, language, _game_of(request))
    headers = {"Retry-After": str(trouble.words["seconds"])} if "seconds" in trouble.words else {}
    problem = Problem(trouble.key, text, trouble.rule)
    return Response(Refusal(problem), status_code=trouble.status, headers=headers)


def _game_of(request: Ask) -> Any:
    """The title of the table a request is about, for its own sentences."""
    table = hall_of(request).tables.live.get(str(request.path_params.get("name", "")))
    return None if table is None else table.game


def _trouble(request: Ask, error: Trouble) -> Response[Refusal]:
    return _answer(request, error)


def _sentence(request: Ask, error: SignoriaError) -> Response[Refusal]:
    return _answer(request, Trouble(400, "bad-request", text=str(error)))


def _http(request: Ask, error: HTTPException) -> Response[Refusal]:
    if error.status_code >= 500:
        return _our_fault(request, error)
    extra = getattr(error, "extra", None)
    detail = error.detail
    if isinstance(extra, list):
        detail = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in extra)[:500]
    key = {404: "no-address", 405: "no-address", 413: "too-large"}.get(error.status_code, "bad-request")
    text = "" if key != "bad-request" else detail
    return _answer(request, Trouble(error.status_code, key, text=text))


def _away(request: Ask, error: Away) -> Response[Refusal]:
    log.warning("database out of reach", path=request.url.path, method=request.method)
    return _answer(request, NO_DATABASE)


def _our_fault(request: Ask, error: Exception) -> Response[Refusal]:
    hall_of(request).house.metrics.errors.inc()
    log.error("request failed", path=request.url.path, method=request.method, exc_info=error)
    return _answer(request, Trouble(500, "our-fault"))
