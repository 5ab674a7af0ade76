"""What things are worth to a ruler in Virtù, in prestige points at the end of the game."""


class Weights:
    """Guesses that games have tried; other weights can be tried against them."""

    def __init__(self) -> None:
        self.symbol: list[float] = [0.26, 0.46, 0.48, 0.22, 0.16, 0.12, 0.24, 0.2]
        """Florin, crown, cross, cavalry, ship, mask, war bonus, arrow: on a card or tile to be used again."""
        self.face_down = 0.55
        self.in_a_room = 0.8
        self.coin = 0.16
        self.troop = 0.15
        """Less than the florin it costs: who recruits for the look of it dismisses for want of wages."""
        self.spare_troop = 0.05
        self.agent = 0.12
        self.city = 0.45
        """A city beyond its points: turn order, the next city, the end of the game."""
        self.patron_step = 0.55
        self.courtier_field = 0.15
        self.prince = 0.5
        """Nobody's agents in the own rooms and cities any more."""
        self.last_winter = 0.35
        """In the last year only what still buys points is worth something."""
        # The wheel: what the actions of the next years bring.
        self.wheel = 0.35
        """How far plans can be trusted: others have plans, too."""
        self.years = 2
        self.later = 0.9
        self.usually_awake = 0.7
        """The share of courtiers that is face up in a year further on."""
        self.usually_up = 0.42
        """The same for tiles that are face down now."""
        self.paid_step = 0.3
        self.annexed = 1.6
        self.conquered = 1.4
        self.too_many = 0.2
        """A city more than the track counts."""
        self.spent = 0.08
        """A crown or cross from beside the room."""
        self.turned = 0.35
        self.plot = 0.2
        self.step = 1.0
        self.bonus = 1.0
