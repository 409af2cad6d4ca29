-- SQLite 3.40
SELECT CASE WHEN "reminders"."isCompleted" THEN "reminders"."notes" END FROM "reminders" ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT CASE WHEN "reminders"."isCompleted" THEN "reminders"."notes" END FROM "reminders" ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT CASE WHEN `reminders`.`isCompleted` THEN `reminders`.`notes` END FROM `reminders` ORDER BY `reminders`.`id`
