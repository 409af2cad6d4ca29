-- SQLite 3.40
SELECT (((substr(?1, 1, 4) - substr("reminders"."dueDate", 1, 4)) * 12 + substr(?2, 6, 2) - substr("reminders"."dueDate", 6, 2) - (?3 > "reminders"."dueDate" AND substr(?4, 9) < substr("reminders"."dueDate", 9)) + (?5 < "reminders"."dueDate" AND substr(?6, 9) > substr("reminders"."dueDate", 9)))), (((CAST(strftime('%s', substr(?7, 1, 19)) AS INTEGER) * 1000000 + CAST(substr(?8, 21) AS INTEGER)) - (CAST(strftime('%s', substr("reminders"."dueDate", 1, 19)) AS INTEGER) * 1000000 + CAST(substr("reminders"."dueDate", 21) AS INTEGER))) / 86400000000), (((CAST(strftime('%s', substr(?9, 1, 19)) AS INTEGER) * 1000000 + CAST(substr(?10, 21) AS INTEGER)) - (CAST(strftime('%s', substr("reminders"."dueDate", 1, 19)) AS INTEGER) * 1000000 + CAST(substr("reminders"."dueDate", 21) AS INTEGER)))) FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL AND "reminders"."id" <> ?11 ORDER BY "reminders"."id"
-- 1: 2013-01-31 00:00:00.000000 (timestamp)
-- 2: 2013-01-31 00:00:00.000000 (timestamp)
-- 3: 2013-01-31 00:00:00.000000 (timestamp)
-- 4: 2013-01-31 00:00:00.000000 (timestamp)
-- 5: 2013-01-31 00:00:00.000000 (timestamp)
-- 6: 2013-01-31 00:00:00.000000 (timestamp)
-- 7: 2013-01-31 00:00:00.000000 (timestamp)
-- 8: 2013-01-31 00:00:00.000000 (timestamp)
-- 9: 2013-01-31 00:00:00.000000 (timestamp)
-- 10: 2013-01-31 00:00:00.000000 (timestamp)
-- 11: 5 (integer 64)

-- PostgreSQL 13
SELECT (CAST(round(CAST(extract(epoch FROM date_trunc('month', age($1 AT TIME ZONE 'UTC', "reminders"."dueDate" AT TIME ZONE 'UTC'))) AS numeric) / 2629800) AS bigint)), (CAST(extract(day FROM $2 - "reminders"."dueDate") AS bigint)), (((CAST(CAST('x' || encode(timestamptz_send($3), 'hex') AS bit(64)) AS bigint) + 946684800000000) - (CAST(CAST('x' || encode(timestamptz_send("reminders"."dueDate"), 'hex') AS bit(64)) AS bigint) + 946684800000000))) FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL AND "reminders"."id" <> $4 ORDER BY "reminders"."id"
-- 1: 2013-01-31 00:00:00.000000 (timestamp)
-- 2: 2013-01-31 00:00:00.000000 (timestamp)
-- 3: 2013-01-31 00:00:00.000000 (timestamp)
-- 4: 5 (integer 64)

-- MariaDB 10.11
SELECT TIMESTAMPDIFF(MONTH, `reminders`.`dueDate`, ?), TIMESTAMPDIFF(DAY, `reminders`.`dueDate`, ?), TIMESTAMPDIFF(MICROSECOND, `reminders`.`dueDate`, ?) FROM `reminders` WHERE `reminders`.`dueDate` IS NOT NULL AND `reminders`.`id` <> ? ORDER BY `reminders`.`id`
-- 1: 2013-01-31 00:00:00.000000 (timestamp)
-- 2: 2013-01-31 00:00:00.000000 (timestamp)
-- 3: 2013-01-31 00:00:00.000000 (timestamp)
-- 4: 5 (integer 64)
