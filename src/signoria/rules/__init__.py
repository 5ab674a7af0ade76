"""The rule catalogues in docs/rules and how far code and tests cover them."""
