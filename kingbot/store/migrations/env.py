"""Run by Alembic: the migrations use the connection, and the transaction, that the store hands over."""

from alembic import context

from kingbot.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
