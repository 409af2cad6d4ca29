-- SQLite 3.40
SELECT koine_integer(CASE WHEN "gauges"."id" = ?1 THEN "gauges"."tiny" ELSE "gauges"."tiny" * ?2 * ?3 END, -32768, 32767), koine_integer(max("gauges"."tiny", "gauges"."tiny" * ?4 * ?5), -32768, 32767) FROM "gauges" ORDER BY "gauges"."id"
-- 1: 3 (unsigned 32)
-- 2: 100 (integer 8)
-- 3: 100 (integer 8)
-- 4: 100 (integer 8)
-- 5: 10 (integer 8)

-- PostgreSQL 13
SELECT CAST(nullif(nullif(greatest(least(CASE WHEN "gauges"."id" = $1 THEN "gauges"."tiny" ELSE CAST("gauges"."tiny" AS bigint) * $2 * $3 END, 32768), -32769), 32768), -32769) AS smallint), CAST(nullif(nullif(greatest(least((greatest(ARRAY[CAST("gauges"."tiny" AS bigint)], ARRAY[CAST("gauges"."tiny" AS bigint) * $4 * $5]))[1], 32768), -32769), 32768), -32769) AS smallint) FROM "gauges" ORDER BY "gauges"."id"
-- 1: 3 (unsigned 32)
-- 2: 100 (integer 64)
-- 3: 100 (integer 64)
-- 4: 100 (integer 64)
-- 5: 10 (integer 64)

-- MariaDB 10.11
SELECT CAST(nullif(nullif(greatest(least(CASE WHEN `gauges`.`id` = ? THEN `gauges`.`tiny` ELSE `gauges`.`tiny` * ? * ? END, 32768), -32769), 32768), -32769) AS SIGNED), CAST(nullif(nullif(greatest(least(greatest(`gauges`.`tiny`, `gauges`.`tiny` * ? * ?), 32768), -32769), 32768), -32769) AS SIGNED) FROM `gauges` ORDER BY `gauges`.`id`
-- 1: 3 (unsigned 32)
-- 2: 100 (integer 8)
-- 3: 100 (integer 8)
-- 4: 100 (integer 8)
-- 5: 10 (integer 8)
