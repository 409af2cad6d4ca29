-- SQLite 3.40
SELECT "Other"."title" FROM "tags" AS "Other" WHERE "Other"."weight" > ?1
-- 1: 0 (integer 64)

-- PostgreSQL 13
SELECT "Other"."title" FROM "tags" AS "Other" WHERE "Other"."weight" > $1
-- 1: 0 (integer 64)

-- MariaDB 10.11
SELECT `Other`.`title` FROM `tags` AS `Other` WHERE `Other`.`weight` > ?
-- 1: 0 (integer 64)
