-- SQLite 3.40
SELECT "remindersLists"."title", max("reminders"."prio") FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" GROUP BY "remindersLists"."id" ORDER BY "remindersLists"."id"

-- PostgreSQL 13
SELECT "remindersLists"."title", max("reminders"."prio") FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" GROUP BY "remindersLists"."id" ORDER BY "remindersLists"."id"

-- MariaDB 10.11
SELECT `remindersLists`.`title`, max(`reminders`.`prio`) FROM `remindersLists` LEFT JOIN `reminders` ON `remindersLists`.`id` = `reminders`.`remindersListID` GROUP BY `remindersLists`.`id` ORDER BY `remindersLists`.`id`
