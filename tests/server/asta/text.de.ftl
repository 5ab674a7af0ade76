title = Asta
tagline = Going, going, gone.

# Where points come from.
points-lots = Lots
points-gold = Gold
