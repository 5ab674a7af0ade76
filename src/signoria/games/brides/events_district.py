"""Facts of the resolution of a district."""

from signoria.games.brides.events import Fact


class DistrictActivated(Fact):
    """A district was chosen to be resolved (BRI-100)."""

    TAG = "district_activated"
    OF = ("seat seat", "district district")


class DelegationWithdrew(Fact):
    """A delegation of items only takes no part (BRI-104)."""

    TAG = "delegation_withdrew"
    OF = ("seat seat", "district district")


class LeaderRevealed(Fact):
    """A leader was shown (BRI-103)."""

    TAG = "leader_revealed"
    OF = ("seat seat", "tile tile")


class TurnOrderSet(Fact):
    """A player's place in the turn order of the district (BRI-106)."""

    TAG = "turn_order_set"
    OF = ("seat seat", "space space")


class Announced(Fact):
    """An action was announced (BRI-130)."""

    TAG = "announced"
    OF = ("seat seat", "deed deed")


class TileUsed(Fact):
    """A tile was played or a leader's ability used (BRI-150)."""

    TAG = "tile_used"
    OF = ("seat seat", "tile tile")


class AbilityCancelled(Fact):
    """An ability was countered and has no effect (BRI-165)."""

    TAG = "ability_cancelled"
    OF = ("seat seat", "tile tile")


class AbilityFizzled(Fact):
    """An assassin found his target gone (BRI-171)."""

    TAG = "ability_fizzled"
    OF = ("seat seat", "tile tile")


class Skipped(Fact):
    """The active player goes to the end of the turn order (BRI-175)."""

    TAG = "skipped"
    OF = ("seat seat",)


class AnnouncementBarred(Fact):
    """The active player has to announce another action (BRI-158)."""

    TAG = "announcement_barred"
    OF = ("seat seat", "deed deed")


class LeaderKilled(Fact):
    """A leader was killed (BRI-221)."""

    TAG = "leader_killed"
    OF = ("seat seat", "tile tile")


class CharacterKilled(Fact):
    """A character was killed in the act (BRI-161)."""

    TAG = "character_killed"
    OF = ("seat seat", "tile tile")


class LeaderSet(Fact):
    """Another character leads now (BRI-223, BRI-265)."""

    TAG = "leader_set"
    OF = ("seat seat", "tile tile")


class LeaderStayed(Fact):
    """No other character was there to lead (BRI-265)."""

    TAG = "leader_stayed"
    OF = ("seat seat",)


class LeftDistrict(Fact):
    """Without a character a player left the district (BRI-226)."""

    TAG = "left_district"
    OF = ("seat seat", "district district")


class Married(Fact):
    """A loyal married a bride (BRI-193)."""

    TAG = "married"
    OF = ("seat seat", "tile tile", "bride bride", "district district")


class DowryStolen(Fact):
    """Somebody else receives the dowry (BRI-273)."""

    TAG = "dowry_stolen"
    OF = ("thief seat", "seat seat")


class WorkersHired(Fact):
    """Workers of the district were taken (BRI-196)."""

    TAG = "workers_hired"
    OF = ("seat seat", "colour colour", "workers workers")


class CommonHired(Fact):
    """The face-up common was taken (BRI-197)."""

    TAG = "common_hired"
    OF = ("seat seat", "tile tile")


class MarkersTaken(Fact):
    """All influence markers of the district were taken (BRI-198)."""

    TAG = "markers_taken"
    OF = ("seat seat", "markers markers")


class PrestigeChanged(Fact):
    """The prestige at a leader's place changed (BRI-168)."""

    TAG = "prestige_changed"
    OF = ("seat seat", "by by")


class CharmChanged(Fact):
    """The charm at a leader's place changed (BRI-168)."""

    TAG = "charm_changed"
    OF = ("seat seat", "by by")


class BridesCharmChanged(Fact):
    """The charm of all brides here changed (BRI-172)."""

    TAG = "brides_charm_changed"
    OF = ("district district", "by by")


class LordPrestigeChanged(Fact):
    """The prestige of the lord here changed (BRI-172)."""

    TAG = "lord_prestige_changed"
    OF = ("district district", "by by")


class WeddingsBanned(Fact):
    """No more weddings here (BRI-263)."""

    TAG = "weddings_banned"
    OF = ("district district",)


class WorkersBanned(Fact):
    """Nobody takes workers from here any more (BRI-281)."""

    TAG = "workers_banned"
    OF = ("district district",)


class EdictRead(Fact):
    """A player will act first here (BRI-294)."""

    TAG = "edict_read"
    OF = ("seat seat",)


class CommonsExchanged(Fact):
    """Two face-up commons changed places (BRI-253)."""

    TAG = "commons_exchanged"
    OF = ("district district", "other district")


class WorkersExchanged(Fact):
    """The workers of two districts changed places (BRI-255)."""

    TAG = "workers_exchanged"
    OF = ("district district", "other district")


class BridesExchanged(Fact):
    """Two brides changed places (BRI-269)."""

    TAG = "brides_exchanged"
    OF = ("bride bride", "other bride")


class BrideReplaced(Fact):
    """A bride went back to the box for another one (BRI-272)."""

    TAG = "bride_replaced"
    OF = ("bride bride", "other bride")


class TileBelowSeen(Fact):
    """Somebody looked at the tile under the face-up common (BRI-254)."""

    TAG = "tile_below_seen"
    OF = ("seat seat", "tile tile")


class CommonSwapped(Fact):
    """The face-up common and the one below it changed places (BRI-254)."""

    TAG = "common_swapped"
    OF = ("up tile", "down tile")


class HandSeen(Fact):
    """Falconarius showed a tile of a hand to his user (BRI-274)."""

    TAG = "hand_seen"
    OF = ("seat seat", "tile tile")


class HandsSpied(Fact):
    """Somebody looked at the other hands (BRI-274)."""

    TAG = "hands_spied"
    OF = ("seat seat",)


class BrideKilled(Fact):
    """A bride was killed (BRI-229)."""

    TAG = "bride_killed"
    OF = ("bride bride", "district district")


class ManWidowed(Fact):
    """Her man went back to his residence (BRI-229)."""

    TAG = "man_widowed"
    OF = ("seat seat", "tile tile")


class CoupleMovedUp(Fact):
    """The second couple moved to the first place (BRI-230)."""

    TAG = "couple_moved_up"
    OF = ("seat seat", "bride bride")


class BrideArrived(Fact):
    """A new bride came from the box (BRI-231)."""

    TAG = "bride_arrived"
    OF = ("bride bride", "district district")


class DistrictEnded(Fact):
    """A district is resolved (BRI-200)."""

    TAG = "district_ended"
    OF = ("district district",)
