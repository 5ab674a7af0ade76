title = Starter
tagline = Draw cards, and stop in time.
prompt-turn = Draw a card, or stop.
waiting-turn = { $active } draws a card or stops.
prompt-showdown = The hands are counted.
waiting-showdown = The hands are counted.
do-draw = Draw a card
do-stop = Stop
event-card-drawn = { $seat } drew a card.
event-stopped = { $seat } stopped.
event-hand-shown = { $seat } has { $points ->
    [one] one point
   *[other] { $points } points
}.
why-hand-full = Your hand is full.
rule-STA-004 = The hand has a limit

# Where points come from.
points-cards = Cards
