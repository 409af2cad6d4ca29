-- SQLite 3.40
SELECT CASE WHEN "reminders"."isCompleted" THEN "reminders"."id" * ?1 END FROM "reminders" ORDER BY "reminders"."id"
-- 1: 10 (integer 64)

-- PostgreSQL 13
SELECT CASE WHEN "reminders"."isCompleted" THEN "reminders"."id" * $1 END FROM "reminders" ORDER BY "reminders"."id"
-- 1: 10 (integer 64)

-- MariaDB 10.11
SELECT CASE WHEN `reminders`.`isCompleted` THEN `reminders`.`id` * ? END FROM `reminders` ORDER BY `reminders`.`id`
-- 1: 10 (integer 64)
