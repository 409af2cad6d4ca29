-- SQLite 3.40
SELECT (SELECT json_group_array(json_array("koine_1")) FROM (SELECT "reminders"."title" AS "koine_1" FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id" ORDER BY "reminders"."title" DESC) AS "koine_rows") FROM "remindersLists" ORDER BY "remindersLists"."id"

-- PostgreSQL 13
SELECT (SELECT coalesce(CAST(json_agg(json_build_array("koine_1")) AS text), '[]') FROM (SELECT "reminders"."title" AS "koine_1" FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id" ORDER BY "reminders"."title" COLLATE "C" DESC) AS "koine_rows") FROM "remindersLists" ORDER BY "remindersLists"."id"

-- MariaDB 10.11
SELECT (SELECT coalesce(JSON_ARRAYAGG(JSON_ARRAY(concat(`reminders`.`title`, '')) ORDER BY `reminders`.`title` COLLATE `utf8mb4_nopad_bin` DESC), '[]') FROM `reminders` WHERE `reminders`.`remindersListID` = `remindersLists`.`id`) FROM `remindersLists` ORDER BY `remindersLists`.`id`
