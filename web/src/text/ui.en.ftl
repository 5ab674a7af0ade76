# The client's own words. Plain, short, second person, present tense.
you-can = You can
press-the-number = press the number
what-you-can-do = What you can do
nothing-now = Nothing to decide just now.
reading-only = You are reading an earlier moment.
next-nine = Next nine (page { $page } of { $pages })
at-any-time = At any time
choices-n = { $n ->
    [one] One choice.
   *[other] { $n } choices.
}
your-decision = Your decision
waiting = Waiting.
waiting-for = Waiting for { $names }
also-waiting = { $n ->
    [one] { $names } still answers as well.
   *[other] { $names } still answer as well.
}
is-deciding = Decides now
table-open = The table is being filled
game-over = The game is over. Won by { $names }.
go-on-choosing = Choose what else belongs to it, or step back.
on-its-way = On its way …
reading-entry = You are reading entry { $n }.
back-to-now = Back to now
step-back = Step back
confirm = Confirm
undo = Undo
question-changed = The question has changed; what you had put together no longer fits.
seat-n = Seat { $n }
seat-free = Free seat
you = you
present = Present
absent = Not here
away = A bot plays on
bot-kind = Bot, { $kind ->
    [easy] easy
    [medium] fair
    [hard] strong
   *[other] { $kind }
}
place-n = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
players = Players
players-and-choices = Players and choices
deals-and-journal = The matter in hand, and the journal
board = Board
table = Table
analysis = Analysis
rules = Rules
sheets = Sheets of this table
sheet-board = Board
sheet-hand = Hand
sheet-deal = Deals
sheet-journal = Journal
assemble = Your decision in parts
put-away = Put away
several-meanings = This can mean several things:
chosen-of = { $chosen } chosen, { $least } to { $most }
less = Less
more = More
yes = yes
no = no
none = none
something-missing = Something is still missing
not-connected-kept = Not connected. What you put together is kept.
not-connected = Not connected.
safe-at = The last known move is entry { $n }. Trying again by itself.
bye-replaced = This table is open in another window.
bye-gone = This table is gone.
table-gone = This table is gone, or was never there.
laying-the-table = The table is being laid …
journal = Journal
talk = Talk
promises = Promises
notes = Notes
primer = How it is played
primer-colours = Three colours mean the same at every table
primer-gold = Gold: you can choose it now.
primer-blue = Blue paper: only you can see it.
primer-red = Red ink: it was done to you, or it is about you.
primer-ask = Point at anything else, and the table says why it cannot be chosen. Undo stands above the board.
primer-done = To the journal
coach-new = New to you
coach-done = Got it
coach-off = Explain no more
coach-ask = What is this?
coach-setting = Explain every kind of question the first time
primer-rules = All rules
took-back = { $name } took back entry { $n }.
the-table = The table
see-entry = See the table after entry { $n }
did-own = { $name }: { $deed }
did-unseen = { $names } decided
all-choices = { $n ->
    [one] { $n } choice
   *[other] All { $n } choices
 }
by-order = by order
by-clock = by clock
by-bot = bot
watcher = Spectator
to-only = only to { $name }
no-talk = Nobody has said anything yet.
say-to = To whom
to-all = to all
say-something = Say something
send = Send
promised = { $by } promises { $to }
promise-offered = not noted yet
promise-accepted = noted
promise-declined = declined
promise-kept = kept
promise-broken = broken
promise-note = Noted
promise-decline = Decline
no-promises = No promises. They bind nobody; the table remembers them.
promise-to = Promise to
promise-words = What you promise
notes-only-you = Your notes; only you see them
seat-link = My seat on another device
seat-link-about = Open this link there and the seat goes with you. It works once; a new link makes the old one useless.
seat-link-make = Make a link
seat-link-anew = Make a new link
order-runs = Standing order: { $do } up to { $most }
orders = While I am away
orders-about = Standing orders answer for you. Only you see them, and they end by themselves, with the reason, when they no longer fit.
orders-whenever = Whenever I am asked this:
order-always = Whenever asked: { $do }
order-next = Next time asked: { $do }
order-rules = what the rules do when time runs out
order-once = only the next time
order-ended = Ended: { $order }. { $reason }
why-order-changed = The question reads differently now.
why-order-maximum = Your maximum has been passed.
why-order-event = Something happened that ends it.
withdraw = Withdraw
history = History
to-start = To the start
one-back = One entry back
one-on = One entry on
to-now = To now
entry-of = Entry { $n } of { $last }
entry-n = Entry { $n }
of-n = of { $last }
of-n-now = of { $last }, now
read-the-rule = Read the rule
asked-now = Asked now:
why-not-now = This does not belong to what is asked now.
why-in-the-list = You can use this now: it stands in the list of choices.
zoom-in = Closer
zoom-out = Farther
zoom-fit = Whole board
language = Language
theme = Light or dark
theme-auto = as the system
theme-light = light
theme-dark = dark
sound = Sound
sound-off = no sound
sound-mine = sound when it is your turn
sound-all = all sounds
settings = Settings
confirmations = Confirm
confirm-always = every decision
confirm-several = decisions of several parts
confirm-never = never
motion = Pieces travel
patterns = Hatched player colours
single-keys = Single keys act
keyboard = Keyboard
key-take = take that choice, next nine
key-list = to the list of choices
key-commit = commit, one step back
key-arrows = walk on the board
key-why = why not? and what is it?
key-regions = board, hand, matter in hand, journal, talk, notes
key-last = say the last event again
key-undo = undo (with Shift: ask for a take-back)
key-entry = one entry back or on
key-ends = start, now
key-next = next table waiting for you
key-player = to that player
key-score = points and where they come from
key-coach = what is this about?
key-clocks = read the clocks
key-turn = one turn back or on
key-lift = lift the pieces while it is held
key-f6 = next part of the page
key-map = this map
skip-to-actions = Skip to what you can do
proposal-takeback = { $name } asks to take back everything from entry { $n } on.
proposal-stop = { $name } proposes to end the game here.
agree = Agree
decline = Decline
ended = You came { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}, with { $points ->
    [one] one point
   *[other] { $points } points
}.
again = Play again
whose-eyes = Through whose eyes
eyes-public = public
play = Play it
pause = Pause
speed = Speed
share = Copy address
scores-over-time = Scores over time
what-if = What if? Play on as { $name } after entry { $n }
what-if-hint = A private table of your own goes on from here, with bots in the other seats; it counts in no statistics.
what-if-of = What if, after entry { $n }
verify-deal = Verify the deal
deal-verified = The deal is genuine: { $n ->
    [one] one result follows
   *[other] { $n } results follow
} from the seed sealed as { $seal }.
record = Record
scores = Scores
total = Total
seats-free = { $n ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $n } seats are free.
}
your-name = Your name
take-seat = Sit down here
strength-easy = easy
strength-medium = fair
strength-hard = strong
players-n = { $n } players
begins-when-full = The game begins when all seats are taken.
fill-with-bots = Fill the free seats with bots and begin
seat-bot = Bot: { $bot }
invite = Send this link to whoever shall play
copy = Copy
good-morning = Good morning, { $name }.
good-day = Good day, { $name }.
good-evening = Good evening, { $name }.
tables-wait = { $n ->
    [0] Nothing waits for you.
    [2] Two tables wait for you.
    [3] Three tables wait for you.
    [4] Four tables wait for you.
    [one] One table waits for you.
   *[other] { $n } tables wait for you.
}
four-games = Four games of the Italian Renaissance.
four-games-more = With friends, or now, against bots.
site = Site
tables = Tables
shown-head = { $game } plays itself
shown-about = A whole game that bots played, drawn again from its record: nobody waits at this table.
shown-play = Play this now
shown-again = From the beginning
shown-go = Go on
rules-what = Every rule of the four games, in our own words, with its number.
play-now = Play now
no-account = one click, no account
players-range = { $least } to { $most } players
play-bots = Play against bots
with-friends = With friends
guest = Guest
since-you-left = Since you left
time-left = Time left for you
waiting-for-others = Waiting for others
resting-tables = At rest
finished-tables = Finished
state-open = being filled
state-playing = being played
state-over = finished
state-stopped = stopped
open-it = Open
open-tables = Open tables
all = All
game = Game
pace = Pace
seats = Seats
minutes = { $n } min each
no-clock = no clock
join = Join
watch = Watch
no-open-tables = No open table just now. Start one: others can join by its link.
start-a-table = Start a table
people-bots-both = people, bots or both
paste-link = Paste an invitation link
no-such-link = This is not a link to a table.
open-record = Open a saved game
take-your-seat = Take your seat
colophon = Signoria is free software under the Apache License 2.0. No tracking; a guest's tables are kept by a cookie. An independent project: not affiliated with any publisher of these games.
summary = { $game } for { $seats }, { $pace }, { $bots ->
    [0] no bots
    [one] one bot
   *[other] { $bots } bots
}.
pace-none = no clock
pace-quick = 10 minutes each
pace-live = 20 minutes each
pace-slow = three days, one more for each move
me = me
other-bots = Other bots, by name
open-seat = open
house-changed = { $n ->
    [0] as usual
    [one] one changed
   *[other] { $n } changed
}
house-rules = House rules
list-it = Show this table in the lobby
rules-in-english = In English, in our own words.
find-rule = Find a rule
no-rules-here = There is no rule page for this game.
also-choose = To choose from
your-hand = Your hand
blue-paper = Blue paper is for your eyes only.
only-you = only you see this
your-secrets = Your secrets
no-cards = No cards.
secret = secret
offers = Offers
you-receive = You receive
you-give = You give
gen-ducats = ducats
gen-answered = has answered
gen-for = for
gen-the-stop = the stop
gen-asked = Asked of { $name }
gen-asked-you = Asked of you
gen-offer = Your offer
gen-ask = Ask for more
gen-send-offer = Make this offer
gen-send-ask = Ask for this
gen-hidden-cards = Sealed
gen-shown-cards = For the active player
gen-open-cards = Open
gen-round = Round { $n } of { $last }
pri-wars = Wars
pri-attacks = attacks
pri-defends = defends
pri-opens-at = opens at { $n }
pri-decade = Decade { $n }
pri-events-left = { $n ->
    [one] one event left
   *[other] { $n } events left
}
pri-a-city = a city { $n }
pri-gold = gold
pri-influence = influence
pri-gold-markers = gold markers
pri-influence-markers = influence markers
pri-cards = treachery cards
pri-events = event tiles
pri-triumphs = triumphs
pri-pay = pay at the end of the decade
pri-house = Your house
pri-market = Troop market
pri-yours = yours
pri-nothing = nothing
pri-told-offer = { $maker } offered { $to } { $gives } for { $wants }
pri-told-deal = { $to } accepted the offer of { $maker }: { $gives } for { $wants }
pri-unled = Whoever wins an office brings all his troops. A city that nobody commands fights with +3; if both are without, the war is a draw.
pri-give-back = give back
pri-end-turn = End your turn
pri-used = used
pri-war = War
pri-war-of = { $attacker } attacks { $defender }
pri-war-n = war { $n } of { $last }
pri-step-weather = Weather
pri-step-hire = Hire
pri-step-league = League
pri-step-bribes = Bribes
pri-step-battle = Battle
pri-step-result = Result
pri-attack = Attack
pri-defence = Defence
pri-vacant = nobody commands
pri-auction = Auction
pri-in = in { $currency }
pri-frozen = cannot raise
pri-out = out
pri-limit = Secret limit: raise for me up to
pri-set-limit = Set
pri-limit-secret = Above it you pass. Kept on the server; others see only bids as they fall.
pri-moment = Decade { $decade }, war { $war } of { $wars }
pri-for-merchants = for merchants
pri-house-of = House of { $name }
pri-owns-nothing = No troops and no tiles yet.
pri-market-about = one of each kind
pri-sold-out = none left
pri-from-decade = from decade { $n }
pri-left = { $n } left
pri-families = Families
pri-families-about = income at the end of each decade
pri-side-attack = { $city }, attacking
pri-side-defence = { $city }, defending
pri-bad-weather = Bad weather
pri-bonuses = Tiles and family
pri-own-guard = The city's own guard
pri-and-die = and a die
pri-forecast = Forecast
pri-forecast-about = as it stands, in %
pri-odds = { $attacker } wins in { $a } %, a draw in { $draw } %, { $defender } wins in { $d } %
pri-last-war = The last war
pri-drawn = a draw
pri-won = { $city } +{ $n }, { $loser } −{ $n }
pri-round-attack = Attack
pri-round-counter = Counter-attack
pri-leads = leads
pri-to-act = to act
pri-other-bid = Another bid
pri-ceiling = Your ceiling is { $n }: all that you hold.
pri-ceiling-more = Your ceiling is { $n }: { $held } held, { $more } by discounts or the banker.
pri-limit-runs = Secret limit: bids are made for you up to { $n }.
pri-offers-lapse = lapse with the turn
pri-promise = With a promise, which binds nobody.
pri-a-tile = points a tile
# On the ladder of a city, where the whole name has no room.
pri-event-french-invasion = French invasion
pri-tile-merchant = Merchant
pri-tile-rich-merchant = Rich merchant
pri-tile-genoese-crossbow = Crossbow
pri-tile-swiss-mercenaries = Swiss
pri-tile-pallavicino = Pallavicino
pri-tile-ludovico-sforza = Ludovico
pri-tile-caterina-sforza = Caterina
pri-tile-lorenzo-medici = Lorenzo
pri-tile-giovanni-medici = Giovanni
pri-tile-soderini = Soderini
pri-tile-pazzi = Pazzi
pri-tile-roderigo-borgia = Roderigo
pri-tile-cesare-borgia = Cesare
pri-tile-lucrezia-borgia = Lucrezia
pri-tile-colonna = Colonna
pri-tile-orsini = Orsini
pri-tile-alfonso-of-aragon = Alfonso
pri-tile-ferrante-of-aragon = Ferrante
pri-tile-spanish-infantry = Spanish foot
bri-families = Families
bri-every-family = Every family has besides
bri-any-worker = a worker of any colour
bri-item-too = Each also brings one item, which may be bought back after use.
bri-lord = Lord
bri-first = First bride
bri-second = Second bride
bri-married = married
bri-common = Common
bri-prestige = prestige
bri-charm = charm
bri-announced = announced
bri-dowry = dowry
bri-workers = workers
bri-here = Here to take
bri-no-weddings = No weddings
bri-no-workers = No workers
bri-brides-mod = Brides { $n } charm
bri-lord-mod = Lord { $n } prestige
bri-acted = has acted
bri-resolved = resolved
bri-favour = Favour
bri-breaks-ties = breaks ties
bri-ships = Ships
bri-swap = swap
bri-businesses = Businesses
bri-supply = Workers in supply
bri-supply-short = Workers
bri-brides = brides, first and second
bri-coaches = coaches left
bri-passed = passed
bri-sealed = sealed
bri-delegations = Your delegations
bri-others-see = Others see coaches and numbers, you see faces.
bri-home = At home
bri-unless = If nobody interferes
bri-aimed-at = Aimed at: { $what }
bri-announce-for = { $said } ({ $price })
bri-n-ducats = { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
}
bri-if-done = If you carry it out
bri-favour-next = moved up for the next order of favour
bri-next-business = The next one brings { $n } influence and costs workers: { $what }.
bri-none-left = None is left.
bri-n-any = { $n } of any colour
bri-own-wife = { $name }, your own bride
bri-wife-of = { $name }, { $who }'s bride
bri-ship-for = { $n ->
    [one] { $ship }, { $n } ducat
   *[other] { $ship }, { $n } ducats
}
bri-ship-swap = { $ship }, exchange
bri-gives = { $name } gives
bri-gains = and gains
bri-chain = What happens now
bri-you-answer = You may answer
bri-answers = { $name } may answer
bri-everyone-asked = Everyone present is asked, tile or no tile.
bri-marry = marry { $name }
bri-hire = hire { $name }
bri-choosing = choosing
bri-else-carried = Otherwise { $name } carries it out.
bri-else-happens = Otherwise it takes effect.
bri-your-answer = Your answer
vir-cities = Cities
vir-patronage = Patronage
vir-palace = Palace of { $name }
vir-printed = printed
vir-upgrade = upgrade
vir-courtier = Courtier
vir-siege = Siege
vir-siege-of = Siege of { $city }
vir-battle-at = Battle at { $city }
vir-attacker = Attacker
vir-defender = Defender
vir-neutral = the city itself
vir-would-fall = If both pass now, the attacker wins.
vir-would-hold = If both pass now, the defender holds.
vir-left-n = left { $n }
vir-right-n = right { $n }
vir-other-palaces = Other palaces
vir-n-florins = { $n ->
    [one] { $n } florin
   *[other] { $n } florins
}
vir-n-crowns = { $n ->
    [one] { $n } crown
   *[other] { $n } crowns
}
vir-n-crosses = { $n ->
    [one] { $n } cross
   *[other] { $n } crosses
}
vir-n-either = { $n ->
    [one] { $n } crown or cross
   *[other] { $n } crowns or crosses
}
vir-n-ships = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
vir-n-cavalry = { $n } cavalry
vir-n-masks = { $n ->
    [one] { $n } mask
   *[other] { $n } masks
}
vir-n-bonuses = { $n ->
    [one] { $n } war bonus
   *[other] { $n } war bonuses
}
vir-n-arrows = { $n ->
    [one] { $n } arrow
   *[other] { $n } arrows
}
vir-n-points = { $n ->
    [one] Worth { $n } point.
   *[other] Worth { $n } points.
}
vir-city-shows = Its tile shows { $what }.
vir-city-pirates = A port of pirates: never annexed, only conquered.
vir-city-home = Start city of { $power }.
vir-hint-step = One more room costs { $price }.
vir-hint-moving = You stand on { $here }; the next room is { $next }.
vir-hint-announcing = With everything it is { $attack } against { $defence }. { $outcome }
vir-hint-annexing = You pay more crowns than the value, and one ship for each sea between.
vir-hint-governing = Each crown or cross turns up two tiles or reactivates an alliance.
vir-hint-recruiting = A troop costs { $own } in your start cities, { $other } elsewhere.
vir-hint-wages = Your { $n } troops on the map cost { $price }.
vir-hint-financing = The next field costs { $price }.
vir-patrons = Persons and works
vir-market = Market
vir-payment = Payment
vir-nothing-to-pay = Nothing to pay with.
vir-domain = Domain
vir-up-down = { $up } up, { $down } down
vir-face-down = face down
vir-florins = florins
vir-troops = troops in reserve
vir-crosses = crosses
vir-points = points
vir-agents = agents ready
vir-moment = { $part ->
    [1] Year { $n }, spring
    [2] Year { $n }, sieges
    [3] Year { $n }, winter
    [last] Year { $n }, last winter
   *[other] Year { $n }
}
vir-city-at = { $city }, { $price }
vir-indulgence-lies = The indulgence stays in this room and costs 1 point while it lies there.
vir-room-called = { $action } room
vir-room-twin = { $action } ({ $card })
vir-upgrade-called = upgrade of { $action }
vir-strength-troops = Troops
vir-strength-walls = Walls
vir-strength-bonuses = Bonuses
vir-would-tie = If both pass now, nobody wins.
vir-symbols = Symbols at hand
vir-turns-over = used once, then face down
vir-gives = gives
vir-courtier-bonus = { $n ->
    [0] Free; the courtier then lies face down.
    [1] Costs 1 florin; the courtier then lies face down.
   *[other] Costs { $n } florins; the courtier then lies face down.
}
vir-price = Costs { $price }.
vir-costs = costs
vir-left = left
vir-from-tile = tile
vir-from-room = room
vir-from-courtier = courtier
vir-sum-of = { $given } of { $of }
vir-purse = Purse
vir-turns-none = Only room cards and coins pay: nothing turns over.
vir-turns-n = { $n ->
    [one] { $n } card or tile turns over.
   *[other] { $n } cards and tiles turn over.
}
vir-choose-place = Choose a place
vir-pay-this = Pay this
gives = Gives
wants = Wants
arg-attacker = Attacker
arg-defender = Defender
arg-owner = Whose
arg-troop = Troop
arg-to = To whom
arg-gold = Gold
arg-influence = Influence
arg-give-gold = You give gold
arg-give-influence = You give influence
arg-want-gold = You want gold
arg-want-influence = You want influence
arg-promise = With a promise in words
arg-given = You give
arg-amount = Amount
arg-tile = Tile
arg-district = District
arg-ship = Ship
arg-colour = Colour
arg-target = Target
arg-rank = Place
arg-start = From
arg-end = To
arg-place = Place
arg-alliance = Alliance
arg-symbol = Symbol
arg-first = First
arg-second = Second
arg-third = Third
arg-source = Source
arg-sources = Sources
arg-tiles = Tiles
arg-alliances = Alliances
arg-kept = Whom you keep
arg-items = Items
arg-cards = Cards
arg-card = Card
arg-give = You give
arg-take = You take
arg-building = Building
arg-order = Order
arg-street = Street
arg-partners = With whom
arg-crowns = Crowns
arg-crosses = Crosses
arg-city = City
arg-victim = Victim
arg-masks = Masks
arg-ships = Ships
arg-florins = Florins
arg-cavalry = Cavalry
arg-hidden-cards = Cards, hidden
arg-shown-cards = Cards, shown to the active player
arg-open-cards = Cards, open
arg-field = Field
arg-coins = Coins
arg-item = What
arg-lot = Tile
arg-cards-1 = Cards of seat 1
arg-cards-2 = Cards of seat 2
arg-cards-3 = Cards of seat 3
arg-cards-4 = Cards of seat 4
arg-cards-5 = Cards of seat 5

# Points, advice, analysis
points-now = Points now
source = Source
hidden-now = Not yours to know
scores-about = What each player would score if the game ended now. A question mark stands for what only others know.
advice = A bot would consider
advice-ask = Ask a bot
advice-thinking = A bot is thinking …
advice-chance = wins { $chance } in 100
say-aloud = Say with it
say-aloud-hint = Heard by all; binds nobody
chances-over-time = Chances to win, in %
turning-points = Turning points
luck = Luck decided
better-choices = Where the bots would have chosen otherwise
bots-would = Bots: { $deed } ({ $chance })
prices-paid = Prices
price-what = For what
price-paid = paid
price-limit = bots’ limit
analysis-working = The bots are looking at this game. It takes about a minute.
analysis-failed = There is no analysis of this game.
analysis-short = The bots ran out of time: the later part is missing.
game-rests = This game rests.
closed-other-rules = It began under other rules than this server has now.
rests-read = Journal, talk and notes can be read as before.
rests-more = The game itself is untouched: a server with its rules, on the same data, plays on from the last move.
you-here = Your page
guest-until = guest: this browser remembers you
account = Account
account-is = You are signed in as { $login }.
why-account = Not needed to play. An account keeps your tables, notes, games and ratings on every device.
make-account = Make an account
sign-in = Sign in
sign-out = Sign out
login = Account name
password = Password
email-optional = E-mail, for reminders only (optional)
keep = Keep it
kept = Kept.
account-made = The account is yours; everything you had as a guest is in it.
signed-in = You are signed in.
signed-out = This browser has forgotten you.
while-away = While you are away
away-until = Your clocks stand until { $day }.
vacation-days = Days of vacation: your clocks stand (0 ends it)
vacation-begun = Your clocks stand.
vacation-ended = Your clocks run again.
remind-me = Remind me in this browser
reminders-on = This browser reminds you when a table waits for you.
no-reminders = This server sends no reminders to browsers.
no-push-here = This browser cannot show reminders.
push-refused = The browser was not allowed to show reminders.
your-games = Your games
no-games-yet = No finished game yet.
games-n = Games
wins-n = Won
against-people = Won against people
mean-place = Mean place
rating = Rating
agreements = What the table agrees on
agree-spectators = Others may watch
agree-delay = They see the table
delay-minutes = { $n ->
    [0] as it is
    [one] one minute late
   *[other] { $n } minutes late
}
agree-undo = Undo is free where it shows nothing
agree-takeback = Take-backs may be asked for
agree-leaver = A bot plays on when time runs out
agree-hints = Advice of bots
hints-usual = as usual: at private, unrated tables
hints-yes = allowed
hints-no = not allowed
agree-rated = The game counts for ratings
gen-accept = Accept the offer of { $name }
gen-reward = The special card that a large order earns
gen-who-pays = Who pays
gen-you-pay = You pay
gen-cards-given = Cards you give
gen-who-sees = Who may see it
gen-no-yield = This field brings nothing to promise.
gen-target = Field
gen-to = For whom
gen-promise = Promise some of what the action brings
vir-in-room = Room
vir-as-upgrade = Upgrade
vir-as-courtier = Courtier
bri-hand = In hand
bri-wedded = Married
bri-leads = leads
if-it-ended = If it ended now
gen-or = or
gen-markers-left = Markers left
# Names on the plan of small screens, where letters are larger than the drawing.
gen-short-grain-warehouse = Grain
gen-short-metal-warehouse = Metal
gen-short-cloth-warehouse = Cloth
gen-short-spice-warehouse = Spice
gen-short-post-station = Post
gen-short-guild-hall = Guild
gen-short-town-hall = Town Hall
gen-tower-stands = Tower: { $field }, { $left ->
    [0] its last field
    [one] one field left
   *[other] { $left } fields left
}.
gen-aloud = Offer { $gives } for { $field }
gen-aloud-both = Offer { $gives } for { $field }; want { $wants }
gen-aloud-want = Come to { $field } for { $wants }
gen-n-ducats = { $n } ducats
days = { $n ->
    [one] one day each
   *[other] { $n } days each
}
gen-from-the-action = { $thing } from the action
gen-accept-short = Accept
gen-accept-for = Accept { $offers } for { $field }
gen-ask-aloud = Ask { $name } for { $gets } ({ $field })
gen-agree = Agree: { $gives } for { $field }
gen-withdraw = Take back the price of { $gives } for { $field } ({ $name })
gen-missing-to = Choose whom you ask
gen-missing-target = Choose a field
gen-your-turn = Your turn.
gen-turn-of = The turn of { $name }.
gen-roll-dice = Red picks the column, blue the row.
gen-roll-card = Red picks the column, blue the row; or point at any field and use your card.
over-now = The game is over.
pri-bid-pay = Bid { $bid }, pay { $pay }
pri-off = You pay { $off } less than you bid.
pri-hold-neither = You hold neither; everybody is asked, so that nobody can tell.
pri-order-hint = The highest bid goes first. All are opened together, and everybody pays his own once the families are chosen.
pri-side = income at the end of each decade; side { $side } is in play
pri-priced = { $deed } ({ $price })
pri-n-gold = { $n } gold
pri-n-influence = { $n } influence
pri-from-gold = from { $n } gold
choose-the = Still to choose: { $what }
pri-command-pays = Its pay: { $gold } at the end of the decade, won or lost.
gen-told-turn = The turn of { $name }, round { $n }
gen-told-rolls = { $name } rolls { $red } and { $blue }: { $field }
gen-told-acts = { $name } acts: { $field }
gen-told-offer = { $name } offers for { $field }
gen-told-ask = { $name } names { $to } a price for { $field }
gen-told-wants = wants { $wants }
gen-told-deal = { $name } accepts { $partner }: { $field }
gen-told-pays = { $giver } pays { $taker }
gen-told-gives = { $giver } gives { $taker } { $things }
gen-told-takes = { $name } takes { $things }
gen-told-draws = { $name } draws { $things }
gen-told-owner = { $name } as owner: { $field }
gen-told-fulfils = { $name } fulfils { $card }
gen-told-delivers = { $name } delivers { $card }
gen-told-nothing = { $n ->
    [one] { $names } offers nothing
   *[other] { $names } offer nothing
  }
gen-told-keep = { $n ->
    [one] { $names } keeps the offers
   *[other] { $names } keep the offers
  }
pri-told-start = { $name } paid for the start
pri-told-troop = { $name } bought { $troop }
pri-told-won = { $name } won { $lot }
pri-told-income = { $name } took income and pay
gen-the-action = the action
gen-may-use-more = Special cards may still be used, and one small order of this building.
gen-nothing-more = Nothing more can be used here.
gen-rounds = round { $round }
gen-keep-or-change = Keep them, make new ones instead, or offer nothing.
gen-beside = beside
gen-markers-own = Your markers left: { $n }
gen-missing-street = Choose a street
gen-missing-deed = Choose what happens on a building
gen-deed-at = { $building }: { $deed }
gen-against = { $gets }, you give { $gives }
gen-rest = Offer nothing more this turn
gen-promise-asked = Ask for some of what the action brings
gen-let-answer = Let { $name } answer
gen-take-back = Take it back
gen-act-spend = Act yourself (uses a card)
gen-new-for-old = Your new offers take the place of those that stand.
gen-offer-spends = Your action is used; another one costs the card { $card }.
gen-acted = acted
gen-no-action = No action left in this turn
gen-owner-you = You own it: +{ $n } from the bank.
gen-owner-other = { $name } owns it: { $n } from the bank.
pri-family-high = { $name } leads with { $n }; your total is { $own }.
pri-nothing-to-use = You have nothing for it; everybody is asked, so that nobody can tell.
pri-cannot-raise = You hold { $held }: that is not enough to bid more.
pri-take = Take
gen-accept-here = Accept { $offers }
gen-told-privileges = { $name } opens privileges: { $cards }
gen-told-buildings = { $n ->
    [one] { $name } owns one building
   *[other] { $name } owns { $n } buildings
  }
# Where long words of boards and cards may be divided.
divided = Declar-ation Anti-dotum Calum-niator Emis-sarius Falco-narius Magis-tratus Tabu-larius
