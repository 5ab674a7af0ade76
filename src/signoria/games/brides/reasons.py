"""Why an action is refused, beyond what the engine says by itself."""

from typing import Final

NOT_YOUR_TILE: Final = 10
ALREADY_THERE: Final = 11
NO_COACH: Final = 12
SHIP_TAKEN: Final = 13
ONE_SHIP: Final = 14
DELEGATION_FULL: Final = 15
NOTHING_TO_REINFORCE: Final = 16
FAVOUR_ONCE: Final = 17
NO_FAVOUR_TRACK: Final = 18
NO_ITEM_FOR_FAVOUR: Final = 19
NOT_IN_PLAY: Final = 20
ALREADY_RESOLVED: Final = 21
LEADER_IS_A_CHARACTER: Final = 22
BARRED: Final = 23
NO_BRIDE: Final = 24
LEADER_CANNOT_MARRY: Final = 25
WEDDINGS_BANNED: Final = 26
OUT_OF_REACH: Final = 27
NO_WORKERS: Final = 28
WORKERS_BANNED: Final = 29
NO_COMMON: Final = 30
NO_MARKERS: Final = 31
ALREADY_USED: Final = 32
WRONG_WINDOW: Final = 33
NO_TARGET: Final = 34
MUST_CARRY_OUT: Final = 35
NOT_YET: Final = 36
TOO_POOR: Final = 37
SUPPLY_EMPTY: Final = 38
ONE_OF_A_KIND: Final = 39
STACK_EMPTY: Final = 40
FAMILY_TAKEN: Final = 41
