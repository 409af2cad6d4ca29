-- SQLite 3.40
SELECT "remindersLists"."title", "loads"."reminders", "loads"."worst" FROM "remindersLists" LEFT JOIN (SELECT "reminders"."remindersListID" AS "listID", count("reminders"."id") AS "reminders", max("reminders"."prio") AS "worst" FROM "reminders" WHERE "reminders"."isCompleted" GROUP BY "reminders"."remindersListID") AS "loads" ON "remindersLists"."id" = "loads"."listID" ORDER BY "remindersLists"."id"

-- PostgreSQL 13
SELECT "remindersLists"."title", "loads"."reminders", "loads"."worst" FROM "remindersLists" LEFT JOIN (SELECT "reminders"."remindersListID" AS "listID", count("reminders"."id") AS "reminders", max("reminders"."prio") AS "worst" FROM "reminders" WHERE "reminders"."isCompleted" GROUP BY "reminders"."remindersListID") AS "loads" ON "remindersLists"."id" = "loads"."listID" ORDER BY "remindersLists"."id"

-- MariaDB 10.11
SELECT `remindersLists`.`title`, `loads`.`reminders`, `loads`.`worst` FROM `remindersLists` LEFT JOIN (SELECT `reminders`.`remindersListID` AS `listID`, count(`reminders`.`id`) AS `reminders`, max(`reminders`.`prio`) AS `worst` FROM `reminders` WHERE `reminders`.`isCompleted` GROUP BY `reminders`.`remindersListID`) AS `loads` ON `remindersLists`.`id` = `loads`.`listID` ORDER BY `remindersLists`.`id`
