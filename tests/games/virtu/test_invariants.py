"""Every invariant of the ledger notices what it is for, and random games keep them all."""

from collections.abc import Callable

import pytest

from signoria.core.chance import Rng, seeded
from signoria.core.playout import random_step
from signoria.core.rows import exchanged, grown, marked
from signoria.games.virtu import GAME
from signoria.games.virtu.invariants import check, progress
from signoria.games.virtu.state import WINTER, Virtu
from signoria.games.virtu.tables import CANNONS, FORTIFICATION, LEONARDO, MACHIAVELLI, PRINCE
from tests.games.virtu.table import CITY, GREEN, RED, TABLES, put, table, tiles

Spoil = Callable[[Virtu], None]


def spoiled(spoil: Spoil) -> list[str]:
    s = table()
    assert check(s) == []
    spoil(s)
    return check(s)


def set_at(name: str, at: int, value: int) -> Spoil:
    def spoil(s: Virtu) -> None:
        kept = getattr(s, name)
        values = list(kept)
        values[at] = value
        setattr(s, name, type(kept)(values))

    return spoil


def set_to(**values: int) -> Spoil:
    def spoil(s: Virtu) -> None:
        for name, value in values.items():
            setattr(s, name, value)

    return spoil


def two_kinds(s: Virtu) -> None:
    s.patronage = exchanged(s.patronage, RED, 4)
    s.patron_of = exchanged(exchanged(s.patron_of, PRINCE, RED), FORTIFICATION, RED)


def besieging(s: Virtu) -> None:
    s.part = WINTER
    s.troops = exchanged(s.troops, RED * 30 + CITY["siena"], 1)
    s.reserve[RED] -= 1


def foreign_family(s: Virtu) -> None:
    put(s, GREEN, 10, "lorenzo_de_medici")


def upgrade_alone(s: Virtu) -> None:
    put(s, RED, 7, "envoy")


def no_action(s: Virtu) -> None:
    put(s, RED, 2, "bishop")


def locked_field(s: Virtu) -> None:
    put(s, RED, 11, "bishop")


def both_titles(s: Virtu) -> None:
    tiles(s, RED, "kingdom", "republic")


def two_cardinals(s: Virtu) -> None:
    put(s, RED, 10, "cardinal")
    put(s, RED, 13, "cardinal")


def lost_machiavelli(s: Virtu) -> None:
    s.patronage = exchanged(s.patronage, RED, 2)
    s.patron_of = exchanged(s.patron_of, MACHIAVELLI, RED)
    s.removed &= ~(1 << 27)


def many_markers(s: Virtu) -> None:
    s.part = 2
    s.allies = (RED, RED, RED)
    s.trophies = (1 << RED, 0, 1 << RED, 1 << RED)
    for city in range(10):
        if s.holder[city] < 0:
            s.holder = exchanged(s.holder, city, RED)
            s.owned = marked(s.owned, RED, 1 << city)
    for name in ("bari", "taranto", "reggio", "tunis"):
        s.holder = exchanged(s.holder, CITY[name], RED)
        s.owned = marked(s.owned, RED, 1 << CITY[name])


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (many_markers, "markers"),
        (set_at("reserve", RED, 5), "troops on the board"),
        (set_at("troops", 0, -1), "less than no troops"),
        (set_at("agents_ready", RED, 3), "agents"),
        (set_at("holder", CITY["perugia"], RED), "not in play"),
        (set_at("agents", 50, RED), "not in play"),
        (set_at("holder", CITY["siena"], RED), "its marker"),
        (set_at("city_stack", 0, 1), "stack"),
        (set_at("supply", 0, 4), "character 0"),
        (foreign_family, "foreign palace"),
        (set_to(removed=0), "family card"),
        (upgrade_alone, "without an action card"),
        (no_action, "no action"),
        (set_at("face", RED, 1 << 10), "empty field"),
        (locked_field, "greyed"),
        (two_cardinals, "too many"),
        (both_titles, "kingdom and a republic"),
        (set_at("up", RED, 1 << 40), "face up"),
        (set_at("supply", 17, 4), "cathedral tiles"),
        (set_to(cathedrals=1 << CITY["pisa"]), "too small"),
        (set_at("supply", 16, 4), "tile 34"),
        (set_at("patron_of", LEONARDO, RED), "patron bonuses on field"),
        (two_kinds, "of one kind"),
        (set_at("patron_of", CANNONS, RED), "Cannons"),
        (lost_machiavelli, "Machiavelli"),
        (set_to(indulgences_left=9), "indulgences"),
        (set_to(owed=2), "nobody requested"),
        (set_at("tokens", RED, 12), "war tokens"),
        (set_at("coins", RED, -1), "purses"),
        (set_at("patronage", RED, 6), "patronage"),
        (set_at("trophies", RED, 1 << RED), "trophy"),
        (set_to(allies_used=1), "alliance 0"),
        (besieging, "besieges"),
        (set_at("marker", RED, 5), "marker"),
        (set_at("order", 0, 1), "order"),
    ],
)
def test_a_broken_table_is_noticed(spoil: Spoil, words: str) -> None:
    found = spoiled(spoil)
    assert any(words in sentence for sentence in found), found


def test_a_limited_bank_is_counted() -> None:
    s = table(bank_limited=1)
    s.coins[RED] = 200
    assert any("florins" in sentence for sentence in check(s))


def test_tokens_and_turn_order_are_settled_in_winter() -> None:
    s = table()
    s.part = WINTER
    s.tokens = exchanged(s.tokens, RED, 1)
    s.order = (3, 2, 1, 0)
    found = " ".join(check(s))
    assert "not returned" in found
    assert "not that of the cities" in found


def test_routed_troops_are_gone_in_winter() -> None:
    s = table()
    s.part = WINTER
    s.routed = (RED * 30 + CITY["siena"],)
    s.reserve[RED] -= 1
    assert any("retreat" in sentence for sentence in check(s))


def test_progress_never_goes_back() -> None:
    before, after = table(), table()
    after.patronage = exchanged(after.patronage, RED, 2)
    before.trophies = exchanged(before.trophies, RED, 1)
    after.agents_left = grown(after.agents_left, RED, 1)
    assert len(progress(before, after)) == 3
    assert progress(before, before) == []


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_games_keep_every_invariant_and_only_move_forward(seats: int) -> None:
    """The marker changes only in the own spring turn (invariant 20)."""
    s = GAME.new_state(TABLES, seats, {"year_limit": 15}, seeded(seats))
    rng = Rng(seats)
    while s.stack:
        before = s.clone()
        seat = (s.stack[-1].waits_for(s) & -s.stack[-1].waits_for(s)).bit_length() - 1
        random_step(s, rng)
        assert check(s) == []
        assert progress(before, s) == []
        moved = [i for i in range(seats) if before.marker[i] != s.marker[i]]
        assert moved in ([], [seat])
        assert not moved or before.part == 1 or before.year == 0
