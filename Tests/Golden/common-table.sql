-- SQLite 3.40
WITH "loads" ("listID", "reminders", "worst") AS (SELECT "reminders"."remindersListID", count("reminders"."id"), max("reminders"."prio") FROM "reminders" GROUP BY "reminders"."remindersListID") SELECT "remindersLists"."title", coalesce("loads"."reminders", ?1) FROM "remindersLists" LEFT JOIN "loads" ON "remindersLists"."id" = "loads"."listID" ORDER BY "remindersLists"."id"
-- 1: 0 (integer 64)

-- PostgreSQL 13
WITH "loads" ("listID", "reminders", "worst") AS (SELECT "reminders"."remindersListID", count("reminders"."id"), max("reminders"."prio") FROM "reminders" GROUP BY "reminders"."remindersListID") SELECT "remindersLists"."title", coalesce("loads"."reminders", $1) FROM "remindersLists" LEFT JOIN "loads" ON "remindersLists"."id" = "loads"."listID" ORDER BY "remindersLists"."id"
-- 1: 0 (integer 64)

-- MariaDB 10.11
WITH `loads` (`listID`, `reminders`, `worst`) AS (SELECT `reminders`.`remindersListID`, count(`reminders`.`id`), max(`reminders`.`prio`) FROM `reminders` GROUP BY `reminders`.`remindersListID`) SELECT `remindersLists`.`title`, coalesce(`loads`.`reminders`, ?) FROM `remindersLists` LEFT JOIN `loads` ON `remindersLists`.`id` = `loads`.`listID` ORDER BY `remindersLists`.`id`
-- 1: 0 (integer 64)
