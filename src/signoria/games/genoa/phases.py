"""The rule of the phase that every frame belongs to: what is asked while it lies on top rests on it."""

from collections.abc import Mapping

PHASES: Mapping[str, str] = {
    "rounds": "GEN-020",
    "turn": "GEN-022",
    "place_tower": "GEN-030",
    "offers_here": "GEN-060",
    "answer_here": "GEN-061",
    "offers_next": "GEN-070",
    "answer_next": "GEN-105",
    "action_window": "GEN-130",
    "reward": "GEN-160",
    "choose_gain": "GEN-116",
    "marker_phase": "GEN-201",
}
