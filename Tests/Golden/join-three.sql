-- SQLite 3.40
SELECT "remindersLists"."title", "reminders"."id", "tags"."title" FROM "remindersLists" JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" LEFT JOIN "tags" ON "reminders"."id" = "tags"."reminderID" WHERE "remindersLists"."id" = ?1 ORDER BY "reminders"."id", "tags"."id"
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."title", "reminders"."id", "tags"."title" FROM "remindersLists" JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" LEFT JOIN "tags" ON "reminders"."id" = "tags"."reminderID" WHERE "remindersLists"."id" = $1 ORDER BY "reminders"."id", "tags"."id" NULLS FIRST
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`title`, `reminders`.`id`, `tags`.`title` FROM `remindersLists` JOIN `reminders` ON `remindersLists`.`id` = `reminders`.`remindersListID` LEFT JOIN `tags` ON `reminders`.`id` = `tags`.`reminderID` WHERE `remindersLists`.`id` = ? ORDER BY `reminders`.`id`, `tags`.`id`
-- 1: 1 (integer 64)
