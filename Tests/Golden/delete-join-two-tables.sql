-- SQLite 3.40
DELETE FROM "tags" WHERE EXISTS (SELECT 1 FROM "reminders" JOIN "remindersLists" ON "reminders"."remindersListID" = "remindersLists"."id" WHERE "tags"."reminderID" = "reminders"."id" AND "remindersLists"."title" = ?1) RETURNING "tags"."id"
-- 1: 'École' (text)

-- PostgreSQL 13
DELETE FROM "tags" WHERE EXISTS (SELECT 1 FROM "reminders" JOIN "remindersLists" ON "reminders"."remindersListID" = "remindersLists"."id" WHERE "tags"."reminderID" = "reminders"."id" AND "remindersLists"."title" = $1) RETURNING "tags"."id"
-- 1: 'École' (text)

-- MariaDB 10.11
DELETE FROM `tags` WHERE EXISTS (SELECT 1 FROM `reminders` JOIN `remindersLists` ON `reminders`.`remindersListID` = `remindersLists`.`id` WHERE `tags`.`reminderID` = `reminders`.`id` AND `remindersLists`.`title` = (? COLLATE `utf8mb4_nopad_bin`)) RETURNING `tags`.`id`
-- 1: 'École' (text)
