-- SQLite 3.40
UPDATE "tags" SET "weight" = (SELECT max("Before"."weight") FROM "tags" AS "Before" WHERE "Before"."id" = "tags"."id" - ?1) FROM (SELECT 1 AS "koine_1") AS "koine_once"
-- 1: 1 (integer 64)

-- PostgreSQL 13
UPDATE "tags" SET "weight" = (SELECT max("Before"."weight") FROM "tags" AS "Before" WHERE "Before"."id" = "tags"."id" - $1)
-- 1: 1 (integer 64)

-- MariaDB 10.11
UPDATE `tags` SET `weight` = (SELECT max(`Before`.`weight`) FROM `tags` AS `Before` WHERE `Before`.`id` = `tags`.`id` - ?)
-- 1: 1 (integer 64)
