-- SQLite 3.40
SELECT "totals"."column1", "totals"."column2", "totals"."column3" FROM (SELECT "reminders"."remindersListID" AS "column1", count("reminders"."id") AS "column2", max("reminders"."prio") AS "column3" FROM "reminders" GROUP BY "reminders"."remindersListID") AS "totals" WHERE "totals"."column2" > ?1 ORDER BY "totals"."column1"
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT "totals"."column1", "totals"."column2", "totals"."column3" FROM (SELECT "reminders"."remindersListID" AS "column1", count("reminders"."id") AS "column2", max("reminders"."prio") AS "column3" FROM "reminders" GROUP BY "reminders"."remindersListID") AS "totals" WHERE "totals"."column2" > $1 ORDER BY "totals"."column1"
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT `totals`.`column1`, `totals`.`column2`, `totals`.`column3` FROM (SELECT `reminders`.`remindersListID` AS `column1`, count(`reminders`.`id`) AS `column2`, max(`reminders`.`prio`) AS `column3` FROM `reminders` GROUP BY `reminders`.`remindersListID`) AS `totals` WHERE `totals`.`column2` > ? ORDER BY `totals`.`column1`
-- 1: 2 (integer 64)
