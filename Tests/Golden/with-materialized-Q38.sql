-- SQLite 3.40
WITH "counts" ("title", "tags") AS MATERIALIZED (SELECT "tags"."title", count("tags"."id") FROM "tags" GROUP BY "tags"."title") SELECT "tags"."id" FROM "tags" JOIN "counts" ON "tags"."title" = "counts"."title" WHERE "counts"."tags" > ?1 ORDER BY "tags"."id"
-- 1: 1 (integer 64)

-- PostgreSQL 13
WITH "counts" ("title", "tags") AS MATERIALIZED (SELECT "tags"."title", count("tags"."id") FROM "tags" GROUP BY "tags"."title") SELECT "tags"."id" FROM "tags" JOIN "counts" ON "tags"."title" = "counts"."title" WHERE "counts"."tags" > $1 ORDER BY "tags"."id"
-- 1: 1 (integer 64)

-- MariaDB 10.11
WITH `counts` (`title`, `tags`) AS (SELECT `tags`.`title`, count(`tags`.`id`) FROM `tags` GROUP BY `tags`.`title`, `tags`.`title` COLLATE `utf8mb4_nopad_bin`) SELECT `tags`.`id` FROM `tags` JOIN `counts` ON `tags`.`title` = (`counts`.`title` COLLATE `utf8mb4_nopad_bin`) WHERE `counts`.`tags` > ? ORDER BY `tags`.`id`
-- 1: 1 (integer 64)
