-- SQLite 3.40
WITH RECURSIVE "integers" ("column1") AS (SELECT "start"."column1" FROM (SELECT ?1 AS "column1") AS "start" UNION ALL SELECT "integers"."column1" + ?2 FROM "integers" WHERE "integers"."column1" <= ?3) SELECT "series"."column1" FROM (SELECT (SELECT nullif(max('0001', datetime(substr(?4, 1, 19), (nullif(nullif(max(min("koine_operand"."value", 87777778), -87777778), 87777778), -87777778) * 3600) || ' seconds') || substr(?5, 20)), '0001') FROM (SELECT "integers"."column1" * ?6 AS "value" LIMIT 1) AS "koine_operand") AS "column1" FROM "integers") AS "series" ORDER BY "series"."column1"
-- 1: 0 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 2013-01-31 00:00:00.000000 (timestamp)
-- 5: 2013-01-31 00:00:00.000000 (timestamp)
-- 6: 1 (integer 64)

-- PostgreSQL 13
WITH RECURSIVE "integers" ("column1") AS (SELECT CAST("start"."column1" AS bigint) FROM (SELECT $1 AS "column1") AS "start" UNION ALL SELECT "integers"."column1" + $2 FROM "integers" WHERE "integers"."column1" <= $3) SELECT "series"."column1" FROM (SELECT ((nullif(nullif(greatest(least($4 AT TIME ZONE 'UTC' + interval '10000 years' + (nullif(nullif(greatest(least("integers"."column1" * $5, 87777778), -87777778), 87777778), -87777778) * CAST(3600 AS bigint)) * interval '1 second', timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999'), timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999') - interval '10000 years') AT TIME ZONE 'UTC') AS "column1" FROM "integers") AS "series" ORDER BY "series"."column1" NULLS FIRST
-- 1: 0 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 2013-01-31 00:00:00.000000 (timestamp)
-- 5: 1 (integer 64)

-- MariaDB 10.11
WITH RECURSIVE `integers` (`column1`) AS (SELECT CAST(`start`.`column1` AS SIGNED) FROM (SELECT ? AS `column1`) AS `start` UNION ALL SELECT `integers`.`column1` + ? FROM `integers` WHERE `integers`.`column1` <= ?) SELECT `series`.`column1` FROM (SELECT (SELECT CASE WHEN TIMESTAMPDIFF(SECOND, '0001-01-01', ?) + (nullif(nullif(greatest(least(`koine_operand`.`value`, 87777778), -87777778), 87777778), -87777778) * 3600) BETWEEN 0 AND 315537897599 THEN CAST(CAST(? AS DATETIME(6)) + INTERVAL (nullif(nullif(greatest(least(`koine_operand`.`value`, 87777778), -87777778), 87777778), -87777778) * 3600) SECOND AS DATETIME(6)) END FROM JSON_TABLE(JSON_ARRAY(`integers`.`column1` * ?), '$' COLUMNS (value BIGINT PATH '$[0]')) AS koine_operand) AS `column1` FROM `integers`) AS `series` ORDER BY `series`.`column1`
-- 1: 0 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 2013-01-31 00:00:00.000000 (timestamp)
-- 5: 2013-01-31 00:00:00.000000 (timestamp)
-- 6: 1 (integer 64)
