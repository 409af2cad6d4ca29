-- SQLite 3.40
DELETE FROM "remindersLists" WHERE "remindersLists"."id" IN (SELECT "remindersLists"."id" FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" WHERE "reminders"."id" IS NULL)

-- PostgreSQL 13
DELETE FROM "remindersLists" WHERE "remindersLists"."id" IN (SELECT "remindersLists"."id" FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" WHERE "reminders"."id" IS NULL)

-- MariaDB 10.11
DELETE FROM `remindersLists` WHERE `remindersLists`.`id` IN (SELECT `remindersLists`.`id` FROM `remindersLists` LEFT JOIN `reminders` ON `remindersLists`.`id` = `reminders`.`remindersListID` WHERE `reminders`.`id` IS NULL)
