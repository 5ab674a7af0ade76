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
did-unseen = Tajně rozhodnuto: { $names }.
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
colophon = Signoria je svobodný software pod licencí Apache 2.0. Bez sledování; stoly hosta drží cookie. Nezávislý projekt bez vazby na kteréhokoli vydavatele těchto her.
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
pri-gold-markers = značky zlata
pri-influence-markers = značky vlivu
pri-cards = karty zrady
pri-events = destičky událostí
pri-triumphs = triumfy
pri-pay = žold na konci desetiletí
pri-house = Tvůj rod
pri-market = Trh s vojskem
pri-yours = tvé
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
vir-cities = Města
vir-patronage = Mecenášství
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
vir-market = Trh
vir-payment = Platba
vir-nothing-to-pay = Není čím platit.
vir-domain = Panství
vir-up-down = { $up } lícem, { $down } rubem
vir-face-down = rubem nahoru
vir-florins = florény
vir-troops = vojsko v záloze
vir-agents = připravení agenti
vir-year = Rok { $n }
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
arg-district = Čtvrť
arg-ship = Loď
arg-colour = Barva
arg-target = Cíl
arg-rank = Místo
arg-start = Odkud
arg-end = Kam
arg-place = Místo
arg-alliance = Spojenectví
arg-symbol = Symbol
arg-first = První
arg-second = Druhé
arg-third = Třetí
arg-source = Zdroj
arg-sources = Zdroje
arg-tiles = Destičky
arg-alliances = Spojenectví
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
advice-ask = Požádat bota o radu
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
closed-other-rules = Tato hra začala podle jiných pravidel. Lze ji číst, ne hrát dál.
you-here = Ty, tady
guest-until = host: pamatuje si tě tento prohlížeč
account = Účet
account-is = Jsi přihlášen(a) jako { $login }.
why-account = Ke hře není třeba. Účet uchová tvoje stoly, poznámky, hry a hodnocení na každém zařízení.
make-account = Založit účet
sign-in = Přihlásit se
sign-out = Odhlásit se
login = Jméno účtu
password = Heslo
email-optional = E-mail jen pro připomínky (nepovinný)
keep = Uložit
kept = Uloženo.
account-made = Účet je tvůj; je v něm vše, co jsi měl(a) jako host.
signed-in = Jsi přihlášen(a).
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
gen-accept = Přijmout: { $name }
gen-reward = Zvláštní karta, kterou vynese velká zakázka
gen-who-pays = Kdo platí
gen-you-pay = Platíš
gen-cards-given = Karty, které dáváš
gen-who-sees = Kdo ji smí vidět
gen-no-yield = Toto pole nepřináší nic, co by šlo slíbit.
gen-target = Pole
gen-to = Komu
gen-promise = Slíbit něco z výnosu akce
vir-in-room = Místnost
vir-as-upgrade = Vylepšení
vir-as-courtier = Dvořan
bri-hand = V ruce
bri-wedded = V manželství
bri-leads = vede
if-it-ended = Kdyby hra skončila teď
gen-or = nebo
gen-markers-left = Zbylé značky
gen-tower-stands = Věž stojí: { $field }, { $left ->
    [0] poslední pole
    [one] zbývá jedno pole
    [few] zbývají { $left } pole
   *[other] zbývá { $left } polí
}.
gen-aloud = Nabídnout: { $gives }
gen-aloud-both = Nabídnout: { $gives }; chci: { $wants }
gen-aloud-want = Nabídnout se za: { $wants }
gen-n-ducats = { $n ->
    [few] { $n } dukáty
   *[other] { $n } dukátů
}
days = { $n ->
    [one] každý jeden den
    [few] každý { $n } dny
   *[other] každý { $n } dní
}
