title = Starter
tagline = Lízej karty a včas přestaň.
prompt-turn = Lízni si kartu, nebo přestaň.
waiting-turn = { $active } si lízne kartu, nebo přestane.
prompt-showdown = Počítají se karty v ruce.
waiting-showdown = Počítají se karty v ruce.
do-draw = Líznout kartu
do-stop = Přestat
event-card-drawn = { $seat } si bere kartu.
event-stopped = { $seat } přestává.
event-hand-shown = { $seat } má { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}.
why-hand-full = Máš plnou ruku.
rule-STA-004 = Ruka má omezenou velikost

# Odkud jsou body.
points-cards = Karty
