-- SQLite 3.40
SELECT "spelleds"."id" FROM (SELECT "spellings"."code" COLLATE "NOCASE" AS "text", "spellings"."id" AS "id" FROM "spellings") AS "spelleds" WHERE ("spelleds"."text" COLLATE "NOCASE") = ?1 ORDER BY "spelleds"."id"
-- 1: 'A' (text)

-- PostgreSQL 13
SELECT "spelleds"."id" FROM (SELECT "spellings"."code" AS "text", "spellings"."id" AS "id" FROM "spellings") AS "spelleds" WHERE lower("spelleds"."text" COLLATE "C") = lower($1 COLLATE "C") ORDER BY "spelleds"."id"
-- 1: 'A' (text)

-- MariaDB 10.11
SELECT `spelleds`.`id` FROM (SELECT `spellings`.`code` AS `text`, `spellings`.`id` AS `id` FROM `spellings`) AS `spelleds` WHERE CONVERT(CAST(LOWER(CONVERT(CAST(`spelleds`.`text` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) ORDER BY `spelleds`.`id`
-- 1: 'A' (text)
