-- SQLite 3.40
UPDATE "remindersLists" SET "title" = CAST("counts"."column2" AS TEXT) || "remindersLists"."title" FROM (SELECT "reminders"."remindersListID" AS "column1", count("reminders"."id") AS "column2" FROM "reminders" GROUP BY "reminders"."remindersListID") AS "counts" WHERE "remindersLists"."id" = "counts"."column1"

-- PostgreSQL 13
UPDATE "remindersLists" SET "title" = CAST("counts"."column2" AS text) || "remindersLists"."title" FROM (SELECT "reminders"."remindersListID" AS "column1", count("reminders"."id") AS "column2" FROM "reminders" GROUP BY "reminders"."remindersListID") AS "counts" WHERE "remindersLists"."id" = "counts"."column1"

-- MariaDB 10.11
UPDATE `remindersLists` SET `title` = (SELECT concat(CAST(`counts`.`column2` AS CHAR(20)), `remindersLists`.`title`) FROM (SELECT `reminders`.`remindersListID` AS `column1`, count(`reminders`.`id`) AS `column2` FROM `reminders` GROUP BY `reminders`.`remindersListID`) AS `counts` WHERE `remindersLists`.`id` = `counts`.`column1`) WHERE (SELECT 1 FROM (SELECT `reminders`.`remindersListID` AS `column1`, count(`reminders`.`id`) AS `column2` FROM `reminders` GROUP BY `reminders`.`remindersListID`) AS `counts` WHERE `remindersLists`.`id` = `counts`.`column1`) = 1
