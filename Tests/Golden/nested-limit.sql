-- SQLite 3.40
SELECT "remindersLists"."id", (SELECT json_group_array(json_array("koine_1")) FROM (SELECT "reminders"."id" AS "koine_1" FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id" ORDER BY "reminders"."id" DESC LIMIT ?1) AS "koine_rows") FROM "remindersLists" ORDER BY "remindersLists"."id"
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."id", (SELECT coalesce(CAST(json_agg(json_build_array("koine_1")) AS text), '[]') FROM (SELECT "reminders"."id" AS "koine_1" FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id" ORDER BY "reminders"."id" DESC LIMIT $1) AS "koine_rows") FROM "remindersLists" ORDER BY "remindersLists"."id"
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`id`, (SELECT coalesce(JSON_ARRAYAGG(JSON_ARRAY(`reminders`.`id`) ORDER BY `reminders`.`id` DESC LIMIT ?), '[]') FROM `reminders` WHERE `reminders`.`remindersListID` = `remindersLists`.`id`) FROM `remindersLists` ORDER BY `remindersLists`.`id`
-- 1: 2 (integer 64)
