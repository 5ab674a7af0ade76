"""Plots as SVG text: bars with intervals, lines over games, and spreads. Small, and without any library."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH, ROW, LEFT, RIGHT = 720, 26, 190, 80
COLOURS = ("#7a1f1f", "#1f4e79", "#3b6b35", "#8a6d1a", "#5b3a78", "#2f6f6f", "#9a4a1f", "#555555")


@dataclass(frozen=True)
class Bar:
    """A value with its interval."""

    name: str
    value: float
    low: float
    high: float
    note: str = ""


def bars(rows: Sequence[Bar], most: float, mark: float | None = None) -> str:
    """Horizontal bars with whiskers; `mark` is a dashed line, such as the fair share."""
    scale = (WIDTH - LEFT - RIGHT) / (most or 1.0)
    height = ROW * len(rows) + 8
    out = []
    for i, row in enumerate(rows):
        y = 4 + i * ROW
        middle = y + ROW / 2 - 2
        low, high = LEFT + max(0.0, row.low) * scale, LEFT + min(most, row.high) * scale
        out.append(_text(LEFT - 8, middle + 4, row.name, "end"))
        width = max(0.0, row.value) * scale
        out.append(f'<rect x="{LEFT}" y="{y + 3}" width="{width:.1f}" height="{ROW - 10}" fill="#b9a582"/>')
        out.append(f'<path d="M{low:.1f} {middle:.1f}H{high:.1f}" stroke="#222" stroke-width="1.5"/>')
        out.append(_text(WIDTH - RIGHT + 6, middle + 4, row.note))
    if mark is not None:
        x = LEFT + mark * scale
        out.append(f'<path d="M{x:.1f} 0V{height}" stroke="#7a1f1f" stroke-dasharray="4 3"/>')
    return _svg(height, out)


def lines(series: dict[str, list[float]], height: int = 240) -> str:
    """One line a name over the games."""
    values = [value for line in series.values() for value in line]
    if not values:
        return ""
    low, high = min(values), max(values)
    span = (high - low) or 1.0
    out = [
        _text(LEFT - 8, 16, f"{high:.1f}", "end"),
        _text(LEFT - 8, height - 8, f"{low:.1f}", "end"),
    ]
    for i, (name, line) in enumerate(series.items()):
        step = max(1, len(line) // 400)
        points = list(enumerate(line))[::step]
        wide = (WIDTH - LEFT - RIGHT) / max(1, len(line) - 1)
        path = " ".join(
            f"{LEFT + x * wide:.1f},{8 + (high - y) / span * (height - 24):.1f}" for x, y in points
        )
        colour = COLOURS[i % len(COLOURS)]
        out.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
        out.append(f'<rect x="4" y="{20 + i * 18}" width="10" height="10" fill="{colour}"/>')
        out.append(_text(20, 29 + i * 18, name))
    return _svg(height, out)


def spreads(groups: dict[str, list[int]]) -> str:
    """Least, quartiles, median and most of each group on one scale."""
    values = [value for group in groups.values() for value in group]
    if not values:
        return ""
    low, high = min(values), max(values)
    scale = (WIDTH - LEFT - RIGHT) / ((high - low) or 1)
    out = []
    for i, (name, group) in enumerate(groups.items()):
        y, marks = 4 + i * ROW, [LEFT + (quantile(group, q / 4) - low) * scale for q in range(5)]
        middle = y + ROW / 2 - 2
        out.append(_text(LEFT - 8, middle + 4, name, "end"))
        out.append(f'<path d="M{marks[0]:.1f} {middle}H{marks[4]:.1f}" stroke="#222"/>')
        width = max(1.0, marks[3] - marks[1])
        box = f'x="{marks[1]:.1f}" y="{y + 3}" width="{width:.1f}" height="{ROW - 10}"'
        out.append(f'<rect {box} fill="#b9a582" stroke="#222" stroke-width="0.5"/>')
        out.append(f'<path d="M{marks[2]:.1f} {y + 2}V{y + ROW - 6}" stroke="#7a1f1f" stroke-width="2"/>')
        out.append(_text(WIDTH - RIGHT + 6, middle + 4, f"median {quantile(group, 0.5):.0f}"))
    bottom = ROW * len(groups) + 18
    out.append(_text(LEFT, bottom - 2, str(low)))
    out.append(_text(WIDTH - RIGHT, bottom - 2, str(high), "end"))
    return _svg(bottom + 6, out)


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which this share of a non-empty sample lies, interpolated."""
    ordered = sorted(values)
    at = share * (len(ordered) - 1)
    below = int(at)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (at - below) * (ordered[above] - ordered[below])


def _svg(height: float, parts: list[str]) -> str:
    head = f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" xmlns="http://www.w3.org/2000/svg">'
    return head + "".join(parts) + "</svg>"


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" font-size="12" text-anchor="{anchor}">{escape(text)}</text>'
