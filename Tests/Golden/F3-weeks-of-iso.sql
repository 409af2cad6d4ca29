-- SQLite 3.40
SELECT CAST(strftime('%Y', substr("reminders"."dueDate", 1, 10), '-3 days', 'weekday 4') AS INTEGER), ((strftime('%j', substr("reminders"."dueDate", 1, 10), '-3 days', 'weekday 4') - 1) / 7 + 1), ((strftime('%w', substr("reminders"."dueDate", 1, 10)) + 6) % 7 + 1), CAST(strftime('%j', substr("reminders"."dueDate", 1, 10)) AS INTEGER) FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL AND "reminders"."id" <> ?1 ORDER BY "reminders"."id"
-- 1: 5 (integer 64)

-- PostgreSQL 13
SELECT CAST(extract(isoyear FROM "reminders"."dueDate" AT TIME ZONE 'UTC') AS bigint), CAST(extract(week FROM "reminders"."dueDate" AT TIME ZONE 'UTC') AS bigint), CAST(extract(isodow FROM "reminders"."dueDate" AT TIME ZONE 'UTC') AS bigint), CAST(extract(doy FROM "reminders"."dueDate" AT TIME ZONE 'UTC') AS bigint) FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL AND "reminders"."id" <> $1 ORDER BY "reminders"."id"
-- 1: 5 (integer 64)

-- MariaDB 10.11
SELECT (YEARWEEK(`reminders`.`dueDate`, 3) DIV 100), WEEK(`reminders`.`dueDate`, 3), (WEEKDAY(`reminders`.`dueDate`) + 1), DAYOFYEAR(`reminders`.`dueDate`) FROM `reminders` WHERE `reminders`.`dueDate` IS NOT NULL AND `reminders`.`id` <> ? ORDER BY `reminders`.`id`
-- 1: 5 (integer 64)
