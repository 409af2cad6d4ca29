-- SQLite 3.40
WITH RECURSIVE "integers" ("column1") AS (SELECT "start"."column1" FROM (SELECT ?1 AS "column1") AS "start" UNION ALL SELECT "integers"."column1" + ?2 FROM "integers" WHERE "integers"."column1" <= ?3) SELECT "series"."column1" FROM (SELECT (SELECT nullif(max('0001', date(?4, nullif(nullif(max(min("koine_operand"."value", 3660001), -3660001), 3660001), -3660001) || ' days')), '0001') FROM (SELECT "integers"."column1" * ?5 AS "value" LIMIT 1) AS "koine_operand") AS "column1" FROM "integers") AS "series" ORDER BY "series"."column1"
-- 1: 0 (integer 64)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 2012-02-27 (date)
-- 5: 1 (integer 64)

-- PostgreSQL 13
WITH RECURSIVE "integers" ("column1") AS (SELECT CAST("start"."column1" AS bigint) FROM (SELECT $1 AS "column1") AS "start" UNION ALL SELECT "integers"."column1" + $2 FROM "integers" WHERE "integers"."column1" <= $3) SELECT "series"."column1" FROM (SELECT CAST((nullif(nullif(greatest(least(CAST($4 AS timestamp) + interval '10000 years' + make_interval(days => CAST(nullif(nullif(greatest(least("integers"."column1" * $5, 3660001), -3660001), 3660001), -3660001) AS integer)), timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999'), timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999') - interval '10000 years') AS date) AS "column1" FROM "integers") AS "series" ORDER BY "series"."column1" NULLS FIRST
-- 1: 0 (integer 64)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 2012-02-27 (date)
-- 5: 1 (integer 64)

-- MariaDB 10.11
WITH RECURSIVE `integers` (`column1`) AS (SELECT CAST(`start`.`column1` AS SIGNED) FROM (SELECT ? AS `column1`) AS `start` UNION ALL SELECT `integers`.`column1` + ? FROM `integers` WHERE `integers`.`column1` <= ?) SELECT `series`.`column1` FROM (SELECT (SELECT CASE WHEN TIMESTAMPDIFF(DAY, '0001-01-01', ?) + nullif(nullif(greatest(least(`koine_operand`.`value`, 3660001), -3660001), 3660001), -3660001) BETWEEN 0 AND 3652058 THEN CAST(CAST(? AS DATE) + INTERVAL nullif(nullif(greatest(least(`koine_operand`.`value`, 3660001), -3660001), 3660001), -3660001) DAY AS DATE) END FROM JSON_TABLE(JSON_ARRAY(`integers`.`column1` * ?), '$' COLUMNS (value BIGINT PATH '$[0]')) AS koine_operand) AS `column1` FROM `integers`) AS `series` ORDER BY `series`.`column1`
-- 1: 0 (integer 64)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 2012-02-27 (date)
-- 5: 2012-02-27 (date)
-- 6: 1 (integer 64)
