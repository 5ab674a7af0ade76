"""The abilities by number: a tile of the data names its ability by id, the rules know it by int (BRI-008)."""

from typing import Final

# The windows in which an ability may be used (section 2.8).
ORDER: Final = 0
INTERFERE: Final = 1
COMPLETE: Final = 2
DOWRY: Final = 3
SUCCESS: Final = 4
FREE: Final = 5
COUNTER: Final = 6

EXTRA_WORKER: Final = 0
GUARD: Final = 1
WEDDING_DUCATS: Final = 2
SWAP_COMMONS: Final = 3
PEEK_SWAP_COMMON: Final = 4
SWAP_WORKERS: Final = 5
STEAL_ONE: Final = 6
ACTION_DUCAT: Final = 7
RIVALS_CHARM_DOWN: Final = 8
BRIDES_CHARM_UP: Final = 9
BAN_WEDDINGS: Final = 10
LEADER_PRESTIGE_DOWN: Final = 11
FORCE_LEADER_CHANGE: Final = 12
STEAL_BONUS: Final = 13
ASSASSINATE: Final = 14
WEDDING_TAX: Final = 15
SWAP_BRIDE_DISTRICT: Final = 16
RIVALS_PRESTIGE_DOWN: Final = 17
OWN_PRESTIGE_UP_2: Final = 18
SWAP_BRIDE_BOX: Final = 19
STEAL_DOWRY: Final = 20
SPY_HANDS: Final = 21
CHANGE_ACTION: Final = 22
RECOLOUR_WORKERS: Final = 23
LORD_PRESTIGE_UP: Final = 24
TRADE: Final = 25
OWN_CHARM_UP_3: Final = 26
BAN_WORKERS: Final = 27
OWN_CHARM_UP_4: Final = 28
WINE_WORKER: Final = 29
ACT_FIRST: Final = 30
OWN_PRESTIGE_UP_3: Final = 31

NAMES: Final = [
    "extra_worker",
    "guard",
    "wedding_ducats",
    "swap_commons",
    "peek_swap_common",
    "swap_workers",
    "steal_one",
    "action_ducat",
    "rivals_charm_down",
    "brides_charm_up",
    "ban_weddings",
    "leader_prestige_down",
    "force_leader_change",
    "steal_bonus",
    "assassinate",
    "wedding_tax",
    "swap_bride_district",
    "rivals_prestige_down",
    "own_prestige_up_2",
    "swap_bride_box",
    "steal_dowry",
    "spy_hands",
    "change_action",
    "recolour_workers",
    "lord_prestige_up",
    "trade",
    "own_charm_up_3",
    "ban_workers",
    "own_charm_up_4",
    "wine_worker",
    "act_first",
    "own_prestige_up_3",
]
