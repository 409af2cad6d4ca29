-- SQLite 3.40
SELECT group_concat("tags"."title", '/') FILTER (WHERE "tags"."id" = ?1) FROM "tags"
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT string_agg("tags"."title", '/') FILTER (WHERE "tags"."id" = $1) FROM "tags"
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT CASE WHEN count(CASE WHEN `tags`.`id` = ? THEN `tags`.`title` END) > 0 THEN group_concat(CASE WHEN `tags`.`id` = ? THEN `tags`.`title` END SEPARATOR '/') END FROM `tags`
-- 1: 2 (integer 64)
-- 2: 2 (integer 64)
