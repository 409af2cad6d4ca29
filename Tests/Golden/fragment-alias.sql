-- SQLite 3.40
SELECT "Other"."title" FROM "tags" AS "Other" WHERE "Other"."id" = 2

-- PostgreSQL 13
SELECT "Other"."title" FROM "tags" AS "Other" WHERE "Other"."id" = 2

-- MariaDB 10.11
SELECT `Other`.`title` FROM `tags` AS `Other` WHERE `Other`.`id` = 2
