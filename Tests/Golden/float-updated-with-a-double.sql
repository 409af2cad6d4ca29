-- SQLite 3.40
-- refused: SQLite 3.40 cannot express roundingToReal (ratio): SQLite cannot round to single precision; declare the property as a Double

-- PostgreSQL 13
UPDATE "gauges" SET "ratio" = CAST("gauges"."ratio" AS double precision) + $1 WHERE "gauges"."id" = $2
-- 1: 0.10000000149011612 (double)
-- 2: 3 (unsigned 32)

-- MariaDB 10.11
UPDATE `gauges` SET `ratio` = `gauges`.`ratio` + ? WHERE `gauges`.`id` = ?
-- 1: 0.10000000149011612 (real)
-- 2: 3 (unsigned 32)
