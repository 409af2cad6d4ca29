-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE lower("spellings"."name") = ?1 OR ("spellings"."name" || ?2) = ?3
-- 1: 'A' (text)
-- 2: '!' (text)
-- 3: 'A!' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE lower("spellings"."name" COLLATE "C") = $1 OR ("spellings"."name" || $2) = $3
-- 1: 'A' (text)
-- 2: '!' (text)
-- 3: 'A!' (text)
