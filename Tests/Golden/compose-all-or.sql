-- SQLite 3.40
SELECT count(*) FROM "reminders"

-- PostgreSQL 13
SELECT count(*) FROM "reminders"

-- MariaDB 10.11
SELECT count(*) FROM `reminders`
