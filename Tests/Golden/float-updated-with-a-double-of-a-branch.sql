-- SQLite 3.40
-- refused: SQLite 3.40 cannot express roundingToReal (ratio): SQLite cannot round to single precision; declare the property as a Double

-- PostgreSQL 13
UPDATE "gauges" SET "ratio" = CASE WHEN "gauges"."id" = $1 THEN "gauges"."ratio" ELSE CAST("gauges"."ratio" AS double precision) * $2 END WHERE "gauges"."id" = $3
-- 1: 3 (unsigned 32)
-- 2: 3.0 (double)
-- 3: 3 (unsigned 32)

-- MariaDB 10.11
UPDATE `gauges` SET `ratio` = CASE WHEN `gauges`.`id` = ? THEN `gauges`.`ratio` ELSE `gauges`.`ratio` * ? END WHERE `gauges`.`id` = ?
-- 1: 3 (unsigned 32)
-- 2: 3.0 (real)
-- 3: 3 (unsigned 32)
