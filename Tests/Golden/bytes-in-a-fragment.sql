-- SQLite 3.40
SELECT "gauges"."id" FROM "gauges" WHERE "gauges"."bytes" = ?1 OR "gauges"."bytes" = ?2 ORDER BY "gauges"."id"
-- 1: x'0100' (blob)
-- 2: x'01' (blob)

-- PostgreSQL 13
SELECT "gauges"."id" FROM "gauges" WHERE "gauges"."bytes" = $1 OR "gauges"."bytes" = $2 ORDER BY "gauges"."id"
-- 1: x'0100' (blob)
-- 2: x'01' (blob)

-- MariaDB 10.11
SELECT `gauges`.`id` FROM `gauges` WHERE `gauges`.`bytes` = ? OR `gauges`.`bytes` = ? ORDER BY `gauges`.`id`
-- 1: x'0100' (blob)
-- 2: x'01' (blob)
