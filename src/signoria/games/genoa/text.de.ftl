title = Die Händler von Genua
tagline = Ein Turm, fünf Halte, und alle wollen woandershin: Wege verkaufen, Aufträge erfüllen, Dukaten zählen.
choice-start_player = Wer beginnt
choice-start_player-0 = Das Los entscheidet
choice-start_player-1 = Der erste Platz
choice-board_alternative = Spielplan
choice-board_alternative-0 = Jede Gasse grenzt an zwei Gebäude
choice-board_alternative-1 = Größere Lager, vier Gassen mit nur einem Gebäude
choice-slow_play = Tempo
choice-slow_play-0 = Live: drei Angebotsrunden
choice-slow_play-1 = Langsam: zwei Angebotsrunden

# Fragen.
prompt-rounds = Der nächste Zug beginnt.
waiting-rounds = Der nächste Zug beginnt.
prompt-turn = Der Zug geht weiter.
waiting-turn = Der Zug geht weiter.
prompt-place-tower = Würfle das Startfeld aus.
waiting-place-tower = Der Turm wird aufgestellt.
prompt-offers-here = Biete um die Aktion hier, oder passe.
waiting-offers-here = Für das aktuelle Gebäude wird geboten.
prompt-answer-here = Wer handelt hier?
waiting-answer-here = Wer am Zug ist, entscheidet, wer hier handelt.
prompt-offers-next = Wohin soll der Turm? Mach bis zu drei Angebote, oder passe.
waiting-offers-next = Für die Nachbarfelder wird geboten.
prompt-answer-next = Nimm ein Angebot an, zieh weiter, oder beende den Zug.
waiting-answer-next = Wer am Zug ist, entscheidet, wohin der Turm zieht.
prompt-action-window = { $stage ->
        [0] Deine Aktion: { $building }.
       *[other] Deine Aktion ist ausgeführt: { $building }.
    }
waiting-action-window = { $seat } ist mit einer Aktion an der Reihe: { $building }.
prompt-reward = Wähle die Sonderkarte für deinen großen Auftrag.
waiting-reward = { $seat } wählt eine Sonderkarte.
prompt-choose-gain = Wähle unter den gezogenen Karten, was du abgibst: { $count }.
waiting-choose-gain = { $seat } wählt Karten zum Abgeben.
prompt-marker-phase = Wähle eine betretene Gasse und lege dort Marker, oder passe.
waiting-marker-phase = Besitzmarker werden gelegt.

# Antworten.
do-roll = Würfeln
do-any-start = Startfeld: { $field }
do-agree = Auf Forderung { $ask } eingehen
do-pass = Nichts bieten
do-keep = Angebote stehen lassen
do-done = Angebote abgeben
do-withdraw-ask = Forderung { $ask } zurückziehen
do-accept = Annehmen: { $partners } für das Feld { $target }
do-take-action = Selbst handeln
do-lapse = Aktion verfallen lassen
do-another-round = Noch eine Runde
do-move = Weiterziehen: { $field }
do-end-turn = Zug beenden
do-perform = Aktion ausführen
do-take-privilege = Privileg nehmen
do-fulfil-large = Erfüllen: { $card }
do-fulfil-small = Erfüllen: { $card }
do-choose-reward = Nehmen: { $special }
do-hand-over = Abgeben: { $cards }
do-use-any-good = Karte einsetzen für { $cube }
do-use-exchange = { $give } gegen { $take } tauschen
do-use-building = { $order_id ->
        [-1] Karte einsetzen: { $building }
       *[other] Karte einsetzen: { $building }, { $order }
    }
do-end-action = Aktion beenden
do-deliver = Überbringen: { $card }
do-place-markers = { $street }: { $first } / { $second }
do-pass-markers = Keine Marker legen

# Ereignisse.
event-turn-began = { $seat } ist am Zug; der Rundenanzeiger steht auf { $marker }.
event-round-marker-moved = Der Rundenanzeiger rückt auf { $marker } (letztes Feld: { $last }).
event-dice-rolled = { $seat } würfelt Rot { $red } und Blau { $blue }: Startfeld { $field }.
event-start-chosen = { $seat } beginnt auf dem Feld { $field }.
event-tower-moved = { $seat } zieht den Turm weiter: { $field }.
event-turn-ended = { $seat } beendet den Zug.
event-street-chosen = { $seat } nimmt die Scheiben von { $street }.
event-marker-placed = { $seat } legt einen Marker: { $building }.
event-marker-removed = { $seat } opfert einen Marker und entfernt den von { $owner }: { $building }.
event-privileges-paid = { $seat } deckt Privilegien auf ({ $cards }) und erhält { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    }.
event-buildings-paid = { $seat } besitzt { $count ->
        [one] ein Gebäude
       *[other] { $count } Gebäude
    } und erhält { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    }.
event-action-began = { $seat } beginnt eine Aktion: { $building } ({ $means }).
event-action-lapsed = Die Aktion verfällt: { $building }.
event-action-ended = { $seat } beendet die Aktion.
event-thing-taken = { $seat } nimmt { $count } × { $thing }.
event-thing-returned = { $seat } legt zurück: { $count } × { $thing }.
event-nothing-left = { $seat } geht leer aus, der Vorrat ist erschöpft: { $building }.
event-card-drawn = { $card_id ->
        [-1] { $seat } zieht eine Karte: { $pile }.
       *[other] { $seat } zieht { $card }.
    }
event-card-discarded = { $seat } legt ab: { $card }.
event-pile-shuffled = Die offenen Karten werden zum neuen Stapel gemischt: { $pile }.
event-owner-paid = { $seat } erhält { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    } für den Besitz: { $building }.
event-large-fulfilled = { $seat } erfüllt { $card } und erhält { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    }.
event-small-fulfilled = { $seat } erfüllt { $card } und erhält { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    }.
event-message-delivered = { $seat } überbringt { $card } und erhält { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    }.
event-special-used = { $seat } setzt eine Sonderkarte ein: { $special }.
event-building-used = { $seat } nutzt ein eigenes Gebäude: { $building }.
event-offer-made = { $seat } bietet für das Feld { $target }:
event-offers-kept = { $seat } lässt die Angebote stehen.
event-nothing-offered = { $seat } bietet nichts.
event-offer-dropped = Das Angebot von { $seat } für das Feld { $target } ist unmöglich geworden und entfällt.
event-ask-made = { $seat } stellt an { $to } eine Forderung für das Feld { $target }:
event-ask-withdrawn = { $seat } zieht die Forderung an { $to } für das Feld { $target } zurück.
event-term-ducats = – { $giver } an { $taker }: { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    }.
event-term-thing = – { $giver } an { $taker }: { $count } × { $thing }.
event-term-card = { $card_id ->
        [-1] – { $giver } an { $taker }, eine Karte: { $pile }.
       *[other] – { $giver } an { $taker }: { $card }.
    }
event-term-gain = – { $giver } an { $taker }, aus der Aktion: { $count } × { $thing }.
event-round-called = { $seat } bittet um bessere Angebote (Runde { $round }).
event-deal-struck = { $seat } nimmt das Angebot von { $partner } für das Feld { $target } an.
event-ducats-given = { $giver } zahlt { $taker } { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    }.
event-thing-given = { $giver } gibt { $taker } { $count } × { $thing }.
event-card-given = { $card_id ->
        [-1] { $giver } gibt { $taker } eine Karte: { $pile }.
       *[other] { $giver } gibt { $taker }: { $card }.
    }

# Ablehnungen.
why-not-next-door = Der Turm zieht nur auf ein Feld, das mit einer Kante angrenzt.
why-already-visited = Dort war der Turm in diesem Zug schon.
why-no-start-card = Dafür brauchst du die Karte für ein beliebiges Startfeld.
why-unsettled = Erst muss klar sein, wer in diesem Gebäude handelt.
why-no-action-left = Dafür ist keine Aktion mehr da: weder die eigene noch eine Karte für eine weitere.
why-clean-offer = Ein Angebot, das dich nichts kostet, liegt vor: Jemand muss hier handeln.
why-wait-for-all = Noch haben nicht alle geantwortet.
why-no-more-rounds = Hier gibt es keine weitere Angebotsrunde.
why-not-your-action = Gerade führt jemand anderes eine Aktion aus.
why-must-perform = Führe zuerst die Aktion des Gebäudes aus.
why-once-per-turn = Die Aktion dieses Gebäudes ist für diesen Zug erledigt.
why-perform-first = Ein kleiner Auftrag geht erst nach der Aktion des Gebäudes.
why-only-in-action = Das geht nur während deiner eigenen Aktion.
why-wrong-target = Für dieses Feld kann jetzt nicht geboten werden.
why-not-the-market = Für den Marktplatz kann nichts geboten werden.
why-too-far = Der Turm steht nicht daneben; reden darfst du darüber, bieten noch nicht.
why-empty-offer = Ein Angebot braucht mindestens fünf Dukaten oder ein Gut.
why-needs-a-good = Zu zweit muss ein Angebot mindestens ein Gut enthalten.
why-too-poor = So viele Dukaten hast du nicht.
why-not-yours = Du hast nicht, was du geben willst.
why-not-theirs = Der andere hat nicht, was du verlangst.
why-no-markers-left = Im allgemeinen Vorrat sind nicht genug Marker dieser Farbe.
why-not-gained-there = Das gibt es in diesem Gebäude nicht.
why-out-of-stock = Der Vorrat gibt das nicht her.
why-order-missing = Für dieses Versprechen brauchst du einen großen Auftrag dieser Villa und seine drei Waren.
why-street-without-gain = Eine Gasse hat keine Aktion, die etwas einbringt.
why-card-twice = Jede Karte kann nur einmal gegeben werden.
why-one-per-target = Für dieses Feld hast du schon ein Angebot notiert.
why-too-many-offers = Mehr Angebote auf einmal sind nicht erlaubt.
why-nothing-to-keep = Du hast kein Angebot, das stehen bleiben könnte.
why-cannot-pay = Du kannst nicht alles geben, was verlangt wird.
why-wrong-cards = Die Karten stimmen in Zahl oder Art nicht.
why-one-buyer = In einem Gebäude kann nur eine Person handeln.
why-no-such-offer = Dieses Angebot gibt es nicht mehr.
why-no-such-ask = Eine solche Forderung hat niemand an dich gestellt.
why-too-many-asks = In dieser Runde kannst du keine weiteren Forderungen stellen.
why-money-step = Bezahlt wird in Fünferschritten.
why-gain-either = In einer Villa geht nur das Privileg oder der große Auftrag.
why-locked = Du hast etwas aus dieser Aktion versprochen; was sie braucht, muss bei dir bleiben.
why-cubes-missing = Dir fehlt der Auftrag oder eine seiner Waren.
why-not-this-villa = Dieser Auftrag gehört nicht dorthin.
why-promise-fixes = Dein Versprechen legt fest, was du in dieser Villa tust.
why-one-small = Nach einer Aktion geht nur ein kleiner Auftrag.
why-wrong-building = Dieser Auftrag gehört zu einem anderen Gebäude.
why-not-owned = Auf dem Gebäude muss dein Marker liegen, und es darf nicht der Palazzo sein.
why-not-fulfilled = Der Turm war in diesem Zug nicht in beiden Gebäuden, oder es ist nicht deine Botschaft.
why-too-few-markers = Du hast nicht genug Marker im eigenen Vorrat.
why-nothing-changes = Dort würde sich nichts ändern; das wäre ein Passen.
why-street-closed = Diese Gasse wurde nicht betreten, oder ihre Scheiben sind schon weg.
why-start-is-over = Das Startfeld wird nur zu Beginn eines Zuges bestimmt, und zwar von dem, der am Zug ist.
why-tower-waits = Nur wer am Zug ist, bewegt den Turm, und erst wenn dort, wo er steht, nichts mehr offen ist.
why-markers-later = Besitzmarker werden am Ende eines Zuges gelegt, einer nach dem anderen.
why-no-offers-now = Angebote gibt es in Runden an den, der am Zug ist; gerade ist keine Runde für dich offen.
why-not-open-to-you = Wer hier handelt, entscheidet, wer am Zug ist, bevor der Turm weiterzieht.
why-other-villa = Dieser große Auftrag wird in einer anderen Villa erfüllt: in der, die er nennt.
why-only-the-active-asks = Forderungen stellt nur, wer am Zug ist, nachdem die Angebote offenliegen.

# Überschriften der Regeln.
rule-GEN-031 = Beliebiges Startfeld
rule-GEN-040 = Der Turm zieht auf Nachbarfelder
rule-GEN-042 = Kein Feld zweimal im Zug
rule-GEN-050 = Eine Aktion pro Zug
rule-GEN-051 = Eine Aktion je Gebäude und Zug
rule-GEN-061 = Liegt ein Angebot vor, muss jemand handeln
rule-GEN-072 = Worte über ferne Felder binden niemanden
rule-GEN-083 = Nur harte Währung
rule-GEN-102 = Antworten im Angebotsschritt
rule-GEN-103 = Angebote gelten eine Runde
rule-GEN-105 = Ein Angebot für ein Nachbarfeld annehmen
rule-GEN-106 = Forderungen
rule-GEN-107 = Reine Angebote verpflichten
rule-GEN-108 = Die Runden sind begrenzt
rule-GEN-110 = Wofür geboten werden kann
rule-GEN-112 = Keine leeren Angebote
rule-GEN-113 = Dukaten im Angebot
rule-GEN-114 = Nur Eigenes
rule-GEN-115 = Marker im Handel
rule-GEN-116 = Güter aus der gewünschten Aktion
rule-GEN-117 = Die Belohnung eines großen Auftrags versprechen
rule-GEN-118 = Was verlangt werden darf
rule-GEN-119 = Angebote werden nochmals geprüft
rule-GEN-123 = Nicht auf die anderen warten
rule-GEN-127 = Versprochenes ist gesperrt
rule-GEN-130 = Der Ablauf einer Aktion
rule-GEN-132 = Eine begonnene Aktion wird ausgeführt
rule-GEN-133 = Nicht mehr vorrätig
rule-GEN-160 = Große Aufträge
rule-GEN-165 = Kleine Aufträge
rule-GEN-166 = Ein kleiner Auftrag je Aktion
rule-GEN-170 = Botschaften
rule-GEN-195 = Gebäudeaktion
rule-GEN-197 = Gebäudeaktion in einer Villa
rule-GEN-201 = Marker legen
rule-GEN-202 = Fremde Marker entfernen
rule-GEN-204 = Keine Gasse ohne Änderung wählen
rule-GEN-271 = Zu zweit: kein Angebot nur aus Geld
rule-GEN-020 = Zug um Zug, im Uhrzeigersinn
rule-GEN-022 = Die Schritte eines Zuges
rule-GEN-030 = Startfeld auswürfeln
rule-GEN-060 = Wer will in diesem Gebäude handeln?
rule-GEN-070 = Angebote für das nächste Gebäude
rule-GEN-100 = Angebote in Runden
rule-GEN-200 = Besitzmarker nach dem Zug

# Kleine Wörter.
means-0 = eigene Aktion
means-1 = Zusatzaktion
means-2 = Karte für eine weitere Aktion
deed-0 = nichts
deed-1 = legen
deed-2 = entfernen
deed-3 = entfernen und legen

# Long answers: every term of an offer or an ask that is not nothing.
do-offer = Angebot für das Feld { $target } (+ du gibst, − du willst):{ $ducats_id ->
        [0] {""}
       *[other] {" "}Dukaten { $ducats };
    }{ $silver_id ->
        [0] {""}
       *[other] {" "}Silber { $silver };
    }{ $copper_id ->
        [0] {""}
       *[other] {" "}Kupfer { $copper };
    }{ $salt_id ->
        [0] {""}
       *[other] {" "}Salz { $salt };
    }{ $pepper_id ->
        [0] {""}
       *[other] {" "}Pfeffer { $pepper };
    }{ $wheat_id ->
        [0] {""}
       *[other] {" "}Weizen { $wheat };
    }{ $rice_id ->
        [0] {""}
       *[other] {" "}Reis { $rice };
    }{ $linen_id ->
        [0] {""}
       *[other] {" "}Leinen { $linen };
    }{ $silk_id ->
        [0] {""}
       *[other] {" "}Seide { $silk };
    }{ $any_start_id ->
        [0] {""}
       *[other] {" "}Beliebiges Startfeld { $any_start };
    }{ $any_good_id ->
        [0] {""}
       *[other] {" "}Beliebige Ware { $any_good };
    }{ $more_action_id ->
        [0] {""}
       *[other] {" "}Weitere Aktion { $more_action };
    }{ $building_action_id ->
        [0] {""}
       *[other] {" "}Gebäudeaktion { $building_action };
    }{ $exchange_id ->
        [0] {""}
       *[other] {" "}1:1-Tausch { $exchange };
    }{ $markers_id ->
        [0] {""}
       *[other] {" "}Besitzmarker { $markers };
    }{ $hidden_cards_id ->
        [0] {""}
       *[other] {" "}verdeckt: { $hidden_cards };
    }{ $shown_cards_id ->
        [0] {""}
       *[other] {" "}dem Zugspieler gezeigt: { $shown_cards };
    }{ $open_cards_id ->
        [0] {""}
       *[other] {" "}offen für alle: { $open_cards };
    }{ $large_orders_id ->
        [0] {""}
       *[other] {" "}will große Aufträge: { $large_orders };
    }{ $small_orders_id ->
        [0] {""}
       *[other] {" "}will kleine Aufträge: { $small_orders };
    }{ $messages_id ->
        [0] {""}
       *[other] {" "}will Botschaften: { $messages };
    }{ $privileges_id ->
        [0] {""}
       *[other] {" "}will Privilegien: { $privileges };
    }{ $first_id ->
        [0] {""}
       *[other] {" "}aus der Aktion { $first } vom ersten Gut;
    }{ $second_id ->
        [0] {""}
       *[other] {" "}aus der Aktion { $second } vom zweiten Gut;
    }{ $reward_id ->
        [-1] {""}
       *[other] {" "}Belohnungskarte: { $reward };
    }
do-ask = Forderung an { $to } für das Feld { $target } (+ du bekommst, − du gibst):{ $ducats_id ->
        [0] {""}
       *[other] {" "}Dukaten { $ducats };
    }{ $silver_id ->
        [0] {""}
       *[other] {" "}Silber { $silver };
    }{ $copper_id ->
        [0] {""}
       *[other] {" "}Kupfer { $copper };
    }{ $salt_id ->
        [0] {""}
       *[other] {" "}Salz { $salt };
    }{ $pepper_id ->
        [0] {""}
       *[other] {" "}Pfeffer { $pepper };
    }{ $wheat_id ->
        [0] {""}
       *[other] {" "}Weizen { $wheat };
    }{ $rice_id ->
        [0] {""}
       *[other] {" "}Reis { $rice };
    }{ $linen_id ->
        [0] {""}
       *[other] {" "}Leinen { $linen };
    }{ $silk_id ->
        [0] {""}
       *[other] {" "}Seide { $silk };
    }{ $any_start_id ->
        [0] {""}
       *[other] {" "}Beliebiges Startfeld { $any_start };
    }{ $any_good_id ->
        [0] {""}
       *[other] {" "}Beliebige Ware { $any_good };
    }{ $more_action_id ->
        [0] {""}
       *[other] {" "}Weitere Aktion { $more_action };
    }{ $building_action_id ->
        [0] {""}
       *[other] {" "}Gebäudeaktion { $building_action };
    }{ $exchange_id ->
        [0] {""}
       *[other] {" "}1:1-Tausch { $exchange };
    }{ $markers_id ->
        [0] {""}
       *[other] {" "}Besitzmarker { $markers };
    }{ $gives_large_orders_id ->
        [0] {""}
       *[other] {" "}gibt große Aufträge: { $gives_large_orders };
    }{ $gives_small_orders_id ->
        [0] {""}
       *[other] {" "}gibt kleine Aufträge: { $gives_small_orders };
    }{ $gives_messages_id ->
        [0] {""}
       *[other] {" "}gibt Botschaften: { $gives_messages };
    }{ $gives_privileges_id ->
        [0] {""}
       *[other] {" "}gibt Privilegien: { $gives_privileges };
    }{ $large_orders_id ->
        [0] {""}
       *[other] {" "}will große Aufträge: { $large_orders };
    }{ $small_orders_id ->
        [0] {""}
       *[other] {" "}will kleine Aufträge: { $small_orders };
    }{ $messages_id ->
        [0] {""}
       *[other] {" "}will Botschaften: { $messages };
    }{ $privileges_id ->
        [0] {""}
       *[other] {" "}will Privilegien: { $privileges };
    }{ $first_id ->
        [0] {""}
       *[other] {" "}aus der Aktion { $first } vom ersten Gut;
    }{ $second_id ->
        [0] {""}
       *[other] {" "}aus der Aktion { $second } vom zweiten Gut;
    }{ $reward_id ->
        [-1] {""}
       *[other] {" "}Belohnungskarte: { $reward };
    }

# Names.
field-0 = Gildenhalle
field-1 = Rathaus
field-2 = Poststation
field-3 = Kathedrale
field-4 = Palazzo
field-5 = Park
field-6 = Kutscherei
field-7 = Hafen
field-8 = Taverna
field-9 = Trattoria
field-10 = Getreidelager
field-11 = Metalllager
field-12 = Tuchlager
field-13 = Gewürzlager
field-14 = Villa Colini
field-15 = Villa Monetti
field-16 = Villa Ricci
field-17 = Villa Zasteri
field-18 = Gasse 1
field-19 = Gasse 2
field-20 = Gasse 3
field-21 = Gasse 4
field-22 = Gasse 5
field-23 = Gasse 6
field-24 = Gasse 7
field-25 = Gasse 8
field-26 = Gasse 9
field-27 = Gasse 10
field-28 = Gasse 11
field-29 = Gasse 12
field-30 = Gasse 13
field-31 = Gasse 14
field-32 = Gasse 15
field-33 = Gasse 16
field-34 = Gasse 17
field-35 = Gasse 18
field-36 = Gasse 19
field-37 = Gasse 20
field-38 = Marktplatz
thing-0 = Silber
thing-1 = Kupfer
thing-2 = Salz
thing-3 = Pfeffer
thing-4 = Weizen
thing-5 = Reis
thing-6 = Leinen
thing-7 = Seide
thing-8 = Beliebiges Startfeld
thing-9 = Beliebige Ware
thing-10 = Weitere Aktion
thing-11 = Gebäudeaktion
thing-12 = 1:1-Tausch
thing-13 = Besitzmarker
thing-14 = Großer Auftrag Villa Colini: Salz, Weizen, Seide
thing-15 = Großer Auftrag Villa Colini: Salz, Reis, Leinen
thing-16 = Großer Auftrag Villa Colini: Pfeffer, Weizen, Leinen
thing-17 = Großer Auftrag Villa Colini: Pfeffer, Reis, Seide
thing-18 = Großer Auftrag Villa Monetti: Silber, Salz, Seide
thing-19 = Großer Auftrag Villa Monetti: Silber, Pfeffer, Leinen
thing-20 = Großer Auftrag Villa Monetti: Kupfer, Salz, Leinen
thing-21 = Großer Auftrag Villa Monetti: Kupfer, Pfeffer, Seide
thing-22 = Großer Auftrag Villa Ricci: Silber, Weizen, Leinen
thing-23 = Großer Auftrag Villa Ricci: Silber, Reis, Seide
thing-24 = Großer Auftrag Villa Ricci: Kupfer, Weizen, Seide
thing-25 = Großer Auftrag Villa Ricci: Kupfer, Reis, Leinen
thing-26 = Großer Auftrag Villa Zasteri: Silber, Salz, Reis
thing-27 = Großer Auftrag Villa Zasteri: Silber, Pfeffer, Weizen
thing-28 = Großer Auftrag Villa Zasteri: Kupfer, Salz, Weizen
thing-29 = Großer Auftrag Villa Zasteri: Kupfer, Pfeffer, Reis
thing-30 = Kleiner Auftrag Gildenhalle: Weizen
thing-31 = Kleiner Auftrag Gildenhalle: Leinen
thing-32 = Kleiner Auftrag Poststation: Silber
thing-33 = Kleiner Auftrag Poststation: Pfeffer
thing-34 = Kleiner Auftrag Kathedrale: Salz
thing-35 = Kleiner Auftrag Kathedrale: Seide
thing-36 = Kleiner Auftrag Palazzo: Pfeffer
thing-37 = Kleiner Auftrag Palazzo: Weizen
thing-38 = Kleiner Auftrag Park: Reis
thing-39 = Kleiner Auftrag Park: Salz
thing-40 = Kleiner Auftrag Kutscherei: Leinen
thing-41 = Kleiner Auftrag Kutscherei: Silber
thing-42 = Kleiner Auftrag Hafen: Kupfer
thing-43 = Kleiner Auftrag Hafen: Seide
thing-44 = Kleiner Auftrag Taverna: Reis
thing-45 = Kleiner Auftrag Trattoria: Kupfer
thing-46 = Botschaft Gildenhalle – Park
thing-47 = Botschaft Gildenhalle – Kutscherei
thing-48 = Botschaft Rathaus – Trattoria
thing-49 = Botschaft Kathedrale – Taverna
thing-50 = Botschaft Villa Colini – Kutscherei
thing-51 = Botschaft Villa Ricci – Park
thing-52 = Botschaft Gewürzlager – Getreidelager
thing-53 = Botschaft Metalllager – Tuchlager
thing-54 = Botschaft Getreidelager – Hafen
thing-55 = Botschaft Tuchlager – Palazzo
thing-56 = Botschaft Hafen – Villa Zasteri
thing-57 = Botschaft Palazzo – Villa Monetti
thing-58 = Botschaft Taverna – Villa Colini
thing-59 = Botschaft Trattoria – Villa Ricci
thing-60 = Privileg Villa Colini
thing-61 = Privileg Park
thing-62 = Privileg Kutscherei
thing-63 = Privileg Villa Ricci
thing-64 = Privileg Gewürzlager
thing-65 = Privileg Trattoria
thing-66 = Privileg Getreidelager
thing-67 = Privileg Villa Monetti
thing-68 = Privileg Hafen
thing-69 = Privileg Palazzo
thing-70 = Privileg Villa Zasteri
thing-71 = Privileg Tuchlager
thing-72 = Privileg Taverna
thing-73 = Privileg Metalllager
thing-74 = Großer Auftrag
thing-75 = Kleiner Auftrag
thing-76 = Botschaft
thing-77 = Privileg
card-0 = Großer Auftrag Villa Colini: Salz, Weizen, Seide
card-1 = Großer Auftrag Villa Colini: Salz, Reis, Leinen
card-2 = Großer Auftrag Villa Colini: Pfeffer, Weizen, Leinen
card-3 = Großer Auftrag Villa Colini: Pfeffer, Reis, Seide
card-4 = Großer Auftrag Villa Monetti: Silber, Salz, Seide
card-5 = Großer Auftrag Villa Monetti: Silber, Pfeffer, Leinen
card-6 = Großer Auftrag Villa Monetti: Kupfer, Salz, Leinen
card-7 = Großer Auftrag Villa Monetti: Kupfer, Pfeffer, Seide
card-8 = Großer Auftrag Villa Ricci: Silber, Weizen, Leinen
card-9 = Großer Auftrag Villa Ricci: Silber, Reis, Seide
card-10 = Großer Auftrag Villa Ricci: Kupfer, Weizen, Seide
card-11 = Großer Auftrag Villa Ricci: Kupfer, Reis, Leinen
card-12 = Großer Auftrag Villa Zasteri: Silber, Salz, Reis
card-13 = Großer Auftrag Villa Zasteri: Silber, Pfeffer, Weizen
card-14 = Großer Auftrag Villa Zasteri: Kupfer, Salz, Weizen
card-15 = Großer Auftrag Villa Zasteri: Kupfer, Pfeffer, Reis
card-16 = Kleiner Auftrag Gildenhalle: Weizen
card-17 = Kleiner Auftrag Gildenhalle: Leinen
card-18 = Kleiner Auftrag Poststation: Silber
card-19 = Kleiner Auftrag Poststation: Pfeffer
card-20 = Kleiner Auftrag Kathedrale: Salz
card-21 = Kleiner Auftrag Kathedrale: Seide
card-22 = Kleiner Auftrag Palazzo: Pfeffer
card-23 = Kleiner Auftrag Palazzo: Weizen
card-24 = Kleiner Auftrag Park: Reis
card-25 = Kleiner Auftrag Park: Salz
card-26 = Kleiner Auftrag Kutscherei: Leinen
card-27 = Kleiner Auftrag Kutscherei: Silber
card-28 = Kleiner Auftrag Hafen: Kupfer
card-29 = Kleiner Auftrag Hafen: Seide
card-30 = Kleiner Auftrag Taverna: Reis
card-31 = Kleiner Auftrag Trattoria: Kupfer
card-32 = Botschaft Gildenhalle – Park
card-33 = Botschaft Gildenhalle – Kutscherei
card-34 = Botschaft Rathaus – Trattoria
card-35 = Botschaft Kathedrale – Taverna
card-36 = Botschaft Villa Colini – Kutscherei
card-37 = Botschaft Villa Ricci – Park
card-38 = Botschaft Gewürzlager – Getreidelager
card-39 = Botschaft Metalllager – Tuchlager
card-40 = Botschaft Getreidelager – Hafen
card-41 = Botschaft Tuchlager – Palazzo
card-42 = Botschaft Hafen – Villa Zasteri
card-43 = Botschaft Palazzo – Villa Monetti
card-44 = Botschaft Taverna – Villa Colini
card-45 = Botschaft Trattoria – Villa Ricci
card-46 = Privileg Villa Colini
card-47 = Privileg Park
card-48 = Privileg Kutscherei
card-49 = Privileg Villa Ricci
card-50 = Privileg Gewürzlager
card-51 = Privileg Trattoria
card-52 = Privileg Getreidelager
card-53 = Privileg Villa Monetti
card-54 = Privileg Hafen
card-55 = Privileg Palazzo
card-56 = Privileg Villa Zasteri
card-57 = Privileg Tuchlager
card-58 = Privileg Taverna
card-59 = Privileg Metalllager
pile-0 = Großer Auftrag
pile-1 = Kleiner Auftrag
pile-2 = Botschaft
pile-3 = Privileg
special-0 = Beliebiges Startfeld
special-1 = Beliebige Ware
special-2 = Weitere Aktion
special-3 = Gebäudeaktion
special-4 = 1:1-Tausch

# Where points come from.
points-trade = Dukaten aus dem Handel
points-privileges = Privilegien
points-buildings = Eigene Gebäude

# Was die Dinge tun: Karten und Orte mit einem Text zum Nachlesen. Eine Karte nennt Waren oder Gebäude, ihre Art sagt den Rest.
about-pile-0 = Bring alle drei Waren in diese Villa: Die Bank zahlt 100 Dukaten, und du wählst eine Sonderkarte.
about-pile-1 = Liefere nach deiner Aktion in diesem Gebäude die Ware ab: Die Bank zahlt 40 Dukaten.
about-pile-2 = War der Turm in einem Zug in beiden Gebäuden, gleich wer dort gehandelt hat? Die Bank zahlt 30 Dukaten.
about-pile-3 = Am Ende zahlen benachbarte Gebäude des Randes zusammen: 10, 30, 60, 100, 150, 200 Dukaten und für jedes weitere 50 mehr.
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
about-field-0 = Ziehe einen großen Auftrag.
about-field-1 = Ziehe zwei kleine Aufträge.
about-field-2 = Ziehe zwei Botschaften.
about-field-3 = Nimm zwei Besitzmarker in deinen eigenen Vorrat.
about-field-4 = Nimm eine Sonderkarte: { special-3 }. { about-special-3 }
about-field-5 = Nimm eine Sonderkarte: { special-2 }. { about-special-2 }
about-field-6 = Nimm eine Sonderkarte: { special-0 }. { about-special-0 }
about-field-7 = Nimm eine Sonderkarte: { special-1 }. { about-special-1 }
about-field-8 = Nimm eine Sonderkarte: { special-4 }. { about-special-4 }
about-field-9 = Nimm eine Sonderkarte: { special-4 }. { about-special-4 }
about-field-10 = Nimm je eine Ware: { thing-4 } und { thing-5 }.
about-field-11 = Nimm je eine Ware: { thing-0 } und { thing-1 }.
about-field-12 = Nimm je eine Ware: { thing-7 } und { thing-6 }.
about-field-13 = Nimm je eine Ware: { thing-2 } und { thing-3 }.
about-field-14 = Liefere einen großen Auftrag dieser Villa ab, oder ziehe ein Privileg.
about-field-15 = Liefere einen großen Auftrag dieser Villa ab, oder ziehe ein Privileg.
about-field-16 = Liefere einen großen Auftrag dieser Villa ab, oder ziehe ein Privileg.
about-field-17 = Liefere einen großen Auftrag dieser Villa ab, oder ziehe ein Privileg.
about-field-18 = Keine Aktion. Nach dem Zug können auf die Gebäude daneben Marker gelegt werden.
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
about-field-38 = Keine Aktion. Beginnt der Turm seinen Zug hier, rückt der Rundenanzeiger sofort vor, und das Spiel wird kürzer.
about-special-0 = Beginne deinen Zug auf einem beliebigen Feld, statt zu würfeln.
about-special-1 = Während deiner Aktion: Nimm eine Ware deiner Wahl aus dem Vorrat.
about-special-2 = Führe in diesem Zug eine weitere Aktion aus, in einem anderen Gebäude.
about-special-3 = Während deiner Aktion: Nutze zusätzlich die Aktion eines Gebäudes mit deinem Marker.
about-special-4 = Während deiner Aktion: Gib ein beliebiges eigenes Gut ab (Ware, Karte oder Marker) und nimm dafür ein beliebiges anderes: eine Ware, eine Sonderkarte, die oberste Karte eines Stapels oder einen eigenen Marker.

# Überschriften von Formularen.
head-roll = Würfeln
head-any-start = Startfeld wählen
head-offer = Angebot machen
head-agree = Zustimmen
head-pass = Nichts bieten
head-keep = Angebote stehen lassen
head-done = Abgeben
head-ask = Forderung stellen
head-withdraw-ask = Forderung zurückziehen
head-accept = Annehmen
head-take-action = Selbst handeln
head-lapse = Verfallen lassen
head-another-round = Noch eine Runde
head-move = Turm bewegen
head-end-turn = Zug beenden
head-perform = Ausführen
head-take-privilege = Privileg nehmen
head-fulfil-large = Großer Auftrag
head-fulfil-small = Kleiner Auftrag
head-choose-reward = Belohnung wählen
head-hand-over = Karten übergeben
head-use-any-good = Beliebige Ware
head-use-exchange = Tauschen
head-use-building = Eigenes Gebäude nutzen
head-end-action = Aktion beenden
head-deliver = Botschaft überbringen
head-place-markers = Marker legen
head-pass-markers = Keine Marker

# Das Spiel in einer Minute, für alle, die zum ersten Mal Platz nehmen.
primer-aim = Am Ende die meisten Dukaten haben.
primer-turn = In deinem Zug würfelst du das Startfeld aus und ziehst dann den Turm über benachbarte Felder; auf jedem bleibt eine Scheibe. Jedes Gebäude bietet eine Aktion, und in einem Zug darf sie nur einer nutzen: du, oder wem du sie verkaufst.
primer-others = In den Zügen der anderen machst du Angebote: Dukaten, Güter oder Karten für eine Aktion oder dafür, dass der Turm deinen Weg nimmt. Ein angenommenes Angebot wird sofort erfüllt.
primer-points = Bring eine Ware in das Gebäude eines kleinen Auftrags, drei in die Villa eines großen. Eine Botschaft erfüllst du, wenn der Turm in einem Zug ihre beiden Gebäude besucht. Sammle Privilegien benachbarter Gebäude und besitze Gebäude: Die Bank zahlt dir, sooft andere dort handeln.
primer-first = Für den ersten Zug: Sieh nach, welche Gebäude deine Karten nennen, und geh dorthin, wohin auch andere wollen. Sie werden zahlen.
did-agree = { $seat } nimmt die Forderung an.
