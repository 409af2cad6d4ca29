-- SQLite 3.40
SELECT lower(substr(upper(trim("phrases"."text")) || ?1, ?2, ?3)) FROM "phrases" WHERE "phrases"."id" = ?4
-- 1: '!' (text)
-- 2: 1 (integer 32)
-- 3: 3 (integer 32)
-- 4: 14 (integer 64)

-- PostgreSQL 13
SELECT lower(substr(upper(btrim("phrases"."text") COLLATE "C") || $1, $2, $3) COLLATE "C") FROM "phrases" WHERE "phrases"."id" = $4
-- 1: '!' (text)
-- 2: 1 (integer 32)
-- 3: 3 (integer 32)
-- 4: 14 (integer 64)
