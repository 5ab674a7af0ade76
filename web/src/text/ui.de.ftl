# Die eigenen Worte des Clients. Schlicht, kurz, zweite Person, Gegenwart.
you-can = Du kannst
press-the-number = Zahl drücken
what-you-can-do = Was du tun kannst
nothing-now = Gerade gibt es nichts zu entscheiden.
reading-only = Du liest einen früheren Stand.
next-nine = Nächste neun (Seite { $page } von { $pages })
at-any-time = Jederzeit
choices-n = { $n ->
    [one] Eine Möglichkeit.
   *[other] { $n } Möglichkeiten.
}
your-decision = Deine Entscheidung
waiting = Warten.
waiting-for = Warten auf { $names }
also-waiting = { $names }: Antwort steht ebenfalls aus.
is-deciding = Entscheidet gerade
table-open = Der Tisch füllt sich
game-over = Das Spiel ist aus. Gewonnen: { $names }.
go-on-choosing = Wähle, was noch dazugehört, oder geh einen Schritt zurück.
on-its-way = Unterwegs …
reading-entry = Du liest Eintrag { $n }.
back-to-now = Zurück zum Jetzt
step-back = Schritt zurück
confirm = Bestätigen
undo = Zurücknehmen
question-changed = Die Frage hat sich geändert; was du zusammengestellt hattest, passt nicht mehr.
seat-n = Platz { $n }
seat-free = Freier Platz
you = du
present = Anwesend
absent = Nicht da
away = Ein Bot spielt weiter
bot-kind = Bot, { $kind ->
    [easy] leicht
    [medium] mittel
    [hard] stark
   *[other] { $kind }
}
place-n = { $n }.
points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
players = Spieler
players-and-choices = Spieler und Möglichkeiten
deals-and-journal = Die laufende Sache und das Tagebuch
board = Spielplan
table = Tisch
analysis = Analyse
rules = Regeln
sheets = Blätter dieses Tisches
sheet-board = Plan
sheet-hand = Hand
sheet-deal = Handel
sheet-journal = Tagebuch
assemble = Deine Entscheidung in Teilen
put-away = Weglegen
several-meanings = Das kann mehreres bedeuten:
chosen-of = { $chosen } gewählt, { $least } bis { $most }
less = Weniger
more = Mehr
yes = ja
no = nein
none = nichts
something-missing = Es fehlt noch etwas
not-connected-kept = Nicht verbunden. Was du zusammengestellt hast, bleibt erhalten.
not-connected = Nicht verbunden.
safe-at = Der letzte bekannte Zug ist Eintrag { $n }. Neuer Versuch von selbst.
bye-replaced = Dieser Tisch ist in einem anderen Fenster offen.
bye-gone = Dieser Tisch ist fort.
table-gone = Diesen Tisch gibt es nicht oder nicht mehr.
laying-the-table = Der Tisch wird gedeckt …
journal = Tagebuch
talk = Gespräch
promises = Versprechen
notes = Notizen
primer = So wird gespielt
primer-colours = Drei Farben bedeuten an jedem Tisch dasselbe
primer-gold = Gold: Das kannst du jetzt wählen.
primer-blue = Blaues Papier: Das siehst nur du.
primer-red = Rote Tinte: Es wurde dir getan oder betrifft dich.
primer-ask = Zeig auf etwas anderes, und der Tisch sagt, warum du es nicht wählen kannst. Rückgängig machst du über dem Brett.
primer-done = Zum Tagebuch
coach-new = Neu für dich
coach-done = Verstanden
coach-off = Nichts mehr erklären
coach-ask = Worum geht es?
coach-setting = Jede Art von Frage beim ersten Mal erklären
primer-rules = Alle Regeln
took-back = { $name } nahm Eintrag { $n } zurück.
the-table = Der Tisch
see-entry = Den Tisch nach Eintrag { $n } ansehen
did-own = { $name }: { $deed }
did-unseen = { $n ->
    [one] { $names } hat sich entschieden
   *[other] { $names } haben sich entschieden
 }
all-choices = { $n ->
    [one] { $n } Möglichkeit
   *[other] Alle { $n } Möglichkeiten
 }
by-order = auf Anweisung
by-clock = durch die Uhr
by-bot = Bot
watcher = Zuschauer
to-only = nur an { $name }
no-talk = Noch hat niemand etwas gesagt.
say-to = An wen
to-all = an alle
say-something = Etwas sagen
send = Senden
promised = { $by } verspricht { $to }
promise-offered = noch nicht vermerkt
promise-accepted = vermerkt
promise-declined = abgelehnt
promise-kept = gehalten
promise-broken = gebrochen
promise-note = Vermerkt
promise-decline = Ablehnen
no-promises = Keine Versprechen. Sie binden niemanden; der Tisch merkt sie sich.
promise-to = Versprechen an
promise-words = Was du versprichst
notes-only-you = Deine Notizen; nur du siehst sie
seat-link = Mein Platz auf einem anderen Gerät
seat-link-about = Öffne diesen Link dort, und dein Platz kommt mit. Er gilt einmal; ein neuer Link macht den alten ungültig.
seat-link-make = Link erzeugen
seat-link-anew = Neuen Link erzeugen
order-runs = Dauerauftrag: { $do } bis { $most }
orders = Wenn ich fort bin
orders-about = Daueraufträge antworten für dich. Nur du siehst sie, und sie enden von selbst und mit Angabe des Grundes, wenn sie nicht mehr passen.
orders-whenever = Immer wenn ich das gefragt werde:
order-always = Auf diese Frage immer: { $do }
order-next = Auf diese Frage das nächste Mal: { $do }
order-rules = was die Regeln bei Zeitablauf tun
order-once = nur das nächste Mal
order-ended = Beendet: { $order }. { $reason }
why-order-changed = Die Frage lautet jetzt anders.
why-order-maximum = Dein Höchstgebot ist überboten.
why-order-event = Es ist etwas geschehen, das den Auftrag beendet.
withdraw = Zurückziehen
history = Verlauf
to-start = Zum Anfang
one-back = Einen Eintrag zurück
one-on = Einen Eintrag weiter
to-now = Zum Jetzt
entry-of = Eintrag { $n } von { $last }
entry-n = Eintrag { $n }
of-n = von { $last }
of-n-now = von { $last }, jetzt
read-the-rule = Zur Regel
asked-now = Jetzt gefragt:
why-not-now = Das gehört nicht zu dem, worum es jetzt geht.
why-in-the-list = Das kannst du jetzt einsetzen: Es steht in der Liste der Möglichkeiten.
zoom-in = Näher
zoom-out = Weiter weg
zoom-fit = Ganzer Plan
language = Sprache
theme = Hell oder dunkel
theme-auto = wie das System
theme-light = hell
theme-dark = dunkel
sound = Ton
sound-off = kein Ton
sound-mine = Ton, wenn du dran bist
sound-all = alle Töne
settings = Einstellungen
confirmations = Bestätigen
confirm-always = jede Entscheidung
confirm-several = Entscheidungen aus mehreren Teilen
confirm-never = nie
motion = Steine wandern sichtbar
patterns = Schraffierte Spielerfarben
single-keys = Einzelne Tasten wirken
keyboard = Tastatur
key-take = diese Möglichkeit nehmen, nächste neun
key-list = zur Liste der Möglichkeiten
key-commit = bestätigen, einen Schritt zurück
key-arrows = über den Plan gehen
key-why = warum nicht? und was ist das?
key-regions = Plan, Hand, laufende Sache, Tagebuch, Gespräch, Notizen
key-last = letztes Ereignis noch einmal sagen
key-undo = zurücknehmen (mit Umschalt: um Rücknahme bitten)
key-entry = einen Eintrag zurück oder weiter
key-ends = Anfang, jetzt
key-next = nächster Tisch, der auf dich wartet
key-player = zu diesem Spieler
key-score = Punkte und ihre Herkunft
key-coach = worum geht es hier?
key-clocks = die Uhren vorlesen
key-turn = einen Zug zurück oder vor
key-lift = hebt die Figuren ab, solange sie gedrückt ist
key-f6 = nächster Teil der Seite
key-map = diese Übersicht
skip-to-actions = Direkt zu dem, was du tun kannst
proposal-takeback = { $name } bittet, alles ab Eintrag { $n } zurückzunehmen.
proposal-stop = { $name } schlägt vor, hier aufzuhören.
agree = Zustimmen
decline = Ablehnen
ended = Du bist auf Platz { $place } mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
again = Noch einmal
whose-eyes = Mit wessen Augen
eyes-public = öffentlich
play = Abspielen
pause = Anhalten
speed = Tempo
share = Adresse kopieren
scores-over-time = Punkte im Verlauf
what-if = Was wäre, wenn? Nach Eintrag { $n } als { $name } weiterspielen
what-if-hint = Ein eigener, privater Tisch geht von hier weiter, mit Bots auf den anderen Plätzen; er zählt in keiner Statistik.
what-if-of = Was wäre, wenn – nach Eintrag { $n }
verify-deal = Ziehung prüfen
deal-verified = Die Ziehung ist echt: { $n ->
    [one] ein Ergebnis folgt
   *[other] { $n } Ergebnisse folgen
} aus dem als { $seal } versiegelten Keim.
record = Aufzeichnung
scores = Punkte
total = Summe
seats-free = { $n ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $n } Plätze sind frei.
}
your-name = Dein Name
take-seat = Hier hinsetzen
strength-easy = leicht
strength-medium = mittel
strength-hard = stark
players-n = { $n } Personen
begins-when-full = Das Spiel beginnt, sobald alle Plätze besetzt sind.
fill-with-bots = Freie Plätze mit Bots besetzen und beginnen
seat-bot = Bot: { $bot }
invite = Schick diesen Link allen, die mitspielen sollen
copy = Kopieren
good-morning = Guten Morgen, { $name }.
good-day = Guten Tag, { $name }.
good-evening = Guten Abend, { $name }.
tables-wait = { $n ->
    [0] Nichts wartet auf dich.
    [2] Zwei Tische warten auf dich.
    [3] Drei Tische warten auf dich.
    [4] Vier Tische warten auf dich.
    [one] Ein Tisch wartet auf dich.
   *[other] { $n } Tische warten auf dich.
}
four-games = Vier Spiele der italienischen Renaissance.
four-games-more = Mit Freunden oder gleich gegen Bots.
site = Seite
tables = Tische
shown-head = { $game } spielt sich selbst
shown-about = Eine ganze Partie von Bots, aus ihrem Protokoll nachgezeichnet: An diesem Tisch wartet niemand.
shown-play = Dieses Spiel jetzt spielen
shown-again = Von vorn
shown-go = Weiter
rules-what = Jede Regel der vier Spiele, in eigenen Worten und mit ihrer Nummer.
play-now = Gleich spielen
no-account = ein Klick, kein Konto
players-range = { $least } bis { $most } Spieler
play-bots = Gegen Bots spielen
with-friends = Mit Freunden
guest = Gast
since-you-left = Seit deinem letzten Besuch
time-left = Zeit, die dir bleibt
waiting-for-others = Warten auf andere
resting-tables = In Ruhe
finished-tables = Beendet
state-open = füllt sich
state-playing = läuft
state-over = beendet
state-stopped = abgebrochen
open-it = Öffnen
open-tables = Offene Tische
all = Alle
game = Spiel
pace = Tempo
seats = Plätze
minutes = je { $n } min
no-clock = ohne Uhr
join = Mitspielen
watch = Zuschauen
no-open-tables = Gerade ist kein Tisch offen. Eröffne einen: Andere kommen über den Link dazu.
start-a-table = Tisch eröffnen
people-bots-both = Menschen, Bots oder beides
paste-link = Einladungslink einfügen
no-such-link = Das ist kein Link zu einem Tisch.
open-record = Gespeicherte Partie öffnen
take-your-seat = Platz nehmen
colophon = Signoria ist freie Software unter der Apache-Lizenz 2.0. Kein Tracking; die Tische eines Gastes hängen an einem Cookie. Ein unabhängiges Projekt, mit keinem Verlag dieser Spiele verbunden.
summary = { $game } zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $seats }
}, { $pace }, { $bots ->
    [0] ohne Bots
    [one] ein Bot
   *[other] { $bots } Bots
}.
pace-none = ohne Uhr
pace-quick = je 10 Minuten
pace-live = je 20 Minuten
pace-slow = drei Tage, je Zug einer mehr
me = ich
other-bots = Andere Bots, beim Namen
open-seat = offen
house-changed = { $n ->
    [0] wie üblich
    [one] eine geändert
   *[other] { $n } geändert
}
house-rules = Hausregeln
list-it = Diesen Tisch in der Lobby zeigen
rules-in-english = Was hier auf Englisch steht, ist noch nicht übersetzt.
find-rule = Regel suchen
no-rules-here = Für dieses Spiel gibt es keine Regelseite.
also-choose = Zur Auswahl
your-hand = Deine Hand
blue-paper = Blaues Papier siehst nur du.
only-you = nur du siehst das
your-secrets = Deine Geheimnisse
no-cards = Keine Karten.
secret = geheim
offers = Angebote
you-receive = Du bekommst
you-give = Du gibst
gen-ducats = Dukaten
gen-answered = hat geantwortet
gen-for = für
gen-the-stop = den Halt
gen-asked = Gefordert von { $name }
gen-asked-you = Von dir gefordert
gen-offer = Dein Angebot
gen-ask = Mehr fordern
gen-send-offer = So anbieten
gen-send-ask = Das fordern
gen-hidden-cards = Verdeckt
gen-shown-cards = Für den Spieler am Zug
gen-open-cards = Offen
gen-round = Runde { $n } von { $last }
pri-wars = Kriege
pri-attacks = greift an
pri-defends = verteidigt
pri-opens-at = ab { $n }
pri-decade = Dekade { $n }
pri-events-left = { $n ->
    [one] noch ein Ereignis
   *[other] noch { $n } Ereignisse
}
pri-a-city = eine Stadt { $n }
pri-gold = Gold
pri-influence = Einfluss
pri-gold-markers = Goldmarker
pri-influence-markers = Einflussmarker
pri-cards = Verräterkarten
pri-events = Ereignisplättchen
pri-triumphs = Triumphe
pri-pay = Sold am Ende der Dekade
pri-house = Dein Haus
pri-market = Truppenmarkt
pri-yours = deine
pri-nothing = nichts
pri-told-offer = { $maker } bot { $to }: { $gives } gegen { $wants }
pri-told-deal = { $to } nahm das Angebot von { $maker } an: { $gives } gegen { $wants }
pri-unled = Wer ein Amt ersteigert, kämpft mit allen seinen Truppen. Eine Stadt, die niemand führt, kämpft mit +3; führt niemand, endet der Krieg unentschieden.
pri-give-back = ablegen
pri-end-turn = Zug beenden
pri-used = benutzt
pri-war = Krieg
pri-war-of = { $attacker } greift { $defender } an
pri-war-n = Krieg { $n } von { $last }
pri-step-weather = Wetter
pri-step-hire = Werben
pri-step-league = Liga
pri-step-bribes = Bestechung
pri-step-battle = Schlacht
pri-step-result = Ergebnis
pri-attack = Angriff
pri-defence = Verteidigung
pri-vacant = niemand befehligt
pri-auction = Versteigerung
pri-in = in { $currency }
pri-frozen = darf nicht erhöhen
pri-out = raus
pri-limit = Geheime Grenze: für mich erhöhen bis
pri-set-limit = Setzen
pri-limit-secret = Darüber wird gepasst. Liegt auf dem Server; andere sehen nur die Gebote.
pri-moment = Dekade { $decade }, Krieg { $war } von { $wars }
pri-for-merchants = für Kaufleute
pri-house-of = Haus { $name }
pri-owns-nothing = Noch keine Truppen und keine Plättchen.
pri-market-about = von jeder Art eine
pri-sold-out = keine mehr
pri-from-decade = ab Dekade { $n }
pri-left = noch { $n }
pri-families = Familien
pri-families-about = Einkommen am Ende jeder Dekade
pri-side-attack = { $city }, im Angriff
pri-side-defence = { $city }, in Verteidigung
pri-bad-weather = Schlechtes Wetter
pri-bonuses = Plättchen und Familie
pri-own-guard = Die eigene Wache
pri-and-die = und ein Würfel
pri-forecast = Aussichten
pri-forecast-about = nach jetzigem Stand, in %
pri-odds = { $attacker } siegt zu { $a } %, unentschieden zu { $draw } %, { $defender } siegt zu { $d } %
pri-last-war = Der letzte Krieg
pri-drawn = unentschieden
pri-won = { $city } +{ $n }, { $loser } −{ $n }
pri-round-attack = Angriff
pri-round-counter = Gegenangriff
pri-leads = führt
pri-to-act = am Zug
pri-other-bid = Ein anderes Gebot
pri-ceiling = Deine Obergrenze ist { $n }: alles, was du hast.
pri-ceiling-more = Deine Obergrenze ist { $n }: { $held } im Besitz, { $more } durch Nachlässe oder den Bankier.
pri-limit-runs = Geheime Grenze: für dich wird bis { $n } geboten.
pri-offers-lapse = verfallen mit dem Zug
pri-promise = Mit einem Versprechen, das niemanden bindet.
pri-a-tile = je Plättchen
# On the ladder of a city, where the whole name has no room.
pri-event-french-invasion = Invasion
pri-tile-merchant = Kaufmann
pri-tile-rich-merchant = Großkaufmann
pri-tile-genoese-crossbow = Armbrust
pri-tile-swiss-mercenaries = Schweizer
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
pri-tile-alfonso-of-aragon = Alfonso
pri-tile-ferrante-of-aragon = Ferrante
pri-tile-spanish-infantry = Spanier
bri-families = Familien
bri-every-family = Jede Familie hat außerdem
bri-any-worker = ein Arbeiter beliebiger Farbe
bri-item-too = Jeder Betrieb bringt auch einen Gegenstand, der nach Gebrauch zurückgekauft werden kann.
bri-lord = Adliger
bri-first = Erste Braut
bri-second = Zweite Braut
bri-married = verheiratet
bri-common = Gewöhnlicher
bri-prestige = Prestige
bri-charm = Charme
bri-announced = angekündigt
bri-dowry = Mitgift
bri-workers = Arbeiter
bri-here = Hier zu holen
bri-no-weddings = Keine Hochzeiten
bri-no-workers = Keine Arbeiter
bri-brides-mod = Bräute { $n } Charme
bri-lord-mod = Adliger { $n } Prestige
bri-acted = hat gehandelt
bri-resolved = abgehandelt
bri-favour = Gunst
bri-breaks-ties = bricht Gleichstände
bri-ships = Schiffe
bri-swap = Tausch
bri-businesses = Betriebe
bri-supply = Arbeiter im Vorrat
bri-supply-short = Arbeiter
bri-brides = Bräute, erste und zweite
bri-coaches = Kutschen übrig
bri-passed = gepasst
bri-sealed = versiegelt
bri-delegations = Deine Delegationen
bri-others-see = Andere sehen Kutschen und Zahlen, du siehst Gesichter.
bri-home = Zu Hause
bri-unless = Wenn sich niemand einmischt
bri-aimed-at = Ziel: { $what }
bri-announce-for = { $said } ({ $price })
bri-n-ducats = { $n ->
    [one] { $n } Dukat
   *[other] { $n } Dukaten
}
bri-if-done = Wenn du sie ausführst
bri-favour-next = vorgerückt für die nächste Gunstfolge
bri-next-business = Der nächste bringt { $n } Einfluss und kostet Arbeiter: { $what }.
bri-none-left = Keiner ist übrig.
bri-n-any = { $n } beliebiger Farbe
bri-own-wife = { $name }, deine eigene Braut
bri-wife-of = { $name }, Braut von { $who }
bri-ship-for = { $n ->
    [one] { $ship }, { $n } Dukat
   *[other] { $ship }, { $n } Dukaten
}
bri-ship-swap = { $ship }, Tausch
bri-gives = { $name } gibt
bri-gains = und gewinnt
bri-chain = Was jetzt geschieht
bri-you-answer = Du darfst antworten
bri-answers = { $name } darf antworten
bri-everyone-asked = Alle Anwesenden werden gefragt, ob mit Tafel oder ohne.
bri-marry = { $name } heiraten
bri-hire = { $name } anheuern
bri-choosing = wählt noch
bri-else-carried = Sonst führt { $name } es aus.
bri-else-happens = Sonst wirkt es.
bri-your-answer = Deine Antwort
vir-cities = Städte
vir-patronage = Schirmherrschaft
vir-palace = Palast von { $name }
vir-printed = aufgedruckt
vir-upgrade = Verbesserung
vir-courtier = Höfling
vir-siege = Belagerung
vir-siege-of = Belagerung von { $city }
vir-battle-at = Schlacht bei { $city }
vir-attacker = Angreifer
vir-defender = Verteidiger
vir-neutral = die Stadt selbst
vir-would-fall = Passen jetzt beide, siegt der Angreifer.
vir-would-hold = Passen jetzt beide, hält der Verteidiger stand.
vir-left-n = links { $n }
vir-right-n = rechts { $n }
vir-other-palaces = Andere Paläste
vir-n-florins = { $n } Florin
vir-n-crowns = { $n ->
    [one] { $n } Krone
   *[other] { $n } Kronen
}
vir-n-crosses = { $n ->
    [one] { $n } Kreuz
   *[other] { $n } Kreuze
}
vir-n-either = { $n ->
    [one] { $n } Krone oder Kreuz
   *[other] { $n } Kronen oder Kreuze
}
vir-n-ships = { $n ->
    [one] { $n } Schiff
   *[other] { $n } Schiffe
}
vir-n-cavalry = { $n } Kavallerie
vir-n-masks = { $n ->
    [one] { $n } Maske
   *[other] { $n } Masken
}
vir-n-bonuses = { $n ->
    [one] { $n } Kriegsbonus
   *[other] { $n } Kriegsboni
}
vir-n-arrows = { $n ->
    [one] { $n } Pfeil
   *[other] { $n } Pfeile
}
vir-n-points = { $n ->
    [one] { $n } Punkt wert.
   *[other] { $n } Punkte wert.
}
vir-city-shows = Ihr Plättchen zeigt { $what }.
vir-city-pirates = Ein Piratenhafen: nie zu annektieren, nur zu erobern.
vir-city-home = Startstadt von { $power }.
vir-hint-step = Ein weiterer Raum kostet { $price }.
vir-hint-moving = Du stehst bei { $here }; der nächste Raum ist { $next }.
vir-hint-announcing = Alles zusammen steht es { $attack } zu { $defence }. { $outcome }
vir-hint-annexing = Du zahlst mehr Kronen als den Wert und ein Schiff für jedes Meer dazwischen.
vir-hint-governing = Jede Krone und jedes Kreuz deckt zwei Plättchen auf oder reaktiviert eine Allianz.
vir-hint-recruiting = Eine Truppe kostet { $own } in deinen Startstädten, sonst { $other }.
vir-hint-wages = Deine { $n } Truppen auf dem Brett kosten { $price }.
vir-hint-financing = Das nächste Feld kostet { $price }.
vir-patrons = Personen und Werke
vir-market = Markt
vir-payment = Bezahlung
vir-nothing-to-pay = Nichts zum Bezahlen.
vir-domain = Herrschaft
vir-up-down = { $up } offen, { $down } verdeckt
vir-face-down = verdeckt
vir-florins = Florin
vir-troops = Truppen im Vorrat
vir-crosses = Kreuze
vir-points = Punkte
vir-agents = bereite Agenten
vir-moment = { $part ->
    [1] Jahr { $n }, Frühling
    [2] Jahr { $n }, Belagerungen
    [3] Jahr { $n }, Winter
    [last] Jahr { $n }, letzter Winter
   *[other] Jahr { $n }
}
vir-city-at = { $city } ({ $price })
vir-indulgence-lies = Der Ablass bleibt in diesem Raum liegen und kostet dort 1 Punkt.
vir-room-called = Raum { $action }
vir-room-twin = { $action } ({ $card })
vir-upgrade-called = Verbesserung von { $action }
vir-strength-troops = Truppen
vir-strength-walls = Mauern
vir-strength-bonuses = Boni
vir-would-tie = Passen jetzt beide, siegt niemand.
vir-symbols = Symbole zur Hand
vir-turns-over = einmal genutzt, dann verdeckt
vir-gives = bringt
vir-courtier-bonus = { $n ->
    [0] Kostenlos; der Höfling liegt danach verdeckt.
   *[other] Kostet { $n } Florin; der Höfling liegt danach verdeckt.
}
vir-price = Kostet { $price }.
vir-costs = kostet
vir-left = übrig
vir-from-tile = Plättchen
vir-from-room = Raum
vir-from-courtier = Höfling
vir-sum-of = { $given } von { $of }
vir-purse = Kasse
vir-turns-none = Es zahlen nur Raumkarten und Münzen: Nichts wird umgedreht.
vir-turns-n = { $n ->
    [one] { $n } Karte oder Plättchen wird umgedreht.
   *[other] { $n } Karten und Plättchen werden umgedreht.
}
vir-choose-place = Einen Platz wählen
vir-pay-this = So bezahlen
gives = Gibt
wants = Will
arg-attacker = Angreifer
arg-defender = Verteidiger
arg-owner = Wessen
arg-troop = Truppe
arg-to = An wen
arg-gold = Gold
arg-influence = Einfluss
arg-give-gold = Du gibst Gold
arg-give-influence = Du gibst Einfluss
arg-want-gold = Du willst Gold
arg-want-influence = Du willst Einfluss
arg-promise = Mit einem Versprechen in Worten
arg-given = Du gibst
arg-amount = Betrag
arg-tile = Plättchen
arg-district = Bezirk
arg-ship = Schiff
arg-colour = Farbe
arg-target = Ziel
arg-rank = Platz
arg-start = Von
arg-end = Nach
arg-place = Ort
arg-alliance = Allianz
arg-symbol = Symbol
arg-first = Erstes
arg-second = Zweites
arg-third = Drittes
arg-source = Quelle
arg-sources = Quellen
arg-tiles = Plättchen
arg-alliances = Allianzen
arg-kept = Wen du behältst
arg-items = Gegenstände
arg-cards = Karten
arg-card = Karte
arg-give = Du gibst
arg-take = Du nimmst
arg-building = Gebäude
arg-order = Auftrag
arg-street = Gasse
arg-partners = Mit wem
arg-crowns = Kronen
arg-crosses = Kreuze
arg-city = Stadt
arg-victim = Opfer
arg-masks = Masken
arg-ships = Schiffe
arg-florins = Florin
arg-cavalry = Reiterei
arg-hidden-cards = Karten, verdeckt
arg-shown-cards = Karten, dem Zugspieler gezeigt
arg-open-cards = Karten, offen
arg-field = Feld
arg-coins = Münzen
arg-item = Was
arg-lot = Plättchen
arg-cards-1 = Karten von Platz 1
arg-cards-2 = Karten von Platz 2
arg-cards-3 = Karten von Platz 3
arg-cards-4 = Karten von Platz 4
arg-cards-5 = Karten von Platz 5

# Punkte, Rat, Analyse
points-now = Punkte jetzt
source = Herkunft
hidden-now = Das wissen nur andere
scores-about = So viele Punkte hätten alle, wenn die Partie jetzt endete. Ein Fragezeichen steht für das, was nur andere wissen.
advice = Ein Bot würde erwägen
advice-ask = Bot fragen
advice-thinking = Ein Bot denkt nach …
advice-chance = gewinnt { $chance } von 100
say-aloud = Dazu sagen
say-aloud-hint = Alle hören es; es bindet niemanden
chances-over-time = Gewinnchancen in %
turning-points = Wendepunkte
luck = Der Zufall entschied
better-choices = Wo die Bots anders entschieden hätten
bots-would = Bots: { $deed } ({ $chance })
prices-paid = Preise
price-what = Wofür
price-paid = bezahlt
price-limit = Grenze der Bots
analysis-working = Die Bots sehen sich die Partie an. Das dauert etwa eine Minute.
analysis-failed = Zu dieser Partie gibt es keine Analyse.
analysis-short = Den Bots fehlte die Zeit: Der spätere Teil fehlt.
game-rests = Diese Partie ruht.
closed-other-rules = Sie begann nach anderen Regeln, als dieser Server sie jetzt hat.
rests-read = Tagebuch, Gespräch und Notizen lassen sich lesen wie bisher.
rests-more = Die Partie selbst ist unversehrt: Ein Server mit ihren Regeln spielt sie auf denselben Daten ab dem letzten Zug weiter.
you-here = Deine Seite
guest-until = Gast: dieser Browser erinnert sich an dich
account = Konto
account-is = Du bist als { $login } angemeldet.
why-account = Zum Spielen nicht nötig. Ein Konto behält deine Tische, Notizen, Partien und Wertungen auf jedem Gerät.
make-account = Konto anlegen
sign-in = Anmelden
sign-out = Abmelden
login = Kontoname
password = Passwort
email-optional = E-Mail, nur für Erinnerungen (freiwillig)
keep = Übernehmen
kept = Übernommen.
account-made = Das Konto gehört dir; alles, was du als Gast hattest, ist darin.
signed-in = Du bist angemeldet.
signed-out = Dieser Browser hat dich vergessen.
while-away = Während du weg bist
away-until = Deine Uhren stehen bis { $day }.
vacation-days = Tage Urlaub: deine Uhren stehen (0 beendet ihn)
vacation-begun = Deine Uhren stehen.
vacation-ended = Deine Uhren laufen wieder.
remind-me = In diesem Browser erinnern
reminders-on = Dieser Browser erinnert dich, wenn ein Tisch auf dich wartet.
no-reminders = Dieser Server schickt Browsern keine Erinnerungen.
no-push-here = Dieser Browser kann keine Erinnerungen zeigen.
push-refused = Dem Browser wurden Erinnerungen nicht erlaubt.
your-games = Deine Partien
no-games-yet = Noch keine beendete Partie.
games-n = Partien
wins-n = Gewonnen
against-people = Gegen Menschen gewonnen
mean-place = Mittlerer Platz
rating = Wertung
agreements = Was am Tisch gilt
agree-spectators = Andere dürfen zusehen
agree-delay = Sie sehen den Tisch
delay-minutes = { $n ->
    [0] sofort
    [one] eine Minute später
   *[other] { $n } Minuten später
}
agree-undo = Zurücknehmen ist frei, wo es nichts verrät
agree-takeback = Um Rücknahmen darf gebeten werden
agree-leaver = Läuft die Zeit ab, spielt ein Bot weiter
agree-hints = Rat der Bots
hints-usual = wie üblich: an privaten Tischen ohne Wertung
hints-yes = erlaubt
hints-no = nicht erlaubt
agree-rated = Die Partie zählt für die Wertung
gen-accept = Angebot von { $name } annehmen
gen-reward = Die Sonderkarte, die ein großer Auftrag bringt
gen-who-pays = Wer zahlt
gen-you-pay = Du zahlst
gen-cards-given = Karten, die du gibst
gen-who-sees = Wer sie sehen darf
gen-no-yield = Dieses Feld bringt nichts, was man versprechen könnte.
gen-target = Feld
gen-to = Für wen
gen-promise = Etwas vom Ertrag der Aktion versprechen
vir-in-room = Raum
vir-as-upgrade = Verbesserung
vir-as-courtier = Höfling
bri-hand = Auf der Hand
bri-wedded = Verheiratet
bri-leads = leitet
if-it-ended = Wenn jetzt Schluss wäre
gen-or = oder
gen-markers-left = Marker übrig
# Names on the plan of small screens, where letters are larger than the drawing.
gen-short-grain-warehouse = Getreide
gen-short-metal-warehouse = Metalle
gen-short-cloth-warehouse = Tuch
gen-short-spice-warehouse = Gewürze
gen-short-post-station = Post
gen-short-guild-hall = Gilde
gen-short-town-hall = Rathaus
gen-tower-stands = Turm: { $field }, { $left ->
    [0] sein letztes Feld
    [one] noch ein Feld
   *[other] noch { $left } Felder
}.
gen-aloud = Biete { $gives } ({ $field })
gen-aloud-both = Biete { $gives } ({ $field }); will { $wants }
gen-aloud-want = Biete mich an für { $wants } ({ $field })
gen-n-ducats = { $n } Dukaten
days = { $n ->
    [one] je ein Tag
   *[other] je { $n } Tage
}
gen-from-the-action = { $thing } aus der Aktion
gen-accept-short = Annehmen
gen-accept-for = { $offers } für das Feld { $field } annehmen
gen-ask-aloud = { $name }: { $gets } fordern ({ $field })
gen-agree = Einwilligen: { $gives } ({ $field })
gen-withdraw = Forderung zurückziehen: { $gives } ({ $field }, { $name })
gen-missing-to = Wähle, von wem du forderst
gen-missing-target = Wähle ein Feld
gen-your-turn = Dein Zug.
gen-turn-of = Am Zug: { $name }.
gen-roll-dice = Rot bestimmt die Spalte, Blau die Reihe.
gen-roll-card = Rot bestimmt die Spalte, Blau die Reihe; oder zeig auf ein Feld und nutze deine Karte.
over-now = Das Spiel ist zu Ende.
pri-bid-pay = Biete { $bid }, zahle { $pay }
pri-off = Du zahlst { $off } weniger, als du bietest.
pri-hold-neither = Du hast keines von beiden; gefragt werden alle, damit niemand etwas merkt.
pri-order-hint = Das höchste Gebot ist zuerst dran. Alle werden zugleich aufgedeckt, und jeder zahlt seines, sobald die Familien gewählt sind.
pri-side = Einkommen am Ende jeder Dekade; es gilt Seite { $side }
pri-priced = { $deed } ({ $price })
pri-n-gold = { $n } Gold
pri-n-influence = { $n } Einfluss
pri-from-gold = ab { $n } Gold
choose-the = Noch zu wählen: { $what }
pri-command-pays = Der Sold: { $gold } am Ende der Dekade, auch nach einer Niederlage.
gen-told-turn = { $name } ist am Zug, Runde { $n }
gen-told-rolls = { $name } würfelt { $red } und { $blue }: { $field }
gen-told-acts = { $name } handelt: { $field }
gen-told-offer = { $name } bietet für das Feld { $field }
gen-told-ask = { $name } stellt an { $to } eine Forderung für das Feld { $field }
gen-told-wants = will dafür { $wants }
gen-told-deal = { $name } nimmt das Angebot von { $partner } an: { $field }
gen-told-pays = { $giver } zahlt { $taker }
gen-told-gives = { $giver } gibt { $taker } { $things }
gen-told-takes = { $name } nimmt { $things }
gen-told-draws = { $name } zieht: { $things }
gen-told-owner = Für den Besitz von { $name }: { $field }
gen-told-fulfils = { $name } erfüllt: { $card }
gen-told-delivers = { $name } überbringt: { $card }
gen-told-nothing = { $n ->
    [one] { $names } bietet nichts
   *[other] { $names } bieten nichts
  }
gen-told-keep = { $n ->
    [one] { $names } lässt die Angebote stehen
   *[other] { $names } lassen die Angebote stehen
  }
pri-told-start = { $name } zahlte für den Start
pri-told-troop = { $name } kaufte: { $troop }
pri-told-won = { $name } erhielt den Zuschlag: { $lot }
pri-told-income = { $name } erhielt Einkommen und Sold
gen-the-action = die Aktion
gen-may-use-more = Noch möglich sind Sonderkarten und ein kleiner Auftrag dieses Gebäudes.
gen-nothing-more = Hier lässt sich nichts mehr einsetzen.
gen-rounds = Runde { $round }
gen-keep-or-change = Lass sie stehen, mach neue stattdessen, oder biete nichts.
gen-beside = neben
gen-markers-own = Dir bleiben Marker: { $n }
gen-missing-street = Wähle eine Gasse
gen-missing-deed = Wähle, was auf einem Gebäude geschieht
gen-deed-at = { $building }: { $deed }
gen-against = { $gets }, du gibst { $gives }
gen-rest = In diesem Zug nichts mehr bieten
gen-promise-asked = Etwas vom Ertrag der Aktion fordern
gen-let-answer = { $name } antworten lassen
gen-take-back = Zurückziehen
gen-act-spend = Selbst handeln (mit Karte)
gen-new-for-old = Deine neuen Angebote treten an die Stelle der alten.
gen-offer-spends = Deine Aktion ist verbraucht; eine weitere kostet die Karte { $card }.
gen-acted = gehandelt
gen-no-action = Keine Aktion mehr in diesem Zug
gen-owner-you = Es gehört dir: +{ $n } von der Bank.
gen-owner-other = Es gehört { $name }: { $n } von der Bank.
pri-family-high = { $name } führt mit { $n }; du stehst bei { $own }.
pri-nothing-to-use = Du hast nichts dafür; gefragt werden alle, damit niemand etwas merkt.
pri-cannot-raise = Du hast { $held }: Das reicht für kein höheres Gebot.
pri-take = Nehmen
gen-accept-here = { $offers } annehmen
gen-told-privileges = { $name } deckt Privilegien auf: { $cards }
gen-told-buildings = { $n ->
    [one] { $name } besitzt ein Gebäude
   *[other] { $name } besitzt { $n } Gebäude
  }
# Where long words of boards and cards may be divided.
divided = Groß-kaufmann Waffen-schmied Truppen-bestechung Kardinals-bestechung Kriegs-erklärung Meuchel-mörder Doppel-gänger Anti-dotum Calum-niator Emis-sarius Falco-narius Magis-tratus Tabu-larius
