"""The contract: what every registered title keeps, at every seat count and in every variant."""

from collections.abc import Iterator
from typing import Any

import pytest
from banco import GAME as BANCO

from signoria.cli.starter import GAME as STARTER
from signoria.core import flow
from signoria.core.chance import Rng, seeded
from signoria.core.flow import State
from signoria.core.playout import playout, random_action, random_seat
from signoria.core.value import Value
from signoria.play.codec import pack_state
from signoria.play.errors import BadSetup
from signoria.play.game import SPECTATOR, AnyGame
from signoria.play.match import AT_REST, Match
from signoria.play.packs import load_tables
from signoria.play.record import Record, parse
from signoria.play.registry import find, titles
from signoria.play.texts import LANGUAGES, bundle, needed_keys
from signoria.play.verify import verify
from signoria.rules.catalogue import load as load_catalogue
from signoria.sim import checks, examine, luck
from signoria.sim.moves import Move, random_move

GAMES: list[AnyGame] = [BANCO, STARTER, *(find(title) for title in titles())]
CHATTER = 100
"""So many of 1000 decisions are spoken unasked."""


def variants(game: AnyGame) -> Iterator[dict[str, int]]:
    """The default, and every option at each of its other values, one at a time."""
    yield {}
    for choice in game.choices:
        for value in choice.values:
            if value != choice.default:
                yield {choice.id: value}


def tables_of(game: AnyGame) -> Any:
    return load_tables(game)[0]


def setups() -> Iterator[Any]:
    """Every title at every seat count, and every variant at one seat count."""
    for game in GAMES:
        for seats in range(game.least_seats, game.most_seats + 1):
            yield pytest.param(game, seats, {}, id=f"{game.id}-{seats}")
        for n, options in enumerate(variants(game)):
            if options:
                seats = game.least_seats + n % (game.most_seats - game.least_seats + 1)
                name = "-".join(f"{key}={value}" for key, value in options.items())
                yield pytest.param(game, seats, options, id=f"{game.id}-{seats}-{name}")


def start(game: AnyGame, seats: int, options: dict[str, int], seed: int) -> State:
    state: State = game.new_state(tables_of(game), seats, options, seeded(seed))
    return state


def positions(
    game: AnyGame, seats: int, options: dict[str, int], seed: int, every: int, most: int
) -> Iterator[tuple[State, Move, list[int], State]]:
    """Steps spread over a random game: the table before, the move, what chance gave, the table after."""
    rng = Rng(seed)
    chance = luck.noting("contract", seed)
    before: State = game.new_state(tables_of(game), seats, options, chance)
    before.chance, before.news = AT_REST, []
    for n in range(game.bound):
        if flow.over(before) or most == 0:
            return
        move = random_move(before, rng, CHATTER)
        after = before.clone()
        after.chance = chance = chance.fresh()
        flow.apply(after, move.seat, move.action)
        after.chance = AT_REST
        if n % every == seed % every:
            most -= 1
            yield before, move, chance.results, after
        after.news = []
        before = after


games = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
every_setup = pytest.mark.parametrize(("game", "seats", "options"), list(setups()))


@every_setup
def test_random_games_end_within_the_bound(game: AnyGame, seats: int, options: dict[str, int]) -> None:
    for seed in range(3):
        state = start(game, seats, options, seed)
        state.quiet = True
        decisions = playout(state, Rng(seed), game.bound + 1, CHATTER if seed else 0)
        assert flow.over(state), f"not over after {decisions} decisions"
        assert game.check(state) == []
        assert checks.result_is_sound(game, state) == []


@every_setup
def test_every_step_keeps_the_contract(game: AnyGame, seats: int, options: dict[str, int]) -> None:
    """Legal answers, refusals, pure questions, clones, codec, no leak, safe undo: see signoria.sim.checks."""
    rng = Rng(seats)
    tables = tables_of(game)
    for before, move, results, after in positions(game, seats, options, seed=seats, every=11, most=60):
        assert examine.position(game, tables, before, rng) == []
        assert examine.refusals(game, before, move, rng) == []
        assert examine.step(game, tables, before, move, results, after, rng) == []


@every_setup
def test_invariants_hold_after_every_action(game: AnyGame, seats: int, options: dict[str, int]) -> None:
    for before, _move, _results, _after in positions(game, seats, options, seed=77, every=1, most=game.bound):
        assert game.check(before) == []


def play_match(game: AnyGame, seats: int, options: dict[str, int], seed: int, most: int) -> Match:
    """A random game through the whole play layer, with an undo now and then."""
    match = Match.new(game, tables_of(game), seats, options, bytes([seed]) * 32)
    rng = Rng(seed)
    while not match.over and len(match.record.entries) < most:
        seat = random_seat(match.waiting, rng)
        match.act(seat, random_action(match.state, seat, rng))
        if match.undo_refusal(seat) is None and rng.below(4) == 0:
            undo_restores_what_was_hidden(match, seat)
    return match


def undo_restores_what_was_hidden(match: Match, seat: int) -> None:
    """After an undo nobody has been shown what the restored table hides."""
    shown = [match.game.hidden(match.state, viewer) for viewer in range(SPECTATOR, match.state.seats)]
    match.undo(seat)
    for viewer in range(SPECTATOR, match.state.seats):
        assert match.game.hidden(match.state, viewer) & ~shown[viewer + 1] == 0


@every_setup
def test_a_record_replays_to_the_same_table_from_every_snapshot(
    game: AnyGame, seats: int, options: dict[str, int]
) -> None:
    match = play_match(game, seats, options, seed=seats, most=120)
    snapshot = match.snapshot()
    packed = pack_state(match.state)
    record = parse(list(match.record.lines()))
    assert pack_state(Match.replay(game, match.tables, record).state) == packed
    for at in range(1, len(record.entries), 9):
        part = Match.replay(game, match.tables, Record(record.head, record.entries[:at]))
        again = Match.resume(game, match.tables, record, part.snapshot())
        assert pack_state(again.state) == packed
    assert pack_state(Match.resume(game, match.tables, record, snapshot).state) == packed


@games
def test_a_whole_record_verifies(game: AnyGame) -> None:
    match = play_match(game, game.least_seats, {}, seed=3, most=game.bound)
    assert match.over
    assert verify(game, match.tables, match.record) > 0


@games
def test_redealing_really_shuffles_what_is_hidden(game: AnyGame) -> None:
    """Somewhere in a game something is hidden, and two redeals differ there."""
    differs = False
    for state, _move, _results, _after in positions(game, game.most_seats, {}, seed=2, every=5, most=60):
        for viewer in range(SPECTATOR, state.seats):
            if game.hidden(state, viewer) and not differs:
                worlds = {str(pack_state(game.redeal(state, viewer, Rng(k)))) for k in range(4)}
                differs = len(worlds) > 1
    assert differs


@games
def test_no_text_is_missing_in_any_language(game: AnyGame) -> None:
    for language in LANGUAGES:
        texts = bundle(game.home, language)
        missing = [key for key in needed_keys(game) if not texts.has_message(key)]
        assert missing == [], f"{language}: {len(missing)} texts are missing"


@games
def test_a_title_refuses_by_its_own_numbers_and_rules(game: AnyGame) -> None:
    assert all(number >= flow.FIRST_OWN_REASON for number in game.reasons), "the rest is the engine's"
    rules = {*game.phases.values(), *(reason.rule for reason in game.reasons.values())}
    assert [rule for rule in rules if not rule.startswith(f"{game.rule_prefix}-")] == []


@pytest.mark.parametrize("title", titles())
def test_every_question_rests_on_a_rule_that_can_be_read(title: str) -> None:
    game = find(title)
    assert set(game.phases) == {frame.TAG for frame in game.frames}
    told = set(load_catalogue(title).rules)
    assert {*game.phases.values(), *(reason.rule for reason in game.reasons.values())} <= told


@pytest.mark.parametrize("title", titles())
def test_whoever_sits_down_for_the_first_time_is_told_the_game_in_one_minute(title: str) -> None:
    for language in LANGUAGES:
        texts = bundle(find(title).home, language)
        parts = ("aim", "turn", "others", "points", "first")
        assert [part for part in parts if not texts.has_message(f"primer-{part}")] == []


@games
def test_tags_are_unique_and_arguments_named(game: AnyGame) -> None:
    classes: list[type[Value]] = [*game.frames, *game.actions, *game.events]
    tags = [cls.TAG for cls in classes]
    assert all(tags)
    assert len(set(tags)) == len(tags)
    for action in game.actions:
        names = [spec.split(" ")[0] for spec in action.OF]
        assert len(set(names)) == len(names)
        assert set(action.SECRET) <= set(names)


@games
def test_fields_name_everything_a_state_holds(game: AnyGame) -> None:
    """Interpreted classes tell their attributes; compiled ones are the same source."""
    state = start(game, game.least_seats, {}, 1)
    if not hasattr(state, "__dict__"):
        pytest.skip("a compiled class does not list its attributes")
    engine = {"seats", "chance", "stack", "sealed", "aside", "news", "quiet", "t"}
    slots = {name for cls in type(state).__mro__ for name in getattr(cls, "__slots__", ())}
    assert (set(vars(state)) | slots) - engine == set(type(state).FIELDS)
    assert all(hasattr(state, name) for name in type(state).FIELDS)


@games
def test_impossible_setups_are_refused_with_a_sentence(game: AnyGame) -> None:
    for seats in (game.least_seats - 1, game.most_seats + 1, -1, 10**6):
        with pytest.raises(BadSetup, match="players"):
            game.settle(seats, {})
    with pytest.raises(BadSetup, match="no option"):
        game.settle(game.least_seats, {"moonlight": 1})
