-- SQLite 3.40
SELECT count(*) FROM "reminders" WHERE (SELECT strftime('%Y-%m-%d %H:%M:%f000', 'now')) = (SELECT strftime('%Y-%m-%d %H:%M:%f000', 'now'))

-- PostgreSQL 13
SELECT count(*) FROM "reminders" WHERE statement_timestamp() = statement_timestamp()

-- MariaDB 10.11
SELECT count(*) FROM `reminders` WHERE UTC_TIMESTAMP(6) = UTC_TIMESTAMP(6)
