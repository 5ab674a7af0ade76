"""PettingZoo AEC environments: `signoria.env("genoa", seats=4)` (docs/research.md).

Rewards come at the end. Observations are built when they are read: `last()` hands out a dict whose values are
computed on first use, from the table as it was when the observation was handed out.
"""

import sys
from collections.abc import Iterator, Mapping
from operator import index
from typing import Any

from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.logger import warn
from pettingzoo import AECEnv

from signoria.adapters.arguments import agreed, generator, no_agent
from signoria.adapters.desk import REWARDS, Desk
from signoria.adapters.lazy import Info, Observation, Trail
from signoria.adapters.sheet import Sheet
from signoria.adapters.spaces import Numbers, seen_space
from signoria.core.chance import Rng
from signoria.core.flow import IllegalAction
from signoria.core.value import Action
from signoria.play.codec import action_from_wire, value_to_wire
from signoria.play.errors import SignoriaError
from signoria.play.texts import say

VERSION = 2
"""Raised whenever the same seed and the same numbers would lead to another game."""


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name for the bare environment
    """One table as an AEC environment; it checks what PettingZoo's customary wrappers would check."""

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        options: Mapping[str, int] | None = None,
        seed: int | None = None,
        reward: str = "place",
        asides: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setup = agreed(title, seats, options, asides)
        if reward not in REWARDS:
            raise ValueError(f"A reward is one of {', '.join(REWARDS)}, not '{reward}'.")
        if render_mode not in (None, "ansi"):
            raise ValueError(f"The only render mode is 'ansi', not '{render_mode}'.")
        self.metadata = {
            "name": f"signoria_{title}_v{VERSION}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.reward = reward
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.setup.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        numbers = self.setup.numbering.size
        self._sheet = Sheet(numbers)
        self._actions = {agent: Numbers(numbers, sheet=self._sheet) for agent in self.possible_agents}
        size = self.setup.layout.size
        self._observations = {agent: seen_space(size, numbers) for agent in self.possible_agents}
        self._first = seed
        self._luck = generator(seed)
        self._desk: Desk | None = None

    def __getstate__(self) -> dict[str, Any]:
        """For copies: an info speaks of the table as it stands, so a copy makes its own."""
        return {**self.__dict__, "infos": list(getattr(self, "infos", ()))}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.infos = {agent: Info(self, self._seats[agent]) for agent in state["infos"]}

    def observation_space(self, agent: str) -> spaces.Dict:
        try:
            return self._observations[agent]
        except KeyError:
            raise no_agent(agent, self.possible_agents) from None

    def action_space(self, agent: str) -> spaces.Discrete:
        try:
            return self._actions[agent]
        except KeyError:
            raise no_agent(agent, self.possible_agents) from None

    @property
    def desk(self) -> Desk:
        """The table behind the environment."""
        if self._desk is None:
            raise ResetNeeded("reset() must be called before the first move.")
        return self._desk

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: the same seed, the same deal; without one, deals follow from the last seed.

        Options of a title are agreed when the environment is made: PettingZoo's `options` change nothing.
        """
        if seed is None and self._first is not None:
            seed, self._first = self._first, None
        if seed is not None:
            self._luck = generator(seed)
        self._desk = Desk.deal(self.setup, int(self._luck.integers(1 << 62)))
        self._trail = Trail(self._desk)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: Info(self, seat) for agent, seat in self._seats.items()}
        self.agent_selection = self.possible_agents[self._desk.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent may see; its mask is empty while somebody else is asked."""
        if self._desk is None:
            raise ResetNeeded("reset() must be called before the first observation.")
        if agent not in self._seats:
            raise no_agent(agent, self.possible_agents)
        return self._seen(self._desk, agent)

    def _seen(self, desk: Desk, agent: str) -> Observation:
        trail = self._trail
        moment = desk.moment()
        if moment >= trail.end:
            trail = self._trail = Trail(desk)
        seen = Observation()
        seen.handed = (self._seats[agent], trail, moment, self._sheet)
        seen.mask = None
        return seen

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Observation, reward, ended, cut off, and info for the agent that is asked."""
        desk = self._desk
        if desk is None:
            raise ResetNeeded("reset() must be called before the first observation.")
        if not self.agents:
            raise ResetNeeded("The game is over: call reset() before the next observation.")
        agent = self.agent_selection
        seen = None
        if observe:  # as in `_seen`, without another call
            trail = self._trail
            moment = desk.moment()
            if moment >= trail.end:
                trail = self._trail = Trail(desk)
            seen = Observation()
            seen.handed = (self._seats[agent], trail, moment, self._sheet)
            seen.mask = None
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = sys.maxsize) -> Iterator[str]:
        """Who is asked, again and again until all agents have taken their leave."""
        if max_iter >= sys.maxsize:
            while self.agents:
                yield self.agent_selection
            return
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def step(self, action: Any) -> None:
        """Answer with a number whose mask is 1."""
        desk = self._desk
        if desk is None:
            self._end(action)
            return
        try:
            seat = desk.choose(index(action))
        except (LookupError, TypeError):  # looked into only now: nearly every step comes with a legal number
            if desk.seat < 0:
                self._end(action)
                return
            number = self._number(action)
            if number in desk.menu().ids:
                raise  # the number is not to blame
            raise InvalidAction(self._refusal(number)) from None
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        else:
            self._finish(desk)

    def act(self, action: Action | list[Any]) -> None:
        """Answer with a structured action, such as `["bid", 7]`; any legal one, also without a number now."""
        desk = self._desk
        if desk is None or desk.seat < 0:
            self._end(action)
            return
        try:
            desk.act(action if isinstance(action, Action) else action_from_wire(self.setup.game, action))
        except IllegalAction as error:
            reason = self.setup.game.reason(error.reason)
            why = say(self.setup.game, "en", f"why-{reason.key}")
            raise InvalidAction(f"{action} is refused{reason.rule and f' ({reason.rule})'}: {why}") from error
        except SignoriaError as error:
            raise InvalidAction(str(error)) from error
        self._follow(desk)

    def play(self, rng: Rng) -> Action:
        """Answer at random, kind of action first, without building a menu or a mask; what was answered.

        Luck comes from a generator of the engine: `from signoria.core.chance import Rng; rng = Rng(1)`.
        """
        desk = self.desk
        if desk.seat < 0:
            raise ResetNeeded("The game is over: call reset() before the next step.")
        if type(rng) is not Rng:
            raise TypeError(f"play() takes a signoria.core.chance.Rng, such as Rng(1), not {rng!r}.")
        action = desk.sample(rng)
        desk.take(action)
        self._follow(desk)
        return action

    def _end(self, action: Any) -> None:
        """A step when nobody is asked: each agent takes its leave with None."""
        if self._desk is None:
            raise ResetNeeded("reset() must be called before the first move.")
        if not self.agents:
            raise ResetNeeded("The game is over: call reset() before the next step.")
        self._was_dead_step(action)

    def _follow(self, desk: Desk) -> None:
        if desk.seat >= 0:
            self.agent_selection = self.possible_agents[desk.seat]
        else:
            self._finish(desk)

    def _finish(self, desk: Desk) -> None:
        returns = desk.returns(self.reward)
        self.rewards = dict(zip(self.possible_agents, returns, strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _number(self, action: Any) -> int:
        if action is None:
            raise InvalidAction(f"None is no answer: {self.agent_selection} is still in the game.")
        try:
            return index(action)
        except TypeError:
            raise InvalidAction(f"An action is a whole number, not {action!r}.") from None

    def _refusal(self, number: int) -> str:
        size = self.setup.numbering.size
        if not 0 <= number < size:
            return f"Action {number} does not exist: numbers go from 0 to {size - 1}."
        kind = self.setup.numbering.row_of(number).kind.TAG
        return f"Action {number} ({kind}) is not legal for {self.agent_selection} now; its mask is 0."

    def action(self, number: int) -> Action:
        """The structured action behind a number that is legal now."""
        number = self._number(number)
        chosen = self.desk.menu().action(number) if not self.desk.over else None
        if chosen is None:
            raise InvalidAction(self._refusal(number))
        return chosen

    def number(self, action: Action) -> int:
        """The number of a structured action: on the menu if it is there, otherwise its usual one."""
        here = -1 if self._desk is None or self._desk.over else self._desk.menu().number(action)
        return here if here >= 0 else self.setup.numbering.number(action)

    def legal(self) -> list[int]:
        """The numbers that are legal now, in ascending order."""
        return self.desk.legal(self.desk.seat)

    def information_state(self, agent: str) -> bytes:
        """All that an agent may see and has heard so far; the first call of a game replays it to listen."""
        if agent not in self._seats:
            raise no_agent(agent, self.possible_agents)
        return self.desk.information_state(self._seats[agent])

    def render(self) -> str | None:
        """The table as a spectator sees it, and the last answer."""
        if self.render_mode is None:
            warn("render() shows nothing: make the environment with render_mode='ansi'.")
            return None
        desk = self.desk
        told = f"player_{desk.movers[-1]}: {value_to_wire(desk.answers[-1])}\n" if desk.answers else ""
        return told + repr(self.setup.game.view(self.desk.state, -1))

    def close(self) -> None:
        """Nothing is open."""


env = raw_env
"""An environment for a title. No wrapper is needed: it checks by itself."""
