title = Genoa
