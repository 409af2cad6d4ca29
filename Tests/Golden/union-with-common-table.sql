-- SQLite 3.40
SELECT "koine_arm"."koine_1" FROM (WITH "counts" ("title", "tags") AS (SELECT "tags"."title", count("tags"."id") FROM "tags" GROUP BY "tags"."title") SELECT "tags"."id" AS "koine_1" FROM "tags" JOIN "counts" ON "tags"."title" = "counts"."title" WHERE "counts"."tags" > ?1) AS "koine_arm" UNION SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = ?2
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)

-- PostgreSQL 13
(WITH "counts" ("title", "tags") AS (SELECT "tags"."title", count("tags"."id") FROM "tags" GROUP BY "tags"."title") SELECT "tags"."id" FROM "tags" JOIN "counts" ON "tags"."title" = "counts"."title" WHERE "counts"."tags" > $1) UNION SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = $2
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)

-- MariaDB 10.11
SELECT `koine_arm`.`koine_1` FROM (WITH `counts` (`title`, `tags`) AS (SELECT `tags`.`title`, count(`tags`.`id`) FROM `tags` GROUP BY `tags`.`title`, `tags`.`title` COLLATE `utf8mb4_nopad_bin`) SELECT `tags`.`id` AS `koine_1` FROM `tags` JOIN `counts` ON `tags`.`title` = (`counts`.`title` COLLATE `utf8mb4_nopad_bin`) WHERE `counts`.`tags` > ?) AS `koine_arm` UNION SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` = ?
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
