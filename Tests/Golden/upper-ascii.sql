-- SQLite 3.40
SELECT upper("phrases"."text") FROM "phrases" WHERE "phrases"."id" IN (?1, ?2, ?3, ?4) ORDER BY "phrases"."id"
-- 1: 5 (integer 64)
-- 2: 7 (integer 64)
-- 3: 20 (integer 64)
-- 4: 1 (integer 64)

-- PostgreSQL 13
SELECT upper("phrases"."text" COLLATE "C") FROM "phrases" WHERE "phrases"."id" IN ($1, $2, $3, $4) ORDER BY "phrases"."id"
-- 1: 5 (integer 64)
-- 2: 7 (integer 64)
-- 3: 20 (integer 64)
-- 4: 1 (integer 64)
