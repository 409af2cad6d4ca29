-- SQLite 3.40
SELECT "best"."list", "best"."best" FROM (SELECT "reminders"."remindersListID" AS "list", max("reminders"."prio") AS "best" FROM "reminders" GROUP BY "reminders"."remindersListID") AS "best" WHERE "best"."best" = ?1 ORDER BY "best"."list"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "best"."list", "best"."best" FROM (SELECT "reminders"."remindersListID" AS "list", max("reminders"."prio") AS "best" FROM "reminders" GROUP BY "reminders"."remindersListID") AS "best" WHERE "best"."best" = $1 ORDER BY "best"."list"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT `best`.`list`, `best`.`best` FROM (SELECT `reminders`.`remindersListID` AS `list`, max(`reminders`.`prio`) AS `best` FROM `reminders` GROUP BY `reminders`.`remindersListID`) AS `best` WHERE `best`.`best` = ? ORDER BY `best`.`list`
-- 1: 3 (integer 64)
