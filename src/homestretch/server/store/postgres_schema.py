"""The schema of a PostgreSQL store, version by version, and the statements that use it."""

from __future__ import annotations

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        'CREATE TABLE homestretch_tables (id text COLLATE "C" PRIMARY KEY, made bigint NOT NULL, '
        "due bigint NOT NULL)",
        "CREATE INDEX homestretch_tables_due ON homestretch_tables (due) WHERE due > 0",
        'CREATE TABLE homestretch_events (table_id text COLLATE "C" NOT NULL, '
        "number integer NOT NULL, at bigint NOT NULL, body bytea NOT NULL, hash bytea NOT NULL, "
        "PRIMARY KEY (table_id, number))",
    ),
)
"""What leads to each version from the one before. Never changed, only added to."""

SCHEMA_VERSION = len(MIGRATIONS)

CHANNEL = "homestretch"
"""For what was added to tables."""
CALLS = "homestretch_calls"
"""For what processes tell each other and nobody keeps."""

LOCK_KEY = 0x48535452
"""Held while the schema is changed, so that processes which start together do not meet there."""

APPEND = f"""
WITH first AS (
    SELECT * FROM unnest(%s::text[], %s::int[], %s::bigint[], %s::bytea[], %s::bytea[],
                         %s::int[], %s::bigint[])
        AS f (table_id, number, at, body, hash, last, due)
), there AS (
    SELECT t.id FROM homestretch_tables t JOIN first ON t.id = table_id WHERE number > 1
    ORDER BY t.id FOR KEY SHARE OF t
), won AS (
    INSERT INTO homestretch_events (table_id, number, at, body, hash)
    SELECT table_id, number, at, body, hash FROM first
    WHERE number = 1 OR table_id IN (SELECT id FROM there) ORDER BY table_id
    ON CONFLICT DO NOTHING RETURNING table_id
), others AS (
    INSERT INTO homestretch_events (table_id, number, at, body, hash)
    SELECT o.* FROM unnest(%s::text[], %s::int[], %s::bigint[], %s::bytea[], %s::bytea[])
        AS o (table_id, number, at, body, hash) JOIN won USING (table_id)
), made AS (
    INSERT INTO homestretch_tables (id, made, due)
    SELECT table_id, at, coalesce(due, 0) FROM first JOIN won USING (table_id) WHERE number = 1
), moved AS (
    UPDATE homestretch_tables t SET due = first.due FROM first JOIN won USING (table_id)
    WHERE t.id = table_id AND t.due <> first.due
)
SELECT table_id, pg_notify('{CHANNEL}', table_id || ' ' || last)
FROM first JOIN won USING (table_id)
"""
"""All of a group in one statement, so in one transaction and one journey.

Who has the first number of a table has the others too: nobody counts on from a number that is not
there. Rows go in by the order of their tables, so that two processes never wait for each other.
Each table is held meanwhile, as a foreign key would hold it: whoever wants to delete it has done so
before, and nothing is added, or passes it over.
"""

CLAIM = """
UPDATE homestretch_tables SET due = %s WHERE id IN (
    SELECT id FROM homestretch_tables WHERE due > 0 AND due <= %s
    ORDER BY due LIMIT %s FOR NO KEY UPDATE SKIP LOCKED
) RETURNING id
"""
"""Nobody who adds to a table waits for this, nor this for them."""

LOAD = """
SELECT number, at, body, hash FROM homestretch_events WHERE table_id = %s AND number > %s
ORDER BY number
"""

FIND = "SELECT id FROM homestretch_tables WHERE id >= %s AND id < %s ORDER BY id LIMIT %s"

LAST = """
SELECT t.id, coalesce(e.number, 0), coalesce(e.at, t.made) FROM
    (SELECT id, made FROM homestretch_tables WHERE id > %s ORDER BY id LIMIT %s) t
    LEFT JOIN LATERAL (SELECT number, at FROM homestretch_events WHERE table_id = t.id
                       ORDER BY number DESC LIMIT 1) e ON true
ORDER BY t.id
"""

HOLD = """
SELECT id FROM homestretch_tables WHERE id = ANY(%s) ORDER BY id FOR UPDATE SKIP LOCKED
"""
"""Keeps everybody from adding to tables, but for those to which somebody is adding."""

DELETE = """
DELETE FROM homestretch_tables t WHERE id = ANY(%s) AND coalesce((
    SELECT at FROM homestretch_events WHERE table_id = t.id ORDER BY number DESC LIMIT 1
), made) < %s RETURNING id
"""
"""Of tables that are held those that are still old: they may have gone on just before."""

EMPTY = "DELETE FROM homestretch_events WHERE table_id = ANY(%s)"

CALL = f"SELECT pg_notify('{CALLS}', %s)"

SET_DUE = "UPDATE homestretch_tables SET due = %s WHERE due > 0 AND id = ANY(%s)"
