-- SQLite 3.40
SELECT "koine_distinct"."koine_1" FROM (SELECT "tags"."id" AS "koine_1", "tags"."title" AS "koine_2", "tags"."id" AS "koine_3", row_number() OVER (PARTITION BY "tags"."title" ORDER BY "tags"."title", "tags"."id") AS "koine_4" FROM "tags") AS "koine_distinct" WHERE "koine_distinct"."koine_4" = 1 ORDER BY "koine_distinct"."koine_2", "koine_distinct"."koine_3" LIMIT ?1 OFFSET ?2
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)

-- PostgreSQL 13
SELECT DISTINCT ON ("tags"."title" COLLATE "C") "tags"."id" FROM "tags" ORDER BY "tags"."title" COLLATE "C", "tags"."id" LIMIT $1 OFFSET $1
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `koine_distinct`.`koine_1` FROM (SELECT `tags`.`id` AS `koine_1`, `tags`.`title` AS `koine_2`, `tags`.`id` AS `koine_3`, row_number() OVER (PARTITION BY `tags`.`title` COLLATE `utf8mb4_nopad_bin` ORDER BY `tags`.`title` COLLATE `utf8mb4_nopad_bin`, `tags`.`id`) AS `koine_4` FROM `tags`) AS `koine_distinct` WHERE `koine_distinct`.`koine_4` = 1 ORDER BY `koine_distinct`.`koine_2` COLLATE `utf8mb4_nopad_bin`, `koine_distinct`.`koine_3` LIMIT ? OFFSET ?
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
