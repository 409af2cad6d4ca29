-- SQLite 3.40
SELECT "gauges"."id" FROM "gauges" WHERE nullif(nullif(max(min("gauges"."long", 256), -1), 256), -1) IS NULL OR nullif(nullif(max(min("gauges"."tiny", 65536), -1), 65536), -1) IS NULL ORDER BY "gauges"."id"

-- PostgreSQL 13
SELECT "gauges"."id" FROM "gauges" WHERE CAST(nullif(nullif(greatest(least("gauges"."long", 256), -1), 256), -1) AS smallint) IS NULL OR CAST(nullif(nullif(greatest(least(CAST("gauges"."tiny" AS bigint), 65536), -1), 65536), -1) AS integer) IS NULL ORDER BY "gauges"."id"

-- MariaDB 10.11
SELECT `gauges`.`id` FROM `gauges` WHERE CAST(nullif(nullif(greatest(least(`gauges`.`long`, 256), -1), 256), -1) AS SIGNED) IS NULL OR CAST(nullif(nullif(greatest(least(`gauges`.`tiny`, 65536), -1), 65536), -1) AS SIGNED) IS NULL ORDER BY `gauges`.`id`
