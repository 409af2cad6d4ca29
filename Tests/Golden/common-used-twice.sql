-- SQLite 3.40
WITH "totals" ("column1", "column2", "column3") AS (SELECT "reminders"."remindersListID", count("reminders"."id"), max("reminders"."prio") FROM "reminders" GROUP BY "reminders"."remindersListID") SELECT "remindersLists"."id" FROM "remindersLists" JOIN "totals" ON "remindersLists"."id" = "totals"."column1" WHERE "totals"."column2" = (SELECT max("totals_2"."column2") FROM "totals" AS "totals_2") ORDER BY "remindersLists"."id"

-- PostgreSQL 13
WITH "totals" ("column1", "column2", "column3") AS (SELECT "reminders"."remindersListID", count("reminders"."id"), max("reminders"."prio") FROM "reminders" GROUP BY "reminders"."remindersListID") SELECT "remindersLists"."id" FROM "remindersLists" JOIN "totals" ON "remindersLists"."id" = "totals"."column1" WHERE "totals"."column2" = (SELECT max("totals_2"."column2") FROM "totals" AS "totals_2") ORDER BY "remindersLists"."id"

-- MariaDB 10.11
WITH `totals` (`column1`, `column2`, `column3`) AS (SELECT `reminders`.`remindersListID`, count(`reminders`.`id`), max(`reminders`.`prio`) FROM `reminders` GROUP BY `reminders`.`remindersListID`) SELECT `remindersLists`.`id` FROM `remindersLists` JOIN `totals` ON `remindersLists`.`id` = `totals`.`column1` WHERE `totals`.`column2` = (SELECT max(`totals_2`.`column2`) FROM `totals` AS `totals_2`) ORDER BY `remindersLists`.`id`
