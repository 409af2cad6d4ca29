-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."name" COLLATE "NOCASE") = ?1 OR "spellings"."name" IS NULL ORDER BY "spellings"."id"
-- 1: 'AA' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE lower("spellings"."name" COLLATE "C") = lower($1 COLLATE "C") OR "spellings"."name" IS NULL ORDER BY "spellings"."id"
-- 1: 'AA' (text)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin <=> (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) OR `spellings`.`name` IS NULL ORDER BY `spellings`.`id`
-- 1: 'AA' (text)
