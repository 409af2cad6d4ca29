-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE (SELECT CASE WHEN count(*) = 0 THEN TRUE WHEN lower("spellings"."code") >= min(lower("koine_values"."value")) THEN FALSE WHEN count(*) = count(lower("koine_values"."value")) THEN lower("spellings"."code") < min(lower("koine_values"."value")) END FROM (SELECT "other"."code" AS "value" FROM "spellings" AS "other" WHERE "other"."id" IN (?1, ?2)) AS "koine_values") ORDER BY "spellings"."id"
-- 1: 4 (integer 64)
-- 2: 10 (integer 64)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE (SELECT CASE WHEN count(*) = CAST(0 AS bigint) THEN TRUE WHEN (lower("spellings"."code" COLLATE "C") COLLATE "C") >= min(lower("koine_values"."value" COLLATE "C") COLLATE "C") THEN FALSE WHEN count(*) = count(lower("koine_values"."value" COLLATE "C")) THEN (lower("spellings"."code" COLLATE "C") COLLATE "C") < min(lower("koine_values"."value" COLLATE "C") COLLATE "C") END FROM (SELECT "other"."code" AS "value" FROM "spellings" AS "other" WHERE "other"."id" IN ($1, $2)) AS "koine_values") ORDER BY "spellings"."id"
-- 1: 4 (integer 64)
-- 2: 10 (integer 64)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE (SELECT CASE WHEN count(*) = 0 THEN TRUE WHEN CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`code` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin >= (min(CONVERT(CAST(LOWER(CONVERT(CAST(`koine_values`.`value` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) COLLATE `utf8mb4_nopad_bin`) THEN FALSE WHEN count(*) = count(CONVERT(CAST(LOWER(CONVERT(CAST(`koine_values`.`value` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin) THEN CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`code` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin < (min(CONVERT(CAST(LOWER(CONVERT(CAST(`koine_values`.`value` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) COLLATE `utf8mb4_nopad_bin`) END FROM (SELECT `other`.`code` AS `value` FROM `spellings` AS `other` WHERE `other`.`id` IN (?, ?)) AS `koine_values`) ORDER BY `spellings`.`id`
-- 1: 4 (integer 64)
-- 2: 10 (integer 64)
