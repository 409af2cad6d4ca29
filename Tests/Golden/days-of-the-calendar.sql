-- SQLite 3.40
SELECT (SELECT nullif(max('0001', CASE WHEN substr(date("koine_operand"."value", ?1 || ' months'), 9) = substr("koine_operand"."value", 9, 2) THEN date("koine_operand"."value", ?2 || ' months') ELSE date("koine_operand"."value", ?3 || ' months', 'start of month', '-1 day') END), '0001') FROM (SELECT substr("reminders"."dueDate", 1, 10) AS "value" LIMIT 1) AS "koine_operand"), (date(substr("reminders"."dueDate", 1, 10), '-6 days', 'weekday 1') || ''), (CAST(julianday(?4) - julianday(substr("reminders"."dueDate", 1, 10)) AS INTEGER)) FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL AND "reminders"."id" <> ?5 ORDER BY "reminders"."id"
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 2000-03-01 (date)
-- 5: 5 (integer 64)

-- PostgreSQL 13
SELECT CAST(nullif(nullif(greatest(least(CAST(CAST("reminders"."dueDate" AT TIME ZONE 'UTC' AS date) AS timestamp) + make_interval(months => CAST($1 AS integer)), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC'), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC') AS date), CAST(date_trunc('week', CAST(CAST("reminders"."dueDate" AT TIME ZONE 'UTC' AS date) AS timestamp)) AS date), (CAST($2 - CAST("reminders"."dueDate" AT TIME ZONE 'UTC' AS date) AS bigint)) FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL AND "reminders"."id" <> $3 ORDER BY "reminders"."id"
-- 1: 1 (integer 64)
-- 2: 2000-03-01 (date)
-- 3: 5 (integer 64)

-- MariaDB 10.11
SELECT (SELECT CASE WHEN TIMESTAMPDIFF(MONTH, '0001-01-01', `koine_operand`.`value`) + ? BETWEEN 0 AND 119987 THEN CAST(CAST(`koine_operand`.`value` AS DATE) + INTERVAL ? MONTH AS DATE) END FROM JSON_TABLE(JSON_ARRAY(CAST(`reminders`.`dueDate` AS DATE)), '$' COLUMNS (value DATE PATH '$[0]')) AS koine_operand), CAST(STR_TO_DATE(DATE_FORMAT(CAST(`reminders`.`dueDate` AS DATE), '%x%v1', 'en_US'), '%x%v%w') AS DATE), TIMESTAMPDIFF(DAY, CAST(`reminders`.`dueDate` AS DATE), ?) FROM `reminders` WHERE `reminders`.`dueDate` IS NOT NULL AND `reminders`.`id` <> ? ORDER BY `reminders`.`id`
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 2000-03-01 (date)
-- 4: 5 (integer 64)
