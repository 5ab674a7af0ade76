# The things that are better or worse stand in the case that the two first lines ask for.
because-better = good for { $what } (+{ $points })
because-worse = bad for { $what } (−{ $points })
because-rivals-better = it holds your strongest rival back (by { $points })
because-rivals-worse = it helps your strongest rival (by { $points })
because-and = { $first }, and { $second }
because-but = { $first }, but { $second }
because-only = there is no other answer
because-equal = about as good as the other answers
because-later = it should pay off later
because-loses = it should cost you later

because-points = your points

because-banco-points = your coins

because-genoa-ducats = your purse
because-genoa-privileges = your privileges
because-genoa-buildings = your buildings
because-genoa-orders = your orders
because-genoa-messages = your messages
because-genoa-goods = your goods and special cards
because-genoa-prospects = what this turn can still bring

because-brides-influence = your influence
because-brides-marriage = being married at all
because-brides-businesses = your workers and businesses
because-brides-ducats = your ducats
because-brides-tiles = your tiles
because-brides-districts = what the districts can still bring
because-brides-secrecy = keeping your plans hidden

because-princes-tiles = your city tiles
because-princes-events = your events and the Pope
because-princes-money = your gold and influence
because-princes-income = your income
because-princes-troops = your troops
because-princes-triumphs = your triumphs
because-princes-cards = your treachery cards
because-princes-auction = the running auction or war

because-virtu-prestige = your prestige
because-virtu-cities = your cities
because-virtu-patronage = your patronage
because-virtu-symbols = your cards and tiles
because-virtu-florins = your florins
because-virtu-troops = your troops and sieges
because-virtu-wheel = your next rooms
