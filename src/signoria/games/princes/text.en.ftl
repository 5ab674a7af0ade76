title = Princes of the Renaissance
tagline = Condottieri for hire: bid for cities, wage their wars, and sell your friends at the right price.
choice-start = Start
choice-start-0 = Auction for order and families
choice-start-1 = Simple start for beginners (side A)
choice-side = Family tiles
choice-side-0 = Side A: the normal game
choice-side-1 = Side B: a less aggressive game
choice-open_money = Money
choice-open_money-0 = Hidden: only the number of markers is seen
choice-open_money-1 = Open to everybody
choice-stall_guard = If everybody keeps passing
choice-stall_guard-0 = Nothing happens
choice-stall_guard-1 = After three rounds an event must be auctioned

# Questions.
prompt-order-auction = Bid in secret for your place in the player order.
waiting-order-auction = Secret bids for the player order.
prompt-family-auction = Raise your bid for the families above the highest one, or pass for good.
waiting-family-auction = { $turn } bids for the families.
prompt-choosing-families = Choose your family.
waiting-choosing-families = { $turn } chooses a family.
prompt-decade = The next turn begins.
waiting-decade = The next turn begins.
prompt-declaring-currency = For which currency do you want the discount of the Baglioni in this decade?
waiting-declaring-currency = { $seat } declares the currency of the Baglioni.
prompt-end-of-decade = The decade ends.
waiting-end-of-decade = The decade ends.
prompt-turn = Your turn: choose one action.
waiting-turn = { $seat } chooses an action.
prompt-after-action = Use something more, or end your turn.
waiting-after-action = { $seat } may still use something before the turn ends.
prompt-take-card = A treachery card is drawn.
waiting-take-card = { $seat } draws a treachery card.
prompt-keep-one = Keep one of the two cards; the other goes under the pile.
waiting-keep-one = { $seat } keeps one of two cards.
prompt-hand-limit = Too many cards: discard one.
waiting-hand-limit = { $seat } discards a card.
prompt-hammer = The auction begins: { $lot }.
waiting-hammer = The auction begins: { $lot }.
prompt-auction = { $leader_id ->
        [-1] Open the bidding: { $lot }.
       *[other] { $lot }: { $leader } has bid { $high }. Bid more, or pass.
    }
waiting-auction = { $leader_id ->
        [-1] { $lot }: { $turn } may open.
       *[other] { $lot }: { $leader } leads with { $high }, { $turn } is to act.
    }
prompt-payment = { $lot } is yours: pay { $due }.
waiting-payment = { $payer } pays for { $lot }.
prompt-placing-event = On which city do you lay { $lot }?
waiting-placing-event = { $seat } lays { $lot } on a city.
prompt-compensation = You did not get the tile. Do you want to buy a treachery card instead?
waiting-compensation = { $seat } may buy a treachery card as compensation.
prompt-war = The war goes on.
waiting-war = The war goes on.
prompt-weather-or-veto = A war has been started. Do you play Bad weather or a veto?
waiting-weather-or-veto = { $turn } may turn the weather or veto the war.
prompt-war-pause = { $window ->
        [2] Before the first office is auctioned: do you use anything?
        [3] Before the second office is auctioned: do you use anything?
       *[other] Before the battle: do you use anything?
    }
waiting-war-pause = { $seat } may use something before the war goes on.
prompt-holy-league = Do you declare the Holy League with one of the cities?
waiting-holy-league = The owner of the Pope decides about the Holy League.
prompt-bribing = Do you bribe troops?
waiting-bribing = Troops may be bribed now.
prompt-battle = The dice are rolled.
waiting-battle = The dice are rolled.
prompt-rolled = The dice show { $red } (red) and { $blue } (blue). Do you demand a new roll?
waiting-rolled = The dice show { $red } and { $blue }; Ludovico Sforza may demand a new roll.
prompt-ranking-cities = Cities are tied: which of them comes first?
waiting-ranking-cities = Bentivoglio orders the tied cities.
prompt-negotiation = You may give money or make an offer at any time.
waiting-negotiation = Anybody may negotiate at any time.

# Answers.
do-order-bid = Bid { $gold } gold
do-raise = Raise to { $gold } gold
do-pass = Pass
do-choose-family = Take { $family }
do-declare = Declare { $currency }
do-buy-troop = Buy { $troop }
do-give-back = Give back { $troop }
do-buy-card = Buy a treachery card
do-put-up = Auction: { $lot }
do-start-war = War: { $attacker } attacks { $defender }
do-pass-turn = Pass this turn
do-steal-gold = Steal gold from { $victim }
do-steal-influence = Steal influence from { $victim }
do-rob-by-tile = Lucrezia Borgia: take influence from { $victim }
do-take-family-card = Malatesta: take a free card
do-take-tile-card = { $lot }: take a free card
do-declare-war = Declaration of war: { $attacker } attacks { $defender }
do-done = Done
do-keep = Keep { $card }
do-discard = Discard { $card }
do-bid = Bid { $amount }
do-freeze = Freeze the bid of { $victim }
do-bribe-cardinal = Bribe a cardinal
do-exchange = { $given_id ->
        [0] Banker: change { $amount } gold into influence
       *[other] Banker: change { $amount } influence into gold
    }
do-pay = Pay
do-place-event = { $city }
do-decline = No, thank you
do-bad-weather = Bad weather over { $city }
do-play-veto = Play the veto
do-use-veto = Veto by Lorenzo Medici
do-join-league = Holy League with { $city }
do-bribe-troop = Bribe { $troop } of { $owner }
do-reroll = Roll again
do-rank-first = { $city } first
do-gift = Give { $to } { $gold } gold and { $influence } influence
do-make-offer = Offer { $to } { $give_gold } gold and { $give_influence } influence for { $want_gold } gold and { $want_influence } influence{ $promise ->
        [1] {" "}and a promise
       *[other] {""}
    }
do-accept-offer = Accept offer { $offer }
do-decline-offer = Decline offer { $offer }
do-withdraw-offer = Withdraw offer { $offer }

# What happened.
event-order-bid-shown = { $seat } bid { $gold } gold for the player order.
event-order-set = { $seat } is number { $marker } in player order.
event-family-raised = { $seat } raised to { $gold } gold.
event-family-passed = { $seat } passed.
event-family-chosen = { $seat } leads the { $family }.
event-start-paid = { $seat } paid { $gold } gold for the start.
event-currency-declared = { $seat } gets the discount in { $currency } in this decade.
event-decade-began = Decade { $decade } began.
event-turn-began = It is { $seat }'s turn.
event-turn-passed = { $seat } passed the turn.
event-troop-bought = { $seat } bought { $troop } for { $gold } gold.
event-troop-given-back = { $seat } gave back { $troop }.
event-card-bought = { $seat } bought a treachery card.
event-card-drawn = { $card_id ->
        [-1] { $seat } drew a card.
       *[other] { $seat } drew { $card }.
    }
event-card-put-under = { $card_id ->
        [-1] { $seat } put a card under the pile.
       *[other] { $seat } put { $card } under the pile.
    }
event-card-discarded = { $seat } discarded { $card }.
event-pile-reshuffled = { $cards ->
        [one] One discarded card became the new pile.
       *[other] { $cards } discarded cards became the new pile.
    }
event-tile-used = { $seat } used { $lot }.
event-family-used = { $seat } used the power of the family.
event-robbed = { $currency_id ->
        [0] { $thief } stole { $amount } gold from { $victim }.
       *[other] { $thief } stole { $amount } influence from { $victim }.
    }
event-status-changed = { $city } went from { $before } to { $after }.
event-lot-put-up = { $seat } put { $lot } up for auction.
event-bid-made = { $seat } bid { $amount }.
event-auction-passed = { $seat } passed.
event-bid-frozen = { $seat } froze the bid of { $victim }.
event-cardinal-bribed = { $seat } bribed a cardinal: { $discount } influence off.
event-exchanged = { $given_id ->
        [0] { $seat } changed { $amount } gold into influence at the bank.
       *[other] { $seat } changed { $amount } influence into gold at the bank.
    }
event-auction-won = { $seat } won { $lot } with { $bid } and paid { $paid }.
event-event-placed = { $seat } laid { $lot } on { $city }.
event-war-started = { $seat } started war { $cannon } of this decade: { $attacker } against { $defender }.
event-war-declared = { $seat } declared a further war: { $attacker } against { $defender }.
event-weather-turned = { $seat } brought bad weather over { $city }.
event-war-vetoed = { $seat } vetoed the war.
event-war-vetoed-by-tile = { $seat } vetoed the war with { $lot }.
event-office-vacant = { $city } found no condottiere.
event-pay-laid-out = { $city } put { $gold } gold aside for { $seat }.
event-league-declared = { $seat } declared the Holy League with { $city }.
event-league-declined = { $seat } stayed out of the war.
event-troop-bribed = { $seat } bribed { $troop } of { $owner }.
event-dice-rolled = { $round ->
        [1] Attack: the dice show { $red } (red) and { $blue } (blue).
       *[other] Counter-attack: the dice show { $red } (red) and { $blue } (blue).
    }
event-reroll-demanded = { $seat } demanded a new roll.
event-strengths-compared = { $city } attacks with { $attack }, { $against } defends with { $defence }.
event-war-drawn = The war ended as a draw.
event-war-won = { $steps ->
        [one] { $city } beat { $loser }.
       *[other] { $city } crushed { $loser }.
    }
event-triumph-taken = { $seat } took a triumph.
event-gift-given = { $gold_id ->
        [-1] { $giver } handed money to { $taker }.
       *[other] { $giver } gave { $taker } { $gold } gold and { $influence } influence.
    }
event-offer-made = { $give_gold_id ->
        [-1] { $maker } made { $to } an offer (no. { $offer }).
       *[other] { $maker } offered { $to } { $give_gold } gold and { $give_influence } influence for { $want_gold } gold and { $want_influence } influence (no. { $offer }).
    }
event-offer-accepted = { $give_gold_id ->
        [-1] { $to } accepted the offer of { $maker } (no. { $offer }).
       *[other] { $to } accepted the offer of { $maker } (no. { $offer }): { $give_gold } gold and { $give_influence } influence for { $want_gold } gold and { $want_influence } influence.
    }
event-offer-declined = { $to } declined the offer of { $maker } (no. { $offer }).
event-offer-withdrawn = { $maker } withdrew the offer to { $to } (no. { $offer }).
event-offer-failed = The offer of { $maker } to { $to } fell through: it cannot be paid (no. { $offer }).
event-income-taken = { $seat } took { $gold } gold and { $influence } influence as income and { $pay } gold as pay.
event-city-ranked = { $points ->
        [one] Tiles of { $city } are worth one point.
       *[other] Tiles of { $city } are worth { $points } points.
    }
event-money-shown = { $seat } showed { $gold } gold and { $influence } influence.
event-points-counted = { $seat } scored { $sum }: tiles { $tiles }, events { $events }, Pope { $pope }, gold { $gold }, influence { $influence }, triumphs { $triumphs }.
event-game-won = The game was won by { $winners }.

# Why not.
why-too-poor = You do not hold that much.
why-troop-owned = You already own this troop.
why-none-left = The supply has none left.
why-too-early = Cavalry and artillery are for sale from the second decade on.
why-not-owned = You do not own this troop.
why-tile-limit = You may own six city tiles from three cities at most.
why-cannot-open = You cannot make the opening bid: twice the status of the city.
why-not-on-display = This does not lie in the display.
why-war-limit = The wars of this decade have all been fought.
why-same-city = A city cannot fight itself.
why-must-open = Whoever puts something up must make the first bid.
why-bid-too-low = You must bid more than the highest bid.
why-below-minimum = The opening bid for a city tile is at least twice the status of its city.
why-over-ceiling = That is more than you can pay with your markers, discounts, cards and Bankers.
why-frozen = Your bid is frozen: you can only pass.
why-no-freeze-target = Only others who are still in this auction and not frozen yet can be frozen.
why-no-such-card = You do not hold such a card.
why-used-up = This has been used in this decade already, or you do not own it.
why-not-in-window = This can only be used on your own turn.
why-no-stealing-now = Nobody can steal while an auction is running.
why-must-stay-payable = Your bid must stay payable.
why-discard-first = First discard down to your hand limit.
why-event-must-come = Everybody has passed long enough: now an event must be auctioned.
why-raise-too-low = You must raise above the highest total bid.
why-family-taken = This family is taken.
why-not-in-this-war = This city is not in the war.
why-troop-not-here = This troop takes no part in the war or has been bribed already.
why-no-more-banking = After the last event of the decade the Bankers are closed.
why-no-talk-now = Money cannot change hands right now.
why-too-many-offers = Three offers or gifts are enough for the moment.
why-empty-offer = There must be something in it.
why-no-such-offer = There is no such offer for you.
why-no-declaration-yet = War can be declared at the end of your turn, after your action.
why-pay-first = First pay for what you have won.
why-not-tied = This city is not tied for the next place.
why-no-such-player = Choose another player.
why-one-action = You have had your one action on this turn.
why-not-your-bid = It is not your turn to bid, or you are out of this auction.
why-action-waits = That is one of the actions of a turn; now something else comes first.
why-only-in-auction = That belongs to an auction, when it is your turn to bid.
why-only-for-the-pope = It is played only by whoever wins the auction of the Pope, while paying.
why-only-as-war-starts = It is played right after a war has been started, before the commanders are hired.
why-only-before-battle = Troops are bribed in a war, right before the dice are rolled, by those who take part.
why-no-league-now = The Holy League is declared in a war by the owner of the Pope, once a decade.
why-families-chosen = Families are chosen once, before the first decade.

# Headings of the rules named above.
rule-PRI-005 = Payments
rule-PRI-008 = Hand limit
rule-PRI-009 = City tile limit
rule-PRI-010 = Troop limit
rule-PRI-011 = Once a decade
rule-PRI-012 = Playing treachery cards
rule-PRI-043 = Family auction
rule-PRI-046 = Choosing families
rule-PRI-061 = One action a turn
rule-PRI-063 = Windows for turn effects
rule-PRI-064 = No stealing during an auction
rule-PRI-072 = Buying troops
rule-PRI-073 = Troops of later decades
rule-PRI-074 = Giving troops back
rule-PRI-090 = Putting up for auction
rule-PRI-091 = The opening bid
rule-PRI-092 = Bidding
rule-PRI-093 = Out of the auction
rule-PRI-094 = Paying
rule-PRI-097 = Bid ceiling
rule-PRI-098 = Bids stay payable
rule-PRI-110 = Lowest opening bid
rule-PRI-111 = Opening a city tile
rule-PRI-150 = Wars in a decade
rule-PRI-153 = The two cities
rule-PRI-156 = Bad weather
rule-PRI-181 = Bribing troops
rule-PRI-200 = Passing
rule-PRI-234 = Tied cities
rule-PRI-282 = Bankers
rule-PRI-302 = Victims of theft
rule-PRI-304 = Frozen bids
rule-PRI-307 = Whom to freeze
rule-PRI-309 = Declaration of war
rule-PRI-321 = What may change hands
rule-PRI-322 = Offers
rule-PRI-323 = When money may change hands
rule-PRI-041 = Secret bids for the player order
rule-PRI-065 = When the turn ends
rule-PRI-076 = Drawing a treachery card
rule-PRI-112 = A card instead of the tile
rule-PRI-122 = The winner lays the event on a city
rule-PRI-152 = The steps of a war
rule-PRI-158 = Weather and veto, until nobody wants to
rule-PRI-175 = The Holy League
rule-PRI-180 = Bribing, once around
rule-PRI-188 = The attack
rule-PRI-190 = Ludovico Sforza: rolling again
rule-PRI-211 = Income after the decade
rule-PRI-253 = Baglioni: one currency a decade
rule-PRI-254 = Bentivoglio: two cards, keep one
rule-PRI-320 = Agreements at any time, none binding
rule-PRI-303 = When a bid can be frozen
rule-PRI-308 = Bribe cardinal
rule-PRI-155 = Cards as a war starts

# Names.
lot-0 = Venetian merchant
lot-1 = Venetian merchant
lot-2 = Venetian merchant
lot-3 = Venetian merchant
lot-4 = Venetian merchant
lot-5 = Rich merchant
lot-6 = The Doge
lot-7 = Milanese merchant
lot-8 = Genoese crossbow
lot-9 = Swiss mercenaries
lot-10 = Armourer
lot-11 = Ludovico Sforza
lot-12 = Caterina Sforza
lot-13 = Pallavicino family
lot-14 = Lorenzo Medici
lot-15 = Giovanni Medici
lot-16 = Soderini family
lot-17 = Pazzi family
lot-18 = Banker
lot-19 = Banker
lot-20 = Florentine merchant
lot-21 = Roderigo Borgia
lot-22 = Cesare Borgia
lot-23 = Lucrezia Borgia
lot-24 = Colonna family
lot-25 = Orsini family
lot-26 = Della Rovere
lot-27 = Roman merchant
lot-28 = Alfonso of Aragon
lot-29 = Ferrante of Aragon
lot-30 = Spanish infantry
lot-31 = Neapolitan merchant
lot-32 = Neapolitan merchant
lot-33 = Neapolitan merchant
lot-34 = Rich family
lot-35 = Gozzoli
lot-36 = Verrocchio
lot-37 = Botticelli
lot-38 = Wine merchant
lot-39 = Bellini
lot-40 = Da Vinci
lot-41 = Ghirlandaio
lot-42 = Wine merchant
lot-43 = Michelangelo
lot-44 = Carpaccio
lot-45 = Pinturicchio
lot-46 = French invasion
lot-47 = The Pope
lot-48 = Command of the attack
lot-49 = Command of the defence
city-0 = Venice
city-1 = Milan
city-2 = Florence
city-3 = Rome
city-4 = Naples
family-0 = Baglioni
family-1 = Bentivoglio
family-2 = d'Este
family-3 = Gonzaga
family-4 = Malatesta
family-5 = Montefeltro
troop-0 = crossbowmen
troop-1 = light infantry
troop-2 = pikemen
troop-3 = stradiots
troop-4 = field fortification
troop-5 = arquebusiers
troop-6 = artillery
troop-7 = cavalry
card-0 = Steal influence
card-1 = Freeze bid
card-2 = Bribe cardinal
card-3 = Steal gold
card-4 = Declaration of war
card-5 = Bad weather
card-6 = Bribe troops
card-7 = Veto
currency-0 = gold
currency-1 = influence

# Where points come from.
points-tiles = City tiles
points-events = Event tiles
points-pope = The Pope
points-gold = Most gold
points-influence = Most influence
points-triumphs = Triumphs
hidden-gold = The others' purses are closed until the end: nobody knows who has the most gold.
hidden-influence = The others' purses are closed until the end: nobody knows who has the most influence.

# What things do. Incomes stand on the tiles themselves.
about-lot-0 = Gold at every income. It counts as a merchant: each wine merchant you own makes it pay 1 gold more and score 1 point.
about-lot-1 = { about-lot-0 }
about-lot-2 = { about-lot-0 }
about-lot-3 = { about-lot-0 }
about-lot-4 = { about-lot-0 }
about-lot-5 = { about-lot-0 }
about-lot-6 = Income at the end of every decade; no power of its own.
about-lot-7 = { about-lot-0 }
about-lot-8 = As condottiere, your crossbowmen defend with 1 more.
about-lot-9 = As condottiere, your pikemen attack and defend with 1 more. Commands in wars cost you 1 influence less.
about-lot-10 = As condottiere, your cavalry attacks with 1 more. Commands in wars cost you 1 influence less.
about-lot-11 = Once a decade, right after a roll in any war: have both dice rolled again. The second roll stands.
about-lot-12 = As condottiere you defend with 2 more if one of your troops that is not bribed shows a shield.
about-lot-13 = Once a decade, on your turn: take a treachery card for nothing.
about-lot-14 = Once a decade: veto a war before its commands are auctioned. It ends as a draw.
about-lot-15 = The Pope costs you 1 influence less.
about-lot-16 = { about-lot-6 }
about-lot-17 = { about-lot-6 }
about-lot-18 = Once a decade, at any time: change up to 3 gold into influence or back, also to pay a bid. Not after the last event of the decade.
about-lot-19 = { about-lot-18 }
about-lot-20 = { about-lot-0 }
about-lot-21 = { about-lot-15 }
about-lot-22 = You may hold one more treachery card.
about-lot-23 = Once a decade, on your turn while nothing is auctioned: take 2 influence from a player.
about-lot-24 = { about-lot-15 }
about-lot-25 = { about-lot-15 }
about-lot-26 = { about-lot-15 }
about-lot-27 = { about-lot-0 }
about-lot-28 = { about-lot-13 }
about-lot-29 = { about-lot-22 }
about-lot-30 = As condottiere, your light infantry attacks and defends with 1 more.
about-lot-31 = { about-lot-0 }
about-lot-32 = { about-lot-0 }
about-lot-33 = { about-lot-0 }
about-lot-34 = { about-lot-6 }
about-lot-35 = Victory points at the end for its owner.
about-lot-36 = { about-lot-35 }
about-lot-37 = The winner lays it on any city, whose status rises. Of equal cities the one with more such tiles ranks higher.
about-lot-38 = Every merchant you own pays 1 gold more at each income and scores 1 point at the end.
about-lot-39 = { about-lot-35 }
about-lot-40 = { about-lot-35 }
about-lot-41 = { about-lot-37 }
about-lot-42 = { about-lot-38 }
about-lot-43 = { about-lot-35 }
about-lot-44 = { about-lot-37 }
about-lot-45 = { about-lot-37 }
about-lot-46 = The winner lays it on any city, whose status falls. It still counts for the city when equal cities are ranked.
about-lot-47 = For this decade: 3 gold at its end and, once, the Holy League: all your troops join one side of a war that you do not lead. At the end of the game 3 points.
about-lot-48 = You lead the attack. Won or lost, the city's present status is your pay at the end of the decade; a victory is a triumph.
about-lot-49 = You lead the defence. Won or lost, the city's present status is your pay at the end of the decade; a victory is a triumph.
about-family-0 = Side A: 1 off everything you win at auction, in its own currency. Side B: only in the currency you declare for the decade.
about-family-1 = Buying a treachery card, you draw two and keep one. Side A: at the end you also order cities that are still equal.
about-family-2 = As condottiere you defend with 1 more. Side A: you may also buy artillery in the first decade.
about-family-3 = At auctions what is paid in gold costs you less: 2 gold on side A, 1 gold on side B.
about-family-4 = You may hold three treachery cards. Side A: once a decade you also take one for nothing on your turn.
about-family-5 = Whatever is auctioned for influence costs you less: 2 on side A, 1 on side B.
side-a-family-0 = Everything you win at auction costs you 1 less, in its own currency.
side-b-family-0 = What you win at auction in the currency of the decade, which you declare, costs you 1 less.
side-a-family-1 = Buying a treachery card, you draw two and keep one. At the end you order cities that are still equal.
side-b-family-1 = Buying a treachery card, you draw two and keep one.
side-a-family-2 = As condottiere you defend with 1 more. You may buy artillery in the first decade already.
side-b-family-2 = As condottiere you defend with 1 more.
side-a-family-3 = What is auctioned for gold costs you 2 less.
side-b-family-3 = What is auctioned for gold costs you 1 less.
side-a-family-4 = You may hold three treachery cards; one a decade is free.
side-b-family-4 = You may hold three treachery cards.
side-a-family-5 = What is auctioned for influence costs you 2 less.
side-b-family-5 = What is auctioned for influence costs you 1 less.
about-troop-0 = They attack and defend; the Genoese crossbow adds 1 to the defence.
about-troop-1 = It attacks and defends; the Spanish infantry adds 1 to both.
about-troop-2 = Attack 0, defence 2; the Swiss mercenaries add 1 to both.
about-troop-3 = They attack and cannot defend.
about-troop-4 = Defence 3; it cannot attack.
about-troop-5 = They attack and defend.
about-troop-6 = Attack 3, defence 1. From the second decade on; d'Este on side A may buy it in the first.
about-troop-7 = It attacks, cannot defend, and brings 2 influence at every income. The armourer adds 1 to the attack. From the second decade on.
about-card-0 = On your turn, while nothing is auctioned: take 2 influence from a player.
about-card-1 = In an auction, before you bid or pass: a rival cannot bid on his next turn.
about-card-2 = When you pay for the Pope: 3 influence less.
about-card-3 = On your turn, while nothing is auctioned: take 3 gold from a player.
about-card-4 = At the end of your turn: start one more war; the cannon does not move.
about-card-5 = Before the commands of a war are auctioned: one city attacks and defends with 1 less.
about-card-6 = As condottiere or Holy League, before the dice: one troop has no effect.
about-card-7 = Before the commands of a war are auctioned: the war ends as a draw.

# Headings of the forms in which an answer is put together.
head-order-bid = Your secret bid
head-raise = Raise your bid
head-pass = Pass
head-choose-family = Choose a family
head-declare = Declare a currency
head-buy-troop = Buy a troop
head-give-back = Give back a troop
head-buy-card = Buy a card
head-put-up = Auction something
head-start-war = Start a war
head-pass-turn = Pass this turn
head-steal-gold = Steal gold
head-steal-influence = Steal influence
head-rob-by-tile = Lucrezia Borgia steals
head-take-family-card = Take a free card
head-take-tile-card = Take a free card
head-declare-war = Declare a war
head-done = Done
head-keep = Keep one card
head-discard = Discard a card
head-bid = Your bid
head-freeze = Freeze a bid
head-bribe-cardinal = Bribe a cardinal
head-exchange = Change at the banker
head-pay = Pay
head-place-event = Place the event
head-decline = Decline
head-bad-weather = Bad weather
head-play-veto = Play the veto
head-use-veto = Lorenzo's veto
head-join-league = Declare the Holy League
head-bribe-troop = Bribe a troop
head-reroll = Roll again
head-rank-first = Order the cities
head-gift = Give money
head-make-offer = Make an offer
head-accept-offer = Accept an offer
head-decline-offer = Decline an offer
head-withdraw-offer = Withdraw an offer

# The game in one minute, for somebody who sits down for the first time.
primer-aim = Have the most points after three decades.
primer-turn = On your turn do one thing: buy a troop or a treachery card, put a tile up for auction, start a war between two cities, or pass. A decade ends when its last event is sold.
primer-others = Everybody may bid in every auction. City tiles cost gold, commands in war and the Pope influence, and each event says which of the two; one never pays for the other.
primer-points = City tiles bring income now, and points at the end by the rank of their city. Wars move cities up and down. Who leads an army is paid even for losing; who wins gets a triumph, and each further triumph is worth more than the last.
primer-first = To begin with: buy tiles of one or two cities, then make them rise. Own money and cards are seen by you alone, and you may strike bargains with anybody at any time.
did-pass = { $seat } played nothing.
did-done = { $seat } used nothing more.
