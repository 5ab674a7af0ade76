"""Storage: SQLAlchemy Core, one set of queries for SQLite and PostgreSQL."""
