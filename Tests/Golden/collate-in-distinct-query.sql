-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."code" COLLATE "NOCASE") IN (SELECT DISTINCT "other"."code" COLLATE "BINARY" FROM "spellings" AS "other" ORDER BY "other"."code" COLLATE "BINARY" LIMIT ?1) ORDER BY "spellings"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE lower("spellings"."code" COLLATE "C") IN (SELECT lower("koine_texts"."koine_1" COLLATE "C") FROM (SELECT DISTINCT "other"."code" COLLATE "C" AS "koine_1" FROM "spellings" AS "other" ORDER BY "other"."code" COLLATE "C" NULLS FIRST LIMIT $1) AS "koine_texts") ORDER BY "spellings"."id"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE (CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`code` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) IN (SELECT CONVERT(CAST(LOWER(CONVERT(CAST(`koine_texts`.`koine_1` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin FROM (SELECT DISTINCT `other`.`code` COLLATE `utf8mb4_nopad_bin` AS `koine_1` FROM `spellings` AS `other` ORDER BY `other`.`code` COLLATE `utf8mb4_nopad_bin` LIMIT ?) AS `koine_texts`) ORDER BY `spellings`.`id`
-- 1: 3 (integer 64)
