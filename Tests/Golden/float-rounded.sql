-- SQLite 3.40
SELECT CASE WHEN abs("gauges"."ratio") < 4503599627370496.0 THEN CAST("gauges"."ratio" AS INTEGER) + 0.0 + ("gauges"."ratio" - CAST("gauges"."ratio" AS INTEGER) >= 0.5) - ("gauges"."ratio" - CAST("gauges"."ratio" AS INTEGER) <= -0.5) ELSE "gauges"."ratio" END, abs("gauges"."ratio") FROM "gauges" WHERE "gauges"."id" > ?1 ORDER BY "gauges"."id"
-- 1: 1 (unsigned 32)

-- PostgreSQL 13
SELECT CASE WHEN abs("gauges"."ratio" - trunc("gauges"."ratio")) >= 0.5 THEN trunc("gauges"."ratio") + sign("gauges"."ratio") ELSE trunc("gauges"."ratio") + 0 END, abs("gauges"."ratio") FROM "gauges" WHERE "gauges"."id" > $1 ORDER BY "gauges"."id"
-- 1: 1 (unsigned 32)

-- MariaDB 10.11
SELECT CASE WHEN abs(`gauges`.`ratio`) < 4503599627370496e0 THEN CAST(round(CAST(`gauges`.`ratio` AS DECIMAL(40, 22))) AS DOUBLE) ELSE `gauges`.`ratio` END, abs(`gauges`.`ratio`) FROM `gauges` WHERE `gauges`.`id` > ? ORDER BY `gauges`.`id`
-- 1: 1 (unsigned 32)
