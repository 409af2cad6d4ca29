-- SQLite 3.40
WITH "totals" ("column1", "column2", "column3") AS (SELECT "reminders"."remindersListID", count("reminders"."id"), max("reminders"."prio") FROM "reminders" GROUP BY "reminders"."remindersListID") SELECT "koine_rows"."koine_1" FROM (SELECT "totals"."column1" AS "koine_1" FROM "totals" UNION ALL SELECT "totals"."column2" AS "koine_1" FROM "totals") AS "koine_rows" ORDER BY "koine_rows"."koine_1"

-- PostgreSQL 13
WITH "totals" ("column1", "column2", "column3") AS (SELECT "reminders"."remindersListID", count("reminders"."id"), max("reminders"."prio") FROM "reminders" GROUP BY "reminders"."remindersListID") SELECT "koine_rows"."koine_1" FROM (SELECT "totals"."column1" AS "koine_1" FROM "totals" UNION ALL SELECT "totals"."column2" AS "koine_1" FROM "totals") AS "koine_rows" ORDER BY "koine_rows"."koine_1"

-- MariaDB 10.11
WITH `totals` (`column1`, `column2`, `column3`) AS (SELECT `reminders`.`remindersListID`, count(`reminders`.`id`), max(`reminders`.`prio`) FROM `reminders` GROUP BY `reminders`.`remindersListID`) SELECT `koine_rows`.`koine_1` FROM (SELECT `totals`.`column1` AS `koine_1` FROM `totals` UNION ALL SELECT `totals`.`column2` AS `koine_1` FROM `totals`) AS `koine_rows` ORDER BY `koine_rows`.`koine_1`
