-- SQLite 3.40
SELECT "Other"."title" FROM "reminders" AS "Other" WHERE "Other"."id" = ?1
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "Other"."title" FROM "reminders" AS "Other" WHERE "Other"."id" = $1
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT `Other`.`title` FROM `reminders` AS `Other` WHERE `Other`.`id` = ?
-- 1: 3 (integer 64)
