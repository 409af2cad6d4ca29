-- SQLite 3.40
DELETE FROM "spellings" WHERE ("spellings"."name" COLLATE "NOCASE") IN (?1) RETURNING "spellings"."id", (coalesce("spellings"."name", NULL) COLLATE "NOCASE") = ?2
-- 1: 'B' (text)
-- 2: 'b' (text)

-- PostgreSQL 13
DELETE FROM "spellings" WHERE lower("spellings"."name" COLLATE "C") IN ($1) RETURNING "spellings"."id", lower("spellings"."name" COLLATE "C") = lower($2 COLLATE "C")
-- 1: 'b' (text)
-- 2: 'b' (text)

-- MariaDB 10.11
DELETE FROM `spellings` WHERE CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin IN (? COLLATE `utf8mb4_nopad_bin`) RETURNING `spellings`.`id`, CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`)
-- 1: 'b' (text)
-- 2: 'b' (text)
