"""The rule of the phase that every frame belongs to: what is asked while it lies on top rests on it."""

from collections.abc import Mapping

PHASES: Mapping[str, str] = {
    "order_auction": "PRI-041",
    "family_auction": "PRI-043",
    "choosing_families": "PRI-046",
    "decade": "PRI-061",
    "declaring_currency": "PRI-253",
    "end_of_decade": "PRI-211",
    "turn": "PRI-061",
    "after_action": "PRI-065",
    "take_card": "PRI-076",
    "keep_one": "PRI-254",
    "hand_limit": "PRI-008",
    "hammer": "PRI-090",
    "auction": "PRI-092",
    "payment": "PRI-094",
    "placing_event": "PRI-122",
    "compensation": "PRI-112",
    "war": "PRI-152",
    "weather_or_veto": "PRI-158",
    "war_pause": "PRI-063",
    "holy_league": "PRI-175",
    "bribing": "PRI-180",
    "battle": "PRI-188",
    "rolled": "PRI-190",
    "ranking_cities": "PRI-234",
    "negotiation": "PRI-320",
}
