-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" IN (SELECT "tags_2"."id" FROM "tags" AS "tags_2" ORDER BY "tags_2"."id" DESC LIMIT ?1) ORDER BY "tags"."id"
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" IN (SELECT "tags_2"."id" FROM "tags" AS "tags_2" ORDER BY "tags_2"."id" DESC LIMIT $1) ORDER BY "tags"."id"
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` IN (SELECT `koine_limited`.`koine_1` FROM (SELECT `tags_2`.`id` AS `koine_1` FROM `tags` AS `tags_2` ORDER BY `tags_2`.`id` DESC LIMIT ?) AS `koine_limited`) ORDER BY `tags`.`id`
-- 1: 2 (integer 64)
