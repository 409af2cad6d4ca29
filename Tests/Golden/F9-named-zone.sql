-- SQLite 3.40
-- refused: SQLite 3.40 cannot express namedTimeZones (Europe/Berlin) in SELECT 1: SQLite knows no time zones; use an offset, or compute the zone's time in Swift

-- PostgreSQL 13
SELECT CAST(extract(hour FROM (nullif(nullif(greatest(least("reminders"."dueDate" AT TIME ZONE 'Europe/Berlin', timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC'), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') AS bigint) FROM "reminders"

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express namedTimeZones (Europe/Berlin) in SELECT 1: MariaDB has the time zones that its administrator loads, if any; use an offset, or compute in Swift
