-- SQLite 3.40
UPDATE "spellings" SET "code" = ?1 WHERE ("spellings"."name" COLLATE "NOCASE") = ?2
-- 1: '=' (text)
-- 2: 'A' (text)

-- PostgreSQL 13
UPDATE "spellings" SET "code" = $1 WHERE lower("spellings"."name" COLLATE "C") = lower($2 COLLATE "C")
-- 1: '=' (text)
-- 2: 'A' (text)
