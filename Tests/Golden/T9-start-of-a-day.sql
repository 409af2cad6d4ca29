-- SQLite 3.40
SELECT (substr("reminders"."dueDate", 1, 10) || ' ' || '00:00:00.000000'), (substr("reminders"."dueDate", 1, 10) || ' ' || '00:00:00.000000') = "reminders"."dueDate" FROM "reminders" WHERE "reminders"."id" <= ?1 ORDER BY "reminders"."id"
-- 1: 4 (integer 64)

-- PostgreSQL 13
SELECT ((CAST("reminders"."dueDate" AT TIME ZONE 'UTC' AS date) + CAST('00:00:00.000000' AS time)) AT TIME ZONE 'UTC'), ((CAST("reminders"."dueDate" AT TIME ZONE 'UTC' AS date) + CAST('00:00:00.000000' AS time)) AT TIME ZONE 'UTC') = "reminders"."dueDate" FROM "reminders" WHERE "reminders"."id" <= $1 ORDER BY "reminders"."id"
-- 1: 4 (integer 64)

-- MariaDB 10.11
SELECT CAST(TIMESTAMP(CAST(`reminders`.`dueDate` AS DATE), TIME'00:00:00.000000') AS DATETIME(6)), CAST(TIMESTAMP(CAST(`reminders`.`dueDate` AS DATE), TIME'00:00:00.000000') AS DATETIME(6)) = `reminders`.`dueDate` FROM `reminders` WHERE `reminders`.`id` <= ? ORDER BY `reminders`.`id`
-- 1: 4 (integer 64)
