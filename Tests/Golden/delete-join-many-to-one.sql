-- SQLite 3.40
DELETE FROM "remindersLists" WHERE EXISTS (SELECT 1 FROM "reminders" WHERE "remindersLists"."id" = "reminders"."remindersListID" AND "reminders"."id" > ?1) RETURNING "remindersLists"."id"
-- 1: 100 (integer 64)

-- PostgreSQL 13
DELETE FROM "remindersLists" WHERE EXISTS (SELECT 1 FROM "reminders" WHERE "remindersLists"."id" = "reminders"."remindersListID" AND "reminders"."id" > $1) RETURNING "remindersLists"."id"
-- 1: 100 (integer 64)

-- MariaDB 10.11
DELETE FROM `remindersLists` WHERE EXISTS (SELECT 1 FROM `reminders` WHERE `remindersLists`.`id` = `reminders`.`remindersListID` AND `reminders`.`id` > ?) RETURNING `remindersLists`.`id`
-- 1: 100 (integer 64)
