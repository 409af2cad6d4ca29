-- SQLite 3.40
SELECT count(*) FROM "phrases" WHERE (("phrases"."text" COLLATE "BINARY") >= ?1)
-- 1: '' (text)

-- PostgreSQL 13
SELECT count(*) FROM "phrases" WHERE (("phrases"."text" COLLATE "C") >= $1)
-- 1: '' (text)
