-- SQLite 3.40
SELECT "gauges"."id" FROM "gauges" WHERE "gauges"."bytes" = ?1
-- 1: x'0100' (blob)

-- PostgreSQL 13
SELECT "gauges"."id" FROM "gauges" WHERE "gauges"."bytes" = $1
-- 1: x'0100' (blob)

-- MariaDB 10.11
SELECT `gauges`.`id` FROM `gauges` WHERE `gauges`.`bytes` = ?
-- 1: x'0100' (blob)
