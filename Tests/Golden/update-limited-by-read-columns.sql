-- SQLite 3.40
UPDATE "tags" SET "weight" = ?1 WHERE "tags"."id" IN (SELECT "tags"."id" FROM "tags" ORDER BY "tags"."weight" LIMIT ?2)
-- 1: 100 (integer 64)
-- 2: 2 (integer 64)

-- PostgreSQL 13
UPDATE "tags" SET "weight" = $1 WHERE "tags"."id" IN (SELECT "tags"."id" FROM "tags" ORDER BY "tags"."weight" NULLS FIRST LIMIT $2)
-- 1: 100 (integer 64)
-- 2: 2 (integer 64)

-- MariaDB 10.11
UPDATE `tags` SET `weight` = ? WHERE `tags`.`id` IN (SELECT `koine_limited`.`koine_1` FROM (SELECT `tags`.`id` AS `koine_1` FROM `tags` ORDER BY `tags`.`weight` LIMIT ?) AS `koine_limited`)
-- 1: 100 (integer 64)
-- 2: 2 (integer 64)
