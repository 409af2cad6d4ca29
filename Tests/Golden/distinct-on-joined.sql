-- SQLite 3.40
SELECT "koine_distinct"."koine_1", "koine_distinct"."koine_2" FROM (SELECT "remindersLists"."title" AS "koine_1", "reminders"."title" AS "koine_2", "remindersLists"."title" AS "koine_3", "reminders"."score" AS "koine_4", row_number() OVER (PARTITION BY "remindersLists"."title" ORDER BY "remindersLists"."title", "reminders"."score") AS "koine_5" FROM "remindersLists" JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID") AS "koine_distinct" WHERE "koine_distinct"."koine_5" = 1 ORDER BY "koine_distinct"."koine_3", "koine_distinct"."koine_4"

-- PostgreSQL 13
SELECT DISTINCT ON ("remindersLists"."title" COLLATE "C") "remindersLists"."title" COLLATE "C", "reminders"."title" FROM "remindersLists" JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" ORDER BY "remindersLists"."title" COLLATE "C", "reminders"."score"

-- MariaDB 10.11
SELECT `koine_distinct`.`koine_1`, `koine_distinct`.`koine_2` FROM (SELECT `remindersLists`.`title` AS `koine_1`, `reminders`.`title` AS `koine_2`, `remindersLists`.`title` AS `koine_3`, `reminders`.`score` AS `koine_4`, row_number() OVER (PARTITION BY `remindersLists`.`title` COLLATE `utf8mb4_nopad_bin` ORDER BY `remindersLists`.`title` COLLATE `utf8mb4_nopad_bin`, `reminders`.`score`) AS `koine_5` FROM `remindersLists` JOIN `reminders` ON `remindersLists`.`id` = `reminders`.`remindersListID`) AS `koine_distinct` WHERE `koine_distinct`.`koine_5` = 1 ORDER BY `koine_distinct`.`koine_3` COLLATE `utf8mb4_nopad_bin`, `koine_distinct`.`koine_4`
