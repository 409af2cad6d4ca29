-- SQLite 3.40
UPDATE "tags" SET "title" = ?1 WHERE "tags"."id" IN (SELECT "tags"."id" FROM "tags" WHERE "tags"."id" > ?2 ORDER BY "tags"."id" LIMIT ?3)
-- 1: 'x' (text)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)

-- PostgreSQL 13
UPDATE "tags" SET "title" = $1 WHERE "tags"."id" IN (SELECT "tags"."id" FROM "tags" WHERE "tags"."id" > $2 ORDER BY "tags"."id" LIMIT $3)
-- 1: 'x' (text)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)

-- MariaDB 10.11
UPDATE `tags` SET `title` = ? WHERE `tags`.`id` IN (SELECT `koine_limited`.`koine_1` FROM (SELECT `tags`.`id` AS `koine_1` FROM `tags` WHERE `tags`.`id` > ? ORDER BY `tags`.`id` LIMIT ?) AS `koine_limited`)
-- 1: 'x' (text)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
