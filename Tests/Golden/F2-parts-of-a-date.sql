-- SQLite 3.40
SELECT CAST(substr("reminders"."dueDate", 1, 4) AS INTEGER), ((CAST(substr("reminders"."dueDate", 6, 2) AS INTEGER) + 2) / 3), CAST(substr("reminders"."dueDate", 6, 2) AS INTEGER), CAST(substr("reminders"."dueDate", 9, 2) AS INTEGER) FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL AND "reminders"."id" <> ?1 ORDER BY "reminders"."id"
-- 1: 5 (integer 64)

-- PostgreSQL 13
SELECT CAST(extract(year FROM "reminders"."dueDate" AT TIME ZONE 'UTC') AS bigint), CAST(extract(quarter FROM "reminders"."dueDate" AT TIME ZONE 'UTC') AS bigint), CAST(extract(month FROM "reminders"."dueDate" AT TIME ZONE 'UTC') AS bigint), CAST(extract(day FROM "reminders"."dueDate" AT TIME ZONE 'UTC') AS bigint) FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL AND "reminders"."id" <> $1 ORDER BY "reminders"."id"
-- 1: 5 (integer 64)

-- MariaDB 10.11
SELECT YEAR(`reminders`.`dueDate`), QUARTER(`reminders`.`dueDate`), MONTH(`reminders`.`dueDate`), DAY(`reminders`.`dueDate`) FROM `reminders` WHERE `reminders`.`dueDate` IS NOT NULL AND `reminders`.`id` <> ? ORDER BY `reminders`.`id`
-- 1: 5 (integer 64)
