-- SQLite 3.40
SELECT "samples"."id" FROM "samples" WHERE "samples"."n" IS NOT DISTINCT FROM "samples"."m" OR "samples"."id" = ?1 ORDER BY "samples"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "samples"."id" FROM "samples" WHERE "samples"."n" = "samples"."m" OR "samples"."n" IS NULL AND "samples"."m" IS NULL OR "samples"."id" = $1 ORDER BY "samples"."id"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT `samples`.`id` FROM `samples` WHERE `samples`.`n` <=> `samples`.`m` OR `samples`.`id` = ? ORDER BY `samples`.`id`
-- 1: 3 (integer 64)
