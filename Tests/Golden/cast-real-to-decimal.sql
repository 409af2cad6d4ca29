-- SQLite 3.40
SELECT koine_decimal("gauges"."ratio", 2) FROM "gauges" WHERE "gauges"."id" = ?1
-- 1: 2 (unsigned 32)

-- PostgreSQL 13
SELECT nullif(nullif(greatest(least(round(CAST(CAST(CAST("gauges"."ratio" AS double precision) AS text) AS numeric), 2), 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000) FROM "gauges" WHERE "gauges"."id" = $1
-- 1: 2 (unsigned 32)

-- MariaDB 10.11
SELECT nullif(nullif(greatest(least(CAST(greatest(least(`gauges`.`ratio`, 1e18), -1e18) + 0e0 AS DECIMAL(65, 2)), 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000) FROM `gauges` WHERE `gauges`.`id` = ?
-- 1: 2 (unsigned 32)
