-- SQLite 3.40
DELETE FROM "spellings" WHERE ("spellings"."name" COLLATE "NOCASE") IN (?1) RETURNING "spellings"."id", (coalesce("spellings"."name", NULL) COLLATE "NOCASE") = ?2
-- 1: 'B' (text)
-- 2: 'b' (text)

-- PostgreSQL 13
DELETE FROM "spellings" WHERE lower("spellings"."name" COLLATE "C") IN ($1) RETURNING "spellings"."id", lower("spellings"."name" COLLATE "C") = lower($2 COLLATE "C")
-- 1: 'b' (text)
-- 2: 'b' (text)
