-- SQLite 3.40
WITH "totals" ("column1", "column2", "column3") AS (SELECT "reminders"."remindersListID", count("reminders"."id"), max("reminders"."prio") FROM "reminders" GROUP BY "reminders"."remindersListID"), "first" ("column1", "column2") AS (SELECT "totals"."column1", "totals"."column2" FROM "totals" WHERE "totals"."column1" = ?1) SELECT "first"."column2", "totals"."column3" FROM "first" JOIN "totals" ON "first"."column1" = "totals"."column1"
-- 1: 1 (integer 64)

-- PostgreSQL 13
WITH "totals" ("column1", "column2", "column3") AS (SELECT "reminders"."remindersListID", count("reminders"."id"), max("reminders"."prio") FROM "reminders" GROUP BY "reminders"."remindersListID"), "first" ("column1", "column2") AS (SELECT "totals"."column1", "totals"."column2" FROM "totals" WHERE "totals"."column1" = $1) SELECT "first"."column2", "totals"."column3" FROM "first" JOIN "totals" ON "first"."column1" = "totals"."column1"
-- 1: 1 (integer 64)

-- MariaDB 10.11
WITH `totals` (`column1`, `column2`, `column3`) AS (SELECT `reminders`.`remindersListID`, count(`reminders`.`id`), max(`reminders`.`prio`) FROM `reminders` GROUP BY `reminders`.`remindersListID`), `first` (`column1`, `column2`) AS (SELECT `totals`.`column1`, `totals`.`column2` FROM `totals` WHERE `totals`.`column1` = ?) SELECT `first`.`column2`, `totals`.`column3` FROM `first` JOIN `totals` ON `first`.`column1` = `totals`.`column1`
-- 1: 1 (integer 64)
