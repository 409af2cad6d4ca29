-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE EXISTS (SELECT 1 FROM "tags" AS "Other" WHERE "Other"."id" = "tags"."id" + 3)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE EXISTS (SELECT 1 FROM "tags" AS "Other" WHERE "Other"."id" = "tags"."id" + 3)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE EXISTS (SELECT 1 FROM `tags` AS `Other` WHERE `Other`.`id` = `tags`.`id` + 3)
