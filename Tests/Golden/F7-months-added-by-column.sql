-- SQLite 3.40
SELECT CAST(strftime('%s', substr(nullif(max('0001', CASE WHEN substr(date(substr("reminders"."dueDate", 1, 10), nullif(nullif(max(min("reminders"."prio", 120001), -120001), 120001), -120001) || ' months'), 9) = substr("reminders"."dueDate", 9, 2) THEN date(substr("reminders"."dueDate", 1, 10), nullif(nullif(max(min("reminders"."prio", 120001), -120001), 120001), -120001) || ' months') ELSE date(substr("reminders"."dueDate", 1, 10), nullif(nullif(max(min("reminders"."prio", 120001), -120001), 120001), -120001) || ' months', 'start of month', '-1 day') END || substr("reminders"."dueDate", 11)), '0001'), 1, 19)) AS INTEGER) FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL AND "reminders"."id" <> ?1 ORDER BY "reminders"."id"
-- 1: 5 (integer 64)

-- PostgreSQL 13
SELECT CAST(extract(epoch FROM date_trunc('second', ((nullif(nullif(greatest(least("reminders"."dueDate" AT TIME ZONE 'UTC' + interval '10000 years' + make_interval(months => CAST(nullif(nullif(greatest(least("reminders"."prio", 120001), -120001), 120001), -120001) AS integer)), timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999'), timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999') - interval '10000 years') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC')) AS bigint) FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL AND "reminders"."id" <> $1 ORDER BY "reminders"."id"
-- 1: 5 (integer 64)

-- MariaDB 10.11
SELECT TIMESTAMPDIFF(SECOND, '1970-01-01', CAST(CASE WHEN TIMESTAMPDIFF(MONTH, '0001-01-01', `reminders`.`dueDate`) + nullif(nullif(greatest(least(`reminders`.`prio`, 120001), -120001), 120001), -120001) BETWEEN 0 AND 119987 THEN CAST(CAST(`reminders`.`dueDate` AS DATETIME(6)) + INTERVAL nullif(nullif(greatest(least(`reminders`.`prio`, 120001), -120001), 120001), -120001) MONTH AS DATETIME(6)) END AS DATETIME)) FROM `reminders` WHERE `reminders`.`dueDate` IS NOT NULL AND `reminders`.`id` <> ? ORDER BY `reminders`.`id`
-- 1: 5 (integer 64)
