-- SQLite 3.40
SELECT koine_integer(lag(CAST("gauges"."tiny" AS INTEGER), 1, "gauges"."tiny" * ?1 * ?2) OVER (ORDER BY "gauges"."id"), -32768, 32767) FROM "gauges" ORDER BY "gauges"."id"
-- 1: 100 (integer 8)
-- 2: 10 (integer 8)

-- PostgreSQL 13
SELECT CAST(nullif(nullif(greatest(least(lag(CAST("gauges"."tiny" AS bigint), 1, CAST("gauges"."tiny" AS bigint) * $1 * $2) OVER (ORDER BY "gauges"."id"), 32768), -32769), 32768), -32769) AS smallint) FROM "gauges" ORDER BY "gauges"."id"
-- 1: 100 (integer 64)
-- 2: 10 (integer 64)

-- MariaDB 10.11
SELECT CAST(nullif(nullif(greatest(least(CASE WHEN lag(CAST(1 AS SIGNED), 1) OVER `koine_window` IS NULL THEN `gauges`.`tiny` * ? * ? ELSE lag(`gauges`.`tiny`, 1) OVER `koine_window` END, 32768), -32769), 32768), -32769) AS SIGNED) FROM `gauges` WINDOW `koine_window` AS (ORDER BY `gauges`.`id`) ORDER BY `gauges`.`id`
-- 1: 100 (integer 8)
-- 2: 10 (integer 8)
