-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."text" LIKE ?1 ESCAPE '\' OR "phrases"."text" LIKE ?2 ESCAPE '\' ORDER BY "phrases"."id"
-- 1: '%\\%' (text)
-- 2: '%\\_%' (text)

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."text" COLLATE "C" ILIKE $1 ESCAPE E'\\' OR "phrases"."text" COLLATE "C" ILIKE $2 ESCAPE E'\\' ORDER BY "phrases"."id"
-- 1: '%\\%' (text)
-- 2: '%\\_%' (text)

-- MariaDB 10.11
SELECT `phrases`.`id` FROM `phrases` WHERE CONVERT(CAST(LOWER(CONVERT(CAST(`phrases`.`text` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin LIKE ? ESCAPE x'5C' OR CONVERT(CAST(LOWER(CONVERT(CAST(`phrases`.`text` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin LIKE ? ESCAPE x'5C' ORDER BY `phrases`.`id`
-- 1: '%\\%' (text)
-- 2: '%\\_%' (text)
