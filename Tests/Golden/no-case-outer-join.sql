-- SQLite 3.40
SELECT "spellings"."id", "other"."id" FROM "spellings" LEFT JOIN "spellings" AS "other" ON ("spellings"."name" COLLATE "NOCASE") = "other"."nick" AND "other"."id" > ?1 WHERE "spellings"."id" < ?2 AND ("other"."name" COLLATE "NOCASE") IS DISTINCT FROM ?3 ORDER BY "spellings"."id", "other"."name" COLLATE "NOCASE", "other"."id"
-- 1: 5 (integer 64)
-- 2: 4 (integer 64)
-- 3: 'b' (text)

-- PostgreSQL 13
SELECT "spellings"."id", "other"."id" FROM "spellings" LEFT JOIN "spellings" AS "other" ON lower("spellings"."name" COLLATE "C") = lower("other"."nick" COLLATE "C") AND "other"."id" > $1 WHERE "spellings"."id" < $2 AND lower("other"."name" COLLATE "C") IS DISTINCT FROM lower($3 COLLATE "C") ORDER BY "spellings"."id", lower("other"."name" COLLATE "C") COLLATE "C" NULLS FIRST, "other"."id" NULLS FIRST
-- 1: 5 (integer 64)
-- 2: 4 (integer 64)
-- 3: 'b' (text)

-- MariaDB 10.11
SELECT `spellings`.`id`, `other`.`id` FROM `spellings` LEFT JOIN `spellings` AS `other` ON CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (CONVERT(CAST(LOWER(CONVERT(CAST(`other`.`nick` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) AND `other`.`id` > ? WHERE `spellings`.`id` < ? AND NOT (CONVERT(CAST(LOWER(CONVERT(CAST(`other`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin <=> (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`)) ORDER BY `spellings`.`id`, CONVERT(CAST(LOWER(CONVERT(CAST(`other`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`, `other`.`id`
-- 1: 5 (integer 64)
-- 2: 4 (integer 64)
-- 3: 'b' (text)
