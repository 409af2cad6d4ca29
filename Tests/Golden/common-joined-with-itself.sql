-- SQLite 3.40
WITH "totals" ("column1", "column2", "column3") AS (SELECT "reminders"."remindersListID", count("reminders"."id"), max("reminders"."prio") FROM "reminders" GROUP BY "reminders"."remindersListID") SELECT "totals"."column1", "others"."column1" FROM "totals" JOIN "totals" AS "others" ON "totals"."column1" < "others"."column1"

-- PostgreSQL 13
WITH "totals" ("column1", "column2", "column3") AS (SELECT "reminders"."remindersListID", count("reminders"."id"), max("reminders"."prio") FROM "reminders" GROUP BY "reminders"."remindersListID") SELECT "totals"."column1", "others"."column1" FROM "totals" JOIN "totals" AS "others" ON "totals"."column1" < "others"."column1"

-- MariaDB 10.11
WITH `totals` (`column1`, `column2`, `column3`) AS (SELECT `reminders`.`remindersListID`, count(`reminders`.`id`), max(`reminders`.`prio`) FROM `reminders` GROUP BY `reminders`.`remindersListID`) SELECT `totals`.`column1`, `others`.`column1` FROM `totals` JOIN `totals` AS `others` ON `totals`.`column1` < `others`.`column1`
