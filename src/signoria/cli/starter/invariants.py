"""What holds at every table; each broken invariant is a sentence."""

from signoria.cli.starter.state import Starter


def check(s: Starter) -> list[str]:
    """Every card is in exactly one place, and no hand is too big (STA-004)."""
    cards = sorted(s.pool + [card for hand in s.hands for card in hand])
    out = [] if cards == list(range(len(s.t.values))) else [f"cards are lost or doubled: {cards}"]
    return out + [
        f"seat {i} holds {len(hand)} cards" for i, hand in enumerate(s.hands) if len(hand) > s.t.most_cards
    ]
