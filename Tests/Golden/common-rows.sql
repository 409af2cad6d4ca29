-- SQLite 3.40
WITH "heavy" ("id", "reminderID", "title", "weight") AS (SELECT "tags"."id", "tags"."reminderID", "tags"."title", "tags"."weight" FROM "tags" WHERE "tags"."weight" > ?1) SELECT "heavy"."title" FROM "heavy"
-- 1: 0 (integer 64)

-- PostgreSQL 13
WITH "heavy" ("id", "reminderID", "title", "weight") AS (SELECT "tags"."id", "tags"."reminderID", "tags"."title", "tags"."weight" FROM "tags" WHERE "tags"."weight" > $1) SELECT "heavy"."title" FROM "heavy"
-- 1: 0 (integer 64)

-- MariaDB 10.11
WITH `heavy` (`id`, `reminderID`, `title`, `weight`) AS (SELECT `tags`.`id`, `tags`.`reminderID`, `tags`.`title`, `tags`.`weight` FROM `tags` WHERE `tags`.`weight` > ?) SELECT `heavy`.`title` FROM `heavy`
-- 1: 0 (integer 64)
