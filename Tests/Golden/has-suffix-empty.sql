-- SQLite 3.40
SELECT count(*) FROM "phrases" WHERE substr("phrases"."text", coalesce(nullif(-length(?1), 0), length("phrases"."text") + 1)) = ?2
-- 1: '' (text)
-- 2: '' (text)

-- PostgreSQL 13
SELECT count(*) FROM "phrases" WHERE right("phrases"."text", length($1)) = $2
-- 1: '' (text)
-- 2: '' (text)
