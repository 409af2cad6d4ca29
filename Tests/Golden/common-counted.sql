-- SQLite 3.40
WITH "totals" ("column1", "column2", "column3") AS (SELECT "reminders"."remindersListID", count("reminders"."id"), max("reminders"."prio") FROM "reminders" GROUP BY "reminders"."remindersListID") SELECT count(*) FROM "totals" WHERE "totals"."column3" = ?1
-- 1: 3 (integer 64)

-- PostgreSQL 13
WITH "totals" ("column1", "column2", "column3") AS (SELECT "reminders"."remindersListID", count("reminders"."id"), max("reminders"."prio") FROM "reminders" GROUP BY "reminders"."remindersListID") SELECT count(*) FROM "totals" WHERE "totals"."column3" = $1
-- 1: 3 (integer 64)

-- MariaDB 10.11
WITH `totals` (`column1`, `column2`, `column3`) AS (SELECT `reminders`.`remindersListID`, count(`reminders`.`id`), max(`reminders`.`prio`) FROM `reminders` GROUP BY `reminders`.`remindersListID`) SELECT count(*) FROM `totals` WHERE `totals`.`column3` = ?
-- 1: 3 (integer 64)
