-- SQLite 3.40
SELECT "remindersLists"."title", "totals"."column2" FROM "remindersLists" JOIN (SELECT "reminders"."remindersListID" AS "column1", count("reminders"."id") AS "column2", max("reminders"."prio") AS "column3" FROM "reminders" GROUP BY "reminders"."remindersListID") AS "totals" ON "remindersLists"."id" = "totals"."column1" ORDER BY "remindersLists"."id"

-- PostgreSQL 13
SELECT "remindersLists"."title", "totals"."column2" FROM "remindersLists" JOIN (SELECT "reminders"."remindersListID" AS "column1", count("reminders"."id") AS "column2", max("reminders"."prio") AS "column3" FROM "reminders" GROUP BY "reminders"."remindersListID") AS "totals" ON "remindersLists"."id" = "totals"."column1" ORDER BY "remindersLists"."id"

-- MariaDB 10.11
SELECT `remindersLists`.`title`, `totals`.`column2` FROM `remindersLists` JOIN (SELECT `reminders`.`remindersListID` AS `column1`, count(`reminders`.`id`) AS `column2`, max(`reminders`.`prio`) AS `column3` FROM `reminders` GROUP BY `reminders`.`remindersListID`) AS `totals` ON `remindersLists`.`id` = `totals`.`column1` ORDER BY `remindersLists`.`id`
