-- SQLite 3.40
UPDATE "tags" SET "weight" = "Other"."weight" FROM "tags" AS "Other" WHERE "Other"."id" = "tags"."id" - ?1
-- 1: 1 (integer 64)

-- PostgreSQL 13
UPDATE "tags" SET "weight" = "Other"."weight" FROM "tags" AS "Other" WHERE "Other"."id" = "tags"."id" - $1
-- 1: 1 (integer 64)

-- MariaDB 10.11
UPDATE `tags` SET `weight` = (SELECT `Other`.`weight` FROM `tags` AS `Other` WHERE `Other`.`id` = `tags`.`id` - ?) WHERE (SELECT 1 FROM `tags` AS `Other` WHERE `Other`.`id` = `tags`.`id` - ?) = 1
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
