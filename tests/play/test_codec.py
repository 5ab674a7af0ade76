"""Codec: values as lists of ints; nonsense is refused before any rule sees it."""

from typing import Any

import pytest
from banco import GAME
from banco.rules import Give, Lay

from signoria.core.flow import options
from signoria.play.codec import action_from_wire, option_to_wire, pack_state, unpack_state, value_to_wire
from signoria.play.errors import BadAction, BadRecord
from tests.play.banco_table import TABLES, new_match, play_at_random


def test_an_action_is_its_tag_and_its_numbers() -> None:
    assert value_to_wire(Give(2, 1)) == ["give", 2, 1]
    assert action_from_wire(GAME, ["give", 2, 1]) == Give(2, 1)


@pytest.mark.parametrize(
    ("wire", "sentence"),
    [
        (None, "An action is a list"),
        ([], "An action is a list"),
        ([7], "An action is a list"),
        ({"lay": 1}, "An action is a list"),
        (["lei", 1], "knows no action 'lei'"),
        (["lay"], "takes 1 numbers"),
        (["lay", 1, 2], "takes 1 numbers"),
        (["lay", "1"], "whole number"),
        (["lay", 1.5], "whole number"),
        (["lay", True], "whole number"),
        (["lay", 10**30], "out of all bounds"),
        (["round"], "knows no action"),
    ],
)
def test_nonsense_is_no_action(wire: Any, sentence: str) -> None:
    with pytest.raises(BadAction, match=sentence):
        action_from_wire(GAME, wire)


def test_options_tell_a_client_what_it_may_choose() -> None:
    state = new_match().state
    wires = [option_to_wire(option) for option in options(state, 0)]
    assert wires[0]["do"] == "lay"
    assert wires[0]["of"] == ["card card"]
    assert sorted(wires[0]["box"][0]) == sorted(state.hands[0])  # type: ignore[attr-defined]
    assert wires[1] == {
        "do": "give",
        "of": ["to seat", "coins coins"],
        "box": [[1, 2], {"from": 1, "to": 2, "step": 1}],
    }


def test_a_state_unpacks_to_an_equal_one_also_in_the_middle_of_a_sealed_choice() -> None:
    match = new_match()
    play_at_random(match, 2)
    assert any(answer is not None for answer in match.state.sealed)
    packed = pack_state(match.state)
    assert pack_state(unpack_state(GAME, TABLES, 3, packed)) == packed


def test_a_broken_snapshot_gets_a_sentence() -> None:
    packed = pack_state(new_match().state)
    del packed["fields"]["pool"]
    with pytest.raises(BadRecord, match="snapshot of banco"):
        unpack_state(GAME, TABLES, 3, packed)


def test_a_snapshot_of_another_layout_is_refused() -> None:
    packed = pack_state(new_match().state)
    packed["layout"] += 1
    with pytest.raises(BadRecord, match="another version"):
        unpack_state(GAME, TABLES, 3, packed)


def test_lay_is_secret() -> None:
    assert Lay.SECRET == ("card",)
