-- SQLite 3.40
SELECT CASE (NOT "samples"."flag") WHEN TRUE THEN 'false' WHEN FALSE THEN 'true' END FROM "samples" WHERE "samples"."id" < ?1 ORDER BY "samples"."id"
-- 1: 4 (integer 64)

-- PostgreSQL 13
SELECT CAST("samples"."flag" AS text) FROM "samples" WHERE "samples"."id" < $1 ORDER BY "samples"."id"
-- 1: 4 (integer 64)

-- MariaDB 10.11
SELECT CASE (`samples`.`flag` = FALSE) WHEN TRUE THEN 'false' WHEN FALSE THEN 'true' END FROM `samples` WHERE `samples`.`id` < ? ORDER BY `samples`.`id`
-- 1: 4 (integer 64)
