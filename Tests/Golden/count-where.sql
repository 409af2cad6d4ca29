-- SQLite 3.40
SELECT count(*) FROM "reminders" WHERE "reminders"."isCompleted"

-- PostgreSQL 13
SELECT count(*) FROM "reminders" WHERE "reminders"."isCompleted"

-- MariaDB 10.11
SELECT count(*) FROM `reminders` WHERE `reminders`.`isCompleted`
