-- SQLite 3.40
SELECT "remindersLists"."id", "reminders"."id", "tags"."id" FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" AND "reminders"."id" > ?1 RIGHT JOIN "tags" ON "reminders"."id" = "tags"."reminderID" ORDER BY "tags"."id"
-- 1: 4 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."id", "reminders"."id", "tags"."id" FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" AND "reminders"."id" > $1 RIGHT JOIN "tags" ON "reminders"."id" = "tags"."reminderID" ORDER BY "tags"."id"
-- 1: 4 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`id`, `reminders`.`id`, `tags`.`id` FROM `remindersLists` LEFT JOIN `reminders` ON `remindersLists`.`id` = `reminders`.`remindersListID` AND `reminders`.`id` > ? RIGHT JOIN `tags` ON `reminders`.`id` = `tags`.`reminderID` ORDER BY `tags`.`id`
-- 1: 4 (integer 64)
