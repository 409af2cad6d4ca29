-- SQLite 3.40
SELECT "remindersLists"."id" FROM "remindersLists" WHERE EXISTS (SELECT 1 FROM (SELECT "reminders"."remindersListID" AS "column1", count("reminders"."id") AS "column2", max("reminders"."prio") AS "column3" FROM "reminders" GROUP BY "reminders"."remindersListID") AS "totals" WHERE "remindersLists"."id" = "totals"."column1" AND "totals"."column2" > ?1) ORDER BY "remindersLists"."id"
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."id" FROM "remindersLists" WHERE EXISTS (SELECT 1 FROM (SELECT "reminders"."remindersListID" AS "column1", count("reminders"."id") AS "column2", max("reminders"."prio") AS "column3" FROM "reminders" GROUP BY "reminders"."remindersListID") AS "totals" WHERE "remindersLists"."id" = "totals"."column1" AND "totals"."column2" > $1) ORDER BY "remindersLists"."id"
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`id` FROM `remindersLists` WHERE EXISTS (SELECT 1 FROM (SELECT `reminders`.`remindersListID` AS `column1`, count(`reminders`.`id`) AS `column2`, max(`reminders`.`prio`) AS `column3` FROM `reminders` GROUP BY `reminders`.`remindersListID`) AS `totals` WHERE `remindersLists`.`id` = `totals`.`column1` AND `totals`.`column2` > ?) ORDER BY `remindersLists`.`id`
-- 1: 2 (integer 64)
