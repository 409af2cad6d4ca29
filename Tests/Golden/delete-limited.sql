-- SQLite 3.40
DELETE FROM "tags" WHERE "tags"."id" IN (SELECT "tags"."id" FROM "tags" ORDER BY "tags"."id" DESC LIMIT ?1 OFFSET ?2)
-- 1: 2 (integer 64)
-- 2: 1 (integer 64)

-- PostgreSQL 13
DELETE FROM "tags" WHERE "tags"."id" IN (SELECT "tags"."id" FROM "tags" ORDER BY "tags"."id" DESC LIMIT $1 OFFSET $2)
-- 1: 2 (integer 64)
-- 2: 1 (integer 64)

-- MariaDB 10.11
DELETE FROM `tags` WHERE `tags`.`id` IN (SELECT `koine_limited`.`koine_1` FROM (SELECT `tags`.`id` AS `koine_1` FROM `tags` ORDER BY `tags`.`id` DESC LIMIT ? OFFSET ?) AS `koine_limited`)
-- 1: 2 (integer 64)
-- 2: 1 (integer 64)
