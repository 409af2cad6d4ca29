-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE (SELECT CASE WHEN count(*) = 0 THEN TRUE WHEN ("spellings"."code" COLLATE "BINARY") >= min("koine_values"."value" COLLATE "BINARY") THEN FALSE WHEN count(*) = count("koine_values"."value" COLLATE "BINARY") THEN ("spellings"."code" COLLATE "BINARY") < min("koine_values"."value" COLLATE "BINARY") END FROM (SELECT "other"."name" AS "value" FROM "spellings" AS "other" WHERE "other"."id" IN (?1, ?2)) AS "koine_values") ORDER BY "spellings"."id"
-- 1: 4 (integer 64)
-- 2: 10 (integer 64)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE (SELECT CASE WHEN count(*) = CAST(0 AS bigint) THEN TRUE WHEN ("spellings"."code" COLLATE "C") >= min("koine_values"."value" COLLATE "C") THEN FALSE WHEN count(*) = count("koine_values"."value" COLLATE "C") THEN ("spellings"."code" COLLATE "C") < min("koine_values"."value" COLLATE "C") END FROM (SELECT "other"."name" AS "value" FROM "spellings" AS "other" WHERE "other"."id" IN ($1, $2)) AS "koine_values") ORDER BY "spellings"."id"
-- 1: 4 (integer 64)
-- 2: 10 (integer 64)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE (SELECT CASE WHEN count(*) = 0 THEN TRUE WHEN (`spellings`.`code` COLLATE `utf8mb4_nopad_bin`) >= min(`koine_values`.`value` COLLATE `utf8mb4_nopad_bin`) THEN FALSE WHEN count(*) = count(`koine_values`.`value` COLLATE `utf8mb4_nopad_bin`) THEN (`spellings`.`code` COLLATE `utf8mb4_nopad_bin`) < min(`koine_values`.`value` COLLATE `utf8mb4_nopad_bin`) END FROM (SELECT `other`.`name` AS `value` FROM `spellings` AS `other` WHERE `other`.`id` IN (?, ?)) AS `koine_values`) ORDER BY `spellings`.`id`
-- 1: 4 (integer 64)
-- 2: 10 (integer 64)
