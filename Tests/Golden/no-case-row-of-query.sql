-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."name" COLLATE "NOCASE", "spellings"."code") = (SELECT "other"."name", "other"."code" FROM "spellings" AS "other" WHERE "other"."id" = ?1 LIMIT ?2)
-- 1: 2 (integer 64)
-- 2: 1 (integer 64)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE (lower("spellings"."name" COLLATE "C"), "spellings"."code") = (SELECT lower("other"."name" COLLATE "C"), "other"."code" FROM "spellings" AS "other" WHERE "other"."id" = $1 LIMIT $2)
-- 1: 2 (integer 64)
-- 2: 1 (integer 64)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE (CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`, `spellings`.`code` COLLATE `utf8mb4_nopad_bin`) = (SELECT CONVERT(CAST(LOWER(CONVERT(CAST(`other`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin, `other`.`code` FROM `spellings` AS `other` WHERE `other`.`id` = ? LIMIT ?)
-- 1: 2 (integer 64)
-- 2: 1 (integer 64)
