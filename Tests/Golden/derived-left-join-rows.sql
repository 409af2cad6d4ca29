-- SQLite 3.40
SELECT "remindersLists"."id" FROM "remindersLists" LEFT JOIN (SELECT "reminders"."remindersListID" AS "column1", count("reminders"."id") AS "column2", max("reminders"."prio") AS "column3" FROM "reminders" GROUP BY "reminders"."remindersListID") AS "totals" ON "remindersLists"."id" = "totals"."column1" WHERE "totals"."column1" IS NULL

-- PostgreSQL 13
SELECT "remindersLists"."id" FROM "remindersLists" LEFT JOIN (SELECT "reminders"."remindersListID" AS "column1", count("reminders"."id") AS "column2", max("reminders"."prio") AS "column3" FROM "reminders" GROUP BY "reminders"."remindersListID") AS "totals" ON "remindersLists"."id" = "totals"."column1" WHERE "totals"."column1" IS NULL

-- MariaDB 10.11
SELECT `remindersLists`.`id` FROM `remindersLists` LEFT JOIN (SELECT `reminders`.`remindersListID` AS `column1`, count(`reminders`.`id`) AS `column2`, max(`reminders`.`prio`) AS `column3` FROM `reminders` GROUP BY `reminders`.`remindersListID`) AS `totals` ON `remindersLists`.`id` = `totals`.`column1` WHERE `totals`.`column1` IS NULL
