-- SQLite 3.40
SELECT max(CASE WHEN ("spellings"."name" COLLATE "NOCASE") = ?1 THEN ?2 ELSE ?3 END COLLATE "BINARY") FROM "spellings"
-- 1: 'A' (text)
-- 2: 'x' (text)
-- 3: 'Y' (text)

-- PostgreSQL 13
SELECT max(CASE WHEN lower("spellings"."name" COLLATE "C") = lower($1 COLLATE "C") THEN $2 ELSE $3 END COLLATE "C") FROM "spellings"
-- 1: 'A' (text)
-- 2: 'x' (text)
-- 3: 'Y' (text)
