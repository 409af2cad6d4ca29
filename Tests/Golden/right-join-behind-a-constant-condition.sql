-- SQLite 3.40
SELECT "remindersLists"."id", "tags"."id" FROM "remindersLists" JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" AND (?1 IN (?2, ?3) OR "reminders"."id" <> "reminders"."id") RIGHT JOIN "tags" ON "reminders"."id" = "tags"."reminderID" ORDER BY "tags"."id"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."id", "tags"."id" FROM "remindersLists" JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" AND $1 IN ($2, $3) RIGHT JOIN "tags" ON "reminders"."id" = "tags"."reminderID" ORDER BY "tags"."id"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`id`, `tags`.`id` FROM `remindersLists` JOIN `reminders` ON `remindersLists`.`id` = `reminders`.`remindersListID` AND (? IN (?, ?) OR `reminders`.`id` <> `reminders`.`id`) RIGHT JOIN `tags` ON `reminders`.`id` = `tags`.`reminderID` ORDER BY `tags`.`id`
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
