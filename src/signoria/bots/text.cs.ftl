because-better = lepší: { $what } (+{ $points })
because-worse = horší: { $what } (−{ $points })
because-points = vaše body
because-rivals = nejsilnější soupeř zůstane pozadu

because-banco-points = vaše mince

because-genoa-ducats = vaše pokladna
because-genoa-privileges = vaše privilegia
because-genoa-buildings = vaše budovy
because-genoa-orders = vaše zakázky
because-genoa-messages = vaše zprávy
because-genoa-goods = vaše zboží a zvláštní karty
because-genoa-prospects = co tento tah ještě může přinést

because-brides-influence = váš vliv
because-brides-marriage = mít vůbec někoho ženatého
because-brides-businesses = vaši dělníci a podniky
because-brides-ducats = vaše dukáty
because-brides-tiles = vaše žetony
because-brides-districts = co ještě mohou přinést čtvrti

because-princes-tiles = vaše městské destičky
because-princes-events = vaše události a papež
because-princes-money = vaše zlato a vliv
because-princes-income = váš příjem
because-princes-troops = vaše vojska
because-princes-triumphs = vaše triumfy
because-princes-cards = vaše karty zrady
because-princes-auction = probíhající dražba nebo válka

because-virtu-prestige = vaše prestiž
because-virtu-cities = vaše města
because-virtu-patronage = vaše mecenášství
because-virtu-symbols = vaše karty a destičky
because-virtu-florins = vaše floriny
because-virtu-troops = vaše vojska a obléhání
