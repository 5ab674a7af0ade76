"""Princes of the Renaissance, for 3 to 6 players."""

from collections.abc import Mapping
from pathlib import Path

from signoria.core.flow import frame_options
from signoria.core.value import Action
from signoria.games.princes import actions as ac
from signoria.games.princes import auction_actions as au
from signoria.games.princes import auction_events as ae
from signoria.games.princes import deal_actions as da
from signoria.games.princes import deal_events as de
from signoria.games.princes import end_events as ee
from signoria.games.princes import events as ev
from signoria.games.princes import reasons as why
from signoria.games.princes import war_actions as wa
from signoria.games.princes import war_events as we
from signoria.games.princes.auctions import Auction
from signoria.games.princes.battle import Battle, Rolled
from signoria.games.princes.bribing import Bribing
from signoria.games.princes.components import load
from signoria.games.princes.decade import Decade, DeclaringCurrency, EndOfDecade
from signoria.games.princes.family_auction import ChoosingFamilies, FamilyAuction
from signoria.games.princes.holy_league import HolyLeague
from signoria.games.princes.invariants import check
from signoria.games.princes.negotiation import Negotiation
from signoria.games.princes.order_auction import OrderAuction
from signoria.games.princes.payment import Payment
from signoria.games.princes.phases import PHASES
from signoria.games.princes.redeal import hidden, redeal
from signoria.games.princes.score_sheet import SOURCES_OF_POINTS, tally
from signoria.games.princes.scoring import RankingCities, places, scores
from signoria.games.princes.setup import blank, start
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import CARD_KINDS, CITIES, FAMILIES, LOTS, TROOPS, Tables
from signoria.games.princes.tile_auctions import Compensation, Hammer, PlacingEvent
from signoria.games.princes.treachery import HandLimit, KeepOne, TakeCard
from signoria.games.princes.turn import AfterAction, Turn
from signoria.games.princes.turn_effects import WarPause
from signoria.games.princes.view import view
from signoria.games.princes.war import War
from signoria.games.princes.weather_and_veto import WeatherOrVeto
from signoria.play.game import Choice, Game, Reason


def default(s: Princes, seat: int) -> Action:
    """When time runs out: pass, decline, be done; where something must be done, the least of it.

    Every frame lists its most harmless option first, so no list of cases is needed here.
    """
    options = frame_options(s, seat)
    idea = s.stack[-1].suggest(s, seat, options[0])
    return options[0].nth(0) if idea is None else idea


REASONS: Mapping[int, Reason] = {
    why.TOO_POOR: Reason("PRI-005", "too-poor"),
    why.TROOP_OWNED: Reason("PRI-010", "troop-owned"),
    why.NONE_LEFT: Reason("PRI-072", "none-left"),
    why.TOO_EARLY: Reason("PRI-073", "too-early"),
    why.NOT_OWNED: Reason("PRI-074", "not-owned"),
    why.TILE_LIMIT: Reason("PRI-009", "tile-limit"),
    why.CANNOT_OPEN: Reason("PRI-111", "cannot-open"),
    why.NOT_ON_DISPLAY: Reason("PRI-090", "not-on-display"),
    why.WAR_LIMIT: Reason("PRI-150", "war-limit"),
    why.SAME_CITY: Reason("PRI-153", "same-city"),
    why.MUST_OPEN: Reason("PRI-091", "must-open"),
    why.BID_TOO_LOW: Reason("PRI-092", "bid-too-low"),
    why.BELOW_MINIMUM: Reason("PRI-110", "below-minimum"),
    why.OVER_CEILING: Reason("PRI-097", "over-ceiling"),
    why.FROZEN: Reason("PRI-304", "frozen"),
    why.NO_FREEZE_TARGET: Reason("PRI-307", "no-freeze-target"),
    why.NO_SUCH_CARD: Reason("PRI-012", "no-such-card"),
    why.USED_UP: Reason("PRI-011", "used-up"),
    why.NOT_IN_WINDOW: Reason("PRI-063", "not-in-window"),
    why.NO_STEALING_NOW: Reason("PRI-064", "no-stealing-now"),
    why.MUST_STAY_PAYABLE: Reason("PRI-098", "must-stay-payable"),
    why.DISCARD_FIRST: Reason("PRI-008", "discard-first"),
    why.EVENT_MUST_COME: Reason("PRI-200", "event-must-come"),
    why.RAISE_TOO_LOW: Reason("PRI-043", "raise-too-low"),
    why.FAMILY_TAKEN: Reason("PRI-046", "family-taken"),
    why.NOT_IN_THIS_WAR: Reason("PRI-156", "not-in-this-war"),
    why.TROOP_NOT_HERE: Reason("PRI-181", "troop-not-here"),
    why.NO_MORE_BANKING: Reason("PRI-282", "no-more-banking"),
    why.NO_TALK_NOW: Reason("PRI-323", "no-talk-now"),
    why.TOO_MANY_OFFERS: Reason("PRI-322", "too-many-offers"),
    why.EMPTY_OFFER: Reason("PRI-321", "empty-offer"),
    why.NO_SUCH_OFFER: Reason("PRI-322", "no-such-offer"),
    why.NO_DECLARATION_YET: Reason("PRI-309", "no-declaration-yet"),
    why.PAY_FIRST: Reason("PRI-094", "pay-first"),
    why.NOT_TIED: Reason("PRI-234", "not-tied"),
    why.NO_SUCH_PLAYER: Reason("PRI-302", "no-such-player"),
    why.ONE_ACTION: Reason("PRI-061", "one-action"),
    why.NOT_YOUR_BID: Reason("PRI-093", "not-your-bid"),
    why.ACTION_WAITS: Reason("PRI-061", "action-waits"),
    why.ONLY_IN_AUCTION: Reason("PRI-303", "only-in-auction"),
    why.ONLY_FOR_THE_POPE: Reason("PRI-308", "only-for-the-pope"),
    why.ONLY_AS_WAR_STARTS: Reason("PRI-155", "only-as-war-starts"),
    why.ONLY_BEFORE_BATTLE: Reason("PRI-180", "only-before-battle"),
    why.NO_LEAGUE_NOW: Reason("PRI-175", "no-league-now"),
    why.FAMILIES_CHOSEN: Reason("PRI-046", "families-chosen"),
}

GAME: Game[Princes, Tables] = Game(
    id="princes",
    rule_prefix="PRI",
    rules_version=3,
    unnamed_data={1: "ef28dae039d3dafe", 3: "4ac9aebbd5ab6bdf"},
    least_seats=3,
    most_seats=6,
    choices=(
        Choice("start", (0, 1), 0),
        Choice("side", (0, 1), 0),
        Choice("open_money", (0, 1), 0),
        Choice("stall_guard", (0, 1), 1),
    ),
    bound=3_000_000,  # reached only by giving back and buying troops, passing and haggling in between
    home=Path(__file__).parent,
    load=load,
    blank=blank,
    start=start,
    view=view,
    hidden=hidden,
    redeal=redeal,
    check=check,
    scores=scores,
    sources=SOURCES_OF_POINTS,
    tally=tally,
    places=places,
    default=default,
    frames=(
        OrderAuction,
        FamilyAuction,
        ChoosingFamilies,
        Decade,
        DeclaringCurrency,
        EndOfDecade,
        Turn,
        AfterAction,
        TakeCard,
        KeepOne,
        HandLimit,
        Hammer,
        Auction,
        Payment,
        PlacingEvent,
        Compensation,
        War,
        WeatherOrVeto,
        WarPause,
        HolyLeague,
        Bribing,
        Battle,
        Rolled,
        RankingCities,
        Negotiation,
    ),
    actions=(
        au.OrderBid,
        au.Raise,
        au.Pass,
        au.ChooseFamily,
        ac.Declare,
        ac.BuyTroop,
        ac.GiveBack,
        ac.BuyCard,
        ac.PutUp,
        ac.StartWar,
        ac.PassTurn,
        ac.StealGold,
        ac.StealInfluence,
        ac.RobByTile,
        ac.TakeFamilyCard,
        ac.TakeTileCard,
        ac.DeclareWar,
        ac.Done,
        ac.Keep,
        ac.Discard,
        au.Bid,
        au.Freeze,
        au.BribeCardinal,
        au.Exchange,
        au.Pay,
        au.PlaceEvent,
        au.Decline,
        wa.BadWeather,
        wa.PlayVeto,
        wa.UseVeto,
        wa.JoinLeague,
        wa.BribeTroop,
        wa.Reroll,
        ac.RankFirst,
        da.Gift,
        da.MakeOffer,
        da.AcceptOffer,
        da.DeclineOffer,
        da.WithdrawOffer,
    ),
    events=(
        ae.OrderBidShown,
        ae.OrderSet,
        ae.FamilyRaised,
        ae.FamilyPassed,
        ae.FamilyChosen,
        ae.StartPaid,
        ev.CurrencyDeclared,
        ev.DecadeBegan,
        ev.TurnBegan,
        ev.TurnPassed,
        ev.TroopBought,
        ev.TroopGivenBack,
        ev.CardBought,
        ev.CardDrawn,
        ev.CardPutUnder,
        ev.CardDiscarded,
        ev.PileReshuffled,
        ev.TileUsed,
        ev.FamilyUsed,
        ev.Robbed,
        ev.StatusChanged,
        ae.LotPutUp,
        ae.BidMade,
        ae.AuctionPassed,
        ae.BidFrozen,
        ae.CardinalBribed,
        ae.Exchanged,
        ae.AuctionWon,
        ae.EventPlaced,
        we.WarStarted,
        we.WarDeclared,
        we.WeatherTurned,
        we.WarVetoed,
        we.WarVetoedByTile,
        we.OfficeVacant,
        we.PayLaidOut,
        we.LeagueDeclared,
        we.LeagueDeclined,
        we.TroopBribed,
        we.DiceRolled,
        we.RerollDemanded,
        we.StrengthsCompared,
        we.WarDrawn,
        we.WarWon,
        we.TriumphTaken,
        de.GiftGiven,
        de.OfferMade,
        de.OfferAccepted,
        de.OfferDeclined,
        de.OfferWithdrawn,
        de.OfferFailed,
        ee.IncomeTaken,
        ee.CityRanked,
        ee.MoneyShown,
        ee.PointsCounted,
        ee.GameWon,
    ),
    reasons=REASONS,
    phases=PHASES,
    nouns={
        "city": CITIES,
        "family": FAMILIES,
        "lot": LOTS,
        "troop": TROOPS,
        "card": CARD_KINDS,
        "currency": 2,
    },
    told=("lot", "family", "troop", "card"),
)
