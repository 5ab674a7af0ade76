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
td:first-child,th:first-child,.words td,.words th{text-align:left}
svg{width:100%;max-width:46rem}code{background:#efe6d2}
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
    return document(f"{title} arena", language, parts)


def document(title: str, language: str, parts: Iterable[str]) -> str:
    """A page that needs no other file."""
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
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
    return table(head, rows)


def _rates(rows: Sequence[Standing], fair: float, prefix: str = "") -> str:
    most = max([fair * 2, *(row.bounds[1] for row in rows)])
    shown = [Bar(prefix + row.name, row.rate, *row.bounds, f"{row.rate:.1%}") for row in rows]
    return bars(shown, min(1.0, most), fair)


def _contributions(found: Sequence[Contribution], title: str, language: str) -> list[str]:
    """A plot for each kind of event: who met with it, how often did they win? Things of one name are one."""
    game = find(title)
    out = []
    for tag, noun in sorted({one.fact[:2] for one in found}):
        names = [say(game, language, f"{noun}-{i}") for i in range(game.nouns[noun])]
        met: dict[str, list[Contribution]] = {}
        for one in found:
            if one.fact[:2] == (tag, noun):
                met.setdefault(names[one.fact[2]], []).append(one)
        rows = [
            Contribution((tag, name, 0), sum(one.games for one in all_of), sum(one.wins for one in all_of), 0)
            for name, all_of in met.items()
        ]
        rows = sorted((row for row in rows if row.games >= LEAST_GAMES), key=lambda row: -row.rate)
        if not rows:
            continue
        shown = [Bar(row.fact[1], row.rate, *row.bounds, f"{row.games} times") for row in rows]
        fair = next(iter(met.values()))[0].fair
        out += [
            f"<h2>Win rate of those with <i>{escape(dashed(tag))}</i>, by {escape(noun)}</h2>",
            bars(shown, 1.0, fair),
        ]
        never = [name for name in dict.fromkeys(names) if name not in met]
        if never:
            out.append(f"<p>Never: {escape(', '.join(never))}.</p>")
    return out


def table(head: Iterable[str], rows: Iterable[Iterable[str]], kind: str = "") -> str:
    """Rows of plain text under a head; of kind `words` they are read, not compared."""
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div style="overflow-x:auto"><table class="{kind}"><tr>{top}</tr>{body}</table></div>'
