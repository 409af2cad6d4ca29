-- SQLite 3.40
SELECT "koine_groups"."koine_1", "koine_groups"."koine_2" FROM (SELECT "tags"."title" AS "koine_1", count("tags"."id") AS "koine_2" FROM "tags" GROUP BY "tags"."title" UNION ALL SELECT "tags"."title" AS "koine_1", count("tags"."id") AS "koine_2" FROM "tags" GROUP BY "tags"."title") AS "koine_groups" ORDER BY "koine_groups"."koine_1"

-- PostgreSQL 13
SELECT "koine_groups"."koine_1", "koine_groups"."koine_2" FROM (SELECT "tags"."title" AS "koine_1", count("tags"."id") AS "koine_2" FROM "tags" GROUP BY GROUPING SETS ("tags"."title", "tags"."title")) AS "koine_groups" ORDER BY "koine_groups"."koine_1" COLLATE "C"

-- MariaDB 10.11
SELECT `koine_groups`.`koine_1`, `koine_groups`.`koine_2` FROM (SELECT `tags`.`title` COLLATE `utf8mb4_nopad_bin` AS `koine_1`, count(`tags`.`id`) AS `koine_2` FROM `tags` GROUP BY `tags`.`title`, `tags`.`title` COLLATE `utf8mb4_nopad_bin` UNION ALL SELECT `tags`.`title` COLLATE `utf8mb4_nopad_bin` AS `koine_1`, count(`tags`.`id`) AS `koine_2` FROM `tags` GROUP BY `tags`.`title`, `tags`.`title` COLLATE `utf8mb4_nopad_bin`) AS `koine_groups` ORDER BY `koine_groups`.`koine_1` COLLATE `utf8mb4_nopad_bin`
