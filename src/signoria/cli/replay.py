"""`signoria replay`: a record in sentences, the table at any entry, and whether the deal was fair."""

from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.console import Console

from signoria.cli.autopsy import autopsy
from signoria.cli.common import FOUND, console, fail, one_sentence, print_json, progress
from signoria.cli.flags import Json, Language, Names, PlayedPack, RecordFile
from signoria.cli.opening import read_file, tables_of, telling_of
from signoria.cli.story import Chapter, Story, Telling, tree
from signoria.play.errors import BadRecord
from signoria.play.game import AnyGame
from signoria.play.record import Record
from signoria.play.registry import find
from signoria.play.texts import say
from signoria.play.verify import verify as recompute
from signoria.sim import findings


def replay(
    file: RecordFile,
    verify: Annotated[
        bool, typer.Option("--verify", help="Recompute every shuffle and die from the published seed.")
    ] = False,
    at: Annotated[
        int | None, typer.Option(min=0, help="Show the table after this entry; 0 is the set-up.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(min=1, help="Only what this seat may know; by default everything.")
    ] = None,
    lang: Language = "en",
    names: Names = "",
    data: PlayedPack = None,
    json: Json = False,
) -> None:
    """Tell a recorded game in sentences; show the table at any entry; verify the deal.

    A file written by `signoria fuzz` is told up to the failing move, and then
    what fails.

    \b
    Examples:
      signoria simulate genoa --seats 3 --games 1 --records games    # a record to begin with
      signoria replay games/genoa-3-1-000000.jsonl
      signoria replay games/genoa-3-1-000000.jsonl --at 40 --seat 2
      signoria replay games/genoa-3-1-000000.jsonl --lang de --names Anna,Bruno,Carla
      signoria replay games/genoa-3-1-000000.jsonl --verify

    Exit code 1: the deal is not what the seed gives, or the failing move still
    fails. Exit code 2: unusable input.
    """
    with one_sentence():
        record = read_file(file)
        game = find(record.head.game)
        tables = tables_of(game, record, data)
        telling = telling_of(game, record, lang, names, seat)
        last = len(record.entries) - 1
        if at is not None and at > last:
            raise BadRecord(f"The record ends with entry {last}; there is no entry {at}.")
        mark = findings.mark(file)
        if mark is not None and at is None and not verify:
            _open_finding(game, tables, record, telling, mark, json)
            return
        story = Story(game, tables, record, telling)
        chapters = _follow(story, last if at is None else at)
        verified = _verify(game, tables, record) if verify else None
        if json:
            print_json(_as_data(story, chapters, at, verified))
        else:
            _print(console(), story, chapters, at, verified)


def _open_finding(
    game: AnyGame, tables: Any, record: Record, telling: Telling, mark: findings.Mark, json: bool
) -> None:
    """Tell a file of the fuzzer up to its failing move, then what fails; exit code 1 while it does."""
    try:
        story = Story(game, tables, record, telling)
        found = autopsy(story, tables, mark)
    except Exception as error:  # the rules break down before the last entry: that, too, is the finding
        fail(f"Found by fuzz ({mark.check}: {mark.sentence}). Now: {type(error).__name__}: {error}", FOUND)
    if json:
        print_json({"head": record.head, "found": mark, **vars(found)})
    else:
        out = console()
        print_chapters(out, story, found.chapters)
        if found.table is not None:
            print_tree(out, story, found.table)
        out.print(f"{len(found.chapters):5}  {story.name(found.seat)}: {found.move}", markup=False)
        out.print(f"Found by fuzz: {mark.check}: {mark.sentence}", markup=False, soft_wrap=True)
        for problem in found.problems:
            out.print(f"Fails now: {problem.check}: {problem.sentence}", markup=False, soft_wrap=True)
        if not found.problems:
            out.print("Nothing fails any more.")
    if found.problems:
        raise typer.Exit(FOUND)


def _follow(story: Story, until: int) -> list[Chapter]:
    """The chapters up to an entry; a rules engine that breaks down on a record is told as what it is."""
    chapters = [story.opening()]
    with progress(until, "replaying") as done:
        try:
            for chapter in story.chapters(until):
                chapters.append(chapter)
                done(1)
        except BadRecord:
            raise
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            raise BadRecord(f"The rules break down at entry {len(chapters)}: {what}.") from error
    return chapters


def _verify(game: AnyGame, tables: Any, record: Record) -> int:
    try:
        return recompute(game, tables, record)
    except BadRecord as error:
        fail(f"Not verified: {error}", FOUND)


def _print(
    out: Console, story: Story, chapters: Sequence[Chapter], at: int | None, verified: int | None
) -> None:
    head = story.record.head
    title = say(story.game, story.telling.language, "title")
    count = len(story.record.entries)
    out.print(f"{title}, {head.seats} seats, rules version {head.rules}, {count} entries", markup=False)
    if at is not None:
        print_chapters(out, story, chapters[-1:])
        print_tree(out, story, story.table())
        for line in story.questions():
            out.print(f"Asked: {line}", markup=False, soft_wrap=True)
    elif verified is None:
        print_chapters(out, story, chapters)
        _print_result(out, story)
    if verified is not None:
        what = "the one chance result follows" if verified == 1 else f"all {verified} chance results follow"
        out.print(f"Verified: {what} from the seed committed to at the start.")


def print_chapters(out: Console, story: Story, chapters: Sequence[Chapter]) -> None:
    """One line for what a seat did, one for each thing that followed."""
    for chapter in chapters:
        if chapter.text:
            line = f"{chapter.n:5}  {story.name(chapter.seat)}: {chapter.text}"
            out.print(line, markup=False, soft_wrap=True)
        for event in chapter.events:
            out.print(f"       · {event}", markup=False, soft_wrap=True)


def print_tree(out: Console, story: Story, table: dict[str, Any]) -> None:
    """A table as a tree."""
    who = "a spectator" if table["seat"] < 0 else story.name(table["seat"])
    label = f"The table after entry {table['n']}, as {who} sees it"
    out.print(tree(label, table["view"], story.telling.names), soft_wrap=True)


def _print_result(out: Console, story: Story) -> None:
    if not story.match.over:
        out.print("The game is not over.")
        return
    scores, places = story.game.scores(story.match.state), story.game.places(story.match.state)
    for seat in sorted(range(len(places)), key=places.__getitem__):
        out.print(f"{places[seat]}. {story.name(seat)}: {scores[seat]}", markup=False)


def _as_data(
    story: Story, chapters: Sequence[Chapter], at: int | None, verified: int | None
) -> dict[str, object]:
    over = story.match.over
    return {
        "head": story.record.head,
        "entries": chapters,
        "table": None if at is None else story.table(),
        "over": over,
        "scores": story.game.scores(story.match.state) if over else None,
        "places": story.game.places(story.match.state) if over else None,
        "verified": verified,
    }
