title = Kupci z Janova
tagline = Jedna věž, pět zastávek a každý chce jinam: prodávej cestu, plň zakázky, počítej dukáty.
choice-start_player = Kdo začíná
choice-start_player-0 = Rozhodne los
choice-start_player-1 = První místo u stolu
choice-board_alternative = Herní plán
choice-board_alternative-0 = Každá ulička sousedí se dvěma budovami
choice-board_alternative-1 = Větší sklady, čtyři uličky jen s jednou budovou
choice-slow_play = Tempo
choice-slow_play-0 = Živě: tři kola nabídek
choice-slow_play-1 = Pomalu: dvě kola nabídek

# Otázky.
prompt-rounds = Začíná další tah.
waiting-rounds = Začíná další tah.
prompt-turn = Tah pokračuje.
waiting-turn = Tah pokračuje.
prompt-place-tower = Hoď kostkami o startovní pole.
waiting-place-tower = Hráč na tahu umisťuje věž.
prompt-offers-here = Nabídni za zdejší akci, nebo pasuj.
waiting-offers-here = Podávají se nabídky na tuto budovu.
prompt-answer-here = Kdo tu bude jednat?
waiting-answer-here = Hráč na tahu rozhoduje, kdo tu bude jednat.
prompt-offers-next = Kam má věž jít? Podej až tři nabídky, nebo pasuj.
waiting-offers-next = Podávají se nabídky na sousední pole.
prompt-answer-next = Přijmi nabídku, jdi dál, nebo ukonči tah.
waiting-answer-next = Hráč na tahu rozhoduje, kam věž půjde.
prompt-action-window = { $stage ->
        [0] Tvoje akce: { $building }.
       *[other] Tvoje akce je provedena: { $building }.
    }
waiting-action-window = Akci provádí { $seat }: { $building }.
prompt-reward = Vyber si speciální kartu za velkou zakázku.
waiting-reward = { $seat } vybírá speciální kartu.
prompt-choose-gain = Vyber, co z právě líznutých karet předáš: { $count }.
waiting-choose-gain = { $seat } vybírá karty k předání.
prompt-marker-phase = Vyber jednu z navštívených uliček a polož k ní značky, nebo pasuj.
waiting-marker-phase = Pokládají se značky vlastnictví.

# Odpovědi.
do-roll = Hodit kostkami
do-any-start = Startovní pole: { $field }
do-agree = Přistoupit na požadavek { $ask }
do-pass = Nenabídnout nic
do-keep = Nechat nabídky, jak jsou
do-done = Odevzdat nabídky
do-withdraw-ask = Stáhnout požadavek { $ask }
do-accept = Přijmout ({ $partners }), pole { $target }
do-take-action = Provést akci osobně
do-lapse = Nechat akci propadnout
do-another-round = Další kolo nabídek
do-move = Jít dál: { $field }
do-end-turn = Ukončit tah
do-perform = Provést akci
do-take-privilege = Vzít privilegium
do-fulfil-large = Splnit: { $card }
do-fulfil-small = Splnit: { $card }
do-choose-reward = Vzít: { $special }
do-hand-over = Předat: { $cards }
do-use-any-good = Použít kartu: { $cube }
do-use-exchange = Vyměnit: { $give } → { $take }
do-use-building = { $order_id ->
        [-1] Použít kartu: { $building }
       *[other] Použít kartu: { $building }, { $order }
    }
do-end-action = Ukončit akci
do-deliver = Doručit: { $card }
do-place-markers = { $street }: { $first } / { $second }
do-pass-markers = Nepokládat značky

# Události.
event-turn-began = Na tahu je { $seat }; ukazatel kol stojí na poli { $marker }.
event-round-marker-moved = Ukazatel kol postupuje na pole { $marker } (poslední je { $last }).
event-dice-rolled = { $seat } hází: červená { $red }, modrá { $blue }; startovní pole: { $field }.
event-start-chosen = { $seat } volí startovní pole: { $field }.
event-tower-moved = { $seat } posouvá věž: { $field }.
event-turn-ended = { $seat } končí tah.
event-street-chosen = { $seat } bere kotouče z pole { $street }.
event-marker-placed = { $seat } pokládá značku: { $building }.
event-marker-removed = { $seat } obětuje značku a odstraňuje cizí ({ $owner }): { $building }.
event-privileges-paid = { $seat } odkrývá privilegia ({ $cards }) a dostává { $ducats ->
        [one] { $ducats } dukát
        [few] { $ducats } dukáty
       *[other] { $ducats } dukátů
    }.
event-buildings-paid = { $seat } vlastní { $count ->
        [one] { $count } budovu
        [few] { $count } budovy
       *[other] { $count } budov
    } a dostává { $ducats ->
        [one] { $ducats } dukát
        [few] { $ducats } dukáty
       *[other] { $ducats } dukátů
    }.
event-action-began = { $seat } začíná akci: { $building } ({ $means }).
event-action-lapsed = Akce propadá: { $building }.
event-action-ended = { $seat } končí akci.
event-thing-taken = { $seat } bere: { $count } × { $thing }.
event-thing-returned = { $seat } vrací: { $count } × { $thing }.
event-nothing-left = { $seat } nedostává nic, zásoba je prázdná: { $building }.
event-card-drawn = { $card_id ->
        [-1] { $seat } si líže kartu: { $pile }.
       *[other] { $seat } si líže: { $card }.
    }
event-card-discarded = { $seat } odkládá: { $card }.
event-pile-shuffled = Odkryté karty se míchají do nového balíčku: { $pile }.
event-owner-paid = { $seat } dostává jako majitel { $ducats ->
        [one] { $ducats } dukát
        [few] { $ducats } dukáty
       *[other] { $ducats } dukátů
    }: { $building }.
event-large-fulfilled = { $seat } plní: { $card }, a dostává { $ducats ->
        [one] { $ducats } dukát
        [few] { $ducats } dukáty
       *[other] { $ducats } dukátů
    }.
event-small-fulfilled = { $seat } plní: { $card }, a dostává { $ducats ->
        [one] { $ducats } dukát
        [few] { $ducats } dukáty
       *[other] { $ducats } dukátů
    }.
event-message-delivered = { $seat } doručuje: { $card }, a dostává { $ducats ->
        [one] { $ducats } dukát
        [few] { $ducats } dukáty
       *[other] { $ducats } dukátů
    }.
event-special-used = { $seat } používá speciální kartu: { $special }.
event-building-used = { $seat } využívá vlastní budovu: { $building }.
event-offer-made = { $seat } podává nabídku na pole { $target }:
event-offers-kept = { $seat } nechává nabídky, jak jsou.
event-nothing-offered = { $seat } nenabízí nic.
event-offer-dropped = Nabídka ({ $seat }, { $target }) už není možná a zaniká.
event-ask-made = { $seat } vznáší požadavek (komu: { $to }) na pole { $target }:
event-ask-withdrawn = { $seat } stahuje požadavek (komu: { $to }) na pole { $target }.
event-term-ducats = – platí { $giver }, dostává { $taker }: { $ducats ->
        [one] { $ducats } dukát
        [few] { $ducats } dukáty
       *[other] { $ducats } dukátů
    }.
event-term-thing = – dává { $giver }, dostává { $taker }: { $count } × { $thing }.
event-term-card = { $card_id ->
        [-1] – kartu dává { $giver }, dostává { $taker }: { $pile }.
       *[other] – dává { $giver }, dostává { $taker }: { $card }.
    }
event-term-gain = – z akce dá { $giver }, dostane { $taker }: { $count } × { $thing }.
event-round-called = { $seat } žádá lepší nabídky ({ $round }. kolo).
event-deal-struck = { $seat } přijímá nabídku (hráč { $partner }): { $target }.
event-ducats-given = { $giver } platí { $ducats ->
        [one] { $ducats } dukát
        [few] { $ducats } dukáty
       *[other] { $ducats } dukátů
    }, dostává { $taker }.
event-thing-given = { $giver } dává, { $taker } dostává: { $count } × { $thing }.
event-card-given = { $card_id ->
        [-1] { $giver } dává kartu, { $taker } dostává: { $pile }.
       *[other] { $giver } dává, { $taker } dostává: { $card }.
    }

# Odmítnutí.
why-not-next-door = Věž jde jen na pole, které sousedí hranou.
why-already-visited = Tam už věž v tomto tahu byla.
why-no-start-card = K tomu potřebuješ kartu libovolného startovního pole.
why-unsettled = Nejdřív musí být jasné, kdo provede akci této budovy.
why-no-action-left = Na to už nezbývá akce: ani vlastní, ani karta další akce.
why-clean-offer = Na stole je nabídka, která tě nic nestojí: někdo tu akci provést musí.
why-wait-for-all = Ještě neodpověděli všichni.
why-no-more-rounds = Další kolo nabídek už tu není.
why-not-your-action = Akci teď provádí někdo jiný.
why-must-perform = Nejdřív proveď akci budovy.
why-once-per-turn = Akce této budovy je pro tento tah vyřízena.
why-perform-first = Malou zakázku lze splnit až po akci budovy.
why-only-in-action = To jde jen během vlastní akce.
why-wrong-target = Na toto pole teď nelze podat nabídku.
why-not-the-market = Na tržiště nelze nabízet nic.
why-too-far = Věž nestojí vedle; mluvit o tom můžeš, nabízet zatím ne.
why-empty-offer = Nabídka musí obsahovat aspoň pět dukátů nebo jednu věc.
why-needs-a-good = Ve dvou musí nabídka obsahovat aspoň jednu věc, nejen peníze.
why-too-poor = Tolik dukátů nemáš.
why-not-yours = Nemáš, co chceš dát.
why-not-theirs = Druhý hráč nemá, co žádáš.
why-no-markers-left = V obecné zásobě není dost značek té barvy.
why-not-gained-there = To tato budova nedává.
why-out-of-stock = V zásobě to není.
why-order-missing = K tomuto slibu potřebuješ velkou zakázku této vily a její tři druhy zboží.
why-street-without-gain = Ulička nemá akci, která by něco vynesla.
why-card-twice = Každou kartu lze dát jen jednou.
why-one-per-target = Na toto pole už nabídku máš napsanou.
why-too-many-offers = Víc nabídek najednou mít nemůžeš.
why-nothing-to-keep = Nemáš nabídku, kterou by šlo nechat stát.
why-cannot-pay = Nemůžeš dát všechno, co se žádá.
why-wrong-cards = Karty nesouhlasí počtem nebo druhem.
why-one-buyer = V budově může akci provést jen jeden hráč.
why-no-such-offer = Taková nabídka už není.
why-no-such-ask = Takový požadavek na tebe nikdo nemá.
why-too-many-asks = V tomto kole už další požadavky vznést nemůžeš.
why-money-step = Platí se po pěti dukátech.
why-gain-either = Ve vile je to buď privilegium, nebo velká zakázka.
why-locked = Z této akce něco dlužíš podle slibu; co k ní patří, ti musí zůstat.
why-cubes-missing = Chybí ti zakázka nebo její zboží.
why-not-this-villa = Tato zakázka tam nepatří.
why-promise-fixes = Tvůj slib určuje, co v této vile uděláš.
why-one-small = Po akci lze splnit jen jednu malou zakázku.
why-wrong-building = Tato zakázka patří k jiné budově.
why-not-owned = Na budově musí ležet tvoje značka a nesmí to být Palazzo.
why-not-fulfilled = Věž v tomto tahu nenavštívila obě budovy, nebo to není tvoje zpráva.
why-too-few-markers = Nemáš ve vlastní zásobě dost značek.
why-nothing-changes = Nic by se tam nezměnilo; to je pas.
why-street-closed = Do této uličky věž nevstoupila, nebo už z ní kotouče zmizely.
why-start-is-over = Startovní pole se určuje jen na začátku tahu a určuje je hráč na tahu.
why-tower-waits = Věží hýbe jen hráč na tahu, a to až když tam, kde stojí, není co řešit.
why-markers-later = Značky se pokládají na konci tahu, jeden hráč po druhém.
why-no-offers-now = Nabídky se podávají v kolech hráči na tahu; teď pro tebe žádné kolo není otevřené.
why-not-open-to-you = O tom, kdo tu bude jednat, rozhoduje hráč na tahu, než se věž pohne dál.
why-other-villa = Tato velká zakázka se plní v jiné vile, v té, kterou jmenuje.
why-only-the-active-asks = Požadavky vznáší jen hráč na tahu, až když jsou nabídky odkryté.

# Nadpisy pravidel.
rule-GEN-031 = Libovolné startovní pole
rule-GEN-040 = Věž jde na sousední pole
rule-GEN-042 = Žádné pole dvakrát za tah
rule-GEN-050 = Jedna akce za tah
rule-GEN-051 = Jedna akce na budovu a tah
rule-GEN-061 = Je-li nabídka, někdo akci provést musí
rule-GEN-072 = Slova o vzdálených polích nezavazují
rule-GEN-083 = Jen tvrdá měna
rule-GEN-102 = Odpovědi při podávání nabídek
rule-GEN-103 = Nabídka platí jedno kolo
rule-GEN-105 = Přijetí nabídky na sousední pole
rule-GEN-106 = Požadavky
rule-GEN-107 = Čisté nabídky zavazují
rule-GEN-108 = Kola jsou omezena
rule-GEN-110 = Na co lze nabízet
rule-GEN-112 = Žádné prázdné nabídky
rule-GEN-113 = Dukáty v nabídce
rule-GEN-114 = Jen to, co má nabízející
rule-GEN-115 = Značky v obchodě
rule-GEN-116 = Věci z žádané akce
rule-GEN-117 = Slib odměny za velkou zakázku
rule-GEN-118 = Co lze chtít
rule-GEN-119 = Nabídky se kontrolují znovu
rule-GEN-123 = Nečekat na ostatní
rule-GEN-127 = Slíbené je uzamčeno
rule-GEN-130 = Průběh akce
rule-GEN-132 = Započatá akce se provede
rule-GEN-133 = Není v zásobě
rule-GEN-160 = Velké zakázky
rule-GEN-165 = Malé zakázky
rule-GEN-166 = Jedna malá zakázka po akci
rule-GEN-170 = Zprávy
rule-GEN-195 = Akce budovy
rule-GEN-197 = Akce budovy ve vile
rule-GEN-201 = Pokládání značek
rule-GEN-202 = Odstranění cizí značky
rule-GEN-204 = Ulička se nevybírá beze změny
rule-GEN-271 = Ve dvou: žádná nabídka jen z peněz
rule-GEN-020 = Tah za tahem, po směru hodin
rule-GEN-022 = Kroky tahu
rule-GEN-030 = Hod o startovní pole
rule-GEN-060 = Kdo chce jednat v této budově?
rule-GEN-070 = Nabídky na další budovu
rule-GEN-100 = Nabídky po kolech
rule-GEN-200 = Značky po tahu

# Malá slova.
means-0 = vlastní akce
means-1 = akce navíc
means-2 = karta další akce
deed-0 = nic
deed-1 = položit
deed-2 = odstranit
deed-3 = odstranit a položit

# Long answers: every term of an offer or an ask that is not nothing.
do-offer = Nabídka na pole { $target } (+ dáváš, − chceš):{ $ducats_id ->
        [0] {""}
       *[other] {" "}dukáty { $ducats };
    }{ $silver_id ->
        [0] {""}
       *[other] {" "}Stříbro { $silver };
    }{ $copper_id ->
        [0] {""}
       *[other] {" "}Měď { $copper };
    }{ $salt_id ->
        [0] {""}
       *[other] {" "}Sůl { $salt };
    }{ $pepper_id ->
        [0] {""}
       *[other] {" "}Pepř { $pepper };
    }{ $wheat_id ->
        [0] {""}
       *[other] {" "}Pšenice { $wheat };
    }{ $rice_id ->
        [0] {""}
       *[other] {" "}Rýže { $rice };
    }{ $linen_id ->
        [0] {""}
       *[other] {" "}Len { $linen };
    }{ $silk_id ->
        [0] {""}
       *[other] {" "}Hedvábí { $silk };
    }{ $any_start_id ->
        [0] {""}
       *[other] {" "}Libovolné startovní pole { $any_start };
    }{ $any_good_id ->
        [0] {""}
       *[other] {" "}Libovolné zboží { $any_good };
    }{ $more_action_id ->
        [0] {""}
       *[other] {" "}Další akce { $more_action };
    }{ $building_action_id ->
        [0] {""}
       *[other] {" "}Akce budovy { $building_action };
    }{ $exchange_id ->
        [0] {""}
       *[other] {" "}Výměna 1:1 { $exchange };
    }{ $markers_id ->
        [0] {""}
       *[other] {" "}Značka vlastnictví { $markers };
    }{ $hidden_cards_id ->
        [0] {""}
       *[other] {" "}zakrytě: { $hidden_cards };
    }{ $shown_cards_id ->
        [0] {""}
       *[other] {" "}ukázáno hráči na tahu: { $shown_cards };
    }{ $open_cards_id ->
        [0] {""}
       *[other] {" "}všem odkrytě: { $open_cards };
    }{ $large_orders_id ->
        [0] {""}
       *[other] {" "}chce velké zakázky: { $large_orders };
    }{ $small_orders_id ->
        [0] {""}
       *[other] {" "}chce malé zakázky: { $small_orders };
    }{ $messages_id ->
        [0] {""}
       *[other] {" "}chce zprávy: { $messages };
    }{ $privileges_id ->
        [0] {""}
       *[other] {" "}chce privilegia: { $privileges };
    }{ $first_id ->
        [0] {""}
       *[other] {" "}z akce { $first }× první věc;
    }{ $second_id ->
        [0] {""}
       *[other] {" "}z akce { $second }× druhá věc;
    }{ $reward_id ->
        [-1] {""}
       *[other] {" "}karta odměny: { $reward };
    }
do-ask = Požadavek (komu: { $to }) na pole { $target } (+ dostaneš, − dáš):{ $ducats_id ->
        [0] {""}
       *[other] {" "}dukáty { $ducats };
    }{ $silver_id ->
        [0] {""}
       *[other] {" "}Stříbro { $silver };
    }{ $copper_id ->
        [0] {""}
       *[other] {" "}Měď { $copper };
    }{ $salt_id ->
        [0] {""}
       *[other] {" "}Sůl { $salt };
    }{ $pepper_id ->
        [0] {""}
       *[other] {" "}Pepř { $pepper };
    }{ $wheat_id ->
        [0] {""}
       *[other] {" "}Pšenice { $wheat };
    }{ $rice_id ->
        [0] {""}
       *[other] {" "}Rýže { $rice };
    }{ $linen_id ->
        [0] {""}
       *[other] {" "}Len { $linen };
    }{ $silk_id ->
        [0] {""}
       *[other] {" "}Hedvábí { $silk };
    }{ $any_start_id ->
        [0] {""}
       *[other] {" "}Libovolné startovní pole { $any_start };
    }{ $any_good_id ->
        [0] {""}
       *[other] {" "}Libovolné zboží { $any_good };
    }{ $more_action_id ->
        [0] {""}
       *[other] {" "}Další akce { $more_action };
    }{ $building_action_id ->
        [0] {""}
       *[other] {" "}Akce budovy { $building_action };
    }{ $exchange_id ->
        [0] {""}
       *[other] {" "}Výměna 1:1 { $exchange };
    }{ $markers_id ->
        [0] {""}
       *[other] {" "}Značka vlastnictví { $markers };
    }{ $gives_large_orders_id ->
        [0] {""}
       *[other] {" "}dává velké zakázky: { $gives_large_orders };
    }{ $gives_small_orders_id ->
        [0] {""}
       *[other] {" "}dává malé zakázky: { $gives_small_orders };
    }{ $gives_messages_id ->
        [0] {""}
       *[other] {" "}dává zprávy: { $gives_messages };
    }{ $gives_privileges_id ->
        [0] {""}
       *[other] {" "}dává privilegia: { $gives_privileges };
    }{ $large_orders_id ->
        [0] {""}
       *[other] {" "}chce velké zakázky: { $large_orders };
    }{ $small_orders_id ->
        [0] {""}
       *[other] {" "}chce malé zakázky: { $small_orders };
    }{ $messages_id ->
        [0] {""}
       *[other] {" "}chce zprávy: { $messages };
    }{ $privileges_id ->
        [0] {""}
       *[other] {" "}chce privilegia: { $privileges };
    }{ $first_id ->
        [0] {""}
       *[other] {" "}z akce { $first }× první věc;
    }{ $second_id ->
        [0] {""}
       *[other] {" "}z akce { $second }× druhá věc;
    }{ $reward_id ->
        [-1] {""}
       *[other] {" "}karta odměny: { $reward };
    }

# Names.
field-0 = Cechovní dům
field-1 = Radnice
field-2 = Poštovní stanice
field-3 = Katedrála
field-4 = Palazzo
field-5 = Park
field-6 = Kočárovna
field-7 = Přístav
field-8 = Taverna
field-9 = Trattoria
field-10 = Sklad obilí
field-11 = Sklad kovů
field-12 = Sklad látek
field-13 = Sklad koření
field-14 = Villa Colini
field-15 = Villa Monetti
field-16 = Villa Ricci
field-17 = Villa Zasteri
field-18 = Ulička 1
field-19 = Ulička 2
field-20 = Ulička 3
field-21 = Ulička 4
field-22 = Ulička 5
field-23 = Ulička 6
field-24 = Ulička 7
field-25 = Ulička 8
field-26 = Ulička 9
field-27 = Ulička 10
field-28 = Ulička 11
field-29 = Ulička 12
field-30 = Ulička 13
field-31 = Ulička 14
field-32 = Ulička 15
field-33 = Ulička 16
field-34 = Ulička 17
field-35 = Ulička 18
field-36 = Ulička 19
field-37 = Ulička 20
field-38 = Tržiště
thing-0 = Stříbro
thing-1 = Měď
thing-2 = Sůl
thing-3 = Pepř
thing-4 = Pšenice
thing-5 = Rýže
thing-6 = Len
thing-7 = Hedvábí
thing-8 = Libovolné startovní pole
thing-9 = Libovolné zboží
thing-10 = Další akce
thing-11 = Akce budovy
thing-12 = Výměna 1:1
thing-13 = Značka vlastnictví
thing-14 = Velká zakázka Villa Colini: Sůl, Pšenice, Hedvábí
thing-15 = Velká zakázka Villa Colini: Sůl, Rýže, Len
thing-16 = Velká zakázka Villa Colini: Pepř, Pšenice, Len
thing-17 = Velká zakázka Villa Colini: Pepř, Rýže, Hedvábí
thing-18 = Velká zakázka Villa Monetti: Stříbro, Sůl, Hedvábí
thing-19 = Velká zakázka Villa Monetti: Stříbro, Pepř, Len
thing-20 = Velká zakázka Villa Monetti: Měď, Sůl, Len
thing-21 = Velká zakázka Villa Monetti: Měď, Pepř, Hedvábí
thing-22 = Velká zakázka Villa Ricci: Stříbro, Pšenice, Len
thing-23 = Velká zakázka Villa Ricci: Stříbro, Rýže, Hedvábí
thing-24 = Velká zakázka Villa Ricci: Měď, Pšenice, Hedvábí
thing-25 = Velká zakázka Villa Ricci: Měď, Rýže, Len
thing-26 = Velká zakázka Villa Zasteri: Stříbro, Sůl, Rýže
thing-27 = Velká zakázka Villa Zasteri: Stříbro, Pepř, Pšenice
thing-28 = Velká zakázka Villa Zasteri: Měď, Sůl, Pšenice
thing-29 = Velká zakázka Villa Zasteri: Měď, Pepř, Rýže
thing-30 = Malá zakázka Cechovní dům: Pšenice
thing-31 = Malá zakázka Cechovní dům: Len
thing-32 = Malá zakázka Poštovní stanice: Stříbro
thing-33 = Malá zakázka Poštovní stanice: Pepř
thing-34 = Malá zakázka Katedrála: Sůl
thing-35 = Malá zakázka Katedrála: Hedvábí
thing-36 = Malá zakázka Palazzo: Pepř
thing-37 = Malá zakázka Palazzo: Pšenice
thing-38 = Malá zakázka Park: Rýže
thing-39 = Malá zakázka Park: Sůl
thing-40 = Malá zakázka Kočárovna: Len
thing-41 = Malá zakázka Kočárovna: Stříbro
thing-42 = Malá zakázka Přístav: Měď
thing-43 = Malá zakázka Přístav: Hedvábí
thing-44 = Malá zakázka Taverna: Rýže
thing-45 = Malá zakázka Trattoria: Měď
thing-46 = Zpráva Cechovní dům – Park
thing-47 = Zpráva Cechovní dům – Kočárovna
thing-48 = Zpráva Radnice – Trattoria
thing-49 = Zpráva Katedrála – Taverna
thing-50 = Zpráva Villa Colini – Kočárovna
thing-51 = Zpráva Villa Ricci – Park
thing-52 = Zpráva Sklad koření – Sklad obilí
thing-53 = Zpráva Sklad kovů – Sklad látek
thing-54 = Zpráva Sklad obilí – Přístav
thing-55 = Zpráva Sklad látek – Palazzo
thing-56 = Zpráva Přístav – Villa Zasteri
thing-57 = Zpráva Palazzo – Villa Monetti
thing-58 = Zpráva Taverna – Villa Colini
thing-59 = Zpráva Trattoria – Villa Ricci
thing-60 = Privilegium Villa Colini
thing-61 = Privilegium Park
thing-62 = Privilegium Kočárovna
thing-63 = Privilegium Villa Ricci
thing-64 = Privilegium Sklad koření
thing-65 = Privilegium Trattoria
thing-66 = Privilegium Sklad obilí
thing-67 = Privilegium Villa Monetti
thing-68 = Privilegium Přístav
thing-69 = Privilegium Palazzo
thing-70 = Privilegium Villa Zasteri
thing-71 = Privilegium Sklad látek
thing-72 = Privilegium Taverna
thing-73 = Privilegium Sklad kovů
thing-74 = Velká zakázka
thing-75 = Malá zakázka
thing-76 = Zpráva
thing-77 = Privilegium
card-0 = Velká zakázka Villa Colini: Sůl, Pšenice, Hedvábí
card-1 = Velká zakázka Villa Colini: Sůl, Rýže, Len
card-2 = Velká zakázka Villa Colini: Pepř, Pšenice, Len
card-3 = Velká zakázka Villa Colini: Pepř, Rýže, Hedvábí
card-4 = Velká zakázka Villa Monetti: Stříbro, Sůl, Hedvábí
card-5 = Velká zakázka Villa Monetti: Stříbro, Pepř, Len
card-6 = Velká zakázka Villa Monetti: Měď, Sůl, Len
card-7 = Velká zakázka Villa Monetti: Měď, Pepř, Hedvábí
card-8 = Velká zakázka Villa Ricci: Stříbro, Pšenice, Len
card-9 = Velká zakázka Villa Ricci: Stříbro, Rýže, Hedvábí
card-10 = Velká zakázka Villa Ricci: Měď, Pšenice, Hedvábí
card-11 = Velká zakázka Villa Ricci: Měď, Rýže, Len
card-12 = Velká zakázka Villa Zasteri: Stříbro, Sůl, Rýže
card-13 = Velká zakázka Villa Zasteri: Stříbro, Pepř, Pšenice
card-14 = Velká zakázka Villa Zasteri: Měď, Sůl, Pšenice
card-15 = Velká zakázka Villa Zasteri: Měď, Pepř, Rýže
card-16 = Malá zakázka Cechovní dům: Pšenice
card-17 = Malá zakázka Cechovní dům: Len
card-18 = Malá zakázka Poštovní stanice: Stříbro
card-19 = Malá zakázka Poštovní stanice: Pepř
card-20 = Malá zakázka Katedrála: Sůl
card-21 = Malá zakázka Katedrála: Hedvábí
card-22 = Malá zakázka Palazzo: Pepř
card-23 = Malá zakázka Palazzo: Pšenice
card-24 = Malá zakázka Park: Rýže
card-25 = Malá zakázka Park: Sůl
card-26 = Malá zakázka Kočárovna: Len
card-27 = Malá zakázka Kočárovna: Stříbro
card-28 = Malá zakázka Přístav: Měď
card-29 = Malá zakázka Přístav: Hedvábí
card-30 = Malá zakázka Taverna: Rýže
card-31 = Malá zakázka Trattoria: Měď
card-32 = Zpráva Cechovní dům – Park
card-33 = Zpráva Cechovní dům – Kočárovna
card-34 = Zpráva Radnice – Trattoria
card-35 = Zpráva Katedrála – Taverna
card-36 = Zpráva Villa Colini – Kočárovna
card-37 = Zpráva Villa Ricci – Park
card-38 = Zpráva Sklad koření – Sklad obilí
card-39 = Zpráva Sklad kovů – Sklad látek
card-40 = Zpráva Sklad obilí – Přístav
card-41 = Zpráva Sklad látek – Palazzo
card-42 = Zpráva Přístav – Villa Zasteri
card-43 = Zpráva Palazzo – Villa Monetti
card-44 = Zpráva Taverna – Villa Colini
card-45 = Zpráva Trattoria – Villa Ricci
card-46 = Privilegium Villa Colini
card-47 = Privilegium Park
card-48 = Privilegium Kočárovna
card-49 = Privilegium Villa Ricci
card-50 = Privilegium Sklad koření
card-51 = Privilegium Trattoria
card-52 = Privilegium Sklad obilí
card-53 = Privilegium Villa Monetti
card-54 = Privilegium Přístav
card-55 = Privilegium Palazzo
card-56 = Privilegium Villa Zasteri
card-57 = Privilegium Sklad látek
card-58 = Privilegium Taverna
card-59 = Privilegium Sklad kovů
pile-0 = Velká zakázka
pile-1 = Malá zakázka
pile-2 = Zpráva
pile-3 = Privilegium
special-0 = Libovolné startovní pole
special-1 = Libovolné zboží
special-2 = Další akce
special-3 = Akce budovy
special-4 = Výměna 1:1

# Where points come from.
points-trade = Dukáty z obchodu
points-privileges = Privilegia
points-buildings = Vlastní budovy

# Co která věc dělá: karty a místa s textem ke čtení. Karta jmenuje zboží nebo budovy, její druh řekne zbytek.
about-pile-0 = Doruč všechny tři kostky do této vily: banka vyplatí 100 dukátů a ty si vybereš speciální kartu.
about-pile-1 = Po své akci v této budově odevzdej kostku: banka vyplatí 40 dukátů.
about-pile-2 = Navštívila věž v jednom tahu obě budovy, ať tam jednal kdokoli? Banka vyplatí 30 dukátů.
about-pile-3 = Na konci platí sousední budovy okraje společně: 10, 30, 60, 100, 150, 200 dukátů a za každou další o 50 více.
about-card-0 = { thing-2 }, { thing-4 }, { thing-7 }. { about-pile-0 }
about-card-1 = { thing-2 }, { thing-5 }, { thing-6 }. { about-pile-0 }
about-card-2 = { thing-3 }, { thing-4 }, { thing-6 }. { about-pile-0 }
about-card-3 = { thing-3 }, { thing-5 }, { thing-7 }. { about-pile-0 }
about-card-4 = { thing-0 }, { thing-2 }, { thing-7 }. { about-pile-0 }
about-card-5 = { thing-0 }, { thing-3 }, { thing-6 }. { about-pile-0 }
about-card-6 = { thing-1 }, { thing-2 }, { thing-6 }. { about-pile-0 }
about-card-7 = { thing-1 }, { thing-3 }, { thing-7 }. { about-pile-0 }
about-card-8 = { thing-0 }, { thing-4 }, { thing-6 }. { about-pile-0 }
about-card-9 = { thing-0 }, { thing-5 }, { thing-7 }. { about-pile-0 }
about-card-10 = { thing-1 }, { thing-4 }, { thing-7 }. { about-pile-0 }
about-card-11 = { thing-1 }, { thing-5 }, { thing-6 }. { about-pile-0 }
about-card-12 = { thing-0 }, { thing-2 }, { thing-5 }. { about-pile-0 }
about-card-13 = { thing-0 }, { thing-3 }, { thing-4 }. { about-pile-0 }
about-card-14 = { thing-1 }, { thing-2 }, { thing-4 }. { about-pile-0 }
about-card-15 = { thing-1 }, { thing-3 }, { thing-5 }. { about-pile-0 }
about-card-16 = { thing-4 }. { about-pile-1 }
about-card-17 = { thing-6 }. { about-pile-1 }
about-card-18 = { thing-0 }. { about-pile-1 }
about-card-19 = { thing-3 }. { about-pile-1 }
about-card-20 = { thing-2 }. { about-pile-1 }
about-card-21 = { thing-7 }. { about-pile-1 }
about-card-22 = { thing-3 }. { about-pile-1 }
about-card-23 = { thing-4 }. { about-pile-1 }
about-card-24 = { thing-5 }. { about-pile-1 }
about-card-25 = { thing-2 }. { about-pile-1 }
about-card-26 = { thing-6 }. { about-pile-1 }
about-card-27 = { thing-0 }. { about-pile-1 }
about-card-28 = { thing-1 }. { about-pile-1 }
about-card-29 = { thing-7 }. { about-pile-1 }
about-card-30 = { thing-5 }. { about-pile-1 }
about-card-31 = { thing-1 }. { about-pile-1 }
about-card-32 = { field-0 } – { field-5 }. { about-pile-2 }
about-card-33 = { field-0 } – { field-6 }. { about-pile-2 }
about-card-34 = { field-1 } – { field-9 }. { about-pile-2 }
about-card-35 = { field-3 } – { field-8 }. { about-pile-2 }
about-card-36 = { field-6 } – { field-14 }. { about-pile-2 }
about-card-37 = { field-5 } – { field-16 }. { about-pile-2 }
about-card-38 = { field-10 } – { field-13 }. { about-pile-2 }
about-card-39 = { field-11 } – { field-12 }. { about-pile-2 }
about-card-40 = { field-7 } – { field-10 }. { about-pile-2 }
about-card-41 = { field-4 } – { field-12 }. { about-pile-2 }
about-card-42 = { field-7 } – { field-17 }. { about-pile-2 }
about-card-43 = { field-4 } – { field-15 }. { about-pile-2 }
about-card-44 = { field-8 } – { field-14 }. { about-pile-2 }
about-card-45 = { field-9 } – { field-16 }. { about-pile-2 }
about-card-46 = { field-14 }. { about-pile-3 }
about-card-47 = { field-5 }. { about-pile-3 }
about-card-48 = { field-6 }. { about-pile-3 }
about-card-49 = { field-16 }. { about-pile-3 }
about-card-50 = { field-13 }. { about-pile-3 }
about-card-51 = { field-9 }. { about-pile-3 }
about-card-52 = { field-10 }. { about-pile-3 }
about-card-53 = { field-15 }. { about-pile-3 }
about-card-54 = { field-7 }. { about-pile-3 }
about-card-55 = { field-4 }. { about-pile-3 }
about-card-56 = { field-17 }. { about-pile-3 }
about-card-57 = { field-12 }. { about-pile-3 }
about-card-58 = { field-8 }. { about-pile-3 }
about-card-59 = { field-11 }. { about-pile-3 }
about-field-0 = Lízni velkou zakázku.
about-field-1 = Lízni dvě malé zakázky.
about-field-2 = Lízni dvě zprávy.
about-field-3 = Vezmi si dvě značky vlastnictví do své zásoby.
about-field-4 = Vezmi si speciální kartu: { special-3 }. { about-special-3 }
about-field-5 = Vezmi si speciální kartu: { special-2 }. { about-special-2 }
about-field-6 = Vezmi si speciální kartu: { special-0 }. { about-special-0 }
about-field-7 = Vezmi si speciální kartu: { special-1 }. { about-special-1 }
about-field-8 = Vezmi si speciální kartu: { special-4 }. { about-special-4 }
about-field-9 = Vezmi si speciální kartu: { special-4 }. { about-special-4 }
about-field-10 = Vezmi si po jedné kostce: { thing-4 } a { thing-5 }.
about-field-11 = Vezmi si po jedné kostce: { thing-0 } a { thing-1 }.
about-field-12 = Vezmi si po jedné kostce: { thing-7 } a { thing-6 }.
about-field-13 = Vezmi si po jedné kostce: { thing-2 } a { thing-3 }.
about-field-14 = Doruč velkou zakázku této vily, nebo si lízni privilegium.
about-field-15 = Doruč velkou zakázku této vily, nebo si lízni privilegium.
about-field-16 = Doruč velkou zakázku této vily, nebo si lízni privilegium.
about-field-17 = Doruč velkou zakázku této vily, nebo si lízni privilegium.
about-field-18 = Žádná akce. Po tahu lze na budovy vedle ní položit značky.
about-field-19 = { about-field-18 }
about-field-20 = { about-field-18 }
about-field-21 = { about-field-18 }
about-field-22 = { about-field-18 }
about-field-23 = { about-field-18 }
about-field-24 = { about-field-18 }
about-field-25 = { about-field-18 }
about-field-26 = { about-field-18 }
about-field-27 = { about-field-18 }
about-field-28 = { about-field-18 }
about-field-29 = { about-field-18 }
about-field-30 = { about-field-18 }
about-field-31 = { about-field-18 }
about-field-32 = { about-field-18 }
about-field-33 = { about-field-18 }
about-field-34 = { about-field-18 }
about-field-35 = { about-field-18 }
about-field-36 = { about-field-18 }
about-field-37 = { about-field-18 }
about-field-38 = Žádná akce. Začne-li tu věž svůj tah, ukazatel kol se hned posune a hra se zkrátí.
about-special-0 = Místo hodu začni svůj tah na libovolném poli.
about-special-1 = Během své akce: vezmi si ze zásoby kostku podle výběru.
about-special-2 = Proveď v tomto tahu další akci, a to v jiné budově.
about-special-3 = Během své akce: využij navíc akci budovy se svou značkou.
about-special-4 = Během své akce: vrať cokoli svého (kostku zboží, kartu nebo značku) a vezmi si cokoli jiného: kostku zboží, speciální kartu, vrchní kartu balíčku nebo vlastní značku.

# Nadpisy formulářů.
head-roll = Hodit
head-any-start = Vybrat start
head-offer = Podat nabídku
head-agree = Souhlasit
head-pass = Nic nenabídnout
head-keep = Ponechat nabídky
head-done = Odevzdat
head-ask = Vznést požadavek
head-withdraw-ask = Stáhnout požadavek
head-accept = Přijmout
head-take-action = Provést akci osobně
head-lapse = Nechat propadnout
head-another-round = Další kolo
head-move = Přesunout věž
head-end-turn = Ukončit tah
head-perform = Provést
head-take-privilege = Vzít privilegium
head-fulfil-large = Velká zakázka
head-fulfil-small = Malá zakázka
head-choose-reward = Vybrat odměnu
head-hand-over = Předat karty
head-use-any-good = Libovolné zboží
head-use-exchange = Vyměnit
head-use-building = Využít svou budovu
head-end-action = Ukončit akci
head-deliver = Doručit zprávu
head-place-markers = Položit značky
head-pass-markers = Žádné značky

# Hra za minutu pro toho, kdo usedá poprvé.
primer-aim = Mít na konci nejvíc dukátů.
primer-turn = Ve svém tahu určíš kostkami startovní pole a pak vedeš věž po sousedních polích; na každém zůstane kotouč. Každá budova nabízí jednu akci a v jednom tahu ji smí využít jen jeden hráč: ty, nebo ten, komu ji prodáš.
primer-others = V tazích ostatních podáváš nabídky: dukáty, zboží nebo karty za akci, nebo za to, aby věž šla tvou cestou. Přijatá nabídka se hned splní.
primer-points = Jedno zboží dovez do budovy malé zakázky, tři do vily velké zakázky. Zprávu doručíš, když věž v jednom tahu navštíví obě její budovy. Sbírej privilegia sousedních budov a získávej budovy: banka ti zaplatí, kdykoli v nich jedná někdo jiný.
primer-first = Pro první tah: podívej se, které budovy jsou na tvých kartách, a jdi tam, kam chtějí i ostatní. Zaplatí ti.
did-agree = { $seat } přijímá požadavek.
