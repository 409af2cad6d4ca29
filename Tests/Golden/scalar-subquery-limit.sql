-- SQLite 3.40
SELECT (SELECT "tags"."weight" FROM "tags" WHERE "tags"."reminderID" = "remindersLists"."id" ORDER BY "tags"."id" LIMIT ?1) FROM "remindersLists" ORDER BY "remindersLists"."id"
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT (SELECT "tags"."weight" FROM "tags" WHERE "tags"."reminderID" = "remindersLists"."id" ORDER BY "tags"."id" LIMIT $1) FROM "remindersLists" ORDER BY "remindersLists"."id"
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT (SELECT `tags`.`weight` FROM `tags` WHERE `tags`.`reminderID` = `remindersLists`.`id` ORDER BY `tags`.`id` LIMIT ?) FROM `remindersLists` ORDER BY `remindersLists`.`id`
-- 1: 1 (integer 64)
