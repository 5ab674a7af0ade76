"""Facts of the resolution of a district."""

from signoria.core.value import Event


class DistrictActivated(Event):
    """A district was chosen to be resolved (BRI-100)."""

    TAG = "district_activated"
    OF = ("seat seat", "district district")


class DelegationWithdrew(Event):
    """A delegation of items only takes no part (BRI-104)."""

    TAG = "delegation_withdrew"
    OF = ("seat seat", "district district")


class LeaderRevealed(Event):
    """A leader was shown (BRI-103)."""

    TAG = "leader_revealed"
    OF = ("seat seat", "tile tile")


class TurnOrderSet(Event):
    """A player's place in the turn order of the district (BRI-106)."""

    TAG = "turn_order_set"
    OF = ("seat seat", "space space")


class Announced(Event):
    """An action was announced (BRI-130)."""

    TAG = "announced"
    OF = ("seat seat", "deed deed")


class TileUsed(Event):
    """A tile was played or a leader's ability used (BRI-150)."""

    TAG = "tile_used"
    OF = ("seat seat", "tile tile")


class AbilityCancelled(Event):
    """An ability was countered and has no effect (BRI-165)."""

    TAG = "ability_cancelled"
    OF = ("seat seat", "tile tile")


class AbilityFizzled(Event):
    """An assassin found his target gone (BRI-171)."""

    TAG = "ability_fizzled"
    OF = ("seat seat", "tile tile")


class Skipped(Event):
    """The active player goes to the end of the turn order (BRI-175)."""

    TAG = "skipped"
    OF = ("seat seat",)


class AnnouncementBarred(Event):
    """The active player has to announce another action (BRI-158)."""

    TAG = "announcement_barred"
    OF = ("seat seat", "deed deed")


class LeaderKilled(Event):
    """A leader was killed (BRI-221)."""

    TAG = "leader_killed"
    OF = ("seat seat", "tile tile")


class CharacterKilled(Event):
    """A character was killed in the act (BRI-161)."""

    TAG = "character_killed"
    OF = ("seat seat", "tile tile")


class LeaderSet(Event):
    """Another character leads now (BRI-223, BRI-265)."""

    TAG = "leader_set"
    OF = ("seat seat", "tile tile")


class LeaderStayed(Event):
    """No other character was there to lead (BRI-265)."""

    TAG = "leader_stayed"
    OF = ("seat seat",)


class LeftDistrict(Event):
    """Without a character a player left the district (BRI-226)."""

    TAG = "left_district"
    OF = ("seat seat", "district district")


class Married(Event):
    """A loyal married a bride (BRI-193)."""

    TAG = "married"
    OF = ("seat seat", "tile tile", "bride bride", "district district")


class DowryStolen(Event):
    """Somebody else receives the dowry (BRI-273)."""

    TAG = "dowry_stolen"
    OF = ("thief seat", "seat seat")


class WorkersHired(Event):
    """Workers of the district were taken (BRI-196)."""

    TAG = "workers_hired"
    OF = ("seat seat", "colour colour", "workers workers")


class CommonHired(Event):
    """The face-up common was taken (BRI-197)."""

    TAG = "common_hired"
    OF = ("seat seat", "tile tile")


class MarkersTaken(Event):
    """All influence markers of the district were taken (BRI-198)."""

    TAG = "markers_taken"
    OF = ("seat seat", "markers markers")


class PrestigeChanged(Event):
    """The prestige at a leader's place changed (BRI-168)."""

    TAG = "prestige_changed"
    OF = ("seat seat", "by by")


class CharmChanged(Event):
    """The charm at a leader's place changed (BRI-168)."""

    TAG = "charm_changed"
    OF = ("seat seat", "by by")


class BridesCharmChanged(Event):
    """The charm of all brides here changed (BRI-172)."""

    TAG = "brides_charm_changed"
    OF = ("district district", "by by")


class LordPrestigeChanged(Event):
    """The prestige of the lord here changed (BRI-172)."""

    TAG = "lord_prestige_changed"
    OF = ("district district", "by by")


class WeddingsBanned(Event):
    """No more weddings here (BRI-263)."""

    TAG = "weddings_banned"
    OF = ("district district",)


class WorkersBanned(Event):
    """Nobody takes workers from here any more (BRI-281)."""

    TAG = "workers_banned"
    OF = ("district district",)


class EdictRead(Event):
    """A player will act first here (BRI-294)."""

    TAG = "edict_read"
    OF = ("seat seat",)


class CommonsExchanged(Event):
    """Two face-up commons changed places (BRI-253)."""

    TAG = "commons_exchanged"
    OF = ("district district", "other district")


class WorkersExchanged(Event):
    """The workers of two districts changed places (BRI-255)."""

    TAG = "workers_exchanged"
    OF = ("district district", "other district")


class BridesExchanged(Event):
    """Two brides changed places (BRI-269)."""

    TAG = "brides_exchanged"
    OF = ("bride bride", "other bride")


class BrideReplaced(Event):
    """A bride went back to the box for another one (BRI-272)."""

    TAG = "bride_replaced"
    OF = ("bride bride", "other bride")


class TileBelowSeen(Event):
    """Somebody looked at the tile under the face-up common (BRI-254)."""

    TAG = "tile_below_seen"
    OF = ("seat seat", "tile tile")


class CommonSwapped(Event):
    """The face-up common and the one below it changed places (BRI-254)."""

    TAG = "common_swapped"
    OF = ("up tile", "down tile")


class HandSeen(Event):
    """Falconarius showed a tile of a hand to his user (BRI-274)."""

    TAG = "hand_seen"
    OF = ("seat seat", "tile tile")


class HandsSpied(Event):
    """Somebody looked at the other hands (BRI-274)."""

    TAG = "hands_spied"
    OF = ("seat seat",)


class BrideKilled(Event):
    """A bride was killed (BRI-229)."""

    TAG = "bride_killed"
    OF = ("bride bride", "district district")


class ManWidowed(Event):
    """Her man went back to his residence (BRI-229)."""

    TAG = "man_widowed"
    OF = ("seat seat", "tile tile")


class CoupleMovedUp(Event):
    """The second couple moved to the first place (BRI-230)."""

    TAG = "couple_moved_up"
    OF = ("seat seat", "bride bride")


class BrideArrived(Event):
    """A new bride came from the box (BRI-231)."""

    TAG = "bride_arrived"
    OF = ("bride bride", "district district")


class DistrictEnded(Event):
    """A district is resolved (BRI-200)."""

    TAG = "district_ended"
    OF = ("district district",)
