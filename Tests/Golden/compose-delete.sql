-- SQLite 3.40
DELETE FROM "reminders" WHERE "reminders"."isCompleted"

-- PostgreSQL 13
DELETE FROM "reminders" WHERE "reminders"."isCompleted"

-- MariaDB 10.11
DELETE FROM `reminders` WHERE `reminders`.`isCompleted`
