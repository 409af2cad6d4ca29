-- SQLite 3.40
WITH "spelleds" ("text", "id") AS (SELECT "spellings"."name", "spellings"."id" FROM "spellings") SELECT "spellings"."id", "spelleds"."id" FROM "spellings" JOIN "spelleds" ON ("spellings"."nick" COLLATE "NOCASE") = "spelleds"."text" WHERE "spellings"."id" < ?1 ORDER BY "spellings"."id", "spelleds"."id"
-- 1: 4 (integer 64)

-- PostgreSQL 13
WITH "spelleds" ("text", "id") AS (SELECT "spellings"."name", "spellings"."id" FROM "spellings") SELECT "spellings"."id", "spelleds"."id" FROM "spellings" JOIN "spelleds" ON lower("spellings"."nick" COLLATE "C") = lower("spelleds"."text" COLLATE "C") WHERE "spellings"."id" < $1 ORDER BY "spellings"."id", "spelleds"."id"
-- 1: 4 (integer 64)

-- MariaDB 10.11
WITH `spelleds` (`text`, `id`) AS (SELECT `spellings`.`name`, `spellings`.`id` FROM `spellings`) SELECT `spellings`.`id`, `spelleds`.`id` FROM `spellings` JOIN `spelleds` ON CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`nick` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (CONVERT(CAST(LOWER(CONVERT(CAST(`spelleds`.`text` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) WHERE `spellings`.`id` < ? ORDER BY `spellings`.`id`, `spelleds`.`id`
-- 1: 4 (integer 64)
