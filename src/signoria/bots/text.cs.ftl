# The things that are better or worse stand in the case that the two first lines ask for.
because-better = dobré pro { $what } (+{ $points })
because-worse = špatné pro { $what } (−{ $points })
because-rivals-better = brzdí to nejsilnějšího soupeře (o { $points })
because-rivals-worse = pomáhá to nejsilnějšímu soupeři (o { $points })
because-and = { $first } a { $second }
because-but = { $first }, ale { $second }
because-only = jiná odpověď není
because-equal = asi stejně dobré jako ostatní odpovědi
because-later = později by se to mělo vyplatit
because-loses = později by se to mohlo vymstít

because-points = tvoje body

because-banco-points = tvoje mince

because-genoa-ducats = tvou pokladnu
because-genoa-privileges = tvoje privilegia
because-genoa-buildings = tvoje budovy
because-genoa-orders = tvoje zakázky
because-genoa-messages = tvoje zprávy
because-genoa-goods = tvoje zboží a zvláštní karty
because-genoa-prospects = to, co tento tah ještě může přinést

because-brides-influence = tvůj vliv
because-brides-marriage = vyhlídku na svatbu vůbec
because-brides-businesses = tvoje dělníky a podniky
because-brides-ducats = tvoje dukáty
because-brides-tiles = tvoje žetony
because-brides-districts = to, co ještě mohou přinést čtvrti
because-brides-secrecy = utajení tvých záměrů

because-princes-tiles = tvoje městské dílky
because-princes-events = tvoje události a papeže
because-princes-money = tvoje zlato a vliv
because-princes-income = tvůj příjem
because-princes-troops = tvoje vojska
because-princes-triumphs = tvoje triumfy
because-princes-cards = tvoje karty zrady
because-princes-auction = probíhající dražbu nebo válku

because-virtu-prestige = tvou prestiž
because-virtu-cities = tvoje města
because-virtu-patronage = tvoje mecenášství
because-virtu-symbols = tvoje karty a dílky
because-virtu-florins = tvoje florény
because-virtu-troops = tvoje vojska a obléhání
because-virtu-wheel = tvoje příští komnaty
