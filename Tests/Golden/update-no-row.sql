-- SQLite 3.40
UPDATE "tags" SET "title" = ?1 WHERE "tags"."id" = ?2
-- 1: 'x' (text)
-- 2: 42 (integer 64)

-- PostgreSQL 13
UPDATE "tags" SET "title" = $1 WHERE "tags"."id" = $2
-- 1: 'x' (text)
-- 2: 42 (integer 64)

-- MariaDB 10.11
UPDATE `tags` SET `title` = ? WHERE `tags`.`id` = ?
-- 1: 'x' (text)
-- 2: 42 (integer 64)
