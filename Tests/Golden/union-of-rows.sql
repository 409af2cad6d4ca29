-- SQLite 3.40
SELECT "tags"."id", "tags"."reminderID", "tags"."title", "tags"."weight" FROM "tags" WHERE "tags"."id" <= ?1 UNION SELECT "tags"."id", "tags"."reminderID", "tags"."title", "tags"."weight" FROM "tags" WHERE "tags"."weight" IS NULL
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id", "tags"."reminderID", "tags"."title", "tags"."weight" FROM "tags" WHERE "tags"."id" <= $1 UNION SELECT "tags"."id", "tags"."reminderID", "tags"."title", "tags"."weight" FROM "tags" WHERE "tags"."weight" IS NULL
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` AS `id`, `tags`.`reminderID` AS `reminderID`, `tags`.`title` COLLATE `utf8mb4_nopad_bin` AS `title`, `tags`.`weight` AS `weight` FROM `tags` WHERE `tags`.`id` <= ? UNION SELECT `tags`.`id` AS `id`, `tags`.`reminderID` AS `reminderID`, `tags`.`title` COLLATE `utf8mb4_nopad_bin` AS `title`, `tags`.`weight` AS `weight` FROM `tags` WHERE `tags`.`weight` IS NULL
-- 1: 2 (integer 64)
