-- SQLite 3.40
SELECT (SELECT (((CAST(strftime('%s', substr("reminders"."dueDate", 1, 19)) AS INTEGER) * 1000000 + CAST(substr("reminders"."dueDate", 21) AS INTEGER)) - (CAST(strftime('%s', substr("koine_operand"."value", 1, 19)) AS INTEGER) * 1000000 + CAST(substr("koine_operand"."value", 21) AS INTEGER))) / 1000000) FROM (SELECT nullif(max('0001', datetime(substr("reminders"."dueDate", 1, 19), ?1 || ' seconds') || substr("reminders"."dueDate", 20)), '0001') AS "value" LIMIT 1) AS "koine_operand") FROM "reminders" WHERE "reminders"."id" = ?2
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)

-- PostgreSQL 13
SELECT (CAST(extract(epoch FROM date_trunc('second', "reminders"."dueDate" - (nullif(nullif(greatest(least("reminders"."dueDate" AT TIME ZONE 'UTC' + $1 * interval '1 second', timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC'), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC') AT TIME ZONE 'UTC'))) AS bigint)) FROM "reminders" WHERE "reminders"."id" = $2
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)

-- MariaDB 10.11
SELECT TIMESTAMPDIFF(SECOND, CASE WHEN TIMESTAMPDIFF(SECOND, '0001-01-01', `reminders`.`dueDate`) + ? BETWEEN 0 AND 315537897599 THEN CAST(CAST(`reminders`.`dueDate` AS DATETIME(6)) + INTERVAL ? SECOND AS DATETIME(6)) END, `reminders`.`dueDate`) FROM `reminders` WHERE `reminders`.`id` = ?
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
