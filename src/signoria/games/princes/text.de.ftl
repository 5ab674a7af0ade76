title = Fürsten der Renaissance
tagline = Söldnerführer zu mieten: Ersteigere Städte, führe ihre Kriege und verkaufe deine Freunde zum richtigen Preis.
choice-start = Spielstart
choice-start-0 = Versteigerung von Reihenfolge und Familien
choice-start-1 = Einfacher Start für Anfänger (Seite A)
choice-side = Familienplättchen
choice-side-0 = Seite A: das normale Spiel
choice-side-1 = Seite B: ein weniger aggressives Spiel
choice-open_money = Geld
choice-open_money-0 = Verdeckt: nur die Zahl der Marker ist zu sehen
choice-open_money-1 = Offen für alle
choice-stall_guard = Wenn alle immer nur passen
choice-stall_guard-0 = Geschieht nichts
choice-stall_guard-1 = Nach drei Runden muss ein Ereignis versteigert werden

# Fragen.
prompt-order-auction = Biete verdeckt um deinen Platz in der Spielerreihenfolge.
waiting-order-auction = Es wird verdeckt um die Spielerreihenfolge geboten.
prompt-family-auction = Erhöhe dein Gebot um die Familien über das höchste hinaus oder passe endgültig.
waiting-family-auction = { $turn } bietet um die Familien.
prompt-choosing-families = Wähle deine Familie.
waiting-choosing-families = { $turn } wählt eine Familie.
prompt-decade = Der nächste Zug beginnt.
waiting-decade = Der nächste Zug beginnt.
prompt-declaring-currency = Für welche Währung soll der Nachlass der Baglioni in dieser Dekade gelten?
waiting-declaring-currency = { $seat } nennt die Währung der Baglioni.
prompt-end-of-decade = Die Dekade endet.
waiting-end-of-decade = Die Dekade endet.
prompt-turn = Du bist am Zug: Wähle eine Aktion.
waiting-turn = { $seat } wählt eine Aktion.
prompt-after-action = Setze noch etwas ein oder beende deinen Zug.
waiting-after-action = { $seat } kann vor dem Ende des Zuges noch etwas einsetzen.
prompt-take-card = Eine Verräterkarte wird gezogen.
waiting-take-card = { $seat } zieht eine Verräterkarte.
prompt-keep-one = Behalte eine der beiden Karten; die andere kommt unter den Stapel.
waiting-keep-one = { $seat } behält eine von zwei Karten.
prompt-hand-limit = Zu viele Karten: Wirf eine ab.
waiting-hand-limit = { $seat } wirft eine Karte ab.
prompt-hammer = Die Versteigerung beginnt: { $lot }.
waiting-hammer = Die Versteigerung beginnt: { $lot }.
prompt-auction = { $leader_id ->
        [-1] Eröffne das Bieten: { $lot }.
       *[other] { $lot }: { $leader } hat { $high } geboten. Biete mehr oder passe.
    }
waiting-auction = { $leader_id ->
        [-1] { $lot }: { $turn } kann eröffnen.
       *[other] { $lot }: { $leader } führt mit { $high }, { $turn } ist an der Reihe.
    }
prompt-payment = Zuschlag für dich ({ $lot }): Zahle { $due }.
waiting-payment = { $payer } bezahlt ({ $lot }).
prompt-placing-event = Auf welche Stadt legst du das Ereignis „{ $lot }“?
waiting-placing-event = { $seat } legt das Ereignis „{ $lot }“ auf eine Stadt.
prompt-compensation = Das Plättchen ging an jemand anderen. Möchtest du dafür eine Verräterkarte kaufen?
waiting-compensation = { $seat } kann zum Ausgleich eine Verräterkarte kaufen.
prompt-war = Der Krieg geht weiter.
waiting-war = Der Krieg geht weiter.
prompt-weather-or-veto = Ein Krieg hat begonnen. Spielst du Schlechtes Wetter oder ein Veto?
waiting-weather-or-veto = { $turn } kann das Wetter wenden oder ein Veto einlegen.
prompt-war-pause = { $window ->
        [2] Vor der Versteigerung des ersten Amtes: Setzt du etwas ein?
        [3] Vor der Versteigerung des zweiten Amtes: Setzt du etwas ein?
       *[other] Vor dem Kampf: Setzt du etwas ein?
    }
waiting-war-pause = { $seat } kann etwas einsetzen, bevor der Krieg weitergeht.
prompt-holy-league = Erklärst du die Heilige Liga mit einer der beiden Städte?
waiting-holy-league = Wer den Papst besitzt, entscheidet über die Heilige Liga.
prompt-bribing = Bestichst du Truppen?
waiting-bribing = Jetzt können Truppen bestochen werden.
prompt-battle = Die Würfel fallen.
waiting-battle = Die Würfel fallen.
prompt-rolled = Die Würfel zeigen { $red } (rot) und { $blue } (blau). Verlangst du einen neuen Wurf?
waiting-rolled = Die Würfel zeigen { $red } und { $blue }; Ludovico Sforza kann einen neuen Wurf verlangen.
prompt-ranking-cities = Gleichstand von Städten: Welche hat Vorrang?
waiting-ranking-cities = Bentivoglio ordnet die gleichstehenden Städte.
prompt-negotiation = Du kannst jederzeit Geld geben oder ein Angebot machen.
waiting-negotiation = Alle können jederzeit verhandeln.

# Antworten.
do-order-bid = { $gold } Gold bieten
do-raise = Auf { $gold } Gold erhöhen
do-pass = Passen
do-choose-family = { $family } nehmen
do-declare = { $currency } ansagen
do-buy-troop = { $troop } kaufen
do-give-back = { $troop } ablegen
do-buy-card = Verräterkarte kaufen
do-put-up = Versteigern: { $lot }
do-start-war = Krieg: { $attacker } gegen { $defender }
do-pass-turn = In diesem Zug passen
do-steal-gold = { $victim } Gold stehlen
do-steal-influence = { $victim } Einfluss stehlen
do-rob-by-tile = Lucrezia Borgia: { $victim } Einfluss stehlen
do-take-family-card = Malatesta: kostenlose Karte nehmen
do-take-tile-card = { $lot }: kostenlose Karte nehmen
do-declare-war = Kriegserklärung: { $attacker } gegen { $defender }
do-done = Fertig
do-keep = { $card } behalten
do-discard = { $card } abwerfen
do-bid = { $amount } bieten
do-freeze = Gebot einfrieren: { $victim }
do-bribe-cardinal = Kardinal bestechen
do-exchange = { $given_id ->
        [0] Bankier: { $amount } Gold gegen Einfluss tauschen
       *[other] Bankier: { $amount } Einfluss gegen Gold tauschen
    }
do-pay = Bezahlen
do-place-event = { $city }
do-decline = Nein, danke
do-bad-weather = Schlechtes Wetter über { $city }
do-play-veto = Veto spielen
do-use-veto = Veto durch Lorenzo Medici
do-join-league = Heilige Liga mit { $city }
do-bribe-troop = Bestechen: { $troop } von { $owner }
do-reroll = Neu würfeln
do-rank-first = { $city } zuerst
do-gift = { $to } { $gold } Gold und { $influence } Einfluss geben
do-make-offer = { $to } { $give_gold } Gold und { $give_influence } Einfluss gegen { $want_gold } Gold und { $want_influence } Einfluss anbieten{ $promise ->
        [1] {", "}mit einem Versprechen
       *[other] {""}
    }
do-accept-offer = Angebot { $offer } annehmen
do-decline-offer = Angebot { $offer } ablehnen
do-withdraw-offer = Angebot { $offer } zurückziehen

# Was geschah.
event-order-bid-shown = { $seat } setzte { $gold } Gold auf die Spielerreihenfolge.
event-order-set = { $seat } ist Nummer { $marker } der Spielerreihenfolge.
event-family-raised = { $seat } erhöhte auf { $gold } Gold.
event-family-passed = { $seat } passte.
event-family-chosen = { $seat } führt die Familie { $family }.
event-start-paid = { $seat } zahlte { $gold } Gold für den Start.
event-currency-declared = { $seat } erhält den Nachlass in dieser Dekade in { $currency }.
event-decade-began = Dekade { $decade } begann.
event-turn-began = { $seat } ist am Zug.
event-turn-passed = { $seat } passte in diesem Zug.
event-troop-bought = { $seat } kaufte { $troop } für { $gold } Gold.
event-troop-given-back = { $seat } legte { $troop } ab.
event-card-bought = { $seat } kaufte eine Verräterkarte.
event-card-drawn = { $card_id ->
        [-1] { $seat } zog eine Karte.
       *[other] { $seat } zog { $card }.
    }
event-card-put-under = { $card_id ->
        [-1] { $seat } legte eine Karte unter den Stapel.
       *[other] { $seat } legte { $card } unter den Stapel.
    }
event-card-discarded = { $seat } warf { $card } ab.
event-pile-reshuffled = { $cards ->
        [one] Eine abgeworfene Karte wurde zum neuen Stapel.
       *[other] { $cards } abgeworfene Karten wurden zum neuen Stapel.
    }
event-tile-used = { $seat } nutzte { $lot }.
event-family-used = { $seat } nutzte die Fähigkeit der Familie.
event-robbed = { $currency_id ->
        [0] { $thief } stahl { $victim } { $amount } Gold.
       *[other] { $thief } stahl { $victim } { $amount } Einfluss.
    }
event-status-changed = { $city } ging von { $before } auf { $after }.
event-lot-put-up = { $seat } begann eine Versteigerung: { $lot }.
event-bid-made = { $seat } gab ein Gebot ab: { $amount }.
event-auction-passed = { $seat } passte.
event-bid-frozen = { $seat } fror das Gebot von { $victim } ein.
event-cardinal-bribed = { $seat } bestach einen Kardinal: { $discount } Einfluss Nachlass.
event-exchanged = { $given_id ->
        [0] { $seat } tauschte bei der Bank { $amount } Gold gegen Einfluss.
       *[other] { $seat } tauschte bei der Bank { $amount } Einfluss gegen Gold.
    }
event-auction-won = { $seat } erhielt mit { $bid } den Zuschlag ({ $lot }) und zahlte { $paid }.
event-event-placed = { $seat } legte das Ereignis „{ $lot }“ auf { $city }.
event-war-started = { $seat } begann den { $cannon }. Krieg dieser Dekade: { $attacker } gegen { $defender }.
event-war-declared = { $seat } erklärte einen weiteren Krieg: { $attacker } gegen { $defender }.
event-weather-turned = { $seat } brachte schlechtes Wetter über { $city }.
event-war-vetoed = { $seat } legte ein Veto gegen den Krieg ein.
event-war-vetoed-by-tile = { $seat } legte mit { $lot } ein Veto gegen den Krieg ein.
event-office-vacant = { $city } fand keinen Condottiere.
event-pay-laid-out = { $city } legte { $gold } Gold Sold für { $seat } bereit.
event-league-declared = { $seat } erklärte die Heilige Liga mit { $city }.
event-league-declined = { $seat } hielt sich aus dem Krieg heraus.
event-troop-bribed = { $seat } bestach Truppen von { $owner }: { $troop }.
event-dice-rolled = { $round ->
        [1] Angriff: Die Würfel zeigen { $red } (rot) und { $blue } (blau).
       *[other] Gegenangriff: Die Würfel zeigen { $red } (rot) und { $blue } (blau).
    }
event-reroll-demanded = { $seat } verlangte einen neuen Wurf.
event-strengths-compared = { $city } greift mit { $attack } an, { $against } verteidigt mit { $defence }.
event-war-drawn = Der Krieg endete unentschieden.
event-war-won = { $steps ->
        [one] { $city } besiegte { $loser }.
       *[other] { $city } besiegte { $loser } vernichtend.
    }
event-triumph-taken = { $seat } nahm einen Triumph.
event-gift-given = { $gold_id ->
        [-1] { $giver } gab { $taker } Geld.
       *[other] { $giver } gab { $taker } { $gold } Gold und { $influence } Einfluss.
    }
event-offer-made = { $give_gold_id ->
        [-1] { $maker } machte { $to } ein Angebot (Nr. { $offer }).
       *[other] { $maker } schlug { $to } vor: { $give_gold } Gold und { $give_influence } Einfluss gegen { $want_gold } Gold und { $want_influence } Einfluss (Nr. { $offer }).
    }
event-offer-accepted = { $give_gold_id ->
        [-1] { $to } nahm das Angebot von { $maker } an (Nr. { $offer }).
       *[other] { $to } nahm das Angebot von { $maker } an (Nr. { $offer }): { $give_gold } Gold und { $give_influence } Einfluss gegen { $want_gold } Gold und { $want_influence } Einfluss.
    }
event-offer-declined = { $to } lehnte das Angebot von { $maker } ab (Nr. { $offer }).
event-offer-withdrawn = { $maker } zog das Angebot an { $to } zurück (Nr. { $offer }).
event-offer-failed = Das Angebot von { $maker } an { $to } platzte: Es kann nicht bezahlt werden (Nr. { $offer }).
event-income-taken = { $seat } erhielt { $gold } Gold und { $influence } Einfluss als Einkommen und { $pay } Gold Sold.
event-city-ranked = { $points ->
        [one] Plättchen ({ $city }) zählen je einen Punkt.
       *[other] Plättchen ({ $city }) zählen je { $points } Punkte.
    }
event-money-shown = { $seat } zeigte { $gold } Gold und { $influence } Einfluss.
event-points-counted = { $seat } kam auf { $sum }: Plättchen { $tiles }, Ereignisse { $events }, Papst { $pope }, Gold { $gold }, Einfluss { $influence }, Triumphe { $triumphs }.
event-game-won = Das Spiel ist gewonnen: { $winners }.

# Warum nicht.
why-too-poor = So viel hast du nicht.
why-troop-owned = Diese Truppe besitzt du schon.
why-none-left = Davon ist nichts mehr im Vorrat.
why-too-early = Kavallerie und Artillerie gibt es erst ab der zweiten Dekade zu kaufen.
why-not-owned = Diese Truppe besitzt du nicht.
why-tile-limit = Du darfst höchstens sechs Stadtplättchen besitzen, und aus höchstens drei Städten.
why-cannot-open = Du kannst das Startgebot nicht leisten: das Doppelte des Stadtstatus.
why-not-on-display = Das liegt nicht in der Auslage.
why-war-limit = Alle Kriege dieser Dekade sind geführt.
why-same-city = Eine Stadt kann nicht gegen sich selbst kämpfen.
why-must-open = Wer etwas zur Versteigerung bringt, muss das erste Gebot abgeben.
why-bid-too-low = Du musst mehr als das höchste Gebot bieten.
why-below-minimum = Das Startgebot für ein Stadtplättchen ist mindestens das Doppelte des Stadtstatus.
why-over-ceiling = Das ist mehr, als du mit Markern, Nachlässen, Karten und Bankiers zahlen kannst.
why-frozen = Dein Gebot ist eingefroren: Du kannst nur passen.
why-no-freeze-target = Einfrieren kannst du nur andere, die noch mitbieten und nicht schon eingefroren sind.
why-no-such-card = So eine Karte hast du nicht.
why-used-up = Das ist in dieser Dekade schon genutzt, oder es gehört dir nicht.
why-not-in-window = Das geht nur in deinem eigenen Zug.
why-no-stealing-now = Während einer Versteigerung kann niemand stehlen.
why-must-stay-payable = Dein Gebot muss bezahlbar bleiben.
why-discard-first = Wirf zuerst bis zu deinem Handlimit Karten ab.
why-event-must-come = Alle haben lange genug gepasst: Jetzt muss ein Ereignis versteigert werden.
why-raise-too-low = Du musst das höchste Gesamtgebot übertreffen.
why-family-taken = Diese Familie ist vergeben.
why-not-in-this-war = Diese Stadt ist am Krieg nicht beteiligt.
why-troop-not-here = Diese Truppe kämpft nicht mit oder ist schon bestochen.
why-no-more-banking = Nach dem letzten Ereignis der Dekade haben die Bankiers geschlossen.
why-no-talk-now = Geld kann gerade nicht den Besitzer wechseln.
why-too-many-offers = Drei Angebote oder Geschenke sind fürs Erste genug.
why-empty-offer = Etwas muss schon darin sein.
why-no-such-offer = Ein solches Angebot gibt es für dich nicht.
why-no-declaration-yet = Krieg erklären kannst du am Ende deines Zuges, nach deiner Aktion.
why-pay-first = Bezahle zuerst, was du ersteigert hast.
why-not-tied = Um diesen Platz stehen andere Städte gleich, diese nicht.
why-no-such-player = Wähle eine andere Person.
why-one-action = Deine eine Aktion in diesem Zug ist vorbei.
why-not-your-bid = Du bist mit Bieten nicht an der Reihe oder aus dieser Versteigerung ausgeschieden.
why-action-waits = Das ist eine der Aktionen eines Zuges; jetzt kommt erst etwas anderes.
why-only-in-auction = Das gehört in eine Versteigerung, wenn du mit Bieten dran bist.
why-only-for-the-pope = Das spielt nur, wer den Papst ersteigert hat, beim Bezahlen.
why-only-as-war-starts = Das geht direkt nach Beginn eines Krieges, bevor die Condottieri verpflichtet werden.
why-only-before-battle = Bestochen wird in einem Krieg, direkt vor dem Würfeln, von denen, die daran beteiligt sind.
why-no-league-now = Die Heilige Liga erklärt in einem Krieg, wer den Papst besitzt, einmal je Dekade.
why-families-chosen = Familien werden einmal gewählt, vor der ersten Dekade.

# Überschriften der genannten Regeln.
rule-PRI-005 = Zahlungen
rule-PRI-008 = Handlimit
rule-PRI-009 = Limit der Stadtplättchen
rule-PRI-010 = Truppenlimit
rule-PRI-011 = Einmal pro Dekade
rule-PRI-012 = Verräterkarten spielen
rule-PRI-043 = Versteigerung der Familien
rule-PRI-046 = Wahl der Familien
rule-PRI-061 = Eine Aktion pro Zug
rule-PRI-063 = Wann Zugeffekte erlaubt sind
rule-PRI-064 = Kein Diebstahl während einer Versteigerung
rule-PRI-072 = Truppen kaufen
rule-PRI-073 = Truppen späterer Dekaden
rule-PRI-074 = Truppen ablegen
rule-PRI-090 = Zur Versteigerung bringen
rule-PRI-091 = Das erste Gebot
rule-PRI-092 = Bieten
rule-PRI-093 = Aus der Versteigerung ausgeschieden
rule-PRI-094 = Bezahlen
rule-PRI-097 = Obergrenze für Gebote
rule-PRI-098 = Gebote bleiben bezahlbar
rule-PRI-110 = Mindestes Startgebot
rule-PRI-111 = Ein Stadtplättchen eröffnen
rule-PRI-150 = Kriege in einer Dekade
rule-PRI-153 = Die beiden Städte
rule-PRI-156 = Schlechtes Wetter
rule-PRI-181 = Truppen bestechen
rule-PRI-200 = Passen
rule-PRI-234 = Gleichstand von Städten
rule-PRI-282 = Bankiers
rule-PRI-302 = Opfer eines Diebstahls
rule-PRI-304 = Eingefrorene Gebote
rule-PRI-307 = Wer eingefroren werden kann
rule-PRI-309 = Kriegserklärung
rule-PRI-321 = Was den Besitzer wechseln darf
rule-PRI-322 = Angebote
rule-PRI-323 = Wann Geld den Besitzer wechseln darf
rule-PRI-041 = Geheime Gebote um die Spielerreihenfolge
rule-PRI-065 = Wann der Zug endet
rule-PRI-076 = Eine Verräterkarte ziehen
rule-PRI-112 = Eine Karte statt des Plättchens
rule-PRI-122 = Wer gewinnt, legt das Ereignis auf eine Stadt
rule-PRI-152 = Die Schritte eines Krieges
rule-PRI-158 = Wetter und Veto, bis niemand mehr will
rule-PRI-175 = Die Heilige Liga
rule-PRI-180 = Bestechen, reihum ein Mal
rule-PRI-188 = Der Angriff
rule-PRI-190 = Ludovico Sforza: neuer Wurf
rule-PRI-211 = Einkommen nach der Dekade
rule-PRI-253 = Baglioni: eine Währung je Dekade
rule-PRI-254 = Bentivoglio: zwei Karten, eine bleibt
rule-PRI-320 = Absprachen jederzeit, keine bindet
rule-PRI-303 = Wann ein Gebot eingefroren werden kann
rule-PRI-308 = Kardinalsbestechung
rule-PRI-155 = Karten bei Kriegsbeginn

# Namen.
lot-0 = Venezianischer Kaufmann
lot-1 = Venezianischer Kaufmann
lot-2 = Venezianischer Kaufmann
lot-3 = Venezianischer Kaufmann
lot-4 = Venezianischer Kaufmann
lot-5 = Großkaufmann
lot-6 = Der Doge
lot-7 = Mailänder Kaufmann
lot-8 = Genuesische Armbrust
lot-9 = Schweizer Söldner
lot-10 = Waffenschmied
lot-11 = Ludovico Sforza
lot-12 = Caterina Sforza
lot-13 = Familie Pallavicino
lot-14 = Lorenzo Medici
lot-15 = Giovanni Medici
lot-16 = Familie Soderini
lot-17 = Familie Pazzi
lot-18 = Bankier
lot-19 = Bankier
lot-20 = Florentiner Kaufmann
lot-21 = Roderigo Borgia
lot-22 = Cesare Borgia
lot-23 = Lucrezia Borgia
lot-24 = Familie Colonna
lot-25 = Familie Orsini
lot-26 = Della Rovere
lot-27 = Römischer Kaufmann
lot-28 = Alfonso von Aragon
lot-29 = Ferrante von Aragon
lot-30 = Spanische Infanterie
lot-31 = Neapolitanischer Kaufmann
lot-32 = Neapolitanischer Kaufmann
lot-33 = Neapolitanischer Kaufmann
lot-34 = Reiche Familie
lot-35 = Gozzoli
lot-36 = Verrocchio
lot-37 = Botticelli
lot-38 = Weinhändler
lot-39 = Bellini
lot-40 = Da Vinci
lot-41 = Ghirlandaio
lot-42 = Weinhändler
lot-43 = Michelangelo
lot-44 = Carpaccio
lot-45 = Pinturicchio
lot-46 = Französische Invasion
lot-47 = Der Papst
lot-48 = Condottiere des Angriffs
lot-49 = Condottiere der Verteidigung
city-0 = Venedig
city-1 = Mailand
city-2 = Florenz
city-3 = Rom
city-4 = Neapel
family-0 = Baglioni
family-1 = Bentivoglio
family-2 = d'Este
family-3 = Gonzaga
family-4 = Malatesta
family-5 = Montefeltro
troop-0 = Armbrustschützen
troop-1 = Leichte Infanterie
troop-2 = Pikeniere
troop-3 = Stratioten
troop-4 = Feldbefestigung
troop-5 = Arkebusiere
troop-6 = Artillerie
troop-7 = Kavallerie
card-0 = Einfluss stehlen
card-1 = Gebot einfrieren
card-2 = Kardinalsbestechung
card-3 = Gold stehlen
card-4 = Kriegserklärung
card-5 = Schlechtes Wetter
card-6 = Truppenbestechung
card-7 = Veto
currency-0 = Gold
currency-1 = Einfluss

# Where points come from.
points-tiles = Stadtplättchen
points-events = Ereignisplättchen
points-pope = Der Papst
points-gold = Meistes Gold
points-influence = Meister Einfluss
points-triumphs = Triumphe
hidden-gold = Die Börsen der anderen sind bis zum Ende verschlossen: Niemand weiß, wer das meiste Gold hat.
hidden-influence = Die Börsen der anderen sind bis zum Ende verschlossen: Niemand weiß, wer den meisten Einfluss hat.

# Was die Dinge tun. Einkommen stehen auf den Plättchen selbst.
about-lot-0 = Gold bei jedem Einkommen. Er zählt als Kaufmann: Jeder eigene Weinhändler bringt mit ihm 1 Gold mehr und 1 Punkt.
about-lot-1 = { about-lot-0 }
about-lot-2 = { about-lot-0 }
about-lot-3 = { about-lot-0 }
about-lot-4 = { about-lot-0 }
about-lot-5 = { about-lot-0 }
about-lot-6 = Einkommen am Ende jeder Dekade; sonst kann es nichts.
about-lot-7 = { about-lot-0 }
about-lot-8 = Als Condottiere verteidigst du mit deinen Armbrustschützen um 1 besser.
about-lot-9 = Als Condottiere greifst du mit deinen Pikenieren um 1 besser an und verteidigst um 1 besser. Ämter im Krieg kosten dich 1 Einfluss weniger.
about-lot-10 = Als Condottiere greifst du mit deiner Kavallerie um 1 besser an. Ämter im Krieg kosten dich 1 Einfluss weniger.
about-lot-11 = Einmal je Dekade, gleich nach einem Wurf in einem beliebigen Krieg: Beide Würfel werden neu geworfen. Der zweite Wurf gilt.
about-lot-12 = Als Condottiere verteidigst du um 2 besser, wenn eine deiner nicht bestochenen Truppen einen Schild zeigt.
about-lot-13 = Einmal je Dekade, in deinem Zug: Nimm eine Verräterkarte umsonst.
about-lot-14 = Einmal je Dekade: Veto gegen einen Krieg, bevor seine Ämter versteigert werden. Er endet unentschieden.
about-lot-15 = Der Papst kostet dich 1 Einfluss weniger.
about-lot-16 = { about-lot-6 }
about-lot-17 = { about-lot-6 }
about-lot-18 = Einmal je Dekade, jederzeit: Tausche bis zu 3 Gold in Einfluss oder umgekehrt, auch um ein Gebot zu bezahlen. Nicht nach dem letzten Ereignis der Dekade.
about-lot-19 = { about-lot-18 }
about-lot-20 = { about-lot-0 }
about-lot-21 = { about-lot-15 }
about-lot-22 = Du darfst eine Verräterkarte mehr auf der Hand haben.
about-lot-23 = Einmal je Dekade, in deinem Zug, wenn nichts versteigert wird: Nimm einem Spieler 2 Einfluss.
about-lot-24 = { about-lot-15 }
about-lot-25 = { about-lot-15 }
about-lot-26 = { about-lot-15 }
about-lot-27 = { about-lot-0 }
about-lot-28 = { about-lot-13 }
about-lot-29 = { about-lot-22 }
about-lot-30 = Als Condottiere greifst du mit deiner leichten Infanterie um 1 besser an und verteidigst um 1 besser.
about-lot-31 = { about-lot-0 }
about-lot-32 = { about-lot-0 }
about-lot-33 = { about-lot-0 }
about-lot-34 = { about-lot-6 }
about-lot-35 = Siegpunkte am Ende für den Besitzer.
about-lot-36 = { about-lot-35 }
about-lot-37 = Wer es gewinnt, legt es auf eine beliebige Stadt, deren Status steigt. Von gleichen Städten liegt die mit mehr solchen Plättchen vorn.
about-lot-38 = Jeder eigene Kaufmann bringt bei jedem Einkommen 1 Gold mehr und am Ende 1 Punkt.
about-lot-39 = { about-lot-35 }
about-lot-40 = { about-lot-35 }
about-lot-41 = { about-lot-37 }
about-lot-42 = { about-lot-38 }
about-lot-43 = { about-lot-35 }
about-lot-44 = { about-lot-37 }
about-lot-45 = { about-lot-37 }
about-lot-46 = Wer sie gewinnt, legt sie auf eine beliebige Stadt, deren Status fällt. Beim Ordnen gleicher Städte zählt sie trotzdem für die Stadt.
about-lot-47 = In dieser Dekade: 3 Gold am Ende und einmal die Heilige Liga, mit der alle deine Truppen einer Seite in einem Krieg helfen, den du nicht führst. Am Ende des Spiels 3 Punkte.
about-lot-48 = Du führst den Angriff. Gewonnen oder verloren, der jetzige Status der Stadt ist dein Sold am Ende der Dekade; ein Sieg ist ein Triumph.
about-lot-49 = Du führst die Verteidigung. Gewonnen oder verloren, der jetzige Status der Stadt ist dein Sold am Ende der Dekade; ein Sieg ist ein Triumph.
about-family-0 = Seite A: Alles, was du ersteigerst, kostet 1 weniger, in seiner Währung. Seite B: nur in der Währung, die du für die Dekade ansagst.
about-family-1 = Kaufst du eine Verräterkarte, ziehst du zwei und behältst eine. Seite A: Am Ende ordnest du auch Städte, die dann noch gleich sind.
about-family-2 = Als Condottiere verteidigst du um 1 besser. Seite A: Du darfst auch in der ersten Dekade Artillerie kaufen.
about-family-3 = In Versteigerungen kostet dich weniger, was mit Gold bezahlt wird: 2 Gold auf Seite A, 1 Gold auf Seite B.
about-family-4 = Du darfst drei Verräterkarten auf der Hand haben. Seite A: Einmal je Dekade nimmst du auch eine umsonst in deinem Zug.
about-family-5 = Was für Einfluss versteigert wird, kostet dich weniger: 2 auf Seite A, 1 auf Seite B.
side-a-family-0 = Alles, was du ersteigerst, kostet dich 1 weniger, in seiner Währung.
side-b-family-0 = Was du in der Währung ersteigerst, die du für die Dekade ansagst, kostet dich 1 weniger.
side-a-family-1 = Kaufst du eine Verräterkarte, ziehst du zwei und behältst eine. Am Ende ordnest du Städte, die dann noch gleich sind.
side-b-family-1 = Kaufst du eine Verräterkarte, ziehst du zwei und behältst eine.
side-a-family-2 = Als Condottiere verteidigst du um 1 besser. Artillerie darfst du schon in der ersten Dekade kaufen.
side-b-family-2 = Als Condottiere verteidigst du um 1 besser.
side-a-family-3 = Was für Gold versteigert wird, kostet dich 2 weniger.
side-b-family-3 = Was für Gold versteigert wird, kostet dich 1 weniger.
side-a-family-4 = Du darfst drei Verräterkarten haben; eine je Dekade ist umsonst.
side-b-family-4 = Du darfst drei Verräterkarten haben.
side-a-family-5 = Was für Einfluss versteigert wird, kostet dich 2 weniger.
side-b-family-5 = Was für Einfluss versteigert wird, kostet dich 1 weniger.
about-troop-0 = Sie greifen an und verteidigen; die genuesische Armbrust gibt der Verteidigung 1 dazu.
about-troop-1 = Sie greift an und verteidigt; die spanische Infanterie gibt beidem 1 dazu.
about-troop-2 = Angriff 0, Verteidigung 2; die Schweizer Söldner geben beidem 1 dazu.
about-troop-3 = Sie greifen an und können nicht verteidigen.
about-troop-4 = Verteidigung 3; sie kann nicht angreifen.
about-troop-5 = Sie greifen an und verteidigen.
about-troop-6 = Angriff 3, Verteidigung 1. Ab der zweiten Dekade; d'Este auf Seite A darf sie schon in der ersten kaufen.
about-troop-7 = Sie greift an, kann nicht verteidigen und bringt 2 Einfluss bei jedem Einkommen. Der Waffenschmied gibt dem Angriff 1 dazu. Ab der zweiten Dekade.
about-card-0 = In deinem Zug, wenn nichts versteigert wird: Nimm einem Spieler 2 Einfluss.
about-card-1 = In einer Versteigerung, bevor du bietest oder passt: Ein Gegner kann beim nächsten Mal nicht bieten.
about-card-2 = Wenn du den Papst bezahlst: 3 Einfluss weniger.
about-card-3 = In deinem Zug, wenn nichts versteigert wird: Nimm einem Spieler 3 Gold.
about-card-4 = Am Ende deines Zuges: Beginne einen weiteren Krieg; die Kanone rückt nicht vor.
about-card-5 = Bevor die Ämter eines Krieges versteigert werden: Eine Stadt greift um 1 schlechter an und verteidigt um 1 schlechter.
about-card-6 = Als Condottiere oder Heilige Liga, vor dem Würfeln: Eine Truppe wirkt nicht.
about-card-7 = Bevor die Ämter eines Krieges versteigert werden: Der Krieg endet unentschieden.

# Überschriften der Formulare, in denen eine Antwort zusammengestellt wird.
head-order-bid = Dein geheimes Gebot
head-raise = Gebot erhöhen
head-pass = Passen
head-choose-family = Familie wählen
head-declare = Währung ansagen
head-buy-troop = Truppe kaufen
head-give-back = Truppe ablegen
head-buy-card = Karte kaufen
head-put-up = Etwas versteigern
head-start-war = Krieg beginnen
head-pass-turn = In diesem Zug passen
head-steal-gold = Gold stehlen
head-steal-influence = Einfluss stehlen
head-rob-by-tile = Lucrezia Borgia stiehlt
head-take-family-card = Karte umsonst nehmen
head-take-tile-card = Karte umsonst nehmen
head-declare-war = Krieg erklären
head-done = Fertig
head-keep = Karte behalten
head-discard = Karte abwerfen
head-bid = Dein Gebot
head-freeze = Gebot einfrieren
head-bribe-cardinal = Kardinal bestechen
head-exchange = Beim Bankier tauschen
head-pay = Bezahlen
head-place-event = Ereignis legen
head-decline = Ablehnen
head-bad-weather = Schlechtes Wetter
head-play-veto = Veto spielen
head-use-veto = Veto durch Lorenzo
head-join-league = Heilige Liga erklären
head-bribe-troop = Truppe bestechen
head-reroll = Neu würfeln
head-rank-first = Städte ordnen
head-gift = Geld geben
head-make-offer = Angebot machen
head-accept-offer = Angebot annehmen
head-decline-offer = Angebot ablehnen
head-withdraw-offer = Angebot zurückziehen

# Das Spiel in einer Minute, für alle, die zum ersten Mal Platz nehmen.
primer-aim = Nach drei Dekaden die meisten Punkte haben.
primer-turn = In deinem Zug tust du genau eines: eine Truppe oder eine Verräterkarte kaufen, ein Plättchen versteigern lassen, einen Krieg zwischen zwei Städten beginnen oder passen. Eine Dekade endet, wenn ihr letztes Ereignis verkauft ist.
primer-others = In jeder Versteigerung dürfen alle bieten. Stadtplättchen kosten Gold, der Befehl im Krieg und der Papst Einfluss, und jedes Ereignis sagt, was von beiden; das eine zahlt nie für das andere.
primer-points = Stadtplättchen bringen jetzt Einkommen und am Ende Punkte nach dem Rang ihrer Stadt. Kriege heben und senken Städte. Wer ein Heer führt, wird auch für eine Niederlage bezahlt; wer siegt, erhält einen Triumph, und jeder weitere Triumph zählt mehr als der vorige.
primer-first = Für den Anfang: Kauf Plättchen von ein, zwei Städten und lass diese steigen. Dein Geld und deine Karten siehst nur du, und handeln darfst du jederzeit mit allen.
did-pass = { $seat } spielt nichts aus.
did-done = { $seat } setzt nichts mehr ein.
