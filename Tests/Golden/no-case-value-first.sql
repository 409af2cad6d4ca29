-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ?1 = ("spellings"."name" COLLATE "NOCASE")
-- 1: 'AB' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE lower($1 COLLATE "C") = lower("spellings"."name" COLLATE "C")
-- 1: 'AB' (text)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`)
-- 1: 'AB' (text)
