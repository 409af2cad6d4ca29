-- SQLite 3.40
WITH RECURSIVE "months integers" ("column1") AS (SELECT "start"."column1" FROM (SELECT ?1 AS "column1") AS "start" UNION ALL SELECT "months integers"."column1" + ?2 FROM "months integers" WHERE "months integers"."column1" <= ?3) SELECT "months"."column1", count("reminders"."id") FROM (SELECT (SELECT nullif(max('0001', CASE WHEN substr(date(?4, nullif(nullif(max(min("koine_operand"."value", 120001), -120001), 120001), -120001) || ' months'), 9) = substr(?4, 9, 2) THEN date(?4, nullif(nullif(max(min("koine_operand"."value", 120001), -120001), 120001), -120001) || ' months') ELSE date(?4, nullif(nullif(max(min("koine_operand"."value", 120001), -120001), 120001), -120001) || ' months', 'start of month', '-1 day') END), '0001') FROM (SELECT "months integers"."column1" * ?2 AS "value" LIMIT 1) AS "koine_operand") AS "column1" FROM "months integers") AS "months" LEFT JOIN "reminders" ON (substr(substr("reminders"."dueDate", 1, 10), 1, 7) || '-01') = "months"."column1" GROUP BY "months"."column1" ORDER BY "months"."column1"
-- 1: 0 (integer 64)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 2000-01-01 (date)

-- PostgreSQL 13
WITH RECURSIVE "months integers" ("column1") AS (SELECT CAST("start"."column1" AS bigint) FROM (SELECT $1 AS "column1") AS "start" UNION ALL SELECT "months integers"."column1" + $2 FROM "months integers" WHERE "months integers"."column1" <= $3) SELECT "months"."column1", count("reminders"."id") FROM (SELECT CAST((nullif(nullif(greatest(least(CAST($4 AS timestamp) + interval '10000 years' + make_interval(months => CAST(nullif(nullif(greatest(least("months integers"."column1" * $2, 120001), -120001), 120001), -120001) AS integer)), timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999'), timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999') - interval '10000 years') AS date) AS "column1" FROM "months integers") AS "months" LEFT JOIN "reminders" ON CAST(date_trunc('month', CAST(CAST("reminders"."dueDate" AT TIME ZONE 'UTC' AS date) AS timestamp)) AS date) = "months"."column1" GROUP BY "months"."column1" ORDER BY "months"."column1" NULLS FIRST
-- 1: 0 (integer 64)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 2000-01-01 (date)

-- MariaDB 10.11
WITH RECURSIVE `months integers` (`column1`) AS (SELECT CAST(`start`.`column1` AS SIGNED) FROM (SELECT ? AS `column1`) AS `start` UNION ALL SELECT `months integers`.`column1` + ? FROM `months integers` WHERE `months integers`.`column1` <= ?) SELECT `months`.`column1`, count(`reminders`.`id`) FROM (SELECT (SELECT CASE WHEN TIMESTAMPDIFF(MONTH, '0001-01-01', ?) + nullif(nullif(greatest(least(`koine_operand`.`value`, 120001), -120001), 120001), -120001) BETWEEN 0 AND 119987 THEN CAST(CAST(? AS DATE) + INTERVAL nullif(nullif(greatest(least(`koine_operand`.`value`, 120001), -120001), 120001), -120001) MONTH AS DATE) END FROM JSON_TABLE(JSON_ARRAY(`months integers`.`column1` * ?), '$' COLUMNS (value BIGINT PATH '$[0]')) AS koine_operand) AS `column1` FROM `months integers`) AS `months` LEFT JOIN `reminders` ON CAST(DATE_FORMAT(CAST(`reminders`.`dueDate` AS DATE), '%Y-%m-01', 'en_US') AS DATE) = `months`.`column1` GROUP BY `months`.`column1` ORDER BY `months`.`column1`
-- 1: 0 (integer 64)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 2000-01-01 (date)
-- 5: 2000-01-01 (date)
-- 6: 1 (integer 64)
