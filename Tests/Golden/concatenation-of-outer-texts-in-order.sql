-- SQLite 3.40
SELECT (SELECT koine_concat(';', 0, 'd', "remindersLists"."title", "tags"."id") FROM "tags" WHERE "tags"."id" < ?1) FROM "remindersLists" ORDER BY "remindersLists"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT (SELECT string_agg("remindersLists"."title", ';' ORDER BY "tags"."id" DESC NULLS LAST) FROM "tags" WHERE "tags"."id" < $1) FROM "remindersLists" ORDER BY "remindersLists"."id"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT (SELECT CASE WHEN count(CASE WHEN `remindersLists`.`title` IS NOT NULL THEN coalesce(`tags`.`id` IS NULL) END) > 0 THEN group_concat(`remindersLists`.`title` ORDER BY CASE WHEN `tags`.`id` IS NULL THEN 0 ELSE 1 END DESC, `tags`.`id` DESC SEPARATOR ';') END FROM `tags` WHERE `tags`.`id` < ?) FROM `remindersLists` ORDER BY `remindersLists`.`id`
-- 1: 3 (integer 64)
