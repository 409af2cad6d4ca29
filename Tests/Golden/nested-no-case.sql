-- SQLite 3.40
SELECT (SELECT json_group_array(json_array("koine_1")) FROM (SELECT "spellings"."name" AS "koine_1" FROM "spellings" WHERE ("spellings"."name" COLLATE "NOCASE") < ?1 AND "spellings"."id" > "remindersLists"."id" ORDER BY "spellings"."name" COLLATE "NOCASE", "spellings"."id") AS "koine_rows") FROM "remindersLists" WHERE "remindersLists"."id" = ?2
-- 1: 'b' (text)
-- 2: 1 (integer 64)

-- PostgreSQL 13
SELECT (SELECT coalesce(CAST(json_agg(json_build_array("koine_1")) AS text), '[]') FROM (SELECT "spellings"."name" AS "koine_1" FROM "spellings" WHERE (lower("spellings"."name" COLLATE "C") COLLATE "C") < lower($1 COLLATE "C") AND "spellings"."id" > "remindersLists"."id" ORDER BY lower("spellings"."name" COLLATE "C") COLLATE "C", "spellings"."id") AS "koine_rows") FROM "remindersLists" WHERE "remindersLists"."id" = $2
-- 1: 'b' (text)
-- 2: 1 (integer 64)

-- MariaDB 10.11
SELECT (SELECT coalesce(JSON_ARRAYAGG(JSON_ARRAY(concat(`spellings`.`name`, '')) ORDER BY CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`, `spellings`.`id`), '[]') FROM `spellings` WHERE CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin < (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) AND `spellings`.`id` > `remindersLists`.`id`) FROM `remindersLists` WHERE `remindersLists`.`id` = ?
-- 1: 'b' (text)
-- 2: 1 (integer 64)
