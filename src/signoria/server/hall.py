"""Hall: everything one worker has, found by request handlers through the application's state."""

from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection

from signoria.server.analyst import Analyst
from signoria.server.bots import Bots
from signoria.server.errands import Errands
from signoria.server.house import House
from signoria.server.notify import Notifier
from signoria.server.tables import Tables


@dataclass
class Hall:
    house: House
    tables: Tables
    errands: Errands
    bots: Bots
    notifier: Notifier
    analyst: Analyst
    closing: bool = False


def hall_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall
