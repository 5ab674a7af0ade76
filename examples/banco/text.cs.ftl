title = Banco
tagline = Polož tajně kartu; nejvyšší bere bank.
prompt-round = Začíná nové kolo.
waiting-round = Začíná nové kolo.
prompt-lay-cards = Polož tajně kartu.
waiting-lay-cards = Karty se pokládají tajně.
prompt-prize = Vyhráváš: vezmi bank, nebo si lízni kartu.
waiting-prize = { $winner } bere bank, nebo kartu.
prompt-gifts = Můžeš darovat mince.
waiting-gifts = Každý může darovat mince.
do-lay = Položit { $card }
do-take-pot = Vzít bank
do-draw-card = Líznout kartu
do-give = Dát hráči { $to } { $coins ->
    [one] jednu minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}
event-pot-rolled = V banku { $pot ->
    [one] je jedna mince
    [few] jsou { $pot } mince
   *[other] je { $pot } mincí
}.
event-card-opened = { $seat } odkryl(a) kartu { $card }.
event-card-drawn = { $seat } si lízl(a) kartu.
event-coins-given = { $taker } dostal(a) { $coins ->
    [one] jednu minci
    [few] { $coins } mince
   *[other] { $coins } mincí
} od { $giver }.
why-too-poor = Aspoň jednu minci si musíš nechat.
rule-BAN-008 = Dary kdykoli, ale nikdy poslední minci

# Where points come from.
points-coins = Mince
