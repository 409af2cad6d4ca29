-- SQLite 3.40
SELECT CAST(strftime('%s', substr((substr("reminders"."dueDate", 1, 10) || ' ' || ?1), 1, 19)) AS INTEGER) FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL AND "reminders"."id" <> ?2 ORDER BY "reminders"."id"
-- 1: 10:30:00.000000 (time)
-- 2: 5 (integer 64)

-- PostgreSQL 13
SELECT CAST(extract(epoch FROM date_trunc('second', ((CAST("reminders"."dueDate" AT TIME ZONE 'UTC' AS date) + $1) AT TIME ZONE 'UTC') AT TIME ZONE 'UTC')) AS bigint) FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL AND "reminders"."id" <> $2 ORDER BY "reminders"."id"
-- 1: 10:30:00.000000 (time)
-- 2: 5 (integer 64)

-- MariaDB 10.11
SELECT TIMESTAMPDIFF(SECOND, '1970-01-01', CAST(CAST(TIMESTAMP(CAST(`reminders`.`dueDate` AS DATE), ?) AS DATETIME(6)) AS DATETIME)) FROM `reminders` WHERE `reminders`.`dueDate` IS NOT NULL AND `reminders`.`id` <> ? ORDER BY `reminders`.`id`
-- 1: 10:30:00.000000 (time)
-- 2: 5 (integer 64)
