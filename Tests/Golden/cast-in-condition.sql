-- SQLite 3.40
SELECT "samples"."id" FROM "samples" WHERE ("samples"."small" <> 0) = ?1 ORDER BY "samples"."id"
-- 1: false (boolean)

-- PostgreSQL 13
SELECT "samples"."id" FROM "samples" WHERE ("samples"."small" <> 0) = $1 ORDER BY "samples"."id"
-- 1: false (boolean)

-- MariaDB 10.11
SELECT `samples`.`id` FROM `samples` WHERE (`samples`.`small` <> 0) = ? ORDER BY `samples`.`id`
-- 1: false (boolean)
