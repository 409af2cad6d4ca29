-- SQLite 3.40
UPDATE "reminders" SET "isCompleted" = NOT "reminders"."isCompleted"

-- PostgreSQL 13
UPDATE "reminders" SET "isCompleted" = NOT "reminders"."isCompleted"

-- MariaDB 10.11
UPDATE `reminders` SET `isCompleted` = `reminders`.`isCompleted` = FALSE
