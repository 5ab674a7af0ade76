because-better = besser: { $what } (+{ $points })
because-worse = schlechter: { $what } (−{ $points })
because-points = deine Punkte
because-rivals = der stärkste Gegner bleibt zurück

because-banco-points = deine Münzen

because-genoa-ducats = deine Kasse
because-genoa-privileges = deine Privilegien
because-genoa-buildings = deine Gebäude
because-genoa-orders = deine Aufträge
because-genoa-messages = deine Nachrichten
because-genoa-goods = deine Waren und Sonderkarten
because-genoa-prospects = was dieser Zug noch bringen kann

because-brides-influence = dein Einfluss
because-brides-marriage = überhaupt verheiratet zu sein
because-brides-businesses = deine Arbeiter und Betriebe
because-brides-ducats = deine Dukaten
because-brides-tiles = deine Plättchen
because-brides-districts = was die Bezirke noch bringen können

because-princes-tiles = deine Stadtplättchen
because-princes-events = deine Ereignisse und der Papst
because-princes-money = dein Gold und dein Einfluss
because-princes-income = dein Einkommen
because-princes-troops = deine Truppen
because-princes-triumphs = deine Triumphe
because-princes-cards = deine Verräterkarten
because-princes-auction = die laufende Versteigerung oder der laufende Krieg

because-virtu-prestige = dein Prestige
because-virtu-cities = deine Städte
because-virtu-patronage = dein Mäzenatentum
because-virtu-symbols = deine Karten und Plättchen
because-virtu-florins = deine Florin
because-virtu-troops = deine Truppen und Belagerungen
