-- SQLite 3.40
DELETE FROM "tags" WHERE "tags"."id" IN (SELECT "tags"."id" FROM "tags" WHERE "tags"."id" > ?1 ORDER BY "tags"."id") AND EXISTS (SELECT "tags"."id")
-- 1: 2 (integer 64)

-- PostgreSQL 13
DELETE FROM "tags" WHERE "tags"."id" IN (SELECT "tags"."id" FROM "tags" WHERE "tags"."id" > $1 ORDER BY "tags"."id")
-- 1: 2 (integer 64)

-- MariaDB 10.11
DELETE FROM `tags` WHERE `tags`.`id` IN (SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` > ? ORDER BY `tags`.`id`)
-- 1: 2 (integer 64)
