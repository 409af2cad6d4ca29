-- SQLite 3.40
SELECT "remindersLists"."title", "reminders"."id" FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" AND "reminders"."prio" = ?1 ORDER BY "remindersLists"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."title", "reminders"."id" FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" AND "reminders"."prio" = $1 ORDER BY "remindersLists"."id"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`title`, `reminders`.`id` FROM `remindersLists` LEFT JOIN `reminders` ON `remindersLists`.`id` = `reminders`.`remindersListID` AND `reminders`.`prio` = ? ORDER BY `remindersLists`.`id`
-- 1: 3 (integer 64)
