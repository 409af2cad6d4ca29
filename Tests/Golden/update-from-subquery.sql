-- SQLite 3.40
UPDATE "remindersLists" SET "title" = "remindersLists"."title" || ?1 WHERE EXISTS (SELECT 1 FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id")
-- 1: '+' (text)

-- PostgreSQL 13
UPDATE "remindersLists" SET "title" = "remindersLists"."title" || $1 WHERE EXISTS (SELECT 1 FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id")
-- 1: '+' (text)

-- MariaDB 10.11
UPDATE `remindersLists` SET `title` = concat(`remindersLists`.`title`, ?) WHERE EXISTS (SELECT 1 FROM `reminders` WHERE `reminders`.`remindersListID` = `remindersLists`.`id`)
-- 1: '+' (text)
