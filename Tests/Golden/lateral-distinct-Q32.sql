-- SQLite 3.40
SELECT "remindersLists"."id", "states"."column1" FROM "remindersLists" JOIN (SELECT DISTINCT "reminders"."isCompleted" AS "column1", "reminders"."remindersListID" AS "koine_key_1" FROM "reminders") AS "states" ON "states"."koine_key_1" = "remindersLists"."id" ORDER BY "remindersLists"."id", "states"."column1"

-- PostgreSQL 13
SELECT "remindersLists"."id", "states"."column1" FROM "remindersLists" CROSS JOIN LATERAL (SELECT DISTINCT "reminders"."isCompleted" AS "column1" FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id") AS "states" ORDER BY "remindersLists"."id", "states"."column1"

-- MariaDB 10.11
SELECT `remindersLists`.`id`, `states`.`column1` FROM `remindersLists` JOIN (SELECT DISTINCT `reminders`.`isCompleted` AS `column1`, `reminders`.`remindersListID` AS `koine_key_1` FROM `reminders`) AS `states` ON `states`.`koine_key_1` = `remindersLists`.`id` ORDER BY `remindersLists`.`id`, `states`.`column1`
