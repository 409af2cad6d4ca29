-- SQLite 3.40
SELECT "samples"."id", coalesce("samples"."flag" OR "samples"."id" = ?1, FALSE) FROM "samples" WHERE "samples"."flag" AND "samples"."id" < ?2
-- 1: 3 (integer 64)
-- 2: 4 (integer 64)

-- PostgreSQL 13
SELECT "samples"."id", coalesce("samples"."flag" OR "samples"."id" = $1, FALSE) FROM "samples" WHERE "samples"."flag" AND "samples"."id" < $2
-- 1: 3 (integer 64)
-- 2: 4 (integer 64)

-- MariaDB 10.11
SELECT `samples`.`id`, coalesce(`samples`.`flag` OR `samples`.`id` = ?, FALSE) FROM `samples` WHERE `samples`.`flag` AND `samples`.`id` < ?
-- 1: 3 (integer 64)
-- 2: 4 (integer 64)
