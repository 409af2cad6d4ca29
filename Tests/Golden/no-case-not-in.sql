-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE NOT ("spellings"."name" COLLATE "NOCASE") IN (?1, ?2, ?3) ORDER BY "spellings"."id"
-- 1: 'AA' (text)
-- 2: 'É' (text)
-- 3: 'B' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE NOT lower("spellings"."name" COLLATE "C") IN ($1, $2, $3) ORDER BY "spellings"."id"
-- 1: 'aa' (text)
-- 2: 'É' (text)
-- 3: 'b' (text)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE NOT CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin IN (? COLLATE `utf8mb4_nopad_bin`, ?, ?) ORDER BY `spellings`.`id`
-- 1: 'aa' (text)
-- 2: 'É' (text)
-- 3: 'b' (text)
