-- SQLite 3.40
SELECT substr("reminders"."dueDate", 1, 10), substr("reminders"."dueDate", 12) FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL AND "reminders"."id" <> ?1 ORDER BY "reminders"."id"
-- 1: 5 (integer 64)

-- PostgreSQL 13
SELECT CAST("reminders"."dueDate" AT TIME ZONE 'UTC' AS date), CAST("reminders"."dueDate" AT TIME ZONE 'UTC' AS time) FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL AND "reminders"."id" <> $1 ORDER BY "reminders"."id"
-- 1: 5 (integer 64)

-- MariaDB 10.11
SELECT CAST(`reminders`.`dueDate` AS DATE), CAST(`reminders`.`dueDate` AS TIME(6)) FROM `reminders` WHERE `reminders`.`dueDate` IS NOT NULL AND `reminders`.`id` <> ? ORDER BY `reminders`.`id`
-- 1: 5 (integer 64)
