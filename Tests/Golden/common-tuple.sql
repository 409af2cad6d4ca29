-- SQLite 3.40
WITH "totals" ("column1", "column2", "column3") AS (SELECT "reminders"."remindersListID", count("reminders"."id"), max("reminders"."prio") FROM "reminders" GROUP BY "reminders"."remindersListID") SELECT "totals"."column1", "totals"."column2", "totals"."column3" FROM "totals" WHERE "totals"."column2" > ?1 ORDER BY "totals"."column1"
-- 1: 2 (integer 64)

-- PostgreSQL 13
WITH "totals" ("column1", "column2", "column3") AS (SELECT "reminders"."remindersListID", count("reminders"."id"), max("reminders"."prio") FROM "reminders" GROUP BY "reminders"."remindersListID") SELECT "totals"."column1", "totals"."column2", "totals"."column3" FROM "totals" WHERE "totals"."column2" > $1 ORDER BY "totals"."column1"
-- 1: 2 (integer 64)

-- MariaDB 10.11
WITH `totals` (`column1`, `column2`, `column3`) AS (SELECT `reminders`.`remindersListID`, count(`reminders`.`id`), max(`reminders`.`prio`) FROM `reminders` GROUP BY `reminders`.`remindersListID`) SELECT `totals`.`column1`, `totals`.`column2`, `totals`.`column3` FROM `totals` WHERE `totals`.`column2` > ? ORDER BY `totals`.`column1`
-- 1: 2 (integer 64)
