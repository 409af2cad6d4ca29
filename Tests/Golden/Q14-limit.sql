-- SQLite 3.40
SELECT "koine_groups"."koine_1", "koine_groups"."koine_2" FROM (SELECT "reminders"."remindersListID" AS "koine_1", count("reminders"."id") AS "koine_2" FROM "reminders" GROUP BY "reminders"."remindersListID" UNION ALL SELECT NULL AS "koine_1", count("reminders"."id") AS "koine_2" FROM "reminders") AS "koine_groups" ORDER BY "koine_groups"."koine_1" DESC LIMIT ?1 OFFSET ?2
-- 1: 2 (integer 64)
-- 2: 1 (integer 64)

-- PostgreSQL 13
SELECT "koine_groups"."koine_1", "koine_groups"."koine_2" FROM (SELECT "reminders"."remindersListID" AS "koine_1", count("reminders"."id") AS "koine_2" FROM "reminders" GROUP BY ROLLUP ("reminders"."remindersListID")) AS "koine_groups" ORDER BY "koine_groups"."koine_1" DESC NULLS LAST LIMIT $1 OFFSET $2
-- 1: 2 (integer 64)
-- 2: 1 (integer 64)

-- MariaDB 10.11
SELECT `koine_groups`.`koine_1`, `koine_groups`.`koine_2` FROM (SELECT `reminders`.`remindersListID` AS `koine_1`, count(`reminders`.`id`) AS `koine_2` FROM `reminders` GROUP BY `reminders`.`remindersListID` UNION ALL SELECT NULL AS `koine_1`, count(`reminders`.`id`) AS `koine_2` FROM `reminders`) AS `koine_groups` ORDER BY `koine_groups`.`koine_1` DESC LIMIT ? OFFSET ?
-- 1: 2 (integer 64)
-- 2: 1 (integer 64)
