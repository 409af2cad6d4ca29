-- SQLite 3.40
SELECT "spellings"."id", "other"."id" FROM "spellings" JOIN "spellings" AS "other" ON ("spellings"."name" COLLATE "NOCASE") = "other"."name" AND "spellings"."id" < "other"."id" ORDER BY "spellings"."id"

-- PostgreSQL 13
SELECT "spellings"."id", "other"."id" FROM "spellings" JOIN "spellings" AS "other" ON lower("spellings"."name" COLLATE "C") = lower("other"."name" COLLATE "C") AND "spellings"."id" < "other"."id" ORDER BY "spellings"."id"
