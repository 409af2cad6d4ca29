-- SQLite 3.40
SELECT CASE WHEN "gauges"."long" BETWEEN 0 AND 255 THEN "gauges"."long" END, CASE WHEN "gauges"."huge" BETWEEN -2147483648 AND 2147483647 THEN "gauges"."huge" END, CAST("gauges"."tiny" AS INTEGER) FROM "gauges" WHERE "gauges"."id" > ?1 ORDER BY "gauges"."id"
-- 1: 2 (unsigned 32)

-- PostgreSQL 13
SELECT CAST(NULLIF(least("gauges"."long", 256), 256) AS smallint), CAST(NULLIF(least("gauges"."huge", 2147483648), 2147483648) AS integer), CAST("gauges"."tiny" AS smallint) FROM "gauges" WHERE "gauges"."id" > $1 ORDER BY "gauges"."id"
-- 1: 2 (unsigned 32)

-- MariaDB 10.11
SELECT CAST(nullif(nullif(greatest(least(`gauges`.`long`, 256), -1), 256), -1) AS SIGNED), CAST(nullif(nullif(greatest(least(`gauges`.`huge`, 2147483648), -2147483649), 2147483648), -2147483649) AS SIGNED), CAST(`gauges`.`tiny` AS SIGNED) FROM `gauges` WHERE `gauges`.`id` > ? ORDER BY `gauges`.`id`
-- 1: 2 (unsigned 32)
