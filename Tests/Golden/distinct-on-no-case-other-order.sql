-- SQLite 3.40
SELECT "koine_distinct"."koine_1" FROM (SELECT "spellings"."id" AS "koine_1", "spellings"."id" AS "koine_2", "spellings"."name" AS "koine_3", row_number() OVER (PARTITION BY "spellings"."name" COLLATE "NOCASE" ORDER BY "spellings"."id" DESC, "spellings"."name" COLLATE "NOCASE") AS "koine_4" FROM "spellings") AS "koine_distinct" WHERE "koine_distinct"."koine_4" = 1 ORDER BY "koine_distinct"."koine_2" DESC, "koine_distinct"."koine_3" COLLATE "NOCASE"

-- PostgreSQL 13
SELECT "koine_distinct"."koine_1" FROM (SELECT "spellings"."id" AS "koine_1", "spellings"."id" AS "koine_2", "spellings"."name" AS "koine_3", row_number() OVER (PARTITION BY lower("spellings"."name" COLLATE "C") ORDER BY "spellings"."id" DESC, lower("spellings"."name" COLLATE "C") COLLATE "C" NULLS FIRST) AS "koine_4" FROM "spellings") AS "koine_distinct" WHERE "koine_distinct"."koine_4" = 1 ORDER BY "koine_distinct"."koine_2" DESC, lower("koine_distinct"."koine_3" COLLATE "C") COLLATE "C" NULLS FIRST
