-- SQLite 3.40
SELECT "tags"."id" FROM "tags" ORDER BY "tags"."id" LIMIT 9223372036854775807 OFFSET ?1
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" ORDER BY "tags"."id" OFFSET $1
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` ORDER BY `tags`.`id` LIMIT 9223372036854775807 OFFSET ?
-- 1: 3 (integer 64)
