"""Why something is refused: one number for each reason; rule and sentence stand in `REASONS` of the title."""

from typing import Final

# The tower.
NOT_NEXT_DOOR: Final = 10
ALREADY_VISITED: Final = 11
NO_START_CARD: Final = 12
UNSETTLED: Final = 13
# Who may act.
NO_ACTION_LEFT: Final = 14
CLEAN_OFFER: Final = 15
WAIT_FOR_ALL: Final = 16
NO_MORE_ROUNDS: Final = 17
NOT_YOUR_ACTION: Final = 18
MUST_PERFORM: Final = 19
ONCE_PER_TURN: Final = 20
PERFORM_FIRST: Final = 21
ONLY_IN_ACTION: Final = 22
# Offers.
WRONG_TARGET: Final = 30
NOT_THE_MARKET: Final = 31
TOO_FAR: Final = 32
EMPTY_OFFER: Final = 33
NEEDS_A_GOOD: Final = 34
TOO_POOR: Final = 35
NOT_YOURS: Final = 36
NOT_THEIRS: Final = 37
NO_MARKERS_LEFT: Final = 38
NOT_GAINED_THERE: Final = 39
OUT_OF_STOCK: Final = 40
ORDER_MISSING: Final = 41
STREET_WITHOUT_GAIN: Final = 42
CARD_TWICE: Final = 43
ONE_PER_TARGET: Final = 44
TOO_MANY_OFFERS: Final = 45
NOTHING_TO_KEEP: Final = 46
CANNOT_PAY: Final = 47
WRONG_CARDS: Final = 48
ONE_BUYER: Final = 49
NO_SUCH_OFFER: Final = 50
NO_SUCH_ASK: Final = 51
TOO_MANY_ASKS: Final = 52
MONEY_STEP: Final = 53
GAIN_EITHER: Final = 54
# Cards in the window.
LOCKED: Final = 60
CUBES_MISSING: Final = 61
NOT_THIS_VILLA: Final = 62
PROMISE_FIXES: Final = 63
ONE_SMALL: Final = 64
WRONG_BUILDING: Final = 65
NOT_OWNED: Final = 66
NOT_FULFILLED: Final = 67
# Markers.
TOO_FEW_MARKERS: Final = 70
NOTHING_CHANGES: Final = 71
STREET_CLOSED: Final = 72
# Things that belong to another moment.
START_IS_OVER: Final = 80
TOWER_WAITS: Final = 81
MARKERS_LATER: Final = 82
NO_OFFERS_NOW: Final = 83
NOT_OPEN_TO_YOU: Final = 84
OTHER_VILLA: Final = 85
ONLY_THE_ACTIVE_ASKS: Final = 86
