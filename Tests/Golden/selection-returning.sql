-- SQLite 3.40
UPDATE "tags" SET "title" = "tags"."title" || ?1 WHERE "tags"."id" < ?2 RETURNING "tags"."title", "tags"."id"
-- 1: '!' (text)
-- 2: 3 (integer 64)

-- PostgreSQL 13
UPDATE "tags" SET "title" = "tags"."title" || $1 WHERE "tags"."id" < $2 RETURNING "tags"."title", "tags"."id"
-- 1: '!' (text)
-- 2: 3 (integer 64)
