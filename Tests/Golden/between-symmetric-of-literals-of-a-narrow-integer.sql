-- SQLite 3.40
SELECT "gauges"."id" FROM "gauges" WHERE "gauges"."tiny" BETWEEN min(?1, ?2) AND max(?3, ?4) ORDER BY "gauges"."id"
-- 1: -7 (integer 64)
-- 2: 2 (integer 64)
-- 3: 2 (integer 64)
-- 4: -7 (integer 64)

-- PostgreSQL 13
SELECT "gauges"."id" FROM "gauges" WHERE "gauges"."tiny" BETWEEN least($1, $2) AND greatest($3, $4) ORDER BY "gauges"."id"
-- 1: 2 (integer 64)
-- 2: -7 (integer 64)
-- 3: 2 (integer 64)
-- 4: -7 (integer 64)

-- MariaDB 10.11
SELECT `gauges`.`id` FROM `gauges` WHERE `gauges`.`tiny` BETWEEN least(?, ?) AND greatest(?, ?) ORDER BY `gauges`.`id`
-- 1: 2 (integer 64)
-- 2: -7 (integer 64)
-- 3: 2 (integer 64)
-- 4: -7 (integer 64)
