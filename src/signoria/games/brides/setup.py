"""Set-up (BRI-020 to BRI-030) and its changes for two players (BRI-370 to BRI-377)."""

from collections.abc import Mapping
from typing import Final

from signoria.core.chance import SETUP, Chance
from signoria.core.flow import Frame
from signoria.core.option import Among, Option
from signoria.core.piles import deal, draw, shuffle
from signoria.core.rows import exchanged
from signoria.core.seating import clockwise
from signoria.core.value import Action, Key
from signoria.games.brides.actions import ChooseFamily, ChooseSecondColour, TakeWorker
from signoria.games.brides.events import FamilyChosen, SecondColourChosen
from signoria.games.brides.pools import draw_bride, draw_common, put_back
from signoria.games.brides.purse import BANK, acquire, colours_in_supply, gain_workers, move_ducats
from signoria.games.brides.reasons import FAMILY_TAKEN
from signoria.games.brides.round import Round
from signoria.games.brides.round_end import supply_district
from signoria.games.brides.state import FACE_UP, LORD, SECOND_COLOUR, Brides
from signoria.games.brides.tables import DISTRICTS, FAMILIES, RANKS, Tables

WHITE_COACH: Final = "white_coach"
"""Option for two players: 0 draws the holder of the white coach, 1 and 2 name the seat (BRI-373, R-43)."""


def blank(t: Tables, seats: int) -> Brides:
    """An empty table."""
    return Brides(t, seats, Chance()).lay_out()


def start(t: Tables, seats: int, options: Mapping[str, int], chance: Chance) -> Brides:
    """Lay the board out; then the players choose their residences."""
    s = Brides(t, seats, chance).lay_out()
    draw_districts(s)
    place_lords(s)
    place_brides(s)
    place_commons(s)
    for district in districts(s):
        supply_district(s, district)  # BRI-023
    draw_favour(s, options.get(WHITE_COACH, 0))
    s.stack.append(Residences(0))
    return s


def districts(s: Brides) -> list[int]:
    """The districts in play."""
    return [district for district in range(DISTRICTS) if (s.in_play >> district) & 1]


def draw_districts(s: Brides) -> None:
    """The harbour and random others, by number of players (BRI-020, BRI-370)."""
    others = [d for d in range(DISTRICTS) if not s.t.always_in_play[d]]
    drawn = deal(s.chance, others, s.t.random_districts[s.seats])
    for district in range(DISTRICTS):
        if s.t.always_in_play[district] or district in drawn:
            s.in_play |= 1 << district


def place_lords(s: Brides) -> None:
    """One lord of the forced prestige, random others, one a district (BRI-021)."""
    weak = [lord for lord in range(len(s.t.lord_prestige)) if s.t.lord_prestige[lord] == s.t.forced_lord]
    chosen = [draw(s.chance, weak)]
    rest = [lord for lord in range(len(s.t.lord_prestige)) if lord not in chosen]
    places = districts(s)
    chosen += deal(s.chance, rest, len(places) - 1)
    shuffle(s.chance, chosen)
    for i in range(len(places)):
        s.ground = exchanged(s.ground, LORD + places[i], chosen[i])


def place_brides(s: Brides) -> None:
    """A random bride of each rank in every district, the others in two face-down piles (BRI-022)."""
    for bride in range(len(s.t.bride_rank)):
        put_back(s, s.t.bride_rank[bride], bride)
    for district in districts(s):
        for rank in range(RANKS):
            s.bride = exchanged(s.bride, district * RANKS + rank, draw_bride(s, rank))


def place_commons(s: Brides) -> None:
    """Six commons a district, the top one face up; the harbour opens with a Sicarius (BRI-024)."""
    for district in range(DISTRICTS):
        if not (s.in_play >> district) & 1:
            for tile in s.t.pile[district]:
                s.box |= 1 << tile
            continue
        s.pile[district] = tuple(s.t.pile[district])
        if s.t.always_in_play[district]:
            first = s.t.first_commons[0]
            s.ground = exchanged(s.ground, FACE_UP + district, first)
            s.pile[district] = tuple([tile for tile in s.t.pile[district] if tile != first])
        else:
            s.ground = exchanged(s.ground, FACE_UP + district, draw_common(s, district))


def draw_favour(s: Brides, white_coach: int) -> None:
    """A random favour order gives start player and extra ducats (BRI-027, BRI-029); two players need none
    (BRI-373).
    """
    for seat in range(s.seats):
        s.ducats[seat] = s.t.ducats  # BRI-025
        s.coaches[seat] = s.t.coaches
    if not s.t.favour_track[s.seats]:
        s.start = s.chance.below(s.seats, SETUP) if white_coach == 0 else white_coach - 1
        return
    favour = list(s.favour)
    shuffle(s.chance, favour)
    s.favour = tuple(favour)
    s.start = s.favour[s.t.start_space[s.seats] - 1]
    for space in s.t.bonus_spaces[s.seats]:
        move_ducats(s, BANK, s.favour[space - 1], 1)


def chooser(s: Brides, turn: int) -> int:
    """Seat order; two players begin with the one without the white coach (BRI-025, R-43)."""
    first = 0 if s.t.favour_track[s.seats] else 1 - s.start
    return clockwise(first, s.seats)[turn]


def free_families(s: Brides) -> list[int]:
    """Families that nobody has chosen."""
    return [family for family in range(FAMILIES) if family not in s.family]


def choose_family(s: Brides, at: int, family: int) -> None:
    """Write a family down; chosen once, it is shared by all copies of the table."""
    s.family = (*s.family[:at], family, *s.family[at + 1 :])


class Residences(Frame[Brides]):
    """One after the other chooses a residence and takes its loyals (BRI-025, BRI-371)."""

    TAG = "residences"
    OF = ("turn turn",)

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def key(self) -> Key:
        return (self.turn,)

    def waits_for(self, s: Brides) -> int:
        return 1 << chooser(s, self.turn)

    def options(self, s: Brides, seat: int) -> list[Option]:
        return [Option(ChooseFamily, Among(free_families(s)))]

    def why_not(self, s: Brides, seat: int, action: Action) -> int:
        return FAMILY_TAKEN if isinstance(action, ChooseFamily) else 0

    def take(self, s: Brides, seat: int, action: Action) -> None:
        if isinstance(action, ChooseFamily):
            choose_family(s, seat, action.family)
            for tile in s.t.loyals[action.family]:
                acquire(s, seat, tile)
            s.tell(FamilyChosen(seat, action.family))
        if self.turn + 1 < s.seats:
            s.become(Residences(self.turn + 1))
        elif s.t.favour_track[s.seats]:
            s.become(StartWorkers(0))
        else:
            s.become(SecondColours(0))


class SecondColours(Frame[Brides]):
    """Two players: a second colour brings a coach and two of its loyals (BRI-372)."""

    TAG = "second_colours"
    OF = ("turn turn",)

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def key(self) -> Key:
        return (self.turn,)

    def waits_for(self, s: Brides) -> int:
        return 1 << chooser(s, self.turn)

    def options(self, s: Brides, seat: int) -> list[Option]:
        return [Option(ChooseSecondColour, Among(free_families(s)))]

    def why_not(self, s: Brides, seat: int, action: Action) -> int:
        return FAMILY_TAKEN if isinstance(action, ChooseSecondColour) else 0

    def take(self, s: Brides, seat: int, action: Action) -> None:
        if isinstance(action, ChooseSecondColour):
            choose_family(s, SECOND_COLOUR + seat, action.family)
            s.coaches[seat] += s.t.extra_coaches
            for tile in s.t.second_loyals[action.family]:
                acquire(s, seat, tile)
            s.tell(SecondColourChosen(seat, action.family))
        s.become(SecondColours(self.turn + 1) if self.turn + 1 < s.seats else StartWorkers(0))


class StartWorkers(Frame[Brides]):
    """Everybody takes a worker of any colour, in seat order (BRI-025, R-52)."""

    TAG = "start_workers"
    OF = ("turn turn",)

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def key(self) -> Key:
        return (self.turn,)

    def waits_for(self, s: Brides) -> int:
        return 1 << chooser(s, self.turn // s.t.start_workers)

    def options(self, s: Brides, seat: int) -> list[Option]:
        return [Option(TakeWorker, Among(colours_in_supply(s)))]

    def take(self, s: Brides, seat: int, action: Action) -> None:
        if isinstance(action, TakeWorker):
            gain_workers(s, seat, action.colour, 1)
        s.become(StartWorkers(self.turn + 1) if self.turn + 1 < s.seats * s.t.start_workers else Round(1))
