-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE "spellings"."id" < ?1 ORDER BY (("spellings"."name" COLLATE "NOCASE") = ?2), "spellings"."id"
-- 1: 4 (integer 64)
-- 2: 'A' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE "spellings"."id" < $1 ORDER BY (lower("spellings"."name" COLLATE "C") = lower($2 COLLATE "C")), "spellings"."id"
-- 1: 4 (integer 64)
-- 2: 'A' (text)
