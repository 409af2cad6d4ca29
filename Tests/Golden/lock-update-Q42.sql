-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = ?1
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = $1 FOR UPDATE
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` = ? FOR UPDATE
-- 1: 1 (integer 64)
