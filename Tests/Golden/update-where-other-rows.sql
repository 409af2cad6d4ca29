-- SQLite 3.40
UPDATE "tags" SET "weight" = ?1 FROM (SELECT 1 AS "koine_1") AS "koine_once" WHERE "tags"."id" = ?2 OR EXISTS (SELECT 1 FROM "tags" AS "Before" WHERE "Before"."id" = "tags"."id" - ?3 AND coalesce("Before"."weight", ?4) = ?5)
-- 1: 0 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 0 (integer 64)
-- 5: 0 (integer 64)

-- PostgreSQL 13
UPDATE "tags" SET "weight" = $1 WHERE "tags"."id" = $2 OR EXISTS (SELECT 1 FROM "tags" AS "Before" WHERE "Before"."id" = "tags"."id" - $3 AND coalesce("Before"."weight", $4) = $5)
-- 1: 0 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 0 (integer 64)
-- 5: 0 (integer 64)

-- MariaDB 10.11
UPDATE `tags` SET `weight` = ? WHERE `tags`.`id` = ? OR EXISTS (SELECT 1 FROM `tags` AS `Before` WHERE `Before`.`id` = `tags`.`id` - ? AND coalesce(`Before`.`weight`, ?) = ?)
-- 1: 0 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 0 (integer 64)
-- 5: 0 (integer 64)
