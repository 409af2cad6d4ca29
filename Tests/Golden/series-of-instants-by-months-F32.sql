-- SQLite 3.40
WITH RECURSIVE "integers" ("column1") AS (SELECT "start"."column1" FROM (SELECT ?1 AS "column1") AS "start" UNION ALL SELECT "integers"."column1" + ?2 FROM "integers" WHERE "integers"."column1" <= ?3) SELECT "series"."column1" FROM (SELECT (SELECT nullif(max('0001', CASE WHEN substr(date(substr(?4, 1, 10), nullif(nullif(max(min("koine_operand"."value", 120001), -120001), 120001), -120001) || ' months'), 9) = substr(?5, 9, 2) THEN date(substr(?6, 1, 10), nullif(nullif(max(min("koine_operand"."value", 120001), -120001), 120001), -120001) || ' months') ELSE date(substr(?7, 1, 10), nullif(nullif(max(min("koine_operand"."value", 120001), -120001), 120001), -120001) || ' months', 'start of month', '-1 day') END || substr(?8, 11)), '0001') FROM (SELECT "integers"."column1" * ?9 AS "value" LIMIT 1) AS "koine_operand") AS "column1" FROM "integers") AS "series" ORDER BY "series"."column1"
-- 1: 0 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 2013-01-31 00:00:00.000000 (timestamp)
-- 5: 2013-01-31 00:00:00.000000 (timestamp)
-- 6: 2013-01-31 00:00:00.000000 (timestamp)
-- 7: 2013-01-31 00:00:00.000000 (timestamp)
-- 8: 2013-01-31 00:00:00.000000 (timestamp)
-- 9: 1 (integer 64)

-- PostgreSQL 13
WITH RECURSIVE "integers" ("column1") AS (SELECT CAST("start"."column1" AS bigint) FROM (SELECT $1 AS "column1") AS "start" UNION ALL SELECT "integers"."column1" + $2 FROM "integers" WHERE "integers"."column1" <= $3) SELECT "series"."column1" FROM (SELECT ((nullif(nullif(greatest(least($4 AT TIME ZONE 'UTC' + interval '10000 years' + make_interval(months => CAST(nullif(nullif(greatest(least("integers"."column1" * $5, 120001), -120001), 120001), -120001) AS integer)), timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999'), timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999') - interval '10000 years') AT TIME ZONE 'UTC') AS "column1" FROM "integers") AS "series" ORDER BY "series"."column1" NULLS FIRST
-- 1: 0 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 2013-01-31 00:00:00.000000 (timestamp)
-- 5: 1 (integer 64)

-- MariaDB 10.11
WITH RECURSIVE `integers` (`column1`) AS (SELECT CAST(`start`.`column1` AS SIGNED) FROM (SELECT ? AS `column1`) AS `start` UNION ALL SELECT `integers`.`column1` + ? FROM `integers` WHERE `integers`.`column1` <= ?) SELECT `series`.`column1` FROM (SELECT (SELECT CASE WHEN TIMESTAMPDIFF(MONTH, '0001-01-01', ?) + nullif(nullif(greatest(least(`koine_operand`.`value`, 120001), -120001), 120001), -120001) BETWEEN 0 AND 119987 THEN CAST(CAST(? AS DATETIME(6)) + INTERVAL nullif(nullif(greatest(least(`koine_operand`.`value`, 120001), -120001), 120001), -120001) MONTH AS DATETIME(6)) END FROM JSON_TABLE(JSON_ARRAY(`integers`.`column1` * ?), '$' COLUMNS (value BIGINT PATH '$[0]')) AS koine_operand) AS `column1` FROM `integers`) AS `series` ORDER BY `series`.`column1`
-- 1: 0 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 2013-01-31 00:00:00.000000 (timestamp)
-- 5: 2013-01-31 00:00:00.000000 (timestamp)
-- 6: 1 (integer 64)
