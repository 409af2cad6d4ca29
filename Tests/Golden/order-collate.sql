-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE "spellings"."code" IS NOT NULL ORDER BY "spellings"."code" COLLATE "NOCASE" DESC, "spellings"."id"

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE "spellings"."code" IS NOT NULL ORDER BY lower("spellings"."code" COLLATE "C") COLLATE "C" DESC NULLS LAST, "spellings"."id"
