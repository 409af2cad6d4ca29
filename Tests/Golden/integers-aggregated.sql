-- SQLite 3.40
SELECT sum("gauges"."tiny"), min("gauges"."short"), sum("gauges"."byte"), max("gauges"."word"), koine_avg("gauges"."long"), koine_sum("gauges"."size") FROM "gauges" WHERE "gauges"."id" <> ?1
-- 1: 1 (unsigned 32)

-- PostgreSQL 13
SELECT CAST(sum("gauges"."tiny") AS bigint), min("gauges"."short"), CAST(sum("gauges"."byte") AS bigint), max("gauges"."word"), CAST(avg("gauges"."long" + 0.000000000000000000000000000000000000000000000) AS double precision), CAST(sum("gauges"."size") AS bigint) FROM "gauges" WHERE "gauges"."id" <> $1
-- 1: 1 (unsigned 32)

-- MariaDB 10.11
SELECT (sum(`gauges`.`tiny`) DIV 1), min(`gauges`.`short`), (sum(`gauges`.`byte`) DIV 1), max(`gauges`.`word`), CAST(CAST(avg(CAST(`gauges`.`long` AS DECIMAL(57, 34))) AS CHAR) AS DOUBLE), (sum(`gauges`.`size`) DIV 1) FROM `gauges` WHERE `gauges`.`id` <> ?
-- 1: 1 (unsigned 32)
