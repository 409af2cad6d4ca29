-- SQLite 3.40
UPDATE "tags" SET "weight" = (SELECT max("tags_2"."weight") FROM "tags" AS "tags_2") FROM (SELECT 1 AS "koine_1") AS "koine_once"

-- PostgreSQL 13
UPDATE "tags" SET "weight" = (SELECT max("tags_2"."weight") FROM "tags" AS "tags_2")

-- MariaDB 10.11
UPDATE `tags` SET `weight` = (SELECT max(`tags_2`.`weight`) FROM `tags` AS `tags_2`)
