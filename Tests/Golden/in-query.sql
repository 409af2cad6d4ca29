-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."remindersListID" IN (SELECT "remindersLists"."id" FROM "remindersLists" WHERE "remindersLists"."title" = ?1) ORDER BY "reminders"."id"
-- 1: 'Home' (text)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."remindersListID" IN (SELECT "remindersLists"."id" FROM "remindersLists" WHERE "remindersLists"."title" = $1) ORDER BY "reminders"."id"
-- 1: 'Home' (text)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE `reminders`.`remindersListID` IN (SELECT `remindersLists`.`id` FROM `remindersLists` WHERE `remindersLists`.`title` = (? COLLATE `utf8mb4_nopad_bin`)) ORDER BY `reminders`.`id`
-- 1: 'Home' (text)
