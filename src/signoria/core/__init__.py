"""The rules engine. It knows no game, no JSON and no clock; every file here also compiles with mypyc."""
