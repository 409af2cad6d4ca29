-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" ORDER BY "spellings"."name" COLLATE "NOCASE", "spellings"."id"

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" ORDER BY lower("spellings"."name" COLLATE "C") COLLATE "C" NULLS FIRST, "spellings"."id"
