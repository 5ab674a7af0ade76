"""Train a small policy by self-play and save it as a file that the bot `policy:FILE` plays.

    python examples/train_policy/train.py brides --seats 3 --minutes 8 --out brides.npz
    signoria arena brides --bots policy:brides.npz,random,random --games 300

Needs PyTorch (`pip install "signoria[rl,train]"`); playing the result needs NumPy only. The method is PPO in
its plainest form: actor and critic, rewards by place at the end, no discount, clipped steps. Actions are
rated by their features, so open-ended offers need no numbering (see signoria.adapters.policy).
"""

import argparse
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from signoria.adapters.batch import Batch
from signoria.adapters.observation import squashed
from signoria.adapters.policy import ARGUMENTS, Floats, Policy, features
from signoria.core.numbering import Numbering
from signoria.sim.simulate import Plan, play_games

GAMES_AT_ONCE = 32
GAMES_AN_UPDATE = 16
CHOICES_A_STEP = 512
EPOCHS = 3
CLIP = 0.2
ENTROPY = 0.01
LEARNING_RATE = 1e-3


class Network(nn.Module):  # type: ignore[misc]
    """What `Policy` runs with NumPy, and a critic beside it."""

    def __init__(self, places: int, columns: int, wide: int = 128, narrow: int = 64) -> None:
        super().__init__()
        self.see = nn.Linear(places, wide)
        self.join = nn.Linear(wide, narrow, bias=False)
        self.act = nn.Linear(columns, narrow)
        self.rate = nn.Linear(narrow, 1, bias=False)
        self.value = nn.Linear(wide, 1)
        nn.init.zeros_(self.rate.weight)  # every action is equally likely at first

    def forward(self, tables: Any, rows: Any, owner: Any) -> tuple[Any, Any]:
        """Ratings of all actions (rows) of all tables, and what each table is worth to the seat asked."""
        seen = torch.relu(self.see(tables))
        joint = torch.relu(self.act(rows) + self.join(seen)[owner])
        return self.rate(joint).squeeze(1), torch.tanh(self.value(seen)).squeeze(1)

    def policy(self, title: str, rules_version: int) -> Policy:
        weights = {
            name.replace(".weight", "").replace(".bias", "_bias"): w for name, w in self.state_dict().items()
        }
        arrays = {name: w.numpy().copy() for name, w in weights.items()}
        arrays["rate"] = arrays["rate"][0]
        arrays["value"] = arrays["value"][0]
        return Policy(title, rules_version, arrays)


@dataclass
class Choice:
    """One decision to learn from."""

    table: Floats
    rows: Floats
    chosen: int
    seat: int
    log: float
    """How likely the choice was when it was made, as a logarithm."""
    reward: float = 0.0


@dataclass
class Memory:
    """Decisions of unfinished games, slot by slot, and those that are ready to learn from."""

    open: list[list[Choice]]
    ready: list[Choice] = field(default_factory=list)

    def close(self, slot: int, rewards: Floats) -> None:
        for choice in self.open[slot]:
            choice.reward = float(rewards[choice.seat])
        self.ready += self.open[slot]
        self.open[slot] = []


def stacked(choices: list[tuple[Floats, Floats]]) -> tuple[Any, Any, Any]:
    """Tables, all their actions one below the other, and to which table each action belongs."""
    tables = torch.from_numpy(np.stack([table for table, _ in choices]))
    rows = torch.from_numpy(np.concatenate([rows for _, rows in choices]))
    owner = torch.from_numpy(np.repeat(np.arange(len(choices)), [len(rows) for _, rows in choices]))
    return tables, rows, owner


def play(network: Network, batch: Batch, book: Numbering, memory: Memory, luck: np.random.Generator) -> None:
    """One decision in every game; forced ones need no thought and teach nothing."""
    seats = batch.seats
    legal = batch.legal()
    numbers = [ids[0] for ids in legal]
    free = [slot for slot, ids in enumerate(legal) if len(ids) > 1]
    if free:
        seen = [
            (squashed(batch.desks[slot].vector(int(seats[slot]))), features(book, batch.actions(slot)))
            for slot in free
        ]
        with torch.no_grad():
            tables, rows, owner = stacked(seen)
            rates, _ = network(tables, rows, owner)
            logs = log_softmax(rates, owner, len(seen)).numpy()
        cuts = np.cumsum([len(rows) for _, rows in seen])[:-1]
        for slot, (table, rows), one in zip(free, seen, np.split(logs, cuts), strict=True):
            # The greatest of noisy logarithms is a sample from the probabilities.
            chosen = int(np.argmax(one + luck.gumbel(size=len(one))))
            numbers[slot] = legal[slot][chosen]
            memory.open[slot].append(Choice(table, rows, chosen, int(seats[slot]), float(one[chosen])))
    rewards, ended = batch.step(numbers)
    for done in np.flatnonzero(ended).tolist():
        memory.close(done, rewards[done])


def learn(network: Network, optimiser: Any, choices: list[Choice]) -> None:
    """One step: make what went better than expected likelier, but no step too far."""
    tables, rows, owner = stacked([(choice.table, choice.rows) for choice in choices])
    firsts = np.cumsum([0, *(len(choice.rows) for choice in choices[:-1])])
    chosen = torch.from_numpy(firsts + [choice.chosen for choice in choices])
    rewards = torch.tensor([choice.reward for choice in choices])
    rates, values = network(tables, rows, owner)
    logs = log_softmax(rates, owner, len(choices))
    advantage = (rewards - values).detach()
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    ratio = (logs[chosen] - torch.tensor([choice.log for choice in choices])).exp()
    gain = torch.minimum(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
    entropy = -(logs.exp() * logs).sum() / len(choices)
    loss = (values - rewards).square().mean() - gain - ENTROPY * entropy
    optimiser.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(network.parameters(), 1.0)
    optimiser.step()


def log_softmax(rates: Any, owner: Any, count: int) -> Any:
    """The logarithms of probabilities within each table."""
    top = torch.full((count,), -1e9).scatter_reduce(0, owner, rates.detach(), "amax")
    total = torch.zeros(count).scatter_add(0, owner, (rates - top[owner]).exp())
    return rates - top[owner] - total.log()[owner]


def judged(path: Path, title: str, seats: int, games: int) -> str:
    """How the policy does against random players, seats rotating."""
    bots = (f"policy:{path}", *["random"] * (seats - 1))
    line = play_games(Plan(title, seats, bots, 7), 0, games).by_bot[bots[0]]
    return f"{line.rate:.0%} won, {line.mean:.1f} points"


def train(title: str, seats: int, minutes: float, games: int, out: Path, seed: int) -> None:
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # the network is small: threads would only wait for each other
    luck = np.random.default_rng(seed)
    batch = Batch(title, GAMES_AT_ONCE, seats, seed=seed)
    book, game = batch.setup.numbering, batch.setup.game
    network = Network(batch.setup.layout.size, len(book.kinds) + ARGUMENTS)
    optimiser = torch.optim.Adam(network.parameters(), lr=LEARNING_RATE)
    memory = Memory([[] for _ in range(GAMES_AT_ONCE)])
    # An untrained network plays the first answer on the menu, which beats random players in some titles: what
    # was learned shows only in the difference.
    network.policy(game.id, game.rules_version).save(out)
    before = judged(out, title, seats, games)
    started, busy, learned = time.monotonic(), time.process_time(), 0
    while time.monotonic() - started < minutes * 60:
        play(network, batch, book, memory, luck)
        if batch.games - learned >= GAMES_AN_UPDATE:
            for _ in range(EPOCHS):
                order = luck.permutation(len(memory.ready))
                for part in np.array_split(order, max(1, len(order) // CHOICES_A_STEP)):
                    learn(network, optimiser, [memory.ready[i] for i in part])
            memory.ready, learned = [], batch.games
    busy = time.process_time() - busy
    network.policy(game.id, game.rules_version).save(out)
    after = judged(out, title, seats, games)
    print(  # noqa: T201 - this is a script
        f"{batch.games} games in {minutes:g} minutes ({busy:.0f} s of processor time). "
        f"Against {seats - 1} random players, {games} games, equal share {1 / seats:.0%}: "
        f"untrained {before}; trained {after}. Saved as {out}."
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small policy by self-play.")
    parser.add_argument("title")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--games", type=int, default=60, help="games of the evaluation")
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    parser.add_argument("--seed", type=int, default=1)
    train(**vars(parser.parse_args()))


if __name__ == "__main__":
    main()
