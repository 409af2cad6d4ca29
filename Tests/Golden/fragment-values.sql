-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."title" = ?1 OR "tags"."weight" > ?2
-- 1: 'O''Hara' (text)
-- 2: 6 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE "tags"."title" = $1 OR "tags"."weight" > $2
-- 1: 'O''Hara' (text)
-- 2: 6 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`title` = ? OR `tags`.`weight` > ?
-- 1: 'O''Hara' (text)
-- 2: 6 (integer 64)
