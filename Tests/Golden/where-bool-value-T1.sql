-- SQLite 3.40
SELECT "samples"."id" FROM "samples" WHERE "samples"."flag" = ?1 ORDER BY "samples"."id"
-- 1: true (boolean)

-- PostgreSQL 13
SELECT "samples"."id" FROM "samples" WHERE "samples"."flag" = $1 ORDER BY "samples"."id"
-- 1: true (boolean)

-- MariaDB 10.11
SELECT `samples`.`id` FROM `samples` WHERE `samples`.`flag` = ? ORDER BY `samples`.`id`
-- 1: true (boolean)
