-- SQLite 3.40
DELETE FROM "tags" WHERE EXISTS (SELECT 1 FROM "tags" AS "Other" WHERE "tags"."title" = "Other"."title" AND "tags"."id" > "Other"."id")

-- PostgreSQL 13
DELETE FROM "tags" WHERE EXISTS (SELECT 1 FROM "tags" AS "Other" WHERE "tags"."title" = "Other"."title" AND "tags"."id" > "Other"."id")

-- MariaDB 10.11
DELETE FROM `tags` WHERE EXISTS (SELECT 1 FROM `tags` AS `Other` WHERE `tags`.`title` = (`Other`.`title` COLLATE `utf8mb4_nopad_bin`) AND `tags`.`id` > `Other`.`id`)
