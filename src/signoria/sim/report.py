"""Report: an arena as one HTML file that needs nothing else, to look at or to keep."""

from collections.abc import Iterable, Sequence
from html import escape

from signoria._build import describe
from signoria.play.registry import find
from signoria.play.texts import dashed, say
from signoria.sim.ladder import Contribution, Ladder, Standing
from signoria.sim.plots import Bar, bars, lines, spreads

STYLE = """
body{font:15px/1.5 Georgia,serif;color:#222;background:#faf6ee;max-width:60rem;margin:2rem auto;
padding:0 1rem}
h1,h2{color:#7a1f1f;font-weight:normal}table{border-collapse:collapse;margin:1rem 0}
td,th{padding:.2rem .5rem;text-align:right;white-space:nowrap;font-size:13px;border-bottom:1px solid #d9cdb4}
td:first-child,th:first-child{text-align:left}svg{width:100%;max-width:46rem}code{background:#efe6d2}
"""

LEAST_GAMES = 8
"""Contributions seen in fewer games say nothing."""


def html(found: Ladder, command: str, language: str = "en") -> str:
    """The whole page."""
    plan, games = found.outcome.plan, len(found.outcome.duels)
    title = say(find(plan.title), language, "title")
    lengths = [sum(duel.decisions) for duel in found.outcome.duels]
    parts = [
        f"<h1>{escape(title)}: {plan.seats} seats, {games} games</h1>",
        f"<p>Seed {plan.seed}, {escape(describe())}. Repeat it with <code>{escape(command)}</code></p>",
        "<h2>Bots</h2>",
        _standings(found.bots),
        "<p>Win rates with their 95 % intervals; the dashed line is the fair share.</p>",
        _rates(found.bots, 1 / plan.seats),
        "<h2>Ratings over the games</h2>",
        lines(found.history),
        "<h2>Scores</h2>",
        spreads({standing.name: standing.scores for standing in found.bots}),
        "<h2>Seats</h2>",
        _rates(found.seats, 1 / plan.seats, "seat "),
        "<h2>Length of games in decisions</h2>",
        spreads({"all games": lengths}),
        *_contributions(found.contributions, plan.title, language),
    ]
    head = f'<meta charset="utf-8"><title>{escape(title)} arena</title><style>{STYLE}</style>'
    body = "".join(parts)
    return f"<!doctype html>\n<html lang={language}>\n<head>{head}</head>\n<body>{body}</body></html>\n"


def _standings(bots: Sequence[Standing]) -> str:
    head = ["bot", "games", "win rate", "95 %", "rating", "±", "mean place", "mean score"]
    head += ["moves/s", "ms a move", "longest ms", "failures"]
    rows = [
        (
            bot.name,
            str(bot.games),
            f"{bot.rate:.1%}",
            f"{bot.bounds[0] * 100:.0f} to {bot.bounds[1] * 100:.0f} %",
            f"{bot.rating:.1f}",
            f"{bot.doubt:.1f}",
            f"{bot.place:.2f}",
            f"{bot.mean:.1f}",
            f"{1 / bot.seconds_a_move:,.0f}" if bot.seconds_a_move else "",
            f"{bot.seconds_a_move * 1000:.2f}",
            f"{bot.longest * 1000:.0f}",
            str(bot.failures),
        )
        for bot in bots
    ]
    return _table(head, rows)


def _rates(rows: Sequence[Standing], fair: float, prefix: str = "") -> str:
    most = max([fair * 2, *(row.bounds[1] for row in rows)])
    shown = [Bar(prefix + row.name, row.rate, *row.bounds, f"{row.rate:.1%}") for row in rows]
    return bars(shown, min(1.0, most), fair)


def _contributions(found: Sequence[Contribution], title: str, language: str) -> list[str]:
    """A plot for each kind of event: who met with it, how often did they win?"""
    game = find(title)
    out = []
    kinds = sorted({(one.fact[0], one.fact[1]) for one in found})
    for tag, noun in kinds:
        rows = [one for one in found if one.fact[:2] == (tag, noun) and one.games >= LEAST_GAMES]
        if not rows:
            continue
        rows.sort(key=lambda one: -one.rate)
        never = [i for i in range(game.nouns[noun]) if not any(one.fact == (tag, noun, i) for one in found)]
        shown = [
            Bar(say(game, language, f"{noun}-{one.fact[2]}"), one.rate, *one.bounds, f"{one.games} times")
            for one in rows
        ]
        out += [
            f"<h2>Win rate of those with <i>{escape(dashed(tag))}</i>, by {escape(noun)}</h2>",
            bars(shown, 1.0, rows[0].fair),
        ]
        if never:
            names = ", ".join(say(game, language, f"{noun}-{i}") for i in never)
            out.append(f"<p>Never: {escape(names)}.</p>")
    return out


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div style="overflow-x:auto"><table><tr>{top}</tr>{body}</table></div>'
