-- SQLite 3.40
SELECT "koine_qualified"."koine_1", "koine_qualified"."koine_2" FROM (SELECT "remindersLists"."title" AS "koine_1", "reminders"."title" AS "koine_2", "remindersLists"."id" AS "koine_3", row_number() OVER (PARTITION BY "remindersLists"."id" ORDER BY "reminders"."id" DESC) AS "koine_4" FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID") AS "koine_qualified" WHERE "koine_qualified"."koine_4" = ?1 ORDER BY "koine_qualified"."koine_3"
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT "koine_qualified"."koine_1", "koine_qualified"."koine_2" FROM (SELECT "remindersLists"."title" AS "koine_1", "reminders"."title" AS "koine_2", "remindersLists"."id" AS "koine_3", row_number() OVER (PARTITION BY "remindersLists"."id" ORDER BY "reminders"."id" DESC NULLS LAST) AS "koine_4" FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID") AS "koine_qualified" WHERE "koine_qualified"."koine_4" = $1 ORDER BY "koine_qualified"."koine_3"
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `koine_qualified`.`koine_1`, `koine_qualified`.`koine_2` FROM (SELECT `remindersLists`.`title` AS `koine_1`, `reminders`.`title` AS `koine_2`, `remindersLists`.`id` AS `koine_3`, row_number() OVER (PARTITION BY `remindersLists`.`id` ORDER BY `reminders`.`id` DESC) AS `koine_4` FROM `remindersLists` LEFT JOIN `reminders` ON `remindersLists`.`id` = `reminders`.`remindersListID`) AS `koine_qualified` WHERE `koine_qualified`.`koine_4` = ? ORDER BY `koine_qualified`.`koine_3`
-- 1: 1 (integer 64)
