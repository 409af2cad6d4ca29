-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."name" COLLATE "NOCASE", "spellings"."code") IN ((?1, ?2), (?3, ?4), (?5, ?6)) ORDER BY "spellings"."id"
-- 1: 'A' (text)
-- 2: 'a' (text)
-- 3: 'b' (text)
-- 4: 'B' (text)
-- 5: 'Z' (text)
-- 6: 'z' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE (lower("spellings"."name" COLLATE "C"), "spellings"."code") IN (($1, $2), ($3, $4), ($5, $6)) ORDER BY "spellings"."id"
-- 1: 'a' (text)
-- 2: 'a' (text)
-- 3: 'b' (text)
-- 4: 'B' (text)
-- 5: 'z' (text)
-- 6: 'z' (text)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE (CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin, `spellings`.`code`) IN ((? COLLATE `utf8mb4_nopad_bin`, ? COLLATE `utf8mb4_nopad_bin`), (?, ?), (?, ?)) ORDER BY `spellings`.`id`
-- 1: 'a' (text)
-- 2: 'a' (text)
-- 3: 'b' (text)
-- 4: 'B' (text)
-- 5: 'z' (text)
-- 6: 'z' (text)
