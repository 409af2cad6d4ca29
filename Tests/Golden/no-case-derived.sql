-- SQLite 3.40
SELECT "spelleds"."id" FROM (SELECT "spellings"."name" AS "text", "spellings"."id" AS "id" FROM "spellings") AS "spelleds" WHERE ("spelleds"."text" COLLATE "NOCASE") = ?1 ORDER BY "spelleds"."text" COLLATE "NOCASE"
-- 1: 'AB' (text)

-- PostgreSQL 13
SELECT "spelleds"."id" FROM (SELECT "spellings"."name" AS "text", "spellings"."id" AS "id" FROM "spellings") AS "spelleds" WHERE lower("spelleds"."text" COLLATE "C") = lower($1 COLLATE "C") ORDER BY lower("spelleds"."text" COLLATE "C") COLLATE "C"
-- 1: 'AB' (text)

-- MariaDB 10.11
SELECT `spelleds`.`id` FROM (SELECT `spellings`.`name` AS `text`, `spellings`.`id` AS `id` FROM `spellings`) AS `spelleds` WHERE CONVERT(CAST(LOWER(CONVERT(CAST(`spelleds`.`text` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) ORDER BY CONVERT(CAST(LOWER(CONVERT(CAST(`spelleds`.`text` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`
-- 1: 'AB' (text)
