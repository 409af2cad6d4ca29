-- SQLite 3.40
SELECT (SELECT json_group_array(json_array("koine_1", "koine_2", "koine_3", "koine_4", "koine_5")) FROM (SELECT "reminders"."id" AS "koine_1", "tags"."id" AS "koine_2", "tags"."reminderID" AS "koine_3", "tags"."title" AS "koine_4", "tags"."weight" AS "koine_5" FROM "reminders" LEFT JOIN "tags" ON "reminders"."id" = "tags"."reminderID" WHERE "reminders"."remindersListID" = "remindersLists"."id" ORDER BY "reminders"."id", "tags"."id") AS "koine_rows") FROM "remindersLists" WHERE "remindersLists"."id" = ?1
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT (SELECT coalesce(CAST(json_agg(json_build_array("koine_1", "koine_2", "koine_3", "koine_4", "koine_5")) AS text), '[]') FROM (SELECT "reminders"."id" AS "koine_1", "tags"."id" AS "koine_2", "tags"."reminderID" AS "koine_3", "tags"."title" AS "koine_4", "tags"."weight" AS "koine_5" FROM "reminders" LEFT JOIN "tags" ON "reminders"."id" = "tags"."reminderID" WHERE "reminders"."remindersListID" = "remindersLists"."id" ORDER BY "reminders"."id", "tags"."id" NULLS FIRST) AS "koine_rows") FROM "remindersLists" WHERE "remindersLists"."id" = $1
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT (SELECT coalesce(JSON_ARRAYAGG(JSON_ARRAY(`reminders`.`id`, `tags`.`id`, `tags`.`reminderID`, concat(`tags`.`title`, ''), `tags`.`weight`) ORDER BY `reminders`.`id`, `tags`.`id`), '[]') FROM `reminders` LEFT JOIN `tags` ON `reminders`.`id` = `tags`.`reminderID` WHERE `reminders`.`remindersListID` = `remindersLists`.`id`) FROM `remindersLists` WHERE `remindersLists`.`id` = ?
-- 1: 1 (integer 64)
