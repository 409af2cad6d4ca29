-- SQLite 3.40
WITH RECURSIVE "integers" ("column1") AS (SELECT "start"."column1" FROM (SELECT ?1 AS "column1") AS "start" UNION ALL SELECT "integers"."column1" + ?2 FROM "integers" WHERE "integers"."column1" <= ?3) SELECT "series"."column1" FROM (SELECT (SELECT nullif(max('0001', CASE WHEN substr(date(?4, nullif(nullif(max(min("koine_operand"."value", 120001), -120001), 120001), -120001) || ' months'), 9) = substr(?5, 9, 2) THEN date(?6, nullif(nullif(max(min("koine_operand"."value", 120001), -120001), 120001), -120001) || ' months') ELSE date(?7, nullif(nullif(max(min("koine_operand"."value", 120001), -120001), 120001), -120001) || ' months', 'start of month', '-1 day') END), '0001') FROM (SELECT "integers"."column1" * ?8 AS "value" LIMIT 1) AS "koine_operand") AS "column1" FROM "integers") AS "series" ORDER BY "series"."column1"
-- 1: 0 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 2013-01-31 (date)
-- 5: 2013-01-31 (date)
-- 6: 2013-01-31 (date)
-- 7: 2013-01-31 (date)
-- 8: 1 (integer 64)

-- PostgreSQL 13
WITH RECURSIVE "integers" ("column1") AS (SELECT CAST("start"."column1" AS bigint) FROM (SELECT $1 AS "column1") AS "start" UNION ALL SELECT "integers"."column1" + $2 FROM "integers" WHERE "integers"."column1" <= $3) SELECT "series"."column1" FROM (SELECT CAST((nullif(nullif(greatest(least(CAST($4 AS timestamp) + interval '10000 years' + make_interval(months => CAST(nullif(nullif(greatest(least("integers"."column1" * $5, 120001), -120001), 120001), -120001) AS integer)), timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999'), timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999') - interval '10000 years') AS date) AS "column1" FROM "integers") AS "series" ORDER BY "series"."column1" NULLS FIRST
-- 1: 0 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 2013-01-31 (date)
-- 5: 1 (integer 64)

-- MariaDB 10.11
WITH RECURSIVE `integers` (`column1`) AS (SELECT CAST(`start`.`column1` AS SIGNED) FROM (SELECT ? AS `column1`) AS `start` UNION ALL SELECT `integers`.`column1` + ? FROM `integers` WHERE `integers`.`column1` <= ?) SELECT `series`.`column1` FROM (SELECT (SELECT CASE WHEN TIMESTAMPDIFF(MONTH, '0001-01-01', ?) + nullif(nullif(greatest(least(`koine_operand`.`value`, 120001), -120001), 120001), -120001) BETWEEN 0 AND 119987 THEN CAST(CAST(? AS DATE) + INTERVAL nullif(nullif(greatest(least(`koine_operand`.`value`, 120001), -120001), 120001), -120001) MONTH AS DATE) END FROM JSON_TABLE(JSON_ARRAY(`integers`.`column1` * ?), '$' COLUMNS (value BIGINT PATH '$[0]')) AS koine_operand) AS `column1` FROM `integers`) AS `series` ORDER BY `series`.`column1`
-- 1: 0 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 2013-01-31 (date)
-- 5: 2013-01-31 (date)
-- 6: 1 (integer 64)
