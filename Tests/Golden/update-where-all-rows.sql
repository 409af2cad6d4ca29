-- SQLite 3.40
UPDATE "tags" SET "weight" = ?1 FROM (SELECT 1 AS "koine_1") AS "koine_once" WHERE "tags"."id" = ?2 OR "tags"."id" > ?3 AND (SELECT max("tags_2"."weight") FROM "tags" AS "tags_2") = ?4
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 7 (integer 64)

-- PostgreSQL 13
UPDATE "tags" SET "weight" = $1 WHERE "tags"."id" = $2 OR "tags"."id" > $3 AND (SELECT max("tags_2"."weight") FROM "tags" AS "tags_2") = $4
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 7 (integer 64)

-- MariaDB 10.11
UPDATE `tags` SET `weight` = ? WHERE `tags`.`id` = ? OR `tags`.`id` > ? AND (SELECT max(`tags_2`.`weight`) FROM `tags` AS `tags_2`) = ?
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 7 (integer 64)
