-- SQLite 3.40
SELECT CAST(substr("reminders"."dueDate", 12) AS TEXT), CAST(substr("reminders"."dueDate", 1, 10) AS TEXT) FROM "reminders" WHERE "reminders"."id" < ?1 ORDER BY "reminders"."id"
-- 1: 5 (integer 64)

-- PostgreSQL 13
SELECT to_char(CAST(CAST("reminders"."dueDate" AT TIME ZONE 'UTC' AS time) AS interval), 'HH24:MI:SS.US'), to_char(CAST(CAST("reminders"."dueDate" AT TIME ZONE 'UTC' AS date) AS timestamp), 'YYYY-MM-DD') FROM "reminders" WHERE "reminders"."id" < $1 ORDER BY "reminders"."id"
-- 1: 5 (integer 64)

-- MariaDB 10.11
SELECT CAST(CAST(CAST(`reminders`.`dueDate` AS TIME(6)) AS TIME(6)) AS CHAR), CAST(CAST(CAST(`reminders`.`dueDate` AS DATE) AS DATE) AS CHAR) FROM `reminders` WHERE `reminders`.`id` < ? ORDER BY `reminders`.`id`
-- 1: 5 (integer 64)
