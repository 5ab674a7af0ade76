"""The register of abilities: one small function each, named by its id in the data (BRI-250 to BRI-295)."""

from collections.abc import Callable
from typing import Final

from signoria.core.flow import Frame
from signoria.games.brides.abilities_goods import (
    action_ducat,
    extra_worker,
    recolour_workers,
    steal_bonus,
    steal_one,
    trade,
    wedding_ducats,
    wedding_tax,
    wine_worker,
)
from signoria.games.brides.abilities_intrigue import (
    assassinate,
    change_action,
    force_leader_change,
    guard,
    peek_swap_common,
    spy_hands,
    steal_dowry,
    swap_bride_box,
    swap_bride_district,
    swap_commons,
    swap_workers,
)
from signoria.games.brides.abilities_values import (
    act_first,
    ban_weddings,
    ban_workers,
    brides_charm_up,
    leader_prestige_down,
    lord_prestige_up,
    own_charm_up_3,
    own_charm_up_4,
    own_prestige_up_2,
    own_prestige_up_3,
    rivals_charm_down,
    rivals_prestige_down,
)
from signoria.games.brides.state import Brides

Effect = Callable[[Brides, int, int], Frame[Brides] | None]

EFFECTS: Final[list[Effect]] = [
    extra_worker,
    guard,
    wedding_ducats,
    swap_commons,
    peek_swap_common,
    swap_workers,
    steal_one,
    action_ducat,
    rivals_charm_down,
    brides_charm_up,
    ban_weddings,
    leader_prestige_down,
    force_leader_change,
    steal_bonus,
    assassinate,
    wedding_tax,
    swap_bride_district,
    rivals_prestige_down,
    own_prestige_up_2,
    swap_bride_box,
    steal_dowry,
    spy_hands,
    change_action,
    recolour_workers,
    lord_prestige_up,
    trade,
    own_charm_up_3,
    ban_workers,
    own_charm_up_4,
    wine_worker,
    act_first,
    own_prestige_up_3,
]
"""By ability, in the order of `ability_ids`."""
