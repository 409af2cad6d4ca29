-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE FALSE

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE FALSE

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE FALSE
