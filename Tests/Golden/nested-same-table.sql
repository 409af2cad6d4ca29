-- SQLite 3.40
SELECT "reminders"."id", (SELECT json_group_array(json_array("koine_1")) FROM (SELECT "reminders_2"."id" AS "koine_1" FROM "reminders" AS "reminders_2" WHERE "reminders_2"."remindersListID" = "reminders"."remindersListID" AND "reminders_2"."id" <> "reminders"."id" ORDER BY "reminders_2"."id") AS "koine_rows") FROM "reminders" WHERE "reminders"."id" < ?1 ORDER BY "reminders"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id", (SELECT coalesce(CAST(json_agg(json_build_array("koine_1")) AS text), '[]') FROM (SELECT "reminders_2"."id" AS "koine_1" FROM "reminders" AS "reminders_2" WHERE "reminders_2"."remindersListID" = "reminders"."remindersListID" AND "reminders_2"."id" <> "reminders"."id" ORDER BY "reminders_2"."id") AS "koine_rows") FROM "reminders" WHERE "reminders"."id" < $1 ORDER BY "reminders"."id"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id`, (SELECT coalesce(JSON_ARRAYAGG(JSON_ARRAY(`reminders_2`.`id`) ORDER BY `reminders_2`.`id`), '[]') FROM `reminders` AS `reminders_2` WHERE `reminders_2`.`remindersListID` = `reminders`.`remindersListID` AND `reminders_2`.`id` <> `reminders`.`id`) FROM `reminders` WHERE `reminders`.`id` < ? ORDER BY `reminders`.`id`
-- 1: 3 (integer 64)
