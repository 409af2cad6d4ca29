-- SQLite 3.40
SELECT "remindersLists"."title", (SELECT count(*) FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id"), (SELECT max("reminders"."prio") FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id") FROM "remindersLists" ORDER BY "remindersLists"."id"

-- PostgreSQL 13
SELECT "remindersLists"."title", (SELECT count(*) FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id"), (SELECT max("reminders"."prio") FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id") FROM "remindersLists" ORDER BY "remindersLists"."id"

-- MariaDB 10.11
SELECT `remindersLists`.`title`, (SELECT count(*) FROM `reminders` WHERE `reminders`.`remindersListID` = `remindersLists`.`id`), (SELECT max(`reminders`.`prio`) FROM `reminders` WHERE `reminders`.`remindersListID` = `remindersLists`.`id`) FROM `remindersLists` ORDER BY `remindersLists`.`id`
