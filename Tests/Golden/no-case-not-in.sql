-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE NOT ("spellings"."name" COLLATE "NOCASE") IN (?1, ?2, ?3) ORDER BY "spellings"."id"
-- 1: 'AA' (text)
-- 2: 'É' (text)
-- 3: 'B' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE NOT lower("spellings"."name" COLLATE "C") IN ($1, $2, $3) ORDER BY "spellings"."id"
-- 1: 'aa' (text)
-- 2: 'É' (text)
-- 3: 'b' (text)
