"""Many games at once: simulations, fuzzing, benchmarks, and the checks that every title must pass."""

import logging

# What bots do wrong is counted and told at the end; without a handler each case would also go to stderr.
logging.getLogger("signoria").addHandler(logging.NullHandler())
