-- SQLite 3.40
SELECT (CAST(strftime('%s', substr("reminders"."dueDate", 1, 19)) AS INTEGER) * 1000000 + CAST(substr("reminders"."dueDate", 21) AS INTEGER)) FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL AND "reminders"."id" <> ?1 ORDER BY "reminders"."id"
-- 1: 5 (integer 64)

-- PostgreSQL 13
SELECT (CAST(CAST('x' || encode(timestamptz_send("reminders"."dueDate"), 'hex') AS bit(64)) AS bigint) + 946684800000000) FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL AND "reminders"."id" <> $1 ORDER BY "reminders"."id"
-- 1: 5 (integer 64)

-- MariaDB 10.11
SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', `reminders`.`dueDate`) FROM `reminders` WHERE `reminders`.`dueDate` IS NOT NULL AND `reminders`.`id` <> ? ORDER BY `reminders`.`id`
-- 1: 5 (integer 64)
