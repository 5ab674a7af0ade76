# Vlastní slova klienta. Prostě, krátce, druhá osoba, přítomný čas.
you-can = Můžeš
press-the-number = stiskni číslo
what-you-can-do = Co můžeš udělat
nothing-now = Teď není o čem rozhodovat.
reading-only = Čteš dřívější okamžik.
next-nine = Dalších devět (strana { $page } z { $pages })
at-any-time = Kdykoli
choices-n = { $n ->
    [one] Jedna možnost.
    [few] { $n } možnosti.
   *[other] { $n } možností.
}
your-decision = Tvoje rozhodnutí
waiting = Čeká se.
waiting-for = Čeká se: { $names }
also-waiting = Odpověď dluží také: { $names }.
is-deciding = Právě rozhoduje
table-open = Stůl se zaplňuje
game-over = Hra skončila.
go-on-choosing = Vyber, co k tomu ještě patří, nebo se vrať o krok.
on-its-way = Na cestě …
reading-entry = Čteš záznam { $n }.
back-to-now = Zpět do přítomnosti
step-back = O krok zpět
confirm = Potvrdit
undo = Vzít zpět
question-changed = Otázka se změnila; co bylo sestaveno, už nesedí.
seat-n = Místo { $n }
seat-free = Volné místo
you = ty
present = Přítomen
absent = Není tu
away = Hraje za něj bot
bot-kind = Bot, { $kind }
place-n = { $n }.
points = { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
}
players = Hráči
players-and-choices = Hráči a možnosti
deals-and-journal = Probíhající věc a deník
board = Plán
table = Stůl
analysis = Rozbor
rules = Pravidla
sheets = Listy tohoto stolu
sheet-board = Plán
sheet-hand = Ruka
sheet-deal = Obchod
sheet-journal = Deník
assemble = Tvoje rozhodnutí po částech
put-away = Odložit
several-meanings = Může to znamenat více věcí:
chosen-of = vybráno { $chosen }, od { $least } do { $most }
less = Méně
more = Více
none = nic
something-missing = Ještě něco chybí
not-connected-kept = Bez spojení. Co je sestaveno, zůstává.
not-connected = Bez spojení.
safe-at = Poslední známý tah je záznam { $n }. Spojení se zkouší samo.
bye-replaced = Tento stůl je otevřen v jiném okně.
bye-gone = Tento stůl už není.
table-gone = Tento stůl není, nebo nikdy nebyl.
laying-the-table = Stůl se prostírá …
journal = Deník
talk = Hovor
promises = Sliby
notes = Poznámky
took-back = { $name } vzal(a) zpět záznam { $n }.
the-table = Stůl
see-entry = Ukázat stůl po záznamu { $n }
did-unseen = Rozhodnuto.
by-order = na příkaz
by-clock = hodiny
by-bot = bot
watcher = Divák
to-only = jen pro: { $name }
no-talk = Zatím nikdo nic neřekl.
say-to = Komu
to-all = všem
say-something = Řekni něco
send = Poslat
promised = { $by } slibuje: { $to }
promise-offered = zatím nezapsáno
promise-accepted = zapsáno
promise-declined = odmítnuto
promise-kept = dodrženo
promise-broken = porušeno
promise-note = Zapsáno
promise-decline = Odmítnout
no-promises = Žádné sliby. Nikoho nezavazují; stůl si je pamatuje.
promise-to = Slíbit komu
promise-words = Co slibuješ
notes-only-you = Tvoje poznámky; vidíš je jen ty
order-runs = Trvalý příkaz: { $do } až do { $most }
withdraw = Odvolat
history = Průběh
to-start = Na začátek
one-back = O záznam zpět
one-on = O záznam dál
to-now = Do přítomnosti
entry-of = Záznam { $n } z { $last }
entry-n = Záznam { $n }
of-n = z { $last }
of-n-now = z { $last }, teď
read-the-rule = Přečíst pravidlo
zoom-in = Blíž
zoom-out = Dál
zoom-fit = Celý plán
language = Jazyk
theme = Světlý nebo tmavý
theme-auto = podle systému
theme-light = světlý
theme-dark = tmavý
sound = Zvuk
sound-off = bez zvuku
sound-mine = zvuk, když jsi na řadě
sound-all = všechny zvuky
settings = Nastavení
confirmations = Potvrzovat
confirm-always = každé rozhodnutí
confirm-several = rozhodnutí z více částí
confirm-never = nikdy
motion = Kameny viditelně putují
patterns = Šrafované barvy hráčů
single-keys = Jednotlivé klávesy působí
keyboard = Klávesnice
key-take = vzít tuto možnost, dalších devět
key-list = na seznam možností
key-commit = potvrdit, o krok zpět
key-arrows = chodit po plánu
key-why = proč ne? a co to je?
key-regions = plán, ruka, probíhající věc, deník, hovor, poznámky
key-last = zopakovat poslední událost
key-undo = vzít zpět (se Shiftem: požádat o vrácení)
key-entry = o záznam zpět nebo dál
key-ends = začátek, teď
key-next = další stůl, který na tebe čeká
key-map = tento přehled
skip-to-actions = Přejít k tomu, co můžeš udělat
proposal-takeback = { $name } žádá vzít zpět vše od záznamu { $n }.
proposal-stop = { $name } navrhuje zde skončit.
agree = Souhlasit
decline = Odmítnout
ended = { $place }. místo, { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}.
again = Hrát znovu
whose-eyes = Číma očima
eyes-public = veřejně
play = Přehrát
pause = Zastavit
speed = Rychlost
share = Kopírovat adresu
scores-over-time = Body v průběhu
verify-deal = Ověřit rozdání
deal-verified = Rozdání je pravé: { $n ->
    [one] jeden výsledek plyne
    [few] { $n } výsledky plynou
   *[other] { $n } výsledků plyne
} ze semene zapečetěného jako { $seal }.
record = Záznam hry
scores = Body
total = Celkem
hidden-until-end = odkryje se na konci
seats-free = { $n ->
    [0] Všechna místa jsou obsazena.
    [one] Jedno místo je volné.
    [few] { $n } místa jsou volná.
   *[other] { $n } míst je volných.
}
your-name = Tvoje jméno
take-seat = Sednout si sem
seat-bot = Bot: { $bot }
invite = Pošli tento odkaz těm, kdo mají hrát
copy = Kopírovat
good-morning = Dobré ráno, { $name }.
good-day = Dobrý den, { $name }.
good-evening = Dobrý večer, { $name }.
tables-wait = { $n ->
    [0] Nic na tebe nečeká.
    [one] Čeká na tebe jeden stůl.
    [few] Čekají na tebe { $n } stoly.
   *[other] Čeká na tebe { $n } stolů.
}
four-games = Čtyři hry italské renesance.
four-games-more = S přáteli, nebo hned proti botům.
site = Stránky
tables = Stoly
rules-of = Pravidla: { $name }
play-now = Hrát hned
no-account = jedno kliknutí, žádný účet
players-range = { $least } až { $most } hráčů
play-bots = Hrát proti botům
with-friends = S přáteli
guest = Host
waiting-for-others = Čeká se na ostatní
finished-tables = Dohráno
state-open = zaplňuje se
state-playing = hraje se
state-over = dohráno
state-stopped = přerušeno
open-it = Otevřít
open-tables = Otevřené stoly
all = Vše
game = Hra
pace = Tempo
seats = Místa
minutes = každý { $n } min
no-clock = bez hodin
join = Přidat se
watch = Sledovat
no-open-tables = Teď není otevřen žádný stůl. Založ ho: ostatní přijdou přes odkaz.
start-a-table = Založit stůl
people-bots-both = lidé, boti, nebo obojí
paste-link = Vlož odkaz s pozváním
no-such-link = Tohle není odkaz na stůl.
take-your-seat = Ke stolu
colophon = Signoria je svobodný software pod licencí Apache 2.0. Bez sledování; stoly hosta drží cookie.
summary = { $game } pro { $seats }, { $pace }, { $bots ->
    [0] bez botů
    [one] jeden bot
    [few] { $bots } boti
   *[other] { $bots } botů
}.
pace-none = bez hodin
pace-quick = každý 10 minut
pace-live = každý 20 minut
pace-slow = tři dny, za každý tah o jeden víc
me = já
open-seat = volné
house-rules = Domácí pravidla
list-it = Ukázat tento stůl v lobby
find-rule = Hledat pravidlo
no-rules-here = K této hře tu není stránka pravidel.
also-choose = Na výběr
your-hand = Tvoje ruka
blue-paper = Modrý papír vidíš jen ty.
only-you = vidíš jen ty
your-secrets = Tvoje tajemství
no-cards = Žádné karty.
secret = tajné
offers = Nabídky
you-receive = Dostaneš
you-give = Dáš
gen-ducats = dukáty
gen-answered = odpověděl(a)
gen-of-the-action = z toho, co akce přinese
gen-for = za
gen-the-stop = zastávku
gen-asked = Požadavek: { $name }
gen-offer = Tvoje nabídka
gen-ask = Žádat víc
gen-send-offer = Takto nabídnout
gen-send-ask = To žádat
gen-hidden-cards = Karty skryté do dohody
gen-shown-cards = Karty ukázané hráči na tahu
gen-open-cards = Karty odkryté všem
gen-gain-first = Z první věci, kterou akce přinese
gen-gain-second = Z druhé věci
gen-round = Kolo { $n } z { $last }
pri-wars = Války
pri-attacks = útočí
pri-defends = brání se
pri-opens-at = od { $n }
pri-decade = Desetiletí { $n }
pri-events-left = { $n ->
    [one] zbývá jedna událost
    [few] zbývají { $n } události
   *[other] zbývá { $n } událostí
}
pri-a-city = město
pri-gold = zlato
pri-influence = vliv
pri-gold-markers = značky zlata
pri-influence-markers = značky vlivu
pri-cards = karty zrady
pri-triumphs = triumfy
pri-pay = žold na konci desetiletí
pri-house = Rod a trh s vojskem
pri-troops = Vojsko
pri-market = vojsko: síla, cena, zásoba
pri-price = cena { $n }
pri-yours = tvé,
pri-used = použito
pri-war = Válka
pri-war-of = { $attacker } útočí: { $defender }
pri-war-n = válka { $n }
pri-step-weather = Počasí
pri-step-hire = Najímání
pri-step-league = Liga
pri-step-bribes = Úplatky
pri-step-battle = Bitva
pri-step-result = Výsledek
pri-attack = Útok
pri-defence = Obrana
pri-vacant = nikdo nevelí
pri-weather = Špatné počasí { $n }
pri-auction = Dražba
pri-in = měna: { $currency }
pri-frozen = nesmí přihodit
pri-out = venku
pri-limit = Tajný limit: přihazuj za mě až do
pri-set-limit = Nastavit
pri-limit-secret = Leží na serveru; ostatní vidí jen podané nabídky.
pri-moment = Desetiletí { $decade }, válka { $war } z { $wars }
bri-lord = Pán
bri-first = První nevěsta
bri-second = Druhá nevěsta
bri-married = provdaná
bri-common = Prostý člověk
bri-prestige = prestiž
bri-charm = půvab
bri-announced = ohlášeno
bri-dowry = věno
bri-workers = dělníci
bri-here = K mání zde
bri-no-weddings = Žádné svatby
bri-no-workers = Žádní dělníci
bri-brides-mod = Nevěsty { $n } půvab
bri-lord-mod = Pán { $n } prestiž
bri-acted = už jednal(a)
bri-resolved = vyřízeno
bri-favour = Přízeň
bri-breaks-ties = rozhoduje shody
bri-influence = Vliv
bri-ships = Lodě
bri-swap = výměna
bri-businesses = Živnosti
bri-supply = Dělníci v zásobě
bri-brides = nevěsty, první a druhé
bri-coaches = zbylé kočáry
bri-passed = pasoval(a)
bri-sealed = zapečetěno
bri-delegations = Tvoje poselstva
bri-others-see = Ostatní vidí kočáry a počty, ty vidíš tváře.
bri-home = Doma
bri-chain = Co se teď děje
bri-you-answer = Můžeš odpovědět
bri-answers = { $name } může odpovědět
bri-everyone-asked = Ptáme se všech přítomných, s destičkou i bez ní.
bri-your-answer = Tvoje odpověď
