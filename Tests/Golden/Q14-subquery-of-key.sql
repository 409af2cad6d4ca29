-- SQLite 3.40
SELECT "koine_groups"."koine_1", (SELECT count(*) FROM "reminders" WHERE "reminders"."remindersListID" = "koine_groups"."koine_1") FROM (SELECT "remindersLists"."id" AS "koine_1", count(*) AS "koine_2" FROM "remindersLists" GROUP BY "remindersLists"."id" UNION ALL SELECT NULL AS "koine_1", count(*) AS "koine_2" FROM "remindersLists") AS "koine_groups" ORDER BY "koine_groups"."koine_1"

-- PostgreSQL 13
SELECT "koine_groups"."koine_1", (SELECT count(*) FROM "reminders" WHERE "reminders"."remindersListID" = "koine_groups"."koine_1") FROM (SELECT "remindersLists"."id" AS "koine_1" FROM "remindersLists" GROUP BY ROLLUP ("remindersLists"."id")) AS "koine_groups" ORDER BY "koine_groups"."koine_1" NULLS FIRST

-- MariaDB 10.11
SELECT `koine_groups`.`koine_1`, (SELECT count(*) FROM `reminders` WHERE `reminders`.`remindersListID` = `koine_groups`.`koine_1`) FROM (SELECT `remindersLists`.`id` AS `koine_1`, count(*) AS `koine_2` FROM `remindersLists` GROUP BY `remindersLists`.`id` UNION ALL SELECT NULL AS `koine_1`, count(*) AS `koine_2` FROM `remindersLists`) AS `koine_groups` ORDER BY `koine_groups`.`koine_1`
