-- SQLite 3.40
SELECT CAST(strftime('%s', substr(nullif(max('0001', CASE WHEN substr(date(substr("reminders"."dueDate", 1, 10), ?1 || ' months'), 9) = substr("reminders"."dueDate", 9, 2) THEN date(substr("reminders"."dueDate", 1, 10), ?2 || ' months') ELSE date(substr("reminders"."dueDate", 1, 10), ?3 || ' months', 'start of month', '-1 day') END || substr("reminders"."dueDate", 11)), '0001'), 1, 19)) AS INTEGER), CAST(strftime('%s', substr(nullif(max('0001', CASE WHEN substr(date(substr("reminders"."dueDate", 1, 10), ?4 || ' months'), 9) = substr("reminders"."dueDate", 9, 2) THEN date(substr("reminders"."dueDate", 1, 10), ?5 || ' months') ELSE date(substr("reminders"."dueDate", 1, 10), ?6 || ' months', 'start of month', '-1 day') END || substr("reminders"."dueDate", 11)), '0001'), 1, 19)) AS INTEGER) FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL AND "reminders"."id" <> ?7 ORDER BY "reminders"."id"
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: -12 (integer 64)
-- 5: -12 (integer 64)
-- 6: -12 (integer 64)
-- 7: 5 (integer 64)

-- PostgreSQL 13
SELECT CAST(extract(epoch FROM date_trunc('second', (nullif(nullif(greatest(least("reminders"."dueDate" AT TIME ZONE 'UTC' + make_interval(months => CAST($1 AS integer)), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC'), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC')) AS bigint), CAST(extract(epoch FROM date_trunc('second', (nullif(nullif(greatest(least("reminders"."dueDate" AT TIME ZONE 'UTC' + make_interval(months => CAST($2 AS integer)), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC'), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC')) AS bigint) FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL AND "reminders"."id" <> $3 ORDER BY "reminders"."id"
-- 1: 1 (integer 64)
-- 2: -12 (integer 64)
-- 3: 5 (integer 64)

-- MariaDB 10.11
SELECT TIMESTAMPDIFF(SECOND, '1970-01-01', CAST(CASE WHEN TIMESTAMPDIFF(MONTH, '0001-01-01', `reminders`.`dueDate`) + ? BETWEEN 0 AND 119987 THEN CAST(CAST(`reminders`.`dueDate` AS DATETIME(6)) + INTERVAL ? MONTH AS DATETIME(6)) END AS DATETIME)), TIMESTAMPDIFF(SECOND, '1970-01-01', CAST(CASE WHEN TIMESTAMPDIFF(MONTH, '0001-01-01', `reminders`.`dueDate`) + ? BETWEEN 0 AND 119987 THEN CAST(CAST(`reminders`.`dueDate` AS DATETIME(6)) + INTERVAL ? MONTH AS DATETIME(6)) END AS DATETIME)) FROM `reminders` WHERE `reminders`.`dueDate` IS NOT NULL AND `reminders`.`id` <> ? ORDER BY `reminders`.`id`
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: -12 (integer 64)
-- 4: -12 (integer 64)
-- 5: 5 (integer 64)
