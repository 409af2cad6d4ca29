-- SQLite 3.40
SELECT (SELECT json_group_array(json_array("koine_1", "koine_2")) FROM (SELECT "koine_distinct"."koine_1" AS "koine_1", "koine_distinct"."koine_2" AS "koine_2" FROM (SELECT "tags"."reminderID" AS "koine_1", "tags"."id" AS "koine_2", "tags"."reminderID" AS "koine_3", "tags"."id" AS "koine_4", row_number() OVER (PARTITION BY "tags"."reminderID" ORDER BY "tags"."reminderID", "tags"."id") AS "koine_5" FROM "tags") AS "koine_distinct" WHERE "koine_distinct"."koine_5" = 1 ORDER BY "koine_distinct"."koine_3", "koine_distinct"."koine_4") AS "koine_rows") FROM "remindersLists" LIMIT ?1
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT (SELECT coalesce(CAST(json_agg(json_build_array("koine_1", "koine_2")) AS text), '[]') FROM (SELECT DISTINCT ON ("tags"."reminderID") "tags"."reminderID" AS "koine_1", "tags"."id" AS "koine_2" FROM "tags" ORDER BY "tags"."reminderID", "tags"."id") AS "koine_rows") FROM "remindersLists" LIMIT $1
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT (SELECT coalesce(JSON_ARRAYAGG(JSON_ARRAY(`koine_distinct`.`koine_1`, `koine_distinct`.`koine_2`) ORDER BY `koine_distinct`.`koine_3`, `koine_distinct`.`koine_4`), '[]') FROM (SELECT `tags`.`reminderID` AS `koine_1`, `tags`.`id` AS `koine_2`, `tags`.`reminderID` AS `koine_3`, `tags`.`id` AS `koine_4`, row_number() OVER (PARTITION BY `tags`.`reminderID` ORDER BY `tags`.`reminderID`, `tags`.`id`) AS `koine_5` FROM `tags`) AS `koine_distinct` WHERE `koine_distinct`.`koine_5` = 1) FROM `remindersLists` LIMIT ?
-- 1: 1 (integer 64)
