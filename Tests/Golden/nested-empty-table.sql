-- SQLite 3.40
SELECT (SELECT json_group_array(json_array("koine_1", "koine_2", "koine_3")) FROM (SELECT "absences"."id" AS "koine_1", "absences"."n" AS "koine_2", "absences"."text" AS "koine_3" FROM "absences") AS "koine_rows") FROM "remindersLists" WHERE "remindersLists"."id" = ?1
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT (SELECT coalesce(CAST(json_agg(json_build_array("koine_1", "koine_2", "koine_3")) AS text), '[]') FROM (SELECT "absences"."id" AS "koine_1", "absences"."n" AS "koine_2", "absences"."text" AS "koine_3" FROM "absences") AS "koine_rows") FROM "remindersLists" WHERE "remindersLists"."id" = $1
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT (SELECT coalesce(JSON_ARRAYAGG(JSON_ARRAY(`absences`.`id`, `absences`.`n`, concat(`absences`.`text`, ''))), '[]') FROM `absences`) FROM `remindersLists` WHERE `remindersLists`.`id` = ?
-- 1: 1 (integer 64)
