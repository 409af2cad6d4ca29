-- SQLite 3.40
UPDATE "tags" SET "weight" = ?1, "title" = "tags"."title" || ?2 WHERE "tags"."weight" IS NULL
-- 1: 1 (integer 64)
-- 2: '!' (text)

-- PostgreSQL 13
UPDATE "tags" SET "weight" = $1, "title" = "tags"."title" || $2 WHERE "tags"."weight" IS NULL
-- 1: 1 (integer 64)
-- 2: '!' (text)
