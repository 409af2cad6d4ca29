-- SQLite 3.40
SELECT "remindersLists"."title", "tags"."title", "reminders"."id" FROM "remindersLists" JOIN "tags" JOIN "reminders" ON "reminders"."remindersListID" = "remindersLists"."id" AND "reminders"."id" = "tags"."reminderID" ORDER BY "tags"."id"

-- PostgreSQL 13
SELECT "remindersLists"."title", "tags"."title", "reminders"."id" FROM "remindersLists" CROSS JOIN "tags" JOIN "reminders" ON "reminders"."remindersListID" = "remindersLists"."id" AND "reminders"."id" = "tags"."reminderID" ORDER BY "tags"."id"

-- MariaDB 10.11
SELECT `remindersLists`.`title`, `tags`.`title`, `reminders`.`id` FROM `remindersLists` CROSS JOIN `tags` JOIN `reminders` ON `reminders`.`remindersListID` = `remindersLists`.`id` AND `reminders`.`id` = `tags`.`reminderID` ORDER BY `tags`.`id`
