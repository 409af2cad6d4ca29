-- SQLite 3.40
SELECT "spelleds"."id" FROM (SELECT "spellings"."name" AS "text", "spellings"."id" AS "id" FROM "spellings") AS "spelleds" WHERE ("spelleds"."text" COLLATE "BINARY") = ?1
-- 1: 'A' (text)

-- PostgreSQL 13
SELECT "spelleds"."id" FROM (SELECT "spellings"."name" AS "text", "spellings"."id" AS "id" FROM "spellings") AS "spelleds" WHERE ("spelleds"."text" COLLATE "C") = $1
-- 1: 'A' (text)

-- MariaDB 10.11
SELECT `spelleds`.`id` FROM (SELECT `spellings`.`name` AS `text`, `spellings`.`id` AS `id` FROM `spellings`) AS `spelleds` WHERE (`spelleds`.`text` COLLATE `utf8mb4_nopad_bin`) = ?
-- 1: 'A' (text)
