-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE koine_like("phrases"."text", ?1 || coalesce("phrases"."other", ?2) || ?3, 0) ORDER BY "phrases"."id"
-- 1: '%' (text)
-- 2: '?' (text)
-- 3: '%' (text)

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."text" COLLATE "C" ILIKE ($1 || coalesce("phrases"."other", $2) || $3) ESCAPE E'\\' ORDER BY "phrases"."id"
-- 1: '%' (text)
-- 2: '?' (text)
-- 3: '%' (text)

-- MariaDB 10.11
SELECT `phrases`.`id` FROM `phrases` WHERE CONVERT(CAST(LOWER(CONVERT(CAST(`phrases`.`text` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin LIKE CONVERT(CAST(LOWER(CONVERT(CAST(concat(concat(?, coalesce(`phrases`.`other`, ?)), ?) AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin ESCAPE x'5C' ORDER BY `phrases`.`id`
-- 1: '%' (text)
-- 2: '?' (text)
-- 3: '%' (text)
