"""Four Italian-Renaissance board games as software. Only the names listed here are public."""

__version__ = "0.1.0"

__all__ = ["__version__"]
