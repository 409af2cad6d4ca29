-- SQLite 3.40
WITH "integers" ("column1") AS (SELECT "start"."column1" FROM (SELECT CAST(NULL AS INTEGER) AS "column1" WHERE FALSE) AS "start") SELECT "series"."column1" FROM (SELECT (SELECT nullif(max('0001', date(substr(?1, 1, 10), (nullif(nullif(max(min("koine_operand"."value", 522858), -522858), 522858), -522858) * 7) || ' days') || substr(?2, 11)), '0001') FROM (SELECT "integers"."column1" * ?3 AS "value" LIMIT 1) AS "koine_operand") AS "column1" FROM "integers") AS "series"
-- 1: 2013-01-31 00:00:00.000000 (timestamp)
-- 2: 2013-01-31 00:00:00.000000 (timestamp)
-- 3: 1 (integer 64)

-- PostgreSQL 13
WITH "integers" ("column1") AS (SELECT "start"."column1" FROM (SELECT CAST(NULL AS bigint) AS "column1" WHERE FALSE) AS "start") SELECT "series"."column1" FROM (SELECT ((nullif(nullif(greatest(least($1 AT TIME ZONE 'UTC' + interval '10000 years' + make_interval(days => CAST(nullif(nullif(greatest(least("integers"."column1" * $2, 522858), -522858), 522858), -522858) * CAST(7 AS bigint) AS integer)), timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999'), timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999') - interval '10000 years') AT TIME ZONE 'UTC') AS "column1" FROM "integers") AS "series"
-- 1: 2013-01-31 00:00:00.000000 (timestamp)
-- 2: 1 (integer 64)

-- MariaDB 10.11
WITH `integers` (`column1`) AS (SELECT `start`.`column1` FROM (SELECT CAST(NULL AS SIGNED) AS `column1` WHERE FALSE) AS `start`) SELECT `series`.`column1` FROM (SELECT (SELECT CASE WHEN TIMESTAMPDIFF(DAY, '0001-01-01', ?) + (nullif(nullif(greatest(least(`koine_operand`.`value`, 522858), -522858), 522858), -522858) * 7) BETWEEN 0 AND 3652058 THEN CAST(CAST(? AS DATETIME(6)) + INTERVAL (nullif(nullif(greatest(least(`koine_operand`.`value`, 522858), -522858), 522858), -522858) * 7) DAY AS DATETIME(6)) END FROM JSON_TABLE(JSON_ARRAY(`integers`.`column1` * ?), '$' COLUMNS (value BIGINT PATH '$[0]')) AS koine_operand) AS `column1` FROM `integers`) AS `series`
-- 1: 2013-01-31 00:00:00.000000 (timestamp)
-- 2: 2013-01-31 00:00:00.000000 (timestamp)
-- 3: 1 (integer 64)
