-- SQLite 3.40
SELECT "gauges"."id" FROM "gauges" WHERE "gauges"."byte" IN (?1, ?2)
-- 1: 255 (unsigned 8)
-- 2: 2 (unsigned 8)

-- PostgreSQL 13
SELECT "gauges"."id" FROM "gauges" WHERE "gauges"."byte" IN ($1, $2)
-- 1: 255 (unsigned 8)
-- 2: 2 (unsigned 8)

-- MariaDB 10.11
SELECT `gauges`.`id` FROM `gauges` WHERE `gauges`.`byte` IN (?, ?)
-- 1: 255 (unsigned 8)
-- 2: 2 (unsigned 8)
