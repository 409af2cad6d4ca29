-- SQLite 3.40
SELECT "loads"."listID", "loads"."reminders", "loads"."worst" FROM (SELECT "reminders"."remindersListID" AS "listID", count("reminders"."id") AS "reminders", max("reminders"."prio") AS "worst" FROM "reminders" GROUP BY "reminders"."remindersListID") AS "loads" WHERE "loads"."reminders" > ?1 ORDER BY "loads"."listID"
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT "loads"."listID", "loads"."reminders", "loads"."worst" FROM (SELECT "reminders"."remindersListID" AS "listID", count("reminders"."id") AS "reminders", max("reminders"."prio") AS "worst" FROM "reminders" GROUP BY "reminders"."remindersListID") AS "loads" WHERE "loads"."reminders" > $1 ORDER BY "loads"."listID"
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `loads`.`listID`, `loads`.`reminders`, `loads`.`worst` FROM (SELECT `reminders`.`remindersListID` AS `listID`, count(`reminders`.`id`) AS `reminders`, max(`reminders`.`prio`) AS `worst` FROM `reminders` GROUP BY `reminders`.`remindersListID`) AS `loads` WHERE `loads`.`reminders` > ? ORDER BY `loads`.`listID`
-- 1: 1 (integer 64)
