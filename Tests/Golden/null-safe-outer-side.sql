-- SQLite 3.40
SELECT "remindersLists"."id" FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" WHERE "reminders"."remindersListID" IS NOT DISTINCT FROM "reminders"."prio"

-- PostgreSQL 13
SELECT "remindersLists"."id" FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" WHERE "reminders"."remindersListID" = "reminders"."prio" OR "reminders"."remindersListID" IS NULL AND "reminders"."prio" IS NULL

-- MariaDB 10.11
SELECT `remindersLists`.`id` FROM `remindersLists` LEFT JOIN `reminders` ON `remindersLists`.`id` = `reminders`.`remindersListID` WHERE `reminders`.`remindersListID` <=> `reminders`.`prio`
