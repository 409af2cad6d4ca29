-- SQLite 3.40
SELECT sum("gauges"."ratio"), avg("gauges"."ratio"), min("gauges"."ratio"), max("gauges"."ratio"), count("gauges"."ratio") FROM "gauges" WHERE "gauges"."id" > ?1
-- 1: 1 (unsigned 32)

-- PostgreSQL 13
SELECT sum(CAST("gauges"."ratio" AS double precision)), avg("gauges"."ratio"), min("gauges"."ratio"), max("gauges"."ratio"), count("gauges"."ratio") FROM "gauges" WHERE "gauges"."id" > $1
-- 1: 1 (unsigned 32)

-- MariaDB 10.11
SELECT sum(`gauges`.`ratio`), avg(`gauges`.`ratio`), min(`gauges`.`ratio`), max(`gauges`.`ratio`), count(`gauges`.`ratio`) FROM `gauges` WHERE `gauges`.`id` > ?
-- 1: 1 (unsigned 32)
