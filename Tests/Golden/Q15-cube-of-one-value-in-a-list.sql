-- SQLite 3.40
SELECT DISTINCT "koine_groups"."koine_1", "koine_groups"."koine_2" FROM (SELECT "reminders"."remindersListID" AS "koine_1", "reminders"."isCompleted" AS "koine_2", count("reminders"."id") AS "koine_3" FROM "reminders" WHERE "reminders"."remindersListID" IN (?1) GROUP BY "reminders"."remindersListID", "reminders"."isCompleted" UNION ALL SELECT "reminders"."remindersListID" AS "koine_1", NULL AS "koine_2", count("reminders"."id") AS "koine_3" FROM "reminders" WHERE "reminders"."remindersListID" IN (?1) GROUP BY "reminders"."remindersListID" UNION ALL SELECT NULL AS "koine_1", "reminders"."isCompleted" AS "koine_2", count("reminders"."id") AS "koine_3" FROM "reminders" WHERE "reminders"."remindersListID" IN (?1) GROUP BY "reminders"."isCompleted" UNION ALL SELECT NULL AS "koine_1", NULL AS "koine_2", count("reminders"."id") AS "koine_3" FROM "reminders" WHERE "reminders"."remindersListID" IN (?1)) AS "koine_groups" WHERE "koine_groups"."koine_3" > ?1 ORDER BY "koine_groups"."koine_1", "koine_groups"."koine_2"
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT DISTINCT "koine_groups"."koine_1", "koine_groups"."koine_2" FROM (SELECT "reminders"."remindersListID" AS "koine_1", "reminders"."isCompleted" AS "koine_2", count("reminders"."id") AS "koine_3" FROM "reminders" WHERE "reminders"."remindersListID" IN ($1) GROUP BY CUBE ("reminders"."remindersListID", "reminders"."isCompleted")) AS "koine_groups" WHERE "koine_groups"."koine_3" > $1 ORDER BY "koine_groups"."koine_1" NULLS FIRST, "koine_groups"."koine_2" NULLS FIRST
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT DISTINCT `koine_groups`.`koine_1`, `koine_groups`.`koine_2` FROM (SELECT `reminders`.`remindersListID` AS `koine_1`, `reminders`.`isCompleted` AS `koine_2`, count(`reminders`.`id`) AS `koine_3` FROM `reminders` WHERE `reminders`.`remindersListID` IN (?) GROUP BY `reminders`.`remindersListID`, `reminders`.`isCompleted` UNION ALL SELECT `reminders`.`remindersListID` AS `koine_1`, NULL AS `koine_2`, count(`reminders`.`id`) AS `koine_3` FROM `reminders` WHERE `reminders`.`remindersListID` IN (?) GROUP BY `reminders`.`remindersListID` UNION ALL SELECT NULL AS `koine_1`, `reminders`.`isCompleted` AS `koine_2`, count(`reminders`.`id`) AS `koine_3` FROM `reminders` WHERE `reminders`.`remindersListID` IN (?) GROUP BY `reminders`.`isCompleted` UNION ALL SELECT NULL AS `koine_1`, NULL AS `koine_2`, count(`reminders`.`id`) AS `koine_3` FROM `reminders` WHERE `reminders`.`remindersListID` IN (?)) AS `koine_groups` WHERE `koine_groups`.`koine_3` > ? ORDER BY `koine_groups`.`koine_1`, `koine_groups`.`koine_2`
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 1 (integer 64)
-- 5: 1 (integer 64)
