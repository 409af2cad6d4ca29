-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."name" COLLATE "NOCASE", "spellings"."code") IN ((?1, ?2), (?3, ?4), (?5, ?6)) ORDER BY "spellings"."id"
-- 1: 'A' (text)
-- 2: 'a' (text)
-- 3: 'b' (text)
-- 4: 'B' (text)
-- 5: 'Z' (text)
-- 6: 'z' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE (lower("spellings"."name" COLLATE "C"), "spellings"."code") IN (($1, $2), ($3, $4), ($5, $6)) ORDER BY "spellings"."id"
-- 1: 'a' (text)
-- 2: 'a' (text)
-- 3: 'b' (text)
-- 4: 'B' (text)
-- 5: 'z' (text)
-- 6: 'z' (text)
