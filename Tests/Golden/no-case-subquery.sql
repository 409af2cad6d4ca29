-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."name" COLLATE "NOCASE") = (SELECT "other"."name" FROM "spellings" AS "other" WHERE "other"."id" = ?1 LIMIT ?2) ORDER BY "spellings"."id"
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE lower("spellings"."name" COLLATE "C") = lower((SELECT "other"."name" FROM "spellings" AS "other" WHERE "other"."id" = $1 LIMIT $2) COLLATE "C") ORDER BY "spellings"."id"
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (CONVERT(CAST(LOWER(CONVERT(CAST((SELECT `other`.`name` FROM `spellings` AS `other` WHERE `other`.`id` = ? LIMIT ?) AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) ORDER BY `spellings`.`id`
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
