-- SQLite 3.40
WITH "spelleds" ("text", "id") AS (SELECT "spellings"."name", "spellings"."id" FROM "spellings") SELECT "spelleds"."id" FROM "spelleds" WHERE ("spelleds"."text" COLLATE "NOCASE") = ?1
-- 1: 'aA' (text)

-- PostgreSQL 13
WITH "spelleds" ("text", "id") AS (SELECT "spellings"."name", "spellings"."id" FROM "spellings") SELECT "spelleds"."id" FROM "spelleds" WHERE lower("spelleds"."text" COLLATE "C") = lower($1 COLLATE "C")
-- 1: 'aA' (text)
