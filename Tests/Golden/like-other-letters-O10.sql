-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE "spellings"."code" LIKE ?1 ESCAPE '\' OR ("spellings"."code" COLLATE "NOCASE") LIKE ?2 ESCAPE '\' ORDER BY "spellings"."id"
-- 1: 'É' (text)
-- 2: 'Z' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE "spellings"."code" COLLATE "C" ILIKE $1 ESCAPE E'\\' OR "spellings"."code" COLLATE "C" ILIKE $2 ESCAPE E'\\' ORDER BY "spellings"."id"
-- 1: 'É' (text)
-- 2: 'Z' (text)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`code` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin LIKE ? ESCAPE x'5C' OR CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`code` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin LIKE ? ESCAPE x'5C' ORDER BY `spellings`.`id`
-- 1: 'É' (text)
-- 2: 'z' (text)
