-- SQLite 3.40
SELECT "koine_groups"."koine_1", "koine_groups"."koine_2", "koine_groups"."koine_3" FROM (SELECT "reminders"."isCompleted" AS "koine_1", "reminders"."remindersListID" AS "koine_2", count("reminders"."id") AS "koine_3", 0 AS "koine_4" FROM "reminders" GROUP BY "reminders"."isCompleted", "reminders"."remindersListID" UNION ALL SELECT "reminders"."isCompleted" AS "koine_1", NULL AS "koine_2", count("reminders"."id") AS "koine_3", 1 AS "koine_4" FROM "reminders" GROUP BY "reminders"."isCompleted") AS "koine_groups" ORDER BY "koine_groups"."koine_1", "koine_groups"."koine_4", "koine_groups"."koine_2"

-- PostgreSQL 13
SELECT "reminders"."isCompleted", "reminders"."remindersListID", count("reminders"."id") FROM "reminders" GROUP BY "reminders"."isCompleted", ROLLUP ("reminders"."remindersListID") ORDER BY "reminders"."isCompleted", grouping("reminders"."remindersListID"), "reminders"."remindersListID" NULLS FIRST

-- MariaDB 10.11
SELECT `koine_groups`.`koine_1`, `koine_groups`.`koine_2`, `koine_groups`.`koine_3` FROM (SELECT `reminders`.`isCompleted` AS `koine_1`, `reminders`.`remindersListID` AS `koine_2`, count(`reminders`.`id`) AS `koine_3`, 0 AS `koine_4` FROM `reminders` GROUP BY `reminders`.`isCompleted`, `reminders`.`remindersListID` UNION ALL SELECT `reminders`.`isCompleted` AS `koine_1`, NULL AS `koine_2`, count(`reminders`.`id`) AS `koine_3`, 1 AS `koine_4` FROM `reminders` GROUP BY `reminders`.`isCompleted`) AS `koine_groups` ORDER BY `koine_groups`.`koine_1`, `koine_groups`.`koine_4`, `koine_groups`.`koine_2`
