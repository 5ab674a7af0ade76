title = Virtù
tagline = Vládni paláci, dvořanům a městům Itálie.
choice-powers = Mocnosti
choice-powers-0 = Hráči si vybírají
choice-powers-1 = Losem
choice-surplus_room_florins = Přebytečné florény karet v komnatách
choice-surplus_room_florins-0 = si hráč nechává
choice-surplus_room_florins-1 = propadají
choice-max_enemy_agents_per_palace = Cizí agenti v jednom paláci
choice-max_enemy_agents_per_palace-5 = jeden v každé komnatě
choice-max_enemy_agents_per_palace-1 = jen jeden (pro první partie)
choice-war_tokens_returned = Nevyužité válečné žetony se vracejí
choice-war_tokens_returned-0 = po všech obléháních
choice-war_tokens_returned-1 = po vlastních obléháních
choice-bank_limited = Bank
choice-bank_limited-0 = je nevyčerpatelná
choice-bank_limited-1 = má 105 florénů
choice-symbol_kind_scope = Jeden druh symbolu na kartu
choice-symbol_kind_scope-0 = při každé platbě
choice-symbol_kind_scope-1 = v každém období
choice-year_limit = Poslední rok
choice-year_limit-0 = bez omezení
choice-year_limit-10 = 10. rok
choice-year_limit-12 = 12. rok
choice-year_limit-15 = 15. rok
choice-year_limit-20 = 20. rok
choice-year_limit-30 = 30. rok
choice-secret_setup_placement = Rodinné karty se rozmisťují
choice-secret_setup_placement-1 = tajně a současně
choice-secret_setup_placement-0 = veřejně, jeden po druhém
prompt-powers = Vyber si mocnost, kterou povedeš.
waiting-powers = Rozdělují se mocnosti.
prompt-families = Paláce se zařizují.
waiting-families = Paláce se zařizují.
prompt-place-families = Tajně rozmísti své tři rodinné karty: do komnat, jako vylepšení, nebo mezi dvořany.
waiting-place-families = Tajně se rozmisťují rodinné karty.
prompt-place-openly = Rozmísti své tři rodinné karty: do komnat, jako vylepšení, nebo mezi dvořany.
waiting-place-openly = Rozmisťují se rodinné karty.
prompt-year = Rok pokračuje.
waiting-year = Rok pokračuje.
prompt-spring-turns = Je jaro.
waiting-spring-turns = Je jaro.
prompt-first-room = Polož svůj akční žeton do některé komnaty paláce.
waiting-first-room = { $seat } vybírá první komnatu.
prompt-move-marker = Posuň svůj akční žeton: { $steps ->
    [0] zatím žádná komnata
    [one] zatím jedna komnata
    [few] zatím { $steps } komnaty
   *[other] zatím { $steps } komnat
}.
waiting-move-marker = { $seat } posouvá akční žeton.
prompt-next-room = { $seat } vstupuje do další komnaty.
waiting-next-room = { $seat } vstupuje do další komnaty.
prompt-arrival = { $seat } je na místě.
waiting-arrival = { $seat } je na místě.
prompt-meet-indulgence = Leží tu odpustek: { $place }. Odstranit ho za kříž nebo dvě koruny?
waiting-meet-indulgence = { $seat } rozhoduje o odpustku.
prompt-after-action = { $seat } má akci za sebou.
waiting-after-action = { $seat } má akci za sebou.
prompt-blocked = Komnatu blokuje cizí agent. Můžeš jen požádat o odpustek, nebo jít dál.
waiting-blocked = { $seat } stojí v zablokované komnatě.
prompt-governing = Vláda: čím zaplatíš koruny a čím kříže?
waiting-governing = { $seat } vládne.
prompt-turning-up = K využití: { $symbols ->
    [one] { $symbols } symbol
    [few] { $symbols } symboly
   *[other] { $symbols } symbolů
}. Každý otočí až dvě destičky, nebo obnoví jednu alianci.
waiting-turning-up = { $seat } otáčí destičky.
prompt-financing = Postoupit o jedno pole v mecenátu?
waiting-financing = { $seat } zvažuje mecenát.
prompt-advanced = { $seat } postupuje na stupnici mecenátu.
waiting-advanced = { $seat } postupuje na stupnici mecenátu.
prompt-patron-bonus = Vyber si mecenášský bonus.
waiting-patron-bonus = { $seat } vybírá mecenášský bonus.
prompt-receiving = Vyber pole dvořana pro první z karet: { $cards }.
waiting-receiving = { $seat } rozmisťuje nové karty.
prompt-field-lost = Přicházíš o pole dvořana: přesuň kartu ze šedého pole, nebo ji odhoď.
waiting-field-lost = { $seat } přichází o pole dvořana.
prompt-trading = Obchod: které lodě využiješ?
waiting-trading = { $seat } obchoduje.
prompt-annexing = Anektovat neutrální město?
waiting-annexing = { $seat } zvažuje anexi.
prompt-annexed = { $seat } přebírá město: { $city }.
waiting-annexed = { $seat } přebírá město: { $city }.
prompt-campaign = Tažení: jízda { $cavalry }, { $ships ->
    [one] { $ships } loď
    [few] { $ships } lodě
   *[other] { $ships } lodí
}. Využij symboly a přesuň jednotky.
waiting-campaign = { $seat } vede tažení.
prompt-intriguing = Intriky: které masky využiješ?
waiting-intriguing = { $seat } kuje intriky.
prompt-plotting = Umísti, přesuň, nebo odstraň agenta (zbývá masek: { $masks }).
waiting-plotting = { $seat } řídí agenty.
prompt-siege-turns = Vyhodnocují se obléhání.
waiting-siege-turns = Vyhodnocují se obléhání.
prompt-which-siege = Které obléhání vyhodnotíš teď?
waiting-which-siege = { $seat } vybírá další obléhání.
prompt-after-battle = Bitva je tvoje ({ $city }). Oblehneš město, nebo odtáhneš?
waiting-after-battle = { $seat } rozhoduje o obléhání: { $city }.
prompt-siege = { $seat } obléhá město: { $city }.
waiting-siege = { $seat } obléhá město: { $city }.
prompt-assault = { $seat } útočí na město: { $city }.
waiting-assault = { $seat } útočí na město: { $city }.
prompt-battle = { $seat } a { $rival } se střetávají u města: { $city }.
waiting-battle = { $seat } a { $rival } se střetávají u města: { $city }.
prompt-announcing = { $city }: zatím bonus { $attack } pro útok, { $defence } proti. Ohlásíš válečný bonus?
waiting-announcing = { $speaker } může ohlásit válečný bonus.
prompt-retreats = Poražené jednotky ustupují.
waiting-retreats = Poražené jednotky ustupují.
prompt-retreating = Stáhni své jednotky (k dispozici: { $ships ->
    [one] { $ships } loď
    [few] { $ships } lodě
   *[other] { $ships } lodí
}).
waiting-retreating = { $seat } ustupuje.
prompt-winter-turns = Je zima.
waiting-winter-turns = Je zima.
prompt-winter-turn = { $seat } prožívá zimu.
waiting-winter-turn = { $seat } prožívá zimu.
prompt-wages = Zaplať žold, nebo některé jednotky propusť.
waiting-wages = { $seat } platí žold.
prompt-rearranging = Uspořádej karty v paláci, jednu po druhé.
waiting-rearranging = { $seat } přeskupuje palác.
prompt-buying = Vyber nákupy. Zatím: { $basket }.
waiting-buying = { $seat } vybírá nákupy.
prompt-delivery = { $seat } dostává: { $basket }.
waiting-delivery = { $seat } dostává: { $basket }.
prompt-delivered = Nákupy jsou hotové.
waiting-delivered = Nákupy jsou hotové.
prompt-cathedral-site = Kde bude stát katedrála?
waiting-cathedral-site = { $seat } vybírá město pro katedrálu.
prompt-recruiting = Naverbovat jednotky?
waiting-recruiting = { $seat } verbuje jednotky.
prompt-allying = Uzavřít, nebo převzít alianci?
waiting-allying = { $seat } zvažuje alianci.
prompt-allied = { $seat } získává spojence: { $alliance }.
waiting-allied = { $seat } získává spojence: { $alliance }.
prompt-payment = Zaplať:{ $florins_id ->
    [0] {""}
   *[other] , { $florins ->
        [one] { $florins } florén
        [few] { $florins } florény
       *[other] { $florins } florénů
    }
}{ $crowns_id ->
    [0] {""}
   *[other] , { $crowns ->
        [one] { $crowns } koruna
        [few] { $crowns } koruny
       *[other] { $crowns } korun
    }
}{ $crosses_id ->
    [0] {""}
   *[other] , { $crosses ->
        [one] { $crosses } kříž
        [few] { $crosses } kříže
       *[other] { $crosses } křížů
    }
}{ $either_id ->
    [0] {""}
   *[other] , { $either ->
        [one] { $either } koruna nebo kříž
        [few] { $either } koruny nebo kříže
       *[other] { $either } korun nebo křížů
    }
}{ $cavalry_id ->
    [0] {""}
   *[other] , { $cavalry ->
        [one] { $cavalry } jízda
        [few] { $cavalry } jízdy
       *[other] { $cavalry } jízd
    }
}{ $ships_id ->
    [0] {""}
   *[other] , { $ships ->
        [one] { $ships } loď
        [few] { $ships } lodě
       *[other] { $ships } lodí
    }
}.
waiting-payment = { $seat } platí.
prompt-settled = Zaplaceno.
waiting-settled = Zaplaceno.
prompt-florins = Můžeš proměnit florény dvořanů a destiček v mince.
waiting-florins = Kdokoli může proměnit florény v mince.
do-choose-power = Vést: { $power }
do-place-family = Rozmístit rodinu: { $first }; { $second }; { $third }
do-put-marker = Položit akční žeton: { $place }
do-go-on = O komnatu dál, zdarma
do-buy-step = Ještě o komnatu za florény
do-use-arrow = Ještě o komnatu díky šipce: { $source }
do-stop = Zůstat tady
do-remove-with-cross = Odstranit odpustek křížem: { $source }
do-remove-with-crowns = Odstranit odpustek korunami: { $sources }
do-leave-indulgence = Odpustek nechat být
do-ask-florins = Florény za odpustek
do-forgo = Vzdát se akce
do-govern = Vládnout{ $crowns_id ->
    [0] {""}
   *[other] ; koruny: { $crowns }
}{ $crosses_id ->
    [0] {""}
   *[other] ; kříže: { $crosses }
}
do-turn-up = Otočit: { $tiles }{ $alliances_id ->
    [0] {""}
   *[other] ; obnovit: { $alliances }
}
do-advance-patronage = Postoupit v mecenátu
do-choose-bonus = Vzít si: { $patron }
do-trade = Obchodovat s loděmi: { $ships }
do-annex = Anektovat: { $city }
do-use-source = Využít: { $source } ({ $symbol })
do-take-tokens = Vzít si válečné žetony: { $source }
do-march = Pochod { $start } – { $end }
do-sail = Plavba { $start } – { $end }
do-end-war = Ukončit tažení
do-pay-masks = Využít masky: { $masks }
do-place-agent = Umístit agenta: { $place }
do-move-agent = Přesunout agenta: { $start } – { $place }
do-remove-agent = Odstranit agenta: { $place }
do-end-intrigue = Ukončit intriky
do-choose-siege = Vyhodnotit obléhání: { $city }
do-announce = Ohlásit: { $bonus }
do-pass-bonus = Pasovat
do-besiege = Oblehnout město
do-give-up = Vzdát obléhání
do-retreat-by-road = Ústup po cestě: { $start } – { $end }
do-retreat-by-sea = Ústup po moři: { $start } – { $end }
do-lose-troop = Obětovat jednotku: { $city }
do-shift-courtier = Přesunout dvořana: { $start } – { $end }
do-discard = Odhodit kartu: { $field }
do-pay-troops = Zaplatit žold
do-dismiss = Propustit jednotku: { $city }
do-move-card = Přesunout kartu: { $start } – { $end }
do-end-rearranging = Palác je uspořádán
do-want = Vybrat: { $item }
do-checkout = Zaplatit vše vybrané
do-buy-nothing = Nic nekupovat
do-build-cathedral = Postavit katedrálu: { $city }
do-lay-courtier = Položit sem: { $field }
do-recruit = Verbovat: { $city }
do-end-recruiting = Dál neverbovat
do-form-alliance = Uzavřít alianci: { $alliance }
do-form-with-agent = Uzavřít alianci: { $alliance }, úspora: { $symbol }
do-take-over = Převzít alianci: { $alliance }
do-no-alliance = Žádná aliance
do-pay = Zaplatit:{ $florins_id ->
    [0] {""}
   *[other] ; florény ({ $florins })
}{ $crowns_id ->
    [0] {""}
   *[other] ; koruny ({ $crowns })
}{ $crosses_id ->
    [0] {""}
   *[other] ; kříže ({ $crosses })
}{ $cavalry_id ->
    [0] {""}
   *[other] ; jízda ({ $cavalry })
}{ $ships_id ->
    [0] {""}
   *[other] ; lodě ({ $ships })
}
do-take-florins = Proměnit florény v mince: { $source }
event-first-player-drawn = { $seat } začíná.
event-power-taken = { $seat } vede mocnost { $power }.
event-family-placed = { $seat } umisťuje kartu: { $card } ({ $field }).
event-year-began = Začíná { $year }. rok.
event-marker-moved = { $seat } přichází: { $place }.
event-courtiers-woken = Dvořané { $side } jsou opět připraveni ({ $seat }).
event-florins-taken = { $seat } mění v mince { $florins ->
    [one] { $florins } florén
    [few] { $florins } florény
   *[other] { $florins } florénů
}: { $source }.
event-paid = { $seat } platí:{ $coins_id ->
    [0] {""}
   *[other] ; { $coins ->
        [one] { $coins } florén
        [few] { $coins } florény
       *[other] { $coins } florénů
    } z pokladny
}{ $florins_id ->
    [0] {""}
   *[other] ; florény ({ $florins })
}{ $crowns_id ->
    [0] {""}
   *[other] ; koruny ({ $crowns })
}{ $crosses_id ->
    [0] {""}
   *[other] ; kříže ({ $crosses })
}{ $cavalry_id ->
    [0] {""}
   *[other] ; jízda ({ $cavalry })
}{ $ships_id ->
    [0] {""}
   *[other] ; lodě ({ $ships })
}.
event-florins-gained = { $seat } dostává { $florins ->
    [one] { $florins } florén
    [few] { $florins } florény
   *[other] { $florins } florénů
}.
event-indulgence-requested = { $seat } žádá o odpustek a bere si { $florins_id ->
    [0] korunu
   *[other] { $florins ->
    [one] { $florins } florén
    [few] { $florins } florény
   *[other] { $florins } florénů
}
}.
event-indulgence-laid = Zde teď leží odpustek: { $place }.
event-indulgence-removed = { $seat } odstraňuje odpustek: { $place }.
event-action-lost = Kvůli odpustku je akce ztracena ({ $seat }): { $place }.
event-action-forgone = { $seat } nevyužívá akci: { $place }.
event-tiles-turned = { $seat } otáčí{ $tiles_id ->
    [0] {""}
   *[other] : { $tiles }
}{ $alliances_id ->
    [0] {""}
   *[other] {" "}– obnovuje: { $alliances }
}.
event-patronage-advanced = { $seat } je na { $field }. poli stupnice mecenátu.
event-bonus-taken = { $seat } získává: { $patron }.
event-card-laid = { $seat } pokládá kartu: { $card } ({ $field }).
event-card-discarded = { $seat } odhazuje kartu: { $card } ({ $field }).
event-card-moved = { $seat } přesouvá kartu: { $card } ({ $start } – { $end }).
event-agent-gained = { $seat } získává agenta.
event-city-annexed = { $seat } anektuje město: { $city }.
event-source-used = { $seat } využívá zdroj: { $source } ({ $count }× { $symbol }).
event-masks-paid = { $seat } využívá { $count ->
    [one] { $count } masku
    [few] { $count } masky
   *[other] { $count } masek
}: { $masks }.
event-tokens-taken = { $seat } si bere { $count ->
    [one] { $count } válečný žeton
    [few] { $count } válečné žetony
   *[other] { $count } válečných žetonů
}.
event-troop-marched = { $seat } přesouvá jednotku po cestě: { $start } – { $end }.
event-troop-sailed = { $seat } přesouvá jednotku po moři: { $start } – { $end }.
event-agent-placed = { $seat } umisťuje agenta: { $place }.
event-agent-moved = { $seat } přesouvá agenta: { $start } – { $place }.
event-agent-removed = { $seat } odstraňuje agenta (hráč { $owner }): { $place }.
event-siege-began = { $seat } obléhá město { $city }, brání: { $defender }.
event-battle-began = { $seat } a { $rival } svádějí bitvu: { $city }.
event-bonus-announced = { $seat } hlásí: { $bonus } (+{ $strength }).
event-bonus-passed = { $seat } pasuje.
event-city-conquered = { $seat } dobývá město { $city } v poměru { $attack } : { $defence }, ztráty: { $losses ->
    [0] žádné
    [one] { $losses } jednotka
    [few] { $losses } jednotky
   *[other] { $losses } jednotek
}.
event-siege-lost = { $seat } neuspívá u města { $city } v poměru { $attack } : { $defence }.
event-battle-won = { $winner } vítězí v bitvě ({ $city }), poražený: { $loser }, ztráty vítěze: { $losses ->
    [0] žádné
    [one] { $losses } jednotka
    [few] { $losses } jednotky
   *[other] { $losses } jednotek
}.
event-battle-tied = Bitva je nerozhodná ({ $city }): { $seat } a { $rival }.
event-siege-given-up = { $seat } vzdává obléhání: { $city }.
event-trophy-taken = { $seat } získává trofej (hráč { $loser }).
event-cathedral-taken = { $seat } přebírá destičku katedrály (hráč { $loser }).
event-troop-retreated = { $seat } stahuje jednotku: { $start } – { $end }.
event-troop-lost = { $seat } ztrácí jednotku: { $city }.
event-order-set = Pořadí: { $first }, { $second }, { $third }{ $fourth_id ->
    [-1] {""}
   *[other] , { $fourth }
}{ $fifth_id ->
    [-1] {""}
   *[other] , { $fifth }
}.
event-last-year = Tato zima je poslední: { $trigger }.
event-troops-paid = { $seat } platí žold: { $florins ->
    [one] { $florins } florén
    [few] { $florins } florény
   *[other] { $florins } florénů
}.
event-troop-dismissed = { $seat } propouští jednotku: { $city }.
event-item-bought = { $seat } kupuje: { $item }.
event-cathedral-built = { $seat } staví katedrálu: { $city }.
event-troop-recruited = { $seat } verbuje jednotku ({ $city }), cena: { $florins ->
    [one] { $florins } florén
    [few] { $florins } florény
   *[other] { $florins } florénů
}.
event-alliance-formed = { $seat } uzavírá alianci: { $alliance }.
event-alliance-taken-over = { $seat } přebírá alianci (dosud { $former }): { $alliance }.
event-points-counted = { $seat } má { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
why-too-poor = Nemáš dost florénů, ani s florény dvořanů a destiček.
why-used-twice = Karta či destička dává při jedné platbě jen jeden druh symbolu.
why-not-covered = Tím se cena nepokryje.
why-not-needed = Některé z těchto zdrojů nejsou potřeba.
why-no-such-symbol = Tento zdroj takový symbol nemá.
why-exhausted = Tento zdroj teď není k dispozici.
why-paying-now = Právě platíš: uveď florény v platbě.
why-field-taken = Na poli smí ležet jen jedna karta.
why-needs-action-card = Vylepšení potřebuje nad sebou kartu akce.
why-step-bought = Za florény lze na jaře projít jen jednu komnatu navíc.
why-free-steps-first = Nejdřív využij kroky, které jsou zdarma.
why-must-move = Akční žeton se musí posunout aspoň o jednu komnatu.
why-already-requested = O odpustek už jsi letos žádal(a).
why-room-has-indulgence = V komnatě s tvým akčním žetonem už odpustek leží, nebo v žádné nestojíš.
why-no-indulgence-left = Žádný odpustek nezbývá.
why-lost-the-right = Akční žeton skončil na odpustku: letos už žádat nelze.
why-room-blocked = Komnatu blokuje cizí agent.
why-too-many-turned = Každý symbol otočí dvě destičky, nebo obnoví jednu alianci.
why-paid-with-it = Čím byla akce zaplacena, to jí nelze otočit.
why-track-end = Stojíš na konci stupnice.
why-bonus-taken = Tento bonus už někdo má.
why-same-kind-of-bonus = Bonus tohoto druhu už máš.
why-not-neutral = Toto město není neutrální.
why-pirates = Pirátské přístavy nelze anektovat.
why-not-reached = Nevede tam cesta ani plavba.
why-closed = Toto místo není ve hře.
why-no-troop = Nemáš tam žádnou jednotku.
why-troop-stopped = Před cizím městem jednotka zůstává stát.
why-no-cavalry = Nezbývá ti jízda.
why-no-ships = Máš málo lodí.
why-no-tokens = Nezbývají válečné žetony.
why-card-already-used = Tato karta komnaty už letos na jaře symbol dala.
why-place-taken = Už tam agent je.
why-no-agent-there = Takový agent tam není.
why-no-agent-ready = Nemáš agenta v zásobě.
why-prince-protects = Vladař drží cizí agenty stranou.
why-palace-full = V tomto paláci další cizí agent být nesmí.
why-own-agent = Odstranit lze jen cizího agenta.
why-not-your-siege = Tam nic neobléháš.
why-bonus-not-ready = Tento bonus teď není k dispozici.
why-face-down = Dvořan ležící rubem nahoru zůstává, kde je.
why-room-frozen = Akční žeton, odpustek nebo cizí agent: tuto komnatu nelze měnit.
why-moved-enough = Tato karta už byla tuto zimu přesunuta dvakrát.
why-same-arrangement = Takto už tvůj palác tuto zimu vypadal.
why-no-free-field = Žádné pole dvořana není volné.
why-no-room-to-room = Karta nemůže přejít z komnaty do komnaty.
why-needs-action = Tam smí ležet jen karta s akcí.
why-sold-out = V zásobě už nic takového není.
why-own-enough = Takové smíš mít jen jedno.
why-kingdom-or-republic = Království a republika se vylučují.
why-no-cathedral-city = Katedrála vyžaduje vlastní město hodnoty 3 nebo 4 bez katedrály.
why-in-basket = Od každého druhu jen jedno za zimu.
why-no-field-for-card = Neměl(a) bys pro ni pole dvořana.
why-not-your-city = Toto město neovládáš.
why-all-troops-out = Všechny tvé jednotky jsou na desce.
why-ally-taken = Tato velmoc už spojence má.
why-needs-agent = Potřebuješ tam agenta.
why-bought-now = Kartu koupenou tuto zimu nelze odhodit.
rule-VIR-216 = Florény kdykoli
rule-VIR-213 = Jeden druh symbolu na zdroj
rule-VIR-221 = Čím se platí akce
rule-VIR-215 = Nevyužité symboly propadají
rule-VIR-223 = K čemu který symbol slouží
rule-VIR-214 = Využité zdroje jsou vyčerpané
rule-VIR-202 = Jedna karta na pole
rule-VIR-204 = Vylepšení leží pod kartou akce
rule-VIR-303 = Jedna komnata za florény
rule-VIR-302 = Jedna nebo dvě komnaty za jaro
rule-VIR-313 = Žádost o odpustek
rule-VIR-311 = Konec na odpustku
rule-VIR-321 = Agenti blokují komnaty
rule-VIR-400 = Co dělá Vláda
rule-VIR-401 = Čím se platí, zůstává otočené
rule-VIR-410 = Jedno pole mecenátu za rok
rule-VIR-412 = Mecenášské bonusy
rule-VIR-413 = Jedna osobnost, jedno dílo
rule-VIR-440 = Anexe neutrálního města
rule-VIR-444 = Pirátské přístavy
rule-VIR-442 = Cesty a plavby
rule-VIR-104 = Uzavřená města
rule-VIR-450 = Přesun jednotek
rule-VIR-452 = Jednotky se zastavují před městy
rule-VIR-443 = Loď za každé moře
rule-VIR-454 = Válečné žetony
rule-VIR-219 = Jeden druh na kartu komnaty a jaro
rule-VIR-461 = Jeden agent na místě
rule-VIR-460 = Co dělá maska
rule-VIR-464 = Nejvýš pět agentů
rule-VIR-417 = Vladař
rule-VIR-465 = Volitelné pravidlo: jeden cizí agent
rule-VIR-500 = Obléhání
rule-VIR-505 = Válečné bonusy
rule-VIR-622 = Dvořané se přesouvají lícem
rule-VIR-621 = Komnaty, které nelze měnit
rule-VIR-627 = Žádné nekonečné přesuny
rule-VIR-208 = Volná pole dvořanů
rule-VIR-624 = Z komnaty do komnaty ne
rule-VIR-203 = Karta akce musí mít akci
rule-VIR-630 = Co lze koupit
rule-VIR-633 = Omezení vlastnictví
rule-VIR-634 = Tituly
rule-VIR-635 = Katedrály
rule-VIR-632 = Pole pro koupené karty
rule-VIR-640 = Verbování
rule-VIR-650 = Aliance
rule-VIR-652 = Převzetí aliance
rule-VIR-637 = Koupené zůstává
rule-VIR-101 = Volba mocnosti
rule-VIR-110 = Rozmístění rodinných karet
rule-VIR-206 = Nové karty jdou na volné pole dvořanů
rule-VIR-212 = Ztráta pole dvořana
rule-VIR-300 = Jaro: táhni žetonem, pak jednej
rule-VIR-301 = První jaro: libovolná komnata
rule-VIR-306 = Šipky probouzejí dvořany
rule-VIR-307 = Táhne se komnatu po komnatě
rule-VIR-314 = Žádost o odpustek
rule-VIR-320 = Akce komnaty
rule-VIR-404 = Otáčení destiček lícem nahoru
rule-VIR-430 = Obchod s loděmi
rule-VIR-445 = Město je anektováno
rule-VIR-504 = Střídavé ohlašování válečných bonusů
rule-VIR-510 = Dobytí města
rule-VIR-521 = Ústupy po všech obléháních
rule-VIR-522 = Kam jednotky ustupují
rule-VIR-530 = Bitva před městem
rule-VIR-531 = Po bitvě: oblehni, nebo se vzdej
rule-VIR-600 = Zima, krok za krokem
rule-VIR-610 = Žold za jednotky
rule-VIR-620 = Přeskupování, kartu po kartě
rule-VIR-651 = Uzavření aliance
power-0 = Milán
power-1 = Florencie
power-2 = Neapol
power-3 = Benátky
power-4 = Řím
city-0 = Turín
city-1 = Nice
city-2 = Milán
city-3 = Janov
city-4 = Parma
city-5 = Verona
city-6 = Padova
city-7 = Benátky
city-8 = Ferrara
city-9 = Boloňa
city-10 = Ravenna
city-11 = Florencie
city-12 = Pisa
city-13 = Siena
city-14 = Ancona
city-15 = Spoleto
city-16 = Perugia
city-17 = Řím
city-18 = Civitavecchia
city-19 = Terracina
city-20 = Neapol
city-21 = Benevento
city-22 = Bari
city-23 = Taranto
city-24 = Reggio
city-25 = Palermo
city-26 = Tunis
city-27 = Cagliari
city-28 = Ajaccio
city-29 = Ragusa
place-0 = { city-0 }
place-1 = { city-1 }
place-2 = { city-2 }
place-3 = { city-3 }
place-4 = { city-4 }
place-5 = { city-5 }
place-6 = { city-6 }
place-7 = { city-7 }
place-8 = { city-8 }
place-9 = { city-9 }
place-10 = { city-10 }
place-11 = { city-11 }
place-12 = { city-12 }
place-13 = { city-13 }
place-14 = { city-14 }
place-15 = { city-15 }
place-16 = { city-16 }
place-17 = { city-17 }
place-18 = { city-18 }
place-19 = { city-19 }
place-20 = { city-20 }
place-21 = { city-21 }
place-22 = { city-22 }
place-23 = { city-23 }
place-24 = { city-24 }
place-25 = { city-25 }
place-26 = { city-26 }
place-27 = { city-27 }
place-28 = { city-28 }
place-29 = { city-29 }
place-30 = komnata Anexe (Milán)
place-31 = komnata Intriky (Milán)
place-32 = komnata Mecenát (Milán)
place-33 = komnata Tažení (Milán)
place-34 = komnata Vláda (Milán)
place-35 = komnata Intriky (Florencie)
place-36 = komnata Anexe (Florencie)
place-37 = komnata Tažení (Florencie)
place-38 = komnata Mecenát (Florencie)
place-39 = komnata Vláda (Florencie)
place-40 = komnata Vláda (Neapol)
place-41 = komnata Tažení (Neapol)
place-42 = komnata Mecenát (Neapol)
place-43 = komnata Anexe (Neapol)
place-44 = komnata Intriky (Neapol)
place-45 = komnata Anexe (Benátky)
place-46 = komnata Mecenát (Benátky)
place-47 = komnata Vláda (Benátky)
place-48 = komnata Tažení (Benátky)
place-49 = komnata Intriky (Benátky)
place-50 = komnata Tažení (Řím)
place-51 = komnata Anexe (Řím)
place-52 = komnata Vláda (Řím)
place-53 = komnata Mecenát (Řím)
place-54 = komnata Intriky (Řím)
place-55 = { alliance-0 }
place-56 = { alliance-1 }
place-57 = { alliance-2 }
card-0 = Vyslanec
card-1 = Podesta
card-2 = Rádce
card-3 = Mordýř
card-4 = Kupec
card-5 = Praporečník
card-6 = Kardinál
card-7 = Kondotiér
card-8 = Admirál
card-9 = Bankéř
card-10 = Biskup
card-11 = Papež
card-12 = Ludovico Sforza
card-13 = Caterina Sforza
card-14 = Ascanio Sforza
card-15 = Lorenzo Medicejský
card-16 = Piero Medicejský
card-17 = Giovanni Medicejský
card-18 = Alfons, vévoda z Kalábrie
card-19 = Ferdinand II. Neapolský
card-20 = Federico da Montefeltro
card-21 = Agostino Barbarigo
card-22 = Leonardo Loredan
card-23 = Caterina Cornaro
card-24 = Rodrigo Borgia
card-25 = Cesare Borgia
card-26 = Lucrezia Borgia
card-27 = Niccolò Machiavelli
tile-0 = { city-0 }
tile-1 = { city-1 }
tile-2 = { city-2 }
tile-3 = { city-3 }
tile-4 = { city-4 }
tile-5 = { city-5 }
tile-6 = { city-6 }
tile-7 = { city-7 }
tile-8 = { city-8 }
tile-9 = { city-9 }
tile-10 = { city-10 }
tile-11 = { city-11 }
tile-12 = { city-12 }
tile-13 = { city-13 }
tile-14 = { city-14 }
tile-15 = { city-15 }
tile-16 = { city-16 }
tile-17 = { city-17 }
tile-18 = { city-18 }
tile-19 = { city-19 }
tile-20 = { city-20 }
tile-21 = { city-21 }
tile-22 = { city-22 }
tile-23 = { city-23 }
tile-24 = { city-24 }
tile-25 = { city-25 }
tile-26 = { city-26 }
tile-27 = { city-27 }
tile-28 = { city-28 }
tile-29 = { city-29 }
tile-30 = Vévodství
tile-31 = Knížectví
tile-32 = Království
tile-33 = Republika
tile-34 = Cech
tile-35 = Katedrála 1
tile-36 = Katedrála 2
tile-37 = Katedrála 3
tile-38 = Katedrála 4
tile-39 = Katedrála 5
tile-40 = Děla
item-0 = { card-0 }
item-1 = { card-1 }
item-2 = { card-2 }
item-3 = { card-3 }
item-4 = { card-4 }
item-5 = { card-5 }
item-6 = { card-6 }
item-7 = { card-7 }
item-8 = { card-8 }
item-9 = { card-9 }
item-10 = { card-10 }
item-11 = { card-11 }
item-12 = { tile-30 }
item-13 = { tile-31 }
item-14 = { tile-32 }
item-15 = { tile-33 }
item-16 = { tile-34 }
item-17 = Katedrála
field-0 = komnata 1
field-1 = komnata 2
field-2 = komnata 3
field-3 = komnata 4
field-4 = komnata 5
field-5 = vylepšení 1
field-6 = vylepšení 2
field-7 = vylepšení 3
field-8 = vylepšení 4
field-9 = vylepšení 5
field-10 = levý dvořan 1
field-11 = levý dvořan 2
field-12 = levý dvořan 3
field-13 = pravý dvořan 1
field-14 = pravý dvořan 2
field-15 = pravý dvořan 3
source-0 = komnata
source-1 = karta vylepšení
source-2 = { field-10 }
source-3 = { field-11 }
source-4 = { field-12 }
source-5 = { field-13 }
source-6 = { field-14 }
source-7 = { field-15 }
source-8 = { tile-0 }
source-9 = { tile-1 }
source-10 = { tile-2 }
source-11 = { tile-3 }
source-12 = { tile-4 }
source-13 = { tile-5 }
source-14 = { tile-6 }
source-15 = { tile-7 }
source-16 = { tile-8 }
source-17 = { tile-9 }
source-18 = { tile-10 }
source-19 = { tile-11 }
source-20 = { tile-12 }
source-21 = { tile-13 }
source-22 = { tile-14 }
source-23 = { tile-15 }
source-24 = { tile-16 }
source-25 = { tile-17 }
source-26 = { tile-18 }
source-27 = { tile-19 }
source-28 = { tile-20 }
source-29 = { tile-21 }
source-30 = { tile-22 }
source-31 = { tile-23 }
source-32 = { tile-24 }
source-33 = { tile-25 }
source-34 = { tile-26 }
source-35 = { tile-27 }
source-36 = { tile-28 }
source-37 = { tile-29 }
source-38 = { tile-30 }
source-39 = { tile-31 }
source-40 = { tile-32 }
source-41 = { tile-33 }
source-42 = { tile-34 }
source-43 = { tile-35 }
source-44 = { tile-36 }
source-45 = { tile-37 }
source-46 = { tile-38 }
source-47 = { tile-39 }
source-48 = { tile-40 }
source-49 = { alliance-0 }
source-50 = { alliance-1 }
source-51 = { alliance-2 }
source-52 = odpustek
source-53 = { patron-2 }
action-0 = Vláda
action-1 = Mecenát
action-2 = Obchod
action-3 = Anexe
action-4 = Tažení
action-5 = Intriky
sea-0 = Ligurské moře
sea-1 = Tyrhénské moře
sea-2 = Sicilský průliv
sea-3 = Jónské moře
sea-4 = Jaderské moře
symbol-0 = Florén
symbol-1 = Koruna
symbol-2 = Kříž
symbol-3 = Jízda
symbol-4 = Loď
symbol-5 = Maska
symbol-6 = Válečný bonus
symbol-7 = Šipka
alliance-0 = Francie
alliance-1 = Osmanská říše
alliance-2 = Svatá říše římská
patron-0 = Leonardo da Vinci
patron-1 = Mikuláš Koperník
patron-2 = Michelangelo
patron-3 = Kryštof Kolumbus
patron-4 = Niccolò Machiavelli
patron-5 = Bastionová pevnost
patron-6 = Vladař
patron-7 = Dóm
patron-8 = Sixtinská kaple
patron-9 = Děla
bonus-0 = válečný žeton
bonus-1 = { patron-0 }
bonus-2 = { patron-9 }
bonus-3 = { patron-5 }
bonus-4 = { alliance-0 }
bonus-5 = { field-10 }
bonus-6 = { field-11 }
bonus-7 = { field-12 }
bonus-8 = { field-13 }
bonus-9 = { field-14 }
bonus-10 = { field-15 }
side-0 = vlevo
side-1 = vpravo
purpose-0 = florény
purpose-1 = krok
purpose-2 = odpustek
purpose-3 = akce
purpose-4 = Mecenát
purpose-5 = ústup
purpose-6 = nákupy
purpose-7 = aliance
trigger-0 = žádné město už není neutrální
trigger-1 = někdo ovládá osm měst
trigger-2 = někdo je na konci stupnice mecenátu
trigger-3 = čas vypršel

# Where points come from.
tie-break = Při rovnosti bodů rozhoduje víc korun na kartách a destičkách.
points-cities = Města
points-patronage = Mecenát
points-printed = Karty, destičky a mecenášské bonusy
points-religion = Náboženský vliv
points-alliances = Aliance
points-trophies = Trofeje
points-indulgences = Zbylé odpustky

# Co díly dělají; čísla jsou na dílech.
about-power-0 = Sforzové. Koruny k anexi, jízda k tažení, v rodině duchovní. Bohatá výchozí města na severozápadě.
about-power-1 = Medicejové. Rodina mecenášů s florény; k mecenátu mají blízko.
about-power-2 = Aragonci. Vojáci a na začátku o agenta víc; výchozí města daleko na jihu.
about-power-3 = Dóžové. Lodě a koruny; mecenát a moře.
about-power-4 = Borgiové. Kříže, masky a na začátku o agenta víc; výchozí města uprostřed všech ostatních.
about-card-0 = Akce v komnatě: Anexe. Ukazuje korunu a masku.
about-card-1 = Akce v komnatě: Anexe. Ukazuje koruny. Přináší dalšího agenta.
about-card-2 = Nemá akci: slouží jen jako vylepšení nebo dvořan. Ukazuje korunu a masku. Přináší dalšího agenta.
about-card-3 = Akce v komnatě: Intriky. Ukazuje masky a válečný bonus. Přináší dalšího agenta.
about-card-4 = Akce v komnatě: Obchod. Ukazuje lodě a florény.
about-card-5 = Akce v komnatě: Tažení. Ukazuje jízdu, korunu a válečný bonus.
about-card-6 = Akce v komnatě: Vláda. Ukazuje korunu a kříž. Na konci hry má body.
about-card-7 = Akce v komnatě: Tažení. Ukazuje jízdu a válečný bonus.
about-card-8 = Nemá akci: slouží jen jako vylepšení nebo dvořan. Ukazuje lodě a válečný bonus.
about-card-9 = Akce v komnatě: Mecenát. Ukazuje florény a korunu.
about-card-10 = Nemá akci: slouží jen jako vylepšení nebo dvořan. Ukazuje korunu a kříž.
about-card-11 = Akce v komnatě: Vláda. Ukazuje koruny a kříže. Na konci hry má body.
about-card-12 = Akce v komnatě: Anexe. Ukazuje koruny a masku.
about-card-13 = Akce v komnatě: Tažení. Ukazuje jízdu a válečný bonus.
about-card-14 = Akce v komnatě: Vláda. Ukazuje korunu a kříž.
about-card-15 = Akce v komnatě: Mecenát. Ukazuje korunu a florény.
about-card-16 = Akce v komnatě: Anexe. Ukazuje korunu a masku.
about-card-17 = Akce v komnatě: Vláda. Ukazuje korunu a kříž.
about-card-18 = Akce v komnatě: Tažení. Ukazuje jízdu, korunu a válečný bonus.
about-card-19 = Akce v komnatě: Anexe. Ukazuje koruny a jízdu.
about-card-20 = Akce v komnatě: Intriky. Ukazuje masku a jízdu. Její agent patří k těm, s nimiž začínáš.
about-card-21 = Akce v komnatě: Vláda. Ukazuje korunu a loď.
about-card-22 = Akce v komnatě: Anexe. Ukazuje koruny a loď.
about-card-23 = Akce v komnatě: Mecenát. Ukazuje korunu a florény.
about-card-24 = Akce v komnatě: Anexe. Ukazuje koruny a kříž.
about-card-25 = Akce v komnatě: Tažení. Ukazuje jízdu a válečný bonus.
about-card-26 = Akce v komnatě: Intriky. Ukazuje masky a florén. Její agent patří k těm, s nimiž začínáš.
about-card-27 = { about-patron-4 }
about-tile-0 = Město. Jeho destička ukazuje korunu a jízdu.
about-tile-1 = Město. Jeho destička ukazuje florén a loď.
about-tile-2 = Město. Jeho destička ukazuje koruny, florény a jízdu. Výchozí město: { power-0 }.
about-tile-3 = Město. Jeho destička ukazuje florény a lodě. Výchozí město: { power-0 }.
about-tile-4 = Město. Jeho destička ukazuje florén a masku.
about-tile-5 = Město. Jeho destička ukazuje florény a jízdu.
about-tile-6 = Město. Jeho destička ukazuje florény. Výchozí město: { power-3 }.
about-tile-7 = Město. Jeho destička ukazuje korunu, florény a lodě. Výchozí město: { power-3 }.
about-tile-8 = Město. Jeho destička ukazuje florény a masku.
about-tile-9 = Město. Jeho destička ukazuje korunu, kříž a florény.
about-tile-10 = Město. Jeho destička ukazuje kříž a florén.
about-tile-11 = Město. Jeho destička ukazuje koruny a florény. Výchozí město: { power-1 }.
about-tile-12 = Město. Jeho destička ukazuje florény a loď. Výchozí město: { power-1 }.
about-tile-13 = Město. Jeho destička ukazuje korunu a florény.
about-tile-14 = Město. Jeho destička ukazuje loď a šipku.
about-tile-15 = Město. Jeho destička ukazuje jízdu a šipku.
about-tile-16 = Město. Jeho destička ukazuje jízdu a masku.
about-tile-17 = Město. Jeho destička ukazuje koruny, kříž a florén. Výchozí město: { power-4 }.
about-tile-18 = Město. Jeho destička ukazuje florény a loď. Výchozí město: { power-4 }.
about-tile-19 = Město. Jeho destička ukazuje florén a šipku.
about-tile-20 = Město. Jeho destička ukazuje koruny, florény a loď. Výchozí město: { power-2 }.
about-tile-21 = Město. Jeho destička ukazuje kříž a florén.
about-tile-22 = Město. Jeho destička ukazuje kříž a loď.
about-tile-23 = Město. Jeho destička ukazuje florén a loď.
about-tile-24 = Město. Jeho destička ukazuje loď a masku.
about-tile-25 = Město. Jeho destička ukazuje florén a loď. Výchozí město: { power-2 }.
about-tile-26 = Město. Jeho destička ukazuje florény a lodě. Pirátský přístav: nelze jej anektovat, jen dobýt.
about-tile-27 = Město. Jeho destička ukazuje florény a loď. Pirátský přístav: nelze jej anektovat, jen dobýt.
about-tile-28 = Město. Jeho destička ukazuje loď a masku. Pirátský přístav: nelze jej anektovat, jen dobýt.
about-tile-29 = Město. Jeho destička ukazuje florén a lodě. Pirátský přístav: nelze jej anektovat, jen dobýt.
about-tile-30 = Titul vlastní mocnosti. Ukazuje korunu a jízdu a otevírá pole pro dvořana, i když je otočen.
about-tile-31 = Titul vlastní mocnosti. Ukazuje korunu a šipku a na konci hry má body.
about-tile-32 = Titul, ne spolu s republikou. Ukazuje koruny a jízdu, otevírá pole pro dvořana a na konci hry má body.
about-tile-33 = Titul, ne spolu s královstvím. Ukazuje florény, loď a šipku, otevírá pole pro dvořana a na konci hry má body.
about-tile-34 = Každý hráč smí mít jeden. Ukazuje florény a loď.
about-tile-35 = Staví se ve vlastním městě s hodnotou 3 nebo 4; destička přichází rubem nahoru. Ukazuje kříž a má body; kdo město dobude, vezme si ji.
about-tile-36 = { about-tile-35 }
about-tile-37 = { about-tile-35 }
about-tile-38 = { about-tile-35 }
about-tile-39 = { about-tile-35 }
about-tile-40 = Za florén silný válečný bonus v jednom obléhání nebo bitvě; potom leží rubem nahoru, dokud je neotočí vláda.
about-item-0 = { about-card-0 }
about-item-1 = { about-card-1 }
about-item-2 = { about-card-2 }
about-item-3 = { about-card-3 }
about-item-4 = { about-card-4 }
about-item-5 = { about-card-5 }
about-item-6 = { about-card-6 }
about-item-7 = { about-card-7 }
about-item-8 = { about-card-8 }
about-item-9 = { about-card-9 }
about-item-10 = { about-card-10 }
about-item-11 = { about-card-11 }
about-item-12 = { about-tile-30 }
about-item-13 = { about-tile-31 }
about-item-14 = { about-tile-32 }
about-item-15 = { about-tile-33 }
about-item-16 = { about-tile-34 }
about-item-17 = { about-tile-35 }
about-patron-0 = Osobnost. Za florén jeden válečný bonus v každém obléhání.
about-patron-1 = Osobnost. Otevírá další pole pro dvořana.
about-patron-2 = Osobnost. Při každém mecenátu o korunu víc.
about-patron-3 = Osobnost. Body na konci hry.
about-patron-4 = Osobnost. Karta na pole dvořana: akce Intriky, koruna nebo masky.
about-patron-5 = Dílo. Válečný bonus v každém obléhání, kterému se bráníš.
about-patron-6 = Dílo. Otevírá pole pro dvořana, přináší agenta a ostatní už nemohou umisťovat agenty do tvých měst, komnat a aliancí.
about-patron-7 = Dílo. Na konci platí za jeden kříž.
about-patron-8 = Dílo. Na konci platí za dva kříže.
about-patron-9 = Dílo. Destička: za florén silný válečný bonus v jednom obléhání nebo bitvě; potom leží rubem nahoru, dokud je neotočí vláda.
about-alliance-0 = Válečný bonus v jednom obléhání nebo bitvě; vláda jej obnoví. Na konci bod, není-li tam cizí agent.
about-alliance-1 = Lodě pro jednu akci nebo ústup; vláda je obnoví. Na konci bod, není-li tam cizí agent.
about-alliance-2 = Kříž pro akci, nákup nebo proti odpustku, na konci i pro náboženský vliv; vláda jej obnoví. Na konci bod, není-li tam cizí agent.
about-bonus-0 = Síla o jedna větší; žeton se vrací do zásoby.
about-bonus-1 = { about-patron-0 }
about-bonus-2 = { about-patron-9 }
about-bonus-3 = { about-patron-5 }
about-bonus-4 = { about-alliance-0 }
about-bonus-5 = Dvořan dá za svou cenu válečný bonus a pak leží rubem nahoru.
about-bonus-6 = { about-bonus-5 }
about-bonus-7 = { about-bonus-5 }
about-bonus-8 = { about-bonus-5 }
about-bonus-9 = { about-bonus-5 }
about-bonus-10 = { about-bonus-5 }
# Nadpisy akcí
head-choose-power = Výběr mocnosti
head-place-family = Rozmístění rodiny
head-put-marker = Výběr komnaty
head-go-on = O komnatu dál
head-buy-step = Koupit krok
head-use-arrow = Využít šipku
head-stop = Zůstat tady
head-remove-with-cross = Odstranit křížem
head-remove-with-crowns = Odstranit korunami
head-leave-indulgence = Nechat být
head-ask-florins = Požádat o odpustek
head-forgo = Vzdát se akce
head-govern = Vláda
head-turn-up = Otočit destičky
head-advance-patronage = Postoupit v mecenátu
head-choose-bonus = Vzít si bonus
head-trade = Obchod
head-annex = Anektovat město
head-use-source = Využít zdroj
head-take-tokens = Vzít si válečné žetony
head-march = Pochod
head-sail = Plavba
head-end-war = Ukončit tažení
head-pay-masks = Využít masky
head-place-agent = Umístit agenta
head-move-agent = Přesunout agenta
head-remove-agent = Odstranit agenta
head-end-intrigue = Ukončit intriky
head-choose-siege = Vybrat obléhání
head-announce = Ohlásit bonus
head-pass-bonus = Pasovat
head-besiege = Oblehnout město
head-give-up = Vzdát obléhání
head-retreat-by-road = Ústup po cestě
head-retreat-by-sea = Ústup po moři
head-lose-troop = Obětovat jednotku
head-shift-courtier = Přesunout dvořana
head-discard = Odhodit kartu
head-pay-troops = Zaplatit žold
head-dismiss = Propustit jednotku
head-move-card = Přesunout kartu
head-end-rearranging = Palác uspořádán
head-want = Vybrat nákup
head-checkout = Zaplatit vše
head-buy-nothing = Nic nekupovat
head-build-cathedral = Postavit katedrálu
head-lay-courtier = Položit kartu
head-recruit = Naverbovat jednotku
head-end-recruiting = Dál neverbovat
head-form-alliance = Uzavřít alianci
head-form-with-agent = Uzavřít alianci
head-take-over = Převzít alianci
head-no-alliance = Žádná aliance
head-pay = Čím zaplatit?
head-take-florins = Vzít si florény

# Hra za minutu pro toho, kdo usedá poprvé.
primer-aim = Mít na konci největší prestiž: za města, mecenát, karty, katedrály, trofeje a aliance.
primer-turn = Na jaře posuneš akční žeton o jednu či dvě komnaty svého paláce a využiješ akci té, do které dojdeš: vládnout, anektovat, vést tažení, intrikovat, podporovat umění, nebo co říká karta, která tam leží.
primer-others = V zimě zaplatíš jednotky, přeskupíš palác, nakoupíš karty a destičky, naverbuješ a uzavřeš alianci. Pak začíná další rok.
primer-points = Platí se symboly na odkrytých dvořanech a destičkách a na kartách v komnatě. Co se použije, to se otočí. Dvořané se probudí, když akční žeton mine jejich šipku, destičky při vládnutí.
primer-first = Pro začátek: rodinná karta v komnatě posílí její akci, dvořan platí kdekoli. Anektuj neutrální města poblíž svých. Nic není skryté, takže se ptej stolu, kam která volba vede.

# A deed that tells nothing yet, as its own player reads it in the journal; an empty one is a step of what is told next.
did-place-family = { $seat } tajně umisťuje rodinu.
did-leave-indulgence = { $seat } nechává odpustek být.
did-end-rearranging = { $seat } má palác uspořádaný.
did-buy-nothing = { $seat } nic nekupuje.
did-end-recruiting = { $seat } už neverbuje.
did-no-alliance = { $seat } neuzavírá alianci.
did-end-war = { $seat } končí tažení.
did-end-intrigue = { $seat } končí intriky.
did-annex = {""}
did-want = {""}
did-checkout = {""}
did-stop = {""}
did-buy-step = {""}
did-advance-patronage = {""}
did-form-alliance = {""}
