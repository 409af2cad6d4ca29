-- SQLite 3.40
UPDATE "gauges" SET "ratio" = ?1 WHERE "gauges"."id" = ?2
-- 1: 0.25 (real)
-- 2: 3 (unsigned 32)

-- PostgreSQL 13
UPDATE "gauges" SET "ratio" = $1 WHERE "gauges"."id" = $2
-- 1: 0.25 (real)
-- 2: 3 (unsigned 32)

-- MariaDB 10.11
UPDATE `gauges` SET `ratio` = ? WHERE `gauges`.`id` = ?
-- 1: 0.25 (real)
-- 2: 3 (unsigned 32)
