-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."name" COLLATE "NOCASE") IS NOT DISTINCT FROM "spellings"."nick" ORDER BY "spellings"."id"

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE lower("spellings"."name" COLLATE "C") IS NOT DISTINCT FROM lower("spellings"."nick" COLLATE "C") ORDER BY "spellings"."id"
