-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."name" COLLATE "NOCASE", "spellings"."code" COLLATE "NOCASE") IN (SELECT "other"."name", "other"."code" FROM "spellings" AS "other" WHERE "other"."id" IN (?1, ?2)) ORDER BY "spellings"."id"
-- 1: 2 (integer 64)
-- 2: 3 (integer 64)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE (lower("spellings"."name" COLLATE "C"), lower("spellings"."code" COLLATE "C")) IN (SELECT lower("other"."name" COLLATE "C"), lower("other"."code" COLLATE "C") FROM "spellings" AS "other" WHERE "other"."id" IN ($1, $2)) ORDER BY "spellings"."id"
-- 1: 2 (integer 64)
-- 2: 3 (integer 64)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE (CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`, CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`code` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) IN (SELECT CONVERT(CAST(LOWER(CONVERT(CAST(`other`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CAST(LOWER(CONVERT(CAST(`other`.`code` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin FROM `spellings` AS `other` WHERE `other`.`id` IN (?, ?)) ORDER BY `spellings`.`id`
-- 1: 2 (integer 64)
-- 2: 3 (integer 64)
