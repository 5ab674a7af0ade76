title = Virtù
tagline = Regiere Palast, Hofstaat und die Städte Italiens.
choice-powers = Mächte
choice-powers-0 = Freie Wahl
choice-powers-1 = Durch Los
choice-surplus_room_florins = Überzählige Florin von Raumkarten
choice-surplus_room_florins-0 = werden behalten
choice-surplus_room_florins-1 = verfallen
choice-max_enemy_agents_per_palace = Fremde Agenten in einem Palast
choice-max_enemy_agents_per_palace-5 = einer je Raum
choice-max_enemy_agents_per_palace-1 = nur einer (für erste Partien)
choice-war_tokens_returned = Ungenutzte Kriegsbonus-Plättchen zurück
choice-war_tokens_returned-0 = nach allen Belagerungen
choice-war_tokens_returned-1 = nach den eigenen Belagerungen
choice-bank_limited = Die Bank
choice-bank_limited-0 = ist unerschöpflich
choice-bank_limited-1 = hat 105 Florin
choice-symbol_kind_scope = Eine Symbolart je Karte
choice-symbol_kind_scope-0 = bei jeder Zahlung
choice-symbol_kind_scope-1 = in jeder Jahreszeit
choice-year_limit = Letztes Jahr
choice-year_limit-0 = unbegrenzt
choice-year_limit-10 = Jahr 10
choice-year_limit-12 = Jahr 12
choice-year_limit-15 = Jahr 15
choice-year_limit-20 = Jahr 20
choice-year_limit-30 = Jahr 30
choice-secret_setup_placement = Familienkarten werden gelegt
choice-secret_setup_placement-1 = geheim und gleichzeitig
choice-secret_setup_placement-0 = offen und nacheinander
prompt-powers = Wähle die Macht, die du führst.
waiting-powers = Die Mächte werden verteilt.
prompt-families = Die Paläste werden eingerichtet.
waiting-families = Die Paläste werden eingerichtet.
prompt-place-families = Lege deine drei Familienkarten geheim aus: in Räume, als Verbesserung oder als Höflinge.
waiting-place-families = Familienkarten werden geheim ausgelegt.
prompt-place-openly = Lege deine drei Familienkarten aus: in Räume, als Verbesserung oder als Höflinge.
waiting-place-openly = Familienkarten werden ausgelegt.
prompt-year = Das Jahr geht weiter.
waiting-year = Das Jahr geht weiter.
prompt-spring-turns = Es ist Frühling.
waiting-spring-turns = Es ist Frühling.
prompt-first-room = Setze deinen Aktionsmarker auf einen Raum deines Palastes.
waiting-first-room = { $seat } wählt den ersten Raum.
prompt-move-marker = Bewege deinen Marker: { $steps ->
    [0] noch kein Raum
    [one] bisher ein Raum
   *[other] bisher { $steps } Räume
}.
waiting-move-marker = { $seat } bewegt den Marker.
prompt-next-room = { $seat } betritt den nächsten Raum.
waiting-next-room = { $seat } betritt den nächsten Raum.
prompt-arrival = { $seat } ist angekommen.
waiting-arrival = { $seat } ist angekommen.
prompt-meet-indulgence = Im { $place } liegt ein Ablass. Für ein Kreuz oder zwei Kronen entfernen?
waiting-meet-indulgence = { $seat } entscheidet über einen Ablass.
prompt-after-action = Die Aktion von { $seat } ist beendet.
waiting-after-action = Die Aktion von { $seat } ist beendet.
prompt-blocked = Ein fremder Agent blockiert diesen Raum. Du kannst nur Ablass erbitten oder verzichten.
waiting-blocked = { $seat } steht in einem blockierten Raum.
prompt-governing = Regieren: Womit zahlst du Kronen, womit Kreuze?
waiting-governing = { $seat } regiert.
prompt-turning-up = Nutze { $symbols ->
    [one] { $symbols } Symbol
   *[other] { $symbols } Symbole
}: Jedes dreht bis zu zwei Plättchen um oder reaktiviert eine Allianz.
waiting-turning-up = { $seat } dreht Plättchen um.
prompt-financing = Ein Feld der Schirmherrschaft vorrücken?
waiting-financing = { $seat } überlegt, ob finanziert wird.
prompt-advanced = { $seat } rückt auf der Schirmherrschaftsleiste vor.
waiting-advanced = { $seat } rückt auf der Schirmherrschaftsleiste vor.
prompt-patron-bonus = Wähle einen Schirmherrbonus.
waiting-patron-bonus = { $seat } wählt einen Schirmherrbonus.
prompt-receiving = Wähle ein Höflingsfeld für die erste dieser Karten: { $cards }.
waiting-receiving = { $seat } legt neue Karten aus.
prompt-field-lost = Du verlierst ein Höflingsfeld: Verlege eine Karte von einem grauen Feld oder wirf sie ab.
waiting-field-lost = { $seat } verliert ein Höflingsfeld.
prompt-trading = Handeln: Welche Schiffe nutzt du?
waiting-trading = { $seat } handelt.
prompt-annexing = Eine neutrale Stadt annektieren?
waiting-annexing = { $seat } überlegt, eine Stadt zu annektieren.
prompt-annexed = { $seat } übernimmt eine Stadt: { $city }.
waiting-annexed = { $seat } übernimmt eine Stadt: { $city }.
prompt-campaign = Krieg führen: { $cavalry } Kavallerie und { $ships ->
    [one] { $ships } Schiff
   *[other] { $ships } Schiffe
} verfügbar. Nutze Symbole und bewege Truppen.
waiting-campaign = { $seat } führt Krieg.
prompt-intriguing = Intrigieren: Welche Masken nutzt du?
waiting-intriguing = { $seat } intrigiert.
prompt-plotting = Platziere, versetze oder entferne einen Agenten (noch { $masks ->
    [one] { $masks } Maske
   *[other] { $masks } Masken
}).
waiting-plotting = { $seat } lenkt Agenten.
prompt-siege-turns = Belagerungen werden ausgetragen.
waiting-siege-turns = Belagerungen werden ausgetragen.
prompt-which-siege = Welche Belagerung trägst du als Nächstes aus?
waiting-which-siege = { $seat } wählt die nächste Belagerung.
prompt-after-battle = Du hast die Schlacht vor { $city } gewonnen. Belagern oder aufgeben?
waiting-after-battle = { $seat } entscheidet über eine Belagerung: { $city }.
prompt-siege = { $seat } belagert { $city }.
waiting-siege = { $seat } belagert { $city }.
prompt-assault = { $seat } stürmt { $city }.
waiting-assault = { $seat } stürmt { $city }.
prompt-battle = { $seat } und { $rival } treffen vor { $city } aufeinander.
waiting-battle = { $seat } und { $rival } treffen vor { $city } aufeinander.
prompt-announcing = { $city }: Boni bisher { $attack } für den Angriff, { $defence } dagegen. Einen Kriegsbonus ansagen?
waiting-announcing = { $speaker } darf einen Kriegsbonus ansagen.
prompt-retreats = Geschlagene Truppen ziehen sich zurück.
waiting-retreats = Geschlagene Truppen ziehen sich zurück.
prompt-retreating = Ziehe deine Truppen zurück ({ $ships ->
    [one] { $ships } Schiff
   *[other] { $ships } Schiffe
} verfügbar).
waiting-retreating = { $seat } zieht sich zurück.
prompt-winter-turns = Es ist Winter.
waiting-winter-turns = Es ist Winter.
prompt-winter-turn = { $seat } überwintert.
waiting-winter-turn = { $seat } überwintert.
prompt-wages = Zahle den Sold oder entlasse Truppen.
waiting-wages = { $seat } zahlt den Sold.
prompt-rearranging = Ordne deinen Palast neu, Karte für Karte.
waiting-rearranging = { $seat } ordnet den Palast neu.
prompt-buying = Wähle deine Käufe. Bisher: { $basket }.
waiting-buying = { $seat } wählt Käufe.
prompt-delivery = { $seat } erhält: { $basket }.
waiting-delivery = { $seat } erhält: { $basket }.
prompt-delivered = Die Käufe sind erledigt.
waiting-delivered = Die Käufe sind erledigt.
prompt-cathedral-site = Wo entsteht die Kathedrale?
waiting-cathedral-site = { $seat } wählt eine Stadt für die Kathedrale.
prompt-recruiting = Truppen rekrutieren?
waiting-recruiting = { $seat } rekrutiert Truppen.
prompt-allying = Eine Allianz bilden oder übernehmen?
waiting-allying = { $seat } überlegt, eine Allianz einzugehen.
prompt-allied = { $seat } gewinnt einen Verbündeten: { $alliance }.
waiting-allied = { $seat } gewinnt einen Verbündeten: { $alliance }.
prompt-payment = Zahle:{ $florins_id ->
    [0] {""}
   *[other] , { $florins ->
        [one] { $florins } Florin
       *[other] { $florins } Florin
    }
}{ $crowns_id ->
    [0] {""}
   *[other] , { $crowns ->
        [one] { $crowns } Krone
       *[other] { $crowns } Kronen
    }
}{ $crosses_id ->
    [0] {""}
   *[other] , { $crosses ->
        [one] { $crosses } Kreuz
       *[other] { $crosses } Kreuze
    }
}{ $either_id ->
    [0] {""}
   *[other] , { $either ->
        [one] { $either } Krone oder Kreuz
       *[other] { $either } Kronen oder Kreuze
    }
}{ $cavalry_id ->
    [0] {""}
   *[other] , { $cavalry } Kavallerie
}{ $ships_id ->
    [0] {""}
   *[other] , { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffe
    }
}.
waiting-payment = { $seat } zahlt.
prompt-settled = Das ist bezahlt.
waiting-settled = Das ist bezahlt.
prompt-florins = Du darfst Florin von Höflingen und Plättchen in Münzen umwandeln.
waiting-florins = Alle dürfen Florin in Münzen umwandeln.
do-choose-power = { $power } führen
do-place-family = Familie auslegen: { $first }; { $second }; { $third }
do-put-marker = Marker hierher setzen: { $place }
do-go-on = Einen Raum weiter, kostenlos
do-buy-step = Noch einen Raum für Florin
do-use-arrow = Noch einen Raum mit einem Pfeil: { $source }
do-stop = Hier bleiben
do-remove-with-cross = Ablass mit einem Kreuz entfernen: { $source }
do-remove-with-crowns = Ablass mit Kronen entfernen: { $sources }
do-leave-indulgence = Ablass liegen lassen
do-ask-florins = Florin gegen Ablass
do-forgo = Auf die Aktion verzichten
do-govern = Regieren{ $crowns_id ->
    [0] {""}
   *[other] ; Kronen: { $crowns }
}{ $crosses_id ->
    [0] {""}
   *[other] ; Kreuze: { $crosses }
}
do-turn-up = Umdrehen: { $tiles }{ $alliances_id ->
    [0] {""}
   *[other] ; reaktivieren: { $alliances }
}
do-advance-patronage = Vorrücken und zahlen
do-choose-bonus = Nehmen: { $patron }
do-trade = Handeln mit den Schiffen von: { $ships }
do-annex = { $city } annektieren
do-use-source = Nutzen: { $source } ({ $symbol })
do-take-tokens = Kriegsbonus-Plättchen nehmen: { $source }
do-march = Marsch { $start } – { $end }
do-sail = Seereise { $start } – { $end }
do-end-war = Den Feldzug beenden
do-pay-masks = Masken nutzen: { $masks }
do-place-agent = Agenten platzieren: { $place }
do-move-agent = Agenten versetzen: { $start } – { $place }
do-remove-agent = Agenten entfernen: { $place }
do-end-intrigue = Die Intrige beenden
do-choose-siege = Belagerung austragen: { $city }
do-announce = Ansagen: { $bonus }
do-pass-bonus = Passen
do-besiege = Die Stadt belagern
do-give-up = Die Belagerung aufgeben
do-retreat-by-road = Rückzug über Land: { $start } – { $end }
do-retreat-by-sea = Rückzug über See: { $start } – { $end }
do-lose-troop = Eine Truppe aufgeben: { $city }
do-shift-courtier = Höfling verlegen: { $start } – { $end }
do-discard = Karte abwerfen: { $field }
do-pay-troops = Sold zahlen
do-dismiss = Eine Truppe entlassen: { $city }
do-move-card = Karte verlegen: { $start } – { $end }
do-end-rearranging = Der Palast ist eingerichtet
do-want = Wählen: { $item }
do-checkout = Alles Gewählte bezahlen
do-buy-nothing = Nichts kaufen
do-build-cathedral = Kathedrale hier bauen: { $city }
do-lay-courtier = Hierher legen: { $field }
do-recruit = Rekrutieren: { $city }
do-end-recruiting = Nicht weiter rekrutieren
do-form-alliance = Allianz bilden: { $alliance }
do-form-with-agent = Allianz bilden: { $alliance }, gespart: { $symbol }
do-take-over = Allianz übernehmen: { $alliance }
do-no-alliance = Keine Allianz
do-pay = Zahlen:{ $florins_id ->
    [0] {""}
   *[other] ; Florin ({ $florins })
}{ $crowns_id ->
    [0] {""}
   *[other] ; Kronen ({ $crowns })
}{ $crosses_id ->
    [0] {""}
   *[other] ; Kreuze ({ $crosses })
}{ $cavalry_id ->
    [0] {""}
   *[other] ; Kavallerie ({ $cavalry })
}{ $ships_id ->
    [0] {""}
   *[other] ; Schiffe ({ $ships })
}
do-take-florins = Florin in Münzen umwandeln: { $source }
event-first-player-drawn = { $seat } wurde als Startspieler ausgelost.
event-power-taken = { $seat } übernahm { $power }.
event-family-placed = { $seat } legte aus: { $card } ({ $field }).
event-year-began = Jahr { $year } begann.
event-marker-moved = { $seat } kam in den { $place }.
event-courtiers-woken = Die { $side_id ->
    [0] linken
   *[other] rechten
} Höflinge von { $seat } wurden geweckt.
event-florins-taken = { $seat } wandelte { $florins ->
    [one] { $florins } Florin
   *[other] { $florins } Florin
} in Münzen um: { $source }.
event-paid = { $seat } zahlte:{ $coins_id ->
    [0] {""}
   *[other] ; { $coins ->
        [one] { $coins } Florin
       *[other] { $coins } Florin
    } aus der Kasse
}{ $florins_id ->
    [0] {""}
   *[other] ; Florin ({ $florins })
}{ $crowns_id ->
    [0] {""}
   *[other] ; Kronen ({ $crowns })
}{ $crosses_id ->
    [0] {""}
   *[other] ; Kreuze ({ $crosses })
}{ $cavalry_id ->
    [0] {""}
   *[other] ; Kavallerie ({ $cavalry })
}{ $ships_id ->
    [0] {""}
   *[other] ; Schiffe ({ $ships })
}.
event-florins-gained = { $seat } bekam { $florins ->
    [one] { $florins } Florin
   *[other] { $florins } Florin
}.
event-indulgence-requested = { $seat } erbat Ablass und nahm { $florins_id ->
    [0] eine Krone
   *[other] { $florins ->
    [one] { $florins } Florin
   *[other] { $florins } Florin
}
}.
event-indulgence-laid = Im { $place } liegt jetzt ein Ablass.
event-indulgence-removed = { $seat } entfernte den Ablass aus dem { $place }.
event-action-lost = Ein Ablass kostete { $seat } die Aktion im { $place }.
event-action-forgone = { $seat } ließ den { $place } ungenutzt.
event-tiles-turned = { $seat } drehte um{ $tiles_id ->
    [0] {""}
   *[other] : { $tiles }
}{ $alliances_id ->
    [0] {""}
   *[other] {" "}– reaktivierte: { $alliances }
}.
event-patronage-advanced = { $seat } erreichte Feld { $field } der Schirmherrschaftsleiste.
event-bonus-taken = { $seat } wählte als Schirmherrbonus: { $patron }.
event-card-laid = { $seat } legte eine Karte: { $card } ({ $field }).
event-card-discarded = { $seat } warf eine Karte ab: { $card } ({ $field }).
event-card-moved = { $seat } verlegte eine Karte: { $card } ({ $start } – { $end }).
event-agent-gained = { $seat } bekam einen Agenten.
event-city-annexed = { $seat } annektierte { $city }.
event-source-used = { $seat } nutzte eine Quelle: { $source } ({ $count } × { $symbol }).
event-masks-paid = { $seat } nutzte { $count ->
    [one] { $count } Maske
   *[other] { $count } Masken
}: { $masks }.
event-tokens-taken = { $seat } nahm { $count } Kriegsbonus-Plättchen.
event-troop-marched = Eine Truppe von { $seat } marschierte: { $start } – { $end }.
event-troop-sailed = Eine Truppe von { $seat } segelte: { $start } – { $end }.
event-agent-placed = { $seat } platzierte einen Agenten: { $place }.
event-agent-moved = { $seat } versetzte einen Agenten: { $start } – { $place }.
event-agent-removed = { $seat } entfernte einen Agenten von { $owner }: { $place }.
event-siege-began = { $seat } belagerte { $city }, verteidigt von: { $defender }.
event-battle-began = { $seat } und { $rival } trafen vor { $city } aufeinander.
event-bonus-announced = { $seat } sagte an: { $bonus } (+{ $strength }).
event-bonus-passed = { $seat } passte.
event-city-conquered = { $seat } eroberte { $city } mit { $attack } zu { $defence } und verlor { $losses ->
    [0] keine Truppe
    [one] { $losses } Truppe
   *[other] { $losses } Truppen
}.
event-siege-lost = { $seat } scheiterte vor { $city } mit { $attack } zu { $defence }.
event-battle-won = { $winner } schlug { $loser } vor { $city } und verlor { $losses ->
    [0] keine Truppe
    [one] { $losses } Truppe
   *[other] { $losses } Truppen
}.
event-battle-tied = Die Schlacht von { $seat } und { $rival } vor { $city } endete unentschieden.
event-siege-given-up = { $seat } gab die Belagerung auf: { $city }.
event-trophy-taken = { $seat } nahm { $loser } eine Trophäe ab.
event-cathedral-taken = { $seat } nahm { $loser } ein Kathedralenplättchen ab.
event-troop-retreated = Eine Truppe von { $seat } zog sich zurück: { $start } – { $end }.
event-troop-lost = Eine Truppe von { $seat } ging vor { $city } verloren.
event-order-set = Die Zugreihenfolge wurde bestimmt: { $first }, { $second }, { $third }{ $fourth_id ->
    [-1] {""}
   *[other] , { $fourth }
}{ $fifth_id ->
    [-1] {""}
   *[other] , { $fifth }
}.
event-last-year = Dieser Winter wurde der letzte: { $trigger }.
event-troops-paid = { $seat } zahlte { $florins ->
    [one] { $florins } Florin
   *[other] { $florins } Florin
} Sold.
event-troop-dismissed = { $seat } entließ eine Truppe: { $city }.
event-item-bought = { $seat } kaufte: { $item }.
event-cathedral-built = { $seat } baute eine Kathedrale: { $city }.
event-troop-recruited = { $seat } rekrutierte eine Truppe für { $florins ->
    [one] { $florins } Florin
   *[other] { $florins } Florin
}: { $city }.
event-alliance-formed = { $seat } bildete eine Allianz: { $alliance }.
event-alliance-taken-over = { $seat } übernahm die Allianz von { $former }: { $alliance }.
event-points-counted = { $seat } kam auf { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
why-too-poor = Du hast nicht genug Florin, auch nicht mit denen von Höflingen und Plättchen.
why-used-twice = Eine Karte oder ein Plättchen gibt bei einer Zahlung nur eine Symbolart.
why-not-covered = Das deckt die Kosten nicht.
why-not-needed = Einige dieser Quellen sind nicht nötig.
why-no-such-symbol = Diese Quelle zeigt das Symbol nicht.
why-exhausted = Diese Quelle steht jetzt nicht zur Verfügung.
why-paying-now = Du zahlst gerade: Nenne die Florin in der Zahlung.
why-field-taken = Auf einem Feld liegt nur eine Karte.
why-needs-action-card = Eine Verbesserung braucht eine Aktionskarte über sich.
why-step-bought = Nur ein zusätzlicher Raum je Frühling kostet Florin.
why-free-steps-first = Nutze zuerst die kostenlosen Räume.
why-must-move = Der Marker muss mindestens einen Raum weit ziehen.
why-already-requested = Du hast dieses Jahr schon Ablass erbeten.
why-room-has-indulgence = In deinem Raum liegt schon ein Ablass, oder du stehst noch in keinem.
why-no-indulgence-left = Es ist kein Ablass mehr da.
why-lost-the-right = Du bist auf einem Ablass gelandet: dieses Jahr keine Bitte mehr.
why-room-blocked = Ein fremder Agent blockiert diesen Raum.
why-too-many-turned = Jedes Symbol dreht zwei Plättchen um oder reaktiviert eine Allianz.
why-paid-with-it = Womit du gezahlt hast, das kannst du jetzt nicht umdrehen.
why-track-end = Du stehst am Ende der Leiste.
why-bonus-taken = Diesen Bonus hat schon jemand.
why-same-kind-of-bonus = Einen Bonus dieser Art hast du schon.
why-not-neutral = Diese Stadt ist nicht neutral.
why-pirates = Piratenhäfen lassen sich nicht annektieren.
why-not-reached = Dorthin führt weder Straße noch Seeweg.
why-closed = Dieser Ort ist nicht im Spiel.
why-no-troop = Dort steht keine deiner Truppen.
why-troop-stopped = Vor einer fremden Stadt ist die Truppe stehen geblieben.
why-no-cavalry = Du hast keine Kavallerie mehr.
why-no-ships = Du hast zu wenige Schiffe.
why-no-tokens = Es sind keine Kriegsbonus-Plättchen mehr da.
why-card-already-used = Diese Raumkarte hat in diesem Frühling schon ein Symbol gegeben.
why-place-taken = Dort ist schon ein Agent.
why-no-agent-there = Dort ist kein passender Agent.
why-no-agent-ready = Du hast keinen Agenten im Vorrat.
why-prince-protects = Der Fürst hält fremde Agenten fern.
why-palace-full = In diesem Palast ist kein weiterer fremder Agent erlaubt.
why-own-agent = Nur fremde Agenten kann man entfernen.
why-not-your-siege = Dort belagerst du nichts.
why-bonus-not-ready = Dieser Bonus ist jetzt nicht verfügbar.
why-face-down = Ein verdeckter Höfling bleibt, wo er ist.
why-room-frozen = Marker, Ablass oder fremder Agent: Dieser Raum bleibt unverändert.
why-moved-enough = Diese Karte wurde in diesem Winter schon zweimal verlegt.
why-same-arrangement = So sah dein Palast in diesem Winter schon aus.
why-no-free-field = Kein Höflingsfeld ist frei.
why-no-room-to-room = Eine Karte kann nicht von Raum zu Raum wechseln.
why-needs-action = Dort darf nur eine Karte mit Aktion liegen.
why-sold-out = Im Vorrat ist keines mehr.
why-own-enough = Davon darfst du nur eines besitzen.
why-kingdom-or-republic = Königreich und Republik schließen sich aus.
why-no-cathedral-city = Eine Kathedrale braucht eine eigene Stadt vom Wert 3 oder 4 ohne Kathedrale.
why-in-basket = Von jeder Art eines je Winter.
why-no-field-for-card = Dafür hättest du kein Höflingsfeld.
why-not-your-city = Diese Stadt kontrollierst du nicht.
why-all-troops-out = Alle deine Truppen sind auf dem Brett.
why-ally-taken = Diese Großmacht hat schon einen Verbündeten.
why-needs-agent = Dafür brauchst du dort einen Agenten.
why-bought-now = Eine in diesem Winter gekaufte Karte darfst du nicht abwerfen.
rule-VIR-216 = Florin jederzeit
rule-VIR-213 = Eine Symbolart je Quelle
rule-VIR-221 = Womit eine Aktion bezahlt wird
rule-VIR-215 = Ungenutzte Symbole verfallen
rule-VIR-223 = Wofür jedes Symbol gilt
rule-VIR-214 = Genutzte Quellen sind erschöpft
rule-VIR-202 = Eine Karte je Feld
rule-VIR-204 = Verbesserungen liegen unter Aktionskarten
rule-VIR-303 = Ein Raum für Florin
rule-VIR-302 = Ein oder zwei Räume je Frühling
rule-VIR-313 = Ablass erbitten
rule-VIR-311 = Auf einem Ablass enden
rule-VIR-321 = Agenten blockieren Räume
rule-VIR-400 = Was Regieren bewirkt
rule-VIR-401 = Was zahlt, bleibt verdeckt
rule-VIR-410 = Ein Feld Schirmherrschaft je Jahr
rule-VIR-412 = Schirmherrboni
rule-VIR-413 = Eine Person, ein Werk
rule-VIR-440 = Eine neutrale Stadt annektieren
rule-VIR-444 = Piratenhäfen
rule-VIR-442 = Straßen und Seewege
rule-VIR-104 = Gesperrte Städte
rule-VIR-450 = Truppen bewegen
rule-VIR-452 = Truppen halten vor Städten
rule-VIR-443 = Ein Schiff je Meer
rule-VIR-454 = Kriegsbonus-Plättchen
rule-VIR-219 = Eine Symbolart je Raumkarte und Frühling
rule-VIR-461 = Ein Agent je Ort
rule-VIR-460 = Was eine Maske bewirkt
rule-VIR-464 = Höchstens fünf Agenten
rule-VIR-417 = Der Fürst
rule-VIR-465 = Optionale Regel: ein fremder Agent
rule-VIR-500 = Belagerungen
rule-VIR-505 = Kriegsboni
rule-VIR-622 = Höflinge ziehen offen um
rule-VIR-621 = Räume, die unverändert bleiben
rule-VIR-627 = Kein endloses Umräumen
rule-VIR-208 = Freie Höflingsfelder
rule-VIR-624 = Kein Weg von Raum zu Raum
rule-VIR-203 = Aktionskarten zeigen eine Aktion
rule-VIR-630 = Was man kaufen kann
rule-VIR-633 = Besitzgrenzen
rule-VIR-634 = Titel
rule-VIR-635 = Kathedralen
rule-VIR-632 = Felder für gekaufte Karten
rule-VIR-640 = Rekrutieren
rule-VIR-650 = Allianzen
rule-VIR-652 = Eine Allianz übernehmen
rule-VIR-637 = Gekauftes bleibt
rule-VIR-101 = Eine Macht wählen
rule-VIR-110 = Familienkarten auslegen
rule-VIR-206 = Neue Karten kommen auf ein freies Höflingsfeld
rule-VIR-212 = Ein Höflingsfeld geht verloren
rule-VIR-300 = Frühling: Marker ziehen, dann handeln
rule-VIR-301 = Der erste Frühling: ein beliebiger Raum
rule-VIR-306 = Höflingspfeile wecken die Höflinge
rule-VIR-307 = Gezogen wird Raum für Raum
rule-VIR-314 = Einen Ablass erbitten
rule-VIR-320 = Die Aktion des Raumes
rule-VIR-404 = Plättchen aufdecken
rule-VIR-430 = Handeln mit Schiffen
rule-VIR-445 = Eine Stadt wird annektiert
rule-VIR-504 = Kriegsboni abwechselnd ansagen
rule-VIR-510 = Die Einnahme der Stadt
rule-VIR-521 = Rückzüge nach allen Belagerungen
rule-VIR-522 = Wohin Truppen sich zurückziehen
rule-VIR-530 = Schlacht vor einer Stadt
rule-VIR-531 = Nach der Schlacht: belagern oder aufgeben
rule-VIR-600 = Winter, Schritt für Schritt
rule-VIR-610 = Truppen bezahlen
rule-VIR-620 = Umordnen, Karte für Karte
rule-VIR-651 = Eine Allianz bilden
power-0 = Mailand
power-1 = Florenz
power-2 = Neapel
power-3 = Venedig
power-4 = Rom
city-0 = Turin
city-1 = Nizza
city-2 = Mailand
city-3 = Genua
city-4 = Parma
city-5 = Verona
city-6 = Padua
city-7 = Venedig
city-8 = Ferrara
city-9 = Bologna
city-10 = Ravenna
city-11 = Florenz
city-12 = Pisa
city-13 = Siena
city-14 = Ancona
city-15 = Spoleto
city-16 = Perugia
city-17 = Rom
city-18 = Civitavecchia
city-19 = Terracina
city-20 = Neapel
city-21 = Benevent
city-22 = Bari
city-23 = Tarent
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
place-30 = Raum Annektieren (Mailand)
place-31 = Raum Intrigieren (Mailand)
place-32 = Raum Finanzieren (Mailand)
place-33 = Raum Krieg führen (Mailand)
place-34 = Raum Regieren (Mailand)
place-35 = Raum Intrigieren (Florenz)
place-36 = Raum Annektieren (Florenz)
place-37 = Raum Krieg führen (Florenz)
place-38 = Raum Finanzieren (Florenz)
place-39 = Raum Regieren (Florenz)
place-40 = Raum Regieren (Neapel)
place-41 = Raum Krieg führen (Neapel)
place-42 = Raum Finanzieren (Neapel)
place-43 = Raum Annektieren (Neapel)
place-44 = Raum Intrigieren (Neapel)
place-45 = Raum Annektieren (Venedig)
place-46 = Raum Finanzieren (Venedig)
place-47 = Raum Regieren (Venedig)
place-48 = Raum Krieg führen (Venedig)
place-49 = Raum Intrigieren (Venedig)
place-50 = Raum Krieg führen (Rom)
place-51 = Raum Annektieren (Rom)
place-52 = Raum Regieren (Rom)
place-53 = Raum Finanzieren (Rom)
place-54 = Raum Intrigieren (Rom)
place-55 = { alliance-0 }
place-56 = { alliance-1 }
place-57 = { alliance-2 }
card-0 = Gesandter
card-1 = Podestà
card-2 = Consigliere
card-3 = Assassine
card-4 = Kaufmann
card-5 = Gonfaloniere
card-6 = Kardinal
card-7 = Condottiere
card-8 = Admiral
card-9 = Bankier
card-10 = Bischof
card-11 = Papst
card-12 = Ludovico Sforza
card-13 = Caterina Sforza
card-14 = Ascanio Sforza
card-15 = Lorenzo de' Medici
card-16 = Piero de' Medici
card-17 = Giovanni de' Medici
card-18 = Alfons, Herzog von Kalabrien
card-19 = Ferdinand II. von Neapel
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
tile-30 = Herzogtum
tile-31 = Fürstentum
tile-32 = Königreich
tile-33 = Republik
tile-34 = Gilde
tile-35 = Kathedrale 1
tile-36 = Kathedrale 2
tile-37 = Kathedrale 3
tile-38 = Kathedrale 4
tile-39 = Kathedrale 5
tile-40 = Kanonen
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
item-17 = Kathedrale
field-0 = Raum 1
field-1 = Raum 2
field-2 = Raum 3
field-3 = Raum 4
field-4 = Raum 5
field-5 = Verbesserung 1
field-6 = Verbesserung 2
field-7 = Verbesserung 3
field-8 = Verbesserung 4
field-9 = Verbesserung 5
field-10 = linker Höfling 1
field-11 = linker Höfling 2
field-12 = linker Höfling 3
field-13 = rechter Höfling 1
field-14 = rechter Höfling 2
field-15 = rechter Höfling 3
source-0 = Raum
source-1 = Verbesserungskarte
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
source-52 = Ablass
source-53 = { patron-2 }
action-0 = Regieren
action-1 = Finanzieren
action-2 = Handeln
action-3 = Annektieren
action-4 = Krieg führen
action-5 = Intrigieren
sea-0 = Ligurisches Meer
sea-1 = Tyrrhenisches Meer
sea-2 = Straße von Sizilien
sea-3 = Ionisches Meer
sea-4 = Adriatisches Meer
symbol-0 = Florin
symbol-1 = Krone
symbol-2 = Kreuz
symbol-3 = Kavallerie
symbol-4 = Schiff
symbol-5 = Maske
symbol-6 = Kriegsbonus
symbol-7 = Pfeil
alliance-0 = Königreich Frankreich
alliance-1 = Osmanisches Reich
alliance-2 = Heiliges Römisches Reich
patron-0 = Leonardo da Vinci
patron-1 = Nikolaus Kopernikus
patron-2 = Michelangelo
patron-3 = Christoph Kolumbus
patron-4 = Niccolò Machiavelli
patron-5 = Befestigungsanlage
patron-6 = Der Fürst
patron-7 = Dom
patron-8 = Sixtinische Kapelle
patron-9 = Kanonen
bonus-0 = Kriegsbonus-Plättchen
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
side-0 = links
side-1 = rechts
purpose-0 = Florin
purpose-1 = ein Schritt
purpose-2 = ein Ablass
purpose-3 = die Aktion
purpose-4 = Finanzieren
purpose-5 = der Rückzug
purpose-6 = Käufe
purpose-7 = eine Allianz
trigger-0 = keine Stadt ist mehr neutral
trigger-1 = jemand kontrolliert acht Städte
trigger-2 = jemand hat das Ende der Schirmherrschaftsleiste erreicht
trigger-3 = die Zeit ist um

# Where points come from.
tie-break = Bei gleichen Punkten liegt vorn, wer mehr Kronen auf Karten und Plättchen hat.
points-cities = Städte
points-patronage = Schirmherrschaft
points-printed = Karten, Plättchen und Schirmherrboni
points-religion = Religiöser Einfluss
points-alliances = Allianzen
points-trophies = Trophäen
points-indulgences = Verbliebene Ablässe

# Was die Teile tun; Zahlen stehen auf den Teilen.
about-power-0 = Die Sforza. Kronen zum Annektieren, Kavallerie für den Krieg, ein Geistlicher in der Familie. Reiche Startstädte im Nordwesten.
about-power-1 = Die Medici. Eine Familie von Gönnern mit Florin; der Weg zur Schirmherrschaft ist kurz.
about-power-2 = Aragon. Soldaten und am Anfang ein Agent mehr; Startstädte weit im Süden.
about-power-3 = Die Dogen. Schiffe und Kronen; Schirmherrschaft und das Meer.
about-power-4 = Die Borgia. Kreuze, Masken und am Anfang ein Agent mehr; Startstädte inmitten aller anderen.
about-card-0 = Aktion im Raum: Annektieren. Zeigt eine Krone und eine Maske.
about-card-1 = Aktion im Raum: Annektieren. Zeigt Kronen. Bringt einen weiteren Agenten.
about-card-2 = Keine Aktion: nur Verbesserung oder Höfling. Zeigt eine Krone und eine Maske. Bringt einen weiteren Agenten.
about-card-3 = Aktion im Raum: Intrigieren. Zeigt Masken und einen Kriegsbonus. Bringt einen weiteren Agenten.
about-card-4 = Aktion im Raum: Handeln. Zeigt Schiffe und Florin.
about-card-5 = Aktion im Raum: Krieg führen. Zeigt Kavallerie, eine Krone und einen Kriegsbonus.
about-card-6 = Aktion im Raum: Regieren. Zeigt eine Krone und ein Kreuz. Bringt am Ende Punkte.
about-card-7 = Aktion im Raum: Krieg führen. Zeigt Kavallerie und einen Kriegsbonus.
about-card-8 = Keine Aktion: nur Verbesserung oder Höfling. Zeigt Schiffe und einen Kriegsbonus.
about-card-9 = Aktion im Raum: Finanzieren. Zeigt Florin und eine Krone.
about-card-10 = Keine Aktion: nur Verbesserung oder Höfling. Zeigt eine Krone und ein Kreuz.
about-card-11 = Aktion im Raum: Regieren. Zeigt Kronen und Kreuze. Bringt am Ende Punkte.
about-card-12 = Aktion im Raum: Annektieren. Zeigt Kronen und eine Maske.
about-card-13 = Aktion im Raum: Krieg führen. Zeigt Kavallerie und einen Kriegsbonus.
about-card-14 = Aktion im Raum: Regieren. Zeigt eine Krone und ein Kreuz.
about-card-15 = Aktion im Raum: Finanzieren. Zeigt eine Krone und Florin.
about-card-16 = Aktion im Raum: Annektieren. Zeigt eine Krone und eine Maske.
about-card-17 = Aktion im Raum: Regieren. Zeigt eine Krone und ein Kreuz.
about-card-18 = Aktion im Raum: Krieg führen. Zeigt Kavallerie, eine Krone und einen Kriegsbonus.
about-card-19 = Aktion im Raum: Annektieren. Zeigt Kronen und Kavallerie.
about-card-20 = Aktion im Raum: Intrigieren. Zeigt eine Maske und Kavallerie. Der Agent gehört zu denen vom Anfang.
about-card-21 = Aktion im Raum: Regieren. Zeigt eine Krone und ein Schiff.
about-card-22 = Aktion im Raum: Annektieren. Zeigt Kronen und ein Schiff.
about-card-23 = Aktion im Raum: Finanzieren. Zeigt eine Krone und Florin.
about-card-24 = Aktion im Raum: Annektieren. Zeigt Kronen und ein Kreuz.
about-card-25 = Aktion im Raum: Krieg führen. Zeigt Kavallerie und einen Kriegsbonus.
about-card-26 = Aktion im Raum: Intrigieren. Zeigt Masken und einen Florin. Der Agent gehört zu denen vom Anfang.
about-card-27 = { about-patron-4 }
about-tile-0 = Stadt. Ihr Plättchen zeigt eine Krone und Kavallerie.
about-tile-1 = Stadt. Ihr Plättchen zeigt einen Florin und ein Schiff.
about-tile-2 = Stadt. Ihr Plättchen zeigt Kronen, Florin und Kavallerie. Startstadt von { power-0 }.
about-tile-3 = Stadt. Ihr Plättchen zeigt Florin und Schiffe. Startstadt von { power-0 }.
about-tile-4 = Stadt. Ihr Plättchen zeigt einen Florin und eine Maske.
about-tile-5 = Stadt. Ihr Plättchen zeigt Florin und Kavallerie.
about-tile-6 = Stadt. Ihr Plättchen zeigt Florin. Startstadt von { power-3 }.
about-tile-7 = Stadt. Ihr Plättchen zeigt eine Krone, Florin und Schiffe. Startstadt von { power-3 }.
about-tile-8 = Stadt. Ihr Plättchen zeigt Florin und eine Maske.
about-tile-9 = Stadt. Ihr Plättchen zeigt eine Krone, ein Kreuz und Florin.
about-tile-10 = Stadt. Ihr Plättchen zeigt ein Kreuz und einen Florin.
about-tile-11 = Stadt. Ihr Plättchen zeigt Kronen und Florin. Startstadt von { power-1 }.
about-tile-12 = Stadt. Ihr Plättchen zeigt Florin und ein Schiff. Startstadt von { power-1 }.
about-tile-13 = Stadt. Ihr Plättchen zeigt eine Krone und Florin.
about-tile-14 = Stadt. Ihr Plättchen zeigt ein Schiff und einen Pfeil.
about-tile-15 = Stadt. Ihr Plättchen zeigt Kavallerie und einen Pfeil.
about-tile-16 = Stadt. Ihr Plättchen zeigt Kavallerie und eine Maske.
about-tile-17 = Stadt. Ihr Plättchen zeigt Kronen, ein Kreuz und einen Florin. Startstadt von { power-4 }.
about-tile-18 = Stadt. Ihr Plättchen zeigt Florin und ein Schiff. Startstadt von { power-4 }.
about-tile-19 = Stadt. Ihr Plättchen zeigt einen Florin und einen Pfeil.
about-tile-20 = Stadt. Ihr Plättchen zeigt Kronen, Florin und ein Schiff. Startstadt von { power-2 }.
about-tile-21 = Stadt. Ihr Plättchen zeigt ein Kreuz und einen Florin.
about-tile-22 = Stadt. Ihr Plättchen zeigt ein Kreuz und ein Schiff.
about-tile-23 = Stadt. Ihr Plättchen zeigt einen Florin und ein Schiff.
about-tile-24 = Stadt. Ihr Plättchen zeigt ein Schiff und eine Maske.
about-tile-25 = Stadt. Ihr Plättchen zeigt einen Florin und ein Schiff. Startstadt von { power-2 }.
about-tile-26 = Stadt. Ihr Plättchen zeigt Florin und Schiffe. Ein Piratenhafen: nie zu annektieren, nur zu erobern.
about-tile-27 = Stadt. Ihr Plättchen zeigt Florin und ein Schiff. Ein Piratenhafen: nie zu annektieren, nur zu erobern.
about-tile-28 = Stadt. Ihr Plättchen zeigt ein Schiff und eine Maske. Ein Piratenhafen: nie zu annektieren, nur zu erobern.
about-tile-29 = Stadt. Ihr Plättchen zeigt einen Florin und Schiffe. Ein Piratenhafen: nie zu annektieren, nur zu erobern.
about-tile-30 = Titel der eigenen Macht. Er zeigt eine Krone und Kavallerie und öffnet ein Höflingsfeld, auch verdeckt.
about-tile-31 = Titel der eigenen Macht. Er zeigt eine Krone und einen Pfeil und zählt am Ende Punkte.
about-tile-32 = Titel, nicht zusammen mit der Republik. Er zeigt Kronen und Kavallerie, öffnet ein Höflingsfeld und zählt am Ende Punkte.
about-tile-33 = Titel, nicht zusammen mit dem Königreich. Er zeigt Florin, ein Schiff und einen Pfeil, öffnet ein Höflingsfeld und zählt am Ende Punkte.
about-tile-34 = Eine für jeden. Sie zeigt Florin und ein Schiff.
about-tile-35 = In einer eigenen Stadt vom Wert 3 oder 4 zu bauen; das Plättchen kommt verdeckt. Es zeigt ein Kreuz und zählt Punkte; wer die Stadt erobert, nimmt es.
about-tile-36 = { about-tile-35 }
about-tile-37 = { about-tile-35 }
about-tile-38 = { about-tile-35 }
about-tile-39 = { about-tile-35 }
about-tile-40 = Für einen Florin ein starker Kriegsbonus in einer Belagerung oder Schlacht; dann verdeckt, bis Regieren es umdreht.
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
about-patron-0 = Person. Für einen Florin in jeder Belagerung ein Kriegsbonus.
about-patron-1 = Person. Öffnet ein weiteres Höflingsfeld.
about-patron-2 = Person. Eine Krone mehr bei jedem Finanzieren.
about-patron-3 = Person. Punkte am Ende.
about-patron-4 = Person. Eine Karte für ein Höflingsfeld: Aktion Intrigieren, eine Krone oder Masken.
about-patron-5 = Werk. Ein Kriegsbonus in jeder Belagerung, die man abwehrt.
about-patron-6 = Werk. Öffnet ein Höflingsfeld, bringt einen Agenten, und andere können keine Agenten mehr auf eigene Städte, Räume und Allianzen setzen.
about-patron-7 = Werk. Zählt am Ende als ein Kreuz.
about-patron-8 = Werk. Zählt am Ende als zwei Kreuze.
about-patron-9 = Werk. Ein Plättchen: für einen Florin ein starker Kriegsbonus in einer Belagerung oder Schlacht; dann verdeckt, bis Regieren es umdreht.
about-alliance-0 = Ein Kriegsbonus in einer Belagerung oder Schlacht; Regieren erneuert ihn. Am Ende ein Punkt, wenn dort kein fremder Agent ist.
about-alliance-1 = Schiffe für eine Aktion oder einen Rückzug; Regieren erneuert sie. Am Ende ein Punkt, wenn dort kein fremder Agent ist.
about-alliance-2 = Ein Kreuz für eine Aktion, einen Kauf oder gegen einen Ablass, am Ende auch für den religiösen Einfluss; Regieren erneuert es. Am Ende ein Punkt, wenn dort kein fremder Agent ist.
about-bonus-0 = Eine Stärke mehr; das Plättchen geht zurück in den Vorrat.
about-bonus-1 = { about-patron-0 }
about-bonus-2 = { about-patron-9 }
about-bonus-3 = { about-patron-5 }
about-bonus-4 = { about-alliance-0 }
about-bonus-5 = Der Höfling gibt zum Preis, der auf der Karte steht, seinen Kriegsbonus und liegt danach verdeckt.
about-bonus-6 = { about-bonus-5 }
about-bonus-7 = { about-bonus-5 }
about-bonus-8 = { about-bonus-5 }
about-bonus-9 = { about-bonus-5 }
about-bonus-10 = { about-bonus-5 }
# Überschriften der Aktionen
head-choose-power = Macht wählen
head-place-family = Familie auslegen
head-put-marker = Raum wählen
head-go-on = Einen Raum weiter
head-buy-step = Schritt kaufen
head-use-arrow = Pfeil nutzen
head-stop = Hier bleiben
head-remove-with-cross = Mit Kreuz entfernen
head-remove-with-crowns = Mit Kronen entfernen
head-leave-indulgence = Liegen lassen
head-ask-florins = Ablass erbitten
head-forgo = Auf Aktion verzichten
head-govern = Regieren
head-turn-up = Plättchen umdrehen
head-advance-patronage = Schirmherrschaft vorrücken
head-choose-bonus = Bonus nehmen
head-trade = Handeln
head-annex = Stadt annektieren
head-use-source = Quelle nutzen
head-take-tokens = Kriegsbonus-Plättchen nehmen
head-march = Marsch
head-sail = Seereise
head-end-war = Feldzug beenden
head-pay-masks = Masken nutzen
head-place-agent = Agenten platzieren
head-move-agent = Agenten versetzen
head-remove-agent = Agenten entfernen
head-end-intrigue = Intrige beenden
head-choose-siege = Belagerung wählen
head-announce = Bonus ansagen
head-pass-bonus = Passen
head-besiege = Stadt belagern
head-give-up = Aufgeben
head-retreat-by-road = Rückzug über Land
head-retreat-by-sea = Rückzug über See
head-lose-troop = Truppe aufgeben
head-shift-courtier = Höfling verlegen
head-discard = Karte abwerfen
head-pay-troops = Sold zahlen
head-dismiss = Truppe entlassen
head-move-card = Karte verlegen
head-end-rearranging = Palast eingerichtet
head-want = Kauf wählen
head-checkout = Alles bezahlen
head-buy-nothing = Nichts kaufen
head-build-cathedral = Kathedrale bauen
head-lay-courtier = Karte hinlegen
head-recruit = Truppe rekrutieren
head-end-recruiting = Nicht weiter rekrutieren
head-form-alliance = Allianz bilden
head-form-with-agent = Allianz bilden
head-take-over = Allianz übernehmen
head-no-alliance = Keine Allianz
head-pay = Womit bezahlen?
head-take-florins = Florin nehmen

# Das Spiel in einer Minute, für alle, die zum ersten Mal Platz nehmen.
primer-aim = Am Ende das meiste Ansehen haben: durch Städte, Schirmherrschaft, Karten, Kathedralen, Trophäen und Allianzen.
primer-turn = Im Frühling rückst du deinen Marker einen oder zwei Räume in deinem Palast weiter und nutzt die Aktion des erreichten Raums: regieren, annektieren, Krieg führen, intrigieren, die Künste fördern, oder was die Karte dort sagt.
primer-others = Im Winter bezahlst du Truppen, ordnest den Palast um, kaufst Karten und Plättchen, rekrutierst und bildest eine Allianz. Dann beginnt das nächste Jahr.
primer-points = Bezahlt wird mit Symbolen auf offenen Höflingen und Plättchen und auf den Karten im Raum. Was benutzt wurde, wird umgedreht. Höflinge erwachen, wenn der Marker ihren Pfeil passiert, Plättchen beim Regieren.
primer-first = Für den Anfang: Eine Familienkarte im Raum stärkt dessen Aktion, ein Höfling zahlt überall. Annektiere neutrale Städte in der Nähe. Nichts ist verborgen; frag also den Tisch, wohin eine Wahl führt.

# A deed that tells nothing yet, as its own player reads it in the journal; an empty one is a step of what is told next.
did-place-family = { $seat } legte die Familie verdeckt aus.
did-leave-indulgence = { $seat } ließ den Ablass liegen.
did-end-rearranging = { $seat } hat den Palast eingerichtet.
did-buy-nothing = { $seat } kaufte nichts.
did-end-recruiting = { $seat } rekrutierte keine weiteren Truppen.
did-no-alliance = { $seat } schloss keine Allianz.
did-end-war = { $seat } beendete den Feldzug.
did-end-intrigue = { $seat } beendete die Intrige.
did-annex = {""}
did-want = {""}
did-checkout = {""}
did-stop = {""}
did-buy-step = {""}
did-advance-patronage = {""}
did-form-alliance = {""}
