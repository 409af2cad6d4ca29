-- SQLite 3.40
SELECT "koine_groups"."koine_1" << ?1, "koine_groups"."koine_2" FROM (SELECT 0 AS "koine_1", count("reminders"."id") AS "koine_2" FROM "reminders" GROUP BY "reminders"."remindersListID" UNION ALL SELECT 1 AS "koine_1", count("reminders"."id") AS "koine_2" FROM "reminders") AS "koine_groups" ORDER BY "koine_groups"."koine_1"
-- 1: 40 (integer 64)

-- PostgreSQL 13
SELECT "koine_groups"."koine_1" << $1, "koine_groups"."koine_2" FROM (SELECT CAST(grouping("reminders"."remindersListID") AS bigint) AS "koine_1", count("reminders"."id") AS "koine_2" FROM "reminders" GROUP BY ROLLUP ("reminders"."remindersListID")) AS "koine_groups" ORDER BY "koine_groups"."koine_1"
-- 1: 40 (integer 32)

-- MariaDB 10.11
SELECT CAST(`koine_groups`.`koine_1` << ? AS SIGNED), `koine_groups`.`koine_2` FROM (SELECT 0 AS `koine_1`, count(`reminders`.`id`) AS `koine_2` FROM `reminders` GROUP BY `reminders`.`remindersListID` UNION ALL SELECT 1 AS `koine_1`, count(`reminders`.`id`) AS `koine_2` FROM `reminders`) AS `koine_groups` ORDER BY `koine_groups`.`koine_1`
-- 1: 40 (integer 32)
