"""Names of tables: easy to say, hard to guess."""

import secrets

_FIRST = [
    "amber",
    "azure",
    "brass",
    "coral",
    "crimson",
    "ebony",
    "golden",
    "indigo",
    "ivory",
    "jade",
    "lapis",
    "olive",
    "onyx",
    "ochre",
    "pearl",
    "ruby",
    "russet",
    "saffron",
    "scarlet",
    "silver",
    "topaz",
    "umber",
    "velvet",
    "violet",
]
_SECOND = [
    "arcade",
    "balcony",
    "bell",
    "bridge",
    "canal",
    "chapel",
    "cloister",
    "column",
    "court",
    "dome",
    "fountain",
    "fresco",
    "garden",
    "gate",
    "lantern",
    "loggia",
    "market",
    "mosaic",
    "orchard",
    "palace",
    "piazza",
    "portico",
    "tower",
    "villa",
]
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def new_name() -> str:
    tail = "".join(secrets.choice(_LETTERS) for _ in range(6))
    return f"{secrets.choice(_FIRST)}-{secrets.choice(_SECOND)}-{tail}"
