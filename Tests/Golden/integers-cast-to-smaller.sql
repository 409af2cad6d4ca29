-- SQLite 3.40
SELECT nullif(nullif(max(min("gauges"."long", 256), -1), 256), -1), nullif(nullif(max(min("gauges"."huge", 2147483648), -2147483649), 2147483648), -2147483649), CAST("gauges"."tiny" AS INTEGER) FROM "gauges" WHERE "gauges"."id" > ?1 ORDER BY "gauges"."id"
-- 1: 2 (unsigned 32)

-- PostgreSQL 13
SELECT CAST(nullif(nullif(greatest(least("gauges"."long", 256), -1), 256), -1) AS smallint), CAST(nullif(nullif(greatest(least("gauges"."huge", 2147483648), -2147483649), 2147483648), -2147483649) AS integer), CAST("gauges"."tiny" AS smallint) FROM "gauges" WHERE "gauges"."id" > $1 ORDER BY "gauges"."id"
-- 1: 2 (unsigned 32)

-- MariaDB 10.11
SELECT CAST(nullif(nullif(greatest(least(`gauges`.`long`, 256), -1), 256), -1) AS SIGNED), CAST(nullif(nullif(greatest(least(`gauges`.`huge`, 2147483648), -2147483649), 2147483648), -2147483649) AS SIGNED), CAST(`gauges`.`tiny` AS SIGNED) FROM `gauges` WHERE `gauges`.`id` > ? ORDER BY `gauges`.`id`
-- 1: 2 (unsigned 32)
