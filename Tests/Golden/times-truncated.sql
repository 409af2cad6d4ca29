-- SQLite 3.40
SELECT substr((substr(('2000-01-01' || ' ' || substr("reminders"."dueDate", 12)), 1, 19) || '.000000'), 12), substr((substr(('2000-01-01' || ' ' || substr("reminders"."dueDate", 12)), 1, 23) || '000'), 12), substr((substr(('2000-01-01' || ' ' || ?1), 1, 13) || ':00:00.000000'), 12) FROM "reminders" WHERE "reminders"."id" < ?2 ORDER BY "reminders"."id"
-- 1: 10:59:59.000000 (time)
-- 2: 5 (integer 64)

-- PostgreSQL 13
SELECT CAST((date_trunc('second', ((CAST('2000-01-01' AS date) + CAST("reminders"."dueDate" AT TIME ZONE 'UTC' AS time)) AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' AS time), CAST((date_trunc('milliseconds', ((CAST('2000-01-01' AS date) + CAST("reminders"."dueDate" AT TIME ZONE 'UTC' AS time)) AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' AS time), CAST((date_trunc('hour', ((CAST('2000-01-01' AS date) + $1) AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' AS time) FROM "reminders" WHERE "reminders"."id" < $2 ORDER BY "reminders"."id"
-- 1: 10:59:59.000000 (time)
-- 2: 5 (integer 64)

-- MariaDB 10.11
SELECT CAST(CAST(DATE_FORMAT(CAST(TIMESTAMP(DATE'2000-01-01', CAST(`reminders`.`dueDate` AS TIME(6))) AS DATETIME(6)), '%Y-%m-%d %H:%i:%s', 'en_US') AS DATETIME(6)) AS TIME(6)), CAST(CAST(left(DATE_FORMAT(CAST(TIMESTAMP(DATE'2000-01-01', CAST(`reminders`.`dueDate` AS TIME(6))) AS DATETIME(6)), '%Y-%m-%d %H:%i:%s.%f', 'en_US'), 23) AS DATETIME(6)) AS TIME(6)), CAST(CAST(DATE_FORMAT(CAST(TIMESTAMP(DATE'2000-01-01', ?) AS DATETIME(6)), '%Y-%m-%d %H:00:00', 'en_US') AS DATETIME(6)) AS TIME(6)) FROM `reminders` WHERE `reminders`.`id` < ? ORDER BY `reminders`.`id`
-- 1: 10:59:59.000000 (time)
-- 2: 5 (integer 64)
