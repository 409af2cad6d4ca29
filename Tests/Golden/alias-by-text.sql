-- SQLite 3.40
SELECT "tags"."id", "other"."id" FROM "tags" JOIN "tags" AS "other" ON "tags"."title" = "other"."title" AND "tags"."id" < "other"."id"

-- PostgreSQL 13
SELECT "tags"."id", "other"."id" FROM "tags" JOIN "tags" AS "other" ON "tags"."title" = "other"."title" AND "tags"."id" < "other"."id"

-- MariaDB 10.11
SELECT `tags`.`id`, `other`.`id` FROM `tags` JOIN `tags` AS `other` ON `tags`.`title` = (`other`.`title` COLLATE `utf8mb4_nopad_bin`) AND `tags`.`id` < `other`.`id`
