"""Set-up, "Spielvorbereitung" (GEN-010 to GEN-015)."""

from collections.abc import Mapping

from signoria.core.chance import SETUP, Chance
from signoria.core.seating import clockwise
from signoria.games.genoa.negotiation import close_talk
from signoria.games.genoa.piles import draw_card
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.supply import KINDS
from signoria.games.genoa.tables import BUILDINGS, PILES, Tables
from signoria.games.genoa.turn import Rounds, clear_turn

RANDOM_SEAT = 0


def blank(t: Tables, seats: int) -> Genoa:
    """A table before the deal."""
    s = Genoa(t, seats, Chance())
    lay_out(s)
    return s


def start(t: Tables, seats: int, options: Mapping[str, int], chance: Chance) -> Genoa:
    """Supplies and piles, a card of each pile and a purse for everybody, the marker on its first field."""
    s = Genoa(t, seats, chance)
    lay_out(s)
    s.alternative = options["board_alternative"]
    s.slow = options["slow_play"]
    # The youngest begins at a table of people; here chance, or whoever took the first seat (GEN-013).
    s.start = chance.below(seats, SETUP) if options["start_player"] == RANDOM_SEAT else 0
    s.active = s.start
    for pile in range(PILES):
        s.pools[pile] = tuple(t.pile_cards[pile])
    for _ in range(t.dealt):
        for seat in clockwise(
            s.start, seats
        ):  # one of each pile, from the start player on (GEN-012, GEN-014)
            for pile in range(PILES):
                draw_card(s, seat, pile)
    s.stack.append(Rounds())
    return s


def lay_out(s: Genoa) -> None:
    """Everything that is the same in each game: no cubes, special cards or markers yet (GEN-010, GEN-012)."""
    t = s.t
    s.alternative = 0
    s.slow = 0
    s.start = 0
    s.active = 0
    s.turns = 0
    s.marker = t.first_field
    s.bank = 0
    s.finished = 0
    s.tested = 0
    s.taken = (0,) * s.seats
    s.money = [t.purse] * s.seats
    s.goods = [0] * (KINDS * s.seats)
    s.stock = tuple(t.stock)
    s.own = (0,) * s.seats
    s.supply = (t.markers,) * s.seats
    s.owner = (-1,) * BUILDINGS
    s.hands = [()] * (PILES * s.seats)
    s.pools = [()] * PILES
    s.discards = [()] * PILES
    s.trace = [()] * (s.seats + 1)
    s.lacks = (0,) * s.seats
    clear_turn(s)
    close_talk(s)
