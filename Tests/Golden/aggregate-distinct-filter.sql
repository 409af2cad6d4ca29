-- SQLite 3.40
SELECT count(DISTINCT "tags"."title") FILTER (WHERE "tags"."id" < ?1) FROM "tags"
-- 1: 4 (integer 64)

-- PostgreSQL 13
SELECT count(DISTINCT "tags"."title") FILTER (WHERE "tags"."id" < $1) FROM "tags"
-- 1: 4 (integer 64)

-- MariaDB 10.11
SELECT count(DISTINCT CASE WHEN `tags`.`id` < ? THEN `tags`.`title` END COLLATE `utf8mb4_nopad_bin`) FROM `tags`
-- 1: 4 (integer 64)
