-- SQLite 3.40
SELECT "last"."id", "last"."reminderID", "last"."title", "last"."weight" FROM (SELECT "tags"."id" AS "id", "tags"."reminderID" AS "reminderID", "tags"."title" AS "title", "tags"."weight" AS "weight" FROM "tags" ORDER BY "tags"."id" DESC LIMIT ?1) AS "last" WHERE "last"."title" = ?2
-- 1: 2 (integer 64)
-- 2: 'red' (text)

-- PostgreSQL 13
SELECT "last"."id", "last"."reminderID", "last"."title", "last"."weight" FROM (SELECT "tags"."id" AS "id", "tags"."reminderID" AS "reminderID", "tags"."title" AS "title", "tags"."weight" AS "weight" FROM "tags" ORDER BY "tags"."id" DESC LIMIT $1) AS "last" WHERE "last"."title" = $2
-- 1: 2 (integer 64)
-- 2: 'red' (text)

-- MariaDB 10.11
SELECT `last`.`id`, `last`.`reminderID`, `last`.`title`, `last`.`weight` FROM (SELECT `tags`.`id` AS `id`, `tags`.`reminderID` AS `reminderID`, `tags`.`title` AS `title`, `tags`.`weight` AS `weight` FROM `tags` ORDER BY `tags`.`id` DESC LIMIT ?) AS `last` WHERE `last`.`title` = (? COLLATE `utf8mb4_nopad_bin`)
-- 1: 2 (integer 64)
-- 2: 'red' (text)
