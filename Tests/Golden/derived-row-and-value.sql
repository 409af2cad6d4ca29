-- SQLite 3.40
SELECT "measured"."column1.title" FROM (SELECT "tags"."id" AS "column1.id", "tags"."reminderID" AS "column1.reminderID", "tags"."title" AS "column1.title", "tags"."weight" AS "column1.weight", length("tags"."title") AS "column5" FROM "tags") AS "measured" WHERE "measured"."column5" = ?1
-- 1: 4 (integer 64)

-- PostgreSQL 13
SELECT "measured"."column1.title" FROM (SELECT "tags"."id" AS "column1.id", "tags"."reminderID" AS "column1.reminderID", "tags"."title" AS "column1.title", "tags"."weight" AS "column1.weight", CAST(length("tags"."title") AS bigint) AS "column5" FROM "tags") AS "measured" WHERE "measured"."column5" = $1
-- 1: 4 (integer 64)

-- MariaDB 10.11
SELECT `measured`.`column1.title` FROM (SELECT `tags`.`id` AS `column1.id`, `tags`.`reminderID` AS `column1.reminderID`, `tags`.`title` AS `column1.title`, `tags`.`weight` AS `column1.weight`, char_length(`tags`.`title`) AS `column5` FROM `tags`) AS `measured` WHERE `measured`.`column5` = ?
-- 1: 4 (integer 64)
