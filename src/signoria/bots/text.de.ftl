# The things that are better or worse stand in the case that the two first lines ask for.
because-better = gut für { $what } (+{ $points })
because-worse = schlecht für { $what } (−{ $points })
because-rivals-better = es hält den stärksten Gegner zurück (um { $points })
because-rivals-worse = es hilft dem stärksten Gegner (um { $points })
because-and = { $first }, und { $second }
because-but = { $first }, aber { $second }
because-only = es gibt keine andere Antwort
because-equal = etwa so gut wie die anderen Antworten
because-later = es sollte sich später auszahlen
because-loses = es sollte sich später rächen

because-points = deine Punkte

because-banco-points = deine Münzen

because-genoa-ducats = deine Kasse
because-genoa-privileges = deine Privilegien
because-genoa-buildings = deine Gebäude
because-genoa-orders = deine Aufträge
because-genoa-messages = deine Nachrichten
because-genoa-goods = deine Waren und Sonderkarten
because-genoa-prospects = das, was dieser Zug noch bringen kann

because-brides-influence = deinen Einfluss
because-brides-marriage = die Aussicht, überhaupt zu heiraten
because-brides-businesses = deine Arbeiter und Betriebe
because-brides-ducats = deine Dukaten
because-brides-tiles = deine Plättchen
because-brides-districts = das, was die Bezirke noch bringen können
because-brides-secrecy = deine verdeckten Pläne

because-princes-tiles = deine Stadtplättchen
because-princes-events = deine Ereignisse und den Papst
because-princes-money = dein Gold und deinen Einfluss
because-princes-income = dein Einkommen
because-princes-troops = deine Truppen
because-princes-triumphs = deine Triumphe
because-princes-cards = deine Verräterkarten
because-princes-auction = die laufende Versteigerung oder den laufenden Krieg

because-virtu-prestige = dein Prestige
because-virtu-cities = deine Städte
because-virtu-patronage = dein Mäzenatentum
because-virtu-symbols = deine Karten und Plättchen
because-virtu-florins = deine Florin
because-virtu-troops = deine Truppen und Belagerungen
because-virtu-wheel = deine nächsten Räume
