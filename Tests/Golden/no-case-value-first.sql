-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ?1 = ("spellings"."name" COLLATE "NOCASE")
-- 1: 'AB' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE lower($1 COLLATE "C") = lower("spellings"."name" COLLATE "C")
-- 1: 'AB' (text)
