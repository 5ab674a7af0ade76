"""Hints: the answers that are worth considering, best first, each with its chance of winning and reasons.

The same bots that play give the hints, from the same Vantage: a hint never knows more than the seat may know.
Reasons are text keys: a part of the position (`because-genoa-orders`) that an answer makes better or worse
than the other answers would, and by how much. Where no part says anything, a plain remark takes its place.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from signoria.bots.greedy_bot import ranked
from signoria.bots.ismcts_bot import IsmctsBot
from signoria.bots.judge import Judge
from signoria.bots.values import valuation_of
from signoria.core.chance import Rng
from signoria.core.flow import State
from signoria.core.value import Action
from signoria.play.vantage import Vantage

WORLDS = 6
"""Imagined tables on which answers are compared part by part."""
ENOUGH_REASONS = 2
SLIGHT = 0.03
"""A difference below this share of a large lead is none."""

ONLY, EQUAL, LATER, LOSES = "because-only", "because-equal", "because-later", "because-loses"
"""Remarks: no other answer is there; they differ little; what the next step does not show comes later."""
REMARKS = frozenset({ONLY, EQUAL, LATER, LOSES})
CLEAR = 0.02
"""A difference in chance below this is none."""
RIVALS = "because-rivals"


@dataclass(frozen=True)
class Because:
    """A part of the position that gains or loses, in points, against the mean of the answers considered."""

    key: str
    amount: float


@dataclass(frozen=True)
class Hint:
    """One answer. `chance` is the estimated chance of winning after it, between 0 and 1."""

    action: Action
    chance: float
    visits: int
    reasons: tuple[Because, ...]


def hints(vantage: Vantage, rng: Rng, most: int = 5, bot: str = "300ms") -> list[Hint]:
    """The best answers of a seat that is asked; `bot` is a setting of the search, `greedy` for none."""
    if bot == "greedy":
        worlds = [vantage.imagine(rng) for _ in range(WORLDS)]
        found = [(chance, action, 0) for chance, action in ranked(vantage, worlds, 60, rng)]
    else:
        found = [(edge.mean(), edge.action, edge.visits) for edge in IsmctsBot(bot).rank(vantage, rng)]
    best = found[:most]
    if len(best) == 1:
        return [Hint(best[0][1], best[0][0], best[0][2], (Because(ONLY, 0.0),))]
    reasons = _reasons(vantage, [action for _, action, _ in best], rng)
    mean = sum(chance for chance, _, _ in best) / len(best)
    return [
        Hint(action, chance, visits, _with_remark(why, chance - mean))
        for (chance, action, visits), why in zip(best, reasons, strict=True)
    ]


def _with_remark(why: tuple[Because, ...], edge: float) -> tuple[Because, ...]:
    """Where the next step alone does not show why an answer is better or worse, that is said."""
    if edge > CLEAR and sum(because.amount for because in why) <= 0.0:
        return (*why, Because(LATER, 0.0))
    if edge < -CLEAR and sum(because.amount for because in why) >= 0.0:
        return (*why, Because(LOSES, 0.0))
    return why or (Because(EQUAL, 0.0),)


def _reasons(vantage: Vantage, actions: Sequence[Action], rng: Rng) -> list[tuple[Because, ...]]:
    """What sets each answer apart from the others, part by part, on the same imagined tables."""
    game, seat = vantage.game, vantage.seat
    valuation = valuation_of(game)
    sums = [[0.0] * len(valuation.PARTS) for _ in actions]
    rivals = [0.0] * len(actions)
    swing = 0.0
    for _ in range(WORLDS):
        world, luck = vantage.imagine(rng), rng.below(1 << 30)
        swing = valuation.swing(world)
        for i, action in enumerate(actions):
            judge = Judge(valuation, game.places, game.scores, Rng(luck))
            after = judge.after(world, world.stack[-1], seat, action)
            if after.stack:
                for part, amount in enumerate(valuation.parts(after, seat)):
                    sums[i][part] += amount / WORLDS
                rivals[i] += _best_rival(valuation.worths(after), seat) / WORLDS
    prefix = f"because-{game.id}" if len(valuation.PARTS) > 1 else "because"
    keys = [f"{prefix}-{part}" for part in valuation.PARTS]
    return [_largest(keys, sums, rivals, i, SLIGHT * swing) for i in range(len(actions))]


def _best_rival(worths: Sequence[float], seat: int) -> float:
    return max(worth for other, worth in enumerate(worths) if other != seat)


def _largest(
    keys: Sequence[str], sums: Sequence[Sequence[float]], rivals: Sequence[float], i: int, slight: float
) -> tuple[Because, ...]:
    """The parts in which an answer differs most from the mean of all answers considered."""
    count = len(sums)
    found = [
        Because(key, sums[i][part] - sum(row[part] for row in sums) / count) for part, key in enumerate(keys)
    ]
    found.append(Because(RIVALS, sum(rivals) / count - rivals[i]))
    found.sort(key=lambda because: -abs(because.amount))
    return tuple(because for because in found[:ENOUGH_REASONS] if abs(because.amount) > slight)


@cache
def _texts(language: str) -> FluentBundle:
    out = FluentBundle([language], use_isolating=False)
    path = Path(__file__).parent / f"text.{language}.ftl"
    out.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return out


def say(because: Because, language: str) -> str:
    """A reason in words, such as "good for your orders (+12)"."""
    if because.key in REMARKS:
        return _words(language, because.key)
    side = "better" if because.amount > 0 else "worse"
    points = _rounded(abs(because.amount))
    if because.key == RIVALS:
        return _words(language, f"{RIVALS}-{side}", points=points)
    return _words(language, f"because-{side}", what=_words(language, because.key), points=points)


def explain(hint: Hint, language: str) -> str:
    """All reasons of a hint in one sentence."""
    if not hint.reasons:
        return ""
    out = say(hint.reasons[0], language)
    for before, because in pairwise(hint.reasons):
        turns = because.key == LATER or before.amount * because.amount < 0
        out = _words(
            language, "because-but" if turns else "because-and", first=out, second=say(because, language)
        )
    return f"{out[:1].upper()}{out[1:]}."


def _rounded(amount: float) -> float:
    """Tenths of a point only where they are all there is."""
    return round(amount, 1) if amount < 3 else round(amount)


def _words(language: str, key: str, **args: str | float) -> str:
    texts = _texts(language)
    pattern = texts.get_message(key).value if texts.has_message(key) else None
    return f"«{key}»" if pattern is None else str(texts.format_pattern(pattern, args)[0])


def chances(vantage: Vantage, rng: Rng, worlds: int = WORLDS) -> list[float]:
    """The estimated chance of every seat, as one seat can judge it: for analysis of a whole game."""
    game = vantage.game
    judge = Judge(valuation_of(game), game.places, game.scores, rng)
    totals = [0.0] * vantage.seats
    for _ in range(worlds):
        s: State = vantage.imagine(rng)
        judge.calm(s)
        for seat, chance in enumerate(judge.rewards(s)):
            totals[seat] += chance / worlds
    return totals
