"""Matches: try, then commit; questions keep their numbers; undo stops exactly where something was learned."""

from dataclasses import replace

import pytest
from banco import GAME
from banco.rules import Banco, CardDrawn, DrawCard, Give, Lay, TakePot

from signoria.core.chance import Rng
from signoria.core.flow import Frame
from signoria.core.option import Option
from signoria.core.value import Action
from signoria.play.codec import pack_state
from signoria.play.game import Reason
from signoria.play.match import Match, Refused
from signoria.play.record import Record, parse, standing
from tests.play.banco_table import SEED, TABLES, finished_match, new_match, play_at_random


def lay_lowest(match: Match, seat: int) -> None:
    match.act(seat, Lay(min(match.state.hands[seat])))  # type: ignore[attr-defined]  # Banco's own field


def to_the_prize(match: Match) -> int:
    """Everybody lays; answers with the winner."""
    for seat in range(match.state.seats):
        lay_lowest(match, seat)
    return match.waiting.bit_length() - 1


def test_a_trial_changes_nothing() -> None:
    match = new_match()
    before = pack_state(match.state)
    match.trial(0, Lay(match.state.hands[0][0]))  # type: ignore[attr-defined]
    assert pack_state(match.state) == before
    assert len(match.record.entries) == 1


def test_the_same_seed_gives_the_same_deal_and_another_another() -> None:
    assert pack_state(new_match().state) == pack_state(new_match().state)
    assert pack_state(new_match(seed=SEED[::-1]).state) != pack_state(new_match().state)


def test_a_refusal_names_rule_and_reason() -> None:
    match = new_match()
    with pytest.raises(Refused) as caught:
        match.trial(0, Give(1, 3))
    assert (caught.value.reason.rule, caught.value.reason.key) == ("BAN-008", "too-poor")
    reason = match.why_not(0, TakePot())
    assert reason is not None
    assert reason.key == "not-offered"
    assert match.why_not(0, Give(1, 2)) is None


def test_what_is_merely_not_asked_rests_on_the_rule_of_what_is_asked() -> None:
    match = new_match()
    top = match.state.stack[-1].TAG
    match.game = replace(match.game, phases={top: "BAN-004"})
    reason = match.why_not(0, TakePot())
    assert reason is not None
    assert (reason.rule, reason.key) == ("BAN-004", "not-offered")
    # A reason of its own keeps its own rule.
    assert match.why_not(0, Give(1, 3)) == Reason("BAN-008", "too-poor")


def test_a_simultaneous_answer_does_not_make_the_others_question_new() -> None:
    match = new_match()
    before = match.asks[1]
    lay_lowest(match, 0)
    assert match.asks[1] == before
    assert match.asks[0] == 1


def test_an_aside_does_not_make_a_question_new() -> None:
    match = new_match()
    match.act(2, Give(0, 1))
    assert match.asks == [0, 0, 0]


class Twice(Frame[Banco]):
    """Asks seat 0 the very same question for ever."""

    TAG = "twice"

    def waits_for(self, s: Banco) -> int:
        return 1

    def options(self, s: Banco, seat: int) -> list[Option]:
        return [Option(TakePot)]

    def take(self, s: Banco, seat: int, action: Action) -> None:
        s.coins[seat] += 1


def test_the_same_question_put_again_to_who_answered_it_has_a_new_number() -> None:
    match = new_match()
    match.state.stack.append(Twice())
    match.act(0, TakePot())
    first = match.asks[0]
    match.act(0, TakePot())
    assert match.asks[0] > first


def test_a_sealed_answer_can_be_taken_back_while_nobody_else_acted() -> None:
    match = new_match()
    before = pack_state(match.state)
    lay_lowest(match, 0)
    assert match.undo_refusal(0) is None
    match.undo(0)
    assert pack_state(match.state) == before
    assert [entry.n for entry in standing(match.record.entries)] == [0]


def test_nothing_is_taken_back_after_somebody_else_acted() -> None:
    match = new_match()
    lay_lowest(match, 0)
    lay_lowest(match, 1)
    reason = match.undo_refusal(0)
    assert reason is not None
    assert reason.key == "undo-other"
    with pytest.raises(Refused):
        match.undo(0)


def test_opening_the_cards_is_final_although_no_chance_was_drawn() -> None:
    match = new_match()
    to_the_prize(match)
    assert match.record.entries[-1].chance == []
    assert match.record.entries[-1].barrier
    assert match.undo_refusal(2) is not None


def test_drawing_a_card_is_final() -> None:
    match = new_match()
    winner = to_the_prize(match)
    match.act(winner, DrawCard())
    assert match.record.entries[-1].barrier


def test_several_own_entries_can_be_taken_back_one_by_one() -> None:
    match = new_match()
    before = pack_state(match.state)
    match.act(0, Give(1, 1))
    match.act(0, Give(2, 1))
    match.undo(0)
    match.undo(0)
    assert pack_state(match.state) == before
    reason = match.undo_refusal(0)
    assert reason is not None
    assert reason.key == "undo-nothing"


def test_the_table_may_rewind_further_by_agreement_and_luck_is_new() -> None:
    match = new_match()
    winner = to_the_prize(match)
    match.act(winner, DrawCard())
    rolls = match.record.entries[-1].chance
    match.commit(match.trial_rewind(4))
    assert match.waiting == 1 << winner
    match.act(winner, DrawCard())
    assert len(match.record.entries) == 7
    assert match.record.entries[-1].chance != rolls


def test_a_rewind_to_an_entry_that_does_not_stand_is_refused() -> None:
    match = new_match()
    for nonsense in (0, 7, -1):
        with pytest.raises(ValueError, match="no entry"):
            match.trial_rewind(nonsense)


def test_a_replayed_record_leads_to_the_same_table() -> None:
    match = new_match()
    match.act(0, Give(1, 1))
    match.undo(0)
    play_at_random(match, 7)
    again = Match.replay(GAME, TABLES, match.record)
    assert pack_state(again.state) == pack_state(match.state)
    assert again.asks == match.asks


def test_every_snapshot_leads_to_the_same_table_and_keeps_undo() -> None:
    match = new_match()
    snapshots = [match.snapshot()]
    for _ in range(12):
        play_at_random(match, 1)
        snapshots.append(match.snapshot())
    for snapshot in snapshots:
        again = Match.resume(GAME, TABLES, match.record, snapshot)
        assert pack_state(again.state) == pack_state(match.state)
        assert [again.undo_refusal(s) for s in range(3)] == [match.undo_refusal(s) for s in range(3)]


def test_a_snapshot_of_another_layout_is_passed_over_and_the_record_replayed() -> None:
    """A server that was upgraded in the middle of a game goes on with it."""
    match = new_match()
    play_at_random(match, 6)
    snapshot = match.snapshot()
    snapshot["state"] = {"layout": 0, "stack": [], "sealed": [], "fields": {}}
    again = Match.resume(GAME, TABLES, match.record, snapshot)
    assert pack_state(again.state) == pack_state(match.state)
    assert again.asks == match.asks


def test_the_closing_line_reveals_seed_and_result() -> None:
    match = finished_match()
    assert match.record.closing is not None
    assert match.record.closing.seed == SEED.hex()
    assert match.record.closing.scores == match.game.scores(match.state)


def test_seats_hear_only_what_they_may_know() -> None:
    match = new_match()
    winner = to_the_prize(match)
    match.act(winner, DrawCard())
    ears = (winner, (winner + 1) % 3, -1)
    drawn = [[event.key() for event in match.events(seat) if isinstance(event, CardDrawn)] for seat in ears]
    assert drawn[0][0][1] >= 0
    assert drawn[1] == drawn[2] == [(winner, -1)]


def test_a_vantage_imagines_tables_it_cannot_tell_apart() -> None:
    match = new_match()
    vantage = match.vantage(0)
    hands = set()
    for seed in range(20):
        world = vantage.imagine(Rng(seed))
        assert isinstance(world, Banco)
        assert GAME.view(world, 0) == vantage.view
        hands.add(tuple(world.hands[1]))
    assert len(hands) > 3


def test_a_match_without_its_seed_only_replays() -> None:
    match = Match.replay(GAME, TABLES, Record(new_match().record.head, new_match().record.entries))
    with pytest.raises(ValueError, match="only be replayed"):
        match.trial(0, Lay(match.state.hands[0][0]))  # type: ignore[attr-defined]


def test_who_is_not_asked_hears_so_although_gifts_are_always_open() -> None:
    match = new_match()
    lay_lowest(match, 0)
    reason = match.why_not(0, TakePot())
    assert reason is not None
    assert reason.key == "not-asked"


def test_what_was_said_with_a_deed_is_kept_in_the_record_and_changes_nothing() -> None:
    match, silent = new_match(), new_match()
    match.commit(match.trial(0, Give(1, 1), text="and I vote for you tomorrow"))
    silent.act(0, Give(1, 1))
    assert pack_state(match.state) == pack_state(silent.state)
    again = Match.replay(GAME, TABLES, parse(list(match.record.lines())))
    assert again.record.entries[1].text == "and I vote for you tomorrow"
