-- SQLite 3.40
SELECT "turned"."column1", "turned"."column2" FROM (SELECT "totals"."column2" AS "column1", "totals"."column1" AS "column2" FROM (SELECT "reminders"."remindersListID" AS "column1", count("reminders"."id") AS "column2", max("reminders"."prio") AS "column3" FROM "reminders" GROUP BY "reminders"."remindersListID") AS "totals" WHERE "totals"."column3" = ?1) AS "turned" ORDER BY "turned"."column2" DESC
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "turned"."column1", "turned"."column2" FROM (SELECT "totals"."column2" AS "column1", "totals"."column1" AS "column2" FROM (SELECT "reminders"."remindersListID" AS "column1", count("reminders"."id") AS "column2", max("reminders"."prio") AS "column3" FROM "reminders" GROUP BY "reminders"."remindersListID") AS "totals" WHERE "totals"."column3" = $1) AS "turned" ORDER BY "turned"."column2" DESC
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT `turned`.`column1`, `turned`.`column2` FROM (SELECT `totals`.`column2` AS `column1`, `totals`.`column1` AS `column2` FROM (SELECT `reminders`.`remindersListID` AS `column1`, count(`reminders`.`id`) AS `column2`, max(`reminders`.`prio`) AS `column3` FROM `reminders` GROUP BY `reminders`.`remindersListID`) AS `totals` WHERE `totals`.`column3` = ?) AS `turned` ORDER BY `turned`.`column2` DESC
-- 1: 3 (integer 64)
