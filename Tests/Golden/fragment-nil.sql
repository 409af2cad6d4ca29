-- SQLite 3.40
SELECT coalesce(NULL, ?1, "tags"."weight", ?2) FROM "tags" ORDER BY "tags"."id"
-- 1: NULL (integer 64)
-- 2: -1 (integer 64)

-- PostgreSQL 13
SELECT coalesce(NULL, $1, "tags"."weight", $2) FROM "tags" ORDER BY "tags"."id" NULLS FIRST
-- 1: NULL (integer 64)
-- 2: -1 (integer 64)

-- MariaDB 10.11
SELECT coalesce(NULL, ?, `tags`.`weight`, ?) FROM `tags` ORDER BY `tags`.`id`
-- 1: NULL (integer 64)
-- 2: -1 (integer 64)
