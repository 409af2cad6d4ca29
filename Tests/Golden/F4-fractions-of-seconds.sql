-- SQLite 3.40
SELECT CAST(substr("reminders"."dueDate", 18, 2) AS INTEGER), CAST(substr("reminders"."dueDate", 21, 6) AS INTEGER), CAST(strftime('%s', substr("reminders"."dueDate", 1, 19)) AS INTEGER) FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL AND "reminders"."id" <> ?1 ORDER BY "reminders"."id"
-- 1: 5 (integer 64)

-- PostgreSQL 13
SELECT CAST(trunc(extract(second FROM "reminders"."dueDate" AT TIME ZONE 'UTC')) AS bigint), (CAST(extract(microseconds FROM "reminders"."dueDate" AT TIME ZONE 'UTC') AS bigint) % 1000000), CAST(extract(epoch FROM date_trunc('second', "reminders"."dueDate" AT TIME ZONE 'UTC')) AS bigint) FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL AND "reminders"."id" <> $1 ORDER BY "reminders"."id"
-- 1: 5 (integer 64)

-- MariaDB 10.11
SELECT SECOND(`reminders`.`dueDate`), MICROSECOND(`reminders`.`dueDate`), TIMESTAMPDIFF(SECOND, '1970-01-01', CAST(`reminders`.`dueDate` AS DATETIME)) FROM `reminders` WHERE `reminders`.`dueDate` IS NOT NULL AND `reminders`.`id` <> ? ORDER BY `reminders`.`id`
-- 1: 5 (integer 64)
