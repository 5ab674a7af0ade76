"""Many games at once: simulations, fuzzing, benchmarks, and the checks that every title must pass."""
