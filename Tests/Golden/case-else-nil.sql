-- SQLite 3.40
SELECT CASE WHEN "reminders"."isCompleted" THEN "reminders"."id" ELSE ?1 END, CASE WHEN "reminders"."isCompleted" THEN "reminders"."prio" ELSE ?2 END FROM "reminders" ORDER BY "reminders"."id"
-- 1: NULL (integer 64)
-- 2: NULL (integer 64)

-- PostgreSQL 13
SELECT CASE WHEN "reminders"."isCompleted" THEN "reminders"."id" ELSE $1 END, CASE WHEN "reminders"."isCompleted" THEN "reminders"."prio" ELSE $2 END FROM "reminders" ORDER BY "reminders"."id"
-- 1: NULL (integer 64)
-- 2: NULL (integer 64)

-- MariaDB 10.11
SELECT CASE WHEN `reminders`.`isCompleted` THEN `reminders`.`id` ELSE ? END, CASE WHEN `reminders`.`isCompleted` THEN `reminders`.`prio` ELSE ? END FROM `reminders` ORDER BY `reminders`.`id`
-- 1: NULL (integer 64)
-- 2: NULL (integer 64)
