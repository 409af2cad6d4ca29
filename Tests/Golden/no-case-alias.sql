-- SQLite 3.40
SELECT "spellings"."id", "other"."id" FROM "spellings" JOIN "spellings" AS "other" ON ("spellings"."name" COLLATE "NOCASE") = "other"."name" AND "spellings"."id" < "other"."id" ORDER BY "spellings"."id"

-- PostgreSQL 13
SELECT "spellings"."id", "other"."id" FROM "spellings" JOIN "spellings" AS "other" ON lower("spellings"."name" COLLATE "C") = lower("other"."name" COLLATE "C") AND "spellings"."id" < "other"."id" ORDER BY "spellings"."id"

-- MariaDB 10.11
SELECT `spellings`.`id`, `other`.`id` FROM `spellings` JOIN `spellings` AS `other` ON CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (CONVERT(CAST(LOWER(CONVERT(CAST(`other`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) AND `spellings`.`id` < `other`.`id` ORDER BY `spellings`.`id`
