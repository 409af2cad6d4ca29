-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" ORDER BY "spellings"."name" COLLATE "NOCASE" DESC NULLS FIRST, "spellings"."id"

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" ORDER BY lower("spellings"."name" COLLATE "C") COLLATE "C" DESC NULLS FIRST, "spellings"."id"
