-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."code" COLLATE "NOCASE") = ?1 ORDER BY "spellings"."id"
-- 1: 'A' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE lower("spellings"."code" COLLATE "C") = lower($1 COLLATE "C") ORDER BY "spellings"."id"
-- 1: 'A' (text)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`code` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) ORDER BY `spellings`.`id`
-- 1: 'A' (text)
