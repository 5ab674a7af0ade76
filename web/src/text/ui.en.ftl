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
also-waiting = { $names } still answer as well.
is-deciding = Decides now
table-open = The table is being filled
game-over = The game is over.
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
bot-kind = Bot, { $kind }
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
took-back = { $name } took back entry { $n }.
the-table = The table
see-entry = See the table after entry { $n }
did-unseen = Decided.
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
order-runs = Standing order: { $do } up to { $most }
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
key-map = this map
skip-to-actions = Skip to what you can do
proposal-takeback = { $name } asks to take back everything from entry { $n } on.
proposal-stop = { $name } proposes to end the game here.
agree = Agree
decline = Decline
ended = Place { $place } with { $points ->
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
verify-deal = Verify the deal
deal-verified = The deal is genuine: { $n } results follow from the seed sealed as { $seal }.
record = Record
scores = Scores
total = Total
hidden-until-end = open at the end
seats-free = { $n ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $n } seats are free.
}
your-name = Your name
take-seat = Sit down here
seat-bot = Bot: { $bot }
invite = Send this link to whoever shall play
copy = Copy
good-morning = Good morning, { $name }.
good-day = Good day, { $name }.
good-evening = Good evening, { $name }.
tables-wait = { $n ->
    [0] Nothing waits for you.
    [one] One table waits for you.
   *[other] { $n } tables wait for you.
}
four-games = Four games of the Italian Renaissance.
four-games-more = With friends, or now, against bots.
site = Site
tables = Tables
rules-of = Rules: { $name }
play-now = Play now
no-account = one click, no account
players-range = { $least } to { $most } players
play-bots = Play against bots
with-friends = With friends
guest = Guest
waiting-for-others = Waiting for others
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
take-your-seat = Take your seat
colophon = Signoria is free software under the Apache License 2.0. No tracking; a guest's tables are kept by a cookie.
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
open-seat = open
house-rules = House rules
list-it = Show this table in the lobby
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
gen-of-the-action = of what the action brings
gen-for = for
gen-the-stop = the stop
gen-asked = Asked of { $name }
gen-offer = Your offer
gen-ask = Ask for more
gen-send-offer = Make this offer
gen-send-ask = Ask for this
gen-hidden-cards = Cards, hidden until struck
gen-shown-cards = Cards, shown to the active player
gen-open-cards = Cards, open to all
gen-gain-first = Of the first thing the action brings
gen-gain-second = Of the second thing
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
pri-a-city = a city
pri-gold = gold
pri-influence = influence
pri-gold-markers = gold markers
pri-influence-markers = influence markers
pri-cards = treachery cards
pri-triumphs = triumphs
pri-pay = pay at the end of the decade
pri-house = House and troop market
pri-troops = Troops
pri-market = troops: strength, price, stock
pri-price = price { $n }
pri-yours = yours,
pri-used = used
pri-war = War
pri-war-of = { $attacker } attacks { $defender }
pri-war-n = war { $n }
pri-step-weather = Weather
pri-step-hire = Hire
pri-step-league = League
pri-step-bribes = Bribes
pri-step-battle = Battle
pri-step-result = Result
pri-attack = Attack
pri-defence = Defence
pri-vacant = nobody commands
pri-weather = Bad weather { $n }
pri-auction = Auction
pri-in = in { $currency }
pri-frozen = cannot raise
pri-out = out
pri-limit = Secret limit: raise for me up to
pri-set-limit = Set
pri-limit-secret = Kept on the server; others see only bids as they fall.
pri-moment = Decade { $decade }, war { $war } of { $wars }
