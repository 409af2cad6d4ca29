-- SQLite 3.40
SELECT count(*) FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID"

-- PostgreSQL 13
SELECT count(*) FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID"

-- MariaDB 10.11
SELECT count(*) FROM `remindersLists` LEFT JOIN `reminders` ON `remindersLists`.`id` = `reminders`.`remindersListID`
