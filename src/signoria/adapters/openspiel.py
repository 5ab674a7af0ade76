"""OpenSpiel games: importing this module registers `python_signoria_<title>` for every title.

    import pyspiel, signoria.adapters.openspiel
    game = pyspiel.load_game("python_signoria_genoa(players=4,chance=explicit)")

Parameters: `players`, `seed`, `reward`, `asides`, `chance`, and the options of the title (docs/research.md).
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from signoria.adapters.desk import REWARDS, Setup
from signoria.adapters.luck_nodes import Cell
from signoria.core.chance import Rng
from signoria.play import registry
from signoria.play.codec import pack_state, value_to_wire
from signoria.play.errors import SignoriaError
from signoria.play.game import AnyGame

PREFIX = "python_signoria_"
MOST_OUTCOMES = 1024
MOST_SCORE = 10_000.0
MEMORY = 16
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
_CHANCE = {
    "sampled": pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    "explicit": pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
}
_OWN: dict[str, Any] = {"players": 0, "seed": -1, "reward": "place", "asides": False, "chance": "sampled"}


def _refuse(sentence: str) -> None:
    raise pyspiel.SpielError(sentence)


def game_type(game: AnyGame, chance: str = "sampled", reward: str = "place") -> Any:
    """What OpenSpiel wants to know about a title before it is loaded."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=f"Signoria: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=_CHANCE[chance],
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.CONSTANT_SUM if reward == "win" else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            **_OWN,
            "players": game.least_seats,
            **{choice.id: choice.default for choice in game.choices},
        },
    )


class SignoriaGame(pyspiel.Game):  # type: ignore[misc]
    """A title with everything that is agreed before the first move."""

    TITLE = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        settings = _OWN | params
        self.reward, self.chance = str(settings["reward"]), str(settings["chance"])
        if self.reward not in REWARDS:
            _refuse(f"reward is one of {', '.join(REWARDS)}, not '{self.reward}'.")
        if self.chance not in _CHANCE:
            _refuse(f"chance is one of {', '.join(_CHANCE)}, not '{self.chance}'.")
        options = {name: int(value) for name, value in params.items() if name not in _OWN}
        try:
            self.setup = Setup.of(self.TITLE, settings["players"] or None, options, bool(settings["asides"]))
        except SignoriaError as error:
            _refuse(str(error))
        low, high, total = {
            "place": (-1.0, 1.0, 0.0),
            "score": (-MOST_SCORE, MOST_SCORE, 0.0),
            "win": (0.0, 1.0, 1.0),
        }[self.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setup.numbering.size,
            max_chance_outcomes=MOST_OUTCOMES if self.chance == "explicit" else 0,
            num_players=self.setup.seats,
            min_utility=low,
            max_utility=high,
            utility_sum=total,
            max_game_length=self.setup.game.bound * (2 if self.setup.asides else 1),
        )
        super().__init__(game_type(self.setup.game, self.chance, self.reward), info, params)
        seed = int(settings["seed"])
        self._luck = np.random.default_rng(None if seed < 0 else seed)
        self.tensors = (Observer(self.setup, False), Observer(self.setup, True))

    def deal(self) -> Cell:
        """A fresh game with luck of its own: states do not share a generator."""
        return Cell(self.setup, self.chance == "explicit", int(self._luck.integers(1 << 62)))

    def new_initial_state(self, *_: Any) -> "SignoriaState":
        return SignoriaState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.setup.game.bound if self.chance == "explicit" else 0

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            _refuse(f"Observations take no parameters, and {params} was given.")
        return Observer(self.setup, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SignoriaState(pyspiel.State):  # type: ignore[misc]
    """One position. OpenSpiel copies and pickles its attributes, so everything is in one cell."""

    def __init__(self, game: SignoriaGame) -> None:
        super().__init__(game)
        # Dealt when first looked at: OpenSpiel's clone() makes an initial state only to overwrite it.
        self._cell: Cell | None = None
        self._player: int | None = None
        """Who is asked, as OpenSpiel asks for it several times a decision; None before the deal."""

    @property
    def cell(self) -> Cell:
        cell = self._cell
        if cell is None:
            self._sit_at(cell := self.get_game().deal())
        return cell

    def _sit_at(self, cell: Cell) -> None:
        self._cell = cell
        self._see()

    def _see(self) -> int:
        """Look who is asked."""
        cell = self.cell
        desk = cell.desk
        if cell.sides:
            self._player = CHANCE
        else:
            self._player = TERMINAL if desk is None or desk.seat < 0 else desk.seat
        return self._player

    def current_player(self) -> int:
        player = self._player
        return self._see() if player is None else player

    def is_terminal(self) -> bool:
        player = self._player
        return (self._see() if player is None else player) == TERMINAL

    # The next two are also defined in C++, which would ask here three times more to answer them.
    def is_chance_node(self) -> bool:
        player = self._player
        return (self._see() if player is None else player) == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        cell = self._cell or self.cell
        asked = self._player
        if asked == CHANCE:
            return list(range(cell.sides))
        if asked == TERMINAL or (player is not None and player != asked):
            return []
        desk: Any = cell.desk
        legal: list[int] = desk.legal(asked)
        return legal

    def _legal_actions(self, player: int) -> list[int]:
        return self.cell.table.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = self.cell.sides
        return [(outcome, 1 / sides) for outcome in range(sides)]

    def _apply_action(self, action: int) -> None:
        cell = self._cell or self.cell
        try:
            if cell.explicit:
                cell.go_on(action)
                self._see()
            else:
                desk: Any = cell.desk
                seat = desk.choose(action)
                self._player = seat if seat >= 0 else TERMINAL
        except LookupError:
            if cell.sides:
                _refuse(f"{action} is no outcome of this chance node: they go from 0 to {cell.sides - 1}.")
            if cell.table.over:
                _refuse("The game is over: no action can be applied.")
            _refuse(f"Action {action} is not legal for player {self.current_player()} now.")

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"chance {action}"
        desk = self.cell.table
        numbering = self.cell.setup.numbering
        chosen = desk.menu().action(action) if desk.seat == player else None
        if chosen is not None:  # every legal action must read differently, and two draws may be alike
            return f"{chosen!r} #{action}" if numbering.is_slot(action) else repr(chosen)
        return f"{numbering.row_of(action).kind.TAG} #{action}"

    def structured(self, action: int) -> list[Any]:
        """The full action behind a legal id, such as `["bid", 7]`."""
        if self.current_player() < 0:
            _refuse("Nobody is asked now, so no action has a structure.")
        chosen = self.cell.table.menu().action(action)
        if chosen is None:
            _refuse(f"Action {action} is not legal for player {self.current_player()} now.")
        return value_to_wire(chosen) if chosen is not None else []

    def returns(self) -> list[float]:
        desk = self.cell.desk
        seats = self.cell.setup.seats
        return [0.0] * seats if desk is None or self.cell.sides else desk.returns(self.get_game().reward)

    # Asked through C++, a tensor costs a new deal each time, because its length is measured on one.
    def observation_tensor(self, player: int | None = None) -> list[float]:
        return self._tensor(self.get_game().tensors[0], player)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        return self._tensor(self.get_game().tensors[1], player)

    def _tensor(self, observer: "Observer", player: int | None) -> list[float]:
        if player is None:
            player = self.current_player()
            if player < 0:
                _refuse("Nobody is asked now: say which player's tensor is wanted.")
        self._known(player)
        observer.set_from(self, player)
        return list(observer.tensor.tolist())

    def _known(self, player: int) -> None:
        if not 0 <= player < self.num_players():
            _refuse(f"There is no player {player}: players go from 0 to {self.num_players() - 1}.")

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> "SignoriaState":
        """A state with the same information state for this player and everything hidden dealt anew."""
        if self.cell.sides:
            _refuse("At a chance node nothing can be resampled.")
        self._known(player_id)
        other: SignoriaState = self.clone()
        other._sit_at(self.cell.imagined(player_id, Rng(int(sampler() * (1 << 53)))))
        return other

    def __str__(self) -> str:
        cell = self.cell
        at = f"chance among {cell.sides} after {cell.script}, action {cell.move}: " if cell.sides else ""
        return at + ("set-up" if cell.desk is None else str(pack_state(cell.desk.state)))


class Observer:
    """What a player sees, as a tensor and as a string; with perfect recall also a digest of the past."""

    def __init__(self, setup: Setup, perfect_recall: bool) -> None:
        self._recall = perfect_recall
        size = setup.layout.size
        self.tensor = np.zeros(size + (MEMORY if perfect_recall else 0), np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if perfect_recall:
            self.dict["memory"] = self.tensor[size:]

    def set_from(self, state: SignoriaState, player: int) -> None:
        desk = state.cell.desk
        if desk is None:
            self.tensor.fill(0)
            return
        self.dict["observation"][:] = desk.vector(player)
        if self._recall:
            self.dict["memory"][:] = np.frombuffer(desk.memory(player), np.uint8) / np.float32(255)

    def string_from(self, state: SignoriaState, player: int) -> str:
        desk = state.cell.desk
        if desk is None:
            return "set-up"
        return (desk.information_state(player) if self._recall else desk.observation(player)).decode()


def register() -> list[str]:
    """Register every title that can be loaded; the names OpenSpiel knows them by."""
    names = []
    for title in registry.titles():
        if PREFIX + title not in pyspiel.registered_names():
            try:
                kind = game_type(registry.find(title))
            except SignoriaError:
                continue  # a title being written: `signoria titles` says what is wrong with it
            # A class, not a function: OpenSpiel lets go of it after the interpreter has ended, and only what
            # lives in a cycle of references (as classes do) is then left alone.
            maker = type(f"Signoria_{title}", (SignoriaGame,), {"TITLE": title})
            pyspiel.register_game(kind, maker)
        names.append(PREFIX + title)
    return names


register()
