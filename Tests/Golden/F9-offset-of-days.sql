-- SQLite 3.40
SELECT CAST(substr(nullif(max('0001', datetime(substr("reminders"."dueDate", 1, 19), 172800 || ' seconds') || substr("reminders"."dueDate", 20)), '0001'), 12, 2) AS INTEGER) FROM "reminders"

-- PostgreSQL 13
SELECT CAST(extract(hour FROM (nullif(nullif(greatest(least("reminders"."dueDate" AT TIME ZONE 'UTC' + 172800 * interval '1 second', timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC'), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') AS bigint) FROM "reminders"

-- MariaDB 10.11
-- refused: Koine refuses invalidValue (a time zone 172800 seconds ahead of UTC) in SELECT 1: engines would cut or change the value, or fail; bind a value that SQL has: text without NUL, instants of the years 1 to 9999 (clampedToStorableRange), decimals of the scale
