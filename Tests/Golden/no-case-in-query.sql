-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."name" COLLATE "NOCASE") IN (SELECT "other"."nick" FROM "spellings" AS "other" WHERE "other"."id" < ?1) ORDER BY "spellings"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE lower("spellings"."name" COLLATE "C") IN (SELECT lower("other"."nick" COLLATE "C") FROM "spellings" AS "other" WHERE "other"."id" < $1) ORDER BY "spellings"."id"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE (CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) IN (SELECT CONVERT(CAST(LOWER(CONVERT(CAST(`other`.`nick` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin FROM `spellings` AS `other` WHERE `other`.`id` < ?) ORDER BY `spellings`.`id`
-- 1: 3 (integer 64)
