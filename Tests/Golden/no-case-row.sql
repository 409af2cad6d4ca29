-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."name" COLLATE "NOCASE", "spellings"."id") > (?1, ?2) ORDER BY "spellings"."id"
-- 1: 'b' (text)
-- 2: 3 (integer 64)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE (lower("spellings"."name" COLLATE "C") COLLATE "C", "spellings"."id") > (lower($1 COLLATE "C"), $2) ORDER BY "spellings"."id"
-- 1: 'b' (text)
-- 2: 3 (integer 64)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE coalesce((CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin, `spellings`.`id`) > (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`, ?), NULL) ORDER BY `spellings`.`id`
-- 1: 'b' (text)
-- 2: 3 (integer 64)
