-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE "spellings"."id" < ?1 ORDER BY (("spellings"."name" COLLATE "NOCASE") = ?2), "spellings"."id"
-- 1: 4 (integer 64)
-- 2: 'A' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE "spellings"."id" < $1 ORDER BY (lower("spellings"."name" COLLATE "C") = lower($2 COLLATE "C")), "spellings"."id"
-- 1: 4 (integer 64)
-- 2: 'A' (text)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE `spellings`.`id` < ? ORDER BY (CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`)), `spellings`.`id`
-- 1: 4 (integer 64)
-- 2: 'A' (text)
