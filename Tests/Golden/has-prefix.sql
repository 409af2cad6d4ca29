-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE substr("phrases"."text", 1, length(?1)) = ?2 ORDER BY "phrases"."id"
-- 1: 'a' (text)
-- 2: 'a' (text)

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE starts_with("phrases"."text", $1) ORDER BY "phrases"."id"
-- 1: 'a' (text)
