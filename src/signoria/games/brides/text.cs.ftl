title = Brides & Bribes
tagline = Urozené svatby, úplatky a dýky v Janově.
choice-white_coach = Bílý kočár ve dvou
choice-white_coach-0 = Losem
choice-white_coach-1 = První místo
choice-white_coach-2 = Druhé místo
# Obvody ve větě: kam a kde.
to-district = { $district_id ->
    [0] do vesnice
    [1] do pevnosti
    [2] do citadely
    [3] na trh
    [4] do přístavu
   *[other] do obvodu { $district }
}
in-district = { $district_id ->
    [0] ve vesnici
    [1] v pevnosti
    [2] v citadele
    [3] na trhu
    [4] v přístavu
   *[other] v obvodu { $district }
}
prompt-residences = Vyber si sídlo.
waiting-residences = Vybírají se sídla.
prompt-second-colours = Vyber si druhou barvu: další kočár a dva její věrné.
waiting-second-colours = Vybírají se druhé barvy.
prompt-start-workers = Vezmi si dělníka libovolné barvy.
waiting-start-workers = Vybírají se první dělníci.
prompt-round = Začíná nová fáze.
waiting-round = Začíná nová fáze.
prompt-laying-tiles = Pokládej destičky: máš { $left ->
    [one] jednu akci
    [few] { $left } akce
   *[other] { $left } akcí
}.
waiting-laying-tiles = { $seat } pokládá destičky.
prompt-far-colonies = Lodě se vracejí z kolonií.
waiting-far-colonies = Lodě se vracejí z kolonií.
prompt-on-ship = { $ship }: můžeš ještě obchodovat (zbývá: { $uses }).
waiting-on-ship = { $seat } obchoduje v koloniích.
prompt-districts = Vyber další obvod.
waiting-districts = { $chooser } vybírá další obvod.
prompt-resolution = Vyhodnocuje se obvod.
waiting-resolution = Vyhodnocuje se obvod.
prompt-leaders = Tajně vyber, kdo povede tvou delegaci.
waiting-leaders = Tajně se vybírají vůdci.
prompt-first-in-circle = Pořadí lze ovlivnit.
waiting-first-in-circle = Pořadí lze ovlivnit.
prompt-step-one = Můžeš ovlivnit pořadí v tomto obvodu.
waiting-step-one = { $asked } může ovlivnit pořadí.
prompt-circle-goes-on = Pořadí lze dál ovlivňovat.
waiting-circle-goes-on = Pořadí lze dál ovlivňovat.
prompt-turn = Na tahu je { $seat }.
waiting-turn = Na tahu je { $seat }.
prompt-announcing = Oznam svou akci.
waiting-announcing = { $seat } oznamuje akci.
prompt-interference = { $active } chce: { $deed }. Zasáhneš?
waiting-interference = { $asked } může zasáhnout.
prompt-play = { $user } používá: { $tile }. Zabráníš tomu?
waiting-play = { $asked } může zabránit účinku: { $tile }.
prompt-worked = Schopnost působí.
waiting-worked = Schopnost působí.
prompt-completing = Proveď svou akci ({ $deed }), nebo jí nejdřív pomoz destičkou.
waiting-completing = { $seat } dokončuje: { $deed }.
prompt-dowry = { $groom } slaví svatbu ({ $bride }). Ukradneš věno?
waiting-dowry = { $asked } může ukrást věno.
prompt-dowry-workers = Vyber dělníka z věna (zbývá: { $workers }).
waiting-dowry-workers = { $seat } vybírá dělníky z věna.
prompt-afterwards = { $window ->
    [5] Teď můžeš použít jiné schopnosti; smějí zasáhnout kohokoli zde.
   *[other] Můžeš použít schopnosti k této akci; jiné přijdou potom.
}
waiting-afterwards = { $seat } může použít další schopnosti.
prompt-peek = Vespod leží { $tile }. Vyměnit za odkrytou destičku?
waiting-peek = { $seat } si prohlíží destičku vespod.
prompt-change-leader = Vést musí jiná postava z tvé ruky.
waiting-change-leader = { $seat } musí vyměnit vůdce.
prompt-replace-leader = Tvůj vůdce je mrtev. Vyber nového.
waiting-replace-leader = { $seat } vybírá nového vůdce.
prompt-round-end = Kolo končí.
waiting-round-end = Kolo končí.
prompt-purchase = Můžeš koupit jeden podnik.
waiting-purchase = Kupují se podniky.
prompt-pay-any = Zaplať dělníkem libovolné barvy.
waiting-pay-any = { $seat } platí za podnik.
prompt-wages = Komu zaplatíš mzdu, každému dukát? Ostatní tě opustí.
waiting-wages = Vyplácejí se mzdy.
prompt-buying-back = Které použité předměty koupíš zpět, každý za dukát?
waiting-buying-back = Použité předměty se kupují zpět.
do-choose-family = Vybrat rodinu { $family }
do-choose-second-colour = Vybrat rodinu { $family }
do-take-worker = Vzít dělníka: { $colour }
do-send = Poslat { to-district }: { $tile }
do-embark = Poslat ({ $tile }): { $ship }
do-reinforce = Posílit { in-district }: { $tile }
do-reinforce-ship = Posílit loď: { $tile }
do-ask-favour = Požádat o přízeň dóžete: { $tile }
do-pass = Pas
do-done = Nic dalšího
do-exchange-worker = Vyměnit dělníka: { $given } → { $colour }
do-buy-worker = Koupit dělníka: { $colour }
do-activate = Vyhodnotit: { $district }
do-choose-leader = Povede { $tile }
do-new-leader = Povede { $tile }
do-announce = Oznámit: { $deed }
do-carry-out = Provést
do-skip = Zatím přeskočit
do-swap-common = Vyměnit obě destičky
do-leave-common = Nechat, jak je
do-buy-business = Koupit: { $business }
do-pay-worker = Zaplatit dělníkem: { $colour }
do-keep = { $kept_id ->
    [0] Propustit všechny
   *[other] Ponechat: { $kept }
}
do-buy-back = { $items_id ->
    [0] Nekoupit zpět nic
   *[other] Koupit zpět: { $items }
}
do-use = Použít: { $tile }
do-use-on-player = Použít proti hráči { $target }: { $tile }
do-use-on-bride = Použít: { $tile } ({ $rank })
do-use-with-district = Použít: { $tile } (výměna s obvodem { $district })
do-swap-brides = Použít: { $tile } ({ $rank }, výměna s obvodem { $district })
do-use-for-colour = Použít: { $tile } ({ $colour })
do-sell-influence = Prodat vliv: { $tile }
event-family-chosen = { $seat } hraje za rodinu { $family }.
event-second-colour-chosen = { $seat } přibírá rodinu { $family }.
event-round-began = Začíná { $round }. kolo; začíná { $start }.
event-tile-sent = { $tile_id ->
    [-1] { $seat } vysílá delegaci { to-district }.
   *[other] { $seat } vysílá { to-district }: { $tile }.
}
event-tile-embarked = { $tile_id ->
    [-1] { $seat } vysílá delegaci do kolonií: { $ship }.
   *[other] { $seat } vysílá do kolonií ({ $tile }): { $ship }.
}
event-reinforced = { $tile_id ->
    [-1] { $seat } posiluje delegaci { in-district }.
   *[other] { $seat } posiluje delegaci { in-district }: { $tile }.
}
event-ship-reinforced = { $tile_id ->
    [-1] { $seat } posiluje delegaci na lodi.
   *[other] { $seat } posiluje loď ({ $tile }).
}
event-favour-asked = { $seat } je na { $space }. místě v přízni dóžete, ukázaná postava: { $tile }.
event-laying-stopped = { $seat } pasuje a { $tiles ->
    [0] nic si nenechává
    [one] nechává si jednu destičku
    [few] nechává si { $tiles } destičky
   *[other] nechává si { $tiles } destiček
}.
event-favour-set = { $seat } je na { $space }. místě v přízni dóžete.
event-ship-revealed = { $ship }, { $seat } odkrývá: { $tile }.
event-ship-returned = { $ship }: delegace se vrací domů ({ $seat }).
event-workers-gained = { $seat } bere { $workers ->
    [one] dělníka
    [few] { $workers } dělníky
   *[other] { $workers } dělníků
}: { $colour }.
event-workers-returned = { $seat } vrací { $workers ->
    [one] dělníka
    [few] { $workers } dělníky
   *[other] { $workers } dělníků
}: { $colour }.
event-workers-hired = { $seat } najímá { $workers ->
    [one] jednoho dělníka
    [few] { $workers } dělníky
   *[other] { $workers } dělníků
}: { $colour }.
event-ducats-moved = { $giver_id ->
    [-1] { $taker } dostává z banky { $ducats ->
            [one] jeden dukát
            [few] { $ducats } dukáty
           *[other] { $ducats } dukátů
        }.
   *[other] { $taker_id ->
        [-1] { $giver } platí do banky { $ducats ->
                [one] jeden dukát
                [few] { $ducats } dukáty
               *[other] { $ducats } dukátů
            }.
       *[other] { $taker } dostává { $ducats ->
                [one] jeden dukát
                [few] { $ducats } dukáty
               *[other] { $ducats } dukátů
            } od hráče { $giver }.
    }
}
event-influence-gained = { $seat } získává vliv: { $influence }.
event-influence-lost = { $seat } ztrácí vliv: { $influence }.
event-business-bought = { $seat } kupuje: { $business }.
event-item-gained = { $seat } dostává: { $tile }.
event-item-returned = { $tile } se vrací na svůj stoh ({ $seat }).
event-common-dismissed = { $seat } propouští: { $tile }.
event-common-discarded = { $tile } opouští obvod { $district }.
event-common-turned-up = { $tile } přichází { to-district }.
event-district-refilled = { $district }: přibývá dělník a žeton vlivu.
event-game-ended = { $round ->
    [6] Šesté a poslední kolo skončilo.
   *[other] Někdo má vliv, který hru ukončuje: hra končí { $round }. kolem.
} Každých pět dukátů platí za jeden bod vlivu.
event-district-activated = { $seat } vybírá obvod { $district }.
event-delegation-withdrew = Delegace ({ $seat }) odchází neodkrytá z obvodu { $district }.
event-leader-revealed = { $tile } vede delegaci ({ $seat }).
event-turn-order-set = { $seat } je na { $space }. místě v pořadí tahů.
event-announced = { $seat } oznamuje: { $deed }.
event-tile-used = { $seat } používá: { $tile }.
event-ability-cancelled = { $tile } nemá účinek ({ $seat }).
event-ability-fizzled = { $tile } nenachází oběť ({ $seat }).
event-skipped = { $seat } přeskakuje a oznámí akci později.
event-announcement-barred = { $seat } musí oznámit něco jiného než: { $deed }.
event-leader-killed = { $tile } umírá v čele delegace ({ $seat }).
event-character-killed = { $tile } umírá při činu ({ $seat }).
event-leader-set = { $tile } nyní vede delegaci ({ $seat }).
event-leader-stayed = { $seat } nemá nikoho jiného do čela.
event-left-district = { $seat } opouští obvod { $district }.
event-married = { $tile } ({ $seat }) a { $bride } mají svatbu { in-district }.
event-dowry-stolen = { $thief } krade věno hráči { $seat }.
event-common-hired = { $seat } najímá: { $tile }.
event-markers-taken = { $seat } bere { $markers ->
    [one] jeden žeton vlivu
    [few] { $markers } žetony vlivu
   *[other] { $markers } žetonů vlivu
}.
event-prestige-changed = Prestiž vůdce { $by ->
    [-1] klesá o 1
    [-2] klesá o 2
    [-3] klesá o 3
   *[other] stoupá o { $by }
} ({ $seat }).
event-charm-changed = Šarm vůdce { $by ->
    [-1] klesá o 1
    [-2] klesá o 2
    [-3] klesá o 3
   *[other] stoupá o { $by }
} ({ $seat }).
event-brides-charm-changed = Šarm všech nevěst { in-district } { $by ->
    [-1] klesá o 1
    [-2] klesá o 2
    [-3] klesá o 3
   *[other] stoupá o { $by }
}.
event-lord-prestige-changed = Prestiž šlechtice { in-district } { $by ->
    [-1] klesá o 1
    [-2] klesá o 2
    [-3] klesá o 3
   *[other] stoupá o { $by }
}.
event-weddings-banned = Svatby { in-district } jsou zakázány.
event-workers-banned = Dělníky { in-district } už nikdo brát nesmí.
event-edict-read = { $seat } tu bude jednat jako první.
event-commons-exchanged = Obyčejné postavy si vyměňují místa: { $district } a { $other }.
event-workers-exchanged = Dělníci si vyměňují místa: { $district } a { $other }.
event-brides-exchanged = { $bride } a { $other } si vyměňují místa.
event-bride-replaced = { $other } přichází, { $bride } odchází.
event-tile-below-seen = { $tile_id ->
    [-1] { $seat } si prohlíží destičku pod odkrytou postavou.
   *[other] { $seat } si prohlíží destičku vespod: { $tile }.
}
event-common-swapped = { $up } leží nahoře, { $down } vespod.
event-hand-seen = { $seat } drží: { $tile }.
event-hands-spied = { $seat } si prohlíží ruce ostatních.
event-bride-killed = { $bride } umírá { in-district } rukou vraha.
event-man-widowed = { $tile } je vdovec ({ $seat }).
event-couple-moved-up = { $bride } postupuje na první místo ({ $seat }).
event-bride-arrived = { $bride } přichází { to-district }.
event-district-ended = Obvod { $district } je vyhodnocen.
why-not-your-tile = Tuto destičku tu nemůžeš použít.
why-already-there = Delegaci tam už máš.
why-no-coach = Nemáš volný kočár.
why-ship-taken = Tato loď je obsazená.
why-one-ship = Smíš obsadit jen jednu loď.
why-delegation-full = Delegace má nejvýš tři destičky.
why-nothing-to-reinforce = Nemáš tam delegaci.
why-favour-once = O přízeň se žádá jednou za kolo, a to už proběhlo.
why-no-favour-track = Ve dvou se stupnice přízně nepoužívá.
why-no-item-for-favour = Dóže chce vidět postavu, ne předmět.
why-not-in-play = Tento obvod není ve hře.
why-already-resolved = Tento obvod už byl v tomto kole vyhodnocen.
why-leader-is-a-character = Vést může jen postava.
why-barred = Tentokrát musíš oznámit jinou akci.
why-no-bride = Na tomto místě není svobodná nevěsta.
why-leader-cannot-marry = Oženit se může jen věrný, a ten tvou delegaci nevede.
why-weddings-banned = Svatby jsou tu zakázány.
why-out-of-reach = Na prestiž nebo šarm nemáš prostředky.
why-no-workers = Nejsou tu žádní dělníci.
why-workers-banned = Nikdo tu už nesmí brát dělníky.
why-no-common = Neleží tu odkrytá obyčejná postava.
why-no-markers = Neleží tu žeton vlivu.
why-already-used = Tato destička už byla v tomto kole použita.
why-wrong-window = Tuto schopnost teď použít nelze.
why-no-target = Takový cíl schopnost teď nemá.
why-must-carry-out = Svou akci musíš provést.
why-not-yet = Tvou akci zatím provést nelze.
why-too-poor = Na to nemáš.
why-supply-empty = V zásobě takový dělník není, nebo nemáš koho dát.
why-one-of-a-kind = Podnik tohoto druhu už máš.
why-stack-empty = Všechny karty tohoto podniku jsou prodané.
why-family-taken = Tato rodina je už obsazená.
rule-BRI-007 = Kde leží destičky
rule-BRI-008 = Každá schopnost jednou za kolo
rule-BRI-020 = Obvody ve hře
rule-BRI-025 = Volba sídla
rule-BRI-051 = Delegaci tvoří jedna až tři destičky
rule-BRI-052 = Jeden kočár v obvodu, jeden v koloniích
rule-BRI-062 = Vyslání delegace do Janova
rule-BRI-063 = Vyslání delegace do kolonií
rule-BRI-064 = Posílení delegace
rule-BRI-065 = Žádost o přízeň dóžete
rule-BRI-081 = Obchod v koloniích
rule-BRI-100 = Volba dalšího obvodu
rule-BRI-103 = Vůdci se vybírají tajně
rule-BRI-131 = Co akce vyžaduje
rule-BRI-132 = Co vyžaduje svatba
rule-BRI-151 = Zásah se musí týkat akce
rule-BRI-155 = Kdy se akce musí provést
rule-BRI-158 = Maga: nové oznámení
rule-BRI-159 = Schopnosti mají svou chvíli
rule-BRI-191 = Ke svatbě musí vést věrný
rule-BRI-192 = Prestiž a šarm ženicha
rule-BRI-263 = Venefica zakazuje svatby
rule-BRI-281 = Praeco zakazuje brát dělníky
rule-BRI-306 = Co stojí podnik
rule-BRI-308 = Jeden podnik od druhu, jeden za kolo
rule-BRI-374 = Ve dvou bez stupnice přízně
rule-BRI-050 = Kolo má čtyři fáze
rule-BRI-061 = Kladení destiček, dvě akce na tah
rule-BRI-080 = Lodě do kolonií
rule-BRI-102 = Delegace bere destičky do ruky
rule-BRI-105 = Ovlivnění pořadí
rule-BRI-130 = Každý přítomný oznámí jednu akci
rule-BRI-150 = Zásah, každý jednou
rule-BRI-156 = Schopnosti po akci
rule-BRI-160 = Jak schopnosti zabránit
rule-BRI-195 = Věno
rule-BRI-223 = Zabitý vůdce je nahrazen
rule-BRI-265 = Emissarius: jiný vůdce
rule-BRI-330 = Konec kola
rule-BRI-331 = Koupě podniku
rule-BRI-333 = Výplata mezd
rule-BRI-336 = Koupě předmětů zpět
rule-BRI-372 = Ve dvou: druhá barva
rule-BRI-393 = Vidí to jen ten, kdo ji použil
tile-0 = Mileto Carretto
tile-1 = Filippo Carretto
tile-2 = Carlo Carretto
tile-3 = Isacco Carretto
tile-4 = Taddeo Foglietta
tile-5 = Oberto Foglietta
tile-6 = Franco Foglietta
tile-7 = Aldo Foglietta
tile-8 = Luigi Granara
tile-9 = Enrico Granara
tile-10 = Gianluca Granara
tile-11 = Giorgio Granara
tile-12 = Luca Malabita
tile-13 = Matteo Malabita
tile-14 = Paolo Malabita
tile-15 = Raineo Malabita
tile-16 = Raffaele Oliva
tile-17 = Isandro Oliva
tile-18 = Geremia Oliva
tile-19 = Antonio Oliva
tile-20 = Geminus (dvojník)
tile-21 = Leprosus (malomocný)
tile-22 = Puella (milá)
tile-23 = Puella (milá)
tile-24 = Venefica (čarodějnice)
tile-25 = Venefica (čarodějnice)
tile-26 = Calumniator (pomlouvač)
tile-27 = Emissarius (vyzvědač)
tile-28 = Latro (zloděj)
tile-29 = Sicarius (nájemný vrah)
tile-30 = Sicarius (nájemný vrah)
tile-31 = Sicarius (nájemný vrah)
tile-32 = Amicus (přítel)
tile-33 = Corruptor (svůdce)
tile-34 = Magistratus (úředník)
tile-35 = Tabularius (archivář)
tile-36 = Tabularius (archivář)
tile-37 = Tutor (ochránce)
tile-38 = Amica (milenka)
tile-39 = Falconarius (sokolník)
tile-40 = Maga (kouzelnice)
tile-41 = Mediator (prostředník)
tile-42 = Custos (strážce)
tile-43 = Custos (strážce)
tile-44 = Fraudator (podvodník)
tile-45 = Fraudator (podvodník)
tile-46 = Mercator (kupec)
tile-47 = Poeta (bard)
tile-48 = Praeco (hlasatel)
tile-49 = Scurra (šašek)
tile-50 = Venenum (jed)
tile-51 = Venenum (jed)
tile-52 = Venenum (jed)
tile-53 = Venenum (jed)
tile-54 = Venenum (jed, tmavý)
tile-55 = Venenum (jed, tmavý)
tile-56 = Venenum (jed, tmavý)
tile-57 = Venenum (jed, tmavý)
tile-58 = Antidotum (protijed)
tile-59 = Antidotum (protijed)
tile-60 = Antidotum (protijed)
tile-61 = Antidotum (protijed)
tile-62 = Antidotum (protijed, tmavý)
tile-63 = Antidotum (protijed, tmavý)
tile-64 = Antidotum (protijed, tmavý)
tile-65 = Vinum (víno)
tile-66 = Vinum (víno)
tile-67 = Vinum (víno)
tile-68 = Vinum (víno)
tile-69 = Vinum (víno, tmavé)
tile-70 = Anulus (prsten)
tile-71 = Anulus (prsten)
tile-72 = Anulus (prsten)
tile-73 = Anulus (prsten)
tile-74 = Edictum (výnos)
tile-75 = Edictum (výnos)
tile-76 = Edictum (výnos)
tile-77 = Edictum (výnos)
tile-78 = Vestis (roucho)
tile-79 = Vestis (roucho)
tile-80 = Vestis (roucho)
tile-81 = Vestis (roucho)
family-0 = Carretto (zelená)
family-1 = Foglietta (žlutá)
family-2 = Granara (červená)
family-3 = Malabita (modrá)
family-4 = Oliva (černá)
colour-0 = černá
colour-1 = modrá
colour-2 = zelená
colour-3 = červená
colour-4 = žlutá
district-0 = Vesnice
district-1 = Pevnost
district-2 = Citadela
district-3 = Trh
district-4 = Přístav
ship-0 = Loď 1
ship-1 = Loď 2
ship-2 = Loď 3
ship-3 = Loď 4
bride-0 = Ginevra
bride-1 = Bianca
bride-2 = Violante
bride-3 = Lucrezia
bride-4 = Isabella
bride-5 = Caterina
bride-6 = Eleonora
bride-7 = Verdina
bride-8 = Orietta
bride-9 = Nicoletta
bride-10 = Benedetta
bride-11 = Marietta
bride-12 = Pellina
bride-13 = Argentina
lord-0 = Andrea Imperiale
lord-1 = Luca Spinola
lord-2 = Stefano Grimaldi
lord-3 = Francesco Doria
lord-4 = Ettore Fieschi
rank-0 = první nevěsta
rank-1 = druhá nevěsta
deed-0 = vzít si první nevěstu
deed-1 = vzít si druhou nevěstu
deed-2 = najmout dělníky
deed-3 = najmout obyčejnou postavu
deed-4 = vzít vliv
deed-5 = vzít dukát
business-0 = Aurificis taberna (zlatník)
business-1 = Herbarium (lékárna)
business-2 = Hospitium (špitál)
business-3 = Popina (taverna)
business-4 = Publicus scriba (notář)
business-5 = Sarcinator (krejčí)
item-0 = Venenum (jed)
item-1 = Antidotum (protijed)
item-2 = Vinum (víno)
item-3 = Anulus (prsten)
item-4 = Edictum (výnos)
item-5 = Vestis (roucho)

# Where points come from.
tie-break = Vyhrát může jen ten, kdo je ženatý. Při stejném vlivu rozhodují první nevěsty, pak druhé, podniky, dukáty a přízeň.
points-first = První nevěsty
points-second = Druhé nevěsty
points-markers = Žetony vlivu
points-businesses = Podniky
points-ducats = Dukáty na konci
points-prestige = Zaplaceno za prestiž
points-murders = Ztracené nevěsty
points-sales = Prodáno přes Mercatora

# What components do.
-extra-worker = Když tu najmeš dělníky: ještě jeden dělník barvy obvodu.
-guard = Zastaví jednu vraždu tvé postavy nebo tvé nevěsty v tomto obvodu.
-wedding-ducats = Po tvé svatbě v tomto obvodu: 2 dukáty z banky navíc k věnu.
-swap-commons = Vymění odkrytou postavu s postavou jiného obvodu: když ji někdo najímá, nebo po tvé akci.
-peek-swap-common = Když tu někdo najímá postavu: podívej se na destičku pod ní a chceš-li, obě vyměň.
-swap-workers = Vymění všechny dělníky s dělníky jiného obvodu: když je někdo najímá, nebo po tvé akci.
-steal-one = Pro tvou vlastní svatbu: ukradne přítomnému hráči 1 dukát.
-action-ducat = Po každé tvé akci tady, kromě braní dukátu: 1 dukát z banky.
-rivals-charm-down = Všichni ostatní vůdci tu mají o 2 méně šarmu: proti svatbě, nebo po tvé akci.
-brides-charm-up = Obě nevěsty tu žádají o 3 více šarmu: proti svatbě, nebo po tvé akci.
-ban-weddings = Když někdo jiný oznámí svatbu: nikdo se tu už neožení, ani ty.
-leader-prestige-down = Jiný vůdce tu má o 2 méně prestiže: před určením pořadí, proti svatbě, nebo po tvé akci.
-force-leader-change = Jiný hráč musí dát do čela jinou postavu, má-li ji: před určením pořadí, proti svatbě, nebo po tvé akci.
-steal-bonus = Ukradne přítomnému hráči 1 dukát a 1 vezme z banky: proti svatbě, která stojí peníze, pro tvou vlastní, nebo po tvé akci.
-assassinate = Zavraždí vůdce, který jedná, postavu právě použitou proti tobě, nebo po tvé akci vůdce či nevěstu provdanou v dřívějším kole.
-wedding-tax = Když někdo jiný oznámí svatbu: 1 dukát od každého jiného přítomného hráče, ať svatba bude, nebo ne.
-swap-bride-district = Vymění svobodnou nevěstu za stejně postavenou z jiného obvodu: při svatbě, nebo po tvé akci.
-rivals-prestige-down = Všichni ostatní vůdci tu mají o 1 méně prestiže: před určením pořadí, proti svatbě, nebo po tvé akci.
-own-prestige-up-2 = Tvůj vůdce tu má o 2 více prestiže: před určením pořadí, nebo pro tvou svatbu.
-swap-bride-box = Vymění svobodnou nevěstu za náhodnou stejně postavenou z krabice: při svatbě, nebo po tvé akci.
-steal-dowry = Při cizí svatbě v tomto obvodu: věno je tvé.
-spy-hands = Prohlédni si ruce všech ostatních přítomných: před určením pořadí, nebo po tvé akci.
-change-action = Kdo oznámil akci, musí oznámit jinou; proti braní dukátu nepomáhá.
-recolour-workers = Když tu najmeš dělníky: všichni dostanou barvu, kterou si vybereš.
-lord-prestige-up = Šlechtic tu žádá o 2 více prestiže: proti svatbě, nebo po tvé akci.
-trade = Prodá jednoho tvého dělníka za 3 dukáty nebo 1 bod vlivu za 6: pro tvou svatbu, nebo po tvé akci.
-own-charm-up-3 = Tvůj vůdce tu má o 3 více šarmu pro tvou svatbu.
-ban-workers = Nikdo tu už nebere dělníky, ani vínem: když je někdo najímá nebo nalévá, nebo po tvé akci.
-own-charm-up-4 = Tvůj vůdce tu má o 4 více šarmu pro tvou svatbu.
-wine-worker = Po tvé akci: 1 dělník barvy obvodu ze zásoby.
-act-first = Jednáš tu jako první, i před ženatými; použij před určením pořadí.
-own-prestige-up-3 = Tvůj vůdce tu má o 3 více prestiže: před určením pořadí, nebo pro tvou svatbu.
-light = Po použití smí majitel podniku předmět koupit zpět za 1 dukát.
-dark = Po použití je předmět ztracen.
about-tile-0 = { -extra-worker }
about-tile-1 = { -guard }
about-tile-2 = { -wedding-ducats }
about-tile-3 = { -swap-commons }
about-tile-4 = { -extra-worker }
about-tile-5 = { -guard }
about-tile-6 = { -wedding-ducats }
about-tile-7 = { -peek-swap-common }
about-tile-8 = { -extra-worker }
about-tile-9 = { -guard }
about-tile-10 = { -wedding-ducats }
about-tile-11 = { -swap-workers }
about-tile-12 = { -extra-worker }
about-tile-13 = { -guard }
about-tile-14 = { -wedding-ducats }
about-tile-15 = { -action-ducat }
about-tile-16 = { -extra-worker }
about-tile-17 = { -guard }
about-tile-18 = { -wedding-ducats }
about-tile-19 = { -steal-one }
about-tile-20 = { -peek-swap-common }
about-tile-21 = { -rivals-charm-down }
about-tile-22 = { -brides-charm-up }
about-tile-23 = { -brides-charm-up }
about-tile-24 = { -ban-weddings }
about-tile-25 = { -ban-weddings }
about-tile-26 = { -leader-prestige-down }
about-tile-27 = { -force-leader-change }
about-tile-28 = { -steal-bonus }
about-tile-29 = { -assassinate }
about-tile-30 = { -assassinate }
about-tile-31 = { -assassinate }
about-tile-32 = { -wedding-tax }
about-tile-33 = { -swap-bride-district }
about-tile-34 = { -rivals-prestige-down }
about-tile-35 = { -own-prestige-up-2 }
about-tile-36 = { -own-prestige-up-2 }
about-tile-37 = { -swap-bride-box }
about-tile-38 = { -steal-dowry }
about-tile-39 = { -spy-hands }
about-tile-40 = { -change-action }
about-tile-41 = { -recolour-workers }
about-tile-42 = { -guard }
about-tile-43 = { -guard }
about-tile-44 = { -lord-prestige-up }
about-tile-45 = { -lord-prestige-up }
about-tile-46 = { -trade }
about-tile-47 = { -own-charm-up-3 }
about-tile-48 = { -ban-workers }
about-tile-49 = { -swap-commons }
about-tile-50 = { -assassinate } { -light }
about-tile-51 = { -assassinate } { -light }
about-tile-52 = { -assassinate } { -light }
about-tile-53 = { -assassinate } { -light }
about-tile-54 = { -assassinate } { -dark }
about-tile-55 = { -assassinate } { -dark }
about-tile-56 = { -assassinate } { -dark }
about-tile-57 = { -assassinate } { -dark }
about-tile-58 = { -guard } { -light }
about-tile-59 = { -guard } { -light }
about-tile-60 = { -guard } { -light }
about-tile-61 = { -guard } { -light }
about-tile-62 = { -guard } { -dark }
about-tile-63 = { -guard } { -dark }
about-tile-64 = { -guard } { -dark }
about-tile-65 = { -wine-worker } { -light }
about-tile-66 = { -wine-worker } { -light }
about-tile-67 = { -wine-worker } { -light }
about-tile-68 = { -wine-worker } { -light }
about-tile-69 = { -wine-worker } { -dark }
about-tile-70 = { -own-charm-up-4 } { -light }
about-tile-71 = { -own-charm-up-4 } { -light }
about-tile-72 = { -own-charm-up-4 } { -light }
about-tile-73 = { -own-charm-up-4 } { -light }
about-tile-74 = { -act-first } { -light }
about-tile-75 = { -act-first } { -light }
about-tile-76 = { -act-first } { -light }
about-tile-77 = { -act-first } { -light }
about-tile-78 = { -own-prestige-up-3 } { -light }
about-tile-79 = { -own-prestige-up-3 } { -light }
about-tile-80 = { -own-prestige-up-3 } { -light }
about-tile-81 = { -own-prestige-up-3 } { -light }
about-family-0 = Isacco: { about-tile-3 }
about-family-1 = Aldo: { about-tile-7 }
about-family-2 = Giorgio: { about-tile-11 }
about-family-3 = Raineo: { about-tile-15 }
about-family-4 = Antonio: { about-tile-19 }
about-item-0 = { -assassinate }
about-item-1 = { -guard }
about-item-2 = { -wine-worker }
about-item-3 = { -own-charm-up-4 }
about-item-4 = { -act-first }
about-item-5 = { -own-prestige-up-3 }
about-business-0 = Majitel dostane vliv a předmět: { item-3 }. Po použití si ho smí koupit zpět.
about-business-1 = Majitel dostane vliv a předmět: { item-0 }. Po použití si ho smí koupit zpět.
about-business-2 = Majitel dostane vliv a předmět: { item-1 }. Po použití si ho smí koupit zpět.
about-business-3 = Majitel dostane vliv a předmět: { item-2 }. Po použití si ho smí koupit zpět.
about-business-4 = Majitel dostane vliv a předmět: { item-4 }. Po použití si ho smí koupit zpět.
about-business-5 = Majitel dostane vliv a předmět: { item-5 }. Po použití si ho smí koupit zpět.
about-deed-0 = Věrný v čele si vezme první nevěstu: 2 body vlivu za ni a 3 za její místo, k tomu věno. Chybějící prestiž se platí vlivem, chybějící šarm dukáty.
about-deed-1 = Věrný v čele si vezme druhou nevěstu: 2 body vlivu za ni a 1 za její místo, k tomu věno. Chybějící prestiž se platí vlivem, chybějící šarm dukáty.
about-deed-2 = Vezmi všechny dělníky, kteří tu leží.
about-deed-3 = Vezmi odkrytou postavu; slouží ti od příštího kola za 1 dukát na kolo.
about-deed-4 = Vezmi všechny žetony vlivu, které tu leží.
about-deed-5 = Vezmi 1 dukát z banky; to jde vždycky.
about-ship-0 = Za každou postavu na palubě: vyměň jednoho svého dělníka za dělníka libovolné barvy.
about-ship-1 = Za každou postavu na palubě: kup dělníka libovolné barvy za 2 dukáty.
about-ship-2 = Za každou postavu na palubě: kup dělníka libovolné barvy za 3 dukáty.
about-ship-3 = Za každou postavu na palubě: kup dělníka libovolné barvy za 4 dukáty.

# Headings over an action that is being put together.
arg-tile = Destička
head-choose-family = Volba rodiny
head-choose-second-colour = Volba druhé rodiny
head-take-worker = Vzít dělníka
head-send = Vyslat delegaci
head-embark = Do kolonií
head-reinforce = Posílit delegaci
head-reinforce-ship = Posílit loď
head-ask-favour = Žádat o přízeň
head-pass = Pasovat
head-done = Už nic
head-exchange-worker = Vyměnit dělníka
head-buy-worker = Koupit dělníka
head-activate = Další obvod
head-choose-leader = Vybrat vůdce
head-new-leader = Nový vůdce
head-announce = Oznámit akci
head-carry-out = Provést
head-skip = Zatím přeskočit
head-swap-common = Vyměnit destičky
head-leave-common = Nechat tak
head-buy-business = Koupit podnik
head-pay-worker = Zaplatit dělníky
head-keep = Vyplatit mzdy
head-buy-back = Koupit předměty zpět
head-use = Použít schopnost
head-use-on-player = Proti hráči
head-use-on-bride = Na nevěstu
head-use-with-district = Výměna s obvodem
head-swap-brides = Vyměnit nevěsty
head-use-for-colour = Vybrat barvu
head-sell-influence = Prodat vliv

# Hra za minutu pro toho, kdo usedá poprvé.
primer-aim = Mít největší vliv a aspoň jednoho muže ženatého.
primer-turn = Pokládej své lidi lícem dolů do obvodů a na lodě: nejvýš tři destičky pod jeden kočár. Ostatní vidí kolik, ne koho. Pak se obvody vyhodnocují jeden po druhém.
primer-others = V obvodu každý tajně určí vůdce; pořadí rozhodne prestiž. První oznámí, co chce: nevěstu, dělníky, obyčejnou postavu, vliv nebo dukát. Ostatní to mohou zmařit tím, co mají ukryto pod kočáry, a na každý takový čin lze zase odpovědět.
primer-points = Nevěsty přinášejí vliv a věno. Tvůj vůdce potřebuje prestiž šlechtice a šarm nevěsty; co chybí, doplní vliv a dukáty. Za dělníky se kupují podniky a ty přinášejí vliv a předměty.
primer-first = Pro začátek: k nevěstě pošli muže s velkým šarmem a vedle něj dýku nebo stráž. Ne každý kočár musí skrývat to, nač vypadá.

# A deed that tells nothing yet, as its own player reads it in the journal.
did-choose-leader = { $seat } tajně vybírá, kdo povede: { $tile }.
did-pass = { $seat } pasuje.
did-done = { $seat } už nic dalšího nedělá.
