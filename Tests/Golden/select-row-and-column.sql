-- SQLite 3.40
SELECT "tags"."id", "tags"."reminderID", "tags"."title", "tags"."weight", coalesce("tags"."weight", ?1) FROM "tags" ORDER BY "tags"."id" LIMIT ?2
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id", "tags"."reminderID", "tags"."title", "tags"."weight", coalesce("tags"."weight", $1) FROM "tags" ORDER BY "tags"."id" LIMIT $2
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id`, `tags`.`reminderID`, `tags`.`title`, `tags`.`weight`, coalesce(`tags`.`weight`, ?) FROM `tags` ORDER BY `tags`.`id` LIMIT ?
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
