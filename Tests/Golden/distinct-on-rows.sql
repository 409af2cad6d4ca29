-- SQLite 3.40
SELECT "koine_distinct"."koine_1", "koine_distinct"."koine_2", "koine_distinct"."koine_3", "koine_distinct"."koine_4" FROM (SELECT "tags"."id" AS "koine_1", "tags"."reminderID" AS "koine_2", "tags"."title" AS "koine_3", "tags"."weight" AS "koine_4", "tags"."title" AS "koine_5", "tags"."id" AS "koine_6", row_number() OVER (PARTITION BY "tags"."title" ORDER BY "tags"."title", "tags"."id") AS "koine_7" FROM "tags") AS "koine_distinct" WHERE "koine_distinct"."koine_7" = 1 ORDER BY "koine_distinct"."koine_5", "koine_distinct"."koine_6"

-- PostgreSQL 13
SELECT DISTINCT ON ("tags"."title" COLLATE "C") "tags"."id", "tags"."reminderID", "tags"."title" COLLATE "C", "tags"."weight" FROM "tags" ORDER BY "tags"."title" COLLATE "C", "tags"."id"

-- MariaDB 10.11
SELECT `koine_distinct`.`koine_1`, `koine_distinct`.`koine_2`, `koine_distinct`.`koine_3`, `koine_distinct`.`koine_4` FROM (SELECT `tags`.`id` AS `koine_1`, `tags`.`reminderID` AS `koine_2`, `tags`.`title` AS `koine_3`, `tags`.`weight` AS `koine_4`, `tags`.`title` AS `koine_5`, `tags`.`id` AS `koine_6`, row_number() OVER (PARTITION BY `tags`.`title` COLLATE `utf8mb4_nopad_bin` ORDER BY `tags`.`title` COLLATE `utf8mb4_nopad_bin`, `tags`.`id`) AS `koine_7` FROM `tags`) AS `koine_distinct` WHERE `koine_distinct`.`koine_7` = 1 ORDER BY `koine_distinct`.`koine_5` COLLATE `utf8mb4_nopad_bin`, `koine_distinct`.`koine_6`
