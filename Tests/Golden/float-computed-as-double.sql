-- SQLite 3.40
SELECT "gauges"."ratio" * ?1, CAST("gauges"."ratio" * ?2 AS REAL), CAST("gauges"."ratio" AS REAL), "gauges"."ratio" / ?3 FROM "gauges" WHERE "gauges"."id" = ?4
-- 1: 3.0 (real)
-- 2: 3.0 (real)
-- 3: 0.0 (real)
-- 4: 3 (unsigned 32)

-- PostgreSQL 13
SELECT CAST("gauges"."ratio" AS double precision) * $1, CAST(CAST("gauges"."ratio" AS double precision) * $2 AS double precision), CAST("gauges"."ratio" AS double precision), CAST("gauges"."ratio" AS double precision) / nullif($3, 0) FROM "gauges" WHERE "gauges"."id" = $4
-- 1: 3.0 (double)
-- 2: 3.0 (double)
-- 3: 0.0 (double)
-- 4: 3 (unsigned 32)

-- MariaDB 10.11
SELECT `gauges`.`ratio` * ?, CAST(`gauges`.`ratio` * ? AS DOUBLE), CAST(`gauges`.`ratio` AS DOUBLE), `gauges`.`ratio` / ? FROM `gauges` WHERE `gauges`.`id` = ?
-- 1: 3.0 (real)
-- 2: 3.0 (real)
-- 3: 0.0 (real)
-- 4: 3 (unsigned 32)
