-- SQLite 3.40
SELECT coalesce(?1, "tags"."id"), coalesce("tags"."weight", ?2), max("tags"."id", ?3), CASE WHEN "tags"."id" = ?4 THEN ?5 ELSE "tags"."id" END FROM "tags" ORDER BY "tags"."id"
-- 1: NULL (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 1 (integer 64)
-- 5: NULL (integer 64)

-- PostgreSQL 13
SELECT coalesce($1, "tags"."id"), coalesce("tags"."weight", $2), CASE WHEN "tags"."id" IS NOT NULL THEN greatest("tags"."id", $3) END, CASE WHEN "tags"."id" = $4 THEN $5 ELSE "tags"."id" END FROM "tags" ORDER BY "tags"."id"
-- 1: NULL (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 1 (integer 64)
-- 5: NULL (integer 64)

-- MariaDB 10.11
SELECT coalesce(?, `tags`.`id`), coalesce(`tags`.`weight`, ?), greatest(`tags`.`id`, ?), CASE WHEN `tags`.`id` = ? THEN ? ELSE `tags`.`id` END FROM `tags` ORDER BY `tags`.`id`
-- 1: NULL (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 1 (integer 64)
-- 5: NULL (integer 64)
