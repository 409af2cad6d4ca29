-- SQLite 3.40
UPDATE "gauges" SET "byte" = "gauges"."byte" + ?1, "tiny" = "gauges"."tiny" - ?2, "huge" = "gauges"."huge" + ?3 WHERE "gauges"."id" = ?4
-- 1: 200 (unsigned 8)
-- 2: 1 (integer 8)
-- 3: 1 (unsigned 64)
-- 4: 3 (unsigned 32)

-- PostgreSQL 13
UPDATE "gauges" SET "byte" = CAST("gauges"."byte" AS bigint) + $1, "tiny" = CAST("gauges"."tiny" AS bigint) - $2, "huge" = "gauges"."huge" + $3 WHERE "gauges"."id" = $4
-- 1: 200 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (unsigned 64)
-- 4: 3 (unsigned 32)

-- MariaDB 10.11
UPDATE `gauges` SET `byte` = `gauges`.`byte` + ?, `tiny` = `gauges`.`tiny` - ?, `huge` = `gauges`.`huge` + ? WHERE `gauges`.`id` = ?
-- 1: 200 (unsigned 8)
-- 2: 1 (integer 8)
-- 3: 1 (unsigned 64)
-- 4: 3 (unsigned 32)
