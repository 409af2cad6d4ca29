-- SQLite 3.40
WITH "spelleds" ("text", "id") AS (SELECT "spellings"."name", "spellings"."id" FROM "spellings") SELECT "spelleds"."id" FROM "spelleds" WHERE ("spelleds"."text" COLLATE "NOCASE") = ?1
-- 1: 'aA' (text)

-- PostgreSQL 13
WITH "spelleds" ("text", "id") AS (SELECT "spellings"."name", "spellings"."id" FROM "spellings") SELECT "spelleds"."id" FROM "spelleds" WHERE lower("spelleds"."text" COLLATE "C") = lower($1 COLLATE "C")
-- 1: 'aA' (text)

-- MariaDB 10.11
WITH `spelleds` (`text`, `id`) AS (SELECT `spellings`.`name`, `spellings`.`id` FROM `spellings`) SELECT `spelleds`.`id` FROM `spelleds` WHERE CONVERT(CAST(LOWER(CONVERT(CAST(`spelleds`.`text` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`)
-- 1: 'aA' (text)
