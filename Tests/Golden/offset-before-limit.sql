-- SQLite 3.40
SELECT "tags"."id" FROM "tags" ORDER BY "tags"."id" LIMIT ?1 OFFSET ?2
-- 1: 2 (integer 64)
-- 2: 1 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" ORDER BY "tags"."id" LIMIT $1 OFFSET $2
-- 1: 2 (integer 64)
-- 2: 1 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` ORDER BY `tags`.`id` LIMIT ? OFFSET ?
-- 1: 2 (integer 64)
-- 2: 1 (integer 64)
