-- SQLite 3.40
WITH "integers" ("column1") AS (SELECT "start"."column1" FROM (SELECT CAST(NULL AS INTEGER) AS "column1" WHERE FALSE) AS "start") SELECT "series"."column1" FROM (SELECT (SELECT nullif(max('0001', date(?1, nullif(nullif(max(min("koine_operand"."value", 3660001), -3660001), 3660001), -3660001) || ' days')), '0001') FROM (SELECT "integers"."column1" * ?2 AS "value" LIMIT 1) AS "koine_operand") AS "column1" FROM "integers") AS "series"
-- 1: 2013-01-15 (date)
-- 2: 1 (integer 64)

-- PostgreSQL 13
WITH "integers" ("column1") AS (SELECT "start"."column1" FROM (SELECT CAST(NULL AS bigint) AS "column1" WHERE FALSE) AS "start") SELECT "series"."column1" FROM (SELECT CAST((nullif(nullif(greatest(least(CAST($1 AS timestamp) + interval '10000 years' + make_interval(days => CAST(nullif(nullif(greatest(least("integers"."column1" * $2, 3660001), -3660001), 3660001), -3660001) AS integer)), timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999'), timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999') - interval '10000 years') AS date) AS "column1" FROM "integers") AS "series"
-- 1: 2013-01-15 (date)
-- 2: 1 (integer 64)

-- MariaDB 10.11
WITH `integers` (`column1`) AS (SELECT `start`.`column1` FROM (SELECT CAST(NULL AS SIGNED) AS `column1` WHERE FALSE) AS `start`) SELECT `series`.`column1` FROM (SELECT (SELECT CASE WHEN TIMESTAMPDIFF(DAY, '0001-01-01', ?) + nullif(nullif(greatest(least(`koine_operand`.`value`, 3660001), -3660001), 3660001), -3660001) BETWEEN 0 AND 3652058 THEN CAST(CAST(? AS DATE) + INTERVAL nullif(nullif(greatest(least(`koine_operand`.`value`, 3660001), -3660001), 3660001), -3660001) DAY AS DATE) END FROM JSON_TABLE(JSON_ARRAY(`integers`.`column1` * ?), '$' COLUMNS (value BIGINT PATH '$[0]')) AS koine_operand) AS `column1` FROM `integers`) AS `series`
-- 1: 2013-01-15 (date)
-- 2: 2013-01-15 (date)
-- 3: 1 (integer 64)
