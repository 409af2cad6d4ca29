-- SQLite 3.40
UPDATE "gauges" SET "tiny" = ?1, "long" = ?2, "ratio" = coalesce("gauges"."ratio", ?3) WHERE "gauges"."id" = ?4
-- 1: -128 (integer 8)
-- 2: 4294967295 (unsigned 32)
-- 3: 1.5 (real)
-- 4: 4 (unsigned 32)

-- PostgreSQL 13
UPDATE "gauges" SET "tiny" = $1, "long" = $2, "ratio" = coalesce("gauges"."ratio", $3) WHERE "gauges"."id" = $4
-- 1: -128 (integer 8)
-- 2: 4294967295 (unsigned 32)
-- 3: 1.5 (real)
-- 4: 4 (unsigned 32)

-- MariaDB 10.11
UPDATE `gauges` SET `tiny` = ?, `long` = ?, `ratio` = coalesce(`gauges`.`ratio`, ?) WHERE `gauges`.`id` = ?
-- 1: -128 (integer 8)
-- 2: 4294967295 (unsigned 32)
-- 3: 1.5 (real)
-- 4: 4 (unsigned 32)
