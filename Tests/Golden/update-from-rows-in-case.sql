-- SQLite 3.40
UPDATE "tags" SET "weight" = CASE WHEN "tags"."id" > ?1 THEN coalesce((SELECT koine_sum("tags_2"."weight") FROM "tags" AS "tags_2"), ?2) ELSE ?3 END FROM (SELECT 1 AS "koine_1") AS "koine_once"
-- 1: 2 (integer 64)
-- 2: 9 (integer 64)
-- 3: 1 (integer 64)

-- PostgreSQL 13
UPDATE "tags" SET "weight" = CASE WHEN "tags"."id" > $1 THEN coalesce((SELECT CAST(sum("tags_2"."weight") AS bigint) FROM "tags" AS "tags_2"), $2) ELSE $3 END
-- 1: 2 (integer 64)
-- 2: 9 (integer 64)
-- 3: 1 (integer 64)

-- MariaDB 10.11
UPDATE `tags` SET `weight` = CASE WHEN `tags`.`id` > ? THEN coalesce((SELECT (sum(`tags_2`.`weight`) DIV 1) FROM `tags` AS `tags_2`), ?) ELSE ? END
-- 1: 2 (integer 64)
-- 2: 9 (integer 64)
-- 3: 1 (integer 64)
