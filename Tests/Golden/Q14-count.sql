-- SQLite 3.40
SELECT count(*) FROM (SELECT 1 FROM (SELECT count(*) AS "koine_1" FROM "reminders" GROUP BY "reminders"."isCompleted", "reminders"."remindersListID" UNION ALL SELECT count(*) AS "koine_1" FROM "reminders" GROUP BY "reminders"."isCompleted" UNION ALL SELECT count(*) AS "koine_1" FROM "reminders" GROUP BY "reminders"."remindersListID" UNION ALL SELECT count(*) AS "koine_1" FROM "reminders") AS "koine_groups") AS "rows"

-- PostgreSQL 13
SELECT count(*) FROM (SELECT 1 FROM "reminders" GROUP BY CUBE ("reminders"."isCompleted", "reminders"."remindersListID")) AS "rows"

-- MariaDB 10.11
SELECT count(*) FROM (SELECT 1 FROM (SELECT count(*) AS `koine_1` FROM `reminders` GROUP BY `reminders`.`isCompleted`, `reminders`.`remindersListID` UNION ALL SELECT count(*) AS `koine_1` FROM `reminders` GROUP BY `reminders`.`isCompleted` UNION ALL SELECT count(*) AS `koine_1` FROM `reminders` GROUP BY `reminders`.`remindersListID` UNION ALL SELECT count(*) AS `koine_1` FROM `reminders`) AS `koine_groups`) AS `rows`
