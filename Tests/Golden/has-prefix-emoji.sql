-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE substr("phrases"."text", 1, length(?1)) = ?2
-- 1: '😀' (text)
-- 2: '😀' (text)

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE starts_with("phrases"."text", $1)
-- 1: '😀' (text)
