"""Puts the built web client into the package, so that a server installed by pip has its pages."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Pages(BuildHookInterface[Any]):
    """Only what `scripts/web build` has made is packed; without it the server still serves programs."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        built = Path(self.root) / "web/dist"
        # An editable installation finds the pages where they are built.
        if version == "standard" and (built / "index.html").is_file():
            build_data["force_include"][str(built)] = "signoria/pages"
