title = The Traders of Genoa
tagline = One tower, five stops, and everybody wants a different way: sell the route, fulfil orders, count ducats.
choice-start_player = Who begins
choice-start_player-0 = A random player
choice-start_player-1 = The first seat
choice-board_alternative = Board
choice-board_alternative-0 = Every street touches two buildings
choice-board_alternative-1 = Larger warehouses, four streets with one building
choice-slow_play = Pace
choice-slow_play-0 = Live: three rounds of offers
choice-slow_play-1 = Slow: two rounds of offers

# Questions.
prompt-rounds = The next turn begins.
waiting-rounds = The next turn begins.
prompt-turn = The turn goes on.
waiting-turn = The turn goes on.
prompt-place-tower = Roll for the start field.
waiting-place-tower = The active player places the tower.
prompt-offers-here = Make an offer for the action here, or pass.
waiting-offers-here = Offers for the current building are being made.
prompt-answer-here = Who acts here?
waiting-answer-here = The active player decides who acts here.
prompt-offers-next = Where should the tower go? Make up to three offers, or pass.
waiting-offers-next = Offers for the neighbouring fields are being made.
prompt-answer-next = Accept an offer, move on, or end your turn.
waiting-answer-next = The active player decides where the tower goes.
prompt-action-window = { $stage ->
        [0] Your action in { $building }.
       *[other] Your action in { $building } is done.
    }
waiting-action-window = { $seat } acts in { $building }.
prompt-reward = Choose the special card you earned with your large order.
waiting-reward = { $seat } chooses a special card.
prompt-choose-gain = Choose which of the cards just drawn you hand over: { $count }.
waiting-choose-gain = { $seat } chooses cards to hand over.
prompt-marker-phase = Choose one of the streets the tower entered and place markers beside it, or pass.
waiting-marker-phase = Ownership markers are being placed.

# Answers.
do-roll = Roll the dice
do-any-start = Start at { $field }
do-agree = Agree to ask { $ask }
do-pass = Offer nothing
do-keep = Keep the offers as they are
do-done = Hand in the offers
do-withdraw-ask = Withdraw ask { $ask }
do-accept = Accept { $partners } for { $target }
do-take-action = Act yourself
do-lapse = Let the action lapse
do-another-round = Another round
do-move = Move to { $field }
do-end-turn = End the turn
do-perform = Carry out the action
do-take-privilege = Take a privilege
do-fulfil-large = Fulfil { $card }
do-fulfil-small = Fulfil { $card }
do-choose-reward = Take { $special }
do-hand-over = Hand over { $cards }
do-use-any-good = Use the card for { $cube }
do-use-exchange = Exchange { $give } for { $take }
do-use-building = { $order_id ->
        [-1] Use the card in { $building }
       *[other] Use the card in { $building }: { $order }
    }
do-end-action = Finish the action
do-deliver = Deliver { $card }
do-place-markers = { $street }: { $first } / { $second }
do-pass-markers = Place no markers

# Facts.
event-turn-began = { $seat } begins a turn; the round marker is on { $marker }.
event-round-marker-moved = The round marker moves to { $marker } (the last is { $last }).
event-dice-rolled = { $seat } rolls red { $red } and blue { $blue }: the tower starts at { $field }.
event-start-chosen = { $seat } starts at { $field }.
event-tower-moved = { $seat } moves the tower: { $field }.
event-turn-ended = { $seat } ends the turn.
event-street-chosen = { $seat } takes the discs off { $street }.
event-marker-placed = { $seat } places a marker: { $building }.
event-marker-removed = { $seat } sacrifices a marker and removes that of { $owner }: { $building }.
event-privileges-paid = { $seat } opens privileges ({ $cards }) and gets { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }.
event-buildings-paid = { $seat } owns { $count ->
        [one] one building
       *[other] { $count } buildings
    } and gets { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }.
event-action-began = { $seat } acts: { $building } ({ $means }).
event-action-lapsed = The action lapses: { $building }.
event-action-ended = { $seat } finishes the action.
event-thing-taken = { $seat } takes { $count } × { $thing }.
event-thing-returned = { $seat } gives back { $count } × { $thing }.
event-nothing-left = { $seat } gets nothing: the supply for { $building } is empty.
event-card-drawn = { $card_id ->
        [-1] { $seat } draws a card: { $pile }.
       *[other] { $seat } draws { $card }.
    }
event-card-discarded = { $seat } lays down { $card }.
event-pile-shuffled = The open cards are shuffled into a new pile: { $pile }.
event-owner-paid = { $seat } gets { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } as owner: { $building }.
event-large-fulfilled = { $seat } fulfils { $card } and gets { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }.
event-small-fulfilled = { $seat } fulfils { $card } and gets { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }.
event-message-delivered = { $seat } delivers { $card } and gets { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }.
event-special-used = { $seat } uses a special card: { $special }.
event-building-used = { $seat } uses an own building: { $building }.
event-offer-made = { $seat } offers for { $target }:
event-offers-kept = { $seat } keeps the offers.
event-nothing-offered = { $seat } offers nothing.
event-offer-dropped = The offer of { $seat } for { $target } has become impossible and disappears.
event-ask-made = { $seat } names { $to } a price for { $target }:
event-ask-withdrawn = { $seat } takes back the price named to { $to } for { $target }.
event-term-ducats = – { $giver } to { $taker }: { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }.
event-term-thing = – { $giver } to { $taker }: { $count } × { $thing }.
event-term-card = { $card_id ->
        [-1] – { $giver } to { $taker }, a card: { $pile }.
       *[other] – { $giver } to { $taker }: { $card }.
    }
event-term-gain = – { $giver } to { $taker }, from the action: { $count } × { $thing }.
event-round-called = { $seat } asks for better offers (round { $round }).
event-deal-struck = { $seat } accepts the offer of { $partner } for { $target }.
event-ducats-given = { $giver } pays { $taker } { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }.
event-thing-given = { $giver } gives { $taker } { $count } × { $thing }.
event-card-given = { $card_id ->
        [-1] { $giver } gives { $taker } a card: { $pile }.
       *[other] { $giver } gives { $taker } { $card }.
    }

# Refusals.
why-not-next-door = The tower moves only to a field that touches this one along an edge.
why-already-visited = The tower has been there this turn.
why-no-start-card = You need the card for any start field.
why-unsettled = First it must be settled who acts in this building.
why-no-action-left = There is no action left for this: neither the own one nor a card for one more.
why-clean-offer = An offer that costs you nothing is on the table: somebody must act here.
why-wait-for-all = The others have not all answered yet.
why-no-more-rounds = There are no further rounds of offers here.
why-not-your-action = Somebody else is acting.
why-must-perform = Carry out the building's action first.
why-once-per-turn = This building's action is settled for this turn.
why-perform-first = A small order comes only after the building's action.
why-only-in-action = This is possible only inside your own action.
why-wrong-target = No offer can be made for this field now.
why-not-the-market = Nothing can be offered for the market.
why-too-far = The tower does not stand next to it; you may talk about it, but not offer yet.
why-empty-offer = An offer needs at least five ducats or one good.
why-needs-a-good = With two players an offer needs at least one good.
why-too-poor = You do not have that many ducats.
why-not-yours = You do not have what you would give.
why-not-theirs = The other player does not have what you ask for.
why-no-markers-left = There are not enough markers of that colour in the general supply.
why-not-gained-there = This building does not yield that.
why-out-of-stock = The supply does not hold it.
why-order-missing = For this promise you need a large order of this villa and its three cubes.
why-street-without-gain = A street has no action that could yield something.
why-card-twice = Each card can be given only once.
why-one-per-target = You have already written an offer for this field.
why-too-many-offers = You cannot have more offers at a time.
why-nothing-to-keep = You have no offer to keep.
why-cannot-pay = You cannot give all that is wanted.
why-wrong-cards = The cards are not those that are wanted, in number and kind.
why-one-buyer = Only one player can act in a building.
why-no-such-offer = There is no such offer any more.
why-no-such-ask = There is no such price on the table for you.
why-too-many-asks = You cannot name more prices in this round.
why-money-step = Ducats are paid in fives.
why-gain-either = In a villa it is either the privilege or the large order.
why-locked = You promised something out of this action; what it needs must stay with you.
why-cubes-missing = You do not have the order or its cubes.
why-not-this-villa = This order does not belong there.
why-promise-fixes = Your promise has fixed what you do in this villa.
why-one-small = Only one small order may follow an action.
why-wrong-building = This order belongs to another building.
why-not-owned = Your marker must lie on that building, and it must not be the palazzo.
why-not-fulfilled = The tower has not visited both buildings this turn, or the message is not yours.
why-too-few-markers = You do not have enough markers in your own supply.
why-nothing-changes = Nothing would change there; then it is a pass.
why-street-closed = The tower has not entered this street, or its discs are gone.
why-start-is-over = The start field is chosen only at the beginning of a turn, by the player whose turn it is.
why-tower-waits = Only the player whose turn it is moves the tower, and only once nothing is left to settle where it stands.
why-markers-later = Markers are placed at the end of a turn, one player after the other.
why-no-offers-now = Offers are made in rounds to the player whose turn it is; no round is open to you now.
why-not-open-to-you = Who acts here is decided by the player whose turn it is, before the tower moves on.
why-other-villa = This large order is delivered in another villa, the one it names.
why-only-the-active-asks = Prices are named by the player whose turn it is, after the offers have been opened.

# Headings of rules.
rule-GEN-031 = Any start field
rule-GEN-040 = The tower goes to neighbouring fields
rule-GEN-042 = No field twice in a turn
rule-GEN-050 = One action each turn
rule-GEN-051 = One action for each building and turn
rule-GEN-061 = With an offer on the table somebody must act
rule-GEN-072 = Words about distant fields bind nobody
rule-GEN-083 = Hard currency only
rule-GEN-102 = Answers in the proposal step
rule-GEN-103 = Offers are firm for one round
rule-GEN-105 = Accepting an offer for a neighbouring field
rule-GEN-106 = Asks
rule-GEN-107 = Clean offers oblige
rule-GEN-108 = Rounds are limited
rule-GEN-110 = What offers can be for
rule-GEN-112 = No empty offers
rule-GEN-113 = Ducats in an offer
rule-GEN-114 = Only what one owns
rule-GEN-115 = Markers in a deal
rule-GEN-116 = Goods of the wanted action
rule-GEN-117 = Promising the reward of a large order
rule-GEN-118 = What may be wanted
rule-GEN-119 = Offers are checked again
rule-GEN-123 = Not waiting for the others
rule-GEN-127 = Promised things are locked
rule-GEN-130 = The action window
rule-GEN-132 = A begun action is carried out
rule-GEN-133 = Out of stock
rule-GEN-160 = Large orders
rule-GEN-165 = Small orders
rule-GEN-166 = One small order for an action
rule-GEN-170 = Messages
rule-GEN-195 = Building action
rule-GEN-197 = Building action in a villa
rule-GEN-201 = Placing markers
rule-GEN-202 = Removing foreign markers
rule-GEN-204 = No empty choice of a street
rule-GEN-271 = Two players: no offer of money alone
rule-GEN-020 = Turn after turn, clockwise
rule-GEN-022 = The steps of a turn
rule-GEN-030 = Rolling for the start field
rule-GEN-060 = Who wants to act in this building?
rule-GEN-070 = Offers for the next building
rule-GEN-100 = Offers are made in rounds
rule-GEN-200 = Markers after the turn

# Small words.
means-0 = own action
means-1 = bonus action
means-2 = card for one more action
deed-0 = nothing
deed-1 = place
deed-2 = remove
deed-3 = remove and place

# Long answers: every term of an offer or an ask that is not nothing.
do-offer = Offer for { $target } (+ you give, − you want):{ $ducats_id ->
        [0] {""}
       *[other] {" "}ducats { $ducats };
    }{ $silver_id ->
        [0] {""}
       *[other] {" "}Silver { $silver };
    }{ $copper_id ->
        [0] {""}
       *[other] {" "}Copper { $copper };
    }{ $salt_id ->
        [0] {""}
       *[other] {" "}Salt { $salt };
    }{ $pepper_id ->
        [0] {""}
       *[other] {" "}Pepper { $pepper };
    }{ $wheat_id ->
        [0] {""}
       *[other] {" "}Wheat { $wheat };
    }{ $rice_id ->
        [0] {""}
       *[other] {" "}Rice { $rice };
    }{ $linen_id ->
        [0] {""}
       *[other] {" "}Linen { $linen };
    }{ $silk_id ->
        [0] {""}
       *[other] {" "}Silk { $silk };
    }{ $any_start_id ->
        [0] {""}
       *[other] {" "}Any start field { $any_start };
    }{ $any_good_id ->
        [0] {""}
       *[other] {" "}Ware of choice { $any_good };
    }{ $more_action_id ->
        [0] {""}
       *[other] {" "}One more action { $more_action };
    }{ $building_action_id ->
        [0] {""}
       *[other] {" "}Building action { $building_action };
    }{ $exchange_id ->
        [0] {""}
       *[other] {" "}1:1 exchange { $exchange };
    }{ $markers_id ->
        [0] {""}
       *[other] {" "}Ownership marker { $markers };
    }{ $hidden_cards_id ->
        [0] {""}
       *[other] {" "}face down: { $hidden_cards };
    }{ $shown_cards_id ->
        [0] {""}
       *[other] {" "}shown to the active player: { $shown_cards };
    }{ $open_cards_id ->
        [0] {""}
       *[other] {" "}open to all: { $open_cards };
    }{ $large_orders_id ->
        [0] {""}
       *[other] {" "}wants large orders: { $large_orders };
    }{ $small_orders_id ->
        [0] {""}
       *[other] {" "}wants small orders: { $small_orders };
    }{ $messages_id ->
        [0] {""}
       *[other] {" "}wants messages: { $messages };
    }{ $privileges_id ->
        [0] {""}
       *[other] {" "}wants privileges: { $privileges };
    }{ $first_id ->
        [0] {""}
       *[other] {" "}out of the action { $first } of the first good;
    }{ $second_id ->
        [0] {""}
       *[other] {" "}out of the action { $second } of the second good;
    }{ $reward_id ->
        [-1] {""}
       *[other] {" "}reward card: { $reward };
    }
do-ask = Ask { $to } for { $target } (+ you get, − you give):{ $ducats_id ->
        [0] {""}
       *[other] {" "}ducats { $ducats };
    }{ $silver_id ->
        [0] {""}
       *[other] {" "}Silver { $silver };
    }{ $copper_id ->
        [0] {""}
       *[other] {" "}Copper { $copper };
    }{ $salt_id ->
        [0] {""}
       *[other] {" "}Salt { $salt };
    }{ $pepper_id ->
        [0] {""}
       *[other] {" "}Pepper { $pepper };
    }{ $wheat_id ->
        [0] {""}
       *[other] {" "}Wheat { $wheat };
    }{ $rice_id ->
        [0] {""}
       *[other] {" "}Rice { $rice };
    }{ $linen_id ->
        [0] {""}
       *[other] {" "}Linen { $linen };
    }{ $silk_id ->
        [0] {""}
       *[other] {" "}Silk { $silk };
    }{ $any_start_id ->
        [0] {""}
       *[other] {" "}Any start field { $any_start };
    }{ $any_good_id ->
        [0] {""}
       *[other] {" "}Ware of choice { $any_good };
    }{ $more_action_id ->
        [0] {""}
       *[other] {" "}One more action { $more_action };
    }{ $building_action_id ->
        [0] {""}
       *[other] {" "}Building action { $building_action };
    }{ $exchange_id ->
        [0] {""}
       *[other] {" "}1:1 exchange { $exchange };
    }{ $markers_id ->
        [0] {""}
       *[other] {" "}Ownership marker { $markers };
    }{ $gives_large_orders_id ->
        [0] {""}
       *[other] {" "}gives large orders: { $gives_large_orders };
    }{ $gives_small_orders_id ->
        [0] {""}
       *[other] {" "}gives small orders: { $gives_small_orders };
    }{ $gives_messages_id ->
        [0] {""}
       *[other] {" "}gives messages: { $gives_messages };
    }{ $gives_privileges_id ->
        [0] {""}
       *[other] {" "}gives privileges: { $gives_privileges };
    }{ $large_orders_id ->
        [0] {""}
       *[other] {" "}wants large orders: { $large_orders };
    }{ $small_orders_id ->
        [0] {""}
       *[other] {" "}wants small orders: { $small_orders };
    }{ $messages_id ->
        [0] {""}
       *[other] {" "}wants messages: { $messages };
    }{ $privileges_id ->
        [0] {""}
       *[other] {" "}wants privileges: { $privileges };
    }{ $first_id ->
        [0] {""}
       *[other] {" "}out of the action { $first } of the first good;
    }{ $second_id ->
        [0] {""}
       *[other] {" "}out of the action { $second } of the second good;
    }{ $reward_id ->
        [-1] {""}
       *[other] {" "}reward card: { $reward };
    }

# Names.
field-0 = Guild Hall
field-1 = Town Hall
field-2 = Post Station
field-3 = Cathedral
field-4 = Palazzo
field-5 = Park
field-6 = Coach House
field-7 = Harbour
field-8 = Tavern
field-9 = Trattoria
field-10 = Grain Warehouse
field-11 = Metal Warehouse
field-12 = Cloth Warehouse
field-13 = Spice Warehouse
field-14 = Villa Colini
field-15 = Villa Monetti
field-16 = Villa Ricci
field-17 = Villa Zasteri
field-18 = Street 1
field-19 = Street 2
field-20 = Street 3
field-21 = Street 4
field-22 = Street 5
field-23 = Street 6
field-24 = Street 7
field-25 = Street 8
field-26 = Street 9
field-27 = Street 10
field-28 = Street 11
field-29 = Street 12
field-30 = Street 13
field-31 = Street 14
field-32 = Street 15
field-33 = Street 16
field-34 = Street 17
field-35 = Street 18
field-36 = Street 19
field-37 = Street 20
field-38 = Market
thing-0 = Silver
thing-1 = Copper
thing-2 = Salt
thing-3 = Pepper
thing-4 = Wheat
thing-5 = Rice
thing-6 = Linen
thing-7 = Silk
thing-8 = Any start field
thing-9 = Ware of choice
thing-10 = One more action
thing-11 = Building action
thing-12 = 1:1 exchange
thing-13 = Ownership marker
thing-14 = Large order Villa Colini: Salt, Wheat, Silk
thing-15 = Large order Villa Colini: Salt, Rice, Linen
thing-16 = Large order Villa Colini: Pepper, Wheat, Linen
thing-17 = Large order Villa Colini: Pepper, Rice, Silk
thing-18 = Large order Villa Monetti: Silver, Salt, Silk
thing-19 = Large order Villa Monetti: Silver, Pepper, Linen
thing-20 = Large order Villa Monetti: Copper, Salt, Linen
thing-21 = Large order Villa Monetti: Copper, Pepper, Silk
thing-22 = Large order Villa Ricci: Silver, Wheat, Linen
thing-23 = Large order Villa Ricci: Silver, Rice, Silk
thing-24 = Large order Villa Ricci: Copper, Wheat, Silk
thing-25 = Large order Villa Ricci: Copper, Rice, Linen
thing-26 = Large order Villa Zasteri: Silver, Salt, Rice
thing-27 = Large order Villa Zasteri: Silver, Pepper, Wheat
thing-28 = Large order Villa Zasteri: Copper, Salt, Wheat
thing-29 = Large order Villa Zasteri: Copper, Pepper, Rice
thing-30 = Small order Guild Hall: Wheat
thing-31 = Small order Guild Hall: Linen
thing-32 = Small order Post Station: Silver
thing-33 = Small order Post Station: Pepper
thing-34 = Small order Cathedral: Salt
thing-35 = Small order Cathedral: Silk
thing-36 = Small order Palazzo: Pepper
thing-37 = Small order Palazzo: Wheat
thing-38 = Small order Park: Rice
thing-39 = Small order Park: Salt
thing-40 = Small order Coach House: Linen
thing-41 = Small order Coach House: Silver
thing-42 = Small order Harbour: Copper
thing-43 = Small order Harbour: Silk
thing-44 = Small order Tavern: Rice
thing-45 = Small order Trattoria: Copper
thing-46 = Message Guild Hall – Park
thing-47 = Message Guild Hall – Coach House
thing-48 = Message Town Hall – Trattoria
thing-49 = Message Cathedral – Tavern
thing-50 = Message Villa Colini – Coach House
thing-51 = Message Villa Ricci – Park
thing-52 = Message Spice Warehouse – Grain Warehouse
thing-53 = Message Metal Warehouse – Cloth Warehouse
thing-54 = Message Grain Warehouse – Harbour
thing-55 = Message Cloth Warehouse – Palazzo
thing-56 = Message Harbour – Villa Zasteri
thing-57 = Message Palazzo – Villa Monetti
thing-58 = Message Tavern – Villa Colini
thing-59 = Message Trattoria – Villa Ricci
thing-60 = Privilege Villa Colini
thing-61 = Privilege Park
thing-62 = Privilege Coach House
thing-63 = Privilege Villa Ricci
thing-64 = Privilege Spice Warehouse
thing-65 = Privilege Trattoria
thing-66 = Privilege Grain Warehouse
thing-67 = Privilege Villa Monetti
thing-68 = Privilege Harbour
thing-69 = Privilege Palazzo
thing-70 = Privilege Villa Zasteri
thing-71 = Privilege Cloth Warehouse
thing-72 = Privilege Tavern
thing-73 = Privilege Metal Warehouse
thing-74 = Large order
thing-75 = Small order
thing-76 = Message
thing-77 = Privilege
card-0 = Large order Villa Colini: Salt, Wheat, Silk
card-1 = Large order Villa Colini: Salt, Rice, Linen
card-2 = Large order Villa Colini: Pepper, Wheat, Linen
card-3 = Large order Villa Colini: Pepper, Rice, Silk
card-4 = Large order Villa Monetti: Silver, Salt, Silk
card-5 = Large order Villa Monetti: Silver, Pepper, Linen
card-6 = Large order Villa Monetti: Copper, Salt, Linen
card-7 = Large order Villa Monetti: Copper, Pepper, Silk
card-8 = Large order Villa Ricci: Silver, Wheat, Linen
card-9 = Large order Villa Ricci: Silver, Rice, Silk
card-10 = Large order Villa Ricci: Copper, Wheat, Silk
card-11 = Large order Villa Ricci: Copper, Rice, Linen
card-12 = Large order Villa Zasteri: Silver, Salt, Rice
card-13 = Large order Villa Zasteri: Silver, Pepper, Wheat
card-14 = Large order Villa Zasteri: Copper, Salt, Wheat
card-15 = Large order Villa Zasteri: Copper, Pepper, Rice
card-16 = Small order Guild Hall: Wheat
card-17 = Small order Guild Hall: Linen
card-18 = Small order Post Station: Silver
card-19 = Small order Post Station: Pepper
card-20 = Small order Cathedral: Salt
card-21 = Small order Cathedral: Silk
card-22 = Small order Palazzo: Pepper
card-23 = Small order Palazzo: Wheat
card-24 = Small order Park: Rice
card-25 = Small order Park: Salt
card-26 = Small order Coach House: Linen
card-27 = Small order Coach House: Silver
card-28 = Small order Harbour: Copper
card-29 = Small order Harbour: Silk
card-30 = Small order Tavern: Rice
card-31 = Small order Trattoria: Copper
card-32 = Message Guild Hall – Park
card-33 = Message Guild Hall – Coach House
card-34 = Message Town Hall – Trattoria
card-35 = Message Cathedral – Tavern
card-36 = Message Villa Colini – Coach House
card-37 = Message Villa Ricci – Park
card-38 = Message Spice Warehouse – Grain Warehouse
card-39 = Message Metal Warehouse – Cloth Warehouse
card-40 = Message Grain Warehouse – Harbour
card-41 = Message Cloth Warehouse – Palazzo
card-42 = Message Harbour – Villa Zasteri
card-43 = Message Palazzo – Villa Monetti
card-44 = Message Tavern – Villa Colini
card-45 = Message Trattoria – Villa Ricci
card-46 = Privilege Villa Colini
card-47 = Privilege Park
card-48 = Privilege Coach House
card-49 = Privilege Villa Ricci
card-50 = Privilege Spice Warehouse
card-51 = Privilege Trattoria
card-52 = Privilege Grain Warehouse
card-53 = Privilege Villa Monetti
card-54 = Privilege Harbour
card-55 = Privilege Palazzo
card-56 = Privilege Villa Zasteri
card-57 = Privilege Cloth Warehouse
card-58 = Privilege Tavern
card-59 = Privilege Metal Warehouse
pile-0 = Large order
pile-1 = Small order
pile-2 = Message
pile-3 = Privilege
special-0 = Any start field
special-1 = Ware of choice
special-2 = One more action
special-3 = Building action
special-4 = 1:1 exchange

# Where points come from.
points-trade = Ducats from trade
points-privileges = Privileges
points-buildings = Own buildings

# What things do: cards and places with a text to read. A card names its goods or buildings, its kind says the rest.
about-pile-0 = Bring all three cubes to this villa: the bank pays 100 ducats, and you choose a special card.
about-pile-1 = After your action in this building, deliver the cube: the bank pays 40 ducats.
about-pile-2 = Did the tower visit both buildings in one turn, whoever acted there? The bank pays 30 ducats.
about-pile-3 = At the end neighbouring buildings of the rim pay together: 10, 30, 60, 100, 150, 200 ducats and 50 more for each further one.
about-card-0 = { thing-2 }, { thing-4 }, { thing-7 }. { about-pile-0 }
about-card-1 = { thing-2 }, { thing-5 }, { thing-6 }. { about-pile-0 }
about-card-2 = { thing-3 }, { thing-4 }, { thing-6 }. { about-pile-0 }
about-card-3 = { thing-3 }, { thing-5 }, { thing-7 }. { about-pile-0 }
about-card-4 = { thing-0 }, { thing-2 }, { thing-7 }. { about-pile-0 }
about-card-5 = { thing-0 }, { thing-3 }, { thing-6 }. { about-pile-0 }
about-card-6 = { thing-1 }, { thing-2 }, { thing-6 }. { about-pile-0 }
about-card-7 = { thing-1 }, { thing-3 }, { thing-7 }. { about-pile-0 }
about-card-8 = { thing-0 }, { thing-4 }, { thing-6 }. { about-pile-0 }
about-card-9 = { thing-0 }, { thing-5 }, { thing-7 }. { about-pile-0 }
about-card-10 = { thing-1 }, { thing-4 }, { thing-7 }. { about-pile-0 }
about-card-11 = { thing-1 }, { thing-5 }, { thing-6 }. { about-pile-0 }
about-card-12 = { thing-0 }, { thing-2 }, { thing-5 }. { about-pile-0 }
about-card-13 = { thing-0 }, { thing-3 }, { thing-4 }. { about-pile-0 }
about-card-14 = { thing-1 }, { thing-2 }, { thing-4 }. { about-pile-0 }
about-card-15 = { thing-1 }, { thing-3 }, { thing-5 }. { about-pile-0 }
about-card-16 = { thing-4 }. { about-pile-1 }
about-card-17 = { thing-6 }. { about-pile-1 }
about-card-18 = { thing-0 }. { about-pile-1 }
about-card-19 = { thing-3 }. { about-pile-1 }
about-card-20 = { thing-2 }. { about-pile-1 }
about-card-21 = { thing-7 }. { about-pile-1 }
about-card-22 = { thing-3 }. { about-pile-1 }
about-card-23 = { thing-4 }. { about-pile-1 }
about-card-24 = { thing-5 }. { about-pile-1 }
about-card-25 = { thing-2 }. { about-pile-1 }
about-card-26 = { thing-6 }. { about-pile-1 }
about-card-27 = { thing-0 }. { about-pile-1 }
about-card-28 = { thing-1 }. { about-pile-1 }
about-card-29 = { thing-7 }. { about-pile-1 }
about-card-30 = { thing-5 }. { about-pile-1 }
about-card-31 = { thing-1 }. { about-pile-1 }
about-card-32 = { field-0 } – { field-5 }. { about-pile-2 }
about-card-33 = { field-0 } – { field-6 }. { about-pile-2 }
about-card-34 = { field-1 } – { field-9 }. { about-pile-2 }
about-card-35 = { field-3 } – { field-8 }. { about-pile-2 }
about-card-36 = { field-6 } – { field-14 }. { about-pile-2 }
about-card-37 = { field-5 } – { field-16 }. { about-pile-2 }
about-card-38 = { field-10 } – { field-13 }. { about-pile-2 }
about-card-39 = { field-11 } – { field-12 }. { about-pile-2 }
about-card-40 = { field-7 } – { field-10 }. { about-pile-2 }
about-card-41 = { field-4 } – { field-12 }. { about-pile-2 }
about-card-42 = { field-7 } – { field-17 }. { about-pile-2 }
about-card-43 = { field-4 } – { field-15 }. { about-pile-2 }
about-card-44 = { field-8 } – { field-14 }. { about-pile-2 }
about-card-45 = { field-9 } – { field-16 }. { about-pile-2 }
about-card-46 = { field-14 }. { about-pile-3 }
about-card-47 = { field-5 }. { about-pile-3 }
about-card-48 = { field-6 }. { about-pile-3 }
about-card-49 = { field-16 }. { about-pile-3 }
about-card-50 = { field-13 }. { about-pile-3 }
about-card-51 = { field-9 }. { about-pile-3 }
about-card-52 = { field-10 }. { about-pile-3 }
about-card-53 = { field-15 }. { about-pile-3 }
about-card-54 = { field-7 }. { about-pile-3 }
about-card-55 = { field-4 }. { about-pile-3 }
about-card-56 = { field-17 }. { about-pile-3 }
about-card-57 = { field-12 }. { about-pile-3 }
about-card-58 = { field-8 }. { about-pile-3 }
about-card-59 = { field-11 }. { about-pile-3 }
about-field-0 = Draw a large order.
about-field-1 = Draw two small orders.
about-field-2 = Draw two messages.
about-field-3 = Take two ownership markers into your own supply.
about-field-4 = Take a special card: { special-3 }. { about-special-3 }
about-field-5 = Take a special card: { special-2 }. { about-special-2 }
about-field-6 = Take a special card: { special-0 }. { about-special-0 }
about-field-7 = Take a special card: { special-1 }. { about-special-1 }
about-field-8 = Take a special card: { special-4 }. { about-special-4 }
about-field-9 = Take a special card: { special-4 }. { about-special-4 }
about-field-10 = Take one cube each: { thing-4 } and { thing-5 }.
about-field-11 = Take one cube each: { thing-0 } and { thing-1 }.
about-field-12 = Take one cube each: { thing-7 } and { thing-6 }.
about-field-13 = Take one cube each: { thing-2 } and { thing-3 }.
about-field-14 = Deliver a large order of this villa, or draw a privilege.
about-field-15 = Deliver a large order of this villa, or draw a privilege.
about-field-16 = Deliver a large order of this villa, or draw a privilege.
about-field-17 = Deliver a large order of this villa, or draw a privilege.
about-field-18 = No action. After the turn markers can be placed on the buildings beside it.
about-field-19 = { about-field-18 }
about-field-20 = { about-field-18 }
about-field-21 = { about-field-18 }
about-field-22 = { about-field-18 }
about-field-23 = { about-field-18 }
about-field-24 = { about-field-18 }
about-field-25 = { about-field-18 }
about-field-26 = { about-field-18 }
about-field-27 = { about-field-18 }
about-field-28 = { about-field-18 }
about-field-29 = { about-field-18 }
about-field-30 = { about-field-18 }
about-field-31 = { about-field-18 }
about-field-32 = { about-field-18 }
about-field-33 = { about-field-18 }
about-field-34 = { about-field-18 }
about-field-35 = { about-field-18 }
about-field-36 = { about-field-18 }
about-field-37 = { about-field-18 }
about-field-38 = No action. If the tower starts its turn here, the round marker goes on at once and the game gets shorter.
about-special-0 = Instead of rolling, start your turn on any field.
about-special-1 = During your action: take a cube of your choice from the supply.
about-special-2 = Carry out one more action this turn, in another building.
about-special-3 = During your action: use the action of a building with your own marker as well.
about-special-4 = During your action: give back any one of your goods (a cube, a card, a marker) and take any other: a cube, a special card, the top card of a pile, or a marker of your own.

# Headings of forms.
head-roll = Roll
head-any-start = Choose the start
head-offer = Make an offer
head-agree = Agree
head-pass = Offer nothing
head-keep = Keep the offers
head-done = Hand in
head-ask = Name a price
head-withdraw-ask = Withdraw the price
head-accept = Accept
head-take-action = Act yourself
head-lapse = Let it lapse
head-another-round = Another round
head-move = Move the tower
head-end-turn = End the turn
head-perform = Carry out
head-take-privilege = Take a privilege
head-fulfil-large = Large order
head-fulfil-small = Small order
head-choose-reward = Choose a reward
head-hand-over = Hand over cards
head-use-any-good = Ware of choice
head-use-exchange = Exchange
head-use-building = Use your building
head-end-action = End the action
head-deliver = Deliver a message
head-place-markers = Place markers
head-pass-markers = No markers

# The game in one minute, for somebody who sits down for the first time.
primer-aim = Have the most ducats at the end.
primer-turn = On your turn roll for the start field, then walk the tower over neighbouring fields; a disc stays on each. Every building offers one action, and in one turn only one player may use it: you, or whoever you sell it to.
primer-others = On the turns of others you make offers: ducats, goods or cards for an action, or for the way you want the tower to go. An accepted offer is carried out at once.
primer-points = Bring one cube to the building of a small order, three to the villa of a large one. Deliver a message when the tower visits both its buildings in one turn. Collect privileges of neighbouring buildings, and own buildings: the bank pays you whenever others act there.
primer-first = Your first turn: see which buildings your cards name, and walk where others want to go as well. They will pay.
did-agree = { $seat } agrees to the price.
