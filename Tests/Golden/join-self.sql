-- SQLite 3.40
SELECT "tags"."id", "Other"."id" FROM "tags" JOIN "tags" AS "Other" ON "tags"."title" = "Other"."title" AND "tags"."id" < "Other"."id"

-- PostgreSQL 13
SELECT "tags"."id", "Other"."id" FROM "tags" JOIN "tags" AS "Other" ON "tags"."title" = "Other"."title" AND "tags"."id" < "Other"."id"

-- MariaDB 10.11
SELECT `tags`.`id`, `Other`.`id` FROM `tags` JOIN `tags` AS `Other` ON `tags`.`title` = (`Other`.`title` COLLATE `utf8mb4_nopad_bin`) AND `tags`.`id` < `Other`.`id`
