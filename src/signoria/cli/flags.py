"""Arguments and options that several commands share: one wording, one range."""

from pathlib import Path
from typing import Annotated

import typer

Json = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]
TitleName = Annotated[str, typer.Argument(help="A title such as genoa.", show_default=False)]
Titles = Annotated[
    list[str] | None, typer.Argument(help="Titles; all that are there by default.", show_default=False)
]
Jobs = Annotated[int, typer.Option(min=1, max=1024, help="Processes.")]
Variants = Annotated[
    list[str] | None, typer.Option(help="An option of the title as name=number; may be repeated.")
]
Pack = Annotated[Path | None, typer.Option(help="A component data pack (TOML).")]
RecordFile = Annotated[Path, typer.Argument(help="A record (JSON lines).", show_default=False)]
Language = Annotated[str, typer.Option(help="en, de or cs.")]
Names = Annotated[str, typer.Option(help="Players' names separated by commas.")]
PlayedPack = Annotated[Path | None, typer.Option(help="The data pack the game was played with.")]
