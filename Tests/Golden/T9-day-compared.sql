-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE substr("reminders"."dueDate", 1, 10) >= nullif(max('0001', CASE WHEN substr(date(?1, ?2 || ' months'), 9) = substr(?3, 9, 2) THEN date(?4, ?5 || ' months') ELSE date(?6, ?7 || ' months', 'start of month', '-1 day') END), '0001') ORDER BY "reminders"."id"
-- 1: 2012-12-31 (date)
-- 2: 1 (integer 64)
-- 3: 2012-12-31 (date)
-- 4: 2012-12-31 (date)
-- 5: 1 (integer 64)
-- 6: 2012-12-31 (date)
-- 7: 1 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE CAST("reminders"."dueDate" AT TIME ZONE 'UTC' AS date) >= CAST(nullif(nullif(greatest(least(CAST($1 AS timestamp) + make_interval(months => CAST($2 AS integer)), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC'), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC') AS date) ORDER BY "reminders"."id"
-- 1: 2012-12-31 (date)
-- 2: 1 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE CAST(`reminders`.`dueDate` AS DATE) >= CASE WHEN TIMESTAMPDIFF(MONTH, '0001-01-01', ?) + ? BETWEEN 0 AND 119987 THEN CAST(CAST(? AS DATE) + INTERVAL ? MONTH AS DATE) END ORDER BY `reminders`.`id`
-- 1: 2012-12-31 (date)
-- 2: 1 (integer 64)
-- 3: 2012-12-31 (date)
-- 4: 1 (integer 64)
