title = Virtù
tagline = Rule a palace, its courtiers and the cities of Italy.
choice-powers = Powers
choice-powers-0 = Players choose
choice-powers-1 = By lot
choice-surplus_room_florins = Surplus florins of room cards
choice-surplus_room_florins-0 = are kept
choice-surplus_room_florins-1 = are lost
choice-max_enemy_agents_per_palace = Foreign agents in one palace
choice-max_enemy_agents_per_palace-5 = one a room
choice-max_enemy_agents_per_palace-1 = only one (for first games)
choice-war_tokens_returned = Unused war tokens go back
choice-war_tokens_returned-0 = after all sieges
choice-war_tokens_returned-1 = after the own sieges
choice-bank_limited = The bank
choice-bank_limited-0 = never runs out
choice-bank_limited-1 = holds 105 florins
choice-symbol_kind_scope = One kind of symbol per card
choice-symbol_kind_scope-0 = in each payment
choice-symbol_kind_scope-1 = in each season
choice-year_limit = Last year
choice-year_limit-0 = no limit
choice-year_limit-10 = year 10
choice-year_limit-12 = year 12
choice-year_limit-15 = year 15
choice-year_limit-20 = year 20
choice-year_limit-30 = year 30
choice-secret_setup_placement = Family cards are placed
choice-secret_setup_placement-1 = in secret, all at once
choice-secret_setup_placement-0 = openly, one after the other
prompt-powers = Choose the power that you will lead.
waiting-powers = The powers are being divided.
prompt-families = The palaces are furnished.
waiting-families = The palaces are furnished.
prompt-place-families = Place your three family cards in secret: in rooms, as upgrades or as courtiers.
waiting-place-families = Family cards are being placed in secret.
prompt-place-openly = Place your three family cards: in rooms, as upgrades or as courtiers.
waiting-place-openly = Family cards are being placed.
prompt-year = The year goes on.
waiting-year = The year goes on.
prompt-spring-turns = It is spring.
waiting-spring-turns = It is spring.
prompt-first-room = Put your action marker on a room of your palace.
waiting-first-room = { $seat } chooses the first room.
prompt-move-marker = Move your marker: { $steps ->
    [0] no room yet
    [one] one room so far
   *[other] { $steps } rooms so far
}.
waiting-move-marker = { $seat } moves the marker.
prompt-next-room = { $seat } enters the next room.
waiting-next-room = { $seat } enters the next room.
prompt-arrival = { $seat } has arrived.
waiting-arrival = { $seat } has arrived.
prompt-meet-indulgence = An indulgence lies in the { $place }. Remove it for one cross or two crowns?
waiting-meet-indulgence = { $seat } decides about an indulgence.
prompt-after-action = The action of { $seat } is over.
waiting-after-action = The action of { $seat } is over.
prompt-blocked = A foreign agent blocks this room. You can only request an indulgence or go on.
waiting-blocked = { $seat } stands in a blocked room.
prompt-governing = Govern: which sources pay crowns, which pay crosses?
waiting-governing = { $seat } governs.
prompt-turning-up = Use { $symbols ->
    [one] { $symbols } symbol
   *[other] { $symbols } symbols
}: each turns up to two tiles or reactivates one alliance.
waiting-turning-up = { $seat } turns tiles up.
prompt-financing = Advance one field in patronage?
waiting-financing = { $seat } thinks about patronage.
prompt-advanced = { $seat } advances on the patronage track.
waiting-advanced = { $seat } advances on the patronage track.
prompt-patron-bonus = Choose a patron bonus.
waiting-patron-bonus = { $seat } chooses a patron bonus.
prompt-receiving = Choose a courtier field for the first of these: { $cards }.
waiting-receiving = { $seat } places new cards.
prompt-field-lost = You lost a courtier field: move or discard one card on a grey field.
waiting-field-lost = { $seat } loses a courtier field.
prompt-trading = Trade: which ships do you use?
waiting-trading = { $seat } trades.
prompt-annexing = Annex a neutral city?
waiting-annexing = { $seat } thinks about annexing a city.
prompt-annexed = { $seat } takes over a city: { $city }.
waiting-annexed = { $seat } takes over a city: { $city }.
prompt-campaign = War: { $cavalry } cavalry and { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
} at hand. Use symbols and move troops.
waiting-campaign = { $seat } wages war.
prompt-intriguing = Intrigue: which masks do you use?
waiting-intriguing = { $seat } intrigues.
prompt-plotting = Place, move or remove an agent ({ $masks ->
    [one] { $masks } mask
   *[other] { $masks } masks
} left).
waiting-plotting = { $seat } directs agents.
prompt-siege-turns = Sieges are being resolved.
waiting-siege-turns = Sieges are being resolved.
prompt-which-siege = Which siege do you resolve next?
waiting-which-siege = { $seat } chooses the next siege.
prompt-after-battle = You won the battle before { $city }. Besiege the city or give up?
waiting-after-battle = { $seat } decides about a siege: { $city }.
prompt-siege = { $seat } besieges { $city }.
waiting-siege = { $seat } besieges { $city }.
prompt-assault = { $seat } storms { $city }.
waiting-assault = { $seat } storms { $city }.
prompt-battle = { $seat } and { $rival } meet before { $city }.
waiting-battle = { $seat } and { $rival } meet before { $city }.
prompt-announcing = { $city }: bonuses so far { $attack } for the attack, { $defence } against it. Announce a war bonus?
waiting-announcing = { $speaker } may announce a war bonus.
prompt-retreats = Beaten troops retreat.
waiting-retreats = Beaten troops retreat.
prompt-retreating = Retreat your troops ({ $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
} at hand).
waiting-retreating = { $seat } retreats.
prompt-winter-turns = It is winter.
waiting-winter-turns = It is winter.
prompt-winter-turn = { $seat } spends the winter.
waiting-winter-turn = { $seat } spends the winter.
prompt-wages = Pay your troops, or dismiss some.
waiting-wages = { $seat } pays the troops.
prompt-rearranging = Rearrange your palace, one card at a time.
waiting-rearranging = { $seat } rearranges the palace.
prompt-buying = Choose purchases. So far: { $basket }.
waiting-buying = { $seat } chooses purchases.
prompt-delivery = { $seat } receives: { $basket }.
waiting-delivery = { $seat } receives: { $basket }.
prompt-delivered = The purchases are done.
waiting-delivered = The purchases are done.
prompt-cathedral-site = Where does the cathedral rise?
waiting-cathedral-site = { $seat } chooses a city for the cathedral.
prompt-recruiting = Recruit troops?
waiting-recruiting = { $seat } recruits troops.
prompt-allying = Form or take over an alliance?
waiting-allying = { $seat } thinks about an alliance.
prompt-allied = { $seat } gains an ally: { $alliance }.
waiting-allied = { $seat } gains an ally: { $alliance }.
prompt-payment = Pay:{ $florins_id ->
    [0] {""}
   *[other] , { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }
}{ $crowns_id ->
    [0] {""}
   *[other] , { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }
}{ $crosses_id ->
    [0] {""}
   *[other] , { $crosses ->
        [one] { $crosses } cross
       *[other] { $crosses } crosses
    }
}{ $either_id ->
    [0] {""}
   *[other] , { $either ->
        [one] { $either } crown or cross
       *[other] { $either } crowns or crosses
    }
}{ $cavalry_id ->
    [0] {""}
   *[other] , { $cavalry } cavalry
}{ $ships_id ->
    [0] {""}
   *[other] , { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }
}.
waiting-payment = { $seat } pays.
prompt-settled = That is paid.
waiting-settled = That is paid.
prompt-florins = You may turn florins of courtiers and tiles into coins.
waiting-florins = Anybody may turn florins into coins.
do-choose-power = Lead { $power }
do-place-family = Place the family: { $first }; { $second }; { $third }
do-put-marker = Put the marker here: { $place }
do-go-on = One room further, free
do-buy-step = One more room for florins
do-use-arrow = One more room with an arrow: { $source }
do-stop = Stop here
do-remove-with-cross = Remove the indulgence with a cross: { $source }
do-remove-with-crowns = Remove the indulgence with crowns: { $sources }
do-leave-indulgence = Leave the indulgence
do-ask-florins = Florins for an indulgence
do-forgo = Use no action
do-govern = Govern{ $crowns_id ->
    [0] {""}
   *[other] ; crowns: { $crowns }
}{ $crosses_id ->
    [0] {""}
   *[other] ; crosses: { $crosses }
}
do-turn-up = Turn up: { $tiles }{ $alliances_id ->
    [0] {""}
   *[other] ; reactivate: { $alliances }
}
do-advance-patronage = Advance in patronage
do-choose-bonus = Take { $patron }
do-trade = Trade with the ships of: { $ships }
do-annex = Annex { $city }
do-use-source = Use { $source } for: { $symbol }
do-take-tokens = Take war bonus tokens: { $source }
do-march = March { $start } – { $end }
do-sail = Sail { $start } – { $end }
do-end-war = End the campaign
do-pay-masks = Use masks: { $masks }
do-place-agent = Place an agent: { $place }
do-move-agent = Move an agent: { $start } – { $place }
do-remove-agent = Remove an agent: { $place }
do-end-intrigue = End the intrigue
do-choose-siege = Resolve the siege of { $city }
do-announce = Announce: { $bonus }
do-pass-bonus = Pass
do-besiege = Besiege the city
do-give-up = Give up the siege
do-retreat-by-road = Retreat by road: { $start } – { $end }
do-retreat-by-sea = Retreat by sea: { $start } – { $end }
do-lose-troop = Give up a troop: { $city }
do-shift-courtier = Move the courtier: { $start } – { $end }
do-discard = Discard the card: { $field }
do-pay-troops = Pay the troops
do-dismiss = Dismiss a troop: { $city }
do-move-card = Move a card: { $start } – { $end }
do-end-rearranging = The palace is in order
do-want = Choose { $item }
do-checkout = Pay for everything chosen
do-buy-nothing = Buy nothing
do-build-cathedral = Build the cathedral here: { $city }
do-lay-courtier = Lay it here: { $field }
do-recruit = Recruit in { $city }
do-end-recruiting = Recruit no more
do-form-alliance = Form the alliance: { $alliance }
do-form-with-agent = Form the alliance: { $alliance }, saving: { $symbol }
do-take-over = Take over the alliance: { $alliance }
do-no-alliance = No alliance
do-pay = Pay:{ $florins_id ->
    [0] {""}
   *[other] ; florins ({ $florins })
}{ $crowns_id ->
    [0] {""}
   *[other] ; crowns ({ $crowns })
}{ $crosses_id ->
    [0] {""}
   *[other] ; crosses ({ $crosses })
}{ $cavalry_id ->
    [0] {""}
   *[other] ; cavalry ({ $cavalry })
}{ $ships_id ->
    [0] {""}
   *[other] ; ships ({ $ships })
}
do-take-florins = Turn florins into coins: { $source }
event-first-player-drawn = { $seat } was drawn as the first player.
event-power-taken = { $seat } took the lead of { $power }.
event-family-placed = { $seat } placed { $card } ({ $field }).
event-year-began = Year { $year } began.
event-marker-moved = { $seat } reached the { $place }.
event-courtiers-woken = The { $side } courtiers of { $seat } were woken.
event-florins-taken = { $seat } turned { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
} into coins: { $source }.
event-paid = { $seat } paid:{ $coins_id ->
    [0] {""}
   *[other] ; { $coins ->
        [one] { $coins } florin
       *[other] { $coins } florins
    } from the purse
}{ $florins_id ->
    [0] {""}
   *[other] ; florins ({ $florins })
}{ $crowns_id ->
    [0] {""}
   *[other] ; crowns ({ $crowns })
}{ $crosses_id ->
    [0] {""}
   *[other] ; crosses ({ $crosses })
}{ $cavalry_id ->
    [0] {""}
   *[other] ; cavalry ({ $cavalry })
}{ $ships_id ->
    [0] {""}
   *[other] ; ships ({ $ships })
}.
event-florins-gained = { $seat } got { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}.
event-indulgence-requested = { $seat } requested an indulgence and took { $florins_id ->
    [0] a crown
   *[other] { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
}.
event-indulgence-laid = An indulgence now lies in the { $place }.
event-indulgence-removed = { $seat } removed the indulgence from the { $place }.
event-action-lost = An indulgence cost { $seat } the action of the { $place }.
event-action-forgone = { $seat } left the { $place } unused.
event-tiles-turned = { $seat } turned up{ $tiles_id ->
    [0] {""}
   *[other] : { $tiles }
}{ $alliances_id ->
    [0] {""}
   *[other] {" "}– reactivated: { $alliances }
}.
event-patronage-advanced = { $seat } reached field { $field } of the patronage track.
event-bonus-taken = { $seat } took { $patron }.
event-card-laid = { $seat } laid { $card } ({ $field }).
event-card-discarded = { $seat } discarded { $card } ({ $field }).
event-card-moved = { $seat } moved { $card } ({ $start } – { $end }).
event-agent-gained = { $seat } gained an agent.
event-city-annexed = { $seat } annexed { $city }.
event-source-used = { $seat } used { $source } ({ $count } × { $symbol }).
event-masks-paid = { $seat } used { $count ->
    [one] { $count } mask
   *[other] { $count } masks
}: { $masks }.
event-tokens-taken = { $seat } took { $count ->
    [one] { $count } token
   *[other] { $count } tokens
} for war.
event-troop-marched = A troop of { $seat } marched: { $start } – { $end }.
event-troop-sailed = A troop of { $seat } sailed: { $start } – { $end }.
event-agent-placed = { $seat } placed an agent: { $place }.
event-agent-moved = { $seat } moved an agent: { $start } – { $place }.
event-agent-removed = { $seat } removed an agent of { $owner }: { $place }.
event-siege-began = { $seat } besieged { $city }, defended by { $defender }.
event-battle-began = { $seat } and { $rival } met before { $city }.
event-bonus-announced = { $seat } announced { $bonus } (+{ $strength }).
event-bonus-passed = { $seat } passed.
event-city-conquered = { $seat } conquered { $city } with { $attack } against { $defence } and lost { $losses ->
    [0] no troops
    [one] { $losses } troop
   *[other] { $losses } troops
}.
event-siege-lost = { $seat } failed before { $city } with { $attack } against { $defence }.
event-battle-won = { $winner } beat { $loser } before { $city } and lost { $losses ->
    [0] no troops
    [one] { $losses } troop
   *[other] { $losses } troops
}.
event-battle-tied = The battle of { $seat } and { $rival } before { $city } was a draw.
event-siege-given-up = { $seat } gave up the siege of { $city }.
event-trophy-taken = { $seat } took a trophy from { $loser }.
event-cathedral-taken = { $seat } took a cathedral tile from { $loser }.
event-troop-retreated = A troop of { $seat } retreated: { $start } – { $end }.
event-troop-lost = A troop of { $seat } was lost before { $city }.
event-order-set = The turn order was set: { $first }, { $second }, { $third }{ $fourth_id ->
    [-1] {""}
   *[other] , { $fourth }
}{ $fifth_id ->
    [-1] {""}
   *[other] , { $fifth }
}.
event-last-year = This winter became the last: { $trigger }.
event-troops-paid = { $seat } paid the troops { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}.
event-troop-dismissed = { $seat } dismissed a troop: { $city }.
event-item-bought = { $seat } bought { $item }.
event-cathedral-built = { $seat } built a cathedral: { $city }.
event-troop-recruited = { $seat } recruited a troop for { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}: { $city }.
event-alliance-formed = { $seat } formed an alliance: { $alliance }.
event-alliance-taken-over = { $seat } took over the alliance of { $former }: { $alliance }.
event-points-counted = { $seat } came to { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-too-poor = You do not have enough florins, even with those of courtiers and tiles.
why-used-twice = A card or tile gives only one kind of symbol in one payment.
why-not-covered = This does not cover the cost.
why-not-needed = Some of these sources are not needed.
why-no-such-symbol = That source does not show this symbol.
why-exhausted = That source is not available now.
why-paying-now = You are paying: name the florins in the payment.
why-field-taken = A field holds only one card.
why-needs-action-card = An upgrade needs an action card above it.
why-step-bought = Only one extra room a spring can be paid with florins.
why-free-steps-first = Use your free rooms first.
why-must-move = The marker must move at least one room.
why-already-requested = You have requested an indulgence this year.
why-room-has-indulgence = The room with your marker holds an indulgence, or you have no room yet.
why-no-indulgence-left = There is no indulgence left.
why-lost-the-right = You ended on an indulgence: no request this year.
why-room-blocked = A foreign agent blocks this room.
why-too-many-turned = Each symbol turns two tiles or reactivates one alliance.
why-paid-with-it = What paid for this action cannot be turned up by it.
why-track-end = You stand at the end of the track.
why-bonus-taken = Somebody has taken this bonus.
why-same-kind-of-bonus = You already have a bonus of this kind.
why-not-neutral = This city is not neutral.
why-pirates = Pirate ports cannot be annexed.
why-not-reached = No road or voyage leads there.
why-closed = This place is not in play.
why-no-troop = You have no troop there.
why-troop-stopped = Before a foreign city a troop has stopped.
why-no-cavalry = You have no cavalry left.
why-no-ships = You have too few ships.
why-no-tokens = There are no war tokens left.
why-card-already-used = This room card has given its symbol this spring.
why-place-taken = There is an agent there already.
why-no-agent-there = There is no such agent there.
why-no-agent-ready = You have no agent in reserve.
why-prince-protects = The Prince keeps agents of others away.
why-palace-full = This palace holds no further foreign agent.
why-own-agent = Only agents of others can be removed.
why-not-your-siege = You have no siege there.
why-bonus-not-ready = This bonus is not available now.
why-face-down = A courtier that lies face down stays where it is.
why-room-frozen = Marker, indulgence or a foreign agent: this room cannot be changed.
why-moved-enough = This card was moved twice this winter.
why-same-arrangement = Your palace has looked like that this winter.
why-no-free-field = No courtier field is free.
why-no-room-to-room = A card cannot go from room to room.
why-needs-action = Only a card that shows an action can lie there.
why-sold-out = None is left in the supply.
why-own-enough = You may own only one of these.
why-kingdom-or-republic = A kingdom and a republic exclude each other.
why-no-cathedral-city = A cathedral needs an own city of value 3 or 4 without one.
why-in-basket = One of each kind a winter.
why-no-field-for-card = You would have no courtier field for it.
why-not-your-city = You do not control this city.
why-all-troops-out = All your troops are on the board.
why-ally-taken = This power has an ally.
why-needs-agent = You need an agent there.
why-bought-now = A card bought this winter cannot be discarded.
rule-VIR-216 = Florins at any time
rule-VIR-213 = One kind of symbol a source
rule-VIR-221 = What pays for an action
rule-VIR-215 = Unspent symbols are lost
rule-VIR-223 = Where each symbol can be spent
rule-VIR-214 = Used sources are exhausted
rule-VIR-202 = One card a field
rule-VIR-204 = Upgrades lie under action cards
rule-VIR-303 = One room for florins
rule-VIR-302 = One or two rooms a spring
rule-VIR-313 = Requesting an indulgence
rule-VIR-311 = Ending on an indulgence
rule-VIR-321 = Agents block rooms
rule-VIR-400 = What Govern does
rule-VIR-401 = Paying tiles stay down
rule-VIR-410 = One field of patronage a year
rule-VIR-412 = Patron bonuses
rule-VIR-413 = One person, one work
rule-VIR-440 = Annex a neutral city
rule-VIR-444 = Pirate ports
rule-VIR-442 = Roads and voyages
rule-VIR-104 = Closed cities
rule-VIR-450 = Moving troops
rule-VIR-452 = Troops stop before cities
rule-VIR-443 = A ship for each sea
rule-VIR-454 = War bonus tokens
rule-VIR-219 = One kind a room card and spring
rule-VIR-461 = One agent a place
rule-VIR-460 = What a mask does
rule-VIR-464 = At most five agents
rule-VIR-417 = The Prince
rule-VIR-465 = Optional rule: one foreign agent
rule-VIR-500 = Sieges
rule-VIR-505 = War bonuses
rule-VIR-622 = Courtiers move face up
rule-VIR-621 = Frozen rooms
rule-VIR-627 = No endless rearranging
rule-VIR-208 = Free courtier fields
rule-VIR-624 = No way from room to room
rule-VIR-203 = Action cards show an action
rule-VIR-630 = What can be bought
rule-VIR-633 = Limits of ownership
rule-VIR-634 = Titles
rule-VIR-635 = Cathedrals
rule-VIR-632 = Fields for bought cards
rule-VIR-640 = Recruiting
rule-VIR-650 = Alliances
rule-VIR-652 = Taking over an alliance
rule-VIR-637 = Bought cards stay
rule-VIR-101 = Choosing a power
rule-VIR-110 = Placing the family cards
rule-VIR-206 = New cards go on a free courtier field
rule-VIR-212 = A courtier field is lost
rule-VIR-300 = Spring: move the marker, then act
rule-VIR-301 = The first spring: any room
rule-VIR-306 = Courtier arrows wake the courtiers
rule-VIR-307 = A move goes room by room
rule-VIR-314 = Requesting an indulgence
rule-VIR-320 = The action of the room
rule-VIR-404 = Turning tiles up
rule-VIR-430 = Trading with ships
rule-VIR-445 = A city is annexed
rule-VIR-504 = Announcing war bonuses in turn
rule-VIR-510 = Taking the city
rule-VIR-521 = Retreats after all sieges
rule-VIR-522 = Where troops retreat to
rule-VIR-530 = Battle before a city
rule-VIR-531 = After a battle: besiege or give up
rule-VIR-600 = Winter, step by step
rule-VIR-610 = Paying the troops
rule-VIR-620 = Rearranging, one card at a time
rule-VIR-651 = Forming an alliance
power-0 = Milan
power-1 = Florence
power-2 = Naples
power-3 = Venice
power-4 = Rome
city-0 = Turin
city-1 = Nice
city-2 = Milan
city-3 = Genoa
city-4 = Parma
city-5 = Verona
city-6 = Padua
city-7 = Venice
city-8 = Ferrara
city-9 = Bologna
city-10 = Ravenna
city-11 = Florence
city-12 = Pisa
city-13 = Siena
city-14 = Ancona
city-15 = Spoleto
city-16 = Perugia
city-17 = Rome
city-18 = Civitavecchia
city-19 = Terracina
city-20 = Naples
city-21 = Benevento
city-22 = Bari
city-23 = Taranto
city-24 = Reggio
city-25 = Palermo
city-26 = Tunis
city-27 = Cagliari
city-28 = Ajaccio
city-29 = Ragusa
place-0 = { city-0 }
place-1 = { city-1 }
place-2 = { city-2 }
place-3 = { city-3 }
place-4 = { city-4 }
place-5 = { city-5 }
place-6 = { city-6 }
place-7 = { city-7 }
place-8 = { city-8 }
place-9 = { city-9 }
place-10 = { city-10 }
place-11 = { city-11 }
place-12 = { city-12 }
place-13 = { city-13 }
place-14 = { city-14 }
place-15 = { city-15 }
place-16 = { city-16 }
place-17 = { city-17 }
place-18 = { city-18 }
place-19 = { city-19 }
place-20 = { city-20 }
place-21 = { city-21 }
place-22 = { city-22 }
place-23 = { city-23 }
place-24 = { city-24 }
place-25 = { city-25 }
place-26 = { city-26 }
place-27 = { city-27 }
place-28 = { city-28 }
place-29 = { city-29 }
place-30 = Annex room (Milan)
place-31 = Intrigue room (Milan)
place-32 = Patronage room (Milan)
place-33 = War room (Milan)
place-34 = Govern room (Milan)
place-35 = Intrigue room (Florence)
place-36 = Annex room (Florence)
place-37 = War room (Florence)
place-38 = Patronage room (Florence)
place-39 = Govern room (Florence)
place-40 = Govern room (Naples)
place-41 = War room (Naples)
place-42 = Patronage room (Naples)
place-43 = Annex room (Naples)
place-44 = Intrigue room (Naples)
place-45 = Annex room (Venice)
place-46 = Patronage room (Venice)
place-47 = Govern room (Venice)
place-48 = War room (Venice)
place-49 = Intrigue room (Venice)
place-50 = War room (Rome)
place-51 = Annex room (Rome)
place-52 = Govern room (Rome)
place-53 = Patronage room (Rome)
place-54 = Intrigue room (Rome)
place-55 = { alliance-0 }
place-56 = { alliance-1 }
place-57 = { alliance-2 }
card-0 = Envoy
card-1 = Podestà
card-2 = Consigliere
card-3 = Assassin
card-4 = Merchant
card-5 = Gonfaloniere
card-6 = Cardinal
card-7 = Condottiere
card-8 = Admiral
card-9 = Banker
card-10 = Bishop
card-11 = Pope
card-12 = Ludovico Sforza
card-13 = Caterina Sforza
card-14 = Ascanio Sforza
card-15 = Lorenzo de' Medici
card-16 = Piero de' Medici
card-17 = Giovanni de' Medici
card-18 = Alfonso, Duke of Calabria
card-19 = Ferdinand II of Naples
card-20 = Federico da Montefeltro
card-21 = Agostino Barbarigo
card-22 = Leonardo Loredan
card-23 = Caterina Cornaro
card-24 = Rodrigo Borgia
card-25 = Cesare Borgia
card-26 = Lucrezia Borgia
card-27 = Niccolò Machiavelli
tile-0 = { city-0 }
tile-1 = { city-1 }
tile-2 = { city-2 }
tile-3 = { city-3 }
tile-4 = { city-4 }
tile-5 = { city-5 }
tile-6 = { city-6 }
tile-7 = { city-7 }
tile-8 = { city-8 }
tile-9 = { city-9 }
tile-10 = { city-10 }
tile-11 = { city-11 }
tile-12 = { city-12 }
tile-13 = { city-13 }
tile-14 = { city-14 }
tile-15 = { city-15 }
tile-16 = { city-16 }
tile-17 = { city-17 }
tile-18 = { city-18 }
tile-19 = { city-19 }
tile-20 = { city-20 }
tile-21 = { city-21 }
tile-22 = { city-22 }
tile-23 = { city-23 }
tile-24 = { city-24 }
tile-25 = { city-25 }
tile-26 = { city-26 }
tile-27 = { city-27 }
tile-28 = { city-28 }
tile-29 = { city-29 }
tile-30 = Duchy
tile-31 = Principality
tile-32 = Kingdom
tile-33 = Republic
tile-34 = Guild
tile-35 = Cathedral 1
tile-36 = Cathedral 2
tile-37 = Cathedral 3
tile-38 = Cathedral 4
tile-39 = Cathedral 5
tile-40 = Cannons
item-0 = { card-0 }
item-1 = { card-1 }
item-2 = { card-2 }
item-3 = { card-3 }
item-4 = { card-4 }
item-5 = { card-5 }
item-6 = { card-6 }
item-7 = { card-7 }
item-8 = { card-8 }
item-9 = { card-9 }
item-10 = { card-10 }
item-11 = { card-11 }
item-12 = { tile-30 }
item-13 = { tile-31 }
item-14 = { tile-32 }
item-15 = { tile-33 }
item-16 = { tile-34 }
item-17 = Cathedral
field-0 = room 1
field-1 = room 2
field-2 = room 3
field-3 = room 4
field-4 = room 5
field-5 = upgrade 1
field-6 = upgrade 2
field-7 = upgrade 3
field-8 = upgrade 4
field-9 = upgrade 5
field-10 = left courtier 1
field-11 = left courtier 2
field-12 = left courtier 3
field-13 = right courtier 1
field-14 = right courtier 2
field-15 = right courtier 3
source-0 = the room
source-1 = upgrade card
source-2 = { field-10 }
source-3 = { field-11 }
source-4 = { field-12 }
source-5 = { field-13 }
source-6 = { field-14 }
source-7 = { field-15 }
source-8 = { tile-0 }
source-9 = { tile-1 }
source-10 = { tile-2 }
source-11 = { tile-3 }
source-12 = { tile-4 }
source-13 = { tile-5 }
source-14 = { tile-6 }
source-15 = { tile-7 }
source-16 = { tile-8 }
source-17 = { tile-9 }
source-18 = { tile-10 }
source-19 = { tile-11 }
source-20 = { tile-12 }
source-21 = { tile-13 }
source-22 = { tile-14 }
source-23 = { tile-15 }
source-24 = { tile-16 }
source-25 = { tile-17 }
source-26 = { tile-18 }
source-27 = { tile-19 }
source-28 = { tile-20 }
source-29 = { tile-21 }
source-30 = { tile-22 }
source-31 = { tile-23 }
source-32 = { tile-24 }
source-33 = { tile-25 }
source-34 = { tile-26 }
source-35 = { tile-27 }
source-36 = { tile-28 }
source-37 = { tile-29 }
source-38 = { tile-30 }
source-39 = { tile-31 }
source-40 = { tile-32 }
source-41 = { tile-33 }
source-42 = { tile-34 }
source-43 = { tile-35 }
source-44 = { tile-36 }
source-45 = { tile-37 }
source-46 = { tile-38 }
source-47 = { tile-39 }
source-48 = { tile-40 }
source-49 = { alliance-0 }
source-50 = { alliance-1 }
source-51 = { alliance-2 }
source-52 = indulgence
source-53 = { patron-2 }
action-0 = Govern
action-1 = Patronage
action-2 = Trade
action-3 = Annex
action-4 = War
action-5 = Intrigue
sea-0 = Ligurian Sea
sea-1 = Tyrrhenian Sea
sea-2 = Strait of Sicily
sea-3 = Ionian Sea
sea-4 = Adriatic Sea
symbol-0 = Florin
symbol-1 = Crown
symbol-2 = Cross
symbol-3 = Cavalry
symbol-4 = Ship
symbol-5 = Mask
symbol-6 = War bonus
symbol-7 = Arrow
alliance-0 = Kingdom of France
alliance-1 = Ottoman Empire
alliance-2 = Holy Roman Empire
patron-0 = Leonardo da Vinci
patron-1 = Nicolaus Copernicus
patron-2 = Michelangelo
patron-3 = Christopher Columbus
patron-4 = Niccolò Machiavelli
patron-5 = Fortification
patron-6 = The Prince
patron-7 = Cathedral Dome
patron-8 = Sistine Chapel
patron-9 = Cannons
bonus-0 = token
bonus-1 = { patron-0 }
bonus-2 = { patron-9 }
bonus-3 = { patron-5 }
bonus-4 = { alliance-0 }
bonus-5 = { field-10 }
bonus-6 = { field-11 }
bonus-7 = { field-12 }
bonus-8 = { field-13 }
bonus-9 = { field-14 }
bonus-10 = { field-15 }
side-0 = left
side-1 = right
purpose-0 = florins
purpose-1 = a step
purpose-2 = an indulgence
purpose-3 = the action
purpose-4 = Patronage
purpose-5 = the retreat
purpose-6 = purchases
purpose-7 = an alliance
trigger-0 = no neutral city is left
trigger-1 = somebody controls eight cities
trigger-2 = somebody has reached the end of the patronage track
trigger-3 = the years are over

# Where points come from.
tie-break = Of equal points, more crowns on cards and tiles come first.
points-cities = Cities
points-patronage = Patronage
points-printed = Cards, tiles and patron bonuses
points-religion = Religious influence
points-alliances = Alliances
points-trophies = Trophies
points-indulgences = Indulgences left

# What the components do; numbers stand on the pieces.
about-power-0 = The Sforza. Crowns for Annex, cavalry for War, a bishop in the family. Rich start cities in the north-west.
about-power-1 = The Medici. A family of patrons with florins; the way to Patronage is short.
about-power-2 = Aragon. Soldiers and an agent more at the start; start cities far to the south.
about-power-3 = The doges. Ships and crowns; Patronage and the sea.
about-power-4 = The Borgia. Crosses, masks and an agent more at the start; start cities amid all others.
about-card-0 = In a room its action is Annex. It shows a crown and a mask.
about-card-1 = In a room its action is Annex. It shows crowns. It brings one more agent.
about-card-2 = It shows no action: only an upgrade or a courtier. It shows a crown and a mask. It brings one more agent.
about-card-3 = In a room its action is Intrigue. It shows masks and a war bonus. It brings one more agent.
about-card-4 = In a room its action is Trade. It shows ships and florins.
about-card-5 = In a room its action is War. It shows cavalry, a crown and a war bonus.
about-card-6 = In a room its action is Govern. It shows a crown and a cross. It is worth points at the end.
about-card-7 = In a room its action is War. It shows cavalry and a war bonus.
about-card-8 = It shows no action: only an upgrade or a courtier. It shows ships and a war bonus.
about-card-9 = In a room its action is Patronage. It shows florins and a crown.
about-card-10 = It shows no action: only an upgrade or a courtier. It shows a crown and a cross.
about-card-11 = In a room its action is Govern. It shows crowns and crosses. It is worth points at the end.
about-card-12 = In a room its action is Annex. It shows crowns and a mask.
about-card-13 = In a room its action is War. It shows cavalry and a war bonus.
about-card-14 = In a room its action is Govern. It shows a crown and a cross.
about-card-15 = In a room its action is Patronage. It shows a crown and florins.
about-card-16 = In a room its action is Annex. It shows a crown and a mask.
about-card-17 = In a room its action is Govern. It shows a crown and a cross.
about-card-18 = In a room its action is War. It shows cavalry, a crown and a war bonus.
about-card-19 = In a room its action is Annex. It shows crowns and cavalry.
about-card-20 = In a room its action is Intrigue. It shows a mask and cavalry. Its agent is among those you start with.
about-card-21 = In a room its action is Govern. It shows a crown and a ship.
about-card-22 = In a room its action is Annex. It shows crowns and a ship.
about-card-23 = In a room its action is Patronage. It shows a crown and florins.
about-card-24 = In a room its action is Annex. It shows crowns and a cross.
about-card-25 = In a room its action is War. It shows cavalry and a war bonus.
about-card-26 = In a room its action is Intrigue. It shows masks and a florin. Its agent is among those you start with.
about-card-27 = { about-patron-4 }
about-tile-0 = City. Its tile shows a crown and cavalry.
about-tile-1 = City. Its tile shows a florin and a ship.
about-tile-2 = City. Its tile shows crowns, florins and cavalry. Start city of { power-0 }.
about-tile-3 = City. Its tile shows florins and ships. Start city of { power-0 }.
about-tile-4 = City. Its tile shows a florin and a mask.
about-tile-5 = City. Its tile shows florins and cavalry.
about-tile-6 = City. Its tile shows florins. Start city of { power-3 }.
about-tile-7 = City. Its tile shows a crown, florins and ships. Start city of { power-3 }.
about-tile-8 = City. Its tile shows florins and a mask.
about-tile-9 = City. Its tile shows a crown, a cross and florins.
about-tile-10 = City. Its tile shows a cross and a florin.
about-tile-11 = City. Its tile shows crowns and florins. Start city of { power-1 }.
about-tile-12 = City. Its tile shows florins and a ship. Start city of { power-1 }.
about-tile-13 = City. Its tile shows a crown and florins.
about-tile-14 = City. Its tile shows a ship and an arrow.
about-tile-15 = City. Its tile shows cavalry and an arrow.
about-tile-16 = City. Its tile shows cavalry and a mask.
about-tile-17 = City. Its tile shows crowns, a cross and a florin. Start city of { power-4 }.
about-tile-18 = City. Its tile shows florins and a ship. Start city of { power-4 }.
about-tile-19 = City. Its tile shows a florin and an arrow.
about-tile-20 = City. Its tile shows crowns, florins and a ship. Start city of { power-2 }.
about-tile-21 = City. Its tile shows a cross and a florin.
about-tile-22 = City. Its tile shows a cross and a ship.
about-tile-23 = City. Its tile shows a florin and a ship.
about-tile-24 = City. Its tile shows a ship and a mask.
about-tile-25 = City. Its tile shows a florin and a ship. Start city of { power-2 }.
about-tile-26 = City. Its tile shows florins and ships. A port of pirates: never annexed, only conquered.
about-tile-27 = City. Its tile shows florins and a ship. A port of pirates: never annexed, only conquered.
about-tile-28 = City. Its tile shows a ship and a mask. A port of pirates: never annexed, only conquered.
about-tile-29 = City. Its tile shows a florin and ships. A port of pirates: never annexed, only conquered.
about-tile-30 = Title of your own power. It shows a crown and cavalry and opens a courtier field, face down too.
about-tile-31 = Title of your own power. It shows a crown and an arrow and is worth points at the end.
about-tile-32 = Title, not together with the Republic. It shows crowns and cavalry, opens a courtier field and is worth points at the end.
about-tile-33 = Title, not together with the Kingdom. It shows florins, a ship and an arrow, opens a courtier field and is worth points at the end.
about-tile-34 = One for each player. It shows florins and a ship.
about-tile-35 = Built in an own city of value 3 or 4; the tile comes face down. It shows a cross and is worth points; who conquers the city takes it.
about-tile-36 = { about-tile-35 }
about-tile-37 = { about-tile-35 }
about-tile-38 = { about-tile-35 }
about-tile-39 = { about-tile-35 }
about-tile-40 = For a florin a strong war bonus in one siege or battle; then face down until Govern turns it up.
about-item-0 = { about-card-0 }
about-item-1 = { about-card-1 }
about-item-2 = { about-card-2 }
about-item-3 = { about-card-3 }
about-item-4 = { about-card-4 }
about-item-5 = { about-card-5 }
about-item-6 = { about-card-6 }
about-item-7 = { about-card-7 }
about-item-8 = { about-card-8 }
about-item-9 = { about-card-9 }
about-item-10 = { about-card-10 }
about-item-11 = { about-card-11 }
about-item-12 = { about-tile-30 }
about-item-13 = { about-tile-31 }
about-item-14 = { about-tile-32 }
about-item-15 = { about-tile-33 }
about-item-16 = { about-tile-34 }
about-item-17 = { about-tile-35 }
about-patron-0 = Person. For a florin one war bonus in every siege.
about-patron-1 = Person. Opens one more courtier field.
about-patron-2 = Person. One crown more in every Patronage action.
about-patron-3 = Person. Points at the end.
about-patron-4 = Person. A card for a courtier field: action Intrigue, a crown or masks.
about-patron-5 = Work. A war bonus in every siege you defend.
about-patron-6 = Work. Opens a courtier field, brings an agent, and others can no longer put agents on your cities, rooms and alliances.
about-patron-7 = Work. Counts as a cross at the end.
about-patron-8 = Work. Counts as two crosses at the end.
about-patron-9 = Work. A tile: for a florin a strong war bonus in one siege or battle; then face down until Govern turns it up.
about-alliance-0 = A war bonus in one siege or battle; Govern makes it ready again. A point at the end unless a foreign agent is there.
about-alliance-1 = Ships for one action or retreat; Govern makes them ready again. A point at the end unless a foreign agent is there.
about-alliance-2 = A cross for an action, a purchase or against an indulgence, and for religion at the end; Govern makes it ready again. A point at the end unless a foreign agent is there.
about-bonus-0 = One strength more; the token goes back to the supply.
about-bonus-1 = { about-patron-0 }
about-bonus-2 = { about-patron-9 }
about-bonus-3 = { about-patron-5 }
about-bonus-4 = { about-alliance-0 }
about-bonus-5 = The courtier gives the war bonus it shows, for its price, and lies face down afterwards.
about-bonus-6 = { about-bonus-5 }
about-bonus-7 = { about-bonus-5 }
about-bonus-8 = { about-bonus-5 }
about-bonus-9 = { about-bonus-5 }
about-bonus-10 = { about-bonus-5 }
# Headings of actions
head-choose-power = Choose a power
head-place-family = Place the family
head-put-marker = Choose a room
head-go-on = One room further
head-buy-step = Buy a step
head-use-arrow = Use an arrow
head-stop = Stop here
head-remove-with-cross = Pay with a cross
head-remove-with-crowns = Pay with crowns
head-leave-indulgence = Leave it
head-ask-florins = Request an indulgence
head-forgo = Use no action
head-govern = Govern
head-turn-up = Turn tiles up
head-advance-patronage = Advance in Patronage
head-choose-bonus = Take a bonus
head-trade = Trade
head-annex = Annex a city
head-use-source = Use a source
head-take-tokens = Take war tokens
head-march = March
head-sail = Sail
head-end-war = End the campaign
head-pay-masks = Use masks
head-place-agent = Place an agent
head-move-agent = Move an agent
head-remove-agent = Remove an agent
head-end-intrigue = End the intrigue
head-choose-siege = Choose a siege
head-announce = Announce a bonus
head-pass-bonus = Pass
head-besiege = Besiege the city
head-give-up = Give up
head-retreat-by-road = Retreat by road
head-retreat-by-sea = Retreat by sea
head-lose-troop = Give up a troop
head-shift-courtier = Move the courtier
head-discard = Discard a card
head-pay-troops = Pay the troops
head-dismiss = Dismiss a troop
head-move-card = Move a card
head-end-rearranging = Palace in order
head-want = Choose a purchase
head-checkout = Pay for it all
head-buy-nothing = Buy nothing
head-build-cathedral = Build the cathedral
head-lay-courtier = Lay the card
head-recruit = Recruit a troop
head-end-recruiting = Recruit no more
head-form-alliance = Form an alliance
head-form-with-agent = Form an alliance
head-take-over = Take over an alliance
head-no-alliance = No alliance
head-pay = Choose what pays
head-take-florins = Take florins

# The game in one minute, for somebody who sits down for the first time.
primer-aim = Have the most prestige when the game ends: by cities, patronage, cards, cathedrals, trophies and alliances.
primer-turn = In spring move your marker one or two rooms round your palace and use the action of the room you reach: govern, annex, wage war, intrigue, patronise the arts, or what the card lying there says.
primer-others = In winter pay your troops, rearrange your palace, buy cards and tiles, recruit, and form an alliance. Then the next year begins.
primer-points = Everything is paid with symbols on face-up courtiers, tiles and the cards in the room. What was used is turned over. Courtiers wake when the marker passes their arrow, tiles when you govern.
primer-first = To begin with: a family card in a room makes its action stronger, a courtier pays anywhere. Annex neutral cities near your own. Nothing is hidden, so ask the table what a choice would lead to.

# A deed that tells nothing yet, as its own player reads it in the journal; an empty one is a step of what is told next.
did-place-family = { $seat } placed the family in secret.
did-leave-indulgence = { $seat } left the indulgence where it lay.
did-end-rearranging = { $seat } finished arranging the palace.
did-buy-nothing = { $seat } bought nothing.
did-end-recruiting = { $seat } recruited no more troops.
did-no-alliance = { $seat } formed no alliance.
did-end-war = { $seat } ended the campaign.
did-end-intrigue = { $seat } ended the intrigue.
did-annex = {""}
did-want = {""}
did-checkout = {""}
did-stop = {""}
did-buy-step = {""}
did-advance-patronage = {""}
did-form-alliance = {""}
