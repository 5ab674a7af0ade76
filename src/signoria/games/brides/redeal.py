"""What a seat cannot know (BRI-390 to BRI-396), and tables it cannot tell from the true one.

Who owns which tiles is public; hidden is which of a player's unseen tiles lie in which of his heaps: his
hand,
each delegation, what was laid aside face down. A heap keeps its name after its tiles went to the residence,
because some things about it stay known: that it held items only, that a leader came out of it.
"""

from typing import Final

from signoria.core.chance import Rng
from signoria.core.rows import exchanged, stamped
from signoria.core.sealed import seal
from signoria.games.brides.abilities_intrigue import ChangeLeader
from signoria.games.brides.actions import ChooseLeader
from signoria.games.brides.assassination import ReplaceLeader
from signoria.games.brides.leaders import Leaders
from signoria.games.brides.requirements import attainable, payable
from signoria.games.brides.state import (
    IN_HAND,
    NO_HEAP,
    PUBLIC,
    UNDER,
    UNDER_SEEN,
    Brides,
    heap_of,
    items_bit,
)
from signoria.games.brides.tables import DISTRICTS, MARRY_SECOND
from signoria.games.brides.tiles import characters_in_hand

# Bits of `hidden`, behind the tiles: brides, sealed leaders, conclusions.
_BRIDES: Final = 82
_SEALED: Final = 100
_CONCLUSIONS: Final = 110
_TURNS_OF_THE_BIT: Final = 8


def sight(seat: int) -> int:
    """The bit of `seen` that tells what a seat, or a spectator, has seen."""
    return 1 << seat if seat >= 0 else PUBLIC


def hidden(s: Brides, seat: int) -> int:
    """Tiles and brides whose place the seat does not know, sealed leaders, and the next conclusion.

    Sometimes a step shows no tile and still betrays a hand: a delegation turns out to be items only, a player
    has nobody to lead, has the means for a wedding or lacks them. Each such conclusion was a secret before,
    so the last bit moves on with their number.
    """
    bit = sight(seat)
    mask = 1 << (_CONCLUSIONS + s.conclusions % _TURNS_OF_THE_BIT)
    for player in range(s.seats):
        if player != seat:
            for tile in s.owned[player]:
                if not s.seen[tile] & bit:
                    mask |= 1 << tile
            if s.sealed[player] is not None:
                mask |= 1 << (_SEALED + player)
    for district in range(DISTRICTS):
        for tile in s.pile[district]:
            mask |= 1 << tile
        if s.ground[UNDER + district] >= 0 and not s.ground[UNDER_SEEN + district] & bit:
            mask |= 1 << s.ground[UNDER + district]
    for pile in s.bride_pile:
        for bride in pile:
            mask |= 1 << (_BRIDES + bride)
    return mask


def must_lead(s: Brides, player: int) -> bool:
    """Is this player being asked for a leader, so that his hand must hold a character?"""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Leaders):
        return bool((s.present >> player) & 1)
    if isinstance(top, (ReplaceLeader, ChangeLeader)):
        return top.seat == player
    return False


def means_proved(s: Brides, player: int) -> bool:
    """Has he announced a wedding that he cannot pay, so that his hidden tiles must help him (BRI-132)?

    Nothing is proved any more once he has used tiles of his own, lost his leader, or carried it out.
    """
    if s.active != player or not 0 <= s.deed <= MARRY_SECOND:
        return False
    if s.helped or ((s.killed | s.acted) >> player) & 1:
        return False
    return not payable(s, player, s.deed)


def redeal(s: Brides, seat: int, rng: Rng) -> Brides:
    """A table on which everything this seat cannot know lies differently."""
    other = s.clone()
    bit = sight(seat)
    for player in range(s.seats):
        if player != seat:
            _mix_tiles(other, player, bit, rng)
            if other.sealed[player] is not None:
                choice = characters_in_hand(other, player)
                seal(other, player, ChooseLeader(choice[rng.below(len(choice))]))
    for district in range(DISTRICTS):
        under = other.ground[UNDER + district]
        if under >= 0 and not other.ground[UNDER_SEEN + district] & bit:
            _mix_pile(other, district, rng)
    return other


def _mix_pile(s: Brides, district: int, rng: Rng) -> None:
    """A tile that somebody else looked at may be any of the pile (BRI-393)."""
    pile = [*s.pile[district], s.ground[UNDER + district]]
    pile.sort()
    s.ground = exchanged(s.ground, UNDER + district, pile.pop(rng.below(len(pile))))
    s.pile[district] = tuple(pile)


def _mix_tiles(s: Brides, player: int, bit: int, rng: Rng) -> None:
    """Shuffle a player's unseen tiles among his heaps, consistent with what everybody knows of these."""
    tiles = [tile for tile in s.owned[player] if not s.seen[tile] & bit]
    if len(tiles) < 2:
        return
    # Sorted apart from each other: the same rng imagines the same table, whatever lies where in truth.
    spots = [(heap_of(s, tile), s.place[tile]) for tile in tiles]
    spots.sort()
    heaps = [heap if heap >= 0 else NO_HEAP for heap, _ in spots]
    places = [place for _, place in spots]
    tiles.sort()
    rng.shuffle(tiles)
    if s.items_only:
        _keep_items_together(s, player, tiles, heaps)
    _lie(s, tiles, heaps, places)
    if s.district >= 0 and (s.present >> player) & 1:
        if must_lead(s, player):
            _move_character_in(s, player, tiles, heaps, places, rng)
        elif means_proved(s, player):
            _find_means(s, player, tiles, heaps, places, rng)


def _lie(s: Brides, tiles: list[int], heaps: list[int], places: list[int]) -> None:
    for i in range(len(tiles)):
        s.heap = stamped(s.heap, tiles[i], heaps[i])
        s.place = stamped(s.place, tiles[i], places[i])


def _swap(items: list[int], i: int, j: int) -> None:
    kept = items[i]
    items[i] = items[j]
    items[j] = kept


def _keep_items_together(s: Brides, player: int, tiles: list[int], heaps: list[int]) -> None:
    """Heaps that are known to hold items only get items (BRI-104, BRI-226)."""
    for i in range(len(tiles)):
        if _items_only(s, player, heaps[i]) and tiles[i] < s.t.items_from:
            for j in range(len(tiles)):
                if not _items_only(s, player, heaps[j]) and tiles[j] >= s.t.items_from:
                    _swap(tiles, i, j)
                    break


def _items_only(s: Brides, player: int, heap: int) -> bool:
    return 0 <= heap < DISTRICTS and bool(s.items_only & items_bit(player, heap))


def _move_character_in(
    s: Brides, player: int, tiles: list[int], heaps: list[int], places: list[int], rng: Rng
) -> None:
    """A hand out of which a leader must come holds a character (BRI-103, BRI-223)."""
    if characters_in_hand(s, player):
        return
    inside = [i for i in range(len(tiles)) if places[i] == IN_HAND]
    outside = [i for i in range(len(tiles)) if places[i] != IN_HAND and tiles[i] < s.t.items_from]
    _swap(tiles, inside[rng.below(len(inside))], outside[rng.below(len(outside))])
    _lie(s, tiles, heaps, places)


def _find_means(
    s: Brides, player: int, tiles: list[int], heaps: list[int], places: list[int], rng: Rng
) -> None:
    """A wedding that was announced and cannot be paid yet proves means in hand (BRI-132): a hand that has
    them.
    """
    if attainable(s, player, s.deed):
        return
    inside = [i for i in range(len(tiles)) if places[i] == IN_HAND]
    worlds: list[list[int]] = []
    for i in range(len(tiles)):
        for j in range(i, len(tiles)):
            world = tiles.copy()
            _swap(world, inside[0], i)
            _swap(world, inside[-1], j)
            _lie(s, world, heaps, places)
            if attainable(s, player, s.deed):
                worlds.append(world)
    if worlds:
        tiles = worlds[rng.below(len(worlds))]
    _lie(s, tiles, heaps, places)
