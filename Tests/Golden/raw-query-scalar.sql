-- SQLite 3.40
SELECT "tags"."title", (SELECT max(id) FROM "tags") FROM "tags" WHERE "tags"."id" = ?1
-- 1: 4 (integer 64)

-- PostgreSQL 13
SELECT "tags"."title", (SELECT max(id) FROM "tags") FROM "tags" WHERE "tags"."id" = $1
-- 1: 4 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`title`, (SELECT max(id) FROM `tags`) FROM `tags` WHERE `tags`.`id` = ?
-- 1: 4 (integer 64)
