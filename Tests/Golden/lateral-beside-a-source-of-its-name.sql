-- SQLite 3.40
SELECT "remindersLists"."id", (SELECT count("reminders"."id") FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id"), "other"."column2" FROM "remindersLists" JOIN (SELECT "remindersLists"."id" AS "column1", "summary"."column1" AS "column2" FROM "remindersLists" JOIN (SELECT max("tags"."weight") AS "column1" FROM "tags") AS "summary" ON ?1) AS "other" ON "other"."column1" = "remindersLists"."id" ORDER BY "remindersLists"."id"
-- 1: true (boolean)

-- PostgreSQL 13
SELECT "remindersLists"."id", "summary"."column1", "other"."column2" FROM "remindersLists" CROSS JOIN LATERAL (SELECT count("reminders"."id") AS "column1" FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id") AS "summary" JOIN (SELECT "remindersLists"."id" AS "column1", "summary"."column1" AS "column2" FROM "remindersLists" JOIN (SELECT max("tags"."weight") AS "column1" FROM "tags") AS "summary" ON $1) AS "other" ON "other"."column1" = "remindersLists"."id" ORDER BY "remindersLists"."id"
-- 1: true (boolean)

-- MariaDB 10.11
SELECT `remindersLists`.`id`, (SELECT count(`reminders`.`id`) FROM `reminders` WHERE `reminders`.`remindersListID` = `remindersLists`.`id`), `other`.`column2` FROM `remindersLists` JOIN (SELECT `remindersLists`.`id` AS `column1`, `summary`.`column1` AS `column2` FROM `remindersLists` JOIN (SELECT max(`tags`.`weight`) AS `column1` FROM `tags`) AS `summary` ON ?) AS `other` ON `other`.`column1` = `remindersLists`.`id` ORDER BY `remindersLists`.`id`
-- 1: true (boolean)
