"""Titles: what can be played here, described so that a client can offer and draw it without knowing it."""

from typing import Annotated, Any

import msgspec
import structlog
from litestar import Controller, MediaType, Request, get
from litestar.params import PathParameter, QueryParameter

from signoria.core.value import Action, Value
from signoria.play.errors import OtherData, SignoriaError
from signoria.play.game import AnyGame
from signoria.play.registry import titles
from signoria.play.texts import LANGUAGES, say, source
from signoria.server.hall import hall_of
from signoria.server.keeping import box_of
from signoria.server.shelf import box
from signoria.server.troubles import Trouble

log = structlog.get_logger()

Ask = Request[Any, Any, Any]


class TitleCard(msgspec.Struct):
    id: str
    names: dict[str, str]
    taglines: dict[str, str]
    least_seats: int
    most_seats: int


class ValueKind(msgspec.Struct):
    """A kind of action, event or frame: its tag and what its ints mean."""

    tag: str
    of: list[str]
    secret: list[str]


class ChoiceInfo(msgspec.Struct):
    id: str
    values: list[int]
    default: int


class TitleInfo(msgspec.Struct):
    id: str
    rules_version: int
    names: dict[str, str]
    least_seats: int
    most_seats: int
    choices: list[ChoiceInfo]
    nouns: dict[str, int]
    sources: list[str]
    """Where points come from, in the order of the rows of `tally`."""
    told: list[str]
    """Nouns whose things have a text to read beside their name (`about-<noun>-<i>`)."""
    actions: list[ValueKind]
    events: list[ValueKind]
    frames: list[ValueKind]
    phases: dict[str, str]
    """By tag of a frame, the rule on which its question rests."""
    data: str
    """The fingerprint of the component data."""
    components: dict[str, Any]
    """What plays of the component data; words stand in the texts."""


class Titles(Controller):
    path = "/api"
    tags = ["titles"]  # noqa: RUF012 (Litestar reads the class)

    @get("/titles")
    async def all(self) -> list[TitleCard]:
        """Everything that can be played here."""
        return [
            TitleCard(
                game.id, _texts(game, "title"), _texts(game, "tagline"), game.least_seats, game.most_seats
            )
            for game in _playable()
        ]

    @get("/titles/{title:str}")
    async def one(
        self,
        request: Ask,
        title: Annotated[str, PathParameter(max_length=64)],
        digest: Annotated[str, QueryParameter(name="data", max_length=16)] = "",
    ) -> TitleInfo:
        """A title with all a client needs to offer and draw it; a table's `data` asks for its own data."""
        found = box(title)
        if digest not in ("", found.data):
            try:
                found = await box_of(hall_of(request).house.db, title, digest)
            except OtherData as error:
                raise Trouble(404, "no-data", text=str(error)) from error
        game = found.game
        return TitleInfo(
            id=game.id,
            rules_version=game.rules_version,
            names=_texts(game, "title"),
            least_seats=game.least_seats,
            most_seats=game.most_seats,
            choices=[ChoiceInfo(c.id, list(c.values), c.default) for c in game.choices],
            nouns=dict(game.nouns),
            sources=list(game.sources),
            told=list(game.told),
            actions=[_kind(cls) for cls in game.actions],
            events=[_kind(cls) for cls in game.events],
            frames=[_kind(cls) for cls in game.frames],
            phases=dict(game.phases),
            data=found.data,
            components=dict(found.printing.data),
        )

    @get("/titles/{title:str}/texts/{language:str}", media_type=MediaType.TEXT)
    async def texts(
        self,
        title: Annotated[str, PathParameter(max_length=64)],
        language: Annotated[str, PathParameter(pattern="^(" + "|".join(LANGUAGES) + ")$")],
    ) -> str:
        """A title's sentences in Fluent, for clients that were built before the title came."""
        return source(box(title).game.home, language)

    @get("/bots")
    async def bots(
        self, request: Ask, title: Annotated[str, QueryParameter(max_length=64)] = ""
    ) -> list[str]:
        """Kinds of bots that can take a seat; with a title also the policies trained for it."""
        return list(hall_of(request).bots.kinds(title))


def _playable() -> list[AnyGame]:
    """A title that cannot be loaded is missing from the shelf; the others stay."""
    out = []
    for title in titles():
        try:
            out.append(box(title).game)
        except (Trouble, SignoriaError) as error:
            log.error("title cannot be loaded", title=title, error=str(getattr(error, "text", "") or error))
    return out


def _texts(game: AnyGame, key: str) -> dict[str, str]:
    return {language: say(game, language, key) for language in LANGUAGES}


def _kind(cls: type[Value]) -> ValueKind:
    secret = list(cls.SECRET) if issubclass(cls, Action) else []
    return ValueKind(cls.TAG, list(cls.OF), secret)
