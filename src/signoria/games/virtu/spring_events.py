"""Facts of spring: the marker, indulgences, and the rooms but War."""

from signoria.core.value import Event


class MarkerMoved(Event):
    """An action marker reached a room (VIR-301, VIR-302)."""

    TAG = "marker_moved"
    OF = ("seat seat", "place place")


class CourtiersWoken(Event):
    """The marker passed a courtier arrow; that side is face up again (VIR-306)."""

    TAG = "courtiers_woken"
    OF = ("seat seat", "side side")


class IndulgenceRequested(Event):
    """An indulgence was requested, for florins or (0) for a crown (VIR-313)."""

    TAG = "indulgence_requested"
    OF = ("seat seat", "florins florins")


class IndulgenceLaid(Event):
    """An indulgence card lies on a room (VIR-314, VIR-315)."""

    TAG = "indulgence_laid"
    OF = ("seat seat", "place place")


class IndulgenceRemoved(Event):
    """An indulgence card was removed (VIR-310)."""

    TAG = "indulgence_removed"
    OF = ("seat seat", "place place")


class ActionLost(Event):
    """The marker rests on an indulgence: no action this spring (VIR-311)."""

    TAG = "action_lost"
    OF = ("seat seat", "place place")


class ActionForgone(Event):
    """No action was used (VIR-322)."""

    TAG = "action_forgone"
    OF = ("seat seat", "place place")


class TilesTurned(Event):
    """Governing turned tiles face up and reactivated alliance bonuses (VIR-400)."""

    TAG = "tiles_turned"
    OF = ("seat seat", "tiles tile*", "alliances alliance*")


class PatronageAdvanced(Event):
    """A marker advanced on the patronage track (VIR-410)."""

    TAG = "patronage_advanced"
    OF = ("seat seat", "field step")


class BonusTaken(Event):
    """A patron bonus was taken (VIR-412)."""

    TAG = "bonus_taken"
    OF = ("seat seat", "patron patron")


class CityAnnexed(Event):
    """A neutral city was annexed (VIR-445)."""

    TAG = "city_annexed"
    OF = ("seat seat", "city city")


class MasksPaid(Event):
    """Masks were paid (VIR-460)."""

    TAG = "masks_paid"
    OF = ("seat seat", "masks source*", "count count")


class AgentPlaced(Event):
    """An agent was placed (VIR-460)."""

    TAG = "agent_placed"
    OF = ("seat seat", "place place")


class AgentMoved(Event):
    """An agent moved (VIR-460)."""

    TAG = "agent_moved"
    OF = ("seat seat", "start place", "place place")


class AgentRemoved(Event):
    """An agent went back to its owner (VIR-463)."""

    TAG = "agent_removed"
    OF = ("seat seat", "owner seat", "place place")
