-- SQLite 3.40
SELECT koine_integer((SELECT "gauges"."tiny" * ?1 * ?2 FROM "gauges" WHERE "gauges"."id" = ?3), -32768, 32767) FROM "tags" WHERE "tags"."id" = ?4
-- 1: 100 (integer 8)
-- 2: 10 (integer 8)
-- 3: 1 (unsigned 32)
-- 4: 1 (integer 64)

-- PostgreSQL 13
SELECT CAST(nullif(nullif(greatest(least((SELECT CAST("gauges"."tiny" AS bigint) * $1 * $2 FROM "gauges" WHERE "gauges"."id" = $3), 32768), -32769), 32768), -32769) AS smallint) FROM "tags" WHERE "tags"."id" = $4
-- 1: 100 (integer 64)
-- 2: 10 (integer 64)
-- 3: 1 (unsigned 32)
-- 4: 1 (integer 64)

-- MariaDB 10.11
SELECT CAST(nullif(nullif(greatest(least((SELECT `gauges`.`tiny` * ? * ? FROM `gauges` WHERE `gauges`.`id` = ?), 32768), -32769), 32768), -32769) AS SIGNED) FROM `tags` WHERE `tags`.`id` = ?
-- 1: 100 (integer 8)
-- 2: 10 (integer 8)
-- 3: 1 (unsigned 32)
-- 4: 1 (integer 64)
