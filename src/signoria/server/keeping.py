"""Keeping: a game goes on with the component data it began with, whatever new tables are played with by now.

The database keeps the data of every game that begins here, so that a host may upgrade, change a data pack or
throw it away. It is a few dozen kilobytes for each change of a title's data, and is never deleted.
"""

from contextlib import suppress
from functools import partial

import msgspec

from signoria.play.compatible import check_head
from signoria.play.errors import OtherData
from signoria.play.printings import named, written
from signoria.play.record import Head
from signoria.server.house import House
from signoria.server.shelf import Box, box, box_with
from signoria.server.store import games, printings
from signoria.server.store.database import Database
from signoria.server.store.rows import Conflict


async def keep(house: House, found: Box) -> None:
    """Before a game begins with this data, it is in the database."""
    key = (found.game.id, found.data)
    if key in house.kept:
        return
    body = written(found.printing.data)
    if await house.db.read(partial(printings.data, title=key[0], digest=key[1])) is None:
        with suppress(Conflict):  # another worker was faster with the same
            await house.db.write(partial(printings.keep, title=key[0], digest=key[1], body=body))
    house.kept.add(key)


async def named_anew(house: House, name: str, head: Head, found: Box) -> Head:
    """The head of a game, which from now on names the data it began with.

    Once, heads did not say so of a title's own data, or had other names for packs.
    """
    unnamed = not head.data and head.rules not in found.game.unnamed_data
    otherwise = bool(head.data) and head.data == found.printing.formerly
    if not (unnamed or otherwise):
        return head
    await keep(house, found)
    head = msgspec.structs.replace(head, data=found.data)
    values = {"head": msgspec.json.encode(head)}
    await house.db.write(partial(games.change, name=name, values=values), name)
    return head


async def box_for(db: Database, head: Head) -> Box:
    """The box with which a game goes on that began so. Raises OtherRules, OtherData where there is none."""
    found = box(head.game)
    check_head(found.game, head)
    if found.began(head):
        return found
    return await box_of(db, head.game, named(found.game, head))


async def box_of(db: Database, title: str, digest: str) -> Box:
    """The title with the data of that fingerprint, of its own or kept here. Raises OtherData."""
    found = box_with(title, digest)
    if found is None:
        body = await db.read(partial(printings.data, title=title, digest=digest))
        if body is not None:
            found = box_with(title, digest, msgspec.json.decode(body))
    if found is None:
        raise OtherData(f"The component data {digest[:16]} of {title} is not on this server.")
    return found
