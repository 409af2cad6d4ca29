-- SQLite 3.40
SELECT CASE WHEN abs("gauges"."ratio") < 4503599627370496.0 THEN CAST("gauges"."ratio" AS INTEGER) + 0.0 + ("gauges"."ratio" - CAST("gauges"."ratio" AS INTEGER) >= 0.5) - ("gauges"."ratio" - CAST("gauges"."ratio" AS INTEGER) <= -0.5) ELSE "gauges"."ratio" END, abs("gauges"."ratio") FROM "gauges" WHERE "gauges"."id" > ?1 ORDER BY "gauges"."id"
-- 1: 1 (unsigned 32)

-- PostgreSQL 13
SELECT (trunc(CAST("gauges"."ratio" AS double precision) + sign("gauges"."ratio") * CAST('0.49999999999999994' AS double precision)) + 0), abs("gauges"."ratio") FROM "gauges" WHERE "gauges"."id" > $1 ORDER BY "gauges"."id"
-- 1: 1 (unsigned 32)

-- MariaDB 10.11
SELECT ((truncate(`gauges`.`ratio` + sign(`gauges`.`ratio`) * 0.49999999999999994e0, 0) + 0e0) + 0), abs(`gauges`.`ratio`) FROM `gauges` WHERE `gauges`.`id` > ? ORDER BY `gauges`.`id`
-- 1: 1 (unsigned 32)
