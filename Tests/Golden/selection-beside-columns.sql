-- SQLite 3.40
SELECT "tags"."id", "tags"."title", ?1, "tags"."id", "tags"."reminderID", "tags"."title", "tags"."weight" FROM "tags" ORDER BY "tags"."id" LIMIT ?2
-- 1: 3 (integer 64)
-- 2: 1 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id", "tags"."title", $1, "tags"."id", "tags"."reminderID", "tags"."title", "tags"."weight" FROM "tags" ORDER BY "tags"."id" LIMIT $2
-- 1: 3 (integer 64)
-- 2: 1 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id`, `tags`.`title`, ?, `tags`.`id`, `tags`.`reminderID`, `tags`.`title`, `tags`.`weight` FROM `tags` ORDER BY `tags`.`id` LIMIT ?
-- 1: 3 (integer 64)
-- 2: 1 (integer 64)
