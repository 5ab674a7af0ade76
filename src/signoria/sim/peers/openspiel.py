"""OpenSpiel: games in C++ and in Python, through its Python interface; chance is sampled by this loop."""

import random
from importlib import import_module
from typing import Any

from signoria.sim.peers.harness import Contestant, MissingPeer

CPP = "OpenSpiel C++"
PYTHON = "OpenSpiel Python"
HEARTS = "hearts"
GAMES = (
    (CPP, HEARTS),
    (CPP, "backgammon"),
    (CPP, "gin_rummy"),
    (CPP, "bargaining"),
    (CPP, "first_sealed_auction(players=4)"),
    (PYTHON, "python_tic_tac_toe"),
    (PYTHON, "python_kuhn_poker"),
    (PYTHON, "python_liars_poker"),
    (PYTHON, "python_block_dominoes"),
    (PYTHON, "python_iterated_prisoners_dilemma"),
)
SEARCHED = HEARTS
SIMULATIONS = 100
_LONGEST = 20_000
_TABLES = 8


def contestants() -> list[Contestant]:
    try:
        spiel = import_module("pyspiel")
        import_module("open_spiel.python.games")
    except ImportError as error:
        raise MissingPeer(f"OpenSpiel is not installed ({error.name}).") from error
    rnd = random.Random(1)
    out = []
    for library, name in GAMES:
        game = spiel.load_game(name)
        tables = _middle(game, rnd)
        one = Contestant(
            library, name, game.num_players(), _player(game, rnd), [table.clone for table in tables]
        )
        if name == SEARCHED:
            one.search = _searcher(game, tables)
        out.append(one)
    return out


def _step(state: Any, rnd: random.Random) -> int:
    """One step; how many decisions of players it was."""
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(rnd.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
        return 0
    if state.is_simultaneous_node():
        legal = [state.legal_actions(player) for player in range(state.num_players())]
        state.apply_actions([one[int(rnd.random() * len(one))] if one else 0 for one in legal])
        return sum(bool(one) for one in legal)
    actions = state.legal_actions()
    state.apply_action(actions[int(rnd.random() * len(actions))])
    return 1


def _player(game: Any, rnd: random.Random) -> Any:
    def play() -> int:
        state = game.new_initial_state()
        decisions = steps = 0
        while not state.is_terminal() and steps < _LONGEST:
            decisions += _step(state, rnd)
            steps += 1
        return decisions

    return play


def _middle(game: Any, rnd: random.Random) -> list[Any]:
    """Positions somewhere in random games; none for games that cannot be copied."""
    out = []
    for _ in range(_TABLES):
        state = game.new_initial_state()
        seen: list[Any] = []
        while not state.is_terminal() and len(seen) < _LONGEST:
            if not state.is_chance_node() and not state.is_simultaneous_node():
                seen.append(state.clone())
            _step(state, rnd)
        if seen:
            out.append(seen[len(seen) // 2])
    return out


def _searcher(game: Any, tables: list[Any]) -> Any:
    """OpenSpiel's information-set search, written in Python as most of its users' own searches are."""
    numpy = import_module("numpy")
    ismcts = import_module("open_spiel.python.algorithms.ismcts")
    mcts = import_module("open_spiel.python.algorithms.mcts")
    table = max(tables, key=lambda one: len(one.legal_actions()))  # a forced move is not searched

    def search() -> int:
        luck = numpy.random.RandomState(1)
        rollout = mcts.RandomRolloutEvaluator(1, luck)
        bot = ismcts.ISMCTSBot(game, rollout, 1.4, SIMULATIONS, random_state=luck)
        bot.step(table)
        return SIMULATIONS

    return search
