-- SQLite 3.40
SELECT "gauges"."id" FROM "gauges" WHERE CASE WHEN "gauges"."long" BETWEEN 0 AND 255 THEN "gauges"."long" END IS NULL OR CASE WHEN "gauges"."tiny" BETWEEN 0 AND 65535 THEN "gauges"."tiny" END IS NULL ORDER BY "gauges"."id"

-- PostgreSQL 13
SELECT "gauges"."id" FROM "gauges" WHERE CAST(NULLIF(least("gauges"."long", 256), 256) AS smallint) IS NULL OR CAST(NULLIF(greatest(CAST("gauges"."tiny" AS bigint), -1), -1) AS integer) IS NULL ORDER BY "gauges"."id"

-- MariaDB 10.11
SELECT `gauges`.`id` FROM `gauges` WHERE CAST(nullif(nullif(greatest(least(`gauges`.`long`, 256), -1), 256), -1) AS SIGNED) IS NULL OR CAST(nullif(nullif(greatest(least(`gauges`.`tiny`, 65536), -1), 65536), -1) AS SIGNED) IS NULL ORDER BY `gauges`.`id`
