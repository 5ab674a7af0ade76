title = Banco
tagline = Lege verdeckt eine Karte; die höchste nimmt den Topf.
prompt-round = Eine neue Runde beginnt.
waiting-round = Eine neue Runde beginnt.
prompt-lay-cards = Lege verdeckt eine Karte.
waiting-lay-cards = Karten werden verdeckt gelegt.
prompt-prize = Gewonnen: Nimm den Topf oder zieh eine Karte.
waiting-prize = { $winner } nimmt den Topf oder eine Karte.
prompt-gifts = Du darfst Münzen verschenken.
waiting-gifts = Alle dürfen Münzen verschenken.
do-lay = { $card } legen
do-take-pot = Den Topf nehmen
do-draw-card = Eine Karte ziehen
do-give = { $to } { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} geben
event-pot-rolled = Im Topf { $pot ->
    [one] liegt eine Münze
   *[other] liegen { $pot } Münzen
}.
event-card-opened = { $seat } deckte die Karte { $card } auf.
event-card-drawn = { $seat } zog eine Karte.
event-coins-given = { $taker } bekam { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} von { $giver }.
why-too-poor = Mindestens eine Münze musst du behalten.
rule-BAN-008 = Geschenke jederzeit, aber nie die letzte Münze

# Where points come from.
points-coins = Münzen
