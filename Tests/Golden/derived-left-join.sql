-- SQLite 3.40
SELECT "remindersLists"."title", "totals"."column2", coalesce("totals"."column3", ?1) FROM "remindersLists" LEFT JOIN (SELECT "reminders"."remindersListID" AS "column1", count("reminders"."id") AS "column2", max("reminders"."prio") AS "column3" FROM "reminders" GROUP BY "reminders"."remindersListID") AS "totals" ON "remindersLists"."id" = "totals"."column1" ORDER BY "remindersLists"."id"
-- 1: -1 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."title", "totals"."column2", coalesce("totals"."column3", $1) FROM "remindersLists" LEFT JOIN (SELECT "reminders"."remindersListID" AS "column1", count("reminders"."id") AS "column2", max("reminders"."prio") AS "column3" FROM "reminders" GROUP BY "reminders"."remindersListID") AS "totals" ON "remindersLists"."id" = "totals"."column1" ORDER BY "remindersLists"."id"
-- 1: -1 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`title`, `totals`.`column2`, coalesce(`totals`.`column3`, ?) FROM `remindersLists` LEFT JOIN (SELECT `reminders`.`remindersListID` AS `column1`, count(`reminders`.`id`) AS `column2`, max(`reminders`.`prio`) AS `column3` FROM `reminders` GROUP BY `reminders`.`remindersListID`) AS `totals` ON `remindersLists`.`id` = `totals`.`column1` ORDER BY `remindersLists`.`id`
-- 1: -1 (integer 64)
