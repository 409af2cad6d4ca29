-- SQLite 3.40
SELECT count(*) FROM "reminders" WHERE substr((SELECT strftime('%Y-%m-%d %H:%M:%f000', 'now')), 12) = substr((SELECT strftime('%Y-%m-%d %H:%M:%f000', 'now')), 12) AND (substr((SELECT strftime('%Y-%m-%d %H:%M:%f000', 'now')), 1, 10) || ' ' || substr((SELECT strftime('%Y-%m-%d %H:%M:%f000', 'now')), 12)) = (SELECT strftime('%Y-%m-%d %H:%M:%f000', 'now'))

-- PostgreSQL 13
SELECT count(*) FROM "reminders" WHERE CAST(statement_timestamp() AT TIME ZONE 'UTC' AS time) = CAST(statement_timestamp() AT TIME ZONE 'UTC' AS time) AND ((CAST(statement_timestamp() AT TIME ZONE 'UTC' AS date) + CAST(statement_timestamp() AT TIME ZONE 'UTC' AS time)) AT TIME ZONE 'UTC') = statement_timestamp()

-- MariaDB 10.11
SELECT count(*) FROM `reminders` WHERE CAST(UTC_TIMESTAMP(6) AS TIME(6)) = CAST(UTC_TIMESTAMP(6) AS TIME(6)) AND CAST(TIMESTAMP(CAST(UTC_TIMESTAMP(6) AS DATE), CAST(UTC_TIMESTAMP(6) AS TIME(6))) AS DATETIME(6)) = UTC_TIMESTAMP(6)
