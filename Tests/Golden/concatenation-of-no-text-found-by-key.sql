-- SQLite 3.40
SELECT (SELECT group_concat("tags"."title", ';') FILTER (WHERE "tags"."id" > ?1) FROM "tags" WHERE "tags"."id" = ?2) FROM "remindersLists" ORDER BY "remindersLists"."id"
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)

-- PostgreSQL 13
SELECT (SELECT string_agg("tags"."title", ';') FILTER (WHERE "tags"."id" > $1) FROM "tags" WHERE "tags"."id" = $2) FROM "remindersLists" ORDER BY "remindersLists"."id"
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)

-- MariaDB 10.11
SELECT (SELECT CASE WHEN count(CASE WHEN `tags`.`id` > ? THEN `tags`.`title` END) > 0 THEN group_concat(CASE WHEN `tags`.`id` > ? THEN `tags`.`title` END SEPARATOR ';') END FROM `tags` WHERE `tags`.`id` = ?) FROM `remindersLists` ORDER BY `remindersLists`.`id`
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
