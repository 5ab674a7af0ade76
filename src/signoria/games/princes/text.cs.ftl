title = Knížata renesance
tagline = Žoldnéřští velitelé k pronájmu: draž města, veď jejich války a prodej přátele za správnou cenu.
choice-start = Začátek hry
choice-start-0 = Dražba pořadí a rodů
choice-start-1 = Jednoduchý začátek pro nováčky (strana A)
choice-side = Destičky rodů
choice-side-0 = Strana A: běžná hra
choice-side-1 = Strana B: méně útočná hra
choice-open_money = Peníze
choice-open_money-0 = Skryté: je vidět jen počet žetonů
choice-open_money-1 = Viditelné pro všechny
choice-stall_guard = Když všichni stále jen pasují
choice-stall_guard-0 = Nestane se nic
choice-stall_guard-1 = Po třech kolech se musí dražit událost

# Počty.
n-gold = { $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }
n-influence = { $influence ->
        [one] { $influence } bod vlivu
        [few] { $influence } body vlivu
       *[other] { $influence } bodů vlivu
    }
n-amount-gold = { $amount ->
        [one] { $amount } zlaťák
        [few] { $amount } zlaťáky
       *[other] { $amount } zlaťáků
    }
n-amount-influence = { $amount ->
        [one] { $amount } bod vlivu
        [few] { $amount } body vlivu
       *[other] { $amount } bodů vlivu
    }
n-give-gold = { $give_gold ->
        [one] { $give_gold } zlaťák
        [few] { $give_gold } zlaťáky
       *[other] { $give_gold } zlaťáků
    }
n-give-influence = { $give_influence ->
        [one] { $give_influence } bod vlivu
        [few] { $give_influence } body vlivu
       *[other] { $give_influence } bodů vlivu
    }
n-want-gold = { $want_gold ->
        [one] { $want_gold } zlaťák
        [few] { $want_gold } zlaťáky
       *[other] { $want_gold } zlaťáků
    }
n-want-influence = { $want_influence ->
        [one] { $want_influence } bod vlivu
        [few] { $want_influence } body vlivu
       *[other] { $want_influence } bodů vlivu
    }

# Otázky.
prompt-order-auction = Nabídni tajně zlato za místo v pořadí hráčů.
waiting-order-auction = Tajné nabídky o pořadí hráčů.
prompt-family-auction = Zvyš svou nabídku na rody nad tu nejvyšší, nebo definitivně pasuj.
waiting-family-auction = { $turn } draží rody.
prompt-choosing-families = Vyber si svůj rod.
waiting-choosing-families = { $turn } vybírá rod.
prompt-decade = Začíná další tah.
waiting-decade = Začíná další tah.
prompt-declaring-currency = Pro kterou měnu má v tomto desetiletí platit sleva rodu Baglioni?
waiting-declaring-currency = { $seat } ohlašuje měnu rodu Baglioni.
prompt-end-of-decade = Desetiletí končí.
waiting-end-of-decade = Desetiletí končí.
prompt-turn = Jsi na tahu: zvol jednu akci.
waiting-turn = { $seat } volí akci.
prompt-after-action = Použij ještě něco, nebo ukonči svůj tah.
waiting-after-action = { $seat } může před koncem tahu ještě něco použít.
prompt-take-card = Líže se karta zrady.
waiting-take-card = { $seat } si líže kartu zrady.
prompt-keep-one = Nech si jednu ze dvou karet; druhá přijde pod balíček.
waiting-keep-one = { $seat } si nechává jednu ze dvou karet.
prompt-hand-limit = Příliš mnoho karet: jednu odhoď.
waiting-hand-limit = { $seat } odhazuje kartu.
prompt-hammer = Začíná dražba: { $lot }.
waiting-hammer = Začíná dražba: { $lot }.
prompt-auction = { $leader_id ->
        [-1] Zahaj dražbu: { $lot }.
       *[other] { $lot }: { $leader } nabízí { $high }. Nabídni víc, nebo pasuj.
    }
waiting-auction = { $leader_id ->
        [-1] { $lot }: { $turn } může dražbu otevřít.
       *[other] { $lot }: { $leader } vede s nabídkou { $high }, na řadě je { $turn }.
    }
prompt-payment = Vydraženo ({ $lot }): zaplať { $due }.
waiting-payment = { $payer } platí ({ $lot }).
prompt-placing-event = Na které město položíš událost „{ $lot }“?
waiting-placing-event = { $seat } pokládá událost „{ $lot }“ na město.
prompt-compensation = Destičku získal někdo jiný. Chceš si místo ní koupit kartu zrady?
waiting-compensation = { $seat } si může jako náhradu koupit kartu zrady.
prompt-war = Válka pokračuje.
waiting-war = Válka pokračuje.
prompt-weather-or-veto = Začíná válka. Zahraješ špatné počasí, nebo veto?
waiting-weather-or-veto = { $turn } může zahrát špatné počasí, nebo veto.
prompt-war-pause = { $window ->
        [2] Před první dražbou velení: použiješ něco?
        [3] Před druhou dražbou velení: použiješ něco?
       *[other] Před bitvou: použiješ něco?
    }
waiting-war-pause = { $seat } může něco použít, než válka půjde dál.
prompt-holy-league = Vyhlásíš Svatou ligu s jedním z obou měst?
waiting-holy-league = O Svaté lize rozhoduje ten, kdo má papeže.
prompt-bribing = Podplatíš nějaké vojsko?
waiting-bribing = Nyní lze podplácet vojska.
prompt-battle = Padají kostky.
waiting-battle = Padají kostky.
prompt-rolled = Na kostkách je { $red } (červená) a { $blue } (modrá). Žádáš nový hod?
waiting-rolled = Na kostkách je { $red } a { $blue }; Ludovico Sforza může žádat nový hod.
prompt-ranking-cities = Města jsou na tom stejně: které bude první?
waiting-ranking-cities = Bentivoglio řadí města, která jsou na tom stejně.
prompt-negotiation = Kdykoli můžeš dát peníze nebo něco nabídnout.
waiting-negotiation = Vyjednávat může každý kdykoli.

# Odpovědi.
do-order-bid = Nabídnout { n-gold }
do-raise = Zvýšit na { n-gold }
do-pass = Pasovat
do-choose-family = Vzít rod { $family }
do-declare = Ohlásit: { $currency }
do-buy-troop = Koupit: { $troop }
do-give-back = Vrátit: { $troop }
do-buy-card = Koupit kartu zrady
do-put-up = Dražit: { $lot }
do-start-war = Válka: { $attacker } proti { $defender_id ->
        [0] Benátkám
        [1] Milánu
        [2] Florencii
        [3] Římu
       *[4] Neapoli
    }
do-pass-turn = V tomto tahu pasovat
do-steal-gold = Ukrást zlato hráči { $victim }
do-steal-influence = Ukrást vliv hráči { $victim }
do-rob-by-tile = Lucrezia Borgia: vzít vliv hráči { $victim }
do-take-family-card = Malatesta: vzít kartu zdarma
do-take-tile-card = { $lot }: vzít kartu zdarma
do-declare-war = Vyhlášení války: { $attacker } proti { $defender_id ->
        [0] Benátkám
        [1] Milánu
        [2] Florencii
        [3] Římu
       *[4] Neapoli
    }
do-done = Hotovo
do-keep = Nechat si: { $card }
do-discard = Odhodit: { $card }
do-bid = Nabídnout { $amount }
do-freeze = Zmrazit nabídku hráče { $victim }
do-bribe-cardinal = Podplatit kardinála
do-exchange = { $given_id ->
        [0] Bankéř: vyměnit { n-amount-gold } za vliv
       *[other] Bankéř: vyměnit { n-amount-influence } za zlato
    }
do-pay = Zaplatit
do-place-event = { $city }
do-decline = Ne, děkuji
do-bad-weather = Špatné počasí: { $city }
do-play-veto = Zahrát veto
do-use-veto = Veto: Lorenzo Medici
do-join-league = Svatá liga: { $city }
do-bribe-troop = Podplatit: { $troop } ({ $owner })
do-reroll = Hodit znovu
do-rank-first = Napřed { $city }
do-gift = Dát hráči { $to } { n-gold } a { n-influence }
do-make-offer = Nabídnout hráči { $to } { n-give-gold } a { n-give-influence } za { n-want-gold } a { n-want-influence }{ $promise ->
        [1] {" "}a slib
       *[other] {""}
    }
do-accept-offer = Přijmout nabídku č. { $offer }
do-decline-offer = Odmítnout nabídku č. { $offer }
do-withdraw-offer = Stáhnout nabídku č. { $offer }

# Co se stalo.
event-order-bid-shown = { $seat } nabízí za pořadí { n-gold }.
event-order-set = { $seat } má v pořadí hráčů číslo { $marker }.
event-family-raised = { $seat } zvyšuje na { n-gold }.
event-family-passed = { $seat } pasuje.
event-family-chosen = { $seat } vede rod { $family }.
event-start-paid = { $seat } platí za začátek { n-gold }.
event-currency-declared = { $seat } má v tomto desetiletí slevu v měně { $currency }.
event-decade-began = Začíná { $decade }. desetiletí.
event-turn-began = Na tahu je { $seat }.
event-turn-passed = { $seat } v tomto tahu pasuje.
event-troop-bought = { $seat } kupuje za { n-gold }: { $troop }.
event-troop-given-back = { $seat } vrací do zásoby: { $troop }.
event-card-bought = { $seat } kupuje kartu zrady.
event-card-drawn = { $card_id ->
        [-1] { $seat } si líže kartu.
       *[other] { $seat } si líže kartu { $card }.
    }
event-card-put-under = { $card_id ->
        [-1] { $seat } dává kartu pod balíček.
       *[other] { $seat } dává pod balíček kartu { $card }.
    }
event-card-discarded = { $seat } odhazuje kartu { $card }.
event-pile-reshuffled = { $cards ->
        [one] Nový balíček tvoří { $cards } odhozená karta.
        [few] Nový balíček tvoří { $cards } odhozené karty.
       *[other] Nový balíček tvoří { $cards } odhozených karet.
    }
event-tile-used = { $seat } používá: { $lot }.
event-family-used = { $seat } používá schopnost svého rodu.
event-robbed = { $currency_id ->
        [0] { $thief } krade hráči { $victim } { n-amount-gold }.
       *[other] { $thief } krade hráči { $victim } { n-amount-influence }.
    }
event-status-changed = { $city }: status se mění z { $before } na { $after }.
event-lot-put-up = { $seat } dává do dražby: { $lot }.
event-bid-made = { $seat } nabízí { $amount }.
event-auction-passed = { $seat } pasuje.
event-bid-frozen = { $seat } zmrazuje nabídku hráče { $victim }.
event-cardinal-bribed = { $seat } podplácí kardinála: sleva { $discount ->
        [one] { $discount } bod vlivu
        [few] { $discount } body vlivu
       *[other] { $discount } bodů vlivu
    }.
event-exchanged = { $given_id ->
        [0] { $seat } mění u bankéře { n-amount-gold } za vliv.
       *[other] { $seat } mění u bankéře { n-amount-influence } za zlato.
    }
event-auction-won = { $seat } vítězí v dražbě ({ $lot }) s nabídkou { $bid } a platí { $paid }.
event-event-placed = { $seat } pokládá událost „{ $lot }“: { $city }.
event-war-started = { $seat } začíná { $cannon }. válku tohoto desetiletí. Útočí { $attacker }, brání se { $defender }.
event-war-declared = { $seat } vyhlašuje další válku. Útočí { $attacker }, brání se { $defender }.
event-weather-turned = { $seat } přivolává špatné počasí: { $city }.
event-war-vetoed = { $seat } vetuje válku.
event-war-vetoed-by-tile = { $seat } vetuje válku: { $lot }.
event-office-vacant = { $city }: žádný condottiere se nenašel.
event-pay-laid-out = { $city }: žold pro hráče { $seat } je { n-gold }.
event-league-declared = { $seat } vyhlašuje Svatou ligu: { $city }.
event-league-declined = { $seat } zůstává stranou války.
event-troop-bribed = { $seat } podplácí vojsko hráče { $owner }: { $troop }.
event-dice-rolled = { $round ->
        [1] Útok: na kostkách je { $red } (červená) a { $blue } (modrá).
       *[other] Protiútok: na kostkách je { $red } (červená) a { $blue } (modrá).
    }
event-reroll-demanded = { $seat } žádá nový hod.
event-strengths-compared = Útok ({ $city }): { $attack }. Obrana ({ $against }): { $defence }.
event-war-drawn = Válka končí nerozhodně.
event-war-won = { $steps ->
        [one] Vítězství: { $city }. Porážka: { $loser }.
       *[other] Drtivé vítězství: { $city }. Porážka: { $loser }.
    }
event-triumph-taken = { $seat } získává triumf.
event-gift-given = { $gold_id ->
        [-1] { $giver } dává hráči { $taker } peníze.
       *[other] { $giver } dává hráči { $taker } { n-gold } a { n-influence }.
    }
event-offer-made = { $give_gold_id ->
        [-1] { $maker } činí hráči { $to } nabídku (č. { $offer }).
       *[other] { $maker } nabízí hráči { $to } { n-give-gold } a { n-give-influence } za { n-want-gold } a { n-want-influence } (č. { $offer }).
    }
event-offer-accepted = { $give_gold_id ->
        [-1] { $to } přijímá nabídku hráče { $maker } (č. { $offer }).
       *[other] { $to } přijímá nabídku hráče { $maker } (č. { $offer }): { n-give-gold } a { n-give-influence } za { n-want-gold } a { n-want-influence }.
    }
event-offer-declined = { $to } odmítá nabídku hráče { $maker } (č. { $offer }).
event-offer-withdrawn = { $maker } stahuje nabídku pro hráče { $to } (č. { $offer }).
event-offer-failed = Z nabídky, kterou { $maker } činí hráči { $to }, sešlo: nejde zaplatit (č. { $offer }).
event-income-taken = { $seat } má příjem { n-gold } a { n-influence } a k tomu žold { $pay ->
        [one] { $pay } zlaťák
        [few] { $pay } zlaťáky
       *[other] { $pay } zlaťáků
    }.
event-city-ranked = { $city }: každá destička je za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
event-money-shown = { $seat } ukazuje { n-gold } a { n-influence }.
event-points-counted = { $seat } má { $sum ->
        [one] { $sum } bod
        [few] { $sum } body
       *[other] { $sum } bodů
    }: destičky { $tiles }, události { $events }, papež { $pope }, zlato { $gold }, vliv { $influence }, triumfy { $triumphs }.
event-game-won = Hra končí. Vítězství: { $winners }.

# Proč ne.
why-too-poor = Tolik nemáš.
why-troop-owned = Toto vojsko už máš.
why-none-left = V zásobě už žádné není.
why-too-early = Jízda a dělostřelectvo jsou na prodej až od druhého desetiletí.
why-not-owned = Toto vojsko nemáš.
why-tile-limit = Smíš mít nejvýš šest městských destiček ze tří měst.
why-cannot-open = Nemáš na vyvolávací cenu: dvojnásobek statusu města.
why-not-on-display = Tohle vyložené není.
why-war-limit = Všechny války tohoto desetiletí už proběhly.
why-same-city = Město nemůže bojovat samo se sebou.
why-must-open = Kdo dá něco do dražby, musí podat první nabídku.
why-bid-too-low = Musíš nabídnout víc, než je nejvyšší nabídka.
why-below-minimum = Vyvolávací cena městské destičky je aspoň dvojnásobek statusu města.
why-over-ceiling = To je víc, než můžeš zaplatit žetony, slevami, kartami a bankéři.
why-frozen = Tvoje nabídka je zmrazená: můžeš jen pasovat.
why-no-freeze-target = Zmrazit jde jen ty, kdo ještě draží a zmrazení nejsou; sebe ne.
why-no-such-card = Takovou kartu nemáš.
why-used-up = Tohle je v tomto desetiletí už použité, nebo ti to nepatří.
why-not-in-window = Tohle jde použít jen ve tvém tahu.
why-no-stealing-now = Během dražby nelze krást.
why-must-stay-payable = Svou nabídku musíš být s to zaplatit.
why-discard-first = Nejdřív odhoď karty nad limit.
why-event-must-come = Všichni už pasovali dost dlouho: teď se musí dražit událost.
why-raise-too-low = Musíš překonat nejvyšší celkovou nabídku.
why-family-taken = Tento rod už je obsazený.
why-not-in-this-war = Toto město ve válce není.
why-troop-not-here = Toto vojsko ve válce není, nebo už je podplacené.
why-no-more-banking = Po poslední události desetiletí mají bankéři zavřeno.
why-no-talk-now = Teď peníze nemohou změnit majitele.
why-too-many-offers = Tři nabídky nebo dary pro tuto chvíli stačí.
why-empty-offer = Něco v tom být musí.
why-no-such-offer = Taková nabídka pro tebe není.
why-no-declaration-yet = Válku můžeš vyhlásit na konci tahu, po své akci.
why-pay-first = Nejdřív zaplať, co máš vydraženo.
why-not-tied = Toto město se o další místo nedělí.
why-no-such-player = Vyber někoho jiného.
why-one-action = Svou jedinou akci v tomto tahu už máš za sebou.
why-not-your-bid = Teď nedražíš ty, nebo už v této dražbě nejsi.
why-action-waits = To je jedna z akcí tahu; teď je na řadě něco jiného.
why-only-in-auction = To patří do dražby, když jsi na řadě s nabídkou.
why-only-for-the-pope = Hraje ji jen ten, kdo vydraží papeže, když platí.
why-only-as-war-starts = Hraje se hned po začátku války, dřív než se draží velení.
why-only-before-battle = Uplácí se ve válce, těsně před hodem kostkami, a uplácejí ti, kdo se jí účastní.
why-no-league-now = Svatou ligu vyhlašuje ve válce majitel papeže, jednou za desetiletí.
why-families-chosen = Rody se vybírají jednou, před prvním desetiletím.

# Nadpisy jmenovaných pravidel.
rule-PRI-005 = Placení
rule-PRI-008 = Limit karet v ruce
rule-PRI-009 = Limit městských destiček
rule-PRI-010 = Limit vojsk
rule-PRI-011 = Jednou za desetiletí
rule-PRI-012 = Hraní karet zrady
rule-PRI-043 = Dražba rodů
rule-PRI-046 = Volba rodů
rule-PRI-061 = Jedna akce za tah
rule-PRI-063 = Kdy lze použít efekty tahu
rule-PRI-064 = Žádné krádeže během dražby
rule-PRI-072 = Nákup vojska
rule-PRI-073 = Vojska pozdějších desetiletí
rule-PRI-074 = Vrácení vojska
rule-PRI-090 = Zahájení dražby
rule-PRI-091 = První nabídka
rule-PRI-092 = Dražení
rule-PRI-093 = Konec v dražbě
rule-PRI-094 = Zaplacení
rule-PRI-097 = Nejvyšší možná nabídka
rule-PRI-098 = Nabídka musí jít zaplatit
rule-PRI-110 = Nejnižší vyvolávací cena
rule-PRI-111 = Dražba městské destičky
rule-PRI-150 = Války v desetiletí
rule-PRI-153 = Obě města
rule-PRI-156 = Špatné počasí
rule-PRI-181 = Podplácení vojska
rule-PRI-200 = Pasování
rule-PRI-234 = Rovnost měst
rule-PRI-282 = Bankéři
rule-PRI-302 = Oběti krádeže
rule-PRI-304 = Zmrazené nabídky
rule-PRI-307 = Koho lze zmrazit
rule-PRI-309 = Vyhlášení války
rule-PRI-321 = Co smí změnit majitele
rule-PRI-322 = Nabídky
rule-PRI-323 = Kdy smějí peníze změnit majitele
rule-PRI-041 = Tajné nabídky na pořadí hráčů
rule-PRI-065 = Kdy tah končí
rule-PRI-076 = Líznutí karty zrady
rule-PRI-112 = Karta místo destičky
rule-PRI-122 = Vítěz dražby položí událost na město
rule-PRI-152 = Kroky války
rule-PRI-158 = Počasí a veto, dokud někdo chce
rule-PRI-175 = Svatá liga
rule-PRI-180 = Úplatky, jednou dokola
rule-PRI-188 = Útok
rule-PRI-190 = Ludovico Sforza: nový hod
rule-PRI-211 = Příjem po desetiletí
rule-PRI-253 = Baglioni: jedna měna na desetiletí
rule-PRI-254 = Bentivoglio: dvě karty, jedna zůstane
rule-PRI-320 = Dohody kdykoli, žádná nezavazuje
rule-PRI-303 = Kdy lze nabídku zmrazit
rule-PRI-308 = Podplacení kardinála
rule-PRI-155 = Karty na začátku války

# Jména.
lot-0 = Benátský kupec
lot-1 = Benátský kupec
lot-2 = Benátský kupec
lot-3 = Benátský kupec
lot-4 = Benátský kupec
lot-5 = Bohatý kupec
lot-6 = Dóže
lot-7 = Milánský kupec
lot-8 = Janovská kuše
lot-9 = Švýcarští žoldnéři
lot-10 = Zbrojíř
lot-11 = Ludovico Sforza
lot-12 = Caterina Sforza
lot-13 = Rod Pallavicino
lot-14 = Lorenzo Medici
lot-15 = Giovanni Medici
lot-16 = Rod Soderini
lot-17 = Rod Pazzi
lot-18 = Bankéř
lot-19 = Bankéř
lot-20 = Florentský kupec
lot-21 = Roderigo Borgia
lot-22 = Cesare Borgia
lot-23 = Lucrezia Borgia
lot-24 = Rod Colonna
lot-25 = Rod Orsini
lot-26 = Della Rovere
lot-27 = Římský kupec
lot-28 = Alfons Aragonský
lot-29 = Ferrante Aragonský
lot-30 = Španělská pěchota
lot-31 = Neapolský kupec
lot-32 = Neapolský kupec
lot-33 = Neapolský kupec
lot-34 = Bohatý rod
lot-35 = Gozzoli
lot-36 = Verrocchio
lot-37 = Botticelli
lot-38 = Obchodník s vínem
lot-39 = Bellini
lot-40 = Da Vinci
lot-41 = Ghirlandaio
lot-42 = Obchodník s vínem
lot-43 = Michelangelo
lot-44 = Carpaccio
lot-45 = Pinturicchio
lot-46 = Francouzská invaze
lot-47 = Papež
lot-48 = Velení útoku
lot-49 = Velení obrany
city-0 = Benátky
city-1 = Milán
city-2 = Florencie
city-3 = Řím
city-4 = Neapol
family-0 = Baglioni
family-1 = Bentivoglio
family-2 = d'Este
family-3 = Gonzaga
family-4 = Malatesta
family-5 = Montefeltro
troop-0 = kušovníci
troop-1 = lehká pěchota
troop-2 = pikenýři
troop-3 = stradioti
troop-4 = polní opevnění
troop-5 = arkebuzíři
troop-6 = dělostřelectvo
troop-7 = jízda
card-0 = Krádež vlivu
card-1 = Zmrazení nabídky
card-2 = Podplacení kardinála
card-3 = Krádež zlata
card-4 = Vyhlášení války
card-5 = Špatné počasí
card-6 = Podplacení vojska
card-7 = Veto
currency-0 = zlato
currency-1 = vliv

# Where points come from.
points-tiles = Městské destičky
points-events = Události
points-pope = Papež
points-gold = Nejvíc zlata
points-influence = Největší vliv
points-triumphs = Triumfy
hidden-gold = Měšce ostatních jsou do konce zavřené: nikdo neví, kdo má nejvíc zlata.
hidden-influence = Měšce ostatních jsou do konce zavřené: nikdo neví, kdo má největší vliv.

# Co věci umějí. Příjmy jsou přímo na destičkách.
about-lot-0 = Zlato při každém příjmu. Počítá se jako kupec: každý tvůj obchodník s vínem k němu přidá 1 zlaťák a 1 bod.
about-lot-1 = { about-lot-0 }
about-lot-2 = { about-lot-0 }
about-lot-3 = { about-lot-0 }
about-lot-4 = { about-lot-0 }
about-lot-5 = { about-lot-0 }
about-lot-6 = Příjem na konci každého desetiletí; jinou schopnost nemá.
about-lot-7 = { about-lot-0 }
about-lot-8 = Velíš-li ve válce, brání tvoji kušovníci o 1 lépe.
about-lot-9 = Velíš-li ve válce, útočí i brání tvoji pikenýři o 1 lépe. Velení ve válkách tě stojí o 1 bod vlivu méně.
about-lot-10 = Velíš-li ve válce, útočí tvoje jízda o 1 lépe. Velení ve válkách tě stojí o 1 bod vlivu méně.
about-lot-11 = Jednou za desetiletí, hned po hodu v kterékoli válce: obě kostky se hodí znovu. Platí druhý hod.
about-lot-12 = Velíš-li ve válce, bráníš o 2 lépe, má-li některé tvé nepodplacené vojsko štít.
about-lot-13 = Jednou za desetiletí, ve svém tahu: vezmi si kartu zrady zdarma.
about-lot-14 = Jednou za desetiletí: vetuj válku, než se vydraží velení. Skončí nerozhodně.
about-lot-15 = Papež tě stojí o 1 bod vlivu méně.
about-lot-16 = { about-lot-6 }
about-lot-17 = { about-lot-6 }
about-lot-18 = Jednou za desetiletí, kdykoli: vyměň až 3 zlaťáky za vliv nebo naopak, i při placení nabídky. Ne po poslední události desetiletí.
about-lot-19 = { about-lot-18 }
about-lot-20 = { about-lot-0 }
about-lot-21 = { about-lot-15 }
about-lot-22 = Smíš mít v ruce o jednu kartu zrady víc.
about-lot-23 = Jednou za desetiletí, ve svém tahu, když se nic nedraží: vezmi některému hráči 2 body vlivu.
about-lot-24 = { about-lot-15 }
about-lot-25 = { about-lot-15 }
about-lot-26 = { about-lot-15 }
about-lot-27 = { about-lot-0 }
about-lot-28 = { about-lot-13 }
about-lot-29 = { about-lot-22 }
about-lot-30 = Velíš-li ve válce, útočí i brání tvoje lehká pěchota o 1 lépe.
about-lot-31 = { about-lot-0 }
about-lot-32 = { about-lot-0 }
about-lot-33 = { about-lot-0 }
about-lot-34 = { about-lot-6 }
about-lot-35 = Vítězné body na konci pro toho, kdo ji má.
about-lot-36 = { about-lot-35 }
about-lot-37 = Kdo ji vydraží, položí ji na libovolné město, jehož status stoupne. Ze stejných měst je výš to, které má takových destiček víc.
about-lot-38 = Každý tvůj kupec dá při každém příjmu o 1 zlaťák víc a na konci 1 bod.
about-lot-39 = { about-lot-35 }
about-lot-40 = { about-lot-35 }
about-lot-41 = { about-lot-37 }
about-lot-42 = { about-lot-38 }
about-lot-43 = { about-lot-35 }
about-lot-44 = { about-lot-37 }
about-lot-45 = { about-lot-37 }
about-lot-46 = Kdo ji vydraží, položí ji na libovolné město, jehož status klesne. Při řazení stejných měst se přesto městu počítá.
about-lot-47 = V tomto desetiletí: na jeho konci 3 zlaťáky a jednou Svatá liga, kdy se všechna tvá vojska přidají k jedné straně války, v níž nevelíš. Na konci hry 3 body.
about-lot-48 = Vedeš útok. Ať vyhraješ, nebo ne, žoldem je na konci desetiletí nynější status města; vítězství je triumf.
about-lot-49 = Vedeš obranu. Ať vyhraješ, nebo ne, žoldem je na konci desetiletí nynější status města; vítězství je triumf.
about-family-0 = Strana A: vše, co vydražíš, tě stojí o 1 méně, v příslušné měně. Strana B: jen v měně, kterou ohlásíš na desetiletí.
about-family-1 = Při nákupu karty zrady lízneš dvě a jednu si necháš. Strana A: na konci také řadíš města, která jsou na tom stále stejně.
about-family-2 = Velíš-li ve válce, bráníš o 1 lépe. Strana A: smíš také v prvním desetiletí koupit dělostřelectvo.
about-family-3 = Co se platí zlatem, tě v dražbě stojí méně: o 2 zlaťáky na straně A, o 1 zlaťák na straně B.
about-family-4 = Smíš mít v ruce tři karty zrady. Strana A: jednou za desetiletí si také ve svém tahu jednu vezmeš zdarma.
about-family-5 = Co se draží za vliv, tě stojí méně: o 2 na straně A, o 1 na straně B.
side-a-family-0 = Vše, co vydražíš, tě stojí o 1 méně, v příslušné měně.
side-b-family-0 = Co vydražíš v měně, kterou ohlásíš na desetiletí, tě stojí o 1 méně.
side-a-family-1 = Při nákupu karty zrady lízneš dvě a jednu si necháš. Na konci řadíš města, která jsou na tom stále stejně.
side-b-family-1 = Při nákupu karty zrady lízneš dvě a jednu si necháš.
side-a-family-2 = Velíš-li ve válce, bráníš o 1 lépe. Dělostřelectvo smíš koupit už v prvním desetiletí.
side-b-family-2 = Velíš-li ve válce, bráníš o 1 lépe.
side-a-family-3 = Co se draží za zlato, tě stojí o 2 méně.
side-b-family-3 = Co se draží za zlato, tě stojí o 1 méně.
side-a-family-4 = Smíš mít tři karty zrady; jedna za desetiletí je zdarma.
side-b-family-4 = Smíš mít tři karty zrady.
side-a-family-5 = Co se draží za vliv, tě stojí o 2 méně.
side-b-family-5 = Co se draží za vliv, tě stojí o 1 méně.
about-troop-0 = Útočí i brání; janovská kuše přidá 1 k obraně.
about-troop-1 = Útočí i brání; španělská pěchota přidá k obojímu 1.
about-troop-2 = Útok 0, obrana 2; švýcarští žoldnéři přidají k obojímu 1.
about-troop-3 = Útočí a neumějí bránit.
about-troop-4 = Obrana 3; útočit neumí.
about-troop-5 = Útočí i brání.
about-troop-6 = Útok 3, obrana 1. Od druhého desetiletí; d'Este na straně A ho smí koupit už v prvním.
about-troop-7 = Útočí, neumí bránit a při každém příjmu přinese 2 body vlivu. Zbrojíř přidá 1 k útoku. Od druhého desetiletí.
about-card-0 = Ve svém tahu, když se nic nedraží: vezmi některému hráči 2 body vlivu.
about-card-1 = V dražbě, než nabídneš nebo pasuješ: soupeř příště nesmí přihodit.
about-card-2 = Když platíš za papeže: o 3 body vlivu méně.
about-card-3 = Ve svém tahu, když se nic nedraží: vezmi některému hráči 3 zlaťáky.
about-card-4 = Na konci svého tahu: začni další válku; dělo se neposune.
about-card-5 = Než se vydraží velení ve válce: jedno město útočí i brání o 1 hůře.
about-card-6 = Velíš-li ve válce nebo máš Svatou ligu, před hodem: jedno vojsko nepůsobí.
about-card-7 = Než se vydraží velení ve válce: válka skončí nerozhodně.

# Nadpisy formulářů, v nichž se skládá odpověď.
head-order-bid = Tvá tajná nabídka
head-raise = Zvýšit nabídku
head-pass = Pasovat
head-choose-family = Zvolit rod
head-declare = Ohlásit měnu
head-buy-troop = Koupit vojsko
head-give-back = Vrátit vojsko
head-buy-card = Koupit kartu
head-put-up = Začít dražbu
head-start-war = Začít válku
head-pass-turn = Pasovat v tomto tahu
head-steal-gold = Ukrást zlato
head-steal-influence = Ukrást vliv
head-rob-by-tile = Lucrezia Borgia krade
head-take-family-card = Vzít kartu zdarma
head-take-tile-card = Vzít kartu zdarma
head-declare-war = Vyhlásit válku
head-done = Hotovo
head-keep = Nechat si kartu
head-discard = Odhodit kartu
head-bid = Tvá nabídka
head-freeze = Zmrazit nabídku
head-bribe-cardinal = Podplatit kardinála
head-exchange = Vyměnit u bankéře
head-pay = Zaplatit
head-place-event = Položit událost
head-decline = Odmítnout
head-bad-weather = Špatné počasí
head-play-veto = Zahrát veto
head-use-veto = Lorenzovo veto
head-join-league = Vyhlásit Svatou ligu
head-bribe-troop = Podplatit vojsko
head-reroll = Hodit znovu
head-rank-first = Seřadit města
head-gift = Dát peníze
head-make-offer = Něco nabídnout
head-accept-offer = Přijmout nabídku
head-decline-offer = Odmítnout nabídku
head-withdraw-offer = Stáhnout nabídku

# Hra za minutu pro toho, kdo usedá poprvé.
primer-aim = Mít po třech desetiletích nejvíc bodů.
primer-turn = Ve svém tahu uděláš jednu věc: koupíš vojsko nebo kartu zrady, dáš destičku do dražby, začneš válku mezi dvěma městy, nebo pasuješ. Desetiletí končí, když se prodá jeho poslední událost.
primer-others = V každé dražbě smějí přihazovat všichni. Městské destičky se platí zlatem, velení ve válce a papež vlivem a u každé události je psáno, čím z obojího; jedno nikdy nenahradí druhé.
primer-points = Městské destičky přinášejí příjem hned a na konci body podle pořadí svého města. Války města zvedají a srážejí. Kdo vede vojsko, dostane žold i za porážku; kdo zvítězí, získá triumf, a každý další triumf má větší cenu než předchozí.
primer-first = Pro začátek: kupuj destičky jednoho či dvou měst a pomáhej jim vzhůru. Své peníze a karty vidíš jen ty a kdykoli smíš s kýmkoli smlouvat.
did-pass = { $seat } nic nehraje.
did-done = { $seat } už nic nepoužije.
