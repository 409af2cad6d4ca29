-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE EXISTS (SELECT 1 FROM "tags" AS "tags_2" WHERE "tags"."title" = "tags_2"."title" AND "tags"."id" <> "tags_2"."id") ORDER BY "tags"."id"

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE EXISTS (SELECT 1 FROM "tags" AS "tags_2" WHERE "tags"."title" = "tags_2"."title" AND "tags"."id" <> "tags_2"."id") ORDER BY "tags"."id"

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE EXISTS (SELECT 1 FROM `tags` AS `tags_2` WHERE `tags`.`title` = (`tags_2`.`title` COLLATE `utf8mb4_nopad_bin`) AND `tags`.`id` <> `tags_2`.`id`) ORDER BY `tags`.`id`
