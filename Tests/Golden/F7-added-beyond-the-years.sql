-- SQLite 3.40
SELECT nullif(max('0001', CASE WHEN substr(date(substr("reminders"."dueDate", 1, 10), ?1 || ' months'), 9) = substr("reminders"."dueDate", 9, 2) THEN date(substr("reminders"."dueDate", 1, 10), ?2 || ' months') ELSE date(substr("reminders"."dueDate", 1, 10), ?3 || ' months', 'start of month', '-1 day') END || substr("reminders"."dueDate", 11)), '0001') IS NULL, nullif(max('0001', date(substr("reminders"."dueDate", 1, 10), NULL || ' days') || substr("reminders"."dueDate", 11)), '0001') IS NULL FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL AND "reminders"."id" <> ?4 ORDER BY "reminders"."id"
-- 1: 96000 (integer 64)
-- 2: 96000 (integer 64)
-- 3: 96000 (integer 64)
-- 4: 5 (integer 64)

-- PostgreSQL 13
SELECT ((nullif(nullif(greatest(least("reminders"."dueDate" AT TIME ZONE 'UTC' + interval '10000 years' + make_interval(months => CAST($1 AS integer)), timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999'), timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999') - interval '10000 years') AT TIME ZONE 'UTC') IS NULL, (nullif(nullif(greatest(least("reminders"."dueDate" AT TIME ZONE 'UTC' + make_interval(days => CAST(NULL AS integer)), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC'), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC') AT TIME ZONE 'UTC') IS NULL FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL AND "reminders"."id" <> $2 ORDER BY "reminders"."id"
-- 1: 96000 (integer 64)
-- 2: 5 (integer 64)

-- MariaDB 10.11
SELECT CASE WHEN TIMESTAMPDIFF(MONTH, '0001-01-01', `reminders`.`dueDate`) + ? BETWEEN 0 AND 119987 THEN CAST(CAST(`reminders`.`dueDate` AS DATETIME(6)) + INTERVAL ? MONTH AS DATETIME(6)) END IS NULL, CASE WHEN TIMESTAMPDIFF(DAY, '0001-01-01', `reminders`.`dueDate`) + NULL BETWEEN 0 AND 3652058 THEN CAST(CAST(`reminders`.`dueDate` AS DATETIME(6)) + INTERVAL NULL DAY AS DATETIME(6)) END IS NULL FROM `reminders` WHERE `reminders`.`dueDate` IS NOT NULL AND `reminders`.`id` <> ? ORDER BY `reminders`.`id`
-- 1: 96000 (integer 64)
-- 2: 96000 (integer 64)
-- 3: 5 (integer 64)
