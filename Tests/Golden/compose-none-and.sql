-- SQLite 3.40
SELECT count(*) FROM "reminders" WHERE FALSE

-- PostgreSQL 13
SELECT count(*) FROM "reminders" WHERE FALSE

-- MariaDB 10.11
SELECT count(*) FROM `reminders` WHERE FALSE
