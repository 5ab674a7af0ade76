why-stale = Die Frage hat sich geändert; bitte noch einmal hinsehen.
why-busy = Der Tisch ist sehr beschäftigt; bitte noch einmal versuchen.
why-stopped = Die Partie wurde einvernehmlich beendet.
why-not-started = Die Partie hat noch nicht begonnen.
why-started = Die Partie hat schon begonnen.
why-not-over = Die Partie ist nicht zu Ende.
why-no-table = Diesen Tisch gibt es nicht.
why-no-title = Diesen Titel gibt es nicht.
why-no-entry = Diesen Eintrag gibt es im Protokoll nicht.
why-no-such-seat = Diesen Platz gibt es nicht.
why-no-such-bot = Diese Art von Bot gibt es nicht.
why-no-person = Dieses Konto gibt es nicht.
why-no-promise = Dieses Versprechen gibt es nicht.
why-no-order = Diesen Auftrag gibt es nicht.
why-no-proposal = Diesen Vorschlag gibt es nicht mehr.
why-no-address = Unter dieser Adresse ist nichts.
why-seat-taken = Dort sitzt schon jemand.
why-seats-open = Es sind noch Plätze frei.
why-not-invited = Dieser Tisch ist privat; für einen Platz braucht es die Einladung.
why-not-seated = Das können nur Mitspielende an diesem Tisch.
why-not-your-seat = Das ist nicht dein Platz.
why-not-your-eyes = Mit den Augen der anderen sieht man erst nach dem Ende der Partie.
why-not-host = Das kann nur, wer den Tisch eröffnet hat.
why-no-spectators = An diesem Tisch wird nicht zugeschaut.
why-no-leaving = Die Partie läuft, und an diesem Tisch spielt kein Bot weiter.
why-delayed = Zuschauende sehen diesen Tisch verzögert; zurückblättern geht nach dem Ende.
why-dead-token = Dieser Platz-Link wurde ersetzt oder ist falsch.
why-nobody = Hier ist niemand angemeldet.
why-undo-agreed-none = An diesem Tisch wird ohne Rückgängig gespielt.
why-takeback-agreed-none = An diesem Tisch wird nichts zurückgenommen.
why-takeback-nothing = Diesen Eintrag kann man nicht zurücknehmen.
why-proposal-open = Ein anderer Vorschlag ist noch offen.
why-voted = Deine Antwort ist nicht gefragt.
why-replay = Das ist Vergangenheit.
why-record-secret = Das Protokoll würde Geheimnisse verraten; es öffnet sich nach dem Ende der Partie.
why-not-verified = Die Verteilung ließ sich nicht nachprüfen.
why-other-rules = Diese Partie wurde nach anderen Regeln gespielt, als dieser Server sie kennt.
why-bad-record = Dieses Protokoll ist nicht lesbar.
why-bad-action = Das ist keine Aktion dieses Spiels.
why-bad-request = Die Anfrage ist nicht lesbar.
why-bad-email = Das ist keine E-Mail-Adresse.
why-malformed = Die Nachricht ist nicht lesbar: { $detail }.
why-too-large = Das ist zu groß.
why-empty = Das ist leer.
why-hello-first = Die erste Nachricht muss hello sein.
why-foreign-origin = Diese Anfrage kommt von einer fremden Seite.
why-our-fault = Auf dem Server ging etwas schief; verloren ist nichts.
why-too-fast = Zu viel auf einmal; bitte in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
why-wrong-password = Name oder Passwort ist falsch.
why-login-taken = Dieser Name ist vergeben.
why-has-account = Du hast schon ein Konto.
why-vacation-used-up = { $days ->
    [0] In diesem Jahr ist kein Urlaub mehr übrig.
    [one] In diesem Jahr ist nur noch ein Urlaubstag übrig.
   *[other] In diesem Jahr sind nur noch { $days } Urlaubstage übrig.
}
why-no-push = Dieser Server schickt keine Push-Nachrichten.
why-push-host = Diesen Push-Dienst kennt der Server nicht.
why-notes-need-person = Notizen gehören einer Person; ein Platz-Link hat keine.
why-too-many-orders = Mehr Aufträge kann ein Platz nicht haben.
why-too-many-promises = Mehr Versprechen kann sich dieser Tisch nicht merken.
why-promise-settled = Dieses Versprechen ist schon beantwortet.
why-promise-not-accepted = Dieses Versprechen wurde nicht angenommen.
why-order-unclear = Ein Auftrag sagt genau eines: diese Antwort, bis zu einem Höchstgebot, die Antwort der Regeln.
why-order-frame = Eine solche Frage gibt es in diesem Spiel nicht.
why-order-event-unknown = Ein solches Ereignis gibt es in diesem Spiel nicht.
why-order-changed = Die Frage lautet jetzt anders.
why-order-maximum = Dein Höchstgebot ist überboten.
why-order-event = Es ist etwas geschehen, das diesen Auftrag beendet.
why-order-withdrawn = Du hast ihn zurückgezogen.
no-client = Der Signoria-Server läuft. Ein Web-Client ist nicht eingebaut; Programme sprechen mit /api (siehe /api/openapi.json).
notice-subject = { $table } wartet auf dich
notice-text = { $name }, der Tisch { $table } wartet auf deine Entscheidung: { $address }
