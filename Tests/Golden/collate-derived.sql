-- SQLite 3.40
SELECT "spelleds"."id" FROM (SELECT "spellings"."code" COLLATE "NOCASE" AS "text", "spellings"."id" AS "id" FROM "spellings") AS "spelleds" WHERE ("spelleds"."text" COLLATE "NOCASE") = ?1 ORDER BY "spelleds"."id"
-- 1: 'A' (text)

-- PostgreSQL 13
SELECT "spelleds"."id" FROM (SELECT "spellings"."code" AS "text", "spellings"."id" AS "id" FROM "spellings") AS "spelleds" WHERE lower("spelleds"."text" COLLATE "C") = lower($1 COLLATE "C") ORDER BY "spelleds"."id"
-- 1: 'A' (text)
