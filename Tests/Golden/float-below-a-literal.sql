-- SQLite 3.40
SELECT "gauges"."id" FROM "gauges" WHERE "gauges"."ratio" < ?1
-- 1: 0.10000000149011612 (real)

-- PostgreSQL 13
SELECT "gauges"."id" FROM "gauges" WHERE "gauges"."ratio" < $1
-- 1: 0.10000000149011612 (real)

-- MariaDB 10.11
SELECT `gauges`.`id` FROM `gauges` WHERE `gauges`.`ratio` < ?
-- 1: 0.10000000149011612 (real)
