-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE NOT EXISTS (SELECT 1 FROM "samples" WHERE "tags"."weight" = "samples"."n") ORDER BY "tags"."id"

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE NOT EXISTS (SELECT 1 FROM "samples" WHERE "tags"."weight" = "samples"."n") ORDER BY "tags"."id"

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE NOT EXISTS (SELECT 1 FROM `samples` WHERE `tags`.`weight` = `samples`.`n`) ORDER BY `tags`.`id`
