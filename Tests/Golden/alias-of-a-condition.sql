-- SQLite 3.40
SELECT "tags"."id", "negative"."id" FROM "tags" JOIN "tags" AS "negative" ON "tags"."title" = "negative"."title" AND "negative"."weight" < ?1 ORDER BY "tags"."id"
-- 1: 0 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id", "negative"."id" FROM "tags" JOIN "tags" AS "negative" ON "tags"."title" = "negative"."title" AND "negative"."weight" < $1 ORDER BY "tags"."id"
-- 1: 0 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id`, `negative`.`id` FROM `tags` JOIN `tags` AS `negative` ON `tags`.`title` = (`negative`.`title` COLLATE `utf8mb4_nopad_bin`) AND `negative`.`weight` < ? ORDER BY `tags`.`id`
-- 1: 0 (integer 64)
