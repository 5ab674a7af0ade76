title = Brides & Bribes
tagline = Noble Hochzeiten, Bestechung und Dolche in Genua.
choice-white_coach = Weiße Kutsche zu zweit
choice-white_coach-0 = Ausgelost
choice-white_coach-1 = Erster Platz
choice-white_coach-2 = Zweiter Platz
# Bezirke im Satz: wohin, wo, und als Subjekt.
to-district = { $district_id ->
    [0] ins Dorf
    [1] in die Festung
    [2] in die Zitadelle
    [3] auf den Markt
    [4] zum Hafen
   *[other] nach { $district }
}
in-district = { $district_id ->
    [0] im Dorf
    [1] in der Festung
    [2] in der Zitadelle
    [3] auf dem Markt
    [4] im Hafen
   *[other] in { $district }
}
the-district = { $district_id ->
    [0] Das Dorf
    [1] Die Festung
    [2] Die Zitadelle
    [3] Der Markt
    [4] Der Hafen
   *[other] { $district }
}
prompt-residences = Wähle deine Residenz.
waiting-residences = Residenzen werden gewählt.
prompt-second-colours = Wähle eine zweite Farbe: eine weitere Kutsche und zwei ihrer Loyalen.
waiting-second-colours = Zweite Farben werden gewählt.
prompt-start-workers = Nimm einen Arbeiter beliebiger Farbe.
waiting-start-workers = Die ersten Arbeiter werden gewählt.
prompt-round = Eine neue Phase beginnt.
waiting-round = Eine neue Phase beginnt.
prompt-laying-tiles = Lege Tafeln: Du hast { $left ->
    [one] eine Aktion
   *[other] { $left } Aktionen
}.
waiting-laying-tiles = { $seat } legt Tafeln.
prompt-far-colonies = Die Schiffe kehren aus den Kolonien zurück.
waiting-far-colonies = Die Schiffe kehren aus den Kolonien zurück.
prompt-on-ship = { $ship }: Du hast noch { $uses ->
    [one] eine Nutzung
   *[other] { $uses } Nutzungen
}.
waiting-on-ship = { $seat } handelt in den Kolonien.
prompt-districts = Wähle den nächsten Bezirk.
waiting-districts = { $chooser } wählt den nächsten Bezirk.
prompt-resolution = Ein Bezirk wird abgehandelt.
waiting-resolution = Ein Bezirk wird abgehandelt.
prompt-leaders = Wähle verdeckt, wer deine Delegation leitet.
waiting-leaders = Leiter werden verdeckt gewählt.
prompt-first-in-circle = Die Reihenfolge kann beeinflusst werden.
waiting-first-in-circle = Die Reihenfolge kann beeinflusst werden.
prompt-step-one = Du darfst die Reihenfolge dieses Bezirks beeinflussen.
waiting-step-one = { $asked } darf die Reihenfolge beeinflussen.
prompt-circle-goes-on = Die Reihenfolge kann weiter beeinflusst werden.
waiting-circle-goes-on = Die Reihenfolge kann weiter beeinflusst werden.
prompt-turn = { $seat } ist am Zug.
waiting-turn = { $seat } ist am Zug.
prompt-announcing = Kündige deine Aktion an.
waiting-announcing = { $seat } kündigt eine Aktion an.
prompt-interference = { $active } kündigt an: { $deed }. Mischst du dich ein?
waiting-interference = { $asked } darf sich einmischen.
prompt-play = { $user } verwendet { $tile }. Konterst du?
waiting-play = { $asked } darf { $tile } kontern.
prompt-worked = Eine Fähigkeit wirkt.
waiting-worked = Eine Fähigkeit wirkt.
prompt-completing = Führe deine Aktion aus ({ $deed }) oder hilf erst mit einer Tafel nach.
waiting-completing = { $seat } vollendet: { $deed }.
prompt-dowry = { $groom } heiratet { $bride }. Stiehlst du die Mitgift?
waiting-dowry = { $asked } darf die Mitgift stehlen.
prompt-dowry-workers = Wähle einen Arbeiter aus der Mitgift, noch { $workers }.
waiting-dowry-workers = { $seat } wählt Arbeiter aus der Mitgift.
prompt-afterwards = { $window ->
    [5] Du darfst jetzt andere Fähigkeiten verwenden; sie dürfen alle hier treffen.
   *[other] Du darfst Fähigkeiten zu dieser Aktion verwenden; andere folgen danach.
}
waiting-afterwards = { $seat } darf weitere Fähigkeiten verwenden.
prompt-peek = Darunter liegt { $tile }. Mit der offenen Tafel tauschen?
waiting-peek = { $seat } sieht sich die Tafel darunter an.
prompt-change-leader = Ein anderer Charakter deiner Hand muss leiten.
waiting-change-leader = { $seat } muss den Leiter wechseln.
prompt-replace-leader = Dein Leiter ist tot. Wähle einen neuen.
waiting-replace-leader = { $seat } wählt einen neuen Leiter.
prompt-round-end = Die Runde endet.
waiting-round-end = Die Runde endet.
prompt-purchase = Du darfst einen Betrieb erwerben.
waiting-purchase = Betriebe werden erworben.
prompt-pay-any = Bezahle mit einem Arbeiter beliebiger Farbe.
waiting-pay-any = { $seat } bezahlt einen Betrieb.
prompt-wages = Wen bezahlst du, je einen Dukaten? Die anderen verlassen dich.
waiting-wages = Löhne werden bezahlt.
prompt-buying-back = Welche verwendeten Gegenstände kaufst du zurück, je einen Dukaten?
waiting-buying-back = Verwendete Gegenstände werden zurückgekauft.
do-choose-family = { $family } wählen
do-choose-second-colour = { $family } wählen
do-take-worker = Arbeiter nehmen: { $colour }
do-send = { $tile } { to-district } senden
do-embark = { $tile } senden: { $ship }
do-reinforce = Mit { $tile } { in-district } verstärken
do-reinforce-ship = Das Schiff mit { $tile } verstärken
do-ask-favour = Um Gunst bitten: { $tile }
do-pass = Passen
do-done = Nichts weiter
do-exchange-worker = Arbeiter tauschen: { $given } gegen { $colour }
do-buy-worker = Arbeiter kaufen: { $colour }
do-activate = Abhandeln: { $district }
do-choose-leader = { $tile } leitet
do-new-leader = { $tile } leitet
do-announce = Ankündigen: { $deed }
do-carry-out = Ausführen
do-skip = Vorerst überspringen
do-swap-common = Die beiden Tafeln tauschen
do-leave-common = Alles so lassen
do-buy-business = { $business } erwerben
do-pay-worker = Mit Arbeiter bezahlen: { $colour }
do-keep = { $kept_id ->
    [0] Alle gehen lassen
   *[other] { $kept } behalten
}
do-buy-back = { $items_id ->
    [0] Nichts zurückkaufen
   *[other] { $items } zurückkaufen
}
do-use = { $tile } verwenden
do-use-on-player = { $tile } gegen { $target } verwenden
do-use-on-bride = { $tile } verwenden: { $rank }
do-use-with-district = { $tile } verwenden: Tausch mit { $district }
do-swap-brides = { $tile } verwenden: { $rank } mit { $district } tauschen
do-use-for-colour = { $tile } verwenden: { $colour }
do-sell-influence = Mit { $tile } Einfluss verkaufen
event-family-chosen = { $seat } wählte { $family }.
event-second-colour-chosen = { $seat } nahm { $family } dazu.
event-round-began = Runde { $round } begann; { $start } fing an.
event-tile-sent = { $tile_id ->
    [-1] { $seat } sandte eine Delegation { to-district }.
   *[other] { $seat } sandte { $tile } { to-district }.
}
event-tile-embarked = { $tile_id ->
    [-1] { $seat } sandte eine Delegation in die Kolonien: { $ship }.
   *[other] { $seat } sandte { $tile } in die Kolonien: { $ship }.
}
event-reinforced = { $tile_id ->
    [-1] { $seat } verstärkte die Delegation { in-district }.
   *[other] { $seat } verstärkte die Delegation { in-district } mit { $tile }.
}
event-ship-reinforced = { $tile_id ->
    [-1] { $seat } verstärkte die Delegation auf dem Schiff.
   *[other] { $seat } verstärkte das Schiff mit { $tile }.
}
event-favour-asked = { $seat } zeigte { $tile } und kam in der Gunst des Dogen auf Platz { $space }.
event-laying-stopped = { $seat } passte und behielt { $tiles ->
    [0] keine Tafel
    [one] eine Tafel
   *[other] { $tiles } Tafeln
} übrig.
event-favour-set = { $seat } kam in der Gunst des Dogen auf Platz { $space }.
event-ship-revealed = { $seat } deckte auf { $ship } auf: { $tile }.
event-ship-returned = { $ship }: Die Delegation von { $seat } kehrte heim.
event-workers-gained = { $seat } nahm { $workers ->
    [one] einen Arbeiter
   *[other] { $workers } Arbeiter
}: { $colour }.
event-workers-returned = { $seat } gab { $workers ->
    [one] einen Arbeiter
   *[other] { $workers } Arbeiter
} zurück: { $colour }.
event-workers-hired = { $seat } heuerte { $workers ->
    [one] einen Arbeiter
   *[other] { $workers } Arbeiter
} an: { $colour }.
event-ducats-moved = { $giver_id ->
    [-1] { $taker } bekam { $ducats ->
            [one] einen Dukaten
           *[other] { $ducats } Dukaten
        } von der Bank.
   *[other] { $taker_id ->
        [-1] { $giver } zahlte { $ducats ->
                [one] einen Dukaten
               *[other] { $ducats } Dukaten
            } an die Bank.
       *[other] { $taker } bekam { $ducats ->
                [one] einen Dukaten
               *[other] { $ducats } Dukaten
            } von { $giver }.
    }
}
event-influence-gained = { $seat } gewann { $influence } Einfluss.
event-influence-lost = { $seat } gab { $influence } Einfluss ab.
event-business-bought = { $seat } erwarb { $business }.
event-item-gained = { $seat } erhielt { $tile }.
event-item-returned = { $tile } von { $seat } ging auf den Stapel zurück.
event-common-dismissed = { $seat } entließ { $tile }.
event-common-discarded = { $tile } verließ den Bezirk { $district }.
event-common-turned-up = { $tile } kam { to-district }.
event-district-refilled = { the-district } erhielt einen Arbeiter und einen Einflussmarker.
event-game-ended = { $round ->
    [6] Die sechste und letzte Runde ging zu Ende.
   *[other] Jemand hatte den Einfluss, der das Spiel beendet: Es endete mit Runde { $round }.
} Je fünf Dukaten zählten einen Einfluss.
event-district-activated = { $seat } wählte: { $district }.
event-delegation-withdrew = Die Delegation von { $seat } { in-district } zog sich ungesehen zurück.
event-leader-revealed = { $tile } trat für { $seat } als Leiter vor.
event-turn-order-set = { $seat } kam in der Zugfolge auf Platz { $space }.
event-announced = { $seat } kündigte an: { $deed }.
event-tile-used = { $seat } verwendete { $tile }.
event-ability-cancelled = { $tile } von { $seat } wurde gekontert.
event-ability-fizzled = { $tile } von { $seat } fand kein Opfer mehr.
event-skipped = { $seat } übersprang, um später anzukündigen.
event-announcement-barred = { $seat } musste etwas anderes ankündigen als: { $deed }.
event-leader-killed = { $tile }, Leiter von { $seat }, wurde ermordet.
event-character-killed = { $tile } von { $seat } wurde dabei ermordet.
event-leader-set = { $tile } übernahm die Leitung für { $seat }.
event-leader-stayed = { $seat } hatte sonst niemanden zum Leiten.
event-left-district = { $seat } verließ den Bezirk { $district }.
event-married = { $tile } von { $seat } heiratete { in-district } { $bride }.
event-dowry-stolen = { $thief } stahl { $seat } die Mitgift.
event-common-hired = { $seat } heuerte { $tile } an.
event-markers-taken = { $seat } nahm { $markers ->
    [one] einen Einflussmarker
   *[other] { $markers } Einflussmarker
}.
event-prestige-changed = Das Prestige des Leiters von { $seat } { $by ->
    [-1] sank um 1
    [-2] sank um 2
    [-3] sank um 3
   *[other] stieg um { $by }
}.
event-charm-changed = Der Charme des Leiters von { $seat } { $by ->
    [-1] sank um 1
    [-2] sank um 2
    [-3] sank um 3
   *[other] stieg um { $by }
}.
event-brides-charm-changed = Der Charme aller Bräute { in-district } { $by ->
    [-1] sank um 1
    [-2] sank um 2
    [-3] sank um 3
   *[other] stieg um { $by }
}.
event-lord-prestige-changed = Das Prestige des Adligen { in-district } { $by ->
    [-1] sank um 1
    [-2] sank um 2
    [-3] sank um 3
   *[other] stieg um { $by }
}.
event-weddings-banned = Hochzeiten wurden { in-district } untersagt.
event-workers-banned = Arbeiter zu nehmen wurde { in-district } untersagt.
event-edict-read = { $seat } kam hier an die erste Stelle.
event-commons-exchanged = Die gewöhnlichen Charaktere von { $district } und { $other } wurden getauscht.
event-workers-exchanged = Die Arbeiter von { $district } und { $other } wurden getauscht.
event-brides-exchanged = { $bride } und { $other } tauschten die Plätze.
event-bride-replaced = { $other } kam anstelle von { $bride }.
event-tile-below-seen = { $tile_id ->
    [-1] { $seat } sah sich die Tafel unter dem offenen Charakter an.
   *[other] { $seat } sah sich die Tafel darunter an: { $tile }.
}
event-common-swapped = { $up } wurde offen gelegt, { $down } darunter.
event-hand-seen = { $seat } hielt { $tile }.
event-hands-spied = { $seat } sah sich die Hände der anderen an.
event-bride-killed = { $bride } wurde { in-district } ermordet.
event-man-widowed = { $tile } von { $seat } wurde Witwer.
event-couple-moved-up = { $bride }, verheiratet mit einem Mann von { $seat }, rückte auf den ersten Platz.
event-bride-arrived = { $bride } kam { to-district }.
event-district-ended = { the-district } wurde abgehandelt.
why-not-your-tile = Diese Tafel kannst du hier nicht verwenden.
why-already-there = Du hast dort schon eine Delegation.
why-no-coach = Du hast keine freie Kutsche.
why-ship-taken = Dieses Schiff ist besetzt.
why-one-ship = Du darfst nur ein Schiff besetzen.
why-delegation-full = Eine Delegation hat höchstens drei Tafeln.
why-nothing-to-reinforce = Du hast dort keine Delegation.
why-favour-once = Du hast diese Runde schon um Gunst gebeten.
why-no-favour-track = Zu zweit gibt es keine Gunstleiste.
why-no-item-for-favour = Der Doge will einen Charakter sehen, keinen Gegenstand.
why-not-in-play = Dieser Bezirk ist nicht im Spiel.
why-already-resolved = Dieser Bezirk wurde diese Runde schon abgehandelt.
why-leader-is-a-character = Nur ein Charakter kann leiten.
why-barred = Diesmal musst du eine andere Aktion ankündigen.
why-no-bride = Auf diesem Platz ist keine unverheiratete Braut.
why-leader-cannot-marry = Nur ein Loyaler kann heiraten; bei dir leitet keiner.
why-weddings-banned = Hochzeiten sind hier verboten.
why-out-of-reach = Prestige oder Charme sind für dich unerreichbar.
why-no-workers = Hier gibt es keine Arbeiter.
why-workers-banned = Hier darf niemand mehr Arbeiter nehmen.
why-no-common = Hier liegt kein gewöhnlicher Charakter offen.
why-no-markers = Hier liegt kein Einflussmarker.
why-already-used = Diese Tafel wurde diese Runde schon verwendet.
why-wrong-window = Diese Fähigkeit lässt sich jetzt nicht verwenden.
why-no-target = Dieses Ziel hat die Fähigkeit jetzt nicht.
why-must-carry-out = Du musst deine Aktion ausführen.
why-not-yet = Deine Aktion ist noch nicht ausführbar.
why-too-poor = Das kannst du nicht bezahlen.
why-supply-empty = Der Vorrat hat keinen solchen Arbeiter, oder du hast keinen abzugeben.
why-one-of-a-kind = Du besitzt schon einen Betrieb dieses Typs.
why-stack-empty = Alle Karten dieses Betriebs sind verkauft.
why-family-taken = Diese Familie ist schon vergeben.
rule-BRI-007 = Wo Tafeln liegen
rule-BRI-008 = Jede Fähigkeit einmal je Runde
rule-BRI-020 = Bezirke im Spiel
rule-BRI-025 = Wahl der Residenz
rule-BRI-051 = Eine Delegation hat eine bis drei Tafeln
rule-BRI-052 = Eine Kutsche je Bezirk, eine in den Kolonien
rule-BRI-062 = Eine Delegation nach Genua senden
rule-BRI-063 = Eine Delegation in die Kolonien senden
rule-BRI-064 = Eine Delegation verstärken
rule-BRI-065 = Um die Gunst des Dogen bitten
rule-BRI-081 = Handel in den Kolonien
rule-BRI-100 = Wahl des nächsten Bezirks
rule-BRI-103 = Leiter werden verdeckt gewählt
rule-BRI-131 = Was eine Aktion braucht
rule-BRI-132 = Was eine Hochzeit braucht
rule-BRI-151 = Einmischung muss die Aktion betreffen
rule-BRI-155 = Wann eine Aktion ausgeführt werden muss
rule-BRI-158 = Neue Ankündigung nach der Maga
rule-BRI-159 = Fähigkeiten haben ihren Moment
rule-BRI-191 = Zum Heiraten muss ein Loyaler leiten
rule-BRI-192 = Prestige und Charme des Bräutigams
rule-BRI-263 = Venefica verbietet Hochzeiten
rule-BRI-281 = Praeco verbietet das Nehmen von Arbeitern
rule-BRI-306 = Was ein Betrieb kostet
rule-BRI-308 = Ein Betrieb je Typ, einer je Runde
rule-BRI-374 = Zu zweit ohne Gunstleiste
rule-BRI-050 = Eine Runde hat vier Phasen
rule-BRI-061 = Tafeln legen, zwei Aktionen je Zug
rule-BRI-080 = Die Schiffe in die Kolonien
rule-BRI-102 = Eine Delegation nimmt ihre Tafeln auf die Hand
rule-BRI-105 = Die Reihenfolge beeinflussen
rule-BRI-130 = Jeder Anwesende kündigt eine Aktion an
rule-BRI-150 = Einmischen, jeder ein Mal
rule-BRI-156 = Fähigkeiten nach der Aktion
rule-BRI-160 = Eine Fähigkeit kontern
rule-BRI-195 = Die Mitgift
rule-BRI-223 = Ein ermordeter Leiter wird ersetzt
rule-BRI-265 = Emissarius: ein anderer Leiter
rule-BRI-330 = Das Ende einer Runde
rule-BRI-331 = Einen Betrieb erwerben
rule-BRI-333 = Löhne zahlen
rule-BRI-336 = Gegenstände zurückkaufen
rule-BRI-372 = Zu zweit: eine zweite Farbe
rule-BRI-393 = Nur der Benutzer sieht es
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
tile-20 = Geminus (Doppelgänger)
tile-21 = Leprosus (Aussätziger)
tile-22 = Puella (Liebchen)
tile-23 = Puella (Liebchen)
tile-24 = Venefica (Hexe)
tile-25 = Venefica (Hexe)
tile-26 = Calumniator (Verleumder)
tile-27 = Emissarius (Spion)
tile-28 = Latro (Dieb)
tile-29 = Sicarius (Meuchelmörder)
tile-30 = Sicarius (Meuchelmörder)
tile-31 = Sicarius (Meuchelmörder)
tile-32 = Amicus (Freund)
tile-33 = Corruptor (Verführer)
tile-34 = Magistratus (Magistrat)
tile-35 = Tabularius (Archivar)
tile-36 = Tabularius (Archivar)
tile-37 = Tutor (Beschützer)
tile-38 = Amica (Geliebte)
tile-39 = Falconarius (Falkner)
tile-40 = Maga (Zauberin)
tile-41 = Mediator (Mittelsmann)
tile-42 = Custos (Wächter)
tile-43 = Custos (Wächter)
tile-44 = Fraudator (Betrüger)
tile-45 = Fraudator (Betrüger)
tile-46 = Mercator (Kaufmann)
tile-47 = Poeta (Barde)
tile-48 = Praeco (Herold)
tile-49 = Scurra (Narr)
tile-50 = Venenum (Gift)
tile-51 = Venenum (Gift)
tile-52 = Venenum (Gift)
tile-53 = Venenum (Gift)
tile-54 = Venenum (Gift, dunkel)
tile-55 = Venenum (Gift, dunkel)
tile-56 = Venenum (Gift, dunkel)
tile-57 = Venenum (Gift, dunkel)
tile-58 = Antidotum (Gegengift)
tile-59 = Antidotum (Gegengift)
tile-60 = Antidotum (Gegengift)
tile-61 = Antidotum (Gegengift)
tile-62 = Antidotum (Gegengift, dunkel)
tile-63 = Antidotum (Gegengift, dunkel)
tile-64 = Antidotum (Gegengift, dunkel)
tile-65 = Vinum (Wein)
tile-66 = Vinum (Wein)
tile-67 = Vinum (Wein)
tile-68 = Vinum (Wein)
tile-69 = Vinum (Wein, dunkel)
tile-70 = Anulus (Ring)
tile-71 = Anulus (Ring)
tile-72 = Anulus (Ring)
tile-73 = Anulus (Ring)
tile-74 = Edictum (Verordnung)
tile-75 = Edictum (Verordnung)
tile-76 = Edictum (Verordnung)
tile-77 = Edictum (Verordnung)
tile-78 = Vestis (Gewand)
tile-79 = Vestis (Gewand)
tile-80 = Vestis (Gewand)
tile-81 = Vestis (Gewand)
family-0 = Carretto (Grün)
family-1 = Foglietta (Gelb)
family-2 = Granara (Rot)
family-3 = Malabita (Blau)
family-4 = Oliva (Schwarz)
colour-0 = Schwarz
colour-1 = Blau
colour-2 = Grün
colour-3 = Rot
colour-4 = Gelb
district-0 = Dorf
district-1 = Festung
district-2 = Zitadelle
district-3 = Markt
district-4 = Hafen
ship-0 = Schiff 1
ship-1 = Schiff 2
ship-2 = Schiff 3
ship-3 = Schiff 4
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
rank-0 = erste Braut
rank-1 = zweite Braut
deed-0 = erste Braut heiraten
deed-1 = zweite Braut heiraten
deed-2 = Arbeiter anheuern
deed-3 = gewöhnlichen Charakter anheuern
deed-4 = Einfluss nehmen
deed-5 = einen Dukaten nehmen
business-0 = Aurificis taberna (Juwelier)
business-1 = Herbarium (Apotheke)
business-2 = Hospitium (Hospital)
business-3 = Popina (Taverne)
business-4 = Publicus scriba (Notar)
business-5 = Sarcinator (Schneider)
item-0 = Venenum (Gift)
item-1 = Antidotum (Gegengift)
item-2 = Vinum (Wein)
item-3 = Anulus (Ring)
item-4 = Edictum (Verordnung)
item-5 = Vestis (Gewand)

# Where points come from.
tie-break = Nur wer verheiratet ist, kann gewinnen. Bei gleichem Einfluss entscheiden erste Bräute, dann zweite, Betriebe, Dukaten und Gunst.
points-first = Erste Bräute
points-second = Zweite Bräute
points-markers = Einflussmarker
points-businesses = Betriebe
points-ducats = Dukaten am Ende
points-prestige = Für Prestige bezahlt
points-murders = Verlorene Bräute
points-sales = Durch den Mercator verkauft

# What components do.
-extra-worker = Nachdem du hier Arbeiter angeheuert hast: ein weiterer Arbeiter in der Farbe des Bezirks.
-guard = Verhindert einen Mord an einem deiner Charaktere hier oder an deiner Braut hier.
-wedding-ducats = Nach deiner Hochzeit hier: 2 Dukaten von der Bank, zusätzlich zur Mitgift.
-swap-commons = Tauscht den offenen Charakter hier mit dem eines anderen Bezirks: wenn jemand ihn anheuert oder nach deiner Aktion.
-peek-swap-common = Wenn jemand den Charakter hier anheuert: sieh dir die Tafel darunter an und tausche beide, wenn du willst.
-swap-workers = Tauscht alle Arbeiter hier mit denen eines anderen Bezirks: wenn jemand sie anheuert oder nach deiner Aktion.
-steal-one = Für deine eigene Hochzeit: stiehlt einem Spieler hier 1 Dukaten.
-action-ducat = Nach jeder deiner Aktionen hier, außer einen Dukaten zu nehmen: 1 Dukat von der Bank.
-rivals-charm-down = Alle anderen Leiter hier haben 2 Charme weniger: gegen eine Hochzeit oder nach deiner Aktion.
-brides-charm-up = Beide Bräute hier verlangen 3 Charme mehr: gegen eine Hochzeit oder nach deiner Aktion.
-ban-weddings = Wenn jemand anders eine Hochzeit ankündigt: hier heiratet niemand mehr, auch du nicht.
-leader-prestige-down = Ein anderer Leiter hier hat 2 Prestige weniger: vor der Reihenfolge, gegen eine Hochzeit oder nach deiner Aktion.
-force-leader-change = Ein anderer Spieler muss einen anderen Charakter leiten lassen, wenn er einen hat: vor der Reihenfolge, gegen eine Hochzeit oder nach deiner Aktion.
-steal-bonus = Stiehlt einem Spieler hier 1 Dukaten und nimmt 1 von der Bank: gegen eine Hochzeit, die Geld braucht, für deine eigene oder nach deiner Aktion.
-assassinate = Ermordet den Leiter, der handelt, einen gegen dich verwendeten Charakter oder nach deiner Aktion einen Leiter oder eine in einer früheren Runde verheiratete Braut.
-wedding-tax = Wenn jemand anders eine Hochzeit ankündigt: 1 Dukat von jedem anderen Spieler hier, Hochzeit hin oder her.
-swap-bride-district = Tauscht eine unverheiratete Braut hier mit einer gleichen Ranges anderswo: bei einer Hochzeit oder nach deiner Aktion.
-rivals-prestige-down = Alle anderen Leiter hier haben 1 Prestige weniger: vor der Reihenfolge, gegen eine Hochzeit oder nach deiner Aktion.
-own-prestige-up-2 = Dein Leiter hier hat 2 Prestige mehr: vor der Reihenfolge oder für deine Hochzeit.
-swap-bride-box = Tauscht eine unverheiratete Braut hier mit einer zufälligen gleichen Ranges aus der Schachtel: bei einer Hochzeit oder nach deiner Aktion.
-steal-dowry = Bei der Hochzeit eines anderen hier: die Mitgift gehört dir.
-spy-hands = Sieh dir die Hände aller anderen hier an: vor der Reihenfolge oder nach deiner Aktion.
-change-action = Wer eine Aktion angekündigt hat, muss eine andere ankündigen; hilft nicht gegen das Nehmen eines Dukaten.
-recolour-workers = Nachdem du hier Arbeiter angeheuert hast: sie alle bekommen eine Farbe deiner Wahl.
-lord-prestige-up = Der Adlige hier verlangt 2 Prestige mehr: gegen eine Hochzeit oder nach deiner Aktion.
-trade = Verkauft einen deiner Arbeiter für 3 Dukaten oder 1 Einfluss für 6: für deine Hochzeit oder nach deiner Aktion.
-own-charm-up-3 = Dein Leiter hier hat 3 Charme mehr für deine Hochzeit.
-ban-workers = Niemand nimmt hier mehr Arbeiter, auch nicht mit Wein: wenn jemand sie anheuert oder Wein ausschenkt oder nach deiner Aktion.
-own-charm-up-4 = Dein Leiter hier hat 4 Charme mehr für deine Hochzeit.
-wine-worker = Nach deiner Aktion: 1 Arbeiter in der Farbe des Bezirks aus dem Vorrat.
-act-first = Du handelst hier zuerst, noch vor den Verheirateten; wird vor der Reihenfolge verwendet.
-own-prestige-up-3 = Dein Leiter hier hat 3 Prestige mehr: vor der Reihenfolge oder für deine Hochzeit.
-light = Nach Gebrauch kann der Besitzer des Betriebs den Gegenstand für 1 Dukaten zurückkaufen.
-dark = Nach Gebrauch ist der Gegenstand verloren.
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
about-business-0 = Der Besitzer erhält Einfluss und { item-3 } und darf den Gegenstand nach Gebrauch zurückkaufen.
about-business-1 = Der Besitzer erhält Einfluss und { item-0 } und darf den Gegenstand nach Gebrauch zurückkaufen.
about-business-2 = Der Besitzer erhält Einfluss und { item-1 } und darf den Gegenstand nach Gebrauch zurückkaufen.
about-business-3 = Der Besitzer erhält Einfluss und { item-2 } und darf den Gegenstand nach Gebrauch zurückkaufen.
about-business-4 = Der Besitzer erhält Einfluss und { item-4 } und darf den Gegenstand nach Gebrauch zurückkaufen.
about-business-5 = Der Besitzer erhält Einfluss und { item-5 } und darf den Gegenstand nach Gebrauch zurückkaufen.
about-deed-0 = Ein loyaler Leiter heiratet die erste Braut: 2 Einfluss für sie und 3 für ihren Platz, dazu die Mitgift. Fehlendes Prestige kostet Einfluss, fehlender Charme Dukaten.
about-deed-1 = Ein loyaler Leiter heiratet die zweite Braut: 2 Einfluss für sie und 1 für ihren Platz, dazu die Mitgift. Fehlendes Prestige kostet Einfluss, fehlender Charme Dukaten.
about-deed-2 = Nimm alle Arbeiter, die hier liegen.
about-deed-3 = Nimm den offenen Charakter; er dient dir ab der nächsten Runde, für 1 Dukaten je Runde.
about-deed-4 = Nimm alle Einflussmarker, die hier liegen.
about-deed-5 = Nimm 1 Dukaten von der Bank; das geht immer.
about-ship-0 = Für jeden Charakter an Bord: tausche einen deiner Arbeiter gegen einen beliebiger Farbe.
about-ship-1 = Für jeden Charakter an Bord: kaufe einen Arbeiter beliebiger Farbe für 2 Dukaten.
about-ship-2 = Für jeden Charakter an Bord: kaufe einen Arbeiter beliebiger Farbe für 3 Dukaten.
about-ship-3 = Für jeden Charakter an Bord: kaufe einen Arbeiter beliebiger Farbe für 4 Dukaten.

# Headings over an action that is being put together.
arg-tile = Tafel
head-choose-family = Familie wählen
head-choose-second-colour = Zweite Familie wählen
head-take-worker = Arbeiter nehmen
head-send = Delegation senden
head-embark = In die Kolonien
head-reinforce = Delegation verstärken
head-reinforce-ship = Schiff verstärken
head-ask-favour = Um Gunst bitten
head-pass = Passen
head-done = Nichts weiter
head-exchange-worker = Arbeiter tauschen
head-buy-worker = Arbeiter kaufen
head-activate = Nächster Bezirk
head-choose-leader = Leiter wählen
head-new-leader = Neuer Leiter
head-announce = Aktion ankündigen
head-carry-out = Ausführen
head-skip = Vorerst überspringen
head-swap-common = Tafeln tauschen
head-leave-common = So lassen
head-buy-business = Betrieb erwerben
head-pay-worker = Mit Arbeitern zahlen
head-keep = Lohn zahlen
head-buy-back = Gegenstände zurückkaufen
head-use = Fähigkeit verwenden
head-use-on-player = Gegen einen Spieler
head-use-on-bride = Auf eine Braut
head-use-with-district = Tausch mit einem Bezirk
head-swap-brides = Bräute tauschen
head-use-for-colour = Farbe wählen
head-sell-influence = Einfluss verkaufen

# Das Spiel in einer Minute, für alle, die zum ersten Mal Platz nehmen.
primer-aim = Den meisten Einfluss haben, mit wenigstens einem verheirateten Mann.
primer-turn = Lege deine Leute verdeckt in Bezirke und auf Schiffe: bis zu drei Tafeln unter eine Kutsche. Die anderen sehen, wie viele, nicht wen. Dann wird ein Bezirk nach dem anderen abgehandelt.
primer-others = In einem Bezirk bestimmen alle geheim einen Leiter; das Prestige legt die Reihenfolge fest. Der Erste kündigt an, was er will: eine Braut, Arbeiter, einen gewöhnlichen Charakter, Einfluss oder einen Dukaten. Die anderen können es mit dem vereiteln, was unter ihren Kutschen liegt, und jede solche Tat lässt sich wieder beantworten.
primer-points = Bräute bringen Einfluss und eine Mitgift. Dein Leiter braucht das Prestige des Adligen und den Charme der Braut; was fehlt, ersetzen Einfluss und Dukaten. Mit Arbeitern erwirbst du Betriebe, und Betriebe bringen Einfluss und Gegenstände.
primer-first = Für den Anfang: einen Mann mit viel Charme zu einer Braut, einen Dolch oder einen Wächter daneben. Nicht jede Kutsche muss halten, was sie verspricht.

# A deed that tells nothing yet, as its own player reads it in the journal.
did-choose-leader = { $seat } wählte verdeckt { $tile } als Leiter.
did-pass = { $seat } passte.
did-done = { $seat } wollte nichts weiter.
