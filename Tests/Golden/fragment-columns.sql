-- SQLite 3.40
SELECT count(CASE WHEN "reminders"."isCompleted" THEN NULL ELSE "reminders"."id" END) FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" GROUP BY "remindersLists"."id" ORDER BY "remindersLists"."id"

-- PostgreSQL 13
SELECT count(CASE WHEN "reminders"."isCompleted" THEN NULL ELSE "reminders"."id" END) FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" GROUP BY "remindersLists"."id" ORDER BY "remindersLists"."id"

-- MariaDB 10.11
SELECT count(CASE WHEN `reminders`.`isCompleted` THEN NULL ELSE `reminders`.`id` END) FROM `remindersLists` LEFT JOIN `reminders` ON `remindersLists`.`id` = `reminders`.`remindersListID` GROUP BY `remindersLists`.`id` ORDER BY `remindersLists`.`id`
