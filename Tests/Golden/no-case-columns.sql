-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."name" COLLATE "NOCASE") > "spellings"."nick" ORDER BY "spellings"."id"

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE (lower("spellings"."name" COLLATE "C") COLLATE "C") > lower("spellings"."nick" COLLATE "C") ORDER BY "spellings"."id"
