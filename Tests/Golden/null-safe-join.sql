-- SQLite 3.40
SELECT "tags"."id", "Other"."id" FROM "tags" JOIN "tags" AS "Other" ON "tags"."weight" IS NOT DISTINCT FROM "Other"."weight" ORDER BY "tags"."id"

-- PostgreSQL 13
SELECT "tags"."id", "Other"."id" FROM "tags" JOIN "tags" AS "Other" ON "tags"."weight" = "Other"."weight" OR "tags"."weight" IS NULL AND "Other"."weight" IS NULL ORDER BY "tags"."id"

-- MariaDB 10.11
SELECT `tags`.`id`, `Other`.`id` FROM `tags` JOIN `tags` AS `Other` ON `tags`.`weight` <=> `Other`.`weight` ORDER BY `tags`.`id`
