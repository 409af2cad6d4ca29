-- SQLite 3.40
SELECT "remindersLists"."title" FROM "remindersLists" WHERE "remindersLists"."id" IN (SELECT "koine_groups"."koine_1" FROM (SELECT "reminders"."remindersListID" AS "koine_1", count("reminders"."id") AS "koine_2" FROM "reminders" GROUP BY "reminders"."remindersListID" UNION ALL SELECT NULL AS "koine_1", count("reminders"."id") AS "koine_2" FROM "reminders") AS "koine_groups" WHERE "koine_groups"."koine_2" = ?1) ORDER BY "remindersLists"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."title" FROM "remindersLists" WHERE "remindersLists"."id" IN (SELECT "reminders"."remindersListID" FROM "reminders" GROUP BY ROLLUP ("reminders"."remindersListID") HAVING count("reminders"."id") = $1) ORDER BY "remindersLists"."id"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`title` FROM `remindersLists` WHERE `remindersLists`.`id` IN (SELECT `koine_groups`.`koine_1` FROM (SELECT `reminders`.`remindersListID` AS `koine_1`, count(`reminders`.`id`) AS `koine_2` FROM `reminders` GROUP BY `reminders`.`remindersListID` UNION ALL SELECT NULL AS `koine_1`, count(`reminders`.`id`) AS `koine_2` FROM `reminders`) AS `koine_groups` WHERE `koine_groups`.`koine_2` = ?) ORDER BY `remindersLists`.`id`
-- 1: 3 (integer 64)
