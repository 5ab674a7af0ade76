"""Tiles that many of the vectors name."""

from tests.games.brides.table import tile

SICARIUS, VENENUM, CUSTOS, LATRO = tile("sicarius"), tile("dark venenum"), tile("custos"), tile("latro")
LUIGI, RAFFAELE = tile("luigi_granara"), tile("raffaele_oliva")
