-- SQLite 3.40
SELECT (SELECT "koine_ordered"."koine_1" FROM (SELECT "reminders"."id" AS "koine_1", abs("reminders"."id" - "remindersLists"."id" * ?1) AS "koine_2" FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id") AS "koine_ordered" ORDER BY "koine_ordered"."koine_2" LIMIT ?2) FROM "remindersLists" ORDER BY "remindersLists"."id"
-- 1: 3 (integer 64)
-- 2: 1 (integer 64)

-- PostgreSQL 13
SELECT (SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id" ORDER BY abs("reminders"."id" - "remindersLists"."id" * $1) NULLS FIRST LIMIT $2) FROM "remindersLists" ORDER BY "remindersLists"."id"
-- 1: 3 (integer 64)
-- 2: 1 (integer 64)

-- MariaDB 10.11
SELECT (SELECT `reminders`.`id` FROM `reminders` WHERE `reminders`.`remindersListID` = `remindersLists`.`id` ORDER BY abs(`reminders`.`id` - `remindersLists`.`id` * ?) LIMIT ?) FROM `remindersLists` ORDER BY `remindersLists`.`id`
-- 1: 3 (integer 64)
-- 2: 1 (integer 64)
