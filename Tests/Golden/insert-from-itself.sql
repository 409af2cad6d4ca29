-- SQLite 3.40
INSERT INTO "tags" ("id", "reminderID", "title", "weight") SELECT "tags"."id" + coalesce((SELECT max("tags_2"."id") FROM "tags" AS "tags_2"), ?1), "tags"."reminderID", "tags"."title", (SELECT koine_sum("tags_2"."weight") FROM "tags" AS "tags_2") FROM "tags"
-- 1: 0 (integer 64)

-- PostgreSQL 13
INSERT INTO "tags" ("id", "reminderID", "title", "weight") SELECT "tags"."id" + coalesce((SELECT max("tags_2"."id") FROM "tags" AS "tags_2"), $1), "tags"."reminderID", "tags"."title", (SELECT CAST(sum("tags_2"."weight") AS bigint) FROM "tags" AS "tags_2") FROM "tags"
-- 1: 0 (integer 64)

-- MariaDB 10.11
INSERT INTO `tags` (`id`, `reminderID`, `title`, `weight`) SELECT `tags`.`id` + coalesce((SELECT max(`tags_2`.`id`) FROM `tags` AS `tags_2`), ?), `tags`.`reminderID`, `tags`.`title`, (SELECT (sum(`tags_2`.`weight`) DIV 1) FROM `tags` AS `tags_2`) FROM `tags`
-- 1: 0 (integer 64)
