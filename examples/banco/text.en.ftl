title = Banco
tagline = Lay a card in secret; the highest takes the pot.
prompt-round = A new round begins.
waiting-round = A new round begins.
prompt-lay-cards = Lay a card in secret.
waiting-lay-cards = Cards are being laid in secret.
prompt-prize = You won: take the pot or draw a card.
waiting-prize = { $winner } takes the pot or a card.
prompt-gifts = You may give coins away.
waiting-gifts = Anybody may give coins away.
do-lay = Lay { $card }
do-take-pot = Take the pot
do-draw-card = Draw a card
do-give = Give { $to } { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
event-pot-rolled = The pot holds { $pot ->
    [one] one coin
   *[other] { $pot } coins
}.
event-card-opened = { $seat } opened the card { $card }.
event-card-drawn = { $seat } drew a card.
event-coins-given = { $taker } got { $coins ->
    [one] one coin
   *[other] { $coins } coins
} from { $giver }.
why-too-poor = You must keep at least one coin.
rule-BAN-008 = Gifts at any time, but never the last coin

# Where points come from.
points-coins = Coins
