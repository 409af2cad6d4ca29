-- SQLite 3.40
SELECT "samples"."id", "tags"."id" FROM "samples" JOIN "tags" ON "samples"."n" = "tags"."weight" ORDER BY "samples"."id", "tags"."id"

-- PostgreSQL 13
SELECT "samples"."id", "tags"."id" FROM "samples" JOIN "tags" ON "samples"."n" = "tags"."weight" ORDER BY "samples"."id", "tags"."id"

-- MariaDB 10.11
SELECT `samples`.`id`, `tags`.`id` FROM `samples` JOIN `tags` ON `samples`.`n` = `tags`.`weight` ORDER BY `samples`.`id`, `tags`.`id`
