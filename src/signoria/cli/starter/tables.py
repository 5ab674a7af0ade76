"""Component tables: typed lists that rule code reads as `s.t`, built once and never changed."""

from typing import Final


class Tables:
    """What is printed on the components."""

    def __init__(self, values: list[int], most_points: int, most_cards: int) -> None:
        self.values: Final = values
        self.most_points: Final = most_points
        self.most_cards: Final = most_cards
