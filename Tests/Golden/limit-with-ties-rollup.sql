-- SQLite 3.40
SELECT "koine_qualified"."koine_1" FROM (SELECT "koine_groups"."koine_1" AS "koine_1", rank() OVER (ORDER BY "koine_groups"."koine_1" DESC) AS "koine_2" FROM (SELECT count("reminders"."id") AS "koine_1" FROM "reminders" GROUP BY "reminders"."remindersListID", "reminders"."isCompleted" UNION ALL SELECT count("reminders"."id") AS "koine_1" FROM "reminders" GROUP BY "reminders"."remindersListID" UNION ALL SELECT count("reminders"."id") AS "koine_1" FROM "reminders") AS "koine_groups") AS "koine_qualified" WHERE "koine_qualified"."koine_2" <= ?1 ORDER BY "koine_qualified"."koine_1" DESC
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT "koine_groups"."koine_1" FROM (SELECT count("reminders"."id") AS "koine_1" FROM "reminders" GROUP BY ROLLUP ("reminders"."remindersListID", "reminders"."isCompleted")) AS "koine_groups" ORDER BY "koine_groups"."koine_1" DESC FETCH FIRST $1 ROWS WITH TIES
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT `koine_qualified`.`koine_1` FROM (SELECT `koine_groups`.`koine_1` AS `koine_1`, rank() OVER (ORDER BY `koine_groups`.`koine_1` DESC) AS `koine_2` FROM (SELECT count(`reminders`.`id`) AS `koine_1` FROM `reminders` GROUP BY `reminders`.`remindersListID`, `reminders`.`isCompleted` UNION ALL SELECT count(`reminders`.`id`) AS `koine_1` FROM `reminders` GROUP BY `reminders`.`remindersListID` UNION ALL SELECT count(`reminders`.`id`) AS `koine_1` FROM `reminders`) AS `koine_groups`) AS `koine_qualified` WHERE `koine_qualified`.`koine_2` <= ? ORDER BY `koine_qualified`.`koine_1` DESC
-- 1: 2 (integer 64)
