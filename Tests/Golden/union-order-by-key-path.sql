-- SQLite 3.40
SELECT "tags"."id", "tags"."reminderID", "tags"."title", "tags"."weight" FROM (SELECT "tags"."id" AS "id", "tags"."reminderID" AS "reminderID", "tags"."title" AS "title", "tags"."weight" AS "weight" FROM "tags" WHERE "tags"."id" <= ?1 UNION ALL SELECT "tags"."id" AS "id", "tags"."reminderID" AS "reminderID", "tags"."title" AS "title", "tags"."weight" AS "weight" FROM "tags" WHERE "tags"."id" = ?2) AS "tags" ORDER BY "tags"."title", "tags"."id"
-- 1: 2 (integer 64)
-- 2: 4 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id", "tags"."reminderID", "tags"."title", "tags"."weight" FROM (SELECT "tags"."id" AS "id", "tags"."reminderID" AS "reminderID", "tags"."title" AS "title", "tags"."weight" AS "weight" FROM "tags" WHERE "tags"."id" <= $1 UNION ALL SELECT "tags"."id" AS "id", "tags"."reminderID" AS "reminderID", "tags"."title" AS "title", "tags"."weight" AS "weight" FROM "tags" WHERE "tags"."id" = $2) AS "tags" ORDER BY "tags"."title" COLLATE "C", "tags"."id"
-- 1: 2 (integer 64)
-- 2: 4 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id`, `tags`.`reminderID`, `tags`.`title`, `tags`.`weight` FROM (SELECT `tags`.`id` AS `id`, `tags`.`reminderID` AS `reminderID`, `tags`.`title` COLLATE `utf8mb4_nopad_bin` AS `title`, `tags`.`weight` AS `weight` FROM `tags` WHERE `tags`.`id` <= ? UNION ALL SELECT `tags`.`id` AS `id`, `tags`.`reminderID` AS `reminderID`, `tags`.`title` COLLATE `utf8mb4_nopad_bin` AS `title`, `tags`.`weight` AS `weight` FROM `tags` WHERE `tags`.`id` = ?) AS `tags` ORDER BY `tags`.`title` COLLATE `utf8mb4_nopad_bin`, `tags`.`id`
-- 1: 2 (integer 64)
-- 2: 4 (integer 64)
