-- SQLite 3.40
SELECT "remindersLists"."id", (SELECT count("reminders"."id") FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id"), coalesce((SELECT max("reminders"."prio") FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id"), ?1) FROM "remindersLists" WHERE (SELECT count("reminders"."id") FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id") < ?2 ORDER BY (SELECT count("reminders"."id") FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id"), "remindersLists"."id"
-- 1: -1 (integer 64)
-- 2: 4 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."id", "summary"."column1", coalesce("summary"."column2", $1) FROM "remindersLists" CROSS JOIN LATERAL (SELECT count("reminders"."id") AS "column1", max("reminders"."prio") AS "column2" FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id") AS "summary" WHERE "summary"."column1" < $2 ORDER BY "summary"."column1", "remindersLists"."id"
-- 1: -1 (integer 64)
-- 2: 4 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`id`, (SELECT count(`reminders`.`id`) FROM `reminders` WHERE `reminders`.`remindersListID` = `remindersLists`.`id`), coalesce((SELECT max(`reminders`.`prio`) FROM `reminders` WHERE `reminders`.`remindersListID` = `remindersLists`.`id`), ?) FROM `remindersLists` WHERE (SELECT count(`reminders`.`id`) FROM `reminders` WHERE `reminders`.`remindersListID` = `remindersLists`.`id`) < ? ORDER BY (SELECT count(`reminders`.`id`) FROM `reminders` WHERE `reminders`.`remindersListID` = `remindersLists`.`id`), `remindersLists`.`id`
-- 1: -1 (integer 64)
-- 2: 4 (integer 64)
