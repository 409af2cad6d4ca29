-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" JOIN "remindersLists" ON "reminders"."remindersListID" = "remindersLists"."id" WHERE NOT EXISTS (SELECT 1 FROM "tags" WHERE "reminders"."id" = "tags"."reminderID" AND "remindersLists"."title" = ?1) ORDER BY "reminders"."id"
-- 1: 'Home' (text)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" JOIN "remindersLists" ON "reminders"."remindersListID" = "remindersLists"."id" WHERE NOT EXISTS (SELECT 1 FROM "tags" WHERE "reminders"."id" = "tags"."reminderID" AND "remindersLists"."title" = $1) ORDER BY "reminders"."id"
-- 1: 'Home' (text)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` JOIN `remindersLists` ON `reminders`.`remindersListID` = `remindersLists`.`id` WHERE NOT EXISTS (SELECT 1 FROM `tags` WHERE `reminders`.`id` = `tags`.`reminderID` AND `remindersLists`.`title` = (? COLLATE `utf8mb4_nopad_bin`)) ORDER BY `reminders`.`id`
-- 1: 'Home' (text)
