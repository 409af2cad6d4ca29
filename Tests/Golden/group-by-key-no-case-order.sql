-- SQLite 3.40
SELECT "spellings"."id", "spellings"."name" FROM "spellings" WHERE "spellings"."id" IN (?1, ?2, ?3) GROUP BY "spellings"."id" ORDER BY "spellings"."name" COLLATE "NOCASE", "spellings"."id"
-- 1: 2 (integer 64)
-- 2: 3 (integer 64)
-- 3: 4 (integer 64)

-- PostgreSQL 13
SELECT "spellings"."id", "spellings"."name" FROM "spellings" WHERE "spellings"."id" IN ($1, $2, $3) GROUP BY "spellings"."id" ORDER BY lower("spellings"."name" COLLATE "C") COLLATE "C" NULLS FIRST, "spellings"."id"
-- 1: 2 (integer 64)
-- 2: 3 (integer 64)
-- 3: 4 (integer 64)

-- MariaDB 10.11
SELECT `spellings`.`id`, `spellings`.`name` FROM `spellings` WHERE `spellings`.`id` IN (?, ?, ?) GROUP BY `spellings`.`id` ORDER BY CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`, `spellings`.`id`
-- 1: 2 (integer 64)
-- 2: 3 (integer 64)
-- 3: 4 (integer 64)
