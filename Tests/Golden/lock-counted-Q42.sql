-- SQLite 3.40
SELECT count(*) FROM (SELECT "tags"."id", "tags"."reminderID", "tags"."title", "tags"."weight" FROM "tags" WHERE "tags"."id" > ?1) AS "rows"
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT count(*) FROM (SELECT "tags"."id", "tags"."reminderID", "tags"."title", "tags"."weight" FROM "tags" WHERE "tags"."id" > $1 FOR UPDATE) AS "rows"
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT count(*) FROM (SELECT `tags`.`id`, `tags`.`reminderID`, `tags`.`title`, `tags`.`weight` FROM `tags` WHERE `tags`.`id` > ? FOR UPDATE) AS `rows`
-- 1: 1 (integer 64)
