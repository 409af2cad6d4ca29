-- SQLite 3.40
UPDATE "tags" SET "weight" = ?1 FROM (SELECT 1 AS "koine_1") AS "koine_once" WHERE "tags"."id" IN (SELECT "tags"."id" FROM "tags" ORDER BY "tags"."weight" DESC, "tags"."id" LIMIT 9223372036854775807 OFFSET ?2)
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)

-- PostgreSQL 13
UPDATE "tags" SET "weight" = $1 WHERE "tags"."id" IN (SELECT "tags"."id" FROM "tags" ORDER BY "tags"."weight" DESC NULLS LAST, "tags"."id" OFFSET $2)
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)

-- MariaDB 10.11
UPDATE `tags` SET `weight` = ? WHERE `tags`.`id` IN (SELECT `koine_limited`.`koine_1` FROM (SELECT `tags`.`id` AS `koine_1` FROM `tags` ORDER BY `tags`.`weight` DESC, `tags`.`id` LIMIT 9223372036854775807 OFFSET ?) AS `koine_limited`)
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
