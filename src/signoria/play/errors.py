"""Errors a person may meet. Each carries one clear sentence; none of them is a bug in the program."""


class SignoriaError(Exception):
    """Something was asked that cannot be done; the message is a sentence for the person who asked."""


class UnknownTitle(SignoriaError):
    """There is no game of that name."""


class BadSetup(SignoriaError):
    """Seat count or options that the title does not know."""


class BadAction(SignoriaError):
    """An action that cannot even be read: wrong shape, unknown kind, absurd numbers."""


class BadRecord(SignoriaError):
    """A record file that cannot be read or does not replay."""


class OtherRules(BadRecord):
    """A record of rules that this program does not have; one that has them replays it."""


class OtherData(BadRecord):
    """A record of component data that is not here any more."""


class BadData(SignoriaError):
    """A component data pack that breaks a count or a constraint."""
