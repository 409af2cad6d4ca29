-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE ("tags"."reminderID", "tags"."weight") IN (SELECT "tags_2"."reminderID", "tags_2"."weight" FROM "tags" AS "tags_2" WHERE "tags_2"."id" > ?1) ORDER BY "tags"."id"
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE ("tags"."reminderID", "tags"."weight") IN (SELECT "tags_2"."reminderID", "tags_2"."weight" FROM "tags" AS "tags_2" WHERE "tags_2"."id" > $1) ORDER BY "tags"."id"
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE (`tags`.`reminderID`, `tags`.`weight`) IN (SELECT `tags_2`.`reminderID`, `tags_2`.`weight` FROM `tags` AS `tags_2` WHERE `tags_2`.`id` > ?) ORDER BY `tags`.`id`
-- 1: 2 (integer 64)
