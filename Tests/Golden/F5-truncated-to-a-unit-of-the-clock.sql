-- SQLite 3.40
SELECT CAST(substr((substr("reminders"."dueDate", 1, 13) || ':00:00.000000'), 21, 6) AS INTEGER), CAST(substr((substr("reminders"."dueDate", 1, 23) || '000'), 21, 6) AS INTEGER) FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL AND "reminders"."id" <> ?1 ORDER BY "reminders"."id"
-- 1: 5 (integer 64)

-- PostgreSQL 13
SELECT (CAST(extract(microseconds FROM (date_trunc('hour', "reminders"."dueDate" AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') AS bigint) % 1000000), (CAST(extract(microseconds FROM (date_trunc('milliseconds', "reminders"."dueDate" AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') AS bigint) % 1000000) FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL AND "reminders"."id" <> $1 ORDER BY "reminders"."id"
-- 1: 5 (integer 64)

-- MariaDB 10.11
SELECT MICROSECOND(CAST(DATE_FORMAT(`reminders`.`dueDate`, '%Y-%m-%d %H:00:00', 'en_US') AS DATETIME(6))), MICROSECOND(CAST(left(DATE_FORMAT(`reminders`.`dueDate`, '%Y-%m-%d %H:%i:%s.%f', 'en_US'), 23) AS DATETIME(6))) FROM `reminders` WHERE `reminders`.`dueDate` IS NOT NULL AND `reminders`.`id` <> ? ORDER BY `reminders`.`id`
-- 1: 5 (integer 64)
