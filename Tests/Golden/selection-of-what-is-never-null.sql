-- SQLite 3.40
SELECT "remindersLists"."id", "remindersLists"."title", "remindersLists"."title", ?1, "tags"."id", "tags"."reminderID", "tags"."title", "tags"."weight", "remindersLists"."id" + ?2 FROM "remindersLists" JOIN "tags" ON "remindersLists"."id" = "tags"."id" WHERE "tags"."id" = ?3
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."id", "remindersLists"."title", "remindersLists"."title", $1, "tags"."id", "tags"."reminderID", "tags"."title", "tags"."weight", "remindersLists"."id" + $2 FROM "remindersLists" JOIN "tags" ON "remindersLists"."id" = "tags"."id" WHERE "tags"."id" = $3
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`id`, `remindersLists`.`title`, `remindersLists`.`title`, ?, `tags`.`id`, `tags`.`reminderID`, `tags`.`title`, `tags`.`weight`, `remindersLists`.`id` + ? FROM `remindersLists` JOIN `tags` ON `remindersLists`.`id` = `tags`.`id` WHERE `tags`.`id` = ?
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
