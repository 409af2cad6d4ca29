-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE CASE WHEN "tags"."weight" IS NULL THEN ?1 ELSE coalesce("tags"."weight", ?2) END > ?3 ORDER BY "tags"."id"
-- 1: 5 (integer 64)
-- 2: 0 (integer 64)
-- 3: 4 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE CASE WHEN "tags"."weight" IS NULL THEN $1 ELSE coalesce("tags"."weight", $2) END > $3 ORDER BY "tags"."id"
-- 1: 5 (integer 64)
-- 2: 0 (integer 64)
-- 3: 4 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE CASE WHEN `tags`.`weight` IS NULL THEN ? ELSE coalesce(`tags`.`weight`, ?) END > ? ORDER BY `tags`.`id`
-- 1: 5 (integer 64)
-- 2: 0 (integer 64)
-- 3: 4 (integer 64)
