"""Alembic's environment: migrations run on the connection that `migrate` hands over."""

from alembic import context

from signoria.server.store.schema import meta

context.configure(
    connection=context.config.attributes["connection"], target_metadata=meta, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
