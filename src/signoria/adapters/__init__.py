"""The titles as other ecosystems know them: PettingZoo, OpenSpiel, NumPy. Each adapter serves every title."""
