-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE length("phrases"."text" || ?1) + ?2 = ?3 AND ("phrases"."text" || ?4) LIKE ?5 ESCAPE '\' ORDER BY "phrases"."id"
-- 1: 'a' (text)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)
-- 4: '!' (text)
-- 5: 'a!' (text)

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE CAST(length("phrases"."text" || $1) AS bigint) + $2 = $3 AND ("phrases"."text" || $4) COLLATE "C" ILIKE $5 ESCAPE E'\\' ORDER BY "phrases"."id"
-- 1: 'a' (text)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)
-- 4: '!' (text)
-- 5: 'a!' (text)
