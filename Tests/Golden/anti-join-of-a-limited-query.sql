-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE NOT EXISTS (SELECT 1 FROM (SELECT "tags"."id" AS "id", "tags"."reminderID" AS "reminderID", "tags"."title" AS "title", "tags"."weight" AS "weight" FROM "tags" ORDER BY "tags"."id" LIMIT ?1) AS "tags" WHERE "reminders"."id" = "tags"."reminderID") ORDER BY "reminders"."id"
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE NOT EXISTS (SELECT 1 FROM (SELECT "tags"."id" AS "id", "tags"."reminderID" AS "reminderID", "tags"."title" AS "title", "tags"."weight" AS "weight" FROM "tags" ORDER BY "tags"."id" LIMIT $1) AS "tags" WHERE "reminders"."id" = "tags"."reminderID") ORDER BY "reminders"."id"
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE NOT EXISTS (SELECT 1 FROM (SELECT `tags`.`id` AS `id`, `tags`.`reminderID` AS `reminderID`, `tags`.`title` AS `title`, `tags`.`weight` AS `weight` FROM `tags` ORDER BY `tags`.`id` LIMIT ?) AS `tags` WHERE `reminders`.`id` = `tags`.`reminderID`) ORDER BY `reminders`.`id`
-- 1: 2 (integer 64)
