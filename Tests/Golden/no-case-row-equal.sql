-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."id", "spellings"."name" COLLATE "NOCASE") = (?1, ?2)
-- 1: 2 (integer 64)
-- 2: 'a' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."id", lower("spellings"."name" COLLATE "C")) = ($1, lower($2 COLLATE "C"))
-- 1: 2 (integer 64)
-- 2: 'a' (text)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE (`spellings`.`id`, CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin) = (?, CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`)
-- 1: 2 (integer 64)
-- 2: 'a' (text)
