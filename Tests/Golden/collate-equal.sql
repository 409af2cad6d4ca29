-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."code" COLLATE "NOCASE") = ?1 ORDER BY "spellings"."id"
-- 1: 'A' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE lower("spellings"."code" COLLATE "C") = lower($1 COLLATE "C") ORDER BY "spellings"."id"
-- 1: 'A' (text)
