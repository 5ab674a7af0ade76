"""Component data into tables; every count and constraint of "Spielmaterial" is checked (GEN-001 ff.)."""

from collections.abc import Mapping, Sequence
from typing import Any

from signoria.games.genoa.tables import (
    BUILDINGS,
    CARDS,
    CUBES,
    DRAW,
    FIELDS,
    GOODS,
    MARKERS,
    NOBODY,
    PILES,
    SPECIAL,
    SPECIALS,
    STREETS,
    VILLA,
    Board,
    Buildings,
    Cards,
    Limits,
    Payouts,
    Tables,
)
from signoria.play.errors import BadData

Data = Mapping[str, Any]

DEEDS = {"draw": DRAW, "markers": MARKERS, "special": SPECIAL, "goods": GOODS, "villa": VILLA}
PILE_IDS = ("large_order", "small_order", "message", "privilege")
RIM = 14
LONGEST_CHAIN = RIM


def load(data: Data) -> Tables:
    """Tables from decoded TOML; raises BadData with one sentence at the first broken constraint."""
    ids = _ids(data)
    boards = [_board(data, ids, []), _board(data, ids, data["board"]["alternative"]["override_cells"])]
    buildings = _buildings(data, ids)
    cards = _cards(data, ids)
    ring = [ids[name] for name in data["board"]["privilege_ring"]["order"]]
    _check_board(data, ids, boards)
    _check_ring(boards, ring, cards)
    _check_orders(data, buildings, cards)
    _check_messages(boards, ids, cards)
    return Tables(
        boards=boards,
        buildings=buildings,
        cards=cards,
        payouts=_payouts(data["payouts"]),
        limits=_limits(data["negotiation"]),
        stock=[entry["count"] for entry in (*data["goods"], *data["special_cards"])],
        ring=ring,
        last_field=[data["rounds"]["last_field"].get(str(seats), 0) for seats in range(6)],
        numbers=_numbers(data),
    )


def _need(holds: bool, sentence: str) -> None:
    if not holds:
        raise BadData(sentence)


def _ids(data: Data) -> dict[str, int]:
    """Numbers of fields, cubes and special cards by their id, each counted from 0 in its own list."""
    _need(len(data["buildings"]) == BUILDINGS, f"Genoa has {BUILDINGS} buildings.")  # GEN-001
    _need(len(data["streets"]) == STREETS, f"Genoa has {STREETS} streets.")
    _need(len(data["goods"]) == CUBES, f"Genoa has {CUBES} kinds of cubes.")  # GEN-002
    _need(len(data["special_cards"]) == SPECIALS, f"Genoa has {SPECIALS} kinds of special cards.")  # GEN-004
    fields = [*data["buildings"], *data["streets"], data["market"]]
    numbers = {entry["id"]: i for i, entry in enumerate(fields)}
    numbers |= {entry["id"]: i for i, entry in enumerate(data["goods"])}
    numbers |= {entry["id"]: i for i, entry in enumerate(data["special_cards"])}
    return numbers


def _board(data: Data, ids: Mapping[str, int], overrides: Sequence[Data]) -> Board:
    """Fields and neighbours from the printed grid, or from the grid with a few squares changed."""
    rows, columns = data["board"]["rows"], data["board"]["cols"]
    codes = [list(row) for row in data["board"]["grid"]]
    _need(len(codes) == rows and all(len(row) == columns for row in codes), "The grid has 8 by 8 squares.")
    for cell in overrides:
        codes[cell["row"] - 1][cell["col"] - 1] = cell["code"]
    grid = [ids[data["board"]["codes"][code]] for row in codes for code in row]
    _need(set(grid) == set(range(FIELDS)), f"All {FIELDS} fields must be on the grid.")  # GEN-008
    near: list[set[int]] = [set() for _ in range(FIELDS)]
    for at, field in enumerate(grid):
        for other in (at + 1 if (at + 1) % columns else at, at + columns):
            if other < len(grid) and grid[other] != field:
                near[field].add(grid[other])
                near[grid[other]].add(field)
    beside = [sorted(f for f in neighbours if f < BUILDINGS) for neighbours in near]
    return Board(grid, [sorted(neighbours) for neighbours in near], beside)


def _buildings(data: Data, ids: Mapping[str, int]) -> Buildings:
    """The action of each building; a warehouse has two different kinds of cubes (GEN-145)."""
    deed, what, other, count = [], [], [], []
    for entry in data["buildings"]:
        action = entry["action"]
        deed.append(DEEDS[action["kind"]])
        goods = [ids[good] for good in action.get("goods", [])]
        _need(len(set(goods)) in (0, 2), f"{entry['id']} must give two different kinds of cubes.")
        thing = goods[0] if goods else ids.get(action.get("special", ""), NOBODY)
        what.append(PILE_IDS.index(action["pile"]) if "pile" in action else thing)
        other.append(goods[1] if goods else NOBODY)
        count.append(action.get("count", 1))
    _need(sorted(deed).count(VILLA) == PILES, "Genoa has four villas.")
    return Buildings(deed, what, other, count)


def _cards(data: Data, ids: Mapping[str, int]) -> Cards:
    """The sixty cards in the order of their piles (GEN-003)."""
    sizes = [len(data[name]) for name in ("large_orders", "small_orders", "messages", "privileges")]
    _need(sizes == [16, 16, 14, 14], "There are 16 large and 16 small orders, 14 messages, 14 privileges.")
    pile = [p for p, size in enumerate(sizes) for _ in range(size)]
    orders = [(entry["villa"], entry["goods"]) for entry in data["large_orders"]]
    orders += [(entry["building"], [entry["good"]]) for entry in data["small_orders"]]
    building = [ids[name] for name, _ in orders]
    building += [NOBODY] * sizes[2] + [ids[entry["building"]] for entry in data["privileges"]]
    goods = [[ids[good] for good in wanted] for _, wanted in orders]
    goods += [[] for _ in range(CARDS - len(orders))]
    pairs = [sum(1 << ids[name] for name in set(entry["buildings"])) for entry in data["messages"]]
    pair = [0] * len(orders) + pairs + [0] * sizes[3]
    return Cards(pile, building, goods, pair)


def _payouts(data: Data) -> Payouts:
    """Chains up to four as printed, then one step for each further building (GEN-181)."""
    chain = [0, *data["privilege_chain"]]
    while len(chain) <= LONGEST_CHAIN:
        chain.append(chain[-1] + data["privilege_chain_step_after_4"])
    return Payouts(
        large=data["large_order"],
        small=data["small_order"],
        message=data["message"],
        fee=data["owner_fee"],
        owned=data["owned_building_at_end"],
        chain=chain,
    )


def _limits(data: Data) -> Limits:
    slow = data["slow_play"]
    return Limits(
        rounds_here=[data["max_rounds_current_building"], slow["max_rounds_current_building"]],
        rounds_next=[data["max_rounds_neighbours"], slow["max_rounds_neighbours"]],
        here=data["max_offers_per_player_current"],
        next=data["max_offers_per_player_neighbours"],
        asks=data["max_asks_per_round"],
    )


def _numbers(data: Data) -> list[int]:
    """Single numbers, in the order in which Tables names them."""
    money, rounds, setup, tower = data["money"], data["rounds"], data["setup"], data["tower"]
    _check_money(data)
    _check_counts(data)
    return [
        money["start_per_player"],
        money["step"],
        money["notes_total_value"],
        setup["markers_in_general_supply_per_player"],
        tower["discs"],
        next(iter(setup["cards_per_player"].values())),
        rounds["start_field"],
        rounds["market_start_advances"],
    ]


def _check_money(data: Data) -> None:
    """The notes add up, and all amounts are multiples of the smallest note (GEN-006)."""
    money = data["money"]
    notes = sum(int(value) * count for value, count in money["notes"].items())
    _need(notes == money["notes_total_value"], "The bank notes do not add up.")
    payments = [money["start_per_player"], *(v for v in data["payouts"].values() if isinstance(v, int))]
    _need(
        all(amount % money["step"] == 0 for amount in payments),
        "All amounts are multiples of the money step.",
    )


def _check_counts(data: Data) -> None:
    """Dice, discs, markers, cubes, cards and the round track fit each other (GEN-005, GEN-007, GEN-023)."""
    rounds, setup, tower = data["rounds"], data["setup"], data["tower"]
    _need(
        tower["dice"] == {"red": data["board"]["cols"], "blue": data["board"]["rows"]},
        "The dice fit the grid.",
    )
    _need(tower["discs"] == tower["max_fields_per_turn"], "The tower has a disc for each field.")
    colours = {entry["markers"] for entry in data["player_colors"]}
    _need(colours == {setup["markers_in_general_supply_per_player"]}, "Every colour has as many markers.")
    _need(
        all(entry["count"] == setup["goods_per_kind"] for entry in data["goods"]), "Cubes are even in number."
    )
    _need(len(set(setup["cards_per_player"].values())) == 1, "Every pile deals as many cards.")
    last = [int(field) for field in rounds["last_field"].values()]
    _need(max(last) == rounds["track_length"], "The round track ends with the last field for two players.")


def _check_board(data: Data, ids: Mapping[str, int], boards: Sequence[Board]) -> None:
    """Stated neighbours and dice agree with the grid; every street of the main board has two buildings."""
    main = boards[0]
    for name, neighbours in data["board"]["adjacency"].items():
        if name != "source":
            stated = sorted(ids[other] for other in neighbours)
            _need(stated == main.near[ids[name]], f"The neighbours of {name} do not fit the grid.")
    for street in data["streets"]:
        stated = sorted(ids[other] for other in street["adjacent_buildings"])
        _need(
            stated == main.beside[ids[street["id"]]],
            f"The buildings next to {street['id']} do not fit the grid.",
        )
        _need(len(stated) == 2, f"{street['id']} must touch two buildings.")  # GEN-203
    squares = {(row, column) for row, column in data["market"]["dice"]}
    on_grid = {(at // 8 + 1, at % 8 + 1) for at, field in enumerate(main.grid) if field == FIELDS - 1}
    _need(squares == on_grid, "The market's dice do not fit the grid.")
    for board in boards:
        _check_villas(data, board)


def _check_villas(data: Data, board: Board) -> None:
    """No villa touches a street, so none can ever be owned (GEN-197)."""
    for number, entry in enumerate(data["buildings"]):
        if entry["action"]["kind"] == "villa":
            _need(all(near < BUILDINGS for near in board.near[number]), f"{entry['id']} touches a street.")


def _check_ring(boards: Sequence[Board], ring: Sequence[int], cards: Cards) -> None:
    """The rim is a closed ring of 14 neighbouring buildings with one privilege each (GEN-180, GEN-182)."""
    _need(len(set(ring)) == RIM, f"The rim has {RIM} buildings.")
    for board in boards:
        for at, building in enumerate(ring):
            _need(ring[at - 1] in board.near[building], "Neighbours on the rim must touch on the board.")
    privileges = [cards.building[c] for c in range(CARDS) if cards.pile[c] == PILES - 1]
    _need(sorted(privileges) == sorted(ring), "Every rim building has one privilege.")


def _check_orders(data: Data, buildings: Buildings, cards: Cards) -> None:
    """Four large orders a villa, one cube from each warehouse but the neighbour's; small ones as stated."""
    warehouse = {}
    for number, deed in enumerate(buildings.deed):
        if deed == GOODS:
            warehouse[buildings.what[number]] = number
            warehouse[buildings.other[number]] = number
    names = {entry["id"]: number for number, entry in enumerate(data["buildings"])}
    for number, entry in enumerate(data["buildings"]):
        small = [c for c in range(16, 32) if cards.building[c] == number]
        _need(
            len(small) == entry["small_orders"], f"{entry['id']} has the wrong number of small orders."
        )  # GEN-167
        if entry["action"]["kind"] != "villa":
            continue
        large = [c for c in range(16) if cards.building[c] == number]
        _need(len(large) == 4, f"{entry['id']} must have four large orders.")  # GEN-161
        others = set(warehouse.values()) - {names[entry["action"]["neighbour_warehouse"]]}
        for card in large:
            sources = sorted(warehouse[good] for good in cards.goods[card])
            _need(sources == sorted(others), f"A large order of {entry['id']} asks for the wrong goods.")


def _check_messages(boards: Sequence[Board], ids: Mapping[str, int], cards: Cards) -> None:
    """Two buildings exactly two steps apart, never the post station (GEN-171)."""
    post = ids["post_station"]
    for pair in cards.pair[32:46]:
        ends = [f for f in range(FIELDS) if pair >> f & 1]
        _need(len(ends) == 2 and post not in ends, "A message names two buildings, never the post station.")
        for board in boards:
            first, second = ends
            apart = second not in board.near[first] and set(board.near[first]) & set(board.near[second])
            _need(bool(apart), "The two buildings of a message are two steps apart.")
