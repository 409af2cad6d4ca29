-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."nick" COLLATE "NOCASE") = "spellings"."code" OR ("spellings"."name" COLLATE "BINARY") = "spellings"."code" ORDER BY "spellings"."id"

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE lower("spellings"."nick" COLLATE "C") = lower("spellings"."code" COLLATE "C") OR ("spellings"."name" COLLATE "C") = "spellings"."code" ORDER BY "spellings"."id"
