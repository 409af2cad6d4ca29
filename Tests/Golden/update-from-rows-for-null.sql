-- SQLite 3.40
UPDATE "tags" SET "weight" = coalesce("tags"."weight" + ?1, (SELECT koine_sum("tags_2"."weight") FROM "tags" AS "tags_2")) FROM (SELECT 1 AS "koine_1") AS "koine_once"
-- 1: 1 (integer 64)

-- PostgreSQL 13
UPDATE "tags" SET "weight" = coalesce("tags"."weight" + $1, (SELECT CAST(sum("tags_2"."weight") AS bigint) FROM "tags" AS "tags_2"))
-- 1: 1 (integer 64)

-- MariaDB 10.11
UPDATE `tags` SET `weight` = coalesce(`tags`.`weight` + ?, (SELECT (sum(`tags_2`.`weight`) DIV 1) FROM `tags` AS `tags_2`))
-- 1: 1 (integer 64)
