-- SQLite 3.40
SELECT "remindersLists"."id", "reminders"."id" FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" ORDER BY "reminders"."id", "remindersLists"."id"

-- PostgreSQL 13
SELECT "remindersLists"."id", "reminders"."id" FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" ORDER BY "reminders"."id" NULLS FIRST, "remindersLists"."id"

-- MariaDB 10.11
SELECT `remindersLists`.`id`, `reminders`.`id` FROM `remindersLists` LEFT JOIN `reminders` ON `remindersLists`.`id` = `reminders`.`remindersListID` ORDER BY `reminders`.`id`, `remindersLists`.`id`
