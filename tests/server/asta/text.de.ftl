title = Asta
tagline = Going, going, gone.
