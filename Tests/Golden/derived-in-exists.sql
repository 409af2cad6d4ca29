-- SQLite 3.40
SELECT "remindersLists"."id" FROM "remindersLists" WHERE EXISTS (SELECT 1 FROM (SELECT "reminders"."remindersListID" AS "column1", count("reminders"."id") AS "column2", max("reminders"."prio") AS "column3" FROM "reminders" GROUP BY "reminders"."remindersListID") AS "totals" WHERE "totals"."column1" = "remindersLists"."id") ORDER BY "remindersLists"."id"

-- PostgreSQL 13
SELECT "remindersLists"."id" FROM "remindersLists" WHERE EXISTS (SELECT 1 FROM (SELECT "reminders"."remindersListID" AS "column1", count("reminders"."id") AS "column2", max("reminders"."prio") AS "column3" FROM "reminders" GROUP BY "reminders"."remindersListID") AS "totals" WHERE "totals"."column1" = "remindersLists"."id") ORDER BY "remindersLists"."id"

-- MariaDB 10.11
SELECT `remindersLists`.`id` FROM `remindersLists` WHERE EXISTS (SELECT 1 FROM (SELECT `reminders`.`remindersListID` AS `column1`, count(`reminders`.`id`) AS `column2`, max(`reminders`.`prio`) AS `column3` FROM `reminders` GROUP BY `reminders`.`remindersListID`) AS `totals` WHERE `totals`.`column1` = `remindersLists`.`id`) ORDER BY `remindersLists`.`id`
