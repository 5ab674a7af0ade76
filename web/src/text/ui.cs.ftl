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
game-over = Konec hry. Vítězí { $names }.
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
bot-kind = Bot, { $kind ->
    [easy] lehký
    [medium] střední
    [hard] silný
   *[other] { $kind }
}
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
yes = ano
no = ne
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
primer = Jak se hraje
primer-colours = Tři barvy znamenají u každého stolu totéž
primer-gold = Zlatá: to si teď můžeš vybrat.
primer-blue = Modrý papír: to vidíš jen ty.
primer-red = Červený inkoust: stalo se to tobě, nebo se tě to týká.
primer-ask = Ukaž na cokoli jiného a stůl řekne, proč si to vybrat nemůžeš. Vrátit tah můžeš nad deskou.
primer-done = K deníku
coach-new = Pro tebe nové
coach-done = Rozumím
coach-off = Už nevysvětlovat
coach-ask = O co jde?
coach-setting = Každý druh otázky napoprvé vysvětlit
primer-rules = Všechna pravidla
took-back = { $name } bere zpět záznam { $n }.
the-table = Stůl
see-entry = Ukázat stůl po záznamu { $n }
did-own = { $name }: { $deed }
did-unseen = Rozhodnuto: { $names }
all-choices = { $n ->
    [one] { $n } možnost
    [few] { $n } možnosti
    [many] { $n } možnosti
   *[other] { $n } možností
 }
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
seat-link = Moje místo na jiném zařízení
seat-link-about = Otevři tam tento odkaz a místo půjde s tebou. Platí jednou; nový odkaz zruší ten starý.
seat-link-make = Vytvořit odkaz
seat-link-anew = Vytvořit nový odkaz
order-runs = Trvalý příkaz: { $do } až do { $most }
orders = Když tu nejsem
orders-about = Trvalé příkazy odpovídají za tebe. Vidíš je jen ty, a když přestanou vyhovovat, samy skončí a řeknou proč.
orders-whenever = Kdykoli na to budu tázán:
order-always = Na tuto otázku vždy: { $do }
order-next = Na tuto otázku příště: { $do }
order-rules = co udělají pravidla, když vyprší čas
order-once = jen příště
order-ended = Ukončeno: { $order }. { $reason }
why-order-changed = Otázka teď zní jinak.
why-order-maximum = Tvoje nejvyšší nabídka byla překonána.
why-order-event = Stalo se něco, co příkaz ukončuje.
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
asked-now = Teď jde o tohle:
why-not-now = To nepatří k tomu, o co teď jde.
why-in-the-list = To můžeš teď použít: najdeš to v seznamu možností.
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
key-player = k tomuto hráči
key-score = body a odkud jsou
key-coach = o co tu jde?
key-clocks = přečíst hodiny
key-turn = o jeden tah zpět nebo vpřed
key-lift = zvedne figury, dokud je stisknutá
key-f6 = další část stránky
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
what-if = Co kdyby? Hrát dál za hráče { $name } po záznamu { $n }
what-if-hint = Odtud pokračuje vlastní soukromý stůl s boty na ostatních místech; do statistik se nepočítá.
what-if-of = Co kdyby, po záznamu { $n }
verify-deal = Ověřit rozdání
deal-verified = Rozdání je pravé: { $n ->
    [one] jeden výsledek plyne
    [few] { $n } výsledky plynou
   *[other] { $n } výsledků plyne
} ze semene zapečetěného jako { $seal }.
record = Záznam hry
scores = Body
total = Celkem
seats-free = { $n ->
    [0] Všechna místa jsou obsazena.
    [one] Jedno místo je volné.
    [few] { $n } místa jsou volná.
   *[other] { $n } míst je volných.
}
your-name = Tvoje jméno
take-seat = Sednout si sem
strength-easy = lehký
strength-medium = střední
strength-hard = silný
players-n = { $n ->
    [few] { $n } hráči
   *[other] { $n } hráčů
}
begins-when-full = Hra začne, jakmile budou všechna místa obsazena.
fill-with-bots = Obsadit volná místa boty a začít
seat-bot = Bot: { $bot }
invite = Pošli tento odkaz těm, kdo mají hrát
copy = Kopírovat
good-morning = Dobré ráno, { $name }.
good-day = Dobrý den, { $name }.
good-evening = Dobrý večer, { $name }.
tables-wait = { $n ->
    [0] Nic na tebe nečeká.
    [2] Čekají na tebe dva stoly.
    [3] Čekají na tebe tři stoly.
    [4] Čekají na tebe čtyři stoly.
    [one] Čeká na tebe jeden stůl.
    [few] Čekají na tebe { $n } stoly.
   *[other] Čeká na tebe { $n } stolů.
}
four-games = Čtyři hry italské renesance.
four-games-more = S přáteli, nebo hned proti botům.
site = Stránky
tables = Stoly
shown-head = { $game } hraje sama
shown-about = Celá partie botů, překreslená ze záznamu: u tohoto stolu nikdo nečeká.
shown-play = Hrát to teď
shown-again = Od začátku
shown-go = Pokračovat
rules-what = Každé pravidlo všech čtyř her našimi slovy a s číslem.
play-now = Hrát hned
no-account = jedno kliknutí, žádný účet
players-range = { $least } až { $most } hráčů
play-bots = Hrát proti botům
with-friends = S přáteli
guest = Host
since-you-left = Od tvé poslední návštěvy
time-left = Čas, který ti zbývá
waiting-for-others = Čeká se na ostatní
resting-tables = V klidu
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
open-record = Otevřít uloženou hru
take-your-seat = Ke stolu
colophon = Signoria je svobodný software pod licencí Apache 2.0. Bez sledování; stoly hosta drží cookie. Nezávislý projekt bez vazby na kteréhokoli vydavatele těchto her.
summary = { $game } pro { $seats ->
    [few] { $seats } hráče
   *[other] { $seats } hráčů
}, { $pace }, { $bots ->
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
other-bots = Jiní boti podle jména
open-seat = volné
house-changed = { $n ->
    [0] obvyklá
    [one] jedno změněno
    [few] { $n } změněna
   *[other] { $n } změněno
}
house-rules = Domácí pravidla
list-it = Ukázat tento stůl v lobby
rules-in-english = Co je tu anglicky, ještě není přeloženo.
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
gen-for = na pole
gen-the-stop = zastávku
gen-asked = Požadavek: { $name }
gen-asked-you = Požadavek na tebe
gen-offer = Tvoje nabídka
gen-ask = Žádat víc
gen-send-offer = Takto nabídnout
gen-send-ask = To žádat
gen-hidden-cards = Skrytě
gen-shown-cards = Hráči na tahu
gen-open-cards = Veřejně
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
pri-a-city = město { $n }
pri-gold = zlato
pri-influence = vliv
pri-gold-markers = žetony zlata
pri-influence-markers = žetony vlivu
pri-cards = karty zrady
pri-events = destičky událostí
pri-triumphs = triumfy
pri-pay = žold na konci desetiletí
pri-house = Tvůj rod
pri-market = Trh s vojskem
pri-yours = tvé
pri-nothing = nic
pri-told-offer = { $maker } nabízí ({ $to }): { $gives } za { $wants }
pri-told-deal = { $to } přijímá nabídku ({ $maker }): { $gives } za { $wants }
pri-unled = Kdo získá velení, bojuje všemi svými jednotkami. Město bez velitele bojuje s +3; nevelí-li nikdo, končí válka nerozhodně.
pri-give-back = vrátit
pri-end-turn = Ukončit tah
pri-used = použito
pri-war = Válka
pri-war-of = { $attacker } útočí: { $defender }
pri-war-n = válka { $n } z { $last }
pri-step-weather = Počasí
pri-step-hire = Najímání
pri-step-league = Liga
pri-step-bribes = Úplatky
pri-step-battle = Bitva
pri-step-result = Výsledek
pri-attack = Útok
pri-defence = Obrana
pri-vacant = nikdo nevelí
pri-auction = Dražba
pri-in = měna: { $currency }
pri-frozen = nesmí přihodit
pri-out = venku
pri-limit = Tajný limit: přihazuj za mě až do
pri-set-limit = Nastavit
pri-limit-secret = Nad ním se pasuje. Leží na serveru; ostatní vidí jen podané nabídky.
pri-moment = Desetiletí { $decade }, válka { $war } z { $wars }
pri-for-merchants = pro kupce
pri-house-of = Rod { $name }
pri-owns-nothing = Zatím žádné vojsko ani destičky.
pri-market-about = od každého druhu jedno
pri-sold-out = došlo
pri-from-decade = od { $n }. desetiletí
pri-left = zbývá { $n }
pri-families = Rody
pri-families-about = příjem na konci každého desetiletí
pri-side-attack = { $city }, v útoku
pri-side-defence = { $city }, v obraně
pri-bad-weather = Špatné počasí
pri-bonuses = Destičky a rod
pri-own-guard = Vlastní stráž města
pri-and-die = a kostka
pri-forecast = Odhad
pri-forecast-about = podle stavu teď, v %
pri-odds = { $attacker } vyhraje: { $a } %, remíza: { $draw } %, { $defender } vyhraje: { $d } %
pri-last-war = Poslední válka
pri-drawn = remíza
pri-won = { $city } +{ $n }, { $loser } −{ $n }
pri-round-attack = Útok
pri-round-counter = Protiútok
pri-leads = vede
pri-to-act = na tahu
pri-other-bid = Jiná nabídka
pri-ceiling = Tvůj strop je { $n }: vše, co máš.
pri-ceiling-more = Tvůj strop je { $n }: { $held } máš, { $more } ze slev nebo od bankéře.
pri-limit-runs = Tajný limit: přihazuje se za tebe až do { $n }.
pri-offers-lapse = propadnou s koncem tahu
pri-promise = S příslibem, který nikoho nezavazuje.
pri-a-tile = za destičku
# On the ladder of a city, where the whole name has no room.
pri-event-french-invasion = Invaze
pri-tile-merchant = Kupec
pri-tile-rich-merchant = Bohatý kupec
pri-tile-genoese-crossbow = Kuše
pri-tile-swiss-mercenaries = Švýcaři
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
pri-tile-alfonso-of-aragon = Alfons
pri-tile-ferrante-of-aragon = Ferrante
pri-tile-spanish-infantry = Španělé
bri-families = Rodiny
bri-every-family = Každá rodina má kromě toho
bri-any-worker = dělník libovolné barvy
bri-item-too = Každý podnik přináší i předmět, který lze po použití koupit zpět.
bri-lord = Šlechtic
bri-first = První nevěsta
bri-second = Druhá nevěsta
bri-married = provdaná
bri-common = Obyčejná postava
bri-prestige = prestiž
bri-charm = šarm
bri-announced = oznámeno
bri-dowry = věno
bri-workers = dělníci
bri-here = K mání zde
bri-no-weddings = Žádné svatby
bri-no-workers = Žádní dělníci
bri-brides-mod = Nevěsty { $n } šarm
bri-lord-mod = Šlechtic { $n } prestiž
bri-acted = už po akci
bri-resolved = vyhodnoceno
bri-favour = Přízeň
bri-breaks-ties = rozhoduje shody
bri-ships = Lodě
bri-swap = výměna
bri-businesses = Podniky
bri-supply = Dělníci v zásobě
bri-supply-short = Dělníci
bri-brides = nevěsty, první a druhé
bri-coaches = zbylé kočáry
bri-passed = pasuje
bri-sealed = zapečetěno
bri-delegations = Tvoje delegace
bri-others-see = Ostatní vidí kočáry a počty, ty vidíš tváře.
bri-home = Doma
bri-unless = Když nikdo nezasáhne
bri-aimed-at = Cíl: { $what }
bri-announce-for = { $said } ({ $price })
bri-n-ducats = { $n ->
    [one] { $n } dukát
    [few] { $n } dukáty
   *[other] { $n } dukátů
}
bri-if-done = Když ji provedeš
bri-favour-next = posunuto pro příští pořadí přízně
bri-next-business = Další přinese vliv { $n } a stojí dělníky: { $what }.
bri-none-left = Žádný nezbývá.
bri-n-any = { $n } libovolné barvy
bri-own-wife = { $name }, tvá vlastní nevěsta
bri-wife-of = { $name }, patří k: { $who }
bri-ship-for = { $n ->
    [one] { $ship }, { $n } dukát
    [few] { $ship }, { $n } dukáty
   *[other] { $ship }, { $n } dukátů
}
bri-ship-swap = { $ship }, výměna
bri-gives = { $name } dává
bri-gains = a získává
bri-chain = Co se teď děje
bri-you-answer = Můžeš odpovědět
bri-answers = { $name } může odpovědět
bri-everyone-asked = Ptáme se všech přítomných, s destičkou i bez ní.
bri-marry = vzít si nevěstu { $name }
bri-hire = najmout: { $name }
bri-choosing = ještě volí
bri-else-carried = Jinak to { $name } provede.
bri-else-happens = Jinak to platí.
bri-your-answer = Tvoje odpověď
vir-cities = Města
vir-patronage = Mecenát
vir-palace = Palác: { $name }
vir-printed = natištěno
vir-upgrade = vylepšení
vir-courtier = Dvořan
vir-siege = Obléhání
vir-siege-of = Obléhání: { $city }
vir-battle-at = Bitva: { $city }
vir-attacker = Útočník
vir-defender = Obránce
vir-neutral = město samo
vir-would-fall = Pasují-li teď oba, vítězí útočník.
vir-would-hold = Pasují-li teď oba, obránce se udrží.
vir-left-n = vlevo { $n }
vir-right-n = vpravo { $n }
vir-other-palaces = Ostatní paláce
vir-n-florins = { $n ->
    [one] { $n } florén
    [few] { $n } florény
   *[other] { $n } florénů
}
vir-n-crowns = { $n ->
    [one] { $n } koruna
    [few] { $n } koruny
   *[other] { $n } korun
}
vir-n-crosses = { $n ->
    [one] { $n } kříž
    [few] { $n } kříže
   *[other] { $n } křížů
}
vir-n-either = { $n ->
    [one] { $n } koruna nebo kříž
    [few] { $n } koruny nebo kříže
   *[other] { $n } korun nebo křížů
}
vir-n-ships = { $n ->
    [one] { $n } loď
    [few] { $n } lodě
   *[other] { $n } lodí
}
vir-n-cavalry = { $n ->
    [one] { $n } jízda
    [few] { $n } jízdy
   *[other] { $n } jízd
}
vir-n-masks = { $n ->
    [one] { $n } maska
    [few] { $n } masky
   *[other] { $n } masek
}
vir-n-bonuses = { $n ->
    [one] { $n } válečný bonus
    [few] { $n } válečné bonusy
   *[other] { $n } válečných bonusů
}
vir-n-arrows = { $n ->
    [one] { $n } šipka
    [few] { $n } šipky
   *[other] { $n } šipek
}
vir-n-points = { $n ->
    [one] Hodnota: { $n } bod.
    [few] Hodnota: { $n } body.
   *[other] Hodnota: { $n } bodů.
}
vir-city-shows = Na destičce: { $what }.
vir-city-pirates = Pirátský přístav: nelze jej anektovat, jen dobýt.
vir-city-home = Výchozí město: { $power }.
vir-hint-step = Další komnata stojí { $price }.
vir-hint-moving = Stojíš tady: { $here }. Další komnata: { $next }.
vir-hint-announcing = Celkem je to { $attack } proti { $defence }. { $outcome }
vir-hint-annexing = Platíš víc korun, než je hodnota, a jednu loď za každé moře.
vir-hint-governing = Každá koruna nebo kříž otočí dvě destičky nebo obnoví alianci.
vir-hint-recruiting = Jednotka stojí { $own } ve tvých výchozích městech, jinde { $other }.
vir-hint-wages = Tvé jednotky na desce ({ $n }) stojí { $price }.
vir-hint-financing = Další pole stojí { $price }.
vir-patrons = Osobnosti a díla
vir-market = Trh
vir-payment = Platba
vir-nothing-to-pay = Není čím platit.
vir-domain = Panství
vir-up-down = { $up } lícem, { $down } rubem
vir-face-down = rubem nahoru
vir-florins = florény
vir-troops = jednotky v zásobě
vir-crosses = kříže
vir-points = body
vir-agents = připravení agenti
vir-moment = { $part ->
    [1] Rok { $n }, jaro
    [2] Rok { $n }, obléhání
    [3] Rok { $n }, zima
    [last] Rok { $n }, poslední zima
   *[other] Rok { $n }
}
vir-city-at = { $city }, { $price }
vir-indulgence-lies = Odpustek zůstane v této komnatě a stojí 1 bod, dokud tam leží.
vir-room-called = komnata { $action }
vir-room-twin = { $action } ({ $card })
vir-upgrade-called = vylepšení: { $action }
vir-strength-troops = Jednotky
vir-strength-walls = Hradby
vir-strength-bonuses = Bonusy
vir-would-tie = Pasují-li teď oba, nevítězí nikdo.
vir-symbols = Symboly po ruce
vir-turns-over = jednou použít, pak rubem nahoru
vir-gives = dává
vir-courtier-bonus = { $n ->
    [0] Zdarma; dvořan pak leží rubem nahoru.
    [one] Stojí { $n } florén; dvořan pak leží rubem nahoru.
    [few] Stojí { $n } florény; dvořan pak leží rubem nahoru.
   *[other] Stojí { $n } florénů; dvořan pak leží rubem nahoru.
}
vir-price = Stojí: { $price }.
vir-costs = stojí
vir-left = zbývá
vir-from-tile = destička
vir-from-room = komnata
vir-from-courtier = dvořan
vir-sum-of = { $given } z { $of }
vir-purse = Pokladna
vir-turns-none = Platí jen karty v komnatě a mince: nic se neotáčí.
vir-turns-n = { $n ->
    [one] Otočí se { $n } karta nebo destička.
    [few] Otočí se { $n } karty nebo destičky.
   *[other] Otočí se { $n } karet nebo destiček.
}
vir-choose-place = Zvolit místo
vir-pay-this = Takto zaplatit
gives = Dává
wants = Chce
arg-attacker = Útočník
arg-defender = Obránce
arg-owner = Čí
arg-troop = Vojsko
arg-to = Komu
arg-gold = Zlato
arg-influence = Vliv
arg-give-gold = Dáš zlato
arg-give-influence = Dáš vliv
arg-want-gold = Chceš zlato
arg-want-influence = Chceš vliv
arg-promise = Se slibem slovy
arg-given = Dáš
arg-amount = Částka
arg-tile = Destička
arg-district = Obvod
arg-ship = Loď
arg-colour = Barva
arg-target = Cíl
arg-rank = Místo
arg-start = Odkud
arg-end = Kam
arg-place = Místo
arg-alliance = Aliance
arg-symbol = Symbol
arg-first = První
arg-second = Druhé
arg-third = Třetí
arg-source = Zdroj
arg-sources = Zdroje
arg-tiles = Destičky
arg-alliances = Aliance
arg-kept = Koho si necháš
arg-items = Předměty
arg-cards = Karty
arg-card = Karta
arg-give = Dáš
arg-take = Vezmeš
arg-building = Budova
arg-order = Zakázka
arg-street = Ulička
arg-partners = S kým
arg-crowns = Koruny
arg-crosses = Kříže
arg-city = Město
arg-victim = Oběť
arg-masks = Masky
arg-ships = Lodě
arg-florins = Florény
arg-cavalry = Jízda
arg-hidden-cards = Karty, skryté
arg-shown-cards = Karty ukázané hráči na tahu
arg-open-cards = Karty, odkryté
arg-field = Pole
arg-coins = Mince
arg-item = Co
arg-lot = Destička
arg-cards-1 = Karty místa 1
arg-cards-2 = Karty místa 2
arg-cards-3 = Karty místa 3
arg-cards-4 = Karty místa 4
arg-cards-5 = Karty místa 5

# Body, rady, rozbor
points-now = Body nyní
source = Původ
hidden-now = To vědí jen ostatní
scores-about = Tolik bodů by každý měl, kdyby hra skončila teď. Otazník stojí za to, co vědí jen ostatní.
advice = Bot by zvážil
advice-ask = Zeptat se bota
advice-thinking = Bot přemýšlí …
advice-chance = vyhraje { $chance } ze 100
say-aloud = Říci k tomu
say-aloud-hint = Uslyší všichni; nikoho to nezavazuje
chances-over-time = Šance na výhru v %
turning-points = Zlomové okamžiky
luck = Rozhodla náhoda
better-choices = Kde by boti volili jinak
bots-would = Boti: { $deed } ({ $chance })
prices-paid = Ceny
price-what = Za co
price-paid = zaplaceno
price-limit = mez botů
analysis-working = Boti si hru prohlížejí. Potrvá to asi minutu.
analysis-failed = Rozbor této hry není k dispozici.
analysis-short = Botům došel čas: pozdější část chybí.
game-rests = Tato hra odpočívá.
closed-other-rules = Začala podle jiných pravidel, než má tento server nyní.
rests-read = Deník, hovor i poznámky lze číst jako dřív.
rests-more = Hra sama je nedotčená: server s jejími pravidly v ní nad stejnými daty pokračuje od posledního tahu.
you-here = Tvoje stránka
guest-until = host: pamatuje si tě tento prohlížeč
account = Účet
account-is = Přihlášený účet: { $login }.
why-account = Ke hře není třeba. Účet uchová tvoje stoly, poznámky, hry a hodnocení na každém zařízení.
make-account = Založit účet
sign-in = Přihlásit se
sign-out = Odhlásit se
login = Jméno účtu
password = Heslo
email-optional = E-mail jen pro připomínky (nepovinný)
keep = Uložit
kept = Uloženo.
account-made = Účet je tvůj; je v něm i vše z dosavadní hry bez účtu.
signed-in = Přihlášení proběhlo.
signed-out = Tento prohlížeč na tebe zapomněl.
while-away = Když tu nejsi
away-until = Tvoje hodiny stojí do { $day }.
vacation-days = Dny dovolené: tvoje hodiny stojí (0 ji ukončí)
vacation-begun = Tvoje hodiny stojí.
vacation-ended = Tvoje hodiny zase běží.
remind-me = Připomínat v tomto prohlížeči
reminders-on = Tento prohlížeč ti připomene, když na tebe čeká stůl.
no-reminders = Tento server prohlížečům připomínky neposílá.
no-push-here = Tento prohlížeč připomínky zobrazit neumí.
push-refused = Prohlížeči nebylo dovoleno připomínky zobrazovat.
your-games = Tvoje hry
no-games-yet = Zatím žádná dohraná hra.
games-n = Hry
wins-n = Vyhrané
against-people = Vyhrané proti lidem
mean-place = Průměrné místo
rating = Hodnocení
agreements = Na čem se stůl dohodne
agree-spectators = Ostatní se smějí dívat
agree-delay = Uvidí stůl
delay-minutes = { $n ->
    [0] hned
    [one] o minutu později
    [few] o { $n } minuty později
   *[other] o { $n } minut později
}
agree-undo = Vrácení tahu je volné, kde nic neprozradí
agree-takeback = O vrácení se smí požádat
agree-leaver = Když dojde čas, hraje dál bot
agree-hints = Rady botů
hints-usual = jako obvykle: u soukromých stolů bez hodnocení
hints-yes = dovolené
hints-no = zakázané
agree-rated = Hra se počítá do hodnocení
gen-accept = Přijmout nabídku: { $name }
gen-reward = Speciální karta, kterou vynese velká zakázka
gen-who-pays = Kdo platí
gen-you-pay = Platíš
gen-cards-given = Karty, které dáváš
gen-who-sees = Kdo ji smí vidět
gen-no-yield = Toto pole nepřináší nic, co by šlo slíbit.
gen-target = Pole
gen-to = Komu
gen-promise = Slíbit něco z výnosu akce
vir-in-room = Komnata
vir-as-upgrade = Vylepšení
vir-as-courtier = Dvořan
bri-hand = V ruce
bri-wedded = V manželství
bri-leads = vede
if-it-ended = Kdyby hra skončila teď
gen-or = nebo
gen-markers-left = Zbylé značky
# Names on the plan of small screens, where letters are larger than the drawing.
gen-short-grain-warehouse = Obilí
gen-short-metal-warehouse = Kovy
gen-short-cloth-warehouse = Látky
gen-short-spice-warehouse = Koření
gen-short-post-station = Pošta
gen-short-guild-hall = Cech
gen-short-town-hall = Radnice
gen-tower-stands = Věž: { $field }, { $left ->
    [0] poslední pole
    [one] zbývá jedno pole
    [few] zbývají { $left } pole
   *[other] zbývá { $left } polí
}.
gen-aloud = Nabídnout: { $gives } ({ $field })
gen-aloud-both = Nabídnout: { $gives } ({ $field }); chci: { $wants }
gen-aloud-want = Nabídnout se za: { $wants } ({ $field })
gen-n-ducats = { $n ->
    [few] { $n } dukáty
   *[other] { $n } dukátů
}
days = { $n ->
    [one] každý jeden den
    [few] každý { $n } dny
   *[other] každý { $n } dní
}
gen-from-the-action = { $thing } z akce
gen-accept-short = Přijmout
gen-accept-for = Přijmout { $offers } na pole { $field }
gen-ask-aloud = Žádat ({ $field }): { $name }, { $gets }
gen-agree = Souhlasit: { $gives } ({ $field })
gen-withdraw = Stáhnout požadavek: { $gives } ({ $field }, { $name })
gen-missing-to = Vyber, od koho žádáš
gen-missing-target = Vyber pole
gen-your-turn = Jsi na tahu.
gen-turn-of = Na tahu: { $name }.
gen-roll-dice = Červená určí sloupec, modrá řadu.
gen-roll-card = Červená určí sloupec, modrá řadu; nebo ukaž na pole a použij kartu.
over-now = Hra skončila.
pri-bid-pay = Nabídnout { $bid }, zaplatit { $pay }
pri-off = Platíš o { $off } méně, než nabídneš.
pri-hold-neither = Nemáš ani jedno; ptáme se všech, aby to nikdo nepoznal.
pri-order-hint = Nejvyšší nabídka hraje první. Odkryjí se všechny najednou a každý svou zaplatí, jakmile jsou vybrané rody.
pri-side = příjem na konci každého desetiletí; hraje se strana { $side }
pri-priced = { $deed } ({ $price })
pri-n-gold = { $n } { $n ->
    [one] zlaťák
    [few] zlaťáky
   *[other] zlaťáků
}
pri-n-influence = { $n } { $n ->
    [one] bod vlivu
    [few] body vlivu
   *[other] bodů vlivu
}
pri-from-gold = od { $n } { $n ->
    [one] zlaťáku
   *[other] zlaťáků
}
choose-the = Zbývá vybrat: { $what }
pri-command-pays = Žold: { $gold } na konci desetiletí, i po prohře.
gen-told-turn = Na tahu: { $name }, { $n }. kolo
gen-told-rolls = { $name } hází { $red } a { $blue }: { $field }
gen-told-acts = { $name } jedná: { $field }
gen-told-offer = { $name } podává nabídku na pole { $field }
gen-told-ask = { $name } vznáší požadavek (komu: { $to }) na pole { $field }
gen-told-wants = chce: { $wants }
gen-told-deal = { $name } přijímá nabídku ({ $partner }): { $field }
gen-told-pays = Platí { $giver }, dostává { $taker }
gen-told-gives = Dává { $giver }, dostává { $taker }: { $things }
gen-told-takes = { $name } bere: { $things }
gen-told-draws = { $name } si líže: { $things }
gen-told-owner = Majiteli ({ $name }): { $field }
gen-told-fulfils = { $name } plní: { $card }
gen-told-delivers = { $name } doručuje: { $card }
gen-told-nothing = { $n ->
    [one] { $names } nenabízí nic
   *[other] { $names } nenabízejí nic
  }
gen-told-keep = { $n ->
    [one] { $names } nechává nabídky být
   *[other] { $names } nechávají nabídky být
  }
pri-told-start = { $name } platí za začátek
pri-told-troop = { $name } kupuje: { $troop }
pri-told-won = { $name } vítězí v dražbě: { $lot }
pri-told-income = { $name } dostává příjem a žold
gen-the-action = akci
gen-may-use-more = Ještě lze použít speciální karty a jednu malou zakázku této budovy.
gen-nothing-more = Nic dalšího tu použít nelze.
gen-rounds = { $round }. kolo
gen-keep-or-change = Nech je být, nahraď je novými, nebo nenabízej nic.
gen-beside = u pole
gen-markers-own = Zbývá značek: { $n }
gen-missing-street = Vyber uličku
gen-missing-deed = Vyber, co se stane s budovou
gen-deed-at = { $building }: { $deed }
gen-against = { $gets }, dáváš { $gives }
gen-rest = V tomto tahu už nic nenabízet
gen-promise-asked = Žádat něco z výnosu akce
gen-let-answer = Nechat odpovědět: { $name }
gen-take-back = Stáhnout
gen-act-spend = Provést osobně (za kartu)
gen-new-for-old = Nové nabídky nahradí ty dosavadní.
gen-offer-spends = Akci už máš za sebou; další stojí kartu { $card }.
gen-acted = po akci
gen-no-action = V tomto tahu už nemá akci
gen-owner-you = Patří tobě: +{ $n } z banky.
gen-owner-other = Majitel ({ $name }): { $n } z banky.
pri-family-high = Vede { $name } s celkem { $n }; tvoje nabídka je { $own }.
pri-nothing-to-use = Nemáš k tomu nic; ptáme se všech, aby nikdo nic nepoznal.
pri-cannot-raise = Máš { $held }: na vyšší nabídku to nestačí.
pri-take = Vzít
gen-accept-here = Přijmout { $offers }
gen-told-privileges = { $name } odkrývá privilegia: { $cards }
gen-told-buildings = { $n ->
    [one] { $name } vlastní jednu budovu
    [few] { $name } vlastní { $n } budovy
   *[other] { $name } vlastní { $n } budov
  }
# Where long words of boards and cards may be divided.
divided = Pod-placení kar-dinála Vyhlá-šení Anti-dotum Calum-niator Emis-sarius Falco-narius Magis-tratus Tabu-larius
