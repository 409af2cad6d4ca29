-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE koine_like("phrases"."text", ?1 || coalesce("phrases"."other", ?2) || ?3, 0) ORDER BY "phrases"."id"
-- 1: '%' (text)
-- 2: '?' (text)
-- 3: '%' (text)

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."text" COLLATE "C" ILIKE ($1 || coalesce("phrases"."other", $2) || $3) ESCAPE E'\\' ORDER BY "phrases"."id"
-- 1: '%' (text)
-- 2: '?' (text)
-- 3: '%' (text)
