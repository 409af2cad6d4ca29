-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."code" COLLATE "NOCASE") IN (SELECT substr("tags"."title", 1, ?1) FROM "tags" WHERE "tags"."id" > ?2) ORDER BY "spellings"."id"
-- 1: 1 (integer 32)
-- 2: 0 (integer 64)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE lower("spellings"."code" COLLATE "C") IN (SELECT lower(left("tags"."title", $1) COLLATE "C") FROM "tags" WHERE "tags"."id" > $2) ORDER BY "spellings"."id"
-- 1: 1 (integer 32)
-- 2: 0 (integer 64)
