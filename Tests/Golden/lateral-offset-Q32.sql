-- SQLite 3.40
SELECT "remindersLists"."id", "second"."column1", "second"."column2" FROM "remindersLists" JOIN (SELECT "reminders"."id" AS "column1", "reminders"."title" AS "column2", "reminders"."remindersListID" AS "koine_key_1", row_number() OVER (PARTITION BY "reminders"."remindersListID" ORDER BY "reminders"."id") AS "koine_number" FROM "reminders") AS "second" ON "second"."koine_key_1" = "remindersLists"."id" AND "second"."koine_number" > ?1 AND "second"."koine_number" <= ?2 ORDER BY "remindersLists"."id"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."id", "second"."column1", "second"."column2" FROM "remindersLists" CROSS JOIN LATERAL (SELECT "reminders"."id" AS "column1", "reminders"."title" AS "column2" FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id" ORDER BY "reminders"."id" LIMIT $1 OFFSET $2) AS "second" ORDER BY "remindersLists"."id"
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`id`, `second`.`column1`, `second`.`column2` FROM `remindersLists` JOIN (SELECT `reminders`.`id` AS `column1`, `reminders`.`title` AS `column2`, `reminders`.`remindersListID` AS `koine_key_1`, row_number() OVER (PARTITION BY `reminders`.`remindersListID` ORDER BY `reminders`.`id`) AS `koine_number` FROM `reminders`) AS `second` ON `second`.`koine_key_1` = `remindersLists`.`id` AND `second`.`koine_number` > ? AND `second`.`koine_number` <= ? ORDER BY `remindersLists`.`id`
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
