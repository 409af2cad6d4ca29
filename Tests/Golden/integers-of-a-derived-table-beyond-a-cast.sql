-- SQLite 3.40
SELECT nullif(nullif(max(min("wide"."column2", 32768), -32769), 32768), -32769) FROM (SELECT "gauges"."id" AS "column1", "gauges"."tiny" * ?1 * ?2 AS "column2" FROM "gauges") AS "wide" ORDER BY "wide"."column1"
-- 1: 100 (integer 8)
-- 2: 10 (integer 8)

-- PostgreSQL 13
SELECT CAST(nullif(nullif(greatest(least("wide"."column2", 32768), -32769), 32768), -32769) AS smallint) FROM (SELECT "gauges"."id" AS "column1", CAST("gauges"."tiny" AS bigint) * $1 * $2 AS "column2" FROM "gauges") AS "wide" ORDER BY "wide"."column1"
-- 1: 100 (integer 64)
-- 2: 10 (integer 64)

-- MariaDB 10.11
SELECT CAST(nullif(nullif(greatest(least(`wide`.`column2`, 32768), -32769), 32768), -32769) AS SIGNED) FROM (SELECT `gauges`.`id` AS `column1`, `gauges`.`tiny` * ? * ? AS `column2` FROM `gauges`) AS `wide` ORDER BY `wide`.`column1`
-- 1: 100 (integer 8)
-- 2: 10 (integer 8)
