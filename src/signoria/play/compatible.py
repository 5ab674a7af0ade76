"""Compatible: a record is only replayed by the rules it was played with; for its data see printings."""

from signoria.play.errors import BadRecord, OtherRules
from signoria.play.game import AnyGame
from signoria.play.record import Head


def check_head(game: AnyGame, head: Head) -> None:
    """Refuse a record that this program would replay wrongly."""
    if head.game != game.id:
        raise BadRecord(f"This is a record of {head.game}, not of {game.id}.")
    # Once the version was raised for data, too; the code of those versions is still the one that is here.
    same = head.rules == game.rules_version or (not head.data and head.rules in game.unnamed_data)
    if not same:
        raise OtherRules(
            f"This record was played with rules version {head.rules} of {game.id}; "
            f"this program knows version {game.rules_version} and will not guess."
        )
