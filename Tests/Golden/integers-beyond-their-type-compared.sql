-- SQLite 3.40
SELECT "gauges"."id" FROM "gauges" WHERE "gauges"."byte" * ?1 > "gauges"."byte" + ?2
-- 1: 100 (unsigned 8)
-- 2: 200 (unsigned 8)

-- PostgreSQL 13
SELECT "gauges"."id" FROM "gauges" WHERE CAST("gauges"."byte" AS bigint) * $1 > CAST("gauges"."byte" AS bigint) + $2
-- 1: 100 (integer 64)
-- 2: 200 (integer 64)

-- MariaDB 10.11
SELECT `gauges`.`id` FROM `gauges` WHERE `gauges`.`byte` * ? > `gauges`.`byte` + ?
-- 1: 100 (unsigned 8)
-- 2: 200 (unsigned 8)
