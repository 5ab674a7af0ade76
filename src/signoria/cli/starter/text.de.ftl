title = Starter
tagline = Zieh Karten und hör rechtzeitig auf.
prompt-turn = Zieh eine Karte oder hör auf.
waiting-turn = { $active } zieht eine Karte oder hört auf.
prompt-showdown = Die Hände werden gezählt.
waiting-showdown = Die Hände werden gezählt.
do-draw = Eine Karte ziehen
do-stop = Aufhören
event-card-drawn = { $seat } hat eine Karte gezogen.
event-stopped = { $seat } hat aufgehört.
event-hand-shown = { $seat } hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
why-hand-full = Deine Hand ist voll.
rule-STA-004 = Die Hand hat eine Grenze

# Woher die Punkte kommen.
points-cards = Karten
