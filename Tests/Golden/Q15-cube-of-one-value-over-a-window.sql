-- SQLite 3.40
SELECT "koine_groups"."koine_1", "koine_groups"."koine_2", koine_sum("koine_groups"."koine_3") OVER (PARTITION BY "koine_groups"."koine_1") FROM (SELECT "reminders"."remindersListID" AS "koine_1", "reminders"."isCompleted" AS "koine_2", count("reminders"."id") AS "koine_3" FROM "reminders" WHERE "reminders"."remindersListID" = ?1 GROUP BY "reminders"."remindersListID", "reminders"."isCompleted" UNION ALL SELECT "reminders"."remindersListID" AS "koine_1", NULL AS "koine_2", count("reminders"."id") AS "koine_3" FROM "reminders" WHERE "reminders"."remindersListID" = ?1 GROUP BY "reminders"."remindersListID" UNION ALL SELECT NULL AS "koine_1", "reminders"."isCompleted" AS "koine_2", count("reminders"."id") AS "koine_3" FROM "reminders" WHERE "reminders"."remindersListID" = ?1 GROUP BY "reminders"."isCompleted" UNION ALL SELECT NULL AS "koine_1", NULL AS "koine_2", count("reminders"."id") AS "koine_3" FROM "reminders" WHERE "reminders"."remindersListID" = ?1) AS "koine_groups" ORDER BY "koine_groups"."koine_1", "koine_groups"."koine_2"
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT "koine_groups"."koine_1", "koine_groups"."koine_2", CAST(sum("koine_groups"."koine_3") OVER (PARTITION BY "koine_groups"."koine_1") AS bigint) FROM (SELECT "reminders"."remindersListID" AS "koine_1", "reminders"."isCompleted" AS "koine_2", count("reminders"."id") AS "koine_3" FROM "reminders" WHERE "reminders"."remindersListID" = $1 GROUP BY CUBE ("reminders"."remindersListID", "reminders"."isCompleted")) AS "koine_groups" ORDER BY "koine_groups"."koine_1" NULLS FIRST, "koine_groups"."koine_2" NULLS FIRST
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `koine_groups`.`koine_1`, `koine_groups`.`koine_2`, (sum(`koine_groups`.`koine_3`) OVER (PARTITION BY `koine_groups`.`koine_1`) DIV 1) FROM (SELECT `reminders`.`remindersListID` AS `koine_1`, `reminders`.`isCompleted` AS `koine_2`, count(`reminders`.`id`) AS `koine_3` FROM `reminders` WHERE `reminders`.`remindersListID` = ? GROUP BY `reminders`.`remindersListID`, `reminders`.`isCompleted` UNION ALL SELECT `reminders`.`remindersListID` AS `koine_1`, NULL AS `koine_2`, count(`reminders`.`id`) AS `koine_3` FROM `reminders` WHERE `reminders`.`remindersListID` = ? GROUP BY `reminders`.`remindersListID` UNION ALL SELECT NULL AS `koine_1`, `reminders`.`isCompleted` AS `koine_2`, count(`reminders`.`id`) AS `koine_3` FROM `reminders` WHERE `reminders`.`remindersListID` = ? GROUP BY `reminders`.`isCompleted` UNION ALL SELECT NULL AS `koine_1`, NULL AS `koine_2`, count(`reminders`.`id`) AS `koine_3` FROM `reminders` WHERE `reminders`.`remindersListID` = ?) AS `koine_groups` ORDER BY `koine_groups`.`koine_1`, `koine_groups`.`koine_2`
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 1 (integer 64)
