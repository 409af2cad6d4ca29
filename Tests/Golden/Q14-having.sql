-- SQLite 3.40
SELECT "koine_groups"."koine_1", "koine_groups"."koine_2" FROM (SELECT "reminders"."remindersListID" AS "koine_1", count("reminders"."id") AS "koine_2", 0 AS "koine_3" FROM "reminders" GROUP BY "reminders"."remindersListID", "reminders"."isCompleted" UNION ALL SELECT "reminders"."remindersListID" AS "koine_1", count("reminders"."id") AS "koine_2", 1 AS "koine_3" FROM "reminders" GROUP BY "reminders"."remindersListID" UNION ALL SELECT NULL AS "koine_1", count("reminders"."id") AS "koine_2", 1 AS "koine_3" FROM "reminders") AS "koine_groups" WHERE "koine_groups"."koine_3" = ?1 AND "koine_groups"."koine_2" > ?2 AND "koine_groups"."koine_1" <> ?1 ORDER BY "koine_groups"."koine_1"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)

-- PostgreSQL 13
SELECT "koine_groups"."koine_1", "koine_groups"."koine_2" FROM (SELECT "reminders"."remindersListID" AS "koine_1", count("reminders"."id") AS "koine_2", CAST(grouping("reminders"."isCompleted") AS bigint) AS "koine_3" FROM "reminders" GROUP BY ROLLUP ("reminders"."remindersListID", "reminders"."isCompleted")) AS "koine_groups" WHERE "koine_groups"."koine_3" = $1 AND "koine_groups"."koine_2" > $2 AND "koine_groups"."koine_1" <> $1 ORDER BY "koine_groups"."koine_1"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)

-- MariaDB 10.11
SELECT `koine_groups`.`koine_1`, `koine_groups`.`koine_2` FROM (SELECT `reminders`.`remindersListID` AS `koine_1`, count(`reminders`.`id`) AS `koine_2`, 0 AS `koine_3` FROM `reminders` GROUP BY `reminders`.`remindersListID`, `reminders`.`isCompleted` UNION ALL SELECT `reminders`.`remindersListID` AS `koine_1`, count(`reminders`.`id`) AS `koine_2`, 1 AS `koine_3` FROM `reminders` GROUP BY `reminders`.`remindersListID` UNION ALL SELECT NULL AS `koine_1`, count(`reminders`.`id`) AS `koine_2`, 1 AS `koine_3` FROM `reminders`) AS `koine_groups` WHERE `koine_groups`.`koine_3` = ? AND `koine_groups`.`koine_2` > ? AND `koine_groups`.`koine_1` <> ? ORDER BY `koine_groups`.`koine_1`
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 1 (integer 64)
