-- SQLite 3.40
SELECT "reminders"."remindersListID", count("reminders"."id"), (SELECT json_group_array(json_array("koine_1", "koine_2")) FROM (SELECT "remindersLists"."id" AS "koine_1", "remindersLists"."title" AS "koine_2" FROM "remindersLists" WHERE "remindersLists"."id" = "reminders"."remindersListID") AS "koine_rows") FROM "reminders" GROUP BY "reminders"."remindersListID" ORDER BY "reminders"."remindersListID"

-- PostgreSQL 13
SELECT "reminders"."remindersListID", count("reminders"."id"), (SELECT coalesce(CAST(json_agg(json_build_array("koine_1", "koine_2")) AS text), '[]') FROM (SELECT "remindersLists"."id" AS "koine_1", "remindersLists"."title" AS "koine_2" FROM "remindersLists" WHERE "remindersLists"."id" = "reminders"."remindersListID") AS "koine_rows") FROM "reminders" GROUP BY "reminders"."remindersListID" ORDER BY "reminders"."remindersListID"

-- MariaDB 10.11
SELECT `reminders`.`remindersListID`, count(`reminders`.`id`), (SELECT coalesce(JSON_ARRAYAGG(JSON_ARRAY(`remindersLists`.`id`, concat(`remindersLists`.`title`, ''))), '[]') FROM `remindersLists` WHERE `remindersLists`.`id` = `reminders`.`remindersListID`) FROM `reminders` GROUP BY `reminders`.`remindersListID` ORDER BY `reminders`.`remindersListID`
