-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = ?1
-- 1: 2 (integer 32)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = $1
-- 1: 2 (integer 32)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` = ?
-- 1: 2 (integer 32)
