-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE substr("phrases"."text", coalesce(nullif(-length(coalesce("phrases"."other", ?1)), 0), length("phrases"."text") + 1)) = coalesce("phrases"."other", ?2) ORDER BY "phrases"."id"
-- 1: '?' (text)
-- 2: '?' (text)

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE right("phrases"."text", length(coalesce("phrases"."other", $1))) = coalesce("phrases"."other", $2) ORDER BY "phrases"."id"
-- 1: '?' (text)
-- 2: '?' (text)
