"""Leaders (BRI-102 to BRI-104): all choose in secret who leads, then all leaders are shown at once."""

from signoria.core.option import Among, Option
from signoria.core.rows import stamped
from signoria.core.sealed import Answers, Sealed
from signoria.core.value import Action
from signoria.games.brides.actions import ChooseLeader
from signoria.games.brides.events_district import DelegationWithdrew, LeaderRevealed
from signoria.games.brides.reasons import LEADER_IS_A_CHARACTER, NOT_YOUR_TILE
from signoria.games.brides.state import ALL, DELEGATION, IN_HAND, LEADER, Brides, items_bit
from signoria.games.brides.tables import SPOTS
from signoria.games.brides.tiles import characters_in_hand, is_character, lay_aside, tiles_in


class Leaders(Sealed[Brides]):
    """Everybody present with a choice picks a leader (BRI-103). A single tile leads without being asked."""

    TAG = "leaders"
    OF = ("asked seat*",)

    def options(self, s: Brides, seat: int) -> list[Option]:
        return [Option(ChooseLeader, Among(characters_in_hand(s, seat)))]

    def why_not(self, s: Brides, seat: int, action: Action) -> int:
        if not isinstance(action, ChooseLeader) or not 0 <= action.tile < s.t.tiles:
            return 0
        return NOT_YOUR_TILE if is_character(s, action.tile) else LEADER_IS_A_CHARACTER

    def run(self, s: Brides) -> None:
        """Nobody had a choice."""
        self.open(s, s.sealed)

    def open(self, s: Brides, answers: Answers) -> None:
        for seat in range(s.seats):
            if (s.present >> seat) & 1:
                answer = answers[seat]
                chosen = answer.tile if isinstance(answer, ChooseLeader) else characters_in_hand(s, seat)[0]
                s.leader[seat] = chosen
                s.place = stamped(s.place, chosen, LEADER)
                s.seen = stamped(s.seen, chosen, ALL)
                if not s.quiet:
                    s.tell(LeaderRevealed(seat, chosen))
        s.end()


def take_up_hands(s: Brides) -> Leaders:
    """Take up the delegations of the active district (BRI-102); those of items only withdraw (BRI-104)."""
    asked = 0
    s.conclusions += 1  # which delegations hold a character
    for seat in range(s.seats):
        spot = seat * SPOTS + s.district
        if s.laid[spot] == 0:
            continue
        for tile in tiles_in(s, seat, DELEGATION):
            if s.heap[tile] == s.district:
                s.place = stamped(s.place, tile, IN_HAND)
        if characters_in_hand(s, seat):
            s.present |= 1 << seat
            if s.laid[spot] > 1:  # how many tiles lie there is public
                asked |= 1 << seat
        else:
            withdraw(s, seat)
        s.laid = stamped(s.laid, spot, 0)
    return Leaders(asked)


def withdraw(s: Brides, seat: int) -> None:
    """No leader, no part: the items go back unseen, the coach too (BRI-053, BRI-104, BRI-303)."""
    for tile in tiles_in(s, seat, IN_HAND):
        lay_aside(s, tile)
    s.items_only |= items_bit(seat, s.district)
    s.coaches[seat] += 1
    s.tell(DelegationWithdrew(seat, s.district))
