-- SQLite 3.40
SELECT DISTINCT "koine_groups"."koine_1" FROM (SELECT count("reminders"."id") AS "koine_1" FROM "reminders" GROUP BY "reminders"."remindersListID" UNION ALL SELECT count("reminders"."id") AS "koine_1" FROM "reminders") AS "koine_groups"

-- PostgreSQL 13
SELECT DISTINCT "koine_groups"."koine_1" FROM (SELECT count("reminders"."id") AS "koine_1" FROM "reminders" GROUP BY ROLLUP ("reminders"."remindersListID")) AS "koine_groups"

-- MariaDB 10.11
SELECT DISTINCT `koine_groups`.`koine_1` FROM (SELECT count(`reminders`.`id`) AS `koine_1` FROM `reminders` GROUP BY `reminders`.`remindersListID` UNION ALL SELECT count(`reminders`.`id`) AS `koine_1` FROM `reminders`) AS `koine_groups`
