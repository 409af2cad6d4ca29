-- SQLite 3.40
SELECT "koine_groups_2"."koine_1", "koine_groups_2"."koine_2" FROM (SELECT "reminders"."remindersListID" AS "koine_1", count("reminders"."id") AS "koine_2" FROM "reminders" GROUP BY "reminders"."remindersListID" UNION ALL SELECT NULL AS "koine_1", count("reminders"."id") AS "koine_2" FROM "reminders") AS "koine_groups_2" WHERE EXISTS (SELECT 1 FROM (SELECT count("tags"."id") AS "koine_1" FROM "tags" GROUP BY "tags"."title" UNION ALL SELECT count("tags"."id") AS "koine_1" FROM "tags") AS "koine_groups" WHERE "koine_groups"."koine_1" > ?1) ORDER BY "koine_groups_2"."koine_1"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "koine_groups"."koine_1", "koine_groups"."koine_2" FROM (SELECT "reminders"."remindersListID" AS "koine_1", count("reminders"."id") AS "koine_2" FROM "reminders" GROUP BY ROLLUP ("reminders"."remindersListID")) AS "koine_groups" WHERE EXISTS (SELECT 1 FROM "tags" GROUP BY ROLLUP ("tags"."title") HAVING count("tags"."id") > $1) ORDER BY "koine_groups"."koine_1" NULLS FIRST
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT `koine_groups_2`.`koine_1`, `koine_groups_2`.`koine_2` FROM (SELECT `reminders`.`remindersListID` AS `koine_1`, count(`reminders`.`id`) AS `koine_2` FROM `reminders` GROUP BY `reminders`.`remindersListID` UNION ALL SELECT NULL AS `koine_1`, count(`reminders`.`id`) AS `koine_2` FROM `reminders`) AS `koine_groups_2` WHERE EXISTS (SELECT 1 FROM (SELECT count(`tags`.`id`) AS `koine_1` FROM `tags` GROUP BY `tags`.`title`, `tags`.`title` COLLATE `utf8mb4_nopad_bin` UNION ALL SELECT count(`tags`.`id`) AS `koine_1` FROM `tags`) AS `koine_groups` WHERE `koine_groups`.`koine_1` > ?) ORDER BY `koine_groups_2`.`koine_1`
-- 1: 3 (integer 64)
