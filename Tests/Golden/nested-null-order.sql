-- SQLite 3.40
SELECT (SELECT json_group_array(json_array("koine_1")) FROM (SELECT "reminders"."prio" AS "koine_1" FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id" ORDER BY "reminders"."prio", "reminders"."id") AS "koine_rows") FROM "remindersLists" WHERE "remindersLists"."id" = ?1
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT (SELECT coalesce(CAST(json_agg(json_build_array("koine_1")) AS text), '[]') FROM (SELECT "reminders"."prio" AS "koine_1" FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id" ORDER BY "reminders"."prio" NULLS FIRST, "reminders"."id") AS "koine_rows") FROM "remindersLists" WHERE "remindersLists"."id" = $1
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT (SELECT coalesce(JSON_ARRAYAGG(JSON_ARRAY(`reminders`.`prio`) ORDER BY `reminders`.`prio`, `reminders`.`id`), '[]') FROM `reminders` WHERE `reminders`.`remindersListID` = `remindersLists`.`id`) FROM `remindersLists` WHERE `remindersLists`.`id` = ?
-- 1: 1 (integer 64)
